"""The transcripts of docs/bot-protocol.md, made by really playing: `python -m tests.external.transcript` writes them anew."""

import re
import sys
from pathlib import Path
from unittest.mock import patch

import iteru
from iteru.external import bot as program_bots
from iteru.external.bot import ProgramBot
from iteru.external.program import Program
from iteru.external.typed import typed_bot

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bot-protocol.md"
BLOCK = re.compile(r"(<!-- transcript: (\w+) -->\n\n```text\n)(.*?)(```\n)", re.DOTALL)
SAILOR = f"cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'sailor.py'}"
ENGINE = f"cmd:{Path(sys.executable).with_name('iteru')} engine --bot greedy --lang en"


class Overheard(Program):
    """A program whose lines, both ways, are kept."""

    lines: list[str]

    def say(self, line: str) -> None:
        self.lines.append(f"> {line}\n")
        super().say(line)

    def hear(self, until: float) -> bytes | None:
        line = super().hear(until)
        if line:
            self.lines.append(f"< {line.decode()}")
        return line


def overheard(command: str, *before_go: str) -> str:
    """One choice of a program in a new game of Imhotep, with some lines more before it is asked."""
    with patch.object(program_bots, "Program", Overheard):
        Overheard.lines = []
        player = typed_bot(command)
        assert isinstance(player, ProgramBot)
        try:
            program = player.started()
            for line in before_go:
                program.say(line)
            game = iteru.game("imhotep")
            iteru.ask(player, game, game.new(seats=2, seed=7), iteru.Rng.seeded(7))
        finally:
            player.end(30)
        return "".join(Overheard.lines)


def transcript(name: str) -> str:
    if name == "sailor":
        return overheard(SAILOR)
    return overheard(ENGINE, 'set {"bot":"random"}')


def kept() -> dict[str, str]:
    """The transcripts that stand on the page."""
    return {name: lines for _, name, lines, _ in BLOCK.findall(PAGE.read_text(encoding="utf-8"))}


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    new = BLOCK.sub(lambda found: found[1] + transcript(found[2]) + found[4], page)
    PAGE.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
