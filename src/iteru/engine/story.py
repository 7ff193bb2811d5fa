"""The story of a game: points by round, and the moments when the lead changed.

Points are those that everybody would have had if the game had ended then. The lead is a matter of points alone: what breaks
a tie counts at the end.
"""

from dataclasses import dataclass

from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.state import NOBODY, State


@dataclass(frozen=True)
class Round:
    """A round; in a game without rounds, one seat's turn."""

    number: int
    begins: int
    """How many choices had been made when it began."""
    ends: int
    """How many choices had been made when it was over."""
    points: tuple[int, ...]
    """The points of all players when it was over; those of an opponent without a seat come last."""


@dataclass(frozen=True)
class Moment:
    """The choice of a round with which somebody took the lead from somebody else and kept it until the round was over."""

    at: int
    """How many choices had been made, with this one."""
    round: int
    leader: int
    """The player in the lead. The number of seats stands for an opponent without one (`Game.rival`)."""
    past: int
    """The player who led before."""
    before: int
    """The leader's points before the turn to which the choice belongs."""
    after: int
    """The leader's points after the choice."""


@dataclass(frozen=True)
class Story:
    """The rounds of a game, and the moments when the lead changed."""

    has_rounds: bool
    """Whether the game numbers its rounds (`Game.round`)."""
    start: tuple[int, ...]
    """The points of all players before the first choice."""
    rounds: tuple[Round, ...]
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Step:
    """A choice of the present round: the seat that made it, and all points after it."""

    seat: int
    points: tuple[int, ...]

    @property
    def leader(self) -> int:
        """The player with the most points; NOBODY if several have them."""
        most = max(self.points)
        return self.points.index(most) if self.points.count(most) == 1 else NOBODY


class Storyteller:
    """Follows a game choice by choice, so that a caller can pause in between.

    The seat of a player who resigned can lead, too: the bot that plays on makes points.
    """

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.actions = [played.action for played in match.played]
        self.state = match.start()
        self.has_rounds = self.game.round(self.state) is not None
        self.number = 1
        self.start = points_of(self.game, self.state)
        self.steps = [Step(NOBODY, self.start)]
        """How the present round began, and its choices so far."""
        self.applied = 0
        self.leader = NOBODY
        """The last player who led alone at the end of a round."""
        self.rounds: list[Round] = []
        self.moments: list[Moment] = []

    def follow(self) -> None:
        """Makes the next choice."""
        seat = self.state.actor
        self.state.apply(self.actions[self.applied])
        self.applied += 1
        self.steps.append(Step(seat, points_of(self.game, self.state)))
        if self.state.actor == NOBODY or self.is_next_round(seat):
            self.end_round()

    def is_next_round(self, seat: int) -> bool:
        return self.next_number() > self.number if self.has_rounds else self.state.actor != seat

    def next_number(self) -> int:
        """Returns the number of the round after a choice. What is chosen before the first belongs to it."""
        number = self.game.round(self.state)
        return self.number + 1 if number is None else max(self.number, number)

    def end_round(self) -> None:
        last = self.steps[-1]
        begins = self.applied - len(self.steps) + 1
        if last.leader != NOBODY:
            if self.leader not in (NOBODY, last.leader):
                self.moments.append(self.moment(begins))
            self.leader = last.leader
        self.rounds.append(Round(self.number, begins, self.applied, last.points))
        self.number = self.next_number()
        self.steps = [Step(NOBODY, last.points)]

    def moment(self, begins: int) -> Moment:
        """Returns the last choice of the present round with which its leader took the lead."""
        steps = self.steps
        leader = steps[-1].leader
        at = len(steps) - 1
        while at > 1 and steps[at - 1].leader == leader:
            at -= 1
        turn = at
        while turn > 1 and steps[turn - 1].seat == steps[at].seat:
            turn -= 1
        before, after = steps[turn - 1].points[leader], steps[at].points[leader]
        return Moment(begins + at, self.number, leader, self.leader, before, after)

    def story(self) -> Story:
        """Returns the story so far, without a round that is not over."""
        return Story(self.has_rounds, self.start, tuple(self.rounds), tuple(self.moments))


def points_of(game: Game[State], state: State) -> tuple[int, ...]:
    """Returns the points of all players if the game ended now."""
    rival = game.rival(state)
    return (*state.scores(), *([sum(rival.values())] if rival else []))


def story_of(match: Match) -> Story:
    """Returns the story of a match."""
    teller = Storyteller(match)
    for _ in match.played:
        teller.follow()
    return teller.story()
