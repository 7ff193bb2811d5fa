"""Choices, prompts, events and refusals as phrases: which message of the texts, with which facts, by which rule."""

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Value
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase
from iteru.games.imhotep.rules.moves import (
    CARDS,
    DECLINE,
    DRAW,
    FIRST_BLUE,
    KEEP,
    LOAD,
    PASS,
    PLAY,
    PYRAMID,
    PYRAMID_NAMES,
    SAIL,
    SITE_COUNT,
    SITES,
    SPACES,
    STONES,
    TAKE,
    UNLOAD,
)

RULE_OF_CARD = {"lever": "R7.7", "hammer": "R7.8", "sail": "R7.9", "chisel": "R7.10"}
RULE_OF_QUESTION = {
    "turn": "R4.1",
    "load": "R7.6",
    "load-to-sail": "R7.9",
    "sail-loaded": "R7.9",
    "sail-any-order": "R7.7",
    "order": "R7.7",
    "pick-card": "R5.1",
    "keep-one": "R6.1",
    "pick-pyramid": "R6.3",
    "bonus-card": "R6.4",
    "bonus-stones": "R6.4",
    "bonus-load": "R6.5",
    "temple-choice": "R6.7",
}


def prompt(view: View) -> Phrase:
    """What is asked, of whom, and why."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    facts: dict[str, Value] = {"seat": asks["seat"]}
    if asks["kind"] in ("sail-loaded", "order"):
        facts["ship"] = asks["detail"] + 1
    if asks["kind"] == "temple-choice":
        facts["space"] = asks["detail"] + 1
    return Phrase(f"prompt-{asks['kind']}", facts)


def choice(view: View, action: int, notation: str) -> Choice:
    """A legal action for whoever chooses."""
    kind, facts, path = explain(view, action)
    question = view["asks"]["kind"]
    rule = RULE_OF_CARD.get(str(facts.get("card"))) if kind == "play" else None
    if question == "turn" and rule is None:
        rule = {"stones": "R4.2", "load": "R4.4", "sail": "R4.5", "pass": "R4.10"}[kind]
    return Choice(
        action,
        notation,
        kind,
        Phrase(f"choice-{kind}", facts),
        path,
        rule or RULE_OF_QUESTION[question],
    )


def explain(view: View, action: int) -> tuple[str, dict[str, Value], tuple[str, ...]]:
    """The kind of an action, its facts in words, and the things on the picture to touch for it, if it has a place there."""
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
        return "play", {"card": card}, (f"card-{card}",)
    if UNLOAD <= action < TAKE:
        return explain_unload(view, action - UNLOAD)
    if TAKE <= action < KEEP:
        return explain_take(view, action - TAKE)
    if KEEP <= action < PYRAMID:
        cards = view["market"]["pair_cards"]
        facts: dict[str, Value] = (
            {"card": cards[action - KEEP], "other_card": cards[1 - (action - KEEP)]}
            if cards
            else {}
        )
        return "keep", facts, (f"pair-{action - KEEP + 1}",)
    if PYRAMID <= action < DRAW:
        return explain_pyramid(view, action - PYRAMID)
    if action in (PASS, DECLINE):
        return ("pass" if action == PASS else "decline"), {}, ()
    kind = "draw" if action == DRAW else "point"
    return kind, {}, (kind,)


def is_turn(view: View) -> bool:
    return bool(view["asks"]) and view["asks"]["kind"] == "turn"


def explain_unload(view: View, space: int) -> tuple[str, dict[str, Value], tuple[str, ...]]:
    asks = view["asks"]
    ship = asks["detail"] if asks and asks["kind"] == "order" else 0
    cargo = view["ships"][ship]["cargo"]
    facts: dict[str, Value] = {"ship": ship + 1, "space": space + 1}
    if space < len(cargo) and cargo[space] is not None:
        facts["owner"] = cargo[space]
    return "unload", facts, (f"space-{ship + 1}-{space + 1}",)


def explain_take(view: View, stall: int) -> tuple[str, dict[str, Value], tuple[str, ...]]:
    cards = view["market"]["cards"]
    if stall == len(cards):
        return "take-pair", {}, (f"stall-{stall + 1}",)
    return "take", {"stall": stall + 1, "card": cards[stall] or "none"}, (f"stall-{stall + 1}",)


def explain_pyramid(view: View, pyramid: int) -> tuple[str, dict[str, Value], tuple[str, ...]]:
    """Which pyramid, and what its next space brings."""
    path = (f"pyramid-{PYRAMID_NAMES[pyramid]}",)
    pyramids = view["pyramids"]["pyramids"]
    facts: dict[str, Value] = {"pyramid": PYRAMID_NAMES[pyramid]}
    if pyramid < len(pyramids):
        free = [space for space in pyramids[pyramid] if space["owner"] is None]
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
    "raised-tower": "obelisks",
}


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if event.kind in ("loaded", "ordered"):
        return (f"space-{facts['ship']}-{facts['space']}",)
    if event.kind == "sailed":
        return (f"ship-{facts['ship']}", f"site-{facts['site']}")
    site = SITE_OF_EVENT.get(event.kind)
    return (f"site-{site}",) if site else ()


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    question = view["asks"]["kind"]
    kind, facts, _ = explain(view, action)
    wanted = {
        "turn": ("stones", "load", "sail", "play"),
        "load": ("load",),
        "load-to-sail": ("load",),
        "sail-loaded": ("sail",),
        "sail-any-order": ("sail",),
        "order": ("unload",),
        "pick-card": ("take", "take-pair"),
        "keep-one": ("keep",),
        "pick-pyramid": ("pyramid",),
        "bonus-card": ("draw", "decline"),
        "bonus-stones": ("stones", "decline"),
        "bonus-load": ("load", "decline"),
        "temple-choice": ("stones", "point"),
    }[question]
    if kind not in wanted:
        rule = "R4.10" if kind == "pass" else RULE_OF_QUESTION[question]
        return IllegalMove(
            rule, "refused-pass" if kind == "pass" else "refused-other-question", question=question
        )
    return REFUSALS[kind](view, facts)


def refuse_stones(view: View, facts: dict[str, Value]) -> IllegalMove:
    player = view["players"][view["asks"]["seat"]]
    full = player["sled"] >= player["sled_room"]
    return IllegalMove(
        "R4.3", "refused-sled-full" if full else "refused-quarry-empty", room=player["sled_room"]
    )


def refuse_load(view: View, facts: dict[str, Value]) -> IllegalMove:
    ship = view["ships"][int(facts["ship"]) - 1]
    space = int(facts["space"])
    if view["players"][view["asks"]["seat"]]["sled"] == 0:
        return IllegalMove("R4.4", "refused-sled-empty")
    if not ship["waits"]:
        return IllegalMove("R4.4", "refused-ship-gone", ship=facts["ship"])
    if space > ship["size"]:
        return IllegalMove("R4.4", "refused-no-such-space", ship=facts["ship"], size=ship["size"])
    if ship["cargo"][space - 1] is not None:
        return IllegalMove("R4.4", "refused-space-taken", ship=facts["ship"], space=space)
    return below_minimum("R7.9", facts["ship"], ship, 1)


def below_minimum(rule: str, number: Value, ship: View, more: int) -> IllegalMove:
    load = sum(owner is not None for owner in ship["cargo"]) + more
    return IllegalMove(
        rule, "refused-below-minimum", ship=number, minimum=ship["minimum"], load=load
    )


def refuse_sail(view: View, facts: dict[str, Value]) -> IllegalMove:
    number = int(facts["ship"])
    ship = view["ships"][number - 1]
    if view["asks"]["kind"] == "sail-loaded" and number - 1 != view["asks"]["detail"]:
        return IllegalMove("R7.9", "refused-other-ship", ship=view["asks"]["detail"] + 1)
    if not ship["waits"]:
        return IllegalMove("R4.5", "refused-ship-gone", ship=number)
    if view["harbours"][facts["site"]] is not None:
        return IllegalMove("R4.6", "refused-harbour-taken", site=facts["site"])
    return below_minimum("R4.5", number, ship, 0)


def refuse_play(view: View, facts: dict[str, Value]) -> IllegalMove:
    card = str(facts["card"])
    if card not in view["players"][view["asks"]["seat"]]["cards"]:
        return IllegalMove("R4.9", "refused-no-such-card", card=card)
    return IllegalMove(RULE_OF_CARD[card], f"refused-play-{card}")


def refuse_unload(view: View, facts: dict[str, Value]) -> IllegalMove:
    if "owner" in facts:
        return IllegalMove("R7.7", "refused-ordered-already", space=facts["space"])
    return IllegalMove("R7.7", "refused-no-stone-there", ship=facts["ship"], space=facts["space"])


def refuse_take(view: View, facts: dict[str, Value]) -> IllegalMove:
    return IllegalMove("R5.1", "refused-stall-empty")


def refuse_pyramid(view: View, facts: dict[str, Value]) -> IllegalMove:
    return IllegalMove("R6.3", "refused-pyramid-complete", pyramid=facts["pyramid"])


REFUSALS = {
    "stones": refuse_stones,
    "load": refuse_load,
    "sail": refuse_sail,
    "play": refuse_play,
    "unload": refuse_unload,
    "take": refuse_take,
    "take-pair": refuse_take,
    "pyramid": refuse_pyramid,
}
