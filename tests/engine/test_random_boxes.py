"""Boxes at the ends of what corrections allow are played to the end, the same way compiled and interpreted."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import iteru
from iteru.engine import registry
from iteru.engine.errors import BadBox

ROOT = Path(__file__).parents[2]
FIRST = 5000
SAMPLE = 12
"""Boxes of each game in `make test`."""
PORTIONS = 20
PORTION = 50
"""`make test-long`: so many portions of so many boxes, of each game."""


def stories(name: str, first: int, count: int, **changes: str) -> list[str]:
    """What became of some random boxes, in a process of its own: one that loops or eats all memory ends alone."""
    command = [sys.executable, "-m", "tests.boxes", name, str(first), str(count)]
    kept = {key: value for key, value in os.environ.items() if key != "ITERU_PURE"}
    done = subprocess.run(
        command, cwd=ROOT, env={**kept, **changes}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def check_some(name: str, first: int, count: int) -> None:
    compiled = stories(name, first, count)
    assert len(compiled) == count
    assert stories(name, first, count, ITERU_PURE="1") == compiled


@pytest.mark.parametrize("name", iteru.games())
def test_random_boxes_are_played_to_the_end(name: str) -> None:
    check_some(name, FIRST, SAMPLE)


@pytest.mark.long
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("name", iteru.games())
def test_many_random_boxes_are_played_to_the_end(name: str, portion: int) -> None:
    check_some(name, FIRST + SAMPLE + portion * PORTION, PORTION)


def test_a_correction_that_breaks_a_game_is_blamed_and_not_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def try_out(title: object) -> None:
        if getattr(title, "box").corrections:  # noqa: B009
            raise IndexError("list index out of range")

    monkeypatch.setattr(registry, "try_out", try_out)
    with pytest.raises(BadBox) as caught:
        registry.loaded(iteru.meta("imhotep"), {"turn": {"take": 2}})
    assert caught.value.problem == "unplayable-corrections"
