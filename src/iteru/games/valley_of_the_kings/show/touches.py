"""Why a thing on the picture cannot be touched in a turn, where the reason lies in the thing that was touched.

Whether it can be is asked of the rules, on a sight. Elsewhere what is asked is reason enough.
"""

from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import buying, turn, uses
from iteru.games.valley_of_the_kings.rules.state import ValleyState

ONLY_BY_ACTIONS = {"boneyard": "refused-boneyard-now", "stock": "refused-stock-now"}


def why_not_touch(s: ValleyState, target: str) -> IllegalMove | None:
    if s.asked() is not turn.TURN:
        return None
    kind, _, card = target.partition("-")
    if kind == "played":
        return IllegalMove("R6.4", "refused-played", card=card)
    if target in ONLY_BY_ACTIONS:
        return IllegalMove("R6.7", ONLY_BY_ACTIONS[target])
    if target == "purse":
        return buying.why_not_lay_any(s, s.actor)
    if target == "stage":
        return uses.why_not_but_buy(s) or uses.why_not_act_any(s, s.actor)
    if target == "tomb":
        return uses.why_not_but_buy(s) or uses.why_not_entomb_any(s, s.actor)
    return uses.why_not_but_buy(s) if target == "pile" else None
