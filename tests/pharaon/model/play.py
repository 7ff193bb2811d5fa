"""The model as it is played: whose choice it is, what is legal, one move after the other."""

from typing import Any

from . import scoring
from .questions import Question
from .rounds import whole_game
from .table import Dice, Table
from .view import View, view_of


class Model:
    """A game from the table that chance laid to its end."""

    def __init__(self, view: View, piles: dict[str, list[int]]) -> None:
        self.table = Table(view, piles)
        self.script = whole_game(self.table)
        self.question: Question | None = next(self.script)

    @property
    def actor(self) -> int | None:
        """The seat that must choose; nobody at the end."""
        if self.question is None:
            return None
        seat = self.question.player.seat
        assert isinstance(seat, int)
        return seat

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
        return {**view_of(self.table, seat), "actor": self.actor, "winners": self.winners()}

    def rival(self) -> dict[str, int]:
        return scoring.traitor_by_source(self.table) if self.table.columns else {}

    def winners(self) -> list[int]:
        """Who has won; nobody while the game runs."""
        return [] if self.question else scoring.winners(self.table)

    def hidden(self) -> dict[str, list[Any]]:
        """The piles of which nobody knows the order, the top last."""
        table = self.table
        return {
            "noble_deck": table.noble_deck,
            "artisan_deck": table.artisan_deck,
            "jar_stock": table.jar_stock,
            "jar_discard": table.jar_discard,
            "bag": table.bag,
            "offering_discard": table.offering_discard,
            "traitor_jars": table.traitor_jars,
        }
