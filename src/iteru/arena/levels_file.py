"""The file of a game's levels as `iteru calibrate` writes it; `iteru.bots.levels` reads it.

What a person wrote at its head stays. Where only some levels were measured, the others stay as they are, but for ratings
that follow from what was measured.
"""

import re
from collections.abc import Iterator
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from iteru.arena.calibration import OUT_OF_TIME, Found, Pair
from iteru.bots.levels import LEVELS, Level, read_levels
from iteru.engine.errors import BadBox

SECTION = r"^\[{name}\].*?(?=(?:\n(?:#[^\n]*)?)*(?:\n\[|\Z))"
"""A level from its name to its last value: comments that follow belong to the next one."""
RATING = re.compile(r"^rating *=.*?(?= *(?:#|$))", re.MULTILINE)
ITERATIONS = re.compile(r"^iterations *=.*$", re.MULTILINE)


class Run(NamedTuple):
    """What the games of a calibration were played with, and when."""

    seed: int
    day: date


def read_text(path: Path) -> str:
    """Returns the text of a file of levels; refuses one that cannot be read, or in which a level could not be replaced."""
    read_levels(path)
    text = path.read_text(encoding="utf-8")
    for name in LEVELS:
        if section_in(text, name) is None:
            raise BadBox("not-levels", file=str(path), right=", ".join(LEVELS))
    return text


def section_in(text: str, name: str) -> re.Match[str] | None:
    return re.search(SECTION.format(name=name), text, re.MULTILINE | re.DOTALL)


def whole(head: str, found: Found, run: Run) -> str:
    """Returns a file with all levels written anew below its head."""
    sections = [section_of(level, found.pairs.get(level.name), run) for level in found.levels]
    return "\n\n".join([head, *sections]) + "\n"


def changed(before: str, found: Found, run: Run) -> str:
    """Returns the file with those levels written anew that were measured."""
    text = before
    for level in found.levels:
        section = section_in(text, level.name)
        assert section is not None, "read_text has found it"
        pair = found.pairs.get(level.name)
        new = section_of(level, pair, run) if pair else with_rating(section[0], level.rating)
        text = text[: section.start()] + new + text[section.end() :]
    return text


def with_rating(section: str, rating: int) -> str:
    """Returns a level with its rating; nothing else changes.

    >>> with_rating("[scribe]\\niterations = 4\\nrating = 800 # rough", 810)
    '[scribe]\\niterations = 4\\nrating = 810 # rough'
    """
    row = f"rating = {rating}"
    if not rating:
        return section
    if RATING.search(section):
        return RATING.sub(row, section)
    return ITERATIONS.sub(rf"\g<0>\n{row}", section)


def head_of(text: str) -> str:
    """Returns the comments at the head of a file.

    >>> head_of("# one\\n# two\\n\\n[scribe] # three")
    '# one\\n# two'
    """
    lines = takewhile(lambda line: not line or line.startswith("#"), text.splitlines())
    return "\n".join(lines).rstrip()


def usual_head(game: str) -> str:
    return (
        f"# Written by `iteru calibrate {game}`, with two players: `wins` is the share of games won against the level\n"
        "# before, `interval` its 95 % interval, `date` and `seed` when and with which seed they were played; `misses` is the\n"
        "# share of choices that are overlooked. `stopped` says that time was up before it was clear whether the pair fits."
    )


def section_of(level: Level, pair: Pair | None, run: Run) -> str:
    return "\n".join([f"[{level.name}]", *rows_of(level), *(rows_about(pair, run) if pair else ())])


def rows_of(level: Level) -> Iterator[str]:
    yield f"iterations = {level.iterations}"
    if level.misses:
        yield f"misses = {level.misses:g}"
    if level.rating:
        yield f"rating = {level.rating}"
    if level.measured is not None and level.measured.games:
        share, low, high, games = level.measured
        yield f"wins = {share:.3f}"
        yield f"interval = [{low:.3f}, {high:.3f}]"
        yield f"games = {games}"


def rows_about(pair: Pair, run: Run) -> Iterator[str]:
    """When and with which seed the games were played, and whether they were stopped early."""
    if not pair.measured.games:
        return
    yield f"date = {run.day.isoformat()}"
    yield f"seed = {run.seed}"
    if pair.ended == OUT_OF_TIME:
        yield 'stopped = "time"'
