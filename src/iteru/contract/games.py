"""The games that the contract's tests run on, with every number of seats and a spread of options."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import iteru
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.rng import Rng
from iteru.engine.spread import Options, named_options, seatings, sets_at
from iteru.engine.state import State

MAX_MOVES = 10_000
"""A random game with more moves counts as endless."""


@dataclass(frozen=True)
class Case:
    """One way to begin a game."""

    name: str
    seats: int
    options: Options

    @property
    def game(self) -> Game[State]:
        return iteru.game(self.name)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, dict(self.options))

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.seats}-{changed or 'standard'}"


def main_sets(meta: Meta) -> list[Options]:
    """Returns the standard game, and that with all options."""
    return [sets for label, sets in named_options(meta).items() if label != "some-options"]


def cases(names: Sequence[str]) -> list[Case]:
    return [
        Case(name, seats, options) for name in names for seats, options in sets_at(iteru.meta(name))
    ]


def main_cases(names: Sequence[str]) -> list[Case]:
    """Returns fewer cases, for the tests that take long."""
    return [
        Case(name, seats, options)
        for name in names
        for seats in seatings(iteru.meta(name))
        for options in main_sets(iteru.meta(name))
    ]


def random_action(state: State, rng: Rng) -> int:
    actions = state.legal_actions()
    assert actions, f"seat {state.actor} must choose and is offered nothing: {state!r}"
    return actions[rng.below(len(actions))]


def walk(state: State, seed: int) -> Iterator[State]:
    """Yields every position of a random game, the same state object each time."""
    yield state
    for action in random_actions(state, seed):
        state.apply(action)
        yield state


def random_actions(state: State, seed: int) -> Iterator[int]:
    """Yields a random action for the actor until the game is over; the caller applies it."""
    rng = Rng.seeded(seed)
    for _ in range(MAX_MOVES):
        if state.actor == iteru.NOBODY:
            return
        yield random_action(state, rng)
    raise AssertionError(f"the game does not end: {MAX_MOVES} random choices and it goes on")


def random_choices(match: iteru.Match, seed: int) -> Iterator[int]:
    """Yields random actions for a match, whose state object changes after an undo."""
    rng = Rng.seeded(seed)
    for _ in range(MAX_MOVES):
        if match.is_over:
            return
        yield random_action(match.state, rng)
    raise AssertionError(f"the game does not end: {MAX_MOVES} random choices and it goes on")
