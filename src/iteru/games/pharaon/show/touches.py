"""Why one's own noble cannot be touched now. For everything else, the moves that would touch it tell why not."""

from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT

CHOSEN = ("seer", "treasurer")
"""Effects that one chooses to use: their moves tell why not."""


def why_not_touch(s: PharaonState, target: str) -> IllegalMove | None:
    if not target.startswith("noble-own-"):
        return None
    card = int(target.removeprefix("noble-own-")) - 1
    effect = s.layout.noble_effects[card]
    if s.tired[s.actor] & bit(card):
        return IllegalMove(RULE_OF_EFFECT[effect], "refused-noble-tired")
    if effect in CHOSEN:
        return None
    return IllegalMove(RULE_OF_EFFECT[effect], f"refused-noble-{effect}")
