"""A box while somebody corrects it: the draft, the figure that is open, and everything the page shows of them."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.datastructures import FormData

from iteru.engine.box import ABOUT, MAX_DEPTH, Figure, is_plain, said_of, where_in, without_whose
from iteru.engine.errors import BadBox
from iteru.engine.game import Game
from iteru.engine.reading import Reading
from iteru.engine.state import State
from iteru.table.box_trial import Draft, Preview, Problem, house_reading
from iteru.table.shelf import MAX_LETTERS, OwnBox
from iteru.web.box_form import (
    Control,
    Piece,
    control,
    entered,
    faults_marked,
    reshaped,
    ways_of,
    with_less,
    with_more,
    words_offered,
)
from iteru.web.box_words import shown
from iteru.words import Words
from iteru.words.figures import hint, section_name, section_of, value_name

PLACE: Final = re.compile(r"[0-9]{1,4}")
OPEN_AT_ONCE: Final = ("published", "derived", "reconstructed", "owner")
"""Sources of values that can be corrected without asking twice."""
SHOWS: Final = ("check", "own", "all")
ORDER: Final = ("owner", "reconstructed", "derived", "published", "rulebook")
"""In which order values are shown: what should be looked at comes first."""


@dataclass(frozen=True)
class Line:
    """A figure in the list: how many of its values should be checked, and how many are corrected."""

    path: str
    name: str
    to_check: int
    own: int
    is_wrong: bool


@dataclass(frozen=True)
class Value:
    """A value of the open figure."""

    key: str
    name: str
    source: str
    shown: str
    house: str
    """The value of the house in words; `shown` is the one that holds now."""
    hint: str
    problem: str
    control: Control | None
    """None where it is fixed, or must be opened first."""
    can_open: bool
    is_own: bool
    words: tuple[str, ...]
    """What may be written instead of a number."""
    ways: list[list[Piece]]
    """The forms of a text."""


@dataclass
class Editing:
    """A box being corrected. `draft` has all corrections so far, in tables as in a file."""

    house: Game[State]
    words: Words
    box: OwnBox | None = None
    name: str = ""
    version: int = 0
    draft: dict[str, Any] = field(default_factory=dict)
    figure: str = ""
    shows: str = ""
    """Which figures the list shows: those to check, corrected ones, or all."""
    opened: set[str] = field(default_factory=set)
    """Values of the open figure that can be corrected although the rulebook states them."""
    lists: dict[str, Any] = field(default_factory=dict)
    """Values of the open figure with empty fields in them, which are not entered yet."""

    def __post_init__(self) -> None:
        if self.figure not in self.house.box.figures:
            self.figure = next(self.to_check(), next(iter(self.house.box.figures)))
        if self.shows not in SHOWS:
            self.shows = SHOWS[0] if any(self.to_check()) else SHOWS[-1]

    @property
    def reading(self) -> Reading:
        return house_reading(self.house.name)

    @property
    def printed(self) -> Figure:
        """The open figure of the house."""
        return self.house.box[self.figure]

    @property
    def keys(self) -> list[str]:
        return self.house.box.keys_of(self.figure)

    @property
    def draft_text(self) -> str:
        return json.dumps(self.draft, ensure_ascii=False)

    @property
    def has_changes(self) -> bool:
        """Whether something is not saved."""
        saved = self.box.corrections if self.box else {}
        return self.draft != saved or bool(self.box and self.name != self.box.name)

    def for_cage(self) -> Draft:
        return Draft(self.house.name, self.draft, self.figure, self.words.lang)

    # The draft

    def own(self, path: str) -> dict[str, Any]:
        """The corrected values of a figure."""
        table: Any = self.draft
        for part in path.split("."):
            table = table.get(part, {}) if isinstance(table, dict) else {}
        return table if isinstance(table, dict) else {}

    def correct(self, key: str, value: Any) -> None:
        """Puts a value of the open figure into the draft; one that the house has, too, is no correction."""
        if value == self.printed.values.get(key) and type(value) is type(
            self.printed.values.get(key)
        ):
            self.put_back(self.figure, key)
            return
        table = self.draft
        for part in self.figure.split("."):
            table = table.setdefault(part, {})
        table[key] = value

    def put_back(self, path: str, key: str = "") -> None:
        """Takes a correction out of the draft, or all of a figure; tables that are empty then go, too."""
        above, tables = self.draft, [self.draft]
        parts = path.split(".")
        for part in parts:
            inner = above.get(part)
            if not isinstance(inner, dict):
                above.pop(part, None)
                return
            above = inner
            tables.append(above)
        if key:
            above.pop(key, None)
        if not key or set(above) <= set(ABOUT):
            above.clear()
        for part, table in zip(reversed(parts), reversed(tables[:-1]), strict=True):
            if not table[part]:
                del table[part]

    # What was entered

    def take(self, form: FormData) -> None:
        """Takes over what was entered for the open figure."""
        sent = [str(key) for key in form.getlist("key")]
        for key in [key for key in sent if key in self.keys]:
            value = entered(
                self.words, self.reading.may_stand((self.figure, key)), form, f"v.{key}"
            )
            if value is None and key in self.printed.values:
                value = ""
            if value is None:
                self.put_back(self.figure, key)
            else:
                self.correct(key, value)
        self.opened = {key for key in sent if key in self.keys}

    def value(self, key: str) -> Any:
        return self.own(self.figure).get(key, self.printed.values.get(key))

    def change_list(self, how: str, name: str) -> None:
        """Adds an item to a list of the open figure, takes one away, or gives a value its other shape."""
        key, *places = name.removeprefix("v.").split(".")
        if key not in self.keys or not all(PLACE.fullmatch(place) for place in places):
            return
        allowed, at = self.reading.may_stand((self.figure, key)), [int(place) for place in places]
        if how == "more":
            self.lists[key] = with_more(allowed, self.value(key), at)
        elif how == "less":
            self.correct(key, with_less(self.value(key), at))
        else:
            self.correct(key, reshaped(allowed, self.value(key)))
        self.opened.add(key)

    # What the page shows

    def to_check(self) -> Iterator[str]:
        """Yields the figures with reconstructed values that nobody has corrected yet."""
        for figure in self.house.box:
            if self.left_to_check(figure):
                yield figure.path

    def left_to_check(self, figure: Figure) -> int:
        own = self.own(figure.path)
        keys = [key for key in figure.values if figure.source_of(key) == "reconstructed"]
        return len([key for key in keys if key not in own])

    def next_to_check(self) -> str:
        """The next figure to check after the open one; round again at the end."""
        paths = list(self.house.box.figures)
        after = paths[paths.index(self.figure) + 1 :]
        found = list(self.to_check())
        return next((path for path in found if path in after), found[0] if found else self.figure)

    def sections(
        self, problems: tuple[Problem, ...], names: Mapping[str, str]
    ) -> list[tuple[str, list[Line]]]:
        """All figures by section."""
        wrong = {problem.figure for problem in problems}
        found: dict[str, list[Line]] = {}
        for figure in self.house.box:
            own = [key for key in self.own(figure.path) if key not in ABOUT]
            line = Line(
                figure.path,
                names[figure.path],
                self.left_to_check(figure),
                len(own),
                figure.path in wrong,
            )
            found.setdefault(section_of(figure.path), []).append(line)
        return [(section_name(self.words, section), lines) for section, lines in found.items()]

    def values(self, preview: Preview | None, problems: tuple[Problem, ...]) -> list[Value]:
        """The values of the open figure, those that should be looked at first."""
        found = [self.shown_value(key, preview, problems) for key in self.keys]
        places = {key: place for place, key in enumerate(self.keys)}
        return sorted(found, key=lambda one: (rank(self.printed, one), places[one.key]))

    def shown_value(
        self, key: str, preview: Preview | None, problems: tuple[Problem, ...]
    ) -> Value:
        own, printed = self.own(self.figure), self.printed.values.get(key)
        allowed = self.reading.may_stand((self.figure, key))
        source = self.printed.source_of(key) if key in self.printed.values else "owner"
        is_open = source in OPEN_AT_ONCE or key in self.opened or key in own
        wrong = [one.sentence for one in problems if (one.figure, one.key) == (self.figure, key)]
        value = self.lists.get(key, self.value(key))
        may_miss = key not in self.printed.values
        its = faults_marked(control(self.words, allowed, value, f"v.{key}", may_miss), bool(wrong))
        can_change = not is_only_one(its)
        return Value(
            key,
            value_name(self.words, self.figure, key),
            "owner" if key in own else source if not may_miss else "none",
            shown(self.words, self.house.name, self.figure, key, self.value(key)),
            shown(self.words, self.house.name, self.figure, key, printed),
            preview.hints.get(key, "") if preview else hint(self.words, allowed),
            " ".join(wrong),
            its if can_change and (is_open or wrong) else None,
            can_change,
            key in own,
            tuple([label for _, label in words_offered(its)]),
            ways_of(self.words, allowed),
        )


def rank(figure: Figure, value: Value) -> int:
    """Returns a value's place in the list: by its source in the house's box, not by corrections, so that nothing jumps."""
    if value.control is None and not value.can_open:
        return len(ORDER) + 1
    source = figure.source_of(value.key) if value.key in figure.values else "rulebook"
    return ORDER.index(source)


def is_only_one(its: Control) -> bool:
    """Whether nothing else may stand there."""
    return its.kind == "word" and len(its.options) == 1


# What is sent


def read_draft(text: str) -> dict[str, Any]:
    """Reads the corrections that the form carried along; refuses what no box can hold."""
    try:
        found = json.loads(text or "{}") if len(text) <= MAX_LETTERS else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not is_plain(found, MAX_DEPTH):
        raise BadBox("corrections-too-large", most=MAX_LETTERS)
    return found


def read_file(content: bytes) -> tuple[str, dict[str, Any]]:
    """Reads a file of corrections: what its box is called, and the corrections."""
    if len(content) > 2 * MAX_LETTERS:
        raise BadBox("corrections-too-large", most=MAX_LETTERS)
    try:
        found = plainly(tomllib.loads(content.decode("utf-8")))
    except UnicodeDecodeError as error:
        raise BadBox("unreadable-file", file="TOML", why="not-text") from error
    except (ValueError, RecursionError) as error:
        raise BadBox("broken-toml", file="TOML", **where_in(error)) from error
    if not is_plain(found, MAX_DEPTH):
        raise BadBox("odd-corrections", most=MAX_DEPTH)
    if len(json.dumps(found)) > MAX_LETTERS:
        raise BadBox("corrections-too-large", most=MAX_LETTERS)
    return said_of(found, "name"), without_whose(found)


def plainly(value: Any) -> Any:
    """Returns a value of a TOML file as JSON has it: dates and times as texts, which will be refused as such."""
    if isinstance(value, dict):
        return {str(key): plainly(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plainly(one) for one in value]
    return value if isinstance(value, str | int | float | bool) else str(value)
