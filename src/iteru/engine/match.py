"""A game in progress: the moves so far, the state they lead to, their events, and how far undo may go back."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import SupportsIndex

from iteru.engine.deal import Deal
from iteru.engine.errors import BadOptions, BadRecord, IllegalMove, NothingToUndo
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game, checked_seed, new_seed
from iteru.engine.options import changed_options, read_options
from iteru.engine.ranking import Rank, Ranking, winners
from iteru.engine.record import ENGINE_VERSION, Record
from iteru.engine.rng import Seed
from iteru.engine.state import NOBODY, State


class Played:
    """One choice and the events it caused."""

    def __init__(
        self,
        seat: int,
        action: int,
        events: list[Event],
        in_window: bool = False,
        had_choice: bool = True,
        let_pass: bool = False,
    ) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.in_window = in_window
        self.had_choice = had_choice
        """False where the seat could only decline in a window, or a part of an action had one answer."""
        self.let_pass = let_pass
        """Whether the seat declined in a window; the table may have answered for it."""

    @property
    def reveals(self) -> bool:
        """Whether it revealed anything that nobody could know before.

        A player's own things, shown to others, do not count: showing them may be undone until somebody else has
        chosen.
        """
        return any(event.reveals for event in self.events)


@dataclass(frozen=True)
class Standing:
    """The points of all seats: those they have, and those they would have if the game ended now.

    When the game is over, both are the result.
    """

    points: list[int]
    if_ended_now: list[int]

    @property
    def differs(self) -> bool:
        return self.points != self.if_ended_now


def standing(game: Game[State], state: State) -> Standing:
    """Returns the points of all seats in a position."""
    scores = state.scores()
    return Standing(scores if state.actor == NOBODY else game.points_so_far(state), scores)


class Match:
    """A record being written. What is drawn or sent is one seat's view and events."""

    def __init__(
        self,
        game: Game[State],
        seats: int,
        seed: Seed | None = None,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        bots: list[str] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.game = game
        self.deal = deal
        """What the seed was derived from, if players can check it in the end."""
        self.seed: Seed = new_seed() if seed is None else checked_seed(seed)
        self.options = changed_options(read_options(game.meta.options, options or {}))
        self.names = names or [str(seat + 1) for seat in range(seats)]
        if len(self.names) != seats:
            raise BadOptions("players-do-not-fit", given=len(self.names), right=seats)
        self.bots = bots or [""] * seats
        self.resigned: list[int] = []
        """Seats whose players resigned, in that order; bots play on for them."""
        self.practice = False
        """Whether more was taken back than `undoable` allows."""
        self.advised: list[int] = []
        """The moves before which their players took advice, counted from 1."""
        self.hurried: list[int] = []
        """The moves that bots thought over with less than `bots` says, or that others made for them, counted from 1."""
        self.played: list[Played] = []
        journal = Journal()
        self.state = game.new(seats, self.seed, self.options, journal)
        self.opening = journal.events

    @staticmethod
    def of_record(record: Record, game: Game[State]) -> "Match":
        """Replays a record and checks it move by move."""
        match = Match.begun(record, game)
        for number in range(len(record.moves)):
            match.follow(record, number)
        match.check_result(record)
        return match

    @staticmethod
    def begun(record: Record, game: Game[State]) -> "Match":
        """Returns the match of a record before its first move."""
        check_origin(record, game)
        if record.deal is not None:
            record.deal.check(record.seed, record.bots)
        names, bots = list(record.names), list(record.bots)
        match = Match(game, record.seats, record.seed, record.options, names, bots, record.deal)
        match.resigned = list(record.resigned)
        match.practice = record.practice
        match.advised = list(record.advised)
        match.hurried = list(record.hurried)
        return match

    def follow(self, record: Record, number: int) -> None:
        """Carries out one move of a record; the first is number 0."""
        seat, text = record.moves[number]
        try:
            self.play(seat, text)
        except IllegalMove as error:
            refused = BadRecord(
                "bad-record-move", number=number + 1, seat=seat, move=text, why=str(error)
            )
            refused.because = error
            raise refused from error

    def check_result(self, record: Record) -> None:
        """Refuses a record whose replay does not end as it says."""
        got = self.record().result
        if got != record.result:
            raise BadRecord(
                "other-result", recorded=result_text(record.result), replayed=result_text(got)
            )

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.actor == NOBODY

    def play(self, seat: int, text: str) -> Played:
        """Carries out a move in notation, or refuses it and changes nothing."""
        return self.choose(seat, self.game.parse(text))

    def choose(self, seat: int, action: SupportsIndex) -> Played:
        """Carries out an action, or refuses it and changes nothing."""
        number = index(action)
        self.game.check(self.state, seat, number)
        return self.carry_out(seat, number)

    def carry_out(self, seat: int, action: int) -> Played:
        """Carries out an action that is known to be legal."""
        state = self.state
        in_window = self.game.is_window(state)
        had_choice = not (in_window or state.is_part()) or len(state.legal_actions()) > 1
        let_pass = in_window and action == state.legal_actions()[-1]
        journal = Journal()
        state.journal = journal
        state.apply(action)
        self.played.append(Played(seat, action, journal.events, in_window, had_choice, let_pass))
        return self.played[-1]

    def take_advice(self) -> None:
        """Notes that the actor took advice before the next move."""
        self.advised = sorted({*self.advised, len(self.played) + 1})

    def undoable(self, seat: int) -> int:
        """Counts the choices a seat may take back: its own latest ones, since something new was revealed."""
        count = 0
        for played in reversed(self.played):
            if played.seat != seat or played.reveals:
                break
            count += 1
        return count

    def undo(self, seat: int) -> Played:
        """Takes back a seat's latest move."""
        self.check_undo(seat)
        undone = self.played[-1]
        self.go_back(len(self.played) - 1)
        return undone

    def undo_choice(self, seat: int) -> None:
        """Takes back a seat's latest move that was a real choice, with the forced ones after it."""
        steps = 1
        while steps < len(self.played) and not self.played[-steps].had_choice:
            steps += 1
        self.check_undo(seat, steps)
        self.go_back(len(self.played) - steps)

    def go_back(self, moves: int) -> None:
        """Goes back to the position after a number of moves, whatever was revealed since."""
        self.state = self.state_after(moves)
        del self.played[moves:]
        self.advised = self.advised_after(moves)
        self.hurried = self.hurried_after(moves)

    def advised_after(self, moves: int) -> list[int]:
        """Returns before which moves advice was taken, if only the first `moves` remain; later advice counts for the next."""
        return sorted({min(number, moves + 1) for number in self.advised})

    def hurried_after(self, moves: int) -> list[int]:
        """Returns which of the first `moves` moves were hurried."""
        return [number for number in self.hurried if number <= moves]

    def check_undo(self, seat: int, moves: int = 1) -> None:
        """Refuses to take back a choice that somebody learned from, or another seat's choice."""
        if self.undoable(seat) < moves:
            raise NothingToUndo(self.why_no_undo(seat))

    def why_no_undo(self, seat: int) -> str:
        """Returns the problem that a refused undo reports."""
        if not [played for played in self.played if played.seat == seat]:
            return "nothing-played"
        return "undo-revealed" if self.played[-1].seat == seat else "undo-other-seat"

    def state_after(self, moves: int) -> State:
        """Returns the position after a number of moves."""
        state = self.start()
        for played in self.played[:moves]:
            state.apply(played.action)
        return state

    def start(self) -> State:
        """Returns the position before the first choice."""
        return self.game.new(self.state.seats, self.seed, self.options)

    def events_for(self, seat: int | None) -> list[Event]:
        """Returns the events that a seat (None: a spectator) may know."""
        happened = [*self.opening, *[event for played in self.played for event in played.events]]
        return [event for event in happened if event.known_to(seat)]

    def ranks(self) -> list[Rank]:
        """Returns the ranks of all players if the game ended now, the best first; those who resigned come last."""
        return Ranking(self.game, self.state, self.resigned).ranks()

    def winners(self) -> list[int]:
        """Returns the seats in first place; none if an opponent without a seat has won."""
        return winners(self.ranks(), self.state.seats)

    def record(self) -> Record:
        """Returns the game so far as a record, with its result once it is over."""
        return Record(
            game=self.game.name,
            rules=self.game.meta.rules_version,
            engine=ENGINE_VERSION,
            box=self.game.box.fingerprint,
            names=tuple(self.names),
            options=self.options,
            seed=self.seed,
            moves=tuple((played.seat, self.game.notation(played.action)) for played in self.played),
            result=tuple(self.state.scores()) if self.is_over else None,
            bots=tuple(self.bots) if any(self.bots) else (),
            corrections=self.game.box.corrections,
            resigned=tuple(self.resigned),
            practice=self.practice,
            advised=tuple(self.advised),
            hurried=tuple(self.hurried_after(len(self.played))),
            deal=self.deal,
        )


def check_origin(record: Record, game: Game[State]) -> None:
    """Refuses a record that was played with another engine, other rules or another box."""
    for what, recorded, here in (
        ("engine", record.engine, ENGINE_VERSION),
        ("rules", record.rules, game.meta.rules_version),
    ):
        if recorded != here:
            raise BadRecord(f"other-{what}", game=record.game, recorded=recorded, here=here)
    if record.box != game.box.fingerprint:
        raise BadRecord(
            "other-box", game=record.game, recorded=record.box, here=game.box.fingerprint
        )


def result_text(result: tuple[int, ...] | None) -> str:
    return "-" if result is None else " ".join(map(str, result))
