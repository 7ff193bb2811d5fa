"""The model as it is played: whose choice it is, what is legal, one move after the other."""

from typing import Any

from tests.questions import Played

from . import scoring
from .rounds import whole_game
from .table import Dice, Laid, Table
from .view import View, seen


class Model(Played):
    """A game from the table that chance laid to its end."""

    def __init__(self, seats: int, options: dict[str, Any], laid: Laid) -> None:
        self.table = Table(seats, options, laid)
        super().__init__(whole_game(self.table))

    def play(self, move: str, dice: Dice) -> None:
        """Carries out a legal move; `dice` is the chance with which the engine carries it out."""
        self.table.dice = dice
        self.go_on(move)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        return {**seen(self.table, seat, self.question), "winners": self.winners()}

    def winners(self) -> list[int]:
        """Who has won; nobody while the game runs."""
        return [player.seat for player in scoring.winners(self.table)] if not self.question else []
