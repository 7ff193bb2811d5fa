"""The tests are the second rulebook: no rule and no ruling without one."""

import re
from pathlib import Path

from .builder import GAME

RULES = (GAME.meta.folder / "RULES.md").read_text(encoding="utf-8")
TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))
)


def test_every_rule_is_cited_by_the_name_of_a_test() -> None:
    rules = re.findall(r"^\*\*R(\d+)\.(\d+) ", RULES, re.MULTILINE)
    assert len(rules) > 90
    assert [
        f"R{chapter}.{rule}"
        for chapter, rule in rules
        if f"def test_r{chapter}_{rule}_" not in TESTS
    ] == []


def test_every_ruling_is_cited_by_the_rule_page_and_by_a_test() -> None:
    rulings = {
        int(number)
        for cited in re.findall(r"rulings? ([\d, ]+)", RULES)
        for number in re.findall(r"\d+", cited)
    }
    tested = {int(number) for number in re.findall(r"[Rr]uling (\d+)", TESTS)}
    assert rulings == set(range(1, 70))
    assert rulings - tested == set()
