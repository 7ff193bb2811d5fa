"""The registry of all titles installed, those of other packages too.

A title that does not work is left out everywhere with one line that says why; it never takes the
house down with it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from iteru.engine.agenda import AgendaState, Question, Task
from iteru.engine.box import read_toml
from iteru.engine.errors import BadBox, IteruError, UnknownGame, naming
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import options_of
from iteru.engine.state import NOBODY, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS: Final = "iteru.games"
ABSTRACT_IN_GAME: Final = (
    "lay_out",
    "bare",
    "set_up",
    "view",
    "census",
    "prospects",
)
ABSTRACT_IN_STATE: Final = ("legal_actions", "apply", "breakdown", "clone", "resample")
ABSTRACT_IN_QUESTION: Final = ("offer", "answer")
ABSTRACT_IN_TASK: Final = ("happen",)
"""What a game must define. Compiled classes do not know which of their methods are abstract."""
FILES: Final = ("components.toml", "RULES.md", "texts/en.ftl")
"""What lies in the folder of every game."""
MAX_CORRECTED: Final = 32
"""Titles with corrected boxes that are kept, the latest: each takes half a megabyte."""
MAX_SEATS: Final = 5
"""As many colours and shapes as there are to tell seats apart."""


@cache
def installed() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # takes longer to import than all of Iteru

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
            try_words(game(name))
        except IteruError as error:
            found[name] = error
    return found


def broken(name: str, why: str) -> UnknownGame:
    return UnknownGame("broken-game", name=name, why=why)


def is_broken(error: IteruError) -> bool:
    return error.problem == "broken-game"


def behind(name: str, error: IteruError) -> UnknownGame:
    """A title that does not fit its own box, say: the reader is told both."""
    found = broken(name, str(error))
    found.because = error
    return found


def told(error: BaseException) -> str:
    """An error of somebody else's code in a line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


@cache
def meta(name: str) -> Meta:
    """What is cheap to know of a title."""
    point = installed().get(name)
    if point is None:
        raise UnknownGame("unknown-game", **naming(name, games()))
    try:
        found = point.load()
        if not isinstance(found, Meta):
            raise broken(name, f"{point.value} is not a Meta")
        check_meta(name, found)
    except IteruError:
        raise
    except (Exception, SystemExit) as error:  # somebody else's code: what goes wrong stays there
        raise broken(name, told(error)) from error
    return found


def check_meta(name: str, found: Meta) -> None:
    """What the house reads of a title before its rules are loaded."""
    if found.name != name:
        raise broken(name, f"its Meta has another name, {found.name!r}")
    check_files(found)
    check_options(found)
    if not 1 <= found.min_seats <= found.max_seats <= MAX_SEATS:
        raise broken(name, f"{found.min_seats} to {found.max_seats} seats; 1 to {MAX_SEATS} fit")
    ", ".join([found.title("en"), *found.designers, *found.publishers])


def check_files(found: Meta) -> None:
    """Figures, rules and words must be there and can be read."""
    for file in FILES:
        path = found.folder / file
        if not path.is_file():
            raise broken(found.name, f"there is no {file} in the package {found.package!r}")
    for path in sorted((found.folder / "texts").glob("*.ftl")):
        try:
            path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise broken(found.name, f"texts/{path.name} is not UTF-8: {error}") from error


def check_options(found: Meta) -> None:
    """Forms and flags are made from the options, before anybody plays."""
    if not is_dataclass(found.options):
        raise broken(found.name, "its options are not a dataclass")
    for field in fields(found.options):
        if "values" not in field.metadata:
            raise broken(found.name, f"its option {field.name!r} is not a choice() or a switch()")
    for option in options_of(found.options):
        if option.values and option.default not in option.values:
            raise broken(found.name, f"its option {option.name!r} is none of {option.values}")


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


@lru_cache(maxsize=MAX_CORRECTED)
def corrected_game(name: str, corrections: str) -> Game[State]:
    return loaded(meta(name), json.loads(corrections))


def loaded(found: Meta, corrections: Mapping[str, object]) -> Game[State]:
    """A title with its rules, tried for a move before anybody plays it."""
    try:
        title = found.load(found.read_box(corrections))
        if not isinstance(title, Game):
            raise broken(found.name, "`load` does not give a Game")
        try_out(title)
    except IteruError as refused:
        if corrections or is_broken(refused):
            raise
        raise behind(found.name, refused) from refused
    except (Exception, SystemExit) as error:
        if corrections and standard_game(found.name):
            raise BadBox("unplayable-corrections", name=found.name, why=told(error)) from error
        raise broken(found.name, told(error)) from error
    return title


def check_methods(name: str, thing: object, base: type, wanted: tuple[str, ...]) -> None:
    """Refuse an object of a class that leaves out abstract methods; compiled bases do not."""
    own = type(thing)
    missing = [method for method in wanted if getattr(own, method) is getattr(base, method)]
    if missing:
        raise broken(name, f"{own.__name__} does not define {', '.join(missing)}")


def check_agenda(name: str, state: AgendaState) -> None:
    """Every question can be asked and answered, and every task can happen."""
    for question in state.items.questions:
        check_methods(name, question, Question, ABSTRACT_IN_QUESTION)
    for task in state.items.tasks:
        check_methods(name, task, Task, ABSTRACT_IN_TASK)


def try_out(title: Game[State]) -> None:
    """Begin a game and ask for all that rules are asked for, so that a broken title shows now."""
    check_methods(title.name, title, Game, ABSTRACT_IN_GAME)
    bare = title.bare(title.setting(title.meta.min_seats, {}))
    check_methods(title.name, bare, State, ABSTRACT_IN_STATE)
    if isinstance(bare, AgendaState):
        check_agenda(title.name, bare)
    journal = Journal()
    state = title.new(title.meta.min_seats, 0, {}, journal)
    copy = title.restore(state.clone().snapshot())
    copy.resample(0, copy.rng.clone())
    copy.journal = journal
    look_at(title, state)
    if state.actor != NOBODY:
        copy.apply(copy.legal_actions()[0])
        look_at(title, copy)


def look_at(title: Game[State], state: State) -> None:
    """All that rules are asked for in a position."""
    for seat in (None, 0):
        json.dumps(title.view(state, seat))
    title.census(state)
    check_row(title, title.prospects(state))
    for row in title.breakdown(state).values():
        check_row(title, row)
    check_row(title, state.scores())
    if not state.winners() and not title.rival(state):
        raise broken(title.name, "nobody is ahead: `winners` is empty")


def try_words(title: Game[State]) -> None:
    """Begin a game and ask for all that is said of it."""
    try:
        journal = Journal()
        state = title.new(title.meta.min_seats, 0, {}, journal)
        for seat in (None, 0):
            title.prompt(title.view(state, seat))
        if state.actor != NOBODY:
            title.choices(state, state.actor)
        for event in journal.events:
            title.describe(event)
            title.touched(event)
    except (Exception, SystemExit) as error:  # somebody else's code: what goes wrong stays there
        raise broken(title.name, told(error)) from error


def check_row(title: Game[State], row: Sequence[float]) -> None:
    if len(row) != title.meta.min_seats:
        raise broken(title.name, f"{len(row)} numbers for {title.meta.min_seats} seats: {row}")
