"""One game of a tournament. Bots are asked in turn, and every answer is checked."""

import traceback
from dataclasses import dataclass, field
from pathlib import Path

from iteru.bots.bot import Bot, ask
from iteru.engine.errors import BadRecord, IteruError
from iteru.engine.events import Value
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.record import write_record
from iteru.engine.registry import error_line
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State


@dataclass(frozen=True)
class Tournament:
    """A tournament: the game, its setting, the entrants, and the number of games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    corrections: str | None = None
    records: str | None = None
    """A folder that keeps a record of every game."""

    @property
    def entrants(self) -> list[str]:
        """Names of the entrants; a bot that enters twice gets numbers."""
        return [
            f"{bot} {self.bots[: i + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for i, bot in enumerate(self.bots)
        ]


@dataclass(frozen=True)
class Outcome:
    """The result of one game of a tournament; entrants and scores are by seat."""

    number: int
    seed: int
    entrants: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Failure(IteruError):
    """The tournament cannot go on: a bot or a game failed, or a record could not be saved."""


class Playing:
    """A game being played. From one game to the next the entrants move on by one seat."""

    def __init__(
        self, plan: Tournament, title: Game[State], players: list[Bot], number: int
    ) -> None:
        self.plan = plan
        self.title = title
        self.players = players
        self.number = number
        self.rng = dice(plan, number)
        self.seed = int(self.rng.next32())
        self.moves: list[tuple[int, int]] = []

    def play(self) -> Outcome:
        seats = range(len(self.players))
        try:
            state = self.title.new(len(self.players), self.seed, self.plan.options)
            while state.actor != NOBODY:
                action = self.choice(state)
                self.moves.append((state.actor, action))
                state.apply(action)
            scores, winners = tuple(state.scores()), tuple(state.winners())
        except IteruError:
            raise
        except Exception as error:  # the rules, maybe somebody else's
            raise self.failure(
                "game-failed", game=self.title.name, why=error_line(error)
            ) from error
        entrants = tuple(self.entrant(seat) for seat in seats)
        return Outcome(self.number, self.seed, entrants, scores, winners, len(self.moves))

    def entrant(self, seat: int) -> int:
        return (seat + self.number) % len(self.players)

    def choice(self, state: State) -> int:
        """The choice of the actor's bot, checked, since `apply` would accept anything."""
        entrant = self.entrant(state.actor)
        name = self.plan.bots[entrant]
        try:
            action = ask(self.players[entrant], self.title, state, self.rng)
        except (Exception, SystemExit) as error:
            raise self.failure("failed-bot", name=name, why=reason(error)) from error
        if not isinstance(action, int) or action not in state.legal_actions():
            given = self.named(action)
            raise self.failure("rule-breaking-bot", name=name, given=given)
        return action

    def named(self, action: object) -> str:
        """An action that is not legal, with its notation if it has one."""
        shown = repr(action)[:80]
        if isinstance(action, int) and 0 <= action < self.title.action_count:
            return f"{shown} ({self.title.notation(action)})"
        return shown

    def failure(self, problem: str, **facts: Value) -> Failure:
        where = {"number": str(self.number + 1), "seed": str(self.seed)}
        return Failure(problem, **facts, **where, move=str(len(self.moves) + 1))

    def keep_record(self, folder: Path) -> None:
        """Saves the record of the game; an existing file is left alone."""
        seats = range(len(self.players))
        names = [self.plan.entrants[self.entrant(seat)] for seat in seats]
        bots = [self.plan.bots[self.entrant(seat)] for seat in seats]
        match = Match(self.title, len(seats), self.seed, self.plan.options, names, bots)
        for seat, action in self.moves:
            match.carry_out(seat, action)
        path = folder / record_name(self.plan, self.number)
        try:
            with path.open("x", encoding="utf-8", errors="replace") as file:
                file.write(write_record(match.record()))
        except FileExistsError as error:
            raise BadRecord("record-is-there", file=str(path)) from error
        except OSError as error:
            raise BadRecord("unwritable-file", file=str(path), why=str(error.strerror)) from error


def dice(plan: Tournament, number: int) -> Rng:
    """The random generator of a game; its first number is the game's seed."""
    return Rng.seeded(plan.seed * 1_000_003 + number)


def record_name(plan: Tournament, number: int) -> str:
    digits = len(str(plan.games))
    return f"{plan.game}-{number + 1:0{digits}}-{dice(plan, number).next32()}.iteru"


def reason(error: BaseException) -> str:
    """What went wrong in a bot, and where."""
    if not isinstance(error, Exception):
        return "it ends the program"
    *_, place = traceback.extract_tb(error.__traceback__)
    return f"{error_line(error)} ({Path(place.filename).name}:{place.lineno})"
