"""A title: its box, its options, its words; and the registry of all titles installed."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from iteru.engine.box import Box, read_box
from iteru.engine.errors import BadOptions, IllegalMove, IteruError, UnknownGame
from iteru.engine.events import Event, Journal
from iteru.engine.options import read_options
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

ENTRY_POINTS = "iteru.games"

View = dict[str, Any]


@cache
def folder_of(package: str) -> Path:
    return Path(str(files(package)))


@dataclass(frozen=True, eq=False)
class Meta:
    """What is cheap to know of a title; `load` brings its rules. Entry points of the group `iteru.games` name these."""

    name: str
    titles: Mapping[str, str]
    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    min_seats: int
    max_seats: int
    minutes: int
    options: type
    rules_version: int
    """Rises whenever an older record of this game may no longer replay to the same result."""
    package: str
    load: Callable[[Box], "Game"]
    shown: Callable[[], object] | None = None
    """Gives what the game is shown with, an `iteru.kit.shown.Shown`; None: nothing but its words."""
    has_reactions: bool = False
    """Whether seats may react to what others do (`Game.is_window`); the page then offers not to be asked."""

    @property
    def folder(self) -> Path:
        """Where the game's data, texts and rule page lie."""
        return folder_of(self.package)

    def title(self, lang: str) -> str:
        return self.titles.get(lang, self.titles["en"])

    def read_box(self, corrections: Path | None = None) -> Box:
        return read_box(self.folder / "components.toml", corrections)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One title with its box. A game gives its notations, and what is abstract below; the rest is the same for all.

    >>> import iteru
    >>> game = iteru.game("imhotep")
    >>> state = game.new(seats=2, seed=7)
    >>> game.play(state, seat=0, text="load 1 1")
    >>> state.actor
    1
    """

    def __init__(self, meta: Meta, box: Box, notations: list[str]) -> None:
        self.meta = meta
        self.box = box
        self.notations = notations
        self.action_count = len(notations)
        self.actions = {text: action for action, text in enumerate(notations)}

    @property
    def name(self) -> str:
        return self.meta.name

    @abstractmethod
    def begin(self, seats: int, seed: int, options: Any, journal: Journal | None) -> State:
        """The first position, with everything already checked."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, object]) -> State:
        """The state that `State.snapshot` was taken of."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that a seat (None: a spectator) may know, as a plain JSON dict."""

    @abstractmethod
    def choice(self, view: View, action: int) -> Choice:
        """An action in words and as a path of targets, for the seat whose view this is."""

    @abstractmethod
    def prompt(self, view: View) -> Phrase:
        """What is asked now, and of whom."""

    @abstractmethod
    def why_not(self, view: View, action: int) -> IllegalMove:
        """Why an action is not legal in a position, judged by what the seat may know."""

    @abstractmethod
    def breakdown(self, state: State) -> dict[str, list[int]]:
        """The scores by where the points come from: for each source, a number for each seat."""

    @abstractmethod
    def census(self, state: State) -> dict[str, int]:
        """What is conserved: counts of things that no action may create or lose."""

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """A heuristic: how well the seat stands, in points. Used on positions in which hidden things were re-dealt."""

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        journal: Journal | None = None,
    ) -> State:
        """A new game. Equal seats, seed and options give equal games; without a seed, chance picks one."""
        self.check_seats(seats)
        chosen = read_options(self.meta.options, options or {})
        return self.begin(
            seats, new_seed() if seed is None else checked_seed(seed), chosen, journal
        )

    def check_seats(self, seats: int) -> None:
        if not self.meta.min_seats <= seats <= self.meta.max_seats:
            raise BadOptions(
                "bad-seats",
                game=self.name,
                given=seats,
                least=self.meta.min_seats,
                most=self.meta.max_seats,
            )

    def notation(self, action: int) -> str:
        """The text of an action; `parse` is its inverse."""
        return self.notations[action]

    def public_notation(self, action: int) -> str:
        """What other seats are shown of an action until the game is over: less than the notation where it is a secret."""
        return self.notations[action]

    def parse(self, text: str) -> int:
        """The action that a text stands for; each word may be cut short as long as only one action fits."""
        words = text.casefold().split()
        exact = self.actions.get(" ".join(words))
        if exact is not None:
            return exact
        fitting = [
            action for notation, action in self.actions.items() if words and fits(words, notation)
        ]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            likely = ", ".join(self.notations[action] for action in fitting[:4])
            raise IllegalMove("", "ambiguous-move", move=text.strip(), likely=likely)
        raise IllegalMove("", "unreadable-move", move=text.strip())

    def check(self, state: State, seat: int, action: int) -> None:
        """Refuse an action that the seat may not take now."""
        if state.actor == NOBODY:
            raise IllegalMove("", "game-is-over")
        if seat != state.actor:
            raise IllegalMove("", "not-your-turn", seat=state.actor)
        if not 0 <= action < self.action_count:
            raise IllegalMove("", "unreadable-move", move=str(action))
        if action not in state.legal_actions():
            raise self.why_not(self.view(state, seat), action)

    def play(self, state: State, seat: int, text: str) -> None:
        """Checked play for people and programs: carry out a move in notation, or refuse it and change nothing."""
        action = self.parse(text)
        self.check(state, seat, action)
        state.apply(action)

    def choices(self, state: State, seat: int, view: View | None = None) -> list[Choice]:
        """Every legal action of a seat in words; nothing when another seat must choose. `view` saves making it again."""
        if seat != state.actor:
            return []
        seen = self.view(state, seat) if view is None else view
        return [self.choice(seen, action) for action in state.legal_actions()]

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        """The things on the picture that an action, legal or not, would touch."""
        return self.choice(view, action).path

    def describe(self, event: Event) -> Phrase:
        """An event in words."""
        return Phrase(f"event-{event.kind}", event.facts)

    def touched(self, event: Event) -> tuple[str, ...]:
        """The things on the picture that an event concerns."""
        return ()

    def is_window(self, state: State) -> bool:
        """Whether the actor may only react now to what another seat did.

        A game stops at a window for every seat that could react by what everybody knows. Table and terminal ask a seat that
        has a choice, and answer for one that has none, so that nobody can tell the two apart. The last legal action is the
        one that lets the window pass.
        """
        return False

    def sight(self, state: State, seat: int, rng: Rng) -> State:
        """A copy for a bot: all that the seat cannot know is dealt anew, and chance is re-seeded."""
        copy = state.clone()
        copy.resample(seat, rng)
        return copy


def fits(words: list[str], notation: str) -> bool:
    parts = notation.split()
    return len(words) == len(parts) and all(
        part.startswith(word) for word, part in zip(words, parts, strict=True)
    )


def new_seed() -> int:
    return secrets.randbits(32)


def checked_seed(seed: int) -> int:
    if not 0 <= seed < 1 << 63:
        raise BadOptions("bad-seed", given=str(seed))
    return seed


@cache
def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def games() -> list[str]:
    """The names of every title in the house, those of other installed packages too."""
    return sorted(installed())


@cache
def sound_games() -> tuple[str, ...]:
    """The titles that load; a broken package of somebody else's is left out."""
    return tuple(name for name in games() if is_sound(name))


def is_sound(name: str) -> bool:
    try:
        game(name)
    except IteruError:
        return False
    return True


def meta(name: str) -> Meta:
    """What is cheap to know of a title."""
    point = installed().get(name)
    if point is None:
        raise UnknownGame("unknown-game", name=name, right=", ".join(games()))
    try:
        found = point.load()
    except Exception as error:  # a broken package of somebody else's must not take the house down
        raise UnknownGame(
            "broken-game", name=name, why=f"{type(error).__name__}: {error}"
        ) from error
    if not isinstance(found, Meta):
        raise UnknownGame("broken-game", name=name, why=f"{point.value} is no Meta")
    return found


@cache
def standard_game(name: str) -> Game:
    return loaded(meta(name), None)


def loaded(found: Meta, corrections: Path | None) -> Game:
    box = found.read_box(corrections)
    try:
        return found.load(box)
    except IteruError:
        raise
    except Exception as error:
        raise UnknownGame(
            "broken-game", name=found.name, why=f"{type(error).__name__}: {error}"
        ) from error


def game(name: str, corrections: Path | str | None = None) -> Game:
    """A title, ready to play; `corrections` is a file laid over its box."""
    if corrections is None:
        return standard_game(name)
    return loaded(meta(name), Path(corrections))
