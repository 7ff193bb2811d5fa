"""The registry of all titles installed, those of other packages too.

A title that does not work is left out everywhere with one line that says why; it never takes the
house down with it.
"""

import json
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from iteru.engine.box import read_toml
from iteru.engine.errors import IteruError, UnknownGame
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import options_of
from iteru.engine.state import NOBODY, State

ENTRY_POINTS: Final = "iteru.games"
ABSTRACT_IN_GAME: Final = (
    "lay_out",
    "bare",
    "set_up",
    "view",
    "choice",
    "prompt",
    "why_not",
    "breakdown",
    "census",
    "prospects",
)
ABSTRACT_IN_STATE: Final = ("legal_actions", "apply", "scores", "winners", "clone", "resample")
"""Compiled classes do not know which of their methods are abstract."""


@cache
def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def games() -> list[str]:
    """The names of every title in the house, those of other installed packages too."""
    return sorted(installed())


@cache
def valid_games() -> tuple[str, ...]:
    """The titles that work."""
    return tuple(name for name in games() if name not in broken_games())


@cache
def broken_games() -> dict[str, IteruError]:
    """The titles that do not work, each with what is wrong with it."""
    found: dict[str, IteruError] = {}
    for name in games():
        try:
            game(name)
        except IteruError as error:
            found[name] = error
    return found


def broken(name: str, why: str) -> UnknownGame:
    return UnknownGame("broken-game", name=name, why=why)


def told(error: Exception) -> str:
    """An error of somebody else's code in a line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


@cache
def meta(name: str) -> Meta:
    """What is cheap to know of a title."""
    point = installed().get(name)
    if point is None:
        raise UnknownGame("unknown-game", name=name, right=", ".join(games()))
    try:
        found = point.load()
        if not isinstance(found, Meta):
            raise broken(name, f"{point.value} is not a Meta")
        check_meta(name, found)
    except IteruError:
        raise
    except Exception as error:  # somebody else's code: whatever goes wrong there stays there
        raise broken(name, told(error)) from error
    return found


def check_meta(name: str, found: Meta) -> None:
    """What the house reads of a title before its rules are loaded."""
    if found.name != name:
        raise broken(name, f"its Meta has another name, {found.name!r}")
    if not (found.folder / "components.toml").is_file():
        raise broken(name, f"there is no components.toml in the package {found.package!r}")
    if not is_dataclass(found.options):
        raise broken(name, "its options are not a dataclass")
    if not 1 <= found.min_seats <= found.max_seats:
        raise broken(name, f"{found.min_seats} to {found.max_seats} seats")
    options_of(found.options)
    found.title("en")


def game(name: str, corrections: Path | str | Mapping[str, object] | None = None) -> Game[State]:
    """A title, ready to play; `corrections`, a file or what stands in one, are laid over its box."""
    if isinstance(corrections, Path | str):
        corrections = read_toml(Path(corrections))
    return standard_game(name) if not corrections else corrected_game(name, as_key(corrections))


def as_key(corrections: Mapping[str, object]) -> str:
    return json.dumps(corrections, sort_keys=True, default=str)


@cache
def standard_game(name: str) -> Game[State]:
    return loaded(meta(name), {})


@lru_cache(maxsize=64)
def corrected_game(name: str, corrections: str) -> Game[State]:
    return loaded(meta(name), json.loads(corrections))


def loaded(found: Meta, corrections: Mapping[str, object]) -> Game[State]:
    """A title with its rules, tried for a move before anybody plays it."""
    box = found.read_box(corrections)
    try:
        title = found.load(box)
        if not isinstance(title, Game):
            raise broken(found.name, "`load` does not give a Game")
        check_methods(found.name, title, Game, ABSTRACT_IN_GAME)
        try_out(title)
    except IteruError:
        raise
    except Exception as error:
        raise broken(found.name, told(error)) from error
    return title


def check_methods(name: str, thing: object, base: type, wanted: tuple[str, ...]) -> None:
    """Refuse an object of a class that leaves out abstract methods; compiled bases do not."""
    own = type(thing)
    missing = [method for method in wanted if getattr(own, method) is getattr(base, method)]
    if missing:
        raise broken(name, f"{own.__name__} does not define {', '.join(missing)}")


def try_out(title: Game[State]) -> None:
    """Begin a game and ask for all that the house will ask for, so that a broken title shows now."""
    state = title.new(title.meta.min_seats, 0)
    check_methods(title.name, state, State, ABSTRACT_IN_STATE)
    for seat in (None, 0):
        title.prompt(title.view(state, seat))
    if state.actor != NOBODY:
        title.choices(state, state.actor)
    copy = title.restore(state.clone().snapshot())
    copy.resample(0, copy.rng.clone())
    for asked in (title.breakdown(state), title.census(state), title.prospects(state)):
        len(asked)
    state.scores()
    state.winners()
    if state.actor != NOBODY:
        copy.apply(copy.legal_actions()[0])
