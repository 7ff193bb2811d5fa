"""How the weights of an estimate are found (`bench/expected_points.py`)."""

from pathlib import Path

import pytest

import iteru
from bench import expected_points
from bench.expected_points import Sums, written


def test_least_squares_find_the_weights_that_made_the_numbers() -> None:
    sums = Sums(3)
    half = Sums(3)
    for one in range(40):
        for other in range(40):
            into = sums if one % 2 else half
            into.note([1.0, float(one), float(other)], 5.0 + 2.0 * one - 0.5 * other)
    sums.add(half)
    assert sums.weights() == pytest.approx([5.0, 2.0, -0.5], abs=0.1)


def test_a_feature_that_was_never_seen_weighs_nothing() -> None:
    sums = Sums(2)
    sums.note([1.0, 0.0], 3.0)
    assert sums.weights()[1] == 0.0


def test_weights_are_written_as_a_module(tmp_path: Path) -> None:
    scope: dict[str, object] = {}
    exec(written([[1.0, 2.0], [3.0, 4.0]], 7, "hapi"), scope)
    assert scope["WEIGHTS"] == ((1.0, 3.0), (2.0, 4.0))


def test_positions_of_a_game_are_noted_with_what_came() -> None:
    game = iteru.game("pharaon")
    rules = expected_points.rules_of("pharaon")
    rows = list(expected_points.noted(game, 4, rules))
    assert {left for left, _, _ in rows} == {0, 1, 2, 3, 4}
    assert all(len(features) == rules.FEATURES for _, features, _ in rows)


def test_a_game_without_an_estimate_is_told() -> None:
    with pytest.raises(SystemExit, match=r"has no rules/expected\.py"):
        expected_points.rules_of("imhotep")
