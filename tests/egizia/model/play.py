"""The model as it is played: whose choice it is, what is legal, one move after the other."""

from typing import Any

from tests.questions import Played

from .rounds import whole_game
from .table import Table
from .view import View, view


class Model(Played):
    """A game from the table that chance laid to its end."""

    def __init__(self, seats: int, options: dict[str, Any], laid: dict[str, Any]) -> None:
        self.table = Table(seats, options, laid)
        super().__init__(whole_game(self.table))

    def play(self, move: str) -> None:
        self.go_on(move)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        return {**view(self.table, seat, self.question), "winners": self.winners()}

    def winners(self) -> list[int]:
        """Who has won: the foremost on the score track (45); nobody while the game runs."""
        return [] if self.question else [self.table.from_the_front()[0].seat]
