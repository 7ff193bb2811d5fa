"""The model as it is played: whose choice it is, what is legal, one move after the other."""

from typing import Any

from tests.questions import Question

from . import scoring
from .rounds import whole_game
from .table import Dice, Laid, Table
from .view import View, seen


class Model:
    """A game from the table that chance laid to its end."""

    def __init__(self, seats: int, options: dict[str, Any], laid: Laid) -> None:
        self.table = Table(seats, options, laid)
        self.script = whole_game(self.table)
        self.question: Question | None = None

    def begin(self) -> None:
        """Go on to the first question."""
        self.question = next(self.script)

    @property
    def actor(self) -> int | None:
        """The seat that must choose; nobody at the end."""
        return None if self.question is None else self.question.player.seat

    def legal_moves(self) -> list[str]:
        return [] if self.question is None else self.question.answers

    def play(self, move: str, dice: Dice) -> None:
        """Carry out a legal move; `dice` is the chance with which the engine carries it out."""
        assert move in self.legal_moves()
        self.table.dice = dice
        try:
            self.question = self.script.send(move)
        except StopIteration:
            self.question = None

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        return {**seen(self.table, seat, self.question), "winners": self.winners()}

    def winners(self) -> list[int]:
        """Who has won; nobody while the game runs."""
        return [player.seat for player in scoring.winners(self.table)] if not self.question else []
