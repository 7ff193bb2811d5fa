"""A game's rule page, rule by rule."""

import re
from collections.abc import Mapping

from iteru.engine.errors import BadOptions
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.words import Words

RULE = re.compile(r"^\*\*(R\d+\.\d+) .*?(?=^\*\*R|^## |\Z)", re.MULTILINE | re.DOTALL)


class Rulebook:
    """RULES.md of a game, in the reader's language where there is one.

    `notes` are paragraphs to add to rules, by their numbers.
    """

    def __init__(self, meta: Meta, lang: str, notes: Mapping[str, str] | None = None) -> None:
        page = meta.folder / f"RULES.{lang}.md"
        self.name = meta.name
        text = (page if page.is_file() else meta.folder / "RULES.md").read_text(encoding="utf-8")
        self.text = RULE.sub(lambda rule: with_note(rule, notes or {}), text)

    @staticmethod
    def of(game: Game[State], words: Words) -> "Rulebook":
        """The rule page of a game, with what its corrected box says otherwise."""
        notes = {rule: words.phrase(note) for rule, note in game.rule_notes().items()}
        return Rulebook(game.meta, words.lang, notes)

    def numbers(self) -> list[str]:
        return re.findall(r"^\*\*(R\d+\.\d+) ", self.text, flags=re.MULTILINE)

    def rule(self, number: str) -> str:
        """One rule, with the table or list that belongs to it; or a whole chapter (`R4`)."""
        wanted = number.strip().upper()
        if re.fullmatch(r"R\d+\.\d+", wanted):
            pattern = rf"^\*\*{re.escape(wanted)} .*?(?=^\*\*R|^## |\Z)"
        else:
            pattern = rf"^## {re.escape(wanted)} .*?(?=^## |\Z)"
        found = re.search(pattern, self.text, flags=re.MULTILINE | re.DOTALL)
        if found is None:
            raise BadOptions(
                "unknown-rule",
                game=self.name,
                rule=number,
                right=f"{self.numbers()[0]} - {self.numbers()[-1]}",
            )
        return found.group().strip()


def with_note(rule: re.Match[str], notes: Mapping[str, str]) -> str:
    """A rule with its note in a paragraph of its own."""
    note = notes.get(rule[1])
    return rule[0] if note is None else f"{rule[0].rstrip()}\n\n{note}\n\n"
