"""The state of Egizia: a position with its scores and its hidden things."""

from iteru.engine.rng import Rng
from iteru.games.egizia.rules import scoring, secrets
from iteru.games.egizia.rules.position import Position
from iteru.games.egizia.rules.text import position_lines


class EgiziaState(Position):
    """A position of Egizia."""

    def breakdown(self) -> dict[str, list[int]]:
        return scoring.breakdown(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        return scoring.tie_breaks(self)

    def clone(self) -> "EgiziaState":
        return EgiziaState(self.layout, self.items, self)

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.6: deals anew what lies face down."""
        secrets.deal_anew(self, seat, rng)
        self.rng = rng.fork()

    def __str__(self) -> str:
        return "\n".join(position_lines(self))
