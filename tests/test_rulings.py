"""Where a rulebook is silent we rule: every ruling is cited by a rule and has a test."""

import re
from pathlib import Path

import pytest

import iteru
from iteru.words.rulings import rules_by_ruling

RULINGS = {"egizia": 69, "imhotep": 37, "pharaon": 72, "valley_of_the_kings": 43}
"""How many there are for each game."""


@pytest.mark.parametrize("game", iteru.games())
def test_every_ruling_is_cited_by_the_rule_page_and_by_a_test(game: str) -> None:
    files = sorted((Path(__file__).parent / game).glob("test_*.py"))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in files)
    cited = set(rules_by_ruling(iteru.meta(game), "en"))
    tested = {int(number) for number in re.findall(r"[Rr]uling (\d+)", tests)}
    assert cited == set(range(1, RULINGS[game] + 1))
    assert cited - tested == set()
