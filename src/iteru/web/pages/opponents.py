"""Levels and characters as pages offer them: by name, with a rating where one was measured, and one's own score."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from iteru.bots.characters import CHARACTERS, at_level
from iteru.bots.levels import LEVELS, levels_of
from iteru.bots.registry import title as bot_title
from iteru.engine.errors import BadOptions, naming
from iteru.table.bouts import Bout, bouts_of, score_against, suggested
from iteru.web.pages.page_request import Ask
from iteru.words import Words

FIRST_LEVEL: Final = LEVELS[0]
"""Plays against those who have not chosen yet."""


class Offered(NamedTuple):
    """A level that can be chosen."""

    name: str
    label: str


class Opponents(NamedTuple):
    """Who plays against somebody in a game."""

    levels: list[Offered]
    characters: list[Offered]
    last: str
    """The level that was chosen last, in any game."""
    suggested: str
    """A stronger or weaker one, if the latest results say so; else nothing."""
    is_stronger: bool


def last_level(ask: Ask) -> str:
    return ask.chosen("level") or FIRST_LEVEL


def checked_rivals(name: str, character: str, ask: Ask) -> tuple[str, str]:
    """Returns the level and the character of a rival. A character may stand for a level: then it plays at the last one."""
    level = last_level(ask) if not name or name in CHARACTERS else name
    character = character or (name if name in CHARACTERS else "")
    for name, names in ((level, LEVELS), (character or CHARACTERS[0], CHARACTERS)):
        if name not in names:
            raise BadOptions("unknown-bot", **naming(name, names))
    return level, character


def rivals(level: str, character: str, seats: int) -> list[str]:
    """Returns the bots to play against: two of a level, or one character, who is met alone."""
    return [at_level(character, level)] if character else [level] * (min(3, seats) - 1)


async def own_bouts(ask: Ask) -> list[Bout]:
    person = ask.visitor.person
    return await bouts_of(ask.house.storage, person) if person else []


def opponents_in(ask: Ask, game: str, bouts: Sequence[Bout]) -> Opponents:
    last = last_level(ask)
    other = suggested(bouts, game, last)
    is_stronger = bool(other) and LEVELS.index(other) > LEVELS.index(last)
    return Opponents(
        offered_in(ask, game, bouts), offered_characters(ask), last, other, is_stronger
    )


def offered_in(ask: Ask, game: str, bouts: Sequence[Bout]) -> list[Offered]:
    """Returns the levels of a game with what is known of each."""
    return [
        Offered(level.name, label(level.name, level.rating, bouts, game, ask.words))
        for level in levels_of(ask.house.game(game))
    ]


def offered_characters(ask: Ask) -> list[Offered]:
    """Returns the characters, who play at the last level."""
    words, level = ask.words, bot_title(last_level(ask), ask.words)
    return [
        Offered(one, f"{bot_title(one, words)}, {words.say(f'web-way-{one}')} · {level}")
        for one in CHARACTERS
    ]


def label(name: str, rating: int, bouts: Sequence[Bout], game: str, words: Words) -> str:
    """`Scribe · 1085 · you 3:1`; what nobody has measured or played is left out."""
    score = score_against(bouts, game, name)
    parts = [bot_title(name, words)]
    if rating:
        parts.append(str(rating))
    if score.won or score.lost:
        parts.append(words.say("web-own-score", won=score.won, lost=score.lost))
    return " · ".join(parts)
