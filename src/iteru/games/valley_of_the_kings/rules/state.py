"""The state of Valley of the Kings: a position that knows its rules."""

from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.rules import redealing, scoring
from iteru.games.valley_of_the_kings.rules.memory import in_no_order
from iteru.games.valley_of_the_kings.rules.position import Position
from iteru.games.valley_of_the_kings.rules.text import position_lines


class ValleyState(Position):
    """A position of Valley of the Kings."""

    def breakdown(self) -> dict[str, list[int]]:
        return scoring.breakdown(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        return scoring.tie_breaks(self)

    def clone(self) -> "ValleyState":
        return ValleyState(self.layout, self.items, self)

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.7: the order of the own deck, the cards of the others as far as nobody has seen where they are, the stock."""
        self.memory = [in_no_order(memory) for memory in self.memory]
        for other in range(self.seats):
            if other == seat:
                redealing.deal_own_deck(self, other, rng)
            else:
                redealing.deal_to(self, other, rng)
        redealing.deal_stock(self, rng)
        self.rng = rng.fork()

    def __str__(self) -> str:
        return "\n".join(position_lines(self))
