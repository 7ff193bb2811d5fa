"""How the levels of a game are found: by games, as far apart as they should be, and written so that they can be read."""

import math
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from iteru.arena.calibration import (
    LEAST,
    MOST,
    TOO_STRONG,
    TOO_WEAK,
    Calibration,
    Effort,
    Pair,
    as_toml,
    calibrate,
    efforts,
    measure_again,
)
from iteru.arena.outcome import Outcome
from iteru.bots.levels import LEVELS, read_levels
from iteru.bots.registry import bot
from iteru.engine.rng import Rng
from tests.terminal.cli import run

FINE = 1_000_000


def game_of(number: int, won: bool) -> Outcome:
    entrants = (0, 1) if number % 2 == 0 else (1, 0)
    return Outcome(number, number // 2, 0, entrants, (0, 0), (1, 2), (entrants.index(not won),), 9)


def pair_of(won: int, games: int) -> Pair:
    found = Pair(Effort(64), Effort(8))
    for number in range(games):
        found.add(game_of(number, number < won))
    return found


class Doubling(Calibration):
    """Games in which every doubling of the budget, and every tenth that is missed, is worth as many points of rating."""

    def play(self, pair: Pair) -> Iterator[Pair]:
        high, low = (self.step(effort) for effort in (pair.upper, pair.lower))
        bar = int(FINE / (1 + 10 ** (-(high - low) * self.minutes / 400)))
        rng = Rng.seeded(high * 100 + low)
        for number in range(self.games):
            pair.add(game_of(number, rng.below(FINE) < bar))
        yield pair

    def step(self, effort: Effort) -> int:
        place = efforts(self.top).index(Effort(effort.iterations))
        return place - round(effort.misses * 10)


@pytest.mark.parametrize("rating_of_a_step", [40, 70, 110, 160])
def test_each_level_beats_the_one_below_as_often_as_it_should(rating_of_a_step: int) -> None:
    told: list[Pair] = []
    how = Doubling("imhotep", 5000, 300, rating_of_a_step, 1, 1)
    levels = calibrate(how, told.append)
    assert [level.name for level in levels] == list(LEVELS)
    assert levels[-1].iterations == 5000
    assert levels[0].misses > levels[1].misses, "beginners overlook"
    for level in levels[1:]:
        assert level.measured is not None
        assert LEAST <= level.measured.share <= MOST
    ratings = [level.rating for level in levels]
    assert ratings == sorted(ratings)
    assert ratings[2] == 1000
    assert len(told) < 16, "it looks in few places"


def test_a_level_that_is_too_expensive_gets_its_place_without_a_game(tmp_path: Path) -> None:
    told: list[Pair] = []
    levels = calibrate(Doubling("imhotep", 5000, 300, 70, 1, 1, most=1000), told.append)
    assert max(pair.upper.iterations for pair in told) <= 1000
    path = tmp_path / "levels.toml"
    path.write_text(as_toml("imhotep", levels, 1, date(2026, 11, 17)), encoding="utf-8")
    *others, vizier = read_levels(path)
    assert vizier.iterations == 5000
    assert (vizier.rating, others[2].rating) == (0, 1000)
    assert 0 < others[0].rating < others[1].rating < 1000 < others[3].rating
    assert (vizier.measured is None, others[-1].measured is None) == (True, False)


def test_a_pair_that_does_not_fit_is_known_early() -> None:
    assert pair_of(16, 16).verdict(300) == TOO_WEAK
    assert pair_of(8, 24).verdict(300) == TOO_STRONG
    assert pair_of(12, 16).verdict(300) is None
    assert pair_of(225, 300).verdict(300) == "fits"
    assert pair_of(262, 300).verdict(300) == TOO_WEAK


def test_half_a_deal_does_not_count() -> None:
    assert pair_of(3, 5).measured.games == 4


def test_budgets_double_and_begin_with_what_is_overlooked() -> None:
    ladder = efforts(1000)
    assert ladder[-3:] == [Effort(256), Effort(512), Effort(1000)]
    assert ladder[0] == Effort(1, 0.9)
    for effort in ladder:
        bot(effort.text)


def test_a_level_is_measured_again_with_the_budget_it_has(tmp_path: Path) -> None:
    before = calibrate(Doubling("imhotep", 5000, 300, 70, 1, 1, most=1000), lambda _: None)
    told: list[Pair] = []
    after = measure_again(
        Doubling("imhotep", 5000, 40, 70, 1, 1), tuple(before), ["vizier"], told.append
    )
    assert [(pair.upper.iterations, pair.lower.iterations) for pair in told] == [
        (5000, before[-2].iterations)
    ]
    assert after[:-1] == before[:-1]
    assert after[-1].measured is not None
    assert (after[-1].measured.games, after[-1].rating > after[-2].rating) == (40, True)


def test_only_a_level_above_another_can_be_measured_again(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    done = run("calibrate", "imhotep", "--level", "apprentice", "--output", str(path))
    assert done.returncode == 2
    assert "scribe, overseer, architect, vizier" in done.stderr
    assert not path.exists()


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    levels = calibrate(Doubling("imhotep", 900, 60, 70, 1, 1), lambda _: None)
    path = tmp_path / "levels.toml"
    path.write_text(as_toml("imhotep", levels, 1, date(2026, 11, 17)), encoding="utf-8")
    for read, written in zip(read_levels(path), levels, strict=True):
        assert read._replace(measured=None) == written._replace(measured=None)
        if written.measured is not None:
            assert read.measured is not None
            assert math.isclose(read.measured.share, written.measured.share, abs_tol=0.001)


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    how = Calibration("imhotep", 8, 2, 0.0, 1, 1, kept=tmp_path / "games.jsonl")
    first, again = Pair(Effort(1), Effort(1, 0.5)), Pair(Effort(1), Effort(1, 0.5))
    assert len(list(how.play(first))) == 2
    assert list(how.play(again)) == []
    assert again.measured == first.measured


def test_a_file_that_cannot_be_written_is_refused_before_any_game(tmp_path: Path) -> None:
    done = run("calibrate", "imhotep", "--output", str(tmp_path / "none" / "levels.toml"))
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: ")
    assert done.stderr.count("\n") == 1
