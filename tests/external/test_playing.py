"""Programs play whole games: the examples, and our own bots behind the protocol."""

import shutil

import pytest

import iteru
from iteru.external.typed import begin_game

from .programs import EXAMPLES, PYTHON, made
from .transcript import ENGINE, kept, transcript

JAVASCRIPT = pytest.mark.skipif(
    shutil.which("node") is None, reason="there is no node here to run JavaScript"
)
SAILORS = [
    pytest.param(f"cmd:{PYTHON} {EXAMPLES / 'sailor.py'}", id="python"),
    pytest.param(f"cmd:node {EXAMPLES / 'sailor.js'}", id="javascript", marks=JAVASCRIPT),
]


def played(text: str, name: str) -> list[str]:
    """The moves of a whole game against a random player."""
    match = iteru.Match(iteru.game(name), seats=2, seed=3)
    player, rng = made(text), iteru.Rng.seeded(1)
    players = [player, iteru.bot("random")]
    begin_game(players)
    while not match.is_over:
        seat = match.state.actor
        match.choose(seat, iteru.ask(players[seat], match.game, match.state, rng))
    assert player.end(30) == 0
    return [move for _, move in match.record().moves]


@pytest.mark.sample(2, by="text")
@pytest.mark.parametrize("name", iteru.games())
@pytest.mark.parametrize("text", SAILORS)
def test_an_example_plays_a_whole_game(text: str, name: str) -> None:
    assert len(played(text, name)) > 20


@pytest.mark.parametrize("text", SAILORS)
def test_equal_seeds_give_equal_games(text: str) -> None:
    assert played(text, "imhotep") == played(text, "imhotep")


@pytest.mark.parametrize("file", ["sailor.py", "sailor.js"])
def test_an_example_is_short_and_needs_no_package(file: str) -> None:
    lines = (EXAMPLES / file).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 60
    wanted = [line for line in lines if line.startswith(("import ", "from ")) or "require(" in line]
    assert wanted in (
        ["import json", "import random", "import sys"],
        ['const readline = require("node:readline");'],
    )


@pytest.mark.long
@pytest.mark.parametrize("name", iteru.games())
def test_our_bots_play_behind_the_protocol(name: str) -> None:
    assert len(played(ENGINE, name)) > 20


@pytest.mark.parametrize("name", ["sailor", "engine"])
def test_a_transcript_of_the_page_is_what_is_said(name: str) -> None:
    new = transcript(name)
    assert kept()[name] == new, "run: python -m tests.external.transcript, and read the difference"
