"""Prompts, choices and events as phrases: their messages, facts and rules."""

from collections.abc import Mapping

from iteru.engine.events import Event
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.telling import Facts, Wording, tells
from iteru.games.imhotep.rules import moves
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.view_types import ImhotepView


def prompt(view: ImhotepView) -> Phrase:
    """Says what is asked, who is asked, and why."""
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


def caution(view: ImhotepView, kind: str, legal: list[int]) -> Phrase | None:
    """Warns of declining what costs nothing, and of taking nothing instead of points."""
    asks = view["asks"]
    assert asks is not None
    if kind == "decline" and asks["question"] == "bonus-card":
        return Phrase("caution-declines-card")
    if kind == "decline" and asks["question"] == "bonus-stones" and asks["stones"]:
        return Phrase("caution-declines-stones", {"count": asks["stones"]})
    if kind == "stones" and asks["question"] == "temple-choice" and not asks["stones"]:
        return Phrase("caution-takes-nothing", {"points": view["temple"]["choice_points"]})
    return None


def place_in_list(choice: Choice) -> tuple[int, ...]:
    """Returns the sort key; R6.7: taking stones where none can be taken is legal, but comes last."""
    takes_nothing = choice.kind == "stones" and choice.words.facts["count"] == 0
    return int(takes_nothing), choice.action


def side_of(view: ImhotepView, site: str) -> str:
    """Returns the side of a site's board."""
    sides: Mapping[str, object] = view["options"]
    return str(sides[site])


def in_turn(view: ImhotepView, rule: str) -> str:
    """Returns the rule of an action of a turn; elsewhere that of the question."""
    return rule if is_turn(view) else ""


def is_turn(view: ImhotepView) -> bool:
    return view["asks"] is not None and view["asks"]["question"] == "turn"


@tells(moves.STONES)
def stones(view: ImhotepView) -> Wording:
    count = view["asks"]["stones"] if view["asks"] else 0
    return Wording({"count": count}, ("quarry",), rule=in_turn(view, "R4.2"))


@tells(moves.LOAD)
def load(view: ImhotepView, ship: int, space: int) -> Wording:
    to = f"space-{ship}-{space}"
    path = ("sled", to) if is_turn(view) else (to,)
    return Wording({"ship": ship, "space": space}, path, rule=in_turn(view, "R4.4"))


@tells(moves.SAIL)
def sail(view: ImhotepView, ship: int, site: str) -> Wording:
    path = (f"ship-{ship}", f"site-{site}")
    return Wording({"ship": ship, "site": site}, path, rule=in_turn(view, "R4.5"))


@tells(moves.PLAY)
def play(view: ImhotepView, card: str) -> Wording:
    return Wording(card_facts(view, card), (f"card-{card}",), rule=card_rule(view, card))


@tells(moves.PASS)
def do_pass(view: ImhotepView) -> Wording:
    return Wording(rule=in_turn(view, "R4.10"))


@tells(moves.UNLOAD)
def unload(view: ImhotepView, space: int) -> Wording:
    asks = view["asks"]
    ship = asks["detail"] if asks and asks["question"] == "order" else 0
    cargo = view["ships"][ship]["cargo"]
    facts: Facts = {"ship": ship + 1, "space": space}
    owner = cargo[space - 1] if space <= len(cargo) else None
    if owner is not None:
        facts["owner"] = owner
    return Wording(facts, (f"space-{ship + 1}-{space}",))


@tells(moves.TAKE)
def take(view: ImhotepView, stall: int) -> Wording:
    """Tells of a face-up card or of the hidden pair; an empty stall has no facts."""
    market, path = view["market"], (f"stall-{stall}",)
    if stall == len(market["cards"]) + 1:
        return Wording({"count": market["pair"]}, path, "take-pair")
    card = market["cards"][stall - 1] if stall <= len(market["cards"]) else None
    return Wording(card_facts(view, card) if card else {}, path)


@tells(moves.KEEP)
def keep(view: ImhotepView, which: int) -> Wording:
    cards = view["market"]["pair_cards"]
    facts: Facts = {"card": cards[which - 1], "other_card": cards[2 - which]} if cards else {}
    return Wording(facts, (f"pair-{which}",))


@tells(moves.PYRAMID, moves.FOURTH_PYRAMID)
def pyramid(view: ImhotepView, name: str) -> Wording:
    """Tells of a pyramid and what its next space brings; a pyramid that is not there has no facts."""
    path, its = (f"pyramid-{name}",), view["pyramids"]
    number = moves.PYRAMID_NAMES.index(name)
    if number >= len(its["pyramids"]):
        return Wording({}, path)
    facts: Facts = {"pyramid": its["names"][number]}
    free = [space for space in its["pyramids"][number] if space["owner"] is None]
    if free:
        facts |= {"points": free[0]["points"], "bonus": free[0]["bonus"] or "none"}
    return Wording(facts, path)


@tells(moves.DRAW)
def draw(view: ImhotepView) -> Wording:
    return Wording({}, ("draw",))


@tells(moves.POINT)
def point(view: ImhotepView) -> Wording:
    return Wording({"points": view["temple"]["choice_points"]}, ("point",))


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
    """Returns the things on the picture that an event concerns."""
    facts = event.facts
    if event.name in ("loaded", "ordered"):
        return (f"space-{facts['ship']}-{facts['space']}",)
    if event.name == "sailed":
        return (f"ship-{facts['ship']}", f"site-{facts['site']}")
    site = SITE_OF_EVENT.get(event.name)
    return (f"site-{site}",) if site else ()
