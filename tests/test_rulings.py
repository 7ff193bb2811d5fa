"""Where a rulebook is silent we rule: every ruling is on the rule page and has a test."""

import re
from pathlib import Path

import pytest

import iteru

RULINGS = {"egizia": 69, "imhotep": 37, "pharaon": 72, "valley_of_the_kings": 43}
"""How many there are for each game."""


@pytest.mark.parametrize("game", iteru.games())
def test_every_ruling_is_cited_by_the_rule_page_and_by_a_test(game: str) -> None:
    page = (iteru.meta(game).folder / "RULES.md").read_text(encoding="utf-8")
    files = sorted((Path(__file__).parent / game).glob("test_*.py"))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in files)
    rulings = {
        int(number)
        for cited in re.findall(r"rulings? ([\d, ]+)", page)
        for number in re.findall(r"\d+", cited)
    }
    tested = {int(number) for number in re.findall(r"[Rr]uling (\d+)", tests)}
    assert rulings == set(range(1, RULINGS[game] + 1))
    assert rulings - tested == set()
