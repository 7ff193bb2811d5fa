"""The story of a game: points by round, and when the lead changed."""

from itertools import pairwise
from typing import Any, NamedTuple

import pytest

import iteru
from iteru.contract.games import random_choices
from iteru.engine.game import Game, View
from iteru.engine.match import Match
from iteru.engine.moves import Moves
from iteru.engine.rng import Rng
from iteru.engine.setting import Setting
from iteru.engine.state import State
from iteru.engine.story import Moment, Story, story_of

EVERY_GAME = pytest.mark.parametrize("name", iteru.games())
SEATS = 2


class Line(NamedTuple):
    """A choice of a made-up game: whose it is, in which round, and what everybody gains by it."""

    seat: int
    round: int
    gains: tuple[int, ...]


class Tale(State):
    """A position of a game that was written beforehand."""

    def __init__(self, setting: Setting, lines: list[Line]) -> None:
        super().__init__(setting)
        self.lines = lines
        self.at = 0
        self.actor = lines[0].seat

    def legal_actions(self) -> list[int]:
        return [] if self.actor == iteru.NOBODY else [0]

    def apply(self, action: int) -> None:
        self.at += 1
        self.actor = self.lines[self.at].seat if self.at < len(self.lines) else iteru.NOBODY

    def breakdown(self) -> dict[str, list[int]]:
        past = self.lines[: self.at]
        return {"all": [sum(line.gains[seat] for line in past) for seat in range(SEATS)]}

    def clone(self) -> "Tale":
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""


class Tales(Game[Tale]):
    def __init__(self, lines: list[Line], has_rounds: bool = True, has_rival: bool = False) -> None:
        like = iteru.game("imhotep")
        moves = Moves()
        moves.kind("on")
        super().__init__(like.meta, like.box, moves)
        self.lines, self.has_rounds, self.has_rival = lines, has_rounds, has_rival

    def lay_out(self, seats: int, options: Any) -> Setting:
        return Setting(self.name, self.box, seats, options)

    def bare(self, setting: Any) -> Tale:
        return Tale(setting, self.lines)

    def set_up(self, state: Tale) -> None:
        """It is."""

    def view(self, state: Tale, seat: int | None) -> View:
        return {}

    def census(self, state: Tale) -> dict[str, int]:
        return {}

    def prospects(self, state: Tale) -> list[float]:
        return []

    def rival(self, state: Tale) -> dict[str, int]:
        past = self.lines[: state.at]
        return {"all": sum(line.gains[-1] for line in past)} if self.has_rival else {}

    def round(self, state: Tale) -> int | None:
        line = self.lines[min(state.at, len(self.lines) - 1)]
        return line.round if self.has_rounds else None


def told(*lines: tuple[int, int, tuple[int, ...]], **kinds: bool) -> Story:
    match = Match(Tales([Line(*line) for line in lines], **kinds), SEATS, 1)  # type: ignore[arg-type]
    while not match.is_over:
        match.choose(match.state.actor, 0)
    return story_of(match)


def test_a_round_is_told_with_its_choices_and_the_points_at_its_end() -> None:
    story = told((0, 1, (3, 0)), (1, 1, (0, 2)), (0, 2, (1, 0)), (1, 2, (0, 5)))
    assert [(one.number, one.begins, one.ends, one.points) for one in story.rounds] == [
        (1, 0, 2, (3, 2)),
        (2, 2, 4, (4, 7)),
    ]
    assert story.start == (0, 0)


def test_what_is_chosen_before_the_first_round_belongs_to_it() -> None:
    story = told((0, 0, (0, 0)), (1, 0, (0, 0)), (0, 1, (1, 0)), (1, 2, (0, 1)))
    assert [(one.number, one.begins, one.ends) for one in story.rounds] == [(1, 0, 3), (2, 3, 4)]


def test_without_rounds_each_turn_is_one() -> None:
    story = told((0, 1, (1, 0)), (0, 1, (1, 0)), (1, 1, (0, 4)), (0, 1, (0, 0)), has_rounds=False)
    assert [(one.number, one.begins, one.ends) for one in story.rounds] == [
        (1, 0, 2),
        (2, 2, 3),
        (3, 3, 4),
    ]
    assert not story.has_rounds


def test_the_choice_that_took_the_lead_is_found_with_its_whole_turn() -> None:
    story = told(
        (0, 1, (5, 0)),
        (1, 2, (0, 2)),
        (0, 2, (0, 0)),
        (1, 2, (0, 1)),
        (1, 2, (0, 4)),
        (1, 2, (0, 1)),
    )
    assert story.moments == (Moment(at=5, round=2, leader=1, past=0, before=2, after=7),)


def test_a_lead_that_is_lost_again_before_the_round_is_over_does_not_count() -> None:
    assert told((0, 1, (5, 0)), (1, 2, (0, 7)), (0, 2, (4, 0))).moments == ()


def test_the_first_lead_is_no_change_and_a_tie_is_no_lead() -> None:
    story = told((0, 1, (3, 0)), (1, 2, (0, 3)), (0, 3, (1, 0)), (1, 4, (0, 1)))
    assert story.moments == ()


def test_a_lead_taken_by_way_of_a_tie_counts_once() -> None:
    story = told((0, 1, (3, 0)), (1, 2, (0, 3)), (1, 3, (0, 1)))
    assert [(one.at, one.leader, one.past) for one in story.moments] == [(3, 1, 0)]


def test_a_lead_can_be_lost_by_what_somebody_pays() -> None:
    story = told((0, 1, (5, 4)), (0, 2, (-3, 0)))
    assert story.moments == (Moment(at=2, round=2, leader=1, past=0, before=4, after=4),)


def test_an_opponent_without_a_seat_can_lead() -> None:
    story = told((0, 1, (1, 0, 0)), (1, 2, (0, 0, 6)), has_rival=True)
    assert [one.points for one in story.rounds] == [(1, 0, 0), (1, 0, 6)]
    assert [(one.leader, one.past) for one in story.moments] == [(2, 0)]


def random_match(name: str, seats: int) -> Match:
    match = Match(iteru.game(name), seats, 5)
    for action in random_choices(match, 5):
        match.choose(match.state.actor, action)
    return match


@EVERY_GAME
def test_points_by_round_lead_to_the_result(name: str) -> None:
    meta = iteru.meta(name)
    for seats in {meta.min_seats, meta.max_seats}:
        match = random_match(name, seats)
        story, rival = story_of(match), match.game.rival(match.state)
        points = [story.start, *[one.points for one in story.rounds]]
        gains = [
            [now - before for before, now in zip(*pair, strict=True)] for pair in pairwise(points)
        ]
        sums = [first + sum(gain) for first, *gain in zip(story.start, *gains, strict=True)]
        assert sums == [*match.state.scores(), *([sum(rival.values())] if rival else [])]
        assert [one.begins for one in story.rounds[1:]] == [one.ends for one in story.rounds[:-1]]
        assert story.rounds[-1].ends == len(match.played)
        assert story.has_rounds


@EVERY_GAME
def test_the_lead_changes_hands_where_the_story_says(name: str) -> None:
    match = random_match(name, iteru.meta(name).max_seats)
    for moment in story_of(match).moments:
        before, after = (match.state_after(moment.at - back).scores() for back in (1, 0))
        assert max(range(len(after)), key=lambda seat: after[seat]) == moment.leader
        assert before[moment.leader] <= max(
            points for seat, points in enumerate(before) if seat != moment.leader
        )
        assert after[moment.leader] == moment.after
