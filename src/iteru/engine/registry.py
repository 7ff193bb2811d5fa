"""The registry of all installed titles, those of other packages included.

A title that does not work is left out everywhere, with one line that says why.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from iteru.engine.agenda import AgendaState, Question, Task
from iteru.engine.errors import BadBox, IteruError, UnknownGame, naming
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import options_of
from iteru.engine.state import NOBODY, State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from pathlib import Path

ENTRY_POINTS: Final = "iteru.games"
ABSTRACT_IN_GAME: Final = (
    "lay_out",
    "bare",
    "set_up",
    "view",
    "census",
)
ABSTRACT_IN_STATE: Final = ("legal_actions", "apply", "breakdown", "clone", "resample")
ABSTRACT_IN_QUESTION: Final = ("offer", "answer")
ABSTRACT_IN_TASK: Final = ("happen",)
"""The methods a game must define. Compiled classes do not know which of their methods are abstract."""
FILES: Final = ("components.toml", "RULES.md", "texts/en.ftl")
"""The files in every game's folder."""
MAX_CORRECTED: Final = 32
"""How many titles with corrected boxes are cached, the latest: each takes half a megabyte."""
MAX_SEATS: Final = 5
"""There are that many colours and shapes for seats."""


@cache
def installed() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # takes longer to import than all of Iteru

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def games() -> list[str]:
    """Returns the names of all installed titles, those of other packages included."""
    return sorted(installed())


@cache
def valid_games() -> tuple[str, ...]:
    """Returns the titles that work."""
    return tuple(name for name in games() if name not in broken_games())


@cache
def broken_games() -> dict[str, IteruError]:
    """Returns the titles that do not work, each with its error."""
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
    """Returns the error of a title with another error behind it, for example a box that does not fit."""
    found = broken(name, str(error))
    found.because = error
    return found


def error_line(error: BaseException) -> str:
    """Returns an error of a plug-in's code as one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


@cache
def meta(name: str) -> Meta:
    """Returns a title's metadata."""
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
    except (Exception, SystemExit) as error:  # a plug-in's code may fail in any way
        raise broken(name, error_line(error)) from error
    return found


def check_meta(name: str, found: Meta) -> None:
    """Checks the metadata of a title, before its rules are loaded."""
    if found.name != name:
        raise broken(name, f"its Meta has another name, {found.name!r}")
    check_files(found)
    check_options(found)
    if not 1 <= found.min_seats <= found.max_seats <= MAX_SEATS:
        raise broken(name, f"{found.min_seats} to {found.max_seats} seats; 1 to {MAX_SEATS} fit")
    ", ".join([found.title("en"), *found.designers, *found.publishers])


def check_files(found: Meta) -> None:
    """Checks that the files of figures, rules and texts are there and can be read."""
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
    """Checks that forms and flags can be made from the options."""
    if not is_dataclass(found.options):
        raise broken(found.name, "its options are not a dataclass")
    for field in fields(found.options):
        if "values" not in field.metadata:
            raise broken(found.name, f"its option {field.name!r} is not a choice() or a switch()")
    for option in options_of(found.options):
        if option.values and option.default not in option.values:
            raise broken(found.name, f"its option {option.name!r} is none of {option.values}")


def game(name: str, corrections: "Path | str | Mapping[str, object] | None" = None) -> Game[State]:
    """Returns a title, ready to play; `corrections`, a file or its content, are applied to its box."""
    if corrections is not None and not isinstance(corrections, Mapping):
        corrections = read_corrections(corrections)
    return standard_game(name) if not corrections else corrected_game(name, as_key(corrections))


def read_corrections(file: "Path | str") -> dict[str, object]:
    from pathlib import Path  # only where an owner corrects a box

    from iteru.engine.box import read_toml

    return read_toml(Path(file))


def as_key(corrections: Mapping[str, object]) -> str:
    import json  # only where an owner corrects a box

    return json.dumps(corrections, sort_keys=True, default=str)


@cache
def standard_game(name: str) -> Game[State]:
    return loaded(meta(name), {})


@lru_cache(maxsize=MAX_CORRECTED)
def corrected_game(name: str, corrections: str) -> Game[State]:
    import json  # only where an owner corrects a box

    return loaded(meta(name), json.loads(corrections))


def loaded(found: Meta, corrections: Mapping[str, object]) -> Game[State]:
    """Loads a title's rules and tries them for a move."""
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
            raise BadBox(
                "unplayable-corrections", name=found.name, why=error_line(error)
            ) from error
        raise broken(found.name, error_line(error)) from error
    return title


def check_methods(name: str, thing: object, base: type, wanted: tuple[str, ...]) -> None:
    """Refuses an object whose class leaves out abstract methods; compiled base classes do not check that."""
    own = type(thing)
    missing = [method for method in wanted if getattr(own, method) is getattr(base, method)]
    if missing:
        raise broken(name, f"{own.__name__} does not define {', '.join(missing)}")


def check_agenda(name: str, state: AgendaState) -> None:
    """Checks that every question and task implements its abstract methods."""
    for question in state.items.questions:
        check_methods(name, question, Question, ABSTRACT_IN_QUESTION)
    for task in state.items.tasks:
        check_methods(name, task, Task, ABSTRACT_IN_TASK)


def try_out(title: Game[State]) -> None:
    """Begins a game and calls everything that rules must provide, so that a broken title is found now."""
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
    try_position(title, state)
    if state.actor != NOBODY:
        copy.apply(copy.legal_actions()[0])
        try_position(title, copy)


def try_position(title: Game[State], state: State) -> None:
    """Calls everything that rules must provide for a position."""
    import json  # only where a game is loaded

    for seat in (None, 0):
        json.dumps(title.view(state, seat))
    title.census(state)
    check_row(title, title.prospects(state))
    check_row(title, title.expected_points(state))
    for row in title.breakdown(state).values():
        check_row(title, row)
    check_row(title, state.scores())
    if not state.winners() and not title.rival(state):
        raise broken(title.name, "nobody is ahead: `winners` is empty")


def try_words(title: Game[State]) -> None:
    """Begins a game and calls everything that puts it into words."""
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
    except (Exception, SystemExit) as error:  # a plug-in's code may fail in any way
        raise broken(title.name, error_line(error)) from error


def check_row(title: Game[State], row: Sequence[float]) -> None:
    if len(row) != title.meta.min_seats:
        raise broken(title.name, f"{len(row)} numbers for {title.meta.min_seats} seats: {row}")
