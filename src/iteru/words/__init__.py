"""Turns phrases and errors into sentences in the reader's language, with the Fluent texts of Iteru and of each game."""

import locale
import math
import os
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from iteru.engine.allowed import Allowed
from iteru.engine.errors import BadBox, IllegalMove, IteruError
from iteru.engine.events import SEAT_FACTS, Value
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase, unpacked
from iteru.kit.numerals import MINUS, with_minus
from iteru.words.allowed import allowed_words
from iteru.words.lists import Thing, counted_things, spoken

LANGUAGES = ("en", "cs")
SEATS = frozenset(SEAT_FACTS)
MAX_REMEMBERED = 20_000
MAX_REMEMBERED_OF_BOX = 1_000
"""Sentences that are remembered of one set of texts, half a kilobyte each; fewer where a box brings names of its own, since
there may be `MAX_TEXTS` of them."""
MAX_TEXTS = 64
"""Sets of texts that are remembered: boxes from anywhere may bring names of their own (`Meta.said`)."""
HOUSE_TEXTS = Path(__file__).parent / "texts"
SIGNS = {
    "en": str.maketrans({"-": MINUS}),
    "cs": str.maketrans({",": "\u00a0", ".": ",", "-": MINUS}),
}
"""How a language writes what Python writes as 1,234.5 and -5."""


def language_of_environment() -> str:
    """The language of the environment: ITERU_LANG, else the usual variables, else English."""
    for variable in ("ITERU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            name = locale.normalize(value)[:2].casefold()
            return name if name in LANGUAGES else "en"
    return "en"


class Words:
    """The texts of Iteru, of one game and of `more` folders in one language. English fills gaps."""

    def __init__(
        self,
        lang: str,
        meta: Meta | None = None,
        names: list[str] | None = None,
        more: tuple[Path, ...] = (),
    ) -> None:
        self.lang = lang
        self.names = names or []
        folders = (HOUSE_TEXTS, *more, *(() if meta is None else (meta.folder / "texts",)))
        codes = dict.fromkeys((lang, "en"))
        own = {} if meta is None else meta.said()
        said = {code: own.get(code, "") for code in codes}
        self.bundles = [bundle(code, folders, said[code]) for code in codes]
        self.said = sentences(type(self).__name__, lang, *folders, *said.values())
        self.most_said = MAX_REMEMBERED_OF_BOX if any(own.values()) else MAX_REMEMBERED

    def has(self, message: str) -> bool:
        """Whether this language itself has the message."""
        return bool(self.bundles[0].has_message(message))

    def knows(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(texts.has_message(message) for texts in self.bundles)

    def say(self, message: str, **facts: Value) -> str:
        """A message with its facts filled in."""
        return self.sentence(message, facts)

    def sentence(self, message: str, facts: Mapping[str, Value]) -> str:
        """Returns a sentence from the cache, since the same few come again and again.

        Sentences that quote somebody do not, and may be long: use `make` for those.
        """
        named = tuple(facts.items() if SEATS.isdisjoint(facts) else self.with_names(facts))
        said = self.said.get((message, named))
        if said is None:
            if len(self.said) >= self.most_said:
                self.said.clear()
            said = self.said[message, named] = self.make(message, facts)
        return said

    def with_names(self, facts: Mapping[str, Value]) -> list[tuple[str, Value]]:
        """Facts by which sentences are remembered: at other tables the same seats have other names."""
        return [
            (name, self.name_of(value) if name in SEATS else value) for name, value in facts.items()
        ]

    def make(self, message: str, facts: Mapping[str, Value]) -> str:
        shown = self.all_shown(facts)
        for texts in self.bundles:
            if texts.has_message(message):
                return formatted(texts, texts.get_message(message).value, shown)
        return f"{message} {facts}" if facts else message

    def all_shown(self, facts: Mapping[str, Value]) -> dict[str, Value]:
        """All facts as the texts see them; `$you` is `yes` in what only the one reads who is asked."""
        shown: dict[str, Value] = {"you": "no"}
        for name, value in facts.items():
            shown |= self.shown(name, value)
        return shown

    def shown(self, name: str, value: Value) -> dict[str, Value]:
        """A fact as the texts see it: a seat by its player's name, a thing by its name and that name's other forms.

        The fact `other_card` with the value `statue` becomes what the message `card-statue` says; its attribute `.acc`
        is there as `$other_card-acc`. A fact named `cards` is a list of cards, with the same forms; one named `phrases`
        a list of sentences.
        """
        if name in SEATS:
            return {name: self.name_of(value)}
        if not isinstance(value, str):
            return {name: value}
        kind = name.rsplit("_", 1)[-1]
        if kind == "phrases":
            return {name: " ".join(self.phrase(phrase) for phrase in unpacked(value))}
        if kind == "cards":
            return in_forms(name, self.listed(value.split()))
        return in_forms(name, self.forms(kind, value))

    def forms(self, kind: str, value: str, count: int = 1) -> Thing:
        """A number of things, in all forms that the texts have of the name; a thing without a name is shown as it is."""
        for texts in self.bundles:
            if texts.has_message(f"{kind}-{value}"):
                message = texts.get_message(f"{kind}-{value}")
                patterns = {"": message.value, **message.attributes}
                return {
                    form: formatted(texts, pattern, {"count": count})
                    for form, pattern in patterns.items()
                }
        return {"": value}

    def listed(self, cards: list[str]) -> Thing:
        """A list of cards in every form."""
        things = [
            counted_things(self.forms("card", card), self.forms("card", card, count), count)
            for card, count in Counter(cards).items()
        ]
        return spoken(things, self.joined)

    def joined(self, parts: list[str]) -> str:
        """Parts of a list with what the language puts between them."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("listed", parts=", ".join(parts[:-1]), last=parts[-1])

    def phrase(self, phrase: Phrase) -> str:
        return self.sentence(phrase.id, phrase.facts)

    def question(self, prompt: Phrase) -> str:
        """A prompt as the one who is asked reads it: without their name."""
        return capital(self.sentence(prompt.id, {**prompt.facts, "you": "yes"}))

    def short(self, choice: Choice) -> str:
        """A choice in the list under the heading of its kind."""
        return capital(self.sentence(f"short-{choice.kind}", choice.words.facts))

    def value(self, option: str, value: str) -> str:
        """The value of an option; as it is typed where the texts have no word for it."""
        message = f"value-{option}-{value}"
        return self.say(message) if self.has(message) else value

    def error(self, error: IteruError) -> str:
        """Returns what is wrong, where, and what was expected; with the number of the rule that a move breaks."""
        facts = dict(error.facts)
        if error.because is not None:
            facts["why"] = self.error(error.because)
        if isinstance(error, BadBox) and error.right is not None:
            facts["right"] = self.right(error.right)
        if isinstance(error, IllegalMove) and error.rule:
            return f"{self.say(error.problem, **facts)} ({error.rule})"
        return self.make(error.problem, facts)  # it may quote what somebody wrote

    def right(self, right: Allowed | Phrase) -> str:
        """Returns what would fit in place of a value that does not."""
        return allowed_words(self.say, right) if isinstance(right, Allowed) else self.phrase(right)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimal places, as the language writes it."""
        if math.isinf(value):
            return "∞"
        return f"{value:,.{digits}f}".translate(SIGNS[self.lang])

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of one as a percentage."""
        space = "\u00a0" if self.lang == "cs" else ""
        return f"{self.number(share * 100, digits)}{space}%"

    def name_of(self, seat: Value) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return str(seat + 1) if isinstance(seat, int) else seat


def in_forms(name: str, forms: Thing) -> dict[str, Value]:
    """A thing as facts: `$card`, `$card-acc`."""
    return {f"{name}-{form}" if form else name: text for form, text in forms.items()}


def capital(word: object) -> str:
    """A word at the beginning of a sentence: `{ CAPITAL($card) }` in the texts."""
    text = str(word)
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Any] = {"CAPITAL": capital}
"""What the texts may call."""


def formatted(texts: FluentBundle, pattern: Any, facts: dict[str, Value] | None = None) -> str:
    """A pattern filled in; facts that are missing show as their names."""
    if pattern is None:
        return ""
    text, _ = texts.format_pattern(pattern, facts)
    return with_minus(str(text))


@lru_cache(maxsize=MAX_TEXTS)
def sentences(*texts: object) -> dict[tuple[object, ...], str]:
    """The cache of sentences for some texts: the same dict each time."""
    return {}


@cache
def resource(path: Path) -> Resource:
    """A file of texts; reading one takes long, and bundles share it."""
    return FluentResource(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=MAX_TEXTS)
def bundle(lang: str, folders: tuple[Path, ...], said: str = "") -> FluentBundle:
    """The texts of folders in one language, with `said` on top."""
    texts = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.is_file():
            texts.add_resource(resource(path), allow_overrides=True)
    texts.add_resource(FluentResource(said), allow_overrides=True)
    return texts
