"""Says why a thing on the picture cannot be touched now, where the reason lies in that very thing.

The rules decide it, on a sight.
"""

import re
from typing import Final

from iteru.engine.agenda import detail_of
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import cards, moves, ships
from iteru.games.imhotep.rules.moves import CARDS, FIRST_BLUE, SHIPS, SITES, SPACES
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.turn import TURN

COMES_BY_SHIP = {
    "stall": ("R5.1", "refused-take-now"),
    "draw": ("R3.2", "refused-draw-now"),
    "pyramid": ("R4.8", "refused-build-now"),
}
"""Things that are not touched to begin an action of a turn."""
NAMES: Final = re.compile(
    f"card-.+|stall-.+|draw|pyramid-.+|sled|ship-[1-{SHIPS}]|space-[1-{SHIPS}]-[1-{SPACES}]"
    f"|site-({'|'.join(SITES)})"
)
"""How things are called that may have a reason of their own."""


def why_not_touch(s: ImhotepState, target: str) -> IllegalMove | None:
    if not NAMES.fullmatch(target):
        return None
    kind, _, which = target.partition("-")
    question = s.asked()
    assert question is not None
    if kind == "card" and which in CARDS[:FIRST_BLUE]:
        return IllegalMove("R4.9", "refused-not-blue", card=which)
    if kind in COMES_BY_SHIP and question is TURN:
        return IllegalMove(*COMES_BY_SHIP[kind])
    if kind == "ship" and moves.SAIL in question.answers:
        return why_not_ship(s, int(which) - 1)
    if kind == "site" and moves.SAIL in question.answers:
        return why_not_site(s, which)
    if kind == "sled" and moves.LOAD in question.answers:
        return ships.why_not_from_sled(s, s.actor) or ships.why_not_anywhere(s)
    if kind == "space" and moves.LOAD in question.answers:
        ship, space = map(int, which.split("-"))
        place = (ship - 1) * SPACES + space - 1
        return ships.why_not_space(s, place) or ships.why_not_from_sled(s, s.actor)
    return None


def why_not_ship(s: ImhotepState, ship: int) -> IllegalMove | None:
    if s.on_top(cards.SAIL_LOADED):
        return cards.SAIL_LOADED.why_not_ship(detail_of(s.agenda[-1]), ship)
    return ships.why_not_ship(s, ship)


def why_not_site(s: ImhotepState, site: str) -> IllegalMove | None:
    """Says why no ship can sail to a site: its harbour, or no ship is ready."""
    refusal = ships.why_not_harbour(s, SITES.index(site))
    if refusal is None and all(why_not_ship(s, ship) for ship in range(SHIPS)):
        return IllegalMove("R4.5", "refused-no-ship-ready", site=site)
    return refusal
