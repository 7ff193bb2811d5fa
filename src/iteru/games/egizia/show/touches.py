"""Says why a thing on the picture cannot be touched now, where the reason lies in that very thing.

The rules decide it, on a sight.
"""

import re
from typing import Final

from iteru.engine.agenda import detail_of
from iteru.engine.errors import IllegalMove
from iteru.engine.moves import Kind
from iteru.games.egizia.rules import anytime, bricks, building_step, gains, moves, sailing
from iteru.games.egizia.rules.moves import (
    CARDS,
    CREWS,
    GRAVES,
    OBELISK,
    PYRAMID,
    SECTIONS,
    SITES,
    TEMPLE,
)
from iteru.games.egizia.rules.position import SAILING
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.show.card_words import RULE_OF_CARD

STRUCTURES: Final = {"obelisk": OBELISK, "grave": GRAVES, "pyramid": PYRAMID, "temple": TEMPLE}
SITE_OF_BRICK: Final = {
    "obelisk": "obelisk",
    "grave": "obelisk",
    "pyramid": "pyramid",
    "temple": "pyramid",
}
WHEN: Final = {
    "river": ("R4.1", "refused-ships-now"),
    "berth": ("R4.6", "refused-berth-now"),
    "crew": ("R7.2", "refused-crew-now"),
    "track": ("R8.1", "refused-track-now"),
    "ring": ("R4.13", "refused-ring-now"),
}
"""The rule and message that say when a thing can be touched, while something else is asked."""
TOUCHED_FOR: Final = {
    "river": (moves.SAIL, moves.TAKE),
    "berth": (moves.BERTH,),
    "crew": (moves.CREW, moves.RAISE, moves.ADD),
    "track": (moves.TRACK,),
    "ring": (moves.RING,),
    "field": (moves.IMPROVE,),
}
"""The kinds of moves for which a thing is touched."""
KINDS_OF_CARD: Final[dict[str, Kind]] = {
    **{str(kind.values[0][0]): kind for kind in moves.USES},
    "stones_as_grain": moves.EAT,
    "strength": moves.ADD_STRENGTH,
    "two_crews": moves.ADD,
    "field_improver": moves.IMPROVE,
}
"""The move that uses each card."""
NUMBER: Final = "[1-9][0-9]?"
NAMES: Final = re.compile(
    f"(ring|river|field|obelisk|grave)-{NUMBER}|(card|track)-.+|pyramid-{NUMBER}-{NUMBER}"
    f"|crew-({'|'.join(CREWS)})|berth-({'|'.join(SITES)})-{NUMBER}|temple-({'|'.join(SECTIONS)})-{NUMBER}"
)
"""How things are called that may have a reason of their own."""


def why_not_touch(s: EgiziaState, target: str) -> IllegalMove | None:
    """Returns the reason that lies in a thing; None where the reasons against its moves will do."""
    if not NAMES.fullmatch(target):
        return None
    kind, _, which = target.partition("-")
    if kind == "card":
        return why_not_card(s, which)
    if kind == "field":
        return why_not_card(s, CARDS[moves.FIELD_IMPROVER])
    if kind in SITE_OF_BRICK:
        return why_not_brick(s, kind, which)
    if kind not in WHEN:
        return None
    if any(is_asked(s, one) for one in TOUCHED_FOR[kind]):
        return why_not_this(s, kind, which)
    if kind == "crew" and s.on_top(building_step.BRICK):
        return IllegalMove("R7.7", "refused-team-begun")
    if kind == "river" and s.phase == SAILING:
        return IllegalMove("R4.1", "refused-ships-later")
    return IllegalMove(*WHEN[kind])


def is_asked(s: EgiziaState, kind: Kind) -> bool:
    """Whether moves of a kind answer the question."""
    question = s.asked()
    return question is not None and kind in question.answers


def why_not_this(s: EgiziaState, kind: str, which: str) -> IllegalMove | None:
    """Says why this thing cannot be chosen, where another of its sort may be."""
    if kind == "ring":
        return gains.why_not_ring_at(s, int(which) - 1)
    if kind == "berth":
        site = SITES.index(which.rpartition("-")[0])
        return sailing.BERTH.why_not_at(detail_of(s.agenda[-1]), site)
    if kind == "crew" and s.on_top(building_step.BUILD):
        return building_step.why_not_named(CREWS.index(which))
    return None


def why_not_card(s: EgiziaState, card: str) -> IllegalMove | None:
    kind = KINDS_OF_CARD.get(card)
    if kind is None or is_asked(s, kind):
        return None
    return anytime.at_another_moment(RULE_OF_CARD[card], CARDS.index(card))


def why_not_brick(s: EgiziaState, structure: str, which: str) -> IllegalMove | None:
    """R7.8: the space is built on already; otherwise bricks need a named crew at that site."""
    part, _, space = which.rpartition("-")
    built = bricks.why_not_space(s, STRUCTURES[structure], number_of(part), int(space))
    if built is not None or is_asked(s, moves.BUILD_OBELISK):
        return built
    site = SITE_OF_BRICK[structure]
    if s.on_top(building_step.BUILD) and SITES[detail_of(s.agenda[-1])] == site:
        return IllegalMove("R7.2", "refused-crew-first")
    return IllegalMove("R7.1", "refused-bricks-now", site=site)


def number_of(part: str) -> int:
    """Returns the number of a section of the temple or of a row of the pyramid; 0 for a structure without parts."""
    if part in SECTIONS:
        return SECTIONS.index(part)
    return int(part) - 1 if part else 0
