"""Why a move is not possible: the rule that it breaks, and the facts for a sentence about it."""

from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.games.valley_of_the_kings.rules import moves
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.show.words import (
    Facts,
    does,
    explain,
    gold_in_hand,
    own_hand,
    rule_of_card,
    rule_of_question,
)


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    asks = view["asks"]
    kind, facts, _ = explain(view, action)
    if kind not in AGENDA.question(asks["question"]).kinds:
        return IllegalMove(rule_of_question(asks), "refused-other-question")
    if kind in ("act", "entomb", "arrange", "top", "end") and view["so_far"]["laid"]:
        return IllegalMove("R4.2", "refused-paying", gold=view["so_far"]["laid"])
    if kind in ("lay", "act", "entomb") and facts["card"] not in own_hand(view):
        return IllegalMove("R3.2", "refused-not-in-hand", card=facts["card"])
    if kind == "act":
        return refuse_act(view, str(facts["card"]))
    if kind == "buy":
        return refuse_buy(view, action - moves.BUY)
    if kind == "lay":
        return IllegalMove("R4.2", "refused-nothing-to-buy")
    if kind == "entomb":
        return IllegalMove("R7.1", "refused-entombed")
    if kind == "arrange":
        return IllegalMove("R3.3", "refused-order")
    return refuse_answer(view, kind, facts)


def why_not_touch(view: View, target: str) -> IllegalMove | None:
    """The reason that lies in the thing that was touched, in a turn: elsewhere what is asked is reason enough."""
    if view["asks"]["question"] != "turn":
        return None
    kind, _, card = target.partition("-")
    laid = view["so_far"]["laid"]
    if kind == "played":
        return IllegalMove("R6.4", "refused-played", card=card)
    if target in ONLY_BY_ACTIONS:
        return IllegalMove("R6.7", ONLY_BY_ACTIONS[target])
    if target in ("stage", "tomb", "pile") and laid:
        return IllegalMove("R4.2", "refused-paying", gold=laid)
    if target == "tomb" and view["so_far"]["entombed"]:
        return IllegalMove("R7.1", "refused-entombed")
    if target in NOTHING_FOR:
        rule, problem = NOTHING_FOR[target]
        return IllegalMove(rule, problem if own_hand(view) else "refused-hand-empty")
    return None


ONLY_BY_ACTIONS = {"boneyard": "refused-boneyard-now", "stock": "refused-stock-now"}
NOTHING_FOR = {
    "purse": ("R4.2", "refused-nothing-to-buy"),
    "stage": ("R6.2", "refused-no-action"),
    "tomb": ("R7.1", "refused-entombed"),
}
"""Where cards of the hand would go, and why none can."""


def refuse_act(view: View, card: str) -> IllegalMove:
    verbs = [step["verb"] for step in view["cards"][card]["action"]]
    if not verbs or verbs[0] in ("refuse", "catch", "follow"):
        return IllegalMove("R8.4", "refused-reaction-card", card=card)
    return IllegalMove(
        rule_of_card(card), "refused-cannot-act", card=card, phrases=does(view, card)
    )


def refuse_buy(view: View, slot: int) -> IllegalMove:
    card = view["pyramid"][slot]
    if card is None:
        return IllegalMove("R4.1", "refused-gap", slot=slot + 1)
    if slot > 2 and not view["so_far"]["anywhere"]:
        return IllegalMove("R4.1", "refused-above-base", card=card)
    gold = view["so_far"]["laid"] + gold_in_hand(view)
    return IllegalMove("R4.2", "refused-too-dear", card=card, price=view["prices"][slot], gold=gold)


def refuse_answer(view: View, kind: str, facts: Facts) -> IllegalMove:
    """A card or answer that does not fit what is asked."""
    rule = rule_of_question(view["asks"])
    if kind == "pick":
        return refuse_pick(view, rule, facts)
    if kind == "top":
        return refuse_top(view, str(facts["card"]))
    if kind == "swap":
        return refuse_swap(view, rule, facts)
    if kind == "react":
        return IllegalMove("R8.1", "refused-no-reaction")
    if kind == "stop":
        return IllegalMove(rule, "refused-at-least-one")
    return IllegalMove(rule, "refused-not-among", card=facts["card"])


def refuse_pick(view: View, rule: str, facts: Facts) -> IllegalMove:
    places = places_asked(view["asks"])
    in_base = "base" in places and facts["slot"] in (1, 2, 3)
    if facts["place"] not in places and not in_base:
        return IllegalMove(
            rule,
            "refused-other-place",
            place=places[0],
            other_place=places[-1],
            place_count=len(places),
        )
    if facts["slot"] and facts["card"] == "none":
        return IllegalMove(rule, "refused-gap", slot=facts["slot"])
    if facts["card"] == "none":
        return IllegalMove(rule, "refused-nothing-there")
    if facts["place"] == "hand" and facts["card"] not in own_hand(view):
        return IllegalMove(rule, "refused-not-in-hand", card=facts["card"])
    if view["asks"].get("which") == "any" and is_there(view, facts):
        return IllegalMove(rule, "refused-leaves-nothing", card=facts["card"])
    return IllegalMove(rule, "refused-pick", card=facts["card"], place=facts["place"])


def is_there(view: View, facts: Facts) -> bool:
    """Whether a card lies in the place from which it is to be taken; where any card will do, it then spoils a later part."""
    player = view["players"][view["asks"]["seat"]]
    lying = {"pile": player["pile_cards"] or [], "tomb": player["tomb"]}
    return facts["card"] in lying.get(str(facts["place"]), [facts["card"]])


def places_asked(asks: View) -> list[str]:
    """Where the card to be chosen may be."""
    step = asks.get("other") or asks
    return list(step.get("places") or ["pyramid"])


def refuse_top(view: View, card: str) -> IllegalMove:
    if view["asks"]["question"] == "turn":
        return IllegalMove("R3.3", "refused-arrange-first")
    return IllegalMove("R3.3", "refused-not-to-put-away", card=card)


def refuse_swap(view: View, rule: str, facts: Facts) -> IllegalMove:
    if view["asks"]["verb"] != "swap":
        return IllegalMove(rule, "refused-other-question")
    gap = facts["first"] if facts["first_card"] == "none" else facts["second"]
    return IllegalMove(rule, "refused-gap", slot=gap)
