"""What a corrected box calls its cards."""

from typing import Final

from iteru.engine.box import Box, Figure
from iteru.games.valley_of_the_kings.rules.moves import CARDS

LANGUAGES: Final = ("en", "cs")
MAX_NAME: Final = 40
NAME_RIGHT: Final = 'name = "..." | name = { en = "...", cs = "..." }'


def card_names(box: Box) -> dict[str, dict[str, str]]:
    """For each language the names of all cards that a corrected box calls something else; refuses what is no name."""
    named = {card: box[f"cards.{card}"] for card in CARDS if "name" in box[f"cards.{card}"].values}
    return {
        lang: {card: name_in(figure, lang) for card, figure in named.items()} for lang in LANGUAGES
    }


def name_in(figure: Figure, lang: str) -> str:
    """A card's name in one language: the same in all, or one for each."""
    names = figure.values["name"]
    name = names.get(lang) if isinstance(names, dict) else names
    is_whole = not isinstance(names, dict) or set(names) == set(LANGUAGES)
    if not is_whole or not isinstance(name, str) or not is_plain(name):
        raise figure.wrong("name", NAME_RIGHT)
    return name


def is_plain(name: str) -> bool:
    """Whether a name can stand in a text: not too long, and nothing in it that the texts would read as their own."""
    return (
        0 < len(name) <= MAX_NAME
        and name.isprintable()
        and name == name.strip()
        and name[0] not in "[.*#"
        and not set("{}") & set(name)
    )
