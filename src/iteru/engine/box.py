"""What is printed on cards and boards: figures, their sources, and owners' corrections."""

import hashlib
import json
import math
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from iteru.engine.allowed import HIGHEST, MANY, Allowed, Line, Listed, Switch, Whole, Word, like
from iteru.engine.errors import BadBox
from iteru.engine.files import why_unread
from iteru.engine.phrase import Phrase

SOURCES = ("rulebook", "published", "derived", "reconstructed", "owner")
ABOUT = ("source", "note")
WHOSE: Final = {"name": Line(60), "author": Line(60)}
"""What a file of corrections may say of itself, above all figures: what the box is called, and whose it is."""
MAX_CORRECTIONS: Final = 100_000
"""The most letters of an owner's corrections, as a record writes them."""
MAX_DEPTH: Final = 8
"""How deep tables and lists may be nested in an owner's corrections."""
MAX_QUOTED: Final = 120
"""The most letters that an error quotes."""


@dataclass(frozen=True)
class Figure:
    """One printed thing: its values, and where each of them comes from.

    `sources` names a source for single values; `source` is that of all the others.
    """

    path: str
    values: Mapping[str, object]
    source: str
    sources: Mapping[str, str]
    note: str | Mapping[str, str]
    """How the values are known, in English or by language."""
    allowed: dict[str, Allowed] = field(default_factory=dict, compare=False, repr=False)
    """What may stand for each value, noted when the rules read it."""

    def source_of(self, key: str) -> str:
        return self.sources.get(key, self.source)

    def note_in(self, lang: str) -> str:
        """Returns the note in a language; in English where it has none."""
        note = self.note
        return note if isinstance(note, str) else note.get(lang, note.get("en", ""))

    @property
    def weakest(self) -> str:
        """Returns the source to show for the whole figure: 'reconstructed' if any value is."""
        found = {self.source_of(key) for key in self.values}
        return max(found, key=("owner", "rulebook", "published", "derived", "reconstructed").index)

    @property
    def pieces(self) -> int:
        """Returns how many physical things carry this figure."""
        count = self.values.get("count", 1)
        return count if isinstance(count, int) else 1

    def wrong(self, key: str, right: Allowed | Phrase) -> BadBox:
        """Returns the error for a value that does not fit; `right` is what would."""
        found = quoted(self.values.get(key))
        error = BadBox("bad-figure", figure=self.path, key=key, given=found, right=str(right))
        error.right = right
        return error

    def wrong_part(self, key: str, part: str, right: str, text: str = "") -> BadBox:
        """Returns the error for one part of a value that does not fit; `text` is the whole that contains it."""
        whole = shortened(text) if text else quoted(self.values.get(key))
        facts = {"given": whole, "part": shortened(part), "right": right}
        return BadBox("bad-part", figure=self.path, key=key, **facts)

    def check(self, key: str, allowed: Allowed) -> object:
        """Returns a value, or refuses one that does not fit; notes what was allowed."""
        value = self.values.get(key)
        if not allowed.allows(value):
            raise self.wrong(key, allowed)
        before = self.allowed.get(key)
        self.allowed[key] = allowed if before is None else before.narrowed(allowed)
        return value

    def optional(self, key: str, allowed: Allowed) -> object | None:
        """Returns a value that not every such figure has; None where it is missing."""
        if key in self.values:
            return self.check(key, allowed)
        self.allowed.setdefault(key, allowed)
        return None

    def number(self, key: str, low: int = 0, high: int = HIGHEST) -> int:
        value = self.check(key, Whole(low, high))
        assert isinstance(value, int)
        return value

    def numbers(
        self, key: str, length: int = 0, low: int = 0, high: int = HIGHEST, most: int = MANY
    ) -> list[int]:
        """Returns a list of `length` numbers; 0 allows any length up to `most`."""
        return self.listed(key, Listed(Whole(low, high), length or 1, length or most))

    def switch(self, key: str) -> bool:
        value = self.check(key, Switch())
        assert isinstance(value, bool)
        return value

    def word(self, key: str, known: tuple[str, ...]) -> str:
        value = self.check(key, Word(known))
        assert isinstance(value, str)
        return value

    def words(
        self, key: str, known: tuple[str, ...], least: int = 0, most: int = MANY
    ) -> list[str]:
        return self.listed(key, Listed(Word(known), least, most))

    def listed(self, key: str, allowed: Listed) -> list[Any]:
        """Returns a copy of a list."""
        value = self.check(key, allowed)
        assert isinstance(value, list)
        return list(value)


class Box:
    """All figures of a game, by path."""

    def __init__(
        self,
        figures: Mapping[str, Figure],
        corrections: Mapping[str, object] | None = None,
        may_add: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.figures = dict(figures)
        self.corrections: dict[str, object] = dict(corrections or {})
        """An owner's corrections, as in their file; empty for the box as shipped."""
        self.may_add = dict(may_add or {})
        """Values that an owner may add to figures that lack them, by the first word of their paths."""
        self.known_fingerprint = ""

    @property
    def name(self) -> str:
        """The owner's name for the corrected box; '' where the corrections give none."""
        return said_of(self.corrections, "name")

    @property
    def author(self) -> str:
        """The person who corrected the box; '' where the corrections name nobody."""
        return said_of(self.corrections, "author")

    def __getitem__(self, path: str) -> Figure:
        return self.figures[path]

    def __iter__(self) -> Iterator[Figure]:
        return iter(self.figures.values())

    @property
    def fingerprint(self) -> str:
        """A hash of all values, without their sources: equal boxes play equal games."""
        if not self.known_fingerprint:
            values = {figure.path: figure.values for figure in self}
            text = json.dumps(values, sort_keys=True, separators=(",", ":"))
            self.known_fingerprint = hashlib.sha256(text.encode()).hexdigest()[:12]
        return self.known_fingerprint

    def keys_of(self, path: str) -> list[str]:
        """Returns the values of a figure by name, those that an owner may add included."""
        return list(dict.fromkeys([*self.figures[path].values, *self.addable(path)]))

    def addable(self, path: str) -> tuple[str, ...]:
        return self.may_add.get(path.partition(".")[0], ())

    def unread(self) -> "Box":
        """Returns the same box, of which no rule has read anything."""
        figures = {path: replace(figure, allowed={}) for path, figure in self.figures.items()}
        return Box(figures, self.corrections, self.may_add)

    def corrected_values(self) -> dict[str, dict[str, object]]:
        """Returns an owner's corrections: the corrected values by figure."""
        return {
            path: {key: value for key, value in table.items() if key not in ABOUT}
            for path, table in walk(without_whose(self.corrections), figures=self.figures)
        }

    def overlaid(self, corrections: Mapping[str, object]) -> "Box":
        """Returns this box with an owner's corrections applied."""
        check_corrections(corrections)
        figures = dict(self.figures)
        for path, table in walk(without_whose(corrections), figures=self.figures):
            if path not in figures:
                raise BadBox("unknown-figure", figure=path[:MAX_QUOTED], right=", ".join(figures))
            figures[path] = corrected(figures[path], table, self.addable(path))
        return Box(figures, {**self.corrections, **corrections}, self.may_add)


def read_box(
    components: Path,
    corrections: Mapping[str, object] | None = None,
    may_add: Mapping[str, tuple[str, ...]] | None = None,
) -> Box:
    """Reads a components file and applies an owner's corrections.

    `may_add` names values that an owner may add to figures that lack them, by the first word of
    the figures' paths: `{"cards": ("name",)}`.
    """
    figures = {path: figure_from(path, table) for path, table in walk(read_toml(components))}
    box = Box(figures, may_add=may_add)
    return box.overlaid(corrections) if corrections else box


def read_toml(path: Path) -> dict[str, object]:
    import tomllib  # only where a box is read

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadBox("unreadable-file", file=str(path), why=why_unread(error)) from error
    except (
        ValueError,
        RecursionError,
    ) as error:  # TOMLDecodeError, or what tomllib lets escape: huge numbers, deep nesting
        raise BadBox("broken-toml", file=str(path), **where_in(error)) from error


def check_corrections(corrections: Mapping[str, object]) -> None:
    """Refuses corrections that a record cannot hold: records come from anybody."""
    if not is_plain(dict(corrections), MAX_DEPTH):
        raise BadBox("odd-corrections", most=MAX_DEPTH)
    if len(json.dumps(corrections, default=str)) > MAX_CORRECTIONS:
        raise BadBox("corrections-too-large", most=MAX_CORRECTIONS)
    for key, allowed in WHOSE.items():
        whose = corrections.get(key)
        if isinstance(whose, str) and not allowed.allows(whose):
            error = BadBox("bad-whose", key=key, given=quoted(whose), right=str(allowed))
            error.right = allowed
            raise error


def said_of(corrections: Mapping[str, object], key: str) -> str:
    """Returns what corrections say of themselves; a table under such a key is a figure."""
    said = corrections.get(key)
    return said if isinstance(said, str) else ""


def without_whose(corrections: Mapping[str, object]) -> dict[str, object]:
    """Returns the corrected figures alone."""
    return {
        key: table
        for key, table in corrections.items()
        if key not in WHOSE or not isinstance(table, str)
    }


def is_plain(value: object, room: int) -> bool:
    """Whether a value is nested at most `room` deep and can be written as JSON."""
    if isinstance(value, str):
        return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in value)  # lone surrogates
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, dict):
        return room > 0 and all(is_plain(inner, room - 1) for inner in [*value, *value.values()])
    if isinstance(value, list):
        return room > 0 and all(is_plain(inner, room - 1) for inner in value)
    return True


def quoted(value: object) -> str:
    """Returns a value of a TOML file as an error quotes it; dates and times have no JSON."""
    return shortened(json.dumps(value, default=str))


def shortened(text: str) -> str:
    """Cuts a text to what an error can quote."""
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"


def where_in(error: Exception) -> dict[str, str | int]:
    """Returns the line and column at which a TOML file is broken, if the parser says so."""
    found = re.search(r"at line (\d+), column (\d+)", str(error))
    if found is None:
        return {"where": "end" if "end of document" in str(error) else "unknown"}
    return {"where": "there", "line": int(found[1]), "column": int(found[2])}


def walk(
    tables: Mapping[str, object], above: str = "", figures: Collection[str] = ()
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Yields every figure in nested tables with its dotted path.

    A figure is a table that is known as one (`figures`), or that holds something other than tables.
    """
    for name, table in tables.items():
        path = f"{above}{name}"
        if not isinstance(table, dict):
            example = next(iter(figures), "cards.one")
            raise BadBox("stray-value", figure=path, right=example)
        holds_tables = all(isinstance(inner, dict) for inner in table.values())
        if path in figures or "source" in table or not holds_tables:
            yield path, table
        else:
            yield from walk(table, path + ".", figures)


def figure_from(path: str, table: Mapping[str, object]) -> Figure:
    values = {key: value for key, value in table.items() if key not in ABOUT}
    source, sources = read_sources(path, table.get("source"), values)
    return Figure(path, values, source, sources, note_of(table.get("note", "")))


def note_of(value: object) -> str | dict[str, str]:
    """Reads `note = "..."`, or one for each language."""
    if isinstance(value, dict):
        return {str(lang): str(text) for lang, text in value.items()}
    return str(value)


def read_sources(
    path: str, stated: object, values: Mapping[str, object]
) -> tuple[str, dict[str, str]]:
    """Reads `source = "rulebook"` for all values, or `source = { all = "rulebook", cost = "derived" }`."""
    named = stated if isinstance(stated, dict) else {"all": stated}
    for key, source in named.items():
        if source not in SOURCES or (key != "all" and key not in values):
            raise BadBox(
                "bad-source", figure=path, given=quoted({key: source}), right=", ".join(SOURCES)
            )
    if "all" not in named:
        raise BadBox("bad-source", figure=path, given=quoted(named), right=", ".join(SOURCES))
    return str(named["all"]), {key: str(source) for key, source in named.items() if key != "all"}


def corrected(figure: Figure, table: Mapping[str, object], may_add: tuple[str, ...] = ()) -> Figure:
    """Returns the figure with some values replaced by an owner's.

    Each must have the type of the figure's own value, or be one that may be added.
    """
    changes = {key: value for key, value in table.items() if key not in ABOUT}
    known = dict.fromkeys([*figure.values, *may_add])
    for key, value in changes.items():
        if key not in known:
            raise BadBox("unknown-key", figure=figure.path, key=key, right=", ".join(known))
        if key in figure.values and type(value) is not type(figure.values[key]):
            raise replace(figure, values=changes).wrong(key, like(figure.values[key]))
    values = {**figure.values, **changes}
    source, sources = read_sources(figure.path, table.get("source", "owner"), values)
    merged = {**figure.sources, **{key: sources.get(key, source) for key in changes}}
    note = note_of(table["note"]) if "note" in table else figure.note
    return replace(figure, values=values, sources=merged, note=note, allowed={})
