"""What a corrected box calls its cards."""

from typing import Final

from iteru.engine.allowed import Each, Either, Name
from iteru.engine.box import Box
from iteru.games.valley_of_the_kings.rules.moves import CARDS

LANGUAGES: Final = ("en", "cs")
NAME: Final = Either(Name(40), Each(LANGUAGES, Name(40)))
"""The same name in all languages, or one for each."""


def card_names(box: Box) -> dict[str, dict[str, str]]:
    """For each language the names of all cards that a corrected box calls something else; refuses what is no name."""
    names = {card: box[f"cards.{card}"].optional("name", NAME) for card in CARDS}
    named = {card: name for card, name in names.items() if name is not None}
    return {lang: {card: name_in(name, lang) for card, name in named.items()} for lang in LANGUAGES}


def name_in(name: object, lang: str) -> str:
    return str(name[lang] if isinstance(name, dict) else name)
