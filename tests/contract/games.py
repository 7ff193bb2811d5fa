"""Every registered game with every number of seats and a spread of options: what the contract tests run on."""

from collections.abc import Iterator
from dataclasses import dataclass

import iteru
from iteru.engine.game import Game
from iteru.engine.options import options_of
from iteru.engine.rng import Rng
from iteru.engine.state import State


@dataclass(frozen=True)
class Setting:
    """One way to begin a game."""

    name: str
    seats: int
    options: tuple[tuple[str, str | bool], ...]

    @property
    def game(self) -> Game[State]:
        return iteru.game(self.name)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, dict(self.options))

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.seats}-{changed or 'standard'}"


def option_sets(game: Game[State]) -> list[tuple[tuple[str, str | bool], ...]]:
    """The standard game; each other value of each option by itself; all options at their last value; every second one."""
    others: list[tuple[str, str | bool]] = []
    for option in options_of(game.meta.options):
        values: tuple[str | bool, ...] = option.values or (False, True)
        others += [(option.name, value) for value in values if value != option.default]
    last = tuple(dict(others).items())
    sets = [(), *[(other,) for other in others], last, last[::2]]
    return list(dict.fromkeys(sets))


def settings() -> Iterator[Setting]:
    for name in iteru.games():
        game = iteru.game(name)
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
            for options in option_sets(game):
                yield Setting(name, seats, options)


def main_settings() -> list[Setting]:
    """A smaller spread for the dear tests: for every number of seats the standard game and that with all options."""
    return [
        Setting(name, seats, options)
        for name in iteru.games()
        for seats in range(iteru.meta(name).min_seats, iteru.meta(name).max_seats + 1)
        for options in (option_sets(iteru.game(name))[0], option_sets(iteru.game(name))[-2])
    ]


def random_action(state: State, rng: Rng) -> int:
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def walk(state: State, seed: int) -> Iterator[State]:
    """Every position of a random game, the same state each time."""
    rng = Rng.seeded(seed)
    yield state
    while state.actor != iteru.NOBODY:
        state.apply(random_action(state, rng))
        yield state
