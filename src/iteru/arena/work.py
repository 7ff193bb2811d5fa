"""Plays single games of a plan: in this process, in another one, on another machine."""

import sys
from contextlib import redirect_stdout
from dataclasses import dataclass

from iteru.arena.entrants import player
from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.arena.playing import Failure, Playing
from iteru.engine.errors import IteruError
from iteru.engine.events import Value
from iteru.engine.registry import game


@dataclass(frozen=True)
class Result:
    """A game that was played, or the reason why it could not be."""

    number: int
    outcome: Outcome | None = None
    record: str | None = None
    failure: tuple[str, dict[str, Value]] | None = None

    def checked(self) -> "Result":
        if self.failure is not None:
            problem, facts = self.failure
            raise Failure(problem, **facts)
        return self


class Work:
    """Game and bots of a plan, ready to play. What bots print goes to standard error."""

    def __init__(self, plan: Tournament) -> None:
        self.plan = plan
        with redirect_stdout(sys.stderr):
            self.title = game(plan.game, plan.corrections)
            self.players = [player(text) for text in plan.bots]

    def play(self, number: int) -> Result:
        try:
            with redirect_stdout(sys.stderr):
                playing = Playing(self.plan, self.title, self.players, number)
                outcome = playing.play()
                record = None if self.plan.records is None else playing.record()
        except IteruError as error:
            return Result(number, failure=(error.problem, error.facts))
        return Result(number, outcome, record)


def portable(plan: Tournament) -> Tournament:
    """Returns the plan with the corrections of the box themselves, for machines that do not have the file."""
    corrections = dict(game(plan.game, plan.corrections).box.corrections)
    return Tournament(**{**vars(plan), "corrections": corrections or None})
