"""Choices, prompts and events as phrases: which message of the texts, with which facts, by which rule."""

from iteru.engine.events import Event, Value
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase
from iteru.games.imhotep.rules.agenda import AGENDA
from iteru.games.imhotep.rules.moves import (
    CARDS,
    DRAW,
    FIRST_BLUE,
    KEEP,
    LOAD,
    PASS,
    PLAY,
    POINT,
    PYRAMID,
    PYRAMID_ACTIONS,
    PYRAMID_NAMES,
    SAIL,
    SITE_COUNT,
    SITES,
    SPACES,
    STONES,
    TAKE,
    UNLOAD,
    pyramid_of,
)
from iteru.games.imhotep.show.card_words import RULE_OF_CARD, card_facts

Facts = dict[str, Value]
Explained = tuple[str, Facts, tuple[str, ...]]
"""The kind of an action, its facts in words, and the things on the picture to touch for it."""

RULE_OF_ACTION = {"stones": "R4.2", "load": "R4.4", "sail": "R4.5", "pass": "R4.10"}


def prompt(view: View) -> Phrase:
    """What is asked, of whom, and why."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    facts: Facts = {"seat": asks["seat"]}
    if asks["question"] in ("sail-loaded", "order"):
        facts["ship"] = asks["detail"] + 1
    if asks["question"] == "bonus-stones":
        facts["count"] = asks["stones"]
    if asks["question"] == "temple-choice":
        points = view["temple"]["choice_points"]
        facts |= {"space": asks["detail"] + 1, "points": points, "count": asks["stones"]}
    return Phrase(f"prompt-{asks['question']}", facts)


def choice(view: View, action: int, notation: str) -> Choice:
    """A legal action for whoever chooses."""
    kind, facts, path = explain(view, action)
    question = view["asks"]["question"]
    rule = RULE_OF_CARD.get(str(facts.get("card"))) if kind == "play" else None
    if question == "turn" and rule is None:
        rule = RULE_OF_ACTION[kind]
    return Choice(
        action,
        notation,
        kind,
        Phrase(f"choice-{kind}", facts),
        path,
        rule or AGENDA.question(question).rule,
        caution(view, kind),
    )


def caution(view: View, kind: str) -> Phrase | None:
    """What costs nothing is seldom declined, and nothing is seldom taken instead of points."""
    asks = view["asks"]
    if kind == "decline" and asks["question"] == "bonus-card":
        return Phrase("caution-declines-card")
    if kind == "decline" and asks["question"] == "bonus-stones" and asks["stones"]:
        return Phrase("caution-declines-stones", {"count": asks["stones"]})
    if kind == "stones" and asks["question"] == "temple-choice" and not asks["stones"]:
        return Phrase("caution-takes-nothing", {"points": view["temple"]["choice_points"]})
    return None


def takes_nothing(choice: Choice) -> bool:
    """R6.7: whether this is to take stones where none can be taken, which is legal."""
    return choice.kind == "stones" and choice.words.facts["count"] == 0


def explain(view: View, action: int) -> Explained:
    if action == STONES:
        return "stones", {"count": view["asks"]["stones"] if view["asks"] else 0}, ("quarry",)
    if action < SAIL:
        ship, space = divmod(action - LOAD, SPACES)
        path = (
            ("sled", f"space-{ship + 1}-{space + 1}")
            if is_turn(view)
            else (f"space-{ship + 1}-{space + 1}",)
        )
        return "load", {"ship": ship + 1, "space": space + 1}, path
    if action < PLAY:
        ship, site = divmod(action - SAIL, SITE_COUNT)
        return (
            "sail",
            {"ship": ship + 1, "site": SITES[site]},
            (f"ship-{ship + 1}", f"site-{SITES[site]}"),
        )
    if action < PASS:
        card = CARDS[action - PLAY + FIRST_BLUE]
        return "play", card_facts(view, card), (f"card-{card}",)
    if UNLOAD <= action < TAKE:
        return explain_unload(view, action - UNLOAD)
    if TAKE <= action < KEEP:
        return explain_take(view, action - TAKE)
    if KEEP <= action < PYRAMID:
        cards = view["market"]["pair_cards"]
        facts: Facts = (
            {"card": cards[action - KEEP], "other_card": cards[1 - (action - KEEP)]}
            if cards
            else {}
        )
        return "keep", facts, (f"pair-{action - KEEP + 1}",)
    if action in PYRAMID_ACTIONS:
        return explain_pyramid(view, pyramid_of(action))
    return explain_bonus(view, action)


def explain_bonus(view: View, action: int) -> Explained:
    """What remains: bonuses that have a place on the picture, and passing and declining, which have none."""
    if action == POINT:
        return "point", {"points": view["temple"]["choice_points"]}, ("point",)
    if action == DRAW:
        return "draw", {}, ("draw",)
    return ("pass" if action == PASS else "decline"), {}, ()


def is_turn(view: View) -> bool:
    return bool(view["asks"]) and view["asks"]["question"] == "turn"


def explain_unload(view: View, space: int) -> Explained:
    asks = view["asks"]
    ship = asks["detail"] if asks and asks["question"] == "order" else 0
    cargo = view["ships"][ship]["cargo"]
    facts: Facts = {"ship": ship + 1, "space": space + 1}
    if space < len(cargo) and cargo[space] is not None:
        facts["owner"] = cargo[space]
    return "unload", facts, (f"space-{ship + 1}-{space + 1}",)


def explain_take(view: View, stall: int) -> Explained:
    """A card that lies open, or the hidden ones; an empty stall has no facts."""
    market, path = view["market"], (f"stall-{stall + 1}",)
    if stall == len(market["cards"]):
        return "take-pair", {"count": market["pair"]}, path
    card = market["cards"][stall]
    return "take", card_facts(view, card) if card else {}, path


def explain_pyramid(view: View, pyramid: int) -> Explained:
    """Which pyramid, and what its next space brings; a pyramid that is not there has no facts."""
    path = (f"pyramid-{PYRAMID_NAMES[pyramid]}",)
    its = view["pyramids"]
    if pyramid >= len(its["pyramids"]):
        return "pyramid", {}, path
    facts: Facts = {"pyramid": its["names"][pyramid]}
    free = [space for space in its["pyramids"][pyramid] if space["owner"] is None]
    if free:
        facts |= {"points": free[0]["points"], "bonus": free[0]["bonus"] or "none"}
    return "pyramid", facts, path


SITE_OF_EVENT = {
    "dealt": "market",
    "took-card": "market",
    "took-pair": "market",
    "kept": "market",
    "pair-discarded": "market",
    "built": "pyramids",
    "built-beyond": "pyramids",
    "in-temple": "temple",
    "temple-scored": "temple",
    "buried": "burial_chamber",
    "on-obelisk": "obelisks",
    "waits-for-tower": "obelisks",
    "raised-tower": "obelisks",
}


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if event.name in ("loaded", "ordered"):
        return (f"space-{facts['ship']}-{facts['space']}",)
    if event.name == "sailed":
        return (f"ship-{facts['ship']}", f"site-{facts['site']}")
    site = SITE_OF_EVENT.get(event.name)
    return (f"site-{site}",) if site else ()
