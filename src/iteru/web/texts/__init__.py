"""The words of the page itself, beside those of the house and the games."""

from pathlib import Path

from iteru.engine.game import Meta
from iteru.words import Words

WEB_TEXTS = Path(__file__).parent


def page_words(lang: str, meta: Meta | None = None, names: list[str] | None = None) -> Words:
    return Words(lang, meta, names, more=(WEB_TEXTS,))
