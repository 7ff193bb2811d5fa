"""The state of Imhotep: a position with its scores and its hidden things."""

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

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        return scoring.tie_breaks(self)

    def clone(self) -> "ImhotepState":
        return ImhotepState(self.layout, self.items, self)

    def looks_at_pair(self, seat: int | None) -> bool:
        """R6.1: whether a seat sees the pair: the seat that picked it, until one card is kept."""
        return self.on_top(KEEP_ONE) and seat_of(self.agenda[-1]) == seat

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.6: deals anew the draw pile, the pair nobody looks at, and the round cards not yet turned up."""
        if self.looks_at_pair(seat):
            self.deck = rng.dealt(self.deck)
        else:
            hidden = rng.dealt(self.deck + self.pair)
            deck = len(self.deck)
            self.deck, self.pair = hidden[:deck], hidden[deck:]
        self.round_cards[self.round :] = rng.dealt(self.round_cards[self.round :])
        self.rng = rng.fork()

    def __str__(self) -> str:
        return "\n".join(position_lines(self))
