"""The rule page of a corrected box says what its owner corrected, in every game."""

import re
from importlib import import_module

import pytest

import iteru
from iteru.contract.words import in_all_languages
from iteru.engine.box import Box
from iteru.kit.corrections import is_under
from iteru.words.rule_page import rule_page

CORRECTED = [
    ("imhotep", {"sled": {"capacity": 6}}, "R4.3", "stones that a sled holds: 6."),
    ("imhotep", {"cards": {"statue": {"count": 9}}}, "R7.5", "cards in the box (Statue): 9."),
    ("pharaon", {"leftover": {"points": 2}}, "R9.4", "points for each token left: 2."),
    ("pharaon", {"tracks": {"points": [0, 1, 2]}}, "R9.3", "points on the tracks: 0, 1, 2."),
    ("egizia", {"ships": {"each": 9, "count": 36}}, "R2.2", "ships for each player: 9."),
]


@pytest.mark.parametrize(("name", "corrections", "rule", "note"), CORRECTED)
def test_a_corrected_figure_stands_with_the_rule_that_tells_it(
    name: str, corrections: dict[str, object], rule: str, note: str
) -> None:
    game = iteru.game(name, corrections)
    for words in in_all_languages(game.meta):
        page = rule_page(game, words)
        paragraphs = re.split(r"^(?=\*\*R)", page, flags=re.MULTILINE)
        told = next(each for each in paragraphs if each.startswith(f"**{rule} "))
        plain = told.replace("\N{NO-BREAK SPACE}", " ")
        assert note in plain if words.lang == "en" else note[-3:] in plain
        assert told not in rule_page(iteru.game(name), words)


@pytest.mark.parametrize("name", ["imhotep", "pharaon"])
def test_every_figure_of_the_box_is_told_by_a_rule(name: str) -> None:
    box: Box = iteru.meta(name).read_box()
    told = import_module(f"iteru.games.{name}.show.corrections").RULES_OF_FIGURES
    page = (iteru.meta(name).folder / "RULES.md").read_text(encoding="utf-8")
    assert [
        figure.path for figure in box if not any(is_under(figure.path, path) for path in told)
    ] == []
    rules = [rule for cited in told.values() for rule in cited]
    assert [rule for rule in rules if f"**{rule} " not in page] == []
