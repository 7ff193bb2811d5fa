"""A game's rule page, in the reader's language if there is a translation, with the corrections of its box."""

import re
from collections.abc import Mapping

from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.words import Words

RULE = re.compile(r"^\*\*(R\d+\.\d+) .*?(?=^\*\*R|^## |\Z)", re.MULTILINE | re.DOTALL)


def printed_page(meta: Meta, lang: str) -> str:
    """RULES.md as it is shipped."""
    page = meta.folder / f"RULES.{lang}.md"
    return (page if page.is_file() else meta.folder / "RULES.md").read_text(encoding="utf-8")


def rule_page(game: Game[State], words: Words) -> str:
    """The rule page of a game with its box."""
    notes = {rule: words.phrase(note) for rule, note in game.rule_notes().items()}
    return RULE.sub(lambda rule: with_note(rule, notes), printed_page(game.meta, words.lang))


def with_note(rule: re.Match[str], notes: Mapping[str, str]) -> str:
    """A rule with its note in a paragraph of its own."""
    note = notes.get(rule[1])
    return rule[0] if note is None else f"{rule[0].rstrip()}\n\n{note}\n\n"
