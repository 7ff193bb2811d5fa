"""The texts of the page itself, beside the shared ones and those of the games."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar
from weakref import ref

from iteru.engine.events import Event, Value
from iteru.engine.meta import Meta
from iteru.table.live import LiveTable
from iteru.table.names import seat_names
from iteru.words import MAX_TEXTS, Words
from iteru.words.typography import typeset

T = TypeVar("T")
WEB_TEXTS = Path(__file__).parent


class PageWords(Words):
    """Words typeset for a page. Terminals wrap at any space, so they get plain spaces."""

    def make(self, message: str, facts: Mapping[str, Value]) -> str:
        return typeset(super().make(message, facts), self.lang)


def page_words(lang: str, its_meta: Meta | None = None, names: list[str] | None = None) -> Words:
    """The words for a page of a game, made once for each language and set of names."""
    if its_meta is not None and any(its_meta.said().values()):
        return words_of_a_box(lang, its_meta, tuple(names or ()))
    return remembered_words(lang, its_meta, tuple(names or ()))


@lru_cache(maxsize=2000)
def remembered_words(lang: str, its_meta: Meta | None, names: tuple[str, ...]) -> Words:
    return PageWords(lang, its_meta, list(names), more=(WEB_TEXTS,))


@lru_cache(maxsize=MAX_TEXTS)
def words_of_a_box(lang: str, its_meta: Meta, names: tuple[str, ...]) -> Words:
    """A box that calls things by names of its own has texts of its own, a hundred kilobytes each."""
    return PageWords(lang, its_meta, list(names), more=(WEB_TEXTS,))


def table_words(lang: str, table: LiveTable) -> Words:
    """The words for a table, which know its players' names."""
    match, its_meta = table.match, table.game.meta
    if any(its_meta.said().values()):
        return page_words(lang, its_meta, seat_names(match.names, match.bots, page_words(lang)))
    return named_words(lang, its_meta, tuple(match.names), tuple(match.bots))


@lru_cache(maxsize=2000)
def named_words(lang: str, its_meta: Meta, names: tuple[str, ...], bots: tuple[str, ...]) -> Words:
    return page_words(lang, its_meta, seat_names(names, bots, page_words(lang)))


def alive(kept: ref[T]) -> T:
    """Caches keyed by a table or its words keep neither alive, nor their box. The caller has them."""
    found = kept()
    assert found is not None
    return found


@lru_cache(maxsize=20_000)
def said_of(event: Event, at: ref[LiveTable], said_by: ref[Words]) -> str:
    """An event as a sentence. Pages and programs need it in many places, again with every move."""
    return alive(said_by).phrase(alive(at).game.describe(event))
