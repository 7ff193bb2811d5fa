"""What no action may create or lose."""

from iteru.engine.agenda import seat_of
from iteru.games.imhotep.rules.cards import DISCARD
from iteru.games.imhotep.rules.position import EMPTY, Position
from iteru.games.imhotep.rules.pyramids import PICK_PYRAMID


def census(s: Position) -> dict[str, int]:
    """Counts the stones of each seat, the market cards and the round cards."""
    on_their_way = [seat_of(entry) for entry in s.waiting(PICK_PYRAMID)]
    placed = [*s.cargo, *s.pyramid, *s.overflow, *s.temple, *s.burial, *on_their_way]
    counts = {
        f"stones of seat {seat + 1}": placed.count(seat)
        + s.sled[seat]
        + s.quarry[seat]
        + s.obelisk[seat]
        + s.towers.count(seat) * s.layout.tower_height
        for seat in range(s.seats)
    }
    dealt = len(s.stalls) - s.stalls.count(EMPTY) + len(s.pair)
    in_use = s.waiting(DISCARD)
    counts["market cards"] = len(s.deck) + len(s.discard) + dealt + sum(s.owned) + len(in_use)
    counts["round cards"] = len(set(s.round_cards))
    return counts
