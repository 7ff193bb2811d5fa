"""Rulings: our decisions where a rulebook leaves a question open, `RULINGS.md` in the folder of a game.

Each is a line (`**12 The draw pile runs out.** ...`). Rules cite them by number in their sources.
"""

import re
from dataclasses import dataclass

from iteru.engine.meta import Meta
from iteru.words.rule_page import RULE, printed_page, read_rule

RULING = re.compile(r"^\*\*(\d+) (.+?)\*\* +(.+)$", re.MULTILINE)
CITED = re.compile(r"\b((?:ruling|výklad)\w*) (\d+(?:, \d+)*)")
"""Rulings as a source names them, in every language: the word, and the numbers."""


@dataclass(frozen=True)
class Ruling:
    """A decision, and the rules that follow it."""

    number: int
    name: str
    text: str
    rules: tuple[str, ...]


def cited_in(source: str) -> list[int]:
    """Returns the rulings that the source of a rule names.

    >>> cited_in("rulebook p. 5; rulings 1, 2, 34")
    [1, 2, 34]
    """
    return [int(n) for found in CITED.finditer(source) for n in found[2].split(", ")]


def rulings(meta: Meta, lang: str) -> list[Ruling]:
    """Returns the rulings of a game in order; none for a game without any."""
    page = meta.folder / f"RULINGS.{lang}.md"
    page = page if page.is_file() else meta.folder / "RULINGS.md"
    if not page.is_file():
        return []
    citing = rules_by_ruling(meta, lang)
    return [
        Ruling(int(number), name, text, tuple(citing.get(int(number), ())))
        for number, name, text in RULING.findall(page.read_text(encoding="utf-8"))
    ]


def rules_by_ruling(meta: Meta, lang: str) -> dict[int, list[str]]:
    """Returns, for each ruling, the rules that cite it."""
    found: dict[int, list[str]] = {}
    for text in RULE.finditer(printed_page(meta, lang)):
        rule = read_rule(text.group())
        for number in cited_in(rule.source):
            found.setdefault(number, []).append(rule.number)
    return found
