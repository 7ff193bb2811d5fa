"""A game's rule page, rule by rule."""

import re

from iteru.engine.errors import BadOptions
from iteru.engine.meta import Meta


class Rulebook:
    """RULES.md of a game, in the reader's language where there is one."""

    def __init__(self, meta: Meta, lang: str) -> None:
        page = meta.folder / f"RULES.{lang}.md"
        self.name = meta.name
        self.text = (page if page.is_file() else meta.folder / "RULES.md").read_text(
            encoding="utf-8"
        )

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
