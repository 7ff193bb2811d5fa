"""Who sits where, for people to read: a bot is named where it is shown, in the reader's language."""

import re
from collections.abc import Sequence
from functools import lru_cache

from iteru.bots.registry import title
from iteru.words import LANGUAGES, Words


def seat_names(names: Sequence[str], bots: Sequence[str], words: Words) -> list[str]:
    """The players of all seats: people by their names, bots by their titles, numbered if several are alike."""
    played_by = bots or [""] * len(names)
    shown = [name_shown(name, bot, words) for name, bot in zip(names, played_by, strict=True)]
    return [
        f"{name} {shown[: seat + 1].count(name)}" if bot and shown.count(name) > 1 else name
        for seat, (name, bot) in enumerate(zip(shown, played_by, strict=True))
    ]


def name_shown(name: str, bot: str, words: Words) -> str:
    """A bot may have been given a name by somebody: that one is kept."""
    if not bot or re.sub(r" \d+$", "", name) not in names_made_for(bot):
        return name
    return title(bot, words)


@lru_cache(maxsize=1000)
def names_made_for(bot: str) -> frozenset[str]:
    """What tables and records call a bot that nobody has named."""
    return frozenset([bot, *[title(bot, Words(lang)) for lang in LANGUAGES]])
