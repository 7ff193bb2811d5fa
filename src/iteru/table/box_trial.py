"""Looks at a box that somebody corrects, in a process beside the server: what does not fit, and how it would look."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice, pairwise, zip_longest
from typing import Any

from iteru.engine.allowed import Allowed, Either, Listed, Switch, Whole, Word
from iteru.engine.box import Box, quoted
from iteru.engine.errors import BadBox, IteruError
from iteru.engine.game import Game
from iteru.engine.reading import Place, Reading, SetUp, read_by_rules
from iteru.engine.registry import game, meta
from iteru.engine.spread import named_options
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.kit.printed import (
    ELEMENT,
    PrintedCard,
    changed_elements,
    marked,
    printed_board,
    printed_cards,
)
from iteru.kit.shown import Screen
from iteru.table.stored import EXAMPLE
from iteru.table.trial import Step, Trial, follow
from iteru.words import Words
from iteru.words.allowed import allowed_words
from iteru.words.figures import hint, word_name

Corrections = Mapping[str, Any]

SCREENS: tuple[Screen, ...] = ("small", "wide")
"""In parts that can be read; and whole, if these do not show it."""
MAX_LISTED = 12
"""How many problems of a box are listed at once."""
MAX_DRAWN = 7
"""Cards of one figure in a gallery."""
MAX_TRIES = 9
"""Other values that are tried to find out where one is shown."""


@dataclass(frozen=True)
class Draft:
    """Corrections as far as somebody has come with them, and the figure that is being looked at."""

    game: str
    corrections: Corrections
    figure: str
    lang: str


@dataclass(frozen=True)
class Problem:
    """What is wrong with a value; without a figure, with the box as a whole."""

    figure: str
    key: str
    sentence: str


@dataclass(frozen=True)
class Picture:
    """A card or a part of the board, as the house has it and as it is corrected; '' where there is none."""

    before: str
    after: str
    is_card: bool
    is_changed: bool


@dataclass(frozen=True)
class Preview:
    """A draft looked at. Values that do not fit are left out of everything but the problems."""

    problems: tuple[Problem, ...]
    hints: Mapping[str, str]
    """What may stand for each value of the figure, in a few words."""
    pictures: tuple[Picture, ...]
    reads: tuple[str, ...]
    """What the cards now do, in sentences."""
    notes: tuple[tuple[str, str], ...]
    """Rules that this figure changes, and what they say instead."""


# What does not fit


def checked(name: str, corrections: Corrections, words: Words) -> tuple[list[Problem], Reading]:
    """Returns what is wrong with corrections, and what the rules read of the box without it."""
    house, fitting = game(name).box, deepcopy(dict(corrections))
    found: list[Problem] = []
    while True:
        try:
            return found, read_by_rules(meta(name), house.overlaid(fitting))
        except BadBox as error:
            found.append(problem_of(error, fitting, words))
            if len(found) == MAX_LISTED or not leave_out(fitting, error):
                fitting = {}


def problem_of(error: BadBox, corrections: Corrections, words: Words) -> Problem:
    figure, key = [str(error.facts.get(fact, "")) for fact in ("figure", "key")]
    table: Any = corrections
    for part in (*figure.split("."), key):
        table = table.get(part) if isinstance(table, dict) else None
    return Problem(figure, key, sentence_of(error, table, words))


def sentence_of(error: BadBox, value: object, words: Words) -> str:
    """Says what is wrong beside the field where it stands: without the names of the file."""
    found = error.facts.get("given", "")
    if isinstance(error.right, Allowed):
        allowed, item = at_fault(error.right, value)
        found = found if item is value else quoted(item)
        right = allowed_words(words.say, allowed, lambda word: word_name(words, word))
    else:
        right = words.phrase(error.right) if error.right else str(error.facts.get("right", ""))
    beside = {"bad-figure": "misfit", "bad-part": "misfit-part"}.get(error.problem)
    if beside is None:
        return words.error(error)
    part = str(error.facts.get("part", ""))
    return words.make(beside, {"given": found, "part": part, "right": right})


def at_fault(allowed: Allowed, value: object) -> tuple[Allowed, object]:
    """Returns the first item of a list that does not fit, with what may stand there; the whole where it is none of them.

    >>> at_fault(Listed(Whole(0, 5), 2, 2), [3, 9])
    (Whole(low=0, high=5), 9)
    """
    if not isinstance(value, list) or not value:
        return allowed, value
    if isinstance(allowed, Either):
        alike = [one for one in (allowed.first, allowed.second) if has_shape(one, value)]
        return at_fault(alike[0], value) if len(alike) == 1 else (allowed, value)
    if isinstance(allowed, Listed):
        wrong = [item for item in value if not allowed.of.allows(item)]
        if wrong and allowed.least <= len(value) <= allowed.most:
            return at_fault(allowed.of, wrong[0])
    return allowed, value


def has_shape(allowed: Allowed, value: list[Any]) -> bool:
    """Whether a list is one of lists where lists may stand, or one of anything else where that may."""
    return isinstance(allowed, Listed) and isinstance(allowed.of, Listed) == isinstance(
        value[0], list
    )


def leave_out(corrections: dict[str, Any], error: BadBox) -> bool:
    """Takes the value that an error blames out of corrections; False where it is not among them."""
    *above, last = str(error.facts.get("figure", "")).split(".")
    table: Any = corrections
    for part in above:
        table = table.get(part) if isinstance(table, dict) else None
    figure = table.get(last) if isinstance(table, dict) else None
    key = error.facts.get("key")
    if isinstance(figure, dict) and key in figure:
        del figure[key]
        return True
    if isinstance(table, dict) and last in table and key is None:
        del table[last]
        return True
    return False


# How it looks


def preview(draft: Draft) -> Preview:
    """Looks at a draft: what does not fit, what may stand there, and the pictures of the figure."""
    house = game(draft.game)
    problems, reading = checked(draft.game, draft.corrections, Words(draft.lang, house.meta))
    title = game(draft.game, reading.box.corrections)
    words = Words(draft.lang, title.meta)
    if draft.figure not in house.box.figures:
        return Preview(tuple(problems), {}, (), (), ())
    cards = printed_cards(Artist(title.meta, words), title, draft.figure)
    keys = reading.box.keys_of(draft.figure)
    return Preview(
        tuple(problems),
        {key: hint(words, reading.may_stand((draft.figure, key))) for key in keys},
        tuple(pictures(house, title, cards, draft)),
        tuple(dict.fromkeys([words.phrase(one.card.does) for one in cards])),
        tuple(notes(title, words, draft.figure)),
    )


@dataclass(frozen=True)
class Gallery:
    """What does not fit in a box, and pictures of corrected cards by figure."""

    problems: tuple[Problem, ...]
    drawn: Mapping[str, tuple[str, ...]]


def gallery(draft: Draft, figures: tuple[str, ...]) -> Gallery:
    """Draws the cards that carry some figures, as they are corrected."""
    problems, reading = checked(draft.game, draft.corrections, Words(draft.lang, meta(draft.game)))
    title = game(draft.game, reading.box.corrections)
    artist = Artist(title.meta, Words(draft.lang, title.meta))
    return Gallery(
        tuple(problems),
        {
            figure: tuple([one.drawn for one in printed_cards(artist, title, figure)][:MAX_DRAWN])
            for figure in figures
        },
    )


def pictures(
    house: Game[State], title: Game[State], cards: list[PrintedCard], draft: Draft
) -> Iterator[Picture]:
    """Yields the cards that carry the figure, and the parts of the board that show what they do not."""
    artist = Artist(house.meta, Words(draft.lang, house.meta))
    shown = where_shown(draft.game, draft.figure)
    before = [one.drawn for one in printed_cards(artist, house, draft.figure)]
    yield from paired(before, [one.drawn for one in cards], True)
    if shown is not None:
        own = Artist(title.meta, Words(draft.lang, title.meta))
        boards = [shown.drawn(*its) for its in ((artist, house), (own, title))]
        for number, part in enumerate(paired(boards[0], boards[1], False)):
            if number in shown.parts:
                yield with_marks(part, shown.parts[number])


def with_marks(part: Picture, here: frozenset[int]) -> Picture:
    """Marks where the figure stands in a part of the board, and what is corrected there."""
    alike = len(ELEMENT.findall(part.before)) == len(ELEMENT.findall(part.after))
    changed = changed_elements(part.before, part.after)
    attributes = {"data-here": here, "data-changed": changed} if alike else {}
    return replace(part, after=marked(part.after, attributes))


def paired(before: list[str], after: list[str], is_card: bool) -> Iterator[Picture]:
    """Yields each picture before and after; where there are more of one, the others are ''."""
    for old, new in zip_longest(before, after, fillvalue=""):
        yield Picture(old, new, is_card, old != new)


def notes(title: Game[State], words: Words, figure: str) -> Iterator[tuple[str, str]]:
    """Yields what rules say in this box because of a figure."""
    others = without_figure(title.box, figure)
    try:
        before = game(title.name, others).rule_notes()
    except IteruError:  # it does not fit without this figure
        before = {}
    notes: dict[str, list[str]] = {}
    for rule, note in title.rule_notes().items():
        if before.get(rule) != note:
            notes.setdefault(words.phrase(note).replace("**", ""), []).append(rule)
    for sentence, rules in notes.items():
        yield ", ".join(rules), sentence


def without_figure(box: Box, figure: str) -> dict[str, Any]:
    """Returns the corrections of a box but for one figure."""
    left: dict[str, Any] = deepcopy(box.corrections)
    *above, last = figure.split(".")
    table = left
    for part in above:
        table = table.get(part, {})
    table.pop(last, None)
    return left


# Where a figure is shown


@dataclass(frozen=True)
class Shows:
    """The parts of the board that show a figure, in a setting; and the elements of each that do."""

    set_up: SetUp
    screen: Screen
    parts: Mapping[int, frozenset[int]]

    def drawn(self, artist: Artist, title: Game[State]) -> list[str]:
        return printed_board(artist, title, self.set_up[0], dict(self.set_up[1]), self.screen)


@lru_cache(maxsize=1000)
def where_shown(name: str, figure: str) -> Shows | None:
    """Finds out where the board shows a figure: changes its values, and looks which parts change.

    None where none does, or where cards show it. How many there are of a thing is left out: it changes what is dealt.
    """
    house, reading = game(name), house_reading(name)
    others: list[tuple[SetUp, Game[State]]] = []
    for key in [key for key in house.box[figure].values if key != "count"]:
        tried = game_with_other_value(name, reading, (figure, key))
        set_up = reading.set_ups.get((figure, key))
        if tried is not None and set_up is not None:
            others.append((set_up, tried))
    if "." in figure and any(has_other_cards(house, tried, figure) for _, tried in others):
        return None
    for screen in SCREENS:
        shown = [shows(house, others, set_up, screen) for set_up in dict(others)]
        most = max(shown, key=lambda one: len(one.parts), default=None)
        if most is not None and most.parts:
            return most
    return None


def has_other_cards(house: Game[State], tried: Game[State], figure: str) -> bool:
    return drawn_cards(house, figure) != drawn_cards(tried, figure)


def shows(
    house: Game[State], others: list[tuple[SetUp, Game[State]]], set_up: SetUp, screen: Screen
) -> Shows:
    """Compares the board of the house with those on which single values are others."""
    nowhere = Shows(set_up, screen, {})
    before = nowhere.drawn(english(house), house)
    parts: dict[int, frozenset[int]] = {}
    for tried in [tried for its, tried in others if its == set_up]:
        after = nowhere.drawn(english(tried), tried)
        for number, (old, new) in enumerate(zip(before, after, strict=False)):
            if old != new:
                parts[number] = parts.get(number, frozenset()) | changed_elements(old, new)
    return Shows(set_up, screen, parts)


def english(title: Game[State]) -> Artist:
    return Artist(title.meta, Words("en", title.meta))


@lru_cache(maxsize=64)
def house_reading(name: str) -> Reading:
    return read_by_rules(meta(name), game(name).box)


def game_with_other_value(name: str, reading: Reading, place: Place) -> Game[State] | None:
    """Returns a game in which one value is another; None where none was found that fits alone."""
    path, key = place
    value = reading.box[path].values[key]
    for other in islice(others(reading.may_stand(place), value), MAX_TRIES):
        corrections: dict[str, Any] = {key: other}
        for part in reversed(path.split(".")):
            corrections = {part: corrections}
        try:
            return game(name, corrections)
        except IteruError:
            continue
    return None


def others(allowed: Allowed, value: Any) -> Iterator[Any]:
    """Yields other values that may stand there."""
    if isinstance(allowed, Whole):
        yield from [one for one in (value + 1, value - 1, value + 3) if allowed.allows(one)]
    elif isinstance(allowed, Switch):
        yield not value
    elif isinstance(allowed, Word):
        yield from [word for word in allowed.known if word != value]
    elif isinstance(allowed, Either):
        fitting = allowed.first if allowed.first.allows(value) else allowed.second
        yield from others(fitting, value)
    elif isinstance(allowed, Listed) and isinstance(value, list) and value:
        yield from [[other, *value[1:]] for other in islice(others(allowed.of, value[0]), 2)]
        yield from [[*value[:-1], other] for other in islice(others(allowed.of, value[-1]), 2)]
        if value != value[::-1]:
            yield value[::-1]
        yield from [
            [*value[:place], after, before, *value[place + 2 :]]
            for place, (before, after) in enumerate(pairwise(value))
            if before != after
        ]


def drawn_cards(title: Game[State], figure: str) -> list[str]:
    return [one.drawn for one in printed_cards(english(title), title, figure)]


# Trying it out


def prove(
    name: str, corrections: Corrections, lang: str, longest_step: float
) -> tuple[Problem, ...]:
    """Checks a box in all settings and plays it in the smallest and the largest; returns what does not fit.

    Raises what goes wrong, or ends its process.
    """
    found, _ = checked(name, corrections, Words(lang, meta(name)))
    if found:
        return tuple(found)
    its, sets = meta(name), list(named_options(meta(name)).values())
    for seats, options in ((its.min_seats, sets[0]), (its.max_seats, sets[-1])):
        trial = Trial(name, corrections, seats, dict(options), EXAMPLE, ())
        follow(trial, Step(longest_step))
    return ()
