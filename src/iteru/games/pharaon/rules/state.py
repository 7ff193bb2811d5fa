"""The state of Pharaon: a position that knows its scores and its secrets."""

from iteru.engine.rng import Rng
from iteru.games.pharaon.rules import scoring
from iteru.games.pharaon.rules.position import (
    Position,
    rejected_by,
    rejected_card,
    rejecting_seat,
)
from iteru.games.pharaon.rules.text import position_lines


class PharaonState(Position):
    """A position of Pharaon."""

    def breakdown(self) -> dict[str, list[int]]:
        return scoring.breakdown(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def tie_breaks(self) -> dict[str, list[int]]:
        return scoring.tie_breaks(self)

    def winners(self) -> list[int]:
        return [] if scoring.is_traitor_ahead(self) else super().winners()

    def clone(self) -> "PharaonState":
        return PharaonState(self.layout, self.items, self)

    def looks_at_drawn(self, seat: int | None) -> bool:
        """R1.5: a player who drew nobles at set-up sees them; in the solo game nobody else is there."""
        return bool(self.drawn) and self.actor == seat

    def resample(self, seat: int, rng: Rng) -> None:
        """R1.5: bag, decks, jars face down, and the nobles that others drew at set-up."""
        self.bag = rng.dealt(self.bag)
        self.artisan_deck = rng.dealt(self.artisan_deck)
        self.resample_jars(rng)
        self.resample_nobles(seat, rng)
        self.rng = rng.fork()

    def resample_jars(self, rng: Rng) -> None:
        hidden = rng.dealt(self.jar_stock + self.traitor_jars)
        kept = len(self.jar_stock)
        self.jar_stock = hidden[:kept]
        self.traitor_jars = hidden[kept:]

    def resample_nobles(self, seat: int, rng: Rng) -> None:
        """The deck, with the cards that another player looks at or has put away."""
        own = [entry for entry in self.rejected if rejecting_seat(entry) == seat]
        others = [entry for entry in self.rejected if rejecting_seat(entry) != seat]
        hidden = self.noble_deck + [int(rejected_card(entry)) for entry in others]
        looked_at = 0 if self.looks_at_drawn(seat) else len(self.drawn)
        if looked_at:
            hidden = hidden + self.drawn
        hidden = rng.dealt(hidden)
        if looked_at:
            self.drawn = [hidden.pop() for _ in range(looked_at)]
        self.rejected = [
            entry if entry in own else int(rejected_by(rejecting_seat(entry), hidden.pop()))
            for entry in self.rejected
        ]
        self.noble_deck = hidden

    def __str__(self) -> str:
        return "\n".join(position_lines(self))
