"""A game's rule page, rule by rule."""

import re

from iteru.engine.errors import BadOptions
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.state import State
from iteru.words import Words
from iteru.words.rule_page import printed_page, rule_page, without_pictures
from iteru.words.rulings import Ruling, rulings


class Rulebook:
    """RULES.md of a game, in the reader's language if there is a translation; and its rulings."""

    def __init__(self, meta: Meta, lang: str) -> None:
        self.name = meta.name
        self.rulings = rulings(meta, lang)
        self.text = without_pictures(printed_page(meta, lang))

    @staticmethod
    def of(game: Game[State], words: Words) -> "Rulebook":
        """The rules of a game with its box."""
        found = Rulebook(game.meta, words.lang)
        found.text = without_pictures(rule_page(game, words))
        return found

    def numbers(self) -> list[str]:
        return re.findall(r"^\*\*(R\d+\.\d+) ", self.text, flags=re.MULTILINE)

    def chapters(self) -> list[str]:
        """`R4 A turn`, one after the other."""
        return re.findall(r"^## (R\d+ .*)$", self.text, flags=re.MULTILINE)

    def heading(self, number: str) -> str:
        """`R4.5 Sail a ship: minimum load.`"""
        found = re.search(rf"^\*\*({re.escape(number)} .*?)\*\*", self.text, flags=re.MULTILINE)
        return found[1] if found else number

    def named(self, words: str) -> list[str]:
        """The rules with these words in their names."""
        wanted = words.casefold().replace("_", " ")
        return [one for one in self.numbers() if wanted in self.heading(one).casefold()]

    def mentioning(self, words: str) -> list[str]:
        """The rules whose text has a word that begins like this."""
        wanted = re.compile(rf"\b{re.escape(words.replace('_', ' '))}", re.IGNORECASE)
        return [one for one in self.numbers() if wanted.search(self.rule(one))]

    def rulings_of(self, number: str) -> str:
        """The rulings that a rule follows, in full; of a chapter none, since it has many."""
        rule = number.strip().upper()
        return "\n\n".join([as_text(ruling) for ruling in self.rulings if rule in ruling.rules])

    def all_rulings(self) -> str:
        """Every ruling, each with the rules that follow it."""
        return "\n\n".join([f"{as_text(its)} *({', '.join(its.rules)})*" for its in self.rulings])

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
                right=f"{self.numbers()[0]}–{self.numbers()[-1]}",
            )
        return found.group().strip()


def as_text(ruling: Ruling) -> str:
    return f"**{ruling.number} {ruling.name}** {ruling.text}"
