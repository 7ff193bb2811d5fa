"""The state of Imhotep: a position that knows its scores and its secrets."""

from iteru.engine.agenda import seat_of
from iteru.engine.rng import Rng
from iteru.games.imhotep.rules import scoring
from iteru.games.imhotep.rules.market import KEEP_ONE
from iteru.games.imhotep.rules.position import Position
from iteru.games.imhotep.rules.text import position_lines


class ImhotepState(Position):
    """A position of Imhotep."""

    def breakdown(self) -> dict[str, list[int]]:
        return scoring.breakdown(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        return scoring.tie_breaks(self)

    def clone(self) -> "ImhotepState":
        return ImhotepState(self.layout, self.items, self)

    def looks_at_pair(self, seat: int | None) -> bool:
        """R6.1: whoever picked the pair sees it until one card is kept."""
        return self.on_top(KEEP_ONE) and seat_of(self.agenda[-1]) == seat

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.6: the draw pile, the pair nobody looks at, and the round cards not yet turned up."""
        hidden = self.deck
        pair = len(self.pair)
        if not self.looks_at_pair(seat):
            hidden = hidden + self.pair
        hidden.sort()  # so that nobody can turn the shuffle back to what lies there
        rng.shuffle(hidden)
        if not self.looks_at_pair(seat):
            self.pair = hidden[len(hidden) - pair :]
            hidden = hidden[: len(hidden) - pair]
        self.deck = hidden
        to_come = sorted(self.round_cards[self.round :])
        rng.shuffle(to_come)
        self.round_cards[self.round :] = to_come
        self.rng = rng.fork()

    def __str__(self) -> str:
        return "\n".join(position_lines(self))
