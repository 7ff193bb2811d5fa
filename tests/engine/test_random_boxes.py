"""Boxes at the ends of what corrections allow are played to the end, the same way compiled and interpreted."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import iteru
from iteru.engine.box import Box, Figure
from iteru.engine.errors import BadBox, UnknownGame
from iteru.engine.game import Game
from iteru.engine.registry import loaded
from iteru.engine.state import State
from tests.boxes import Wishes, random_box

ROOT = Path(__file__).parents[2]
PORTION = 8
PORTIONS = 125
"""A thousand boxes of each game; `make test` plays one portion of each a day."""


def stories(name: str, first: int, count: int, **changes: str) -> list[str]:
    """What became of some random boxes, in a process of its own: one that loops or eats all memory ends alone."""
    command = [sys.executable, "-m", "tests.boxes", name, str(first), str(count)]
    kept = {key: value for key, value in os.environ.items() if key != "ITERU_PURE"}
    done = subprocess.run(
        command, cwd=ROOT, env={**kept, **changes}, capture_output=True, text=True, timeout=3000
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(("seed", "end"), [(0, 2), (1, 9)])
def test_the_ends_are_learned_from_errors(seed: int, end: int) -> None:
    wishes = Wishes("imhotep", seed)
    figure = Figure("turn", {"take": 99}, "owner", {}, "")
    with pytest.raises(BadBox) as refused:
        figure.number("take", 2, 9)
    wishes.mend(refused.value)
    assert wishes.values["turn", "take"] == end


@pytest.mark.parametrize("name", iteru.games())
def test_most_boxes_are_corrected(name: str) -> None:
    games = [random_box(name, seed)[0] for seed in range(20)]
    assert sum(bool(game.box.corrections) for game in games) > 10


@pytest.mark.sample(1, by="name")
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("name", iteru.games())
def test_random_boxes_are_played_to_the_end(name: str, portion: int) -> None:
    first = portion * PORTION
    compiled = stories(name, first, PORTION)
    assert len(compiled) == PORTION
    assert stories(name, first, PORTION, ITERU_PURE="1") == compiled


def test_a_correction_that_breaks_a_game_is_blamed_and_not_the_game() -> None:
    def load(box: Box) -> Game[State]:
        raise IndexError("list index out of range")

    breaking = replace(iteru.meta("imhotep"), load=load)
    with pytest.raises(BadBox) as caught:
        loaded(breaking, {"turn": {"take": 2}})
    assert caught.value.problem == "unplayable-corrections"
    with pytest.raises(UnknownGame):
        loaded(breaking, {})
