"""The words of the page itself, beside those of the house and the games."""

from functools import lru_cache
from pathlib import Path

from iteru.engine.meta import Meta
from iteru.words import Words

WEB_TEXTS = Path(__file__).parent


def page_words(lang: str, its_meta: Meta | None = None, names: list[str] | None = None) -> Words:
    """The words for a page of a game, made once for each language and set of names."""
    return remembered_words(lang, its_meta, tuple(names or ()))


@lru_cache(maxsize=5000)
def remembered_words(lang: str, its_meta: Meta | None, names: tuple[str, ...]) -> Words:
    return Words(lang, its_meta, list(names), more=(WEB_TEXTS,))
