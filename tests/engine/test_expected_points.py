"""How the weights of an estimate are found (`bench/expected_points.py`)."""

from pathlib import Path

import pytest

import iteru
from bench import expected_points
from bench.expected_points import (
    Noted,
    Sums,
    completed,
    noted,
    origin_of,
    to_the_end,
    to_the_known,
    written,
)


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
    origin = origin_of("hapi", "greedy", 7, None)
    exec(written([[1.0, 2.0], [3.0, 4.0]], origin), scope)
    assert scope["WEIGHTS"] == ((1.0, 3.0), (2.0, 4.0))
    path = tmp_path / "expected_weights.py"
    path.write_text(written([[1.0]], origin), encoding="utf-8")
    said = origin_of("hapi", "greedy", 9, path)
    assert "after 7 games." in said
    assert said.endswith("--missing` after 9 games.")


def test_what_makes_seats_differ_decides_and_the_constant_is_what_they_get_on_average() -> None:
    """What is the same for all seats tells nothing about who is ahead, however large it is."""
    sums, half = Sums(3), Sums(3)
    for one in range(40):
        for other in range(40):
            seats = [[1.0, float(one), 7.0], [1.0, float(other), 7.0]]
            into = sums if one % 2 else half
            into.note_all(seats, [20.0 + 2.0 * one, 20.0 + 2.0 * other])
    sums.add(half)
    assert sums.weights() == pytest.approx([20.0, 2.0, 0.0], abs=0.1)


@pytest.mark.parametrize(("name", "stages"), [("pharaon", 5), ("imhotep", 12)])
def test_positions_of_a_game_are_noted_with_what_came(name: str, stages: int) -> None:
    game, greedy = iteru.game(name), iteru.bot("greedy")
    rules = expected_points.rules_of(name)
    courses = [list(noted(game, greedy, seed, rules, 25)) for seed in range(8)]
    rows = [row for course in courses for row in to_the_end(course)]
    assert {one.stage for one, _ in rows} == set(range(stages))
    assert all(len(features) == rules.FEATURES for one, _ in rows for features in one.features)
    assert not any(rows[-1][1]), "nothing comes after the end"


def test_sides_of_boards_differ_from_game_to_game() -> None:
    game, rng = iteru.game("imhotep"), iteru.Rng.seeded(1)
    chosen = [expected_points.sides(game, rng) for _ in range(20)]
    assert {"market", "temple"} <= {name for sides in chosen for name in sides}
    assert not expected_points.sides(iteru.game("pharaon"), rng)


def test_a_feature_without_a_weight_gets_what_leads_to_the_next_estimate() -> None:
    known = [[2.0, 0.0], [3.0, 0.0]]
    course = [
        Noted(1, [[1.0, 1.0], [1.0, 0.0]], [5.0, 0.0]),
        Noted(0, [[4.0, 0.0], [2.0, 0.0]], [7.0, 1.0]),
    ]
    assert list(to_the_known(course, known)) == [(1, [0.0, 1.0], 7.0 + 2.0 * 4 - 5.0 - 3.0)]
    total = [Sums(2), Sums(2)]
    for _ in range(1000):
        for stage, features, came in to_the_known(course, known):
            total[stage].note(features, came)
    assert completed(known, total)[0] == known[0], "never seen in that stage"
    assert completed(known, total)[1] == pytest.approx([3.0, 7.0], abs=0.1)


def test_pharaon_expects_as_much_of_a_seat_before_its_set_up_as_after_it() -> None:
    """Until it had a jar and a noble, a seat was thought to end with 30 points fewer than one that had."""
    game = iteru.game("pharaon")
    for seed in range(3):
        state = game.new(3, seed)
        for _ in range(10):
            estimates = game.expected_points(state)
            assert max(estimates) - min(estimates) < 15
            state.apply(state.legal_actions()[0])


def test_a_game_without_an_estimate_is_told() -> None:
    with pytest.raises(SystemExit, match=r"has no rules/expected\.py"):
        expected_points.rules_of("egizia")
