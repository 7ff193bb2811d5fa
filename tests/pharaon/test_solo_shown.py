"""How the house shows a game against an opponent without a seat."""

from io import StringIO
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest
from rich.console import Console

import iteru
from iteru.contract.games import random_choices
from iteru.terminal import show
from iteru.web import scoring
from iteru.words import LANGUAGES, Words
from iteru.words.result import winners_line

from .builder import GAME, table


def solo_match(seed: int) -> iteru.Match:
    match = iteru.Match(GAME, 1, seed, {"traitor_level": "5"}, ["Anna"])
    for action in random_choices(match, seed):
        match.choose(0, action)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_has_a_column_for_the_traitor(lang: str) -> None:
    match = solo_match(3)
    words = Words(lang, GAME.meta, match.names)
    page = Console(file=StringIO(), width=120)
    page.print(show.result(match, words))
    text = page.file.getvalue()  # type: ignore[attr-defined]
    assert words.say("rival") in text
    assert str(sum(GAME.rival(match.state).values())) in text
    sums = scoring.sums(any_table(match), words)
    assert sums.rival == words.say("rival")
    assert sums.totals == (match.state.scores()[0], sum(GAME.rival(match.state).values()))
    assert str(sums.totals[1]) in scoring.scoring(sums, ref(words))


def any_table(match: iteru.Match) -> Any:
    return SimpleNamespace(match=match)


def test_who_has_won_may_be_the_traitor() -> None:
    match = solo_match(3)
    words = Words("en", GAME.meta, match.names)
    match.state.goods[0] = 300  # type: ignore[attr-defined]
    assert winners_line(match, words) == "Winner: Anna"
    assert scoring.sums(any_table(match), words).winners == (0,)
    match.state.goods[0] = 0  # type: ignore[attr-defined]
    match.state.goods[18] = 300  # type: ignore[attr-defined]
    assert winners_line(match, words) == "Winner: The Traitor"
    assert scoring.sums(any_table(match), words).winners == (1,)


def test_other_games_have_no_rival() -> None:
    assert GAME.rival(table(3)) == {}
    other = iteru.game("imhotep")
    assert other.rival(other.new(2, 1)) == {}
