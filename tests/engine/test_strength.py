"""The page of strengths: it goes on where it was stopped, and says what was not measured."""

from pathlib import Path

import pytest

import iteru
from bench.plain_search import PlainSearch
from bench.strength import GAMES, Figure, Results, cell, figures, how_it_fits, page, play
from iteru.arena.outcome import Outcome
from iteru.bots.bot import ask
from iteru.bots.levels import Measured
from iteru.bots.registry import local_bot
from iteru.engine.rng import Rng

SMALL = Figure("`random`", "imhotep", ("greedy", "random"), 4, 0.5)


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    results = Results(path)
    play(results, [SMALL], 1, 60.0)
    lines = path.read_text(encoding="utf-8")
    assert lines.count("\n") == SMALL.games + 1
    assert "Measured with one core for a game" in page(results)
    again = Results(path).read()
    assert again.left(SMALL) == []
    play(again, [SMALL], 1, 60.0)
    assert path.read_text(encoding="utf-8") == lines
    assert cell(SMALL, again) == cell(SMALL, results)


def test_figures_whose_games_were_not_kept_count_with_those_that_are(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    results = Results(path)
    results.keep([SMALL.key, {"games": 3, "wins": 2}])
    assert cell(SMALL, results.read()) == "67 % (21 – 94), 3 of 4"
    assert results.left(SMALL) == [3]
    play(results, [SMALL], 1, 60.0)
    assert cell(SMALL, Results(path).read()).endswith(", 4")


def test_what_lacks_most_is_played_next(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    other = Figure("`greedy`", "imhotep", ("random", "greedy"), 4)
    play(results, [SMALL], 1, 60.0)
    nobody: dict[str, set[int]] = {SMALL.key: set(), other.key: set()}
    assert results.next_game([SMALL, other], nobody, 60.0) == (other, 0)
    assert results.next_game([SMALL, other], {**nobody, other.key: {0, 1}}, 60.0) == (other, 2)
    assert results.next_game([SMALL], nobody, 60.0) is None


def test_what_is_in_doubt_is_played_before_what_is_not(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    sure, doubtful = [Figure("", "imhotep", ("greedy", "random"), 40, goal) for goal in (0.1, 0.9)]
    results.sums[sure.key] = (20, 18)
    nobody: dict[str, set[int]] = {sure.key: set()}
    assert results.is_settled(sure)
    assert not results.is_settled(doubtful)
    assert results.next_game([sure, doubtful], nobody, 60.0) == (doubtful, 20)


def test_a_single_game_settles_nothing(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    lost = Figure("", "imhotep", ("greedy", "random"), 40, 0.8)
    results.sums[lost.key] = (1, 0)
    assert results.standing(lost).win_interval[1] < 0.8
    assert not results.is_settled(lost)


def test_a_game_that_would_not_end_in_time_is_not_begun(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    longer = Figure(SMALL.row, SMALL.game, SMALL.bots, 8, 0.5)
    play(results, [SMALL], 1, 60.0)
    assert results.next_game([longer], {longer.key: set()}, 60.0) == (longer, 4)
    assert results.next_game([longer], {longer.key: set()}, 0.0) is None


def test_what_is_not_measured_or_missed_is_said(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    assert page(results).count("not measured") >= len(figures())
    play(results, [SMALL], 1, 60.0)
    missed = Figure(SMALL.row, SMALL.game, SMALL.bots, 8, 1.01)
    assert "4 of 8; **below 101 %**" in cell(missed, results)


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    first, second = Results(path), Results(path)
    with first.alone(), pytest.raises(SystemExit, match="another run"), second.alone():
        pass
    with second.alone():
        assert path.exists()


def test_an_interval_knows_that_games_of_one_deal_belong_together(tmp_path: Path) -> None:
    results = Results(tmp_path / "strength.jsonl")
    figure = Figure("", "imhotep", ("greedy", "random"), 80, 0.5)
    for number in range(figure.games):
        entrants = (0, 1) if number % 2 == 0 else (1, 0)
        winner = entrants.index(
            0 if number // 2 % 2 else 1
        )  # a deal suits one of them in both seats
        results.of(figure)[number] = outcome(number, entrants, winner)
    standing = results.standing(figure)
    assert (standing.win_rate, standing.games) == (0.5, 80)
    low, high = standing.win_interval
    alone_low, alone_high = standing.independent_interval
    assert low < alone_low < alone_high < high


def outcome(number: int, entrants: tuple[int, int], winner: int) -> Outcome:
    places = (1, 2) if winner == 0 else (2, 1)
    return Outcome(number, number // 2, 1, entrants, (9, 9), places, (winner,), 9)


@pytest.mark.parametrize(
    ("measured", "said"),
    [
        (Measured(0.75, 0.66, 0.84, 200), "yes"),
        (Measured(0.75, 0.51, 0.90, 20), "likely"),
        (Measured(0.97, 0.90, 0.99, 60), "**no**"),
        (Measured(0.60, 0.40, 0.77, 20), "**no**"),
    ],
)
def test_levels_say_whether_they_fit(measured: Measured, said: str) -> None:
    assert how_it_fits(measured) == said


def test_every_row_has_all_games() -> None:
    rows = {figure.row for figure in figures() if "Traitor" not in figure.row}
    for row in rows:
        assert [one.game for one in figures() if one.row == row] == list(GAMES)


def test_the_plain_search_plays_every_game() -> None:
    plain = local_bot("bench.plain_search:PlainSearch:iterations=8")
    assert isinstance(plain, PlainSearch)
    for name in GAMES:
        game = iteru.game(name)
        state = game.new(2, 3)
        for move in range(6):
            action = ask(plain, game, state, Rng.seeded(move))
            assert action in state.legal_actions()
            state.apply(action)
