"""Guides: a game's first lesson, as `guide.toml` in the folder of the game has it.

A guide is a game that was played once, cut into steps. In each step something is lit, a sentence is said, the person
makes the moves that are asked for, and the others answer with theirs. `iteru.kit.lesson` plays it.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from iteru.engine.errors import likely
from iteru.engine.meta import Meta
from iteru.kit.kept import cache_by_box

FILE = "guide.toml"
LETTERS_A_SECOND = 10
"""How fast somebody reads a lesson: half as fast as a story, because the other half goes into looking at the board."""
CHOICE, GO_ON, OTHERS_MOVE = 6, 2, 3
"""Seconds for a thing to be found and chosen, for going on after reading, and for a move of the others to be watched."""
Texts = Mapping[str, str]
"""A text in every language of the game; empty where nothing is said."""
Table = dict[str, object]


class BadGuide(ValueError):
    """A guide that cannot be read, or does not fit its game; the message is one line for its author."""


@dataclass(frozen=True)
class Start:
    """The game that a lesson is played in: as `Game.new` takes it, and the seat of the person, from 0."""

    seats: int
    seed: int
    person: int
    options: Mapping[str, str | bool]


@dataclass(frozen=True)
class Wrong:
    """A kind answer to a move or a touch that is not asked for."""

    answer: Texts
    move: str = ""
    touch: str = ""
    rule: str = ""
    """The rule that refuses it; none where it is a legal move."""
    at: int = 0
    """Before which move of the step it is given."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson."""

    name: Texts
    say: Texts
    light: tuple[str, ...]
    """The things that stand in the light: what `data-target` or `data-id` names on the picture, the panel of a seat
    (`seat-1`), or a button beside the prompt, named by its move (`data-action`)."""
    rule: str
    task: Texts = field(default_factory=dict)
    do: tuple[str, ...] = ()
    """The person's moves, in notation. A step without any waits for the person to go on."""
    path: tuple[tuple[str, ...], ...] = ()
    """For each move the things to choose; nothing for a button."""
    attempt: str = ""
    """A thing that the person is asked to choose although the rules refuse it (`try` in the file)."""
    done: Texts = field(default_factory=dict)
    then: tuple[str, ...] = ()
    """What the others play afterwards."""
    seen: Texts = field(default_factory=dict)
    wrong: tuple[Wrong, ...] = ()
    otherwise: Texts = field(default_factory=dict)
    points: tuple[int, ...] = ()
    """The points of all seats after the step; not checked where nothing is said."""
    now: tuple[int, ...] = ()
    """The points if the game ended after the step."""

    @property
    def moves(self) -> tuple[str, ...]:
        return self.do + self.then

    def seconds(self, lang: str) -> float:
        """Returns how long the step is likely to take somebody who makes no mistake."""
        asks = self.task if self.do or self.attempt else {}
        letters = sum(len(said(texts, lang)) for texts in (self.say, asks, self.done, self.seen))
        choices = sum(max(1, len(its)) for its in self.path) + bool(self.attempt)
        rests = (not self.do and not self.attempt) + bool(self.done or self.seen)
        moving = CHOICE * choices + GO_ON * rests + OTHERS_MOVE * len(self.then)
        return letters / LETTERS_A_SECOND + moving

    @property
    def texts(self) -> list[Texts]:
        """Returns everything that the step may say."""
        own = (self.name, self.say, self.task, self.done, self.seen, self.otherwise)
        return [texts for texts in (*own, *[wrong.answer for wrong in self.wrong]) if texts]


@dataclass(frozen=True)
class Sentence:
    """One sentence of "the game in a minute", or a tip."""

    say: Texts
    shows: tuple[str, ...] = ()
    """What its picture shows: things on the board (`iteru.kit.minute`). Without any it has no picture."""
    light: tuple[str, ...] = ()
    """The targets among them that have a gold rim."""
    step: int = 0
    """In which position: at the beginning of which step of the lesson, from 0."""
    more: int = 0
    """The number of random moves after it."""


@dataclass(frozen=True)
class Guide:
    """A game's first lesson, and the game in a minute."""

    start: Start
    steps: tuple[Step, ...]
    minute: tuple[Sentence, ...]
    tips: tuple[Sentence, ...]
    """What helps in the next game; told at the end of the lesson."""

    @property
    def minutes(self) -> int:
        """The minutes that the lesson is likely to take, rounded up, in the language that takes longest."""
        languages = self.steps[0].name
        longest = max(sum(step.seconds(lang) for step in self.steps) for lang in languages)
        return math.ceil(longest / 60)

    def moves(self, step: int, played: int = 0) -> list[str]:
        """Returns the moves before a step, which counts from 0, and the first ones in it."""
        before = [move for one in self.steps[:step] for move in one.moves]
        return [*before, *(self.steps[step].moves[:played] if played else ())]


def said(texts: Texts, lang: str) -> str:
    """Returns a text in the reader's language."""
    return texts.get(lang) or texts.get("en", "")


@cache_by_box
def read_guide(meta: Meta) -> Guide | None:
    """Returns the guide of a game, None if it has none; raises `BadGuide` if it cannot be read."""
    return guide_in(meta.folder, tuple(meta.titles))


def guide_in(folder: Path, languages: tuple[str, ...]) -> Guide | None:
    file = folder / FILE
    if not file.is_file():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadGuide(f"{FILE}: {error}") from error
    return guide_of(found, languages)


def guide_of(found: Table, languages: tuple[str, ...]) -> Guide:
    """Returns the guide that a file describes, with all texts in these languages."""
    whole = Reader(FILE, found, languages)
    start = start_of(whole.table("start"))
    steps = tuple([step_of(one, start.seats) for one in whole.tables("step")])
    minute = tuple([sentence_of(one, len(steps)) for one in whole.tables("minute")])
    tips = tuple([sentence_of(one, len(steps)) for one in whole.tables("tip")])
    whole.finish()
    if not steps:
        raise BadGuide(f"{FILE}: it has no [[step]]")
    return Guide(start, steps, minute, tips)


def start_of(its: "Reader") -> Start:
    seats, seed, person = its.number("seats"), its.number("seed"), its.number("person")
    options = its.options("options")
    its.finish()
    if not 1 <= person <= seats:
        raise its.wrong(f"`person` is a seat from 1 to {seats}, not {person}")
    return Start(seats, seed, person - 1, options)


def step_of(its: "Reader", seats: int) -> Step:
    name = its.texts("name", needed=True)
    its.where += f" ({name['en']})"
    do, path = its.words("do"), its.paths("path")
    attempt = its.word("try")
    step = Step(
        name,
        its.texts("say", needed=True),
        its.words("light"),
        its.word("rule", needed=True),
        its.texts("task", needed=bool(do or attempt)),
        do,
        path,
        attempt,
        its.texts("done", needed=bool(attempt)),
        its.words("then"),
        its.texts("seen"),
        tuple([wrong_of(one, len(do)) for one in its.tables("wrong")]),
        its.texts("otherwise"),
        its.numbers("points", seats),
        its.numbers("now", seats),
    )
    its.finish()
    if len(do) != len(path):
        raise its.wrong(f"`do` has {len(do)} moves and `path` has {len(path)}: each needs its own")
    if do and attempt:
        raise its.wrong("`try` and `do` do not go together: make two steps of them")
    return step


def wrong_of(its: "Reader", moves: int) -> Wrong:
    answer = {lang: its.word(lang, needed=True) for lang in its.languages}
    wrong = Wrong(
        answer, its.word("move"), its.word("touch"), its.word("rule"), its.number("at", 0)
    )
    its.finish()
    if bool(wrong.move) == bool(wrong.touch):
        raise its.wrong("it names a `move` or a `touch`, one of the two")
    if not 0 <= wrong.at < max(moves, 1):
        raise its.wrong(f"`at` counts the moves of the step from 0, and {wrong.at} is none of them")
    return wrong


def sentence_of(its: "Reader", steps: int) -> Sentence:
    sentence = Sentence(
        its.texts("say", needed=True),
        its.words("shows"),
        its.words("light"),
        its.number("step", 1) - 1,
        its.number("more", 0),
    )
    its.finish()
    if not 0 <= sentence.step < steps:
        raise its.wrong(f"`step` is one of the {steps} steps, from 1")
    return sentence


class Reader:
    """A table of the file, which says where something is wrong. Each key is read once; `finish` refuses others."""

    def __init__(self, where: str, table: Table, languages: tuple[str, ...]) -> None:
        self.where = where
        self.left = dict(table)
        self.known: list[str] = []
        self.languages = languages

    def wrong(self, why: str) -> BadGuide:
        return BadGuide(f"{self.where}: {why}")

    def take(self, key: str, needed: bool = False) -> object:
        self.known.append(key)
        if needed and key not in self.left:
            raise self.wrong(f"`{key}` is missing")
        return self.left.pop(key, None)

    def finish(self) -> None:
        """Refuses keys that nobody has asked for."""
        for key in self.left:
            near = likely(key, self.known)
            meant = f"; did you mean `{near}`?" if near != "none" else ""
            raise self.wrong(f"there is no key `{key}`{meant}")

    def inner(self, where: str, found: object) -> "Reader":
        if not isinstance(found, dict):
            raise self.wrong(f"{where} is not a table")
        return Reader(f"{self.where}: {where}", found, self.languages)

    def table(self, key: str) -> "Reader":
        return self.inner(f"[{key}]", self.take(key, needed=True))

    def tables(self, key: str) -> list["Reader"]:
        return [
            self.inner(f"{key} {number}", one)
            for number, one in enumerate(self.listed(key), start=1)
        ]

    def listed(self, key: str) -> list[object]:
        found = self.take(key)
        if not isinstance(found, list | None):
            raise self.wrong(f"`{key}` is a list")
        return found or []

    def number(self, key: str, default: int | None = None) -> int:
        found = self.take(key, needed=default is None)
        found = default if found is None else found
        if type(found) is not int:
            raise self.wrong(f"`{key}` is a whole number")
        return found

    def numbers(self, key: str, length: int) -> tuple[int, ...]:
        found = self.listed(key)
        numbers = tuple([one for one in found if type(one) is int])
        if len(numbers) != len(found) or len(found) not in (0, length):
            raise self.wrong(f"`{key}` has a whole number for each of the {length} seats")
        return numbers

    def word(self, key: str, needed: bool = False) -> str:
        found = self.take(key, needed)
        if found is None:
            return ""
        if not isinstance(found, str) or not found.strip():
            raise self.wrong(f"`{key}` is a text")
        return found

    def words(self, key: str) -> tuple[str, ...]:
        return self.all_words(key, self.listed(key))

    def all_words(self, key: str, found: list[object]) -> tuple[str, ...]:
        words = tuple([one for one in found if isinstance(one, str)])
        if len(words) != len(found):
            raise self.wrong(f"`{key}` holds texts")
        return words

    def paths(self, key: str) -> tuple[tuple[str, ...], ...]:
        """Reads a list of lists of words."""
        found = self.listed(key)
        paths = [self.all_words(key, one) for one in found if isinstance(one, list)]
        if len(paths) != len(found):
            raise self.wrong(f"`{key}` holds a list of things for each move")
        return tuple(paths)

    def options(self, key: str) -> dict[str, str | bool]:
        found = self.take(key)
        its = self.inner(f"`{key}`", {} if found is None else found)
        options = {name: value for name, value in its.left.items() if isinstance(value, str | bool)}
        if len(options) != len(its.left):
            raise its.wrong("an option is a text, true or false")
        return options

    def values(self, key: str) -> dict[str, object]:
        """Reads a table of any values."""
        found = self.take(key)
        return self.inner(f"`{key}`", {} if found is None else found).left

    def texts(self, key: str, needed: bool = False) -> Texts:
        """Reads a text in every language of the game."""
        found = self.take(key, needed)
        if found is None:
            return {}
        its = self.inner(f"`{key}`", found)
        texts = {lang: its.word(lang, needed=True) for lang in self.languages}
        its.finish()
        return texts
