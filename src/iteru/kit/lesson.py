"""A guide as it is played: where a person is in it, what is asked there, and how a touch is answered.

>>> import iteru
>>> game = iteru.game("imhotep")
>>> here = lesson_of(game).at(step=1)
>>> here.asked
'load 3 1'
>>> [here.touched(thing, []).kind for thing in ("sled", "ship-3", "quarry")]
['asked', 'said', 'said']
>>> said(here.touched("ship-3", []).texts, "en")
'An empty ship cannot sail: give it a stone first.'
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Literal

from iteru.engine.errors import NOTHING_THERE, OTHER_QUESTION, IllegalMove, IteruError
from iteru.engine.game import Game, View
from iteru.engine.match import Match
from iteru.engine.state import State
from iteru.kit.guide import BadGuide, Guide, Step, Texts, Wrong, read_guide, said

log = logging.getLogger("iteru.kit")


@dataclass(frozen=True)
class Answer:
    """How a lesson answers what a person chooses.

    `asked`: it is what the step asks for, or the next thing on the way there. `on_the_way`: another move begins so, and
    is answered when it is whole. `said`: the lesson answers with `texts`, and nothing changes. `refused`: the rules
    refuse it, for reasons that are not the lesson's. `go_on`: nothing is asked here, the person reads and goes on.
    """

    kind: Literal["asked", "on_the_way", "said", "refused", "go_on"]
    texts: Texts | None = None
    refusals: tuple[IllegalMove, ...] = ()
    rule: str = ""
    """The rule behind a text."""


WITHOUT_REASON: Final = (OTHER_QUESTION, NOTHING_THERE)
"""The problems of refusals from which nobody learns anything."""
ASKED, ON_THE_WAY, GO_ON = Answer("asked"), Answer("on_the_way"), Answer("go_on")


class Lesson:
    """A game's guide with the game it is played in, always with the box as printed."""

    def __init__(self, game: Game[State], guide: Guide) -> None:
        self.game = game
        self.guide = guide

    @property
    def seat(self) -> int:
        """The seat of the person, from 0."""
        return self.guide.start.person

    def at(self, step: int, played: int = 0) -> "Place":
        """Returns a place in the lesson: a step, which counts from 0, and how many of its moves are played."""
        if not 0 <= step < len(self.guide.steps):
            raise BadGuide(f"the lesson has steps 0 to {len(self.guide.steps) - 1}, not {step}")
        return Place(self, step, min(max(played, 0), len(self.guide.steps[step].moves)))

    def match(self, moves: Sequence[str] = ()) -> Match:
        """Returns the game of the lesson after these moves."""
        start = self.guide.start
        match = Match(self.game, start.seats, start.seed, start.options)
        for move in moves:
            match.play(match.state.actor, move)
        return match

    def check(self) -> None:
        """Plays the lesson to its end; raises `BadGuide` where a move is refused or is another seat's."""
        match = self.match()
        for number, step in enumerate(self.guide.steps):
            for played, move in enumerate(step.moves):
                actor = match.state.actor
                if (actor == self.seat) != (played < len(step.do)):
                    raise self.at(number).wrong(f"`{move}` would be a move of seat {actor + 1}")
                try:
                    match.play(actor, move)
                except IteruError as error:
                    raise self.at(number).wrong(f"`{move}` is refused: {error}") from error


class Place:
    """Where a person is in a lesson."""

    def __init__(self, lesson: Lesson, number: int, played: int) -> None:
        self.lesson = lesson
        self.game = lesson.game
        self.number = number
        self.played = played

    @property
    def step(self) -> Step:
        return self.lesson.guide.steps[self.number]

    def __str__(self) -> str:
        return f"step {self.number + 1} ({said(self.step.name, 'en')})"

    def wrong(self, why: str) -> BadGuide:
        return BadGuide(f"{self}: {why}")

    @cached_property
    def match(self) -> Match:
        """The game up to here: its record can be played on at a table."""
        return self.lesson.match(self.lesson.guide.moves(self.number, self.played))

    @cached_property
    def view(self) -> View:
        """The learner's view of the position."""
        return self.game.view(self.match.state, self.lesson.seat)

    @property
    def asked(self) -> str:
        """Returns the move that the person is to make now, nothing if there is none."""
        return "".join(self.step.do[self.played : self.played + 1])

    @property
    def path(self) -> tuple[str, ...]:
        """Returns the things to choose for that move."""
        return self.step.path[self.played] if self.asked else ()

    @property
    def coming(self) -> str:
        """Returns the move of another seat that comes next in this step, nothing if there is none."""
        return "" if self.asked else "".join(self.step.moves[self.played : self.played + 1])

    def after(self) -> "Place | None":
        """Returns the place after the next move, or after the step; None at the end of the lesson."""
        if self.played < len(self.step.moves):
            return self.lesson.at(self.number, self.played + 1)
        is_last = self.number + 1 == len(self.lesson.guide.steps)
        return None if is_last else self.lesson.at(self.number + 1)

    # How the lesson answers

    def chosen(self, move: str) -> Answer:
        """Answers a whole move, in notation."""
        if move == self.asked:
            return ASKED
        for wrong in self.wrongs:
            if wrong.move == move:
                return answer(wrong)
        state, action = self.match.state, self.game.parse(move)
        if state.actor != self.lesson.seat or action in state.legal_actions():
            return self.otherwise
        return Answer("refused", refusals=(self.game.why_not(state, action),))

    def touched(self, target: str, held: Sequence[str]) -> Answer:
        """Answers a touch of a thing on the page, after those in `held`."""
        path = (*held, target)
        if self.step.attempt == target and not held:
            return Answer("asked", self.step.done, rule=self.step.rule)
        if self.asked and path == self.path[: len(path)]:
            return ASKED
        for wrong in self.wrongs:
            if wrong.touch == target and not held:
                return answer(wrong)
        return self.answered(path) or self.not_answered(path)

    def answered(self, path: tuple[str, ...]) -> Answer | None:
        """Answers a path for which the step has words: at its end, or where the rules refuse to go on."""
        legal = {move: its for move, its in self.legal_paths.items() if its[: len(path)] == path}
        for wrong in self.wrongs:
            if wrong.move in legal:
                return answer(wrong) if legal[wrong.move] == path else ON_THE_WAY
        for wrong in self.wrongs:
            if wrong.move and not legal and self.path_of(wrong.move)[: len(path)] == path:
                return answer(wrong)
        return None

    def not_answered(self, path: tuple[str, ...]) -> Answer:
        state = self.match.state
        if state.actor != self.lesson.seat:
            return self.otherwise
        if any(its[: len(path)] == path for its in self.legal_paths.values()):
            return self.otherwise
        found = self.game.refusals(state, path[-1], list(path[:-1]), self.view)
        is_allowed = any(path[-1] in its for its in self.legal_paths.values())
        if is_allowed and all(one.problem in WITHOUT_REASON for one in found):
            return self.otherwise  # touched out of turn, on the way to another move
        return Answer("refused", refusals=tuple(found))

    @property
    def wrongs(self) -> list[Wrong]:
        """Returns what the step answers to at this place."""
        return [wrong for wrong in self.step.wrong if wrong.at == self.played]

    @property
    def otherwise(self) -> Answer:
        """Returns the answer to every other move. Once the person has made those of the step, it would mislead."""
        is_done = self.played > 0 and not self.asked
        if is_done or not self.step.otherwise:
            return GO_ON
        return Answer("said", self.step.otherwise, rule=self.step.rule)

    @cached_property
    def legal_paths(self) -> dict[str, tuple[str, ...]]:
        """The things to choose for every move that the person may make now."""
        choices = self.game.choices(self.match.state, self.lesson.seat, self.view)
        return {choice.notation: choice.path for choice in choices}

    def path_of(self, move: str) -> tuple[str, ...]:
        return self.game.targets(self.view, self.game.parse(move))


def answer(wrong: Wrong) -> Answer:
    return Answer("said", wrong.answer, rule=wrong.rule)


@lru_cache(maxsize=64)
def lesson_of(game: Game[State]) -> Lesson | None:
    """Returns the lesson of a game; None if it has none, or one that does not fit, which is logged."""
    try:
        return read_lesson(game)
    except BadGuide as error:
        log.warning("%s: it has no lesson, since its guide does not fit: %s", game.name, error)
        return None


def read_lesson(game: Game[State]) -> Lesson | None:
    """Returns the lesson of a game, None if it has none; raises `BadGuide` if it does not fit."""
    guide = read_guide(game.meta)
    if guide is None:
        return None
    lesson = Lesson(game, guide)
    lesson.check()
    return lesson
