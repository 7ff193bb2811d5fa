"""The fields of a form in which owners correct values, made from what may stand there; and what was entered in them.

A field is named after its place: `v.cost`, `v.places.1` for the second list in a list, `v.name.cs`. All items of one list
have the same name, in their order. `at` names every list that is there, so that an empty one is not forgotten.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from starlette.datastructures import FormData

from iteru.engine.allowed import Allowed, Each, Either, Form, Listed, Said, Switch, Whole, Word
from iteru.words import Words
from iteru.words.figures import word_name

MAX_FIELDS: Final = 1500
"""In one form: the largest figure has about sixty."""
MOST_DIGITS: Final = 9
FIRST, SECOND = "first", "second"
"""The shapes of a value that may have either of two."""

Options = tuple[tuple[str, str], ...]
"""What can be chosen, and what it is called."""


@dataclass(frozen=True)
class Piece:
    """A piece of a text: fixed words (`kind` is "text"), a number, or one of some words."""

    kind: str
    text: str
    options: Options = ()
    label: str = ""
    """What fixed words are called."""


@dataclass(frozen=True)
class Control:
    """A field, or a list of fields, as the page draws it."""

    kind: str
    """number, word, line, mixed, said, list or each."""
    name: str
    value: str = ""
    options: Options = ()
    inner: "tuple[Control, ...]" = ()
    """The fields in a list or table."""
    label: str = ""
    can_add: bool = False
    can_remove: bool = False
    """Whether its items can be taken away."""
    shape: str = ""
    """Which of two shapes it has, where it may have either."""
    way: int = -1
    """Of a text: in which of the game's forms it is said; -1 in none."""
    pieces: tuple[Piece, ...] = ()
    is_wrong: bool = False
    """Whether a field holds what may not stand there."""

    @property
    def fields(self) -> "list[Control]":
        """The fields in it, in the order of the page."""
        if self.kind not in ("list", "each"):
            return [self]
        return [field for one in self.inner for field in one.fields]


# Drawing


def control(words: Words, allowed: Allowed, value: Any, name: str, may_miss: bool) -> Control:
    """Makes the field for a value. One that may be missing has an empty choice."""
    is_wrong = not allowed.allows(value) and not (may_miss and value is None)
    return replace(fields_for(words, allowed, value, name, may_miss), is_wrong=is_wrong)


def faults_marked(its: Control, has_problem: bool) -> Control:
    """Marks the fields that a problem is about: those that do not fit, or all, where each fits and they do not together."""
    each_fits = not any(field.is_wrong for field in its.fields)
    return marked(its, lambda field: has_problem and (field.is_wrong or each_fits))


def marked(its: Control, is_wrong: Callable[[Control], bool]) -> Control:
    inner = tuple([marked(one, is_wrong) for one in its.inner])
    return replace(its, inner=inner, is_wrong=is_wrong(its))


def fields_for(words: Words, allowed: Allowed, value: Any, name: str, may_miss: bool) -> Control:
    if isinstance(allowed, Either):
        return either(words, allowed, value, name, may_miss)
    if isinstance(allowed, Listed):
        return list_control(words, allowed, value if isinstance(value, list) else [], name)
    if isinstance(allowed, Each):
        texts = value if isinstance(value, dict) else {}
        items = [
            replace(
                control(words, allowed.of, texts.get(key), f"{name}.{key}", True),
                label=language_name(words, key),
            )
            for key in allowed.keys
        ]
        return Control("each", name, inner=tuple(items))
    if isinstance(allowed, Switch):
        yes_no = (("true", words.say("web-yes")), ("false", words.say("web-no")))
        return choice(name, yes_no, text_of(value), may_miss)
    if isinstance(allowed, Word):
        options = tuple([(word, word_name(words, word)) for word in allowed.known])
        return choice(name, options, text_of(value), may_miss)
    if isinstance(allowed, Said):
        return said(words, allowed, text_of(value), name)
    return Control("number" if isinstance(allowed, Whole) else "line", name, text_of(value))


def language_name(words: Words, key: str) -> str:
    return words.say(f"web-language-{key}") if words.knows(f"web-language-{key}") else key


def choice(name: str, options: Options, value: str, may_miss: bool) -> Control:
    """Makes a field with some choices; what was given and is none of them is not lost."""
    known = [one for one, _ in options]
    missing = (("", "–"),) if may_miss else ()
    other = ((value, value),) if value not in ("", *known) else ()
    return Control("word", name, value, (*missing, *options, *other))


def either(words: Words, allowed: Either, value: Any, name: str, may_miss: bool) -> Control:
    """Makes a field for a number or a word, or for one of two shapes of lists and tables."""
    if isinstance(allowed.first, Whole) and isinstance(allowed.second, Word):
        options = tuple([(word, word_name(words, word)) for word in allowed.second.known])
        shown = dict(options).get(value, text_of(value)) if isinstance(value, str) else value
        return Control("mixed", name, text_of(shown), options)
    shape = SECOND if has_second_shape(value) else FIRST
    chosen = allowed.second if shape == SECOND else allowed.first
    return replace(control(words, chosen, value, name, may_miss), shape=shape)


def has_second_shape(value: Any) -> bool:
    """Whether a value is a list of lists, or a table: one for each instead of one for all."""
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], list)
    )


def list_control(words: Words, allowed: Listed, value: list[Any], name: str) -> Control:
    is_nested = isinstance(allowed.of, Listed)
    items = [
        control(words, allowed.of, item, f"{name}.{number}" if is_nested else name, False)
        for number, item in enumerate(value)
    ]
    return Control(
        "list",
        name,
        inner=tuple(items),
        can_add=len(value) < allowed.most,
        can_remove=len(value) > allowed.least,
    )


def said(words: Words, allowed: Said, text: str, name: str) -> Control:
    """Makes a field for a text, with the forms in which it can be said."""
    options = tuple(
        [(str(number), way_name(words, form)) for number, form in enumerate(allowed.forms)]
    )
    for number, form in enumerate(allowed.forms):
        filled = form.filled(text)
        if filled is not None:
            pieces = tuple(pieces_of(words, form, filled))
            return Control("said", name, text, options, way=number, pieces=pieces)
    return Control("said", name, text, options)


def way_name(words: Words, form: Form) -> str:
    """Names a form by its fixed words: what is filled in stands for itself."""
    fixed = [word_name(words, piece) for piece in form.pieces if isinstance(piece, str)]
    return " … ".join([text for text in fixed if text != "–"]) or "–"


def pieces_of(words: Words, form: Form, filled: Sequence[str]) -> list[Piece]:
    slots = iter(filled)
    return [
        Piece("text", piece, label=fixed_name(words, piece, number))
        if isinstance(piece, str)
        else slot(words, piece, next(slots))
        for number, piece in enumerate(form.pieces)
    ]


def fixed_name(words: Words, piece: str, number: int) -> str:
    """Names fixed words between fields; the first ones stand in the choice of the form."""
    return word_name(words, piece) if number and piece.strip() else ""


def ways_of(words: Words, allowed: Allowed) -> list[list[Piece]]:
    """Returns the pieces of every form of a text, as they are before anything is filled in."""
    while isinstance(allowed, Listed):
        allowed = allowed.of
    forms = allowed.forms if isinstance(allowed, Said) else ()
    return [pieces_of(words, form, [usual(piece) for piece in slots_of(form)]) for form in forms]


def slots_of(form: Form) -> list[Allowed]:
    return [piece for piece in form.pieces if not isinstance(piece, str)]


def usual(allowed: Allowed) -> str:
    if isinstance(allowed, Word):
        return allowed.known[0]
    return str(allowed.low) if isinstance(allowed, Whole) else ""


def words_offered(its: Control) -> Options:
    """Returns the words that may be written into the fields of a value instead of a number."""
    if its.kind == "mixed":
        return its.options
    return next((found for one in its.inner if (found := words_offered(one))), ())


def slot(words: Words, allowed: Allowed, text: str) -> Piece:
    """Makes what is filled in between fixed words. A word that is not said keeps standing for the one that is meant."""
    if not isinstance(allowed, Word):
        return Piece("number", text)
    options = tuple(
        [
            ("" if not text and word == allowed.unsaid else word, word_name(words, word))
            for word in allowed.known
        ]
    )
    return Piece("word", text, options)


def text_of(value: Any) -> str:
    """Returns a value as a field shows it; nothing where there is none."""
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


# Reading


def entered(words: Words, allowed: Allowed, form: FormData, name: str) -> Any:
    """Returns what was entered in the fields of a value; None for nothing.

    What cannot be understood stays as it was typed: whoever checks it refuses it.
    """
    if isinstance(allowed, Either):
        return entered_either(words, allowed, form, name)
    if isinstance(allowed, Listed):
        return entered_list(words, allowed, form, name)
    if isinstance(allowed, Each):
        found = {key: entered(words, allowed.of, form, f"{name}.{key}") for key in allowed.keys}
        return {key: one or "" for key, one in found.items()} if any(found.values()) else None
    return read_text(words, allowed, str(form.get(name, "")))


def entered_either(words: Words, allowed: Either, form: FormData, name: str) -> Any:
    if isinstance(allowed.first, Whole) and isinstance(allowed.second, Word):
        return read_text(words, allowed, str(form.get(name, "")))
    is_second = form.get(f"shape.{name}") == SECOND
    return entered(words, allowed.second if is_second else allowed.first, form, name)


def entered_list(words: Words, allowed: Listed, form: FormData, name: str) -> list[Any]:
    if isinstance(allowed.of, Listed):
        return [entered_list(words, allowed.of, form, row) for row in rows_under(form, name)]
    texts = [str(text) for text in form.getlist(name)]
    kept = texts if isinstance(allowed.of, Said) else [text for text in texts if text.strip()]
    return [read_text(words, allowed.of, text) for text in kept]


def rows_under(form: FormData, name: str) -> list[str]:
    """Returns the names of the lists in a list, in their order."""
    depth = name.count(".") + 1
    named = [str(at) for at in form.getlist("at")]
    return [at for at in named if at.startswith(f"{name}.") and at.count(".") == depth]


def read_text(words: Words, allowed: Allowed, text: str) -> Any:
    """Returns the value that a text stands for; a word may be called by its name."""
    if isinstance(allowed, Said):
        return text
    text = text.strip()
    if not text:
        return None
    if isinstance(allowed, Switch):
        return {"true": True, "false": False}.get(text, text)
    if isinstance(allowed, Either):
        number = number_in(text)
        return read_text(words, allowed.second, text) if number is None else number
    if isinstance(allowed, Whole):
        number = number_in(text)
        return text if number is None else number
    if isinstance(allowed, Word):
        named = {word_name(words, word).casefold(): word for word in allowed.known}
        return text if text in allowed.known else named.get(text.casefold(), text)
    return text


def number_in(text: str) -> int | None:
    """Returns a whole number, with whatever sign for a minus."""
    digits = text.replace("\N{MINUS SIGN}", "-")
    plain = digits.removeprefix("-")
    is_number = plain.isascii() and plain.isdecimal() and len(plain) <= MOST_DIGITS
    return int(digits) if is_number else None


# Changing lists


def with_more(allowed: Allowed, value: Any, places: Sequence[int]) -> Any:
    """Returns a list with an item more, in the list at these places of lists in it."""
    if isinstance(allowed, Either):
        allowed = allowed.second if has_second_shape(value) else allowed.first
    if not isinstance(allowed, Listed) or not isinstance(value, list):
        return value
    if not places:
        return [*value, new_item(allowed.of, value)] if len(value) < allowed.most else value
    return at_place(value, places[0], lambda row: with_more(allowed.of, row, places[1:]))


def new_item(allowed: Allowed, value: list[Any]) -> Any:
    """Returns a new item of a list: a list like the last one, the first word, or an empty field."""
    if isinstance(allowed, Listed):
        return list(value[-1]) if value and isinstance(value[-1], list) else []
    return allowed.known[0] if isinstance(allowed, Word) else ""


def with_less(value: Any, places: Sequence[int]) -> Any:
    """Returns a list without the item at these places."""
    if not isinstance(value, list) or not places:
        return value
    if len(places) == 1:
        return [item for number, item in enumerate(value) if number != places[0]]
    return at_place(value, places[0], lambda row: with_less(row, places[1:]))


def at_place(value: list[Any], place: int, change: Callable[[Any], Any]) -> list[Any]:
    return [change(item) if number == place else item for number, item in enumerate(value)]


def reshaped(allowed: Allowed, value: Any) -> Any:
    """Returns a value in its other shape: one for each, or one for all."""
    if not isinstance(allowed, Either):
        return value
    if has_second_shape(value):
        return next(iter(value.values())) if isinstance(value, dict) else value[0]
    if isinstance(allowed.second, Each):
        return dict.fromkeys(allowed.second.keys, value or "")
    count = allowed.second.least if isinstance(allowed.second, Listed) else 1
    return [list(value) for _ in range(count)]
