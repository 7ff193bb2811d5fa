"""Fitting words into a width: lines that are broken where there is room, and cut where there is none."""

import re
from functools import lru_cache

from iteru.kit.letters import Face

ONE_LETTER = re.compile(r"\b([^\W\d]) ")


def wrapped(text: str, font: Face, width: float) -> list[str]:
    """Breaks a text into lines, as many words in each as there is room for. A word of one letter stays with the next one;
    line breaks in the text stay.

    >>> wrapped("Book of Traversing Eternity", Face(17), 100)
    ['Book of', 'Traversing', 'Eternity']
    """
    lines: list[str] = []
    for part in ONE_LETTER.sub("\\1\u00a0", text.replace("\u00a0", " ")).split("\n"):
        first, *others = part.split(" ")
        lines.append(first)
        for word in others:
            if font.wide(f"{lines[-1]} {word}") <= width:
                lines[-1] += f" {word}"
            else:
                lines.append(word)
    return lines


def balanced(text: str, font: Face, width: float) -> list[str]:
    """Breaks a text as `wrapped` does, into lines of about the same length.

    >>> wrapped("Opponents discard 2.", Face(16), 120), balanced("Opponents discard 2.", Face(16), 120)
    (['Opponents discard', '2.'], ['Opponents', 'discard 2.'])
    """
    lines = wrapped(text, font, width)
    for part in (0.7, 0.8, 0.9):
        tighter = wrapped(text, font, width * part)
        if len(tighter) == len(lines):
            return tighter
    return lines


@lru_cache(maxsize=20_000)
def fitted(
    text: str, fonts: tuple[Face, ...], width: float, height: float
) -> tuple[Face, tuple[str, ...]]:
    """Returns the first font in which a text fits, and its lines; else the last font, and all lines."""
    for font in fonts:
        lines = tuple(balanced(text, font, width))
        if fits(font, lines, width, height):
            return font, lines
    return font, lines


def fits(font: Face, lines: tuple[str, ...], width: float, height: float) -> bool:
    most = max(1, int(height / font.leading))
    return len(lines) <= most and max([font.wide(line) for line in lines], default=0) <= width


def shortened(font: Face, lines: tuple[str, ...], width: float, height: float) -> tuple[str, ...]:
    """Returns as many lines as fit, broken within words that are too long."""
    most = max(1, int(height / font.leading))
    broken = [part for line in lines for part in pieces(line, font, width)]
    return tuple(broken if len(broken) <= most else cut(broken[:most], font, width))


def pieces(line: str, font: Face, width: float) -> list[str]:
    """Breaks a line within a word that is too long for it.

    >>> pieces("Wolfeschlegelstein", Face(12), 60)
    ['Wolfeschleg', 'elstein']
    """
    found = [""]
    for letter in line:
        if found[-1] and font.wide(found[-1] + letter) > width:
            found.append("")
        found[-1] += letter
    return found


def cut(lines: list[str], font: Face, width: float) -> list[str]:
    """Ends the last line with a sign that there is more."""
    last = lines[-1]
    while last and font.wide(f"{last}…") > width:
        last = last[:-1]
    return [*lines[:-1], f"{last}…"]
