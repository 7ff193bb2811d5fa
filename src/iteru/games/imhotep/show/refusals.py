"""Why a move is refused: the rule that it breaks, and the words for it."""

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Value
from iteru.engine.game import View
from iteru.games.imhotep.rules.agenda import AGENDA
from iteru.games.imhotep.show import words
from iteru.games.imhotep.show.card_words import RULE_OF_CARD
from iteru.games.imhotep.show.words import Facts


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    question = AGENDA.question(view["asks"]["question"])
    kind, facts, _ = words.explain(view, action)
    if kind == "pass":
        return IllegalMove("R4.10", "refused-pass", question=question.name)
    if kind not in question.kinds:
        return IllegalMove(question.rule, "refused-other-question", question=question.name)
    return REFUSALS[kind](view, facts)


def why_not_touch(view: View, target: str) -> IllegalMove | None:
    """The reason that lies in the thing that was touched, where the moves that begin there would name another."""
    kind, _, which = target.partition("-")
    kinds = AGENDA.question(view["asks"]["question"]).kinds
    if kind == "card" and which in view["market"]["colours"] and not is_blue(view, which):
        return IllegalMove("R4.9", "refused-not-blue", card=which)
    if kind in COMES_BY_SHIP and view["asks"]["question"] == "turn":
        rule, problem = COMES_BY_SHIP[kind]
        return IllegalMove(rule, problem)
    if kind == "ship" and "sail" in kinds:
        return refuse_ship(view, int(which))
    if kind == "site" and "sail" in kinds:
        return refuse_site(view, which)
    if kind == "sled" and "load" in kinds:
        return refuse_sled(view)
    if kind == "space" and "load" in kinds:
        ship, space = map(int, which.split("-"))
        return refuse_space(view, ship, space) or refuse_sled(view)
    return None


COMES_BY_SHIP = {
    "stall": ("R5.1", "refused-take-now"),
    "draw": ("R3.2", "refused-draw-now"),
    "pyramid": ("R4.8", "refused-build-now"),
}
"""What is not touched in a turn of one's own accord."""


def is_blue(view: View, card: str) -> bool:
    return bool(view["market"]["colours"][card] == "blue")


def refuse_ship(view: View, number: int) -> IllegalMove | None:
    asks, ship = view["asks"], view["ships"][number - 1]
    if asks["question"] == "sail-loaded" and number - 1 != asks["detail"]:
        return IllegalMove("R7.9", "refused-other-ship", loaded=asks["detail"] + 1)
    if not ship["waits"]:
        return IllegalMove("R4.5", "refused-ship-gone", ship=number)
    is_ready = ship["cargo"].count(None) <= ship["size"] - ship["minimum"]
    return None if is_ready else below_minimum("R4.5", number, ship, 0)


def refuse_site(view: View, site: str) -> IllegalMove | None:
    if view["harbours"][site] is not None:
        return IllegalMove("R4.6", "refused-harbour-taken", site=site)
    ready = [number for number in range(1, 5) if refuse_ship(view, number) is None]
    return None if ready else IllegalMove("R4.5", "refused-no-ship-ready", site=site)


def refuse_sled(view: View) -> IllegalMove | None:
    if view["players"][view["asks"]["seat"]]["sled"] == 0:
        return IllegalMove("R4.4", "refused-sled-empty")
    return None if free_spaces(view) else IllegalMove("R4.4", "refused-no-space-free")


def refuse_space(view: View, number: int, space: int) -> IllegalMove | None:
    ship = view["ships"][number - 1]
    if not ship["waits"]:
        return IllegalMove("R4.4", "refused-ship-gone", ship=number)
    if space > ship["size"]:
        return IllegalMove("R4.4", "refused-no-such-space", ship=number, size=ship["size"])
    if ship["cargo"][space - 1] is not None:
        return IllegalMove("R4.4", "refused-space-taken", ship=number, space=space)
    return None


def refuse_stones(view: View, facts: Facts) -> IllegalMove:
    player = view["players"][view["asks"]["seat"]]
    full = player["sled"] >= player["sled_room"]
    return IllegalMove(
        "R4.3", "refused-sled-full" if full else "refused-quarry-empty", room=player["sled_room"]
    )


def refuse_load(view: View, facts: Facts) -> IllegalMove:
    number = int(facts["ship"])
    if view["players"][view["asks"]["seat"]]["sled"] == 0:
        return IllegalMove("R4.4", "refused-sled-empty")
    refusal = refuse_space(view, number, int(facts["space"]))
    return refusal or below_minimum("R7.9", number, view["ships"][number - 1], 1)


def below_minimum(rule: str, number: Value, ship: View, more: int) -> IllegalMove:
    load = sum(owner is not None for owner in ship["cargo"]) + more
    return IllegalMove(
        rule, "refused-below-minimum", ship=number, minimum=ship["minimum"], load=load
    )


def refuse_sail(view: View, facts: Facts) -> IllegalMove:
    """The ship comes first, as it is touched first."""
    refusal = refuse_ship(view, int(facts["ship"]))
    return refusal or IllegalMove("R4.6", "refused-harbour-taken", site=facts["site"])


def refuse_play(view: View, facts: Facts) -> IllegalMove:
    card = str(facts["card"])
    player = view["players"][view["asks"]["seat"]]
    if card not in player["cards"]:
        return IllegalMove("R4.9", "refused-no-such-card", card=card)
    its = view["market"]["does"][card]
    loads = its["steps"].count("load")
    problem = what_is_missing(its["steps"], its["take"], player, free_spaces(view))
    return IllegalMove(RULE_OF_CARD[card], problem, card=card, count=loads)


def what_is_missing(steps: list[str], take: int, player: View, free: int) -> str:
    """R7.6: the first step of a card that cannot be carried out."""
    stones, quarry = player["sled"], player["quarry"]
    for step in steps:
        if step == "stones":
            taken = min(take, player["sled_room"] - stones, quarry)
            stones, quarry = stones + taken, quarry - taken
        elif step == "load":
            if stones == 0 or free == 0:
                return "refused-play-stones" if stones == 0 else "refused-play-spaces"
            stones, free = stones - 1, free - 1
    return "refused-play-sail" if steps[-1] == "sail" else "refused-play-lever"


def free_spaces(view: View) -> int:
    return sum([ship["cargo"].count(None) for ship in view["ships"] if ship["waits"]])


def refuse_unload(view: View, facts: Facts) -> IllegalMove:
    if "owner" in facts:
        return IllegalMove("R7.7", "refused-ordered-already", space=facts["space"])
    return IllegalMove("R7.7", "refused-no-stone-there", ship=facts["ship"], space=facts["space"])


def refuse_take(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.1", "refused-stall-empty")


def refuse_pyramid(view: View, facts: Facts) -> IllegalMove:
    if not facts:
        count = len(view["pyramids"]["pyramids"])
        return IllegalMove("R6.3", "refused-no-such-pyramid", count=count)
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
