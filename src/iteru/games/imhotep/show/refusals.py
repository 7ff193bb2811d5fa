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


def refuse_stones(view: View, facts: Facts) -> IllegalMove:
    player = view["players"][view["asks"]["seat"]]
    full = player["sled"] >= player["sled_room"]
    return IllegalMove(
        "R4.3", "refused-sled-full" if full else "refused-quarry-empty", room=player["sled_room"]
    )


def refuse_load(view: View, facts: Facts) -> IllegalMove:
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


def refuse_sail(view: View, facts: Facts) -> IllegalMove:
    number = int(facts["ship"])
    ship = view["ships"][number - 1]
    if view["asks"]["question"] == "sail-loaded" and number - 1 != view["asks"]["detail"]:
        return IllegalMove("R7.9", "refused-other-ship", ship=view["asks"]["detail"] + 1)
    if not ship["waits"]:
        return IllegalMove("R4.5", "refused-ship-gone", ship=number)
    if view["harbours"][facts["site"]] is not None:
        return IllegalMove("R4.6", "refused-harbour-taken", site=facts["site"])
    return below_minimum("R4.5", number, ship, 0)


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
