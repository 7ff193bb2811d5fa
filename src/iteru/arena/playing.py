"""One game of a tournament. Bots are asked in turn, and every answer is checked."""

import traceback
from pathlib import Path
from time import perf_counter

from iteru.arena.entrants import names_in_record
from iteru.arena.observing import Observer
from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament
from iteru.bots.bot import Bot, ask
from iteru.bots.characters import spelled_out
from iteru.bots.registry import USUAL_BOT, bot
from iteru.engine.errors import IteruError
from iteru.engine.events import Value
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.ranking import Ranking, winners
from iteru.engine.record import write_record
from iteru.engine.registry import error_line
from iteru.engine.state import NOBODY, State
from iteru.external.errors import ProgramFailed
from iteru.external.typed import begin_game, recorded


class Failure(IteruError):
    """The tournament cannot go on: a bot or a game failed, or a record could not be saved."""


class Playing:
    """A game being played; `players` are the bots of all entrants."""

    def __init__(
        self, plan: Tournament, title: Game[State], players: list[Bot], number: int
    ) -> None:
        self.plan = plan
        self.title = title
        self.number = number
        self.fixture = plan.fixture(number)
        self.players = [players[entrant] for entrant in self.fixture.entrants]
        self.failed: list[dict[str, Value]] = []
        self.seats = len(self.fixture.entrants)
        self.seed = self.fixture.seed
        self.rng = plan.dice(number)
        self.moves: list[tuple[int, int]] = []
        self.seconds = [0.0] * self.seats
        self.observer = Observer(self.seats) if plan.watched else None

    def play(self) -> Outcome:
        begin_game(self.players)
        try:
            journal = None if self.observer is None else self.observer.journal
            state = self.title.new(self.seats, self.seed, self.plan.options, journal)
            while state.actor != NOBODY and len(self.moves) < self.title.meta.longest:
                self.make_move(state)
            return self.outcome(state)
        except IteruError:
            raise
        except Exception as error:  # the rules, maybe somebody else's
            raise self.failure(
                "game-failed", game=self.title.name, why=error_line(error)
            ) from error

    def make_move(self, state: State) -> None:
        seat, begun = state.actor, perf_counter()
        action = self.choice(state)
        self.seconds[seat] += perf_counter() - begun
        self.moves.append((seat, action))
        if self.observer is not None:
            self.observer.chose(seat, action, state.legal_actions())
        state.apply(action)

    def outcome(self, state: State) -> Outcome:
        """The result. A game that was stopped has no winner, and all seats share the first place."""
        ended = state.actor == NOBODY
        places = [1] * self.seats
        ranks = Ranking(self.title, state, self.resigned).ranks() if ended else []
        for rank in ranks:
            if rank.seat < self.seats:
                places[rank.seat] = rank.place
        movers = [seat for seat, _ in self.moves]
        notes = None if self.observer is None else self.observer.notes(self.title, state)
        return Outcome(
            self.number,
            self.fixture.deal,
            self.seed,
            self.fixture.entrants,
            tuple(state.scores()),
            tuple(places),
            tuple(winners(ranks, self.seats)),
            len(self.moves),
            ended,
            tuple(movers.count(seat) for seat in range(self.seats)),
            tuple(self.seconds),
            tuple(self.failed),
            notes,
        )

    def choice(self, state: State) -> int:
        """The choice of the actor's bot, checked, since `apply` would accept anything."""
        name = self.plan.bots[self.fixture.entrants[state.actor]]
        try:
            action = ask(self.players[state.actor], self.title, state, self.rng)
        except ProgramFailed as error:
            self.resign(state.actor, error)
            return self.choice(state)
        except (Exception, SystemExit) as error:
            raise self.failure("failed-bot", name=name, why=reason(error)) from error
        if not isinstance(action, int) or action not in state.legal_actions():
            raise self.failure("rule-breaking-bot", name=name, given=self.named(action))
        return action

    @property
    def resigned(self) -> list[int]:
        return [int(one["seat"]) for one in self.failed]

    def resign(self, seat: int, error: ProgramFailed) -> None:
        """A program that fails has lost; the usual bot finishes the game for it, so that the others get their result."""
        self.failed.append({"seat": seat, "error": error.problem, **error.facts})
        self.players[seat] = bot(USUAL_BOT)

    def named(self, action: object) -> str:
        """An action that is not legal, with its notation if it has one."""
        shown = repr(action)[:80]
        if isinstance(action, int) and 0 <= action < self.title.action_count:
            return f"{shown} ({self.title.notation(action)})"
        return shown

    def failure(self, problem: str, **facts: Value) -> Failure:
        where = {"number": str(self.number + 1), "seed": str(self.seed)}
        return Failure(problem, **facts, **where, move=str(len(self.moves) + 1))

    def record(self) -> str:
        """The record of the game that was played."""
        every_name = names_in_record(list(self.plan.bots))
        names = [every_name[entrant] for entrant in self.fixture.entrants]
        texts = [self.plan.bots[entrant] for entrant in self.fixture.entrants]
        bots = [spelled_out(recorded(text), self.title) for text in texts]
        match = Match(self.title, self.seats, self.seed, self.plan.options, names, bots)
        for seat, action in self.moves:
            match.carry_out(seat, action)
        match.resigned = self.resigned
        return write_record(match.record())


def record_name(plan: Tournament, number: int) -> str:
    digits = len(str(plan.games))
    return f"{plan.game}-{number + 1:0{digits}}-{plan.fixture(number).seed}.iteru"


def reason(error: BaseException) -> str:
    """Returns what went wrong in a bot, and where."""
    if not isinstance(error, Exception):
        return "it ends the program"
    *_, place = traceback.extract_tb(error.__traceback__)
    return f"{error_line(error)} ({Path(place.filename).name}:{place.lineno})"
