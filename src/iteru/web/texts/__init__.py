"""The words of the page itself, beside those of the house and the games."""

from functools import lru_cache
from pathlib import Path

from iteru.engine.events import Event, Value
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.table.live import LiveTable
from iteru.table.names import seat_names
from iteru.words import Words
from iteru.words.typography import typeset

WEB_TEXTS = Path(__file__).parent


class PageWords(Words):
    """Words as they are set on a page. A terminal wraps at any space, so it is given plain ones."""

    def make(self, message: str, facts: dict[str, Value]) -> str:
        return typeset(super().make(message, facts), self.lang)


def page_words(lang: str, its_meta: Meta | None = None, names: list[str] | None = None) -> Words:
    """The words for a page of a game, made once for each language and set of names."""
    return remembered_words(lang, its_meta, tuple(names or ()))


@lru_cache(maxsize=5000)
def remembered_words(lang: str, its_meta: Meta | None, names: tuple[str, ...]) -> Words:
    return PageWords(lang, its_meta, list(names), more=(WEB_TEXTS,))


def table_words(lang: str, table: LiveTable) -> Words:
    """The words for a table, which know who sits where."""
    match = table.match
    return named_words(lang, table.game.meta, tuple(match.names), tuple(match.bots))


@lru_cache(maxsize=5000)
def named_words(lang: str, its_meta: Meta, names: tuple[str, ...], bots: tuple[str, ...]) -> Words:
    return page_words(lang, its_meta, seat_names(names, bots, page_words(lang)))


@lru_cache(maxsize=20_000)
def said_of(event: Event, title: Game[State], words: Words) -> str:
    """An event in a sentence: page and programs are told it in many places, and again with every move."""
    return words.phrase(title.describe(event))
