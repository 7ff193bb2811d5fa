"""How the levels of a game are found: by games, as far apart as they should be."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from iteru.arena.calibration import (
    ALL_PLAYED,
    FEWEST,
    FITS,
    LEAST,
    MOST,
    OUT_OF_TIME,
    SETTLED,
    TARGET,
    TOO_STRONG,
    TOO_WEAK,
    Calibration,
    Effort,
    Pair,
    calibrate,
    efforts,
    measure_again,
    settled,
)
from iteru.arena.calibration_results import CalibrationResults
from iteru.arena.standing import wilson
from iteru.bots.levels import LEVELS, Measured, usual_levels
from iteru.bots.registry import bot
from iteru.engine.rng import Rng
from tests.fake_games import fake_games, game_of

FINE = 1_000_000


def pair_of(won: int, games: int) -> Pair:
    found = Pair(Effort(64), Effort(8))
    for number in range(games):
        found.add(game_of(number, number < won))
    return found


class Doubling(Calibration):
    """Games in which every doubling of the budget, and every tenth that is missed, is worth as many points of rating."""

    def play(self, pair: Pair) -> Iterator[Pair]:
        high, low = (self.step(effort) for effort in (pair.upper, pair.lower))
        bar = int(FINE / (1 + 10 ** (-(high - low) * (self.minutes or 0) / 400)))
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
    levels = calibrate(how, told.append).levels
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


def test_a_level_that_is_too_expensive_gets_its_place_without_a_game() -> None:
    told: list[Pair] = []
    found = calibrate(Doubling("imhotep", 5000, 300, 70, 1, 1, most=1000), told.append)
    *others, vizier = found.levels
    assert max(pair.upper.iterations for pair in told) <= 1000
    assert vizier.iterations == 5000
    assert (vizier.rating, others[2].rating) == (0, 1000)
    assert 0 < others[0].rating < others[1].rating < 1000 < others[3].rating


def test_a_pair_is_settled_when_its_interval_leaves_no_doubt() -> None:
    assert settled(pair_of(30, 30).measured) == TOO_WEAK
    assert settled(pair_of(8, 24).measured) == TOO_STRONG
    assert settled(pair_of(225, 300).measured) == FITS
    assert settled(pair_of(16, 16).measured) is None
    assert settled(pair_of(0, 14).measured) is None, "too few games"
    assert settled(pair_of(262, 300).measured) is None
    assert pair_of(262, 300).estimate() == TOO_WEAK


def first_verdict(share: float, rng: Rng) -> str | None:
    """What is settled first about a pair whose upper level wins so often; None if 300 games settle nothing."""
    won = 0
    for games in range(2, 302, 2):
        won += sum(rng.below(FINE) < int(share * FINE) for _ in range(2))
        verdict = settled(Measured(won / games, *wilson(won / games, games), games))
        if verdict:
            return verdict
    return None


@pytest.mark.parametrize(("share", "wrong"), [(TARGET, 0.05), (0.75, 0.05), (0.95, 0.01)])
def test_what_is_settled_is_seldom_wrong_although_every_deal_may_end_it(
    share: float, wrong: float
) -> None:
    rng = Rng.seeded(7)
    right = FITS if share <= MOST else TOO_WEAK
    verdicts = [first_verdict(share, rng) for _ in range(300)]
    assert sum(one not in (right, None) for one in verdicts) <= wrong * 300


def test_half_a_deal_does_not_count() -> None:
    assert pair_of(3, 5).measured.games == 4


def test_budgets_double_and_begin_with_what_is_overlooked() -> None:
    ladder = efforts(1000)
    assert ladder[-3:] == [Effort(256), Effort(512), Effort(1000)]
    assert ladder[0] == Effort(1, 0.9)
    for effort in ladder:
        bot(effort.text)


def test_a_level_is_measured_again_with_the_budget_it_has() -> None:
    before = calibrate(Doubling("imhotep", 5000, 300, 70, 1, 1, most=1000), lambda _: None).levels
    told: list[Pair] = []
    how = Doubling("imhotep", 5000, 40, 70, 1, 1)
    found = measure_again(how, before, ["vizier"], told.append)
    assert [(pair.upper.iterations, pair.lower.iterations) for pair in told] == [
        (5000, before[-2].iterations)
    ]
    assert found.levels[:-1] == before[:-1]
    assert list(found.pairs) == ["vizier"]
    vizier = found.levels[-1]
    assert vizier.measured is not None
    assert (vizier.measured.games, vizier.rating > before[-2].rating) == (40, True)


def test_ratings_between_levels_that_are_not_measured_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake_games(monkeypatch, 3, 4)
    figures = Measured(0.9, 0.8, 0.95, 60)  # other ratings would follow from them
    before = [
        one._replace(rating=400 + 200 * one.number, measured=figures) for one in usual_levels()
    ]
    ratings = [
        one.rating for one in measure_again(quick(40), before, ["architect"], lambda _: None).levels
    ]
    assert ratings[:3] == [600, 800, 1000]
    assert ratings[3] != before[3].rating
    assert ratings[4] - ratings[3] == 200


def test_the_middle_level_has_no_rating_where_it_met_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake_games(monkeypatch, 3, 4)
    for name, rated in (("vizier", []), ("architect", ["overseer", "architect"])):
        found = measure_again(quick(40), usual_levels(), [name], lambda _: None)
        assert [one.name for one in found.levels if one.rating] == rated


def quick(games: int, minutes: float | None = None) -> Calibration:
    return Calibration("imhotep", 8, games, minutes, 1, 1)


def small_pair() -> Pair:
    return Pair(Effort(1), Effort(1, 0.5))


@pytest.mark.parametrize(
    ("won", "most", "minutes", "ended", "played"),
    [
        (4, 300, None, SETTLED, 22),
        (3, 20, None, ALL_PLAYED, 20),
        (3, 300, 1.0, OUT_OF_TIME, 6),
        (3, 300, 0.01, OUT_OF_TIME, 1),
    ],
)
def test_a_pair_says_why_it_has_ended(
    monkeypatch: pytest.MonkeyPatch,
    won: int,
    most: int,
    minutes: float | None,
    ended: str,
    played: int,
) -> None:
    fake_games(monkeypatch, won, 4, 10.0)
    pair = small_pair()
    endings = [one.ended for one in quick(most, minutes).play(pair)]
    assert (len(pair.outcomes), pair.ended) == (played, ended)
    assert endings == ["" for _ in range(played)] + [ended]
    assert (pair.ended == SETTLED) == (settled(pair.measured) is not None)


def test_a_pair_that_does_not_fit_is_known_early(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_games(monkeypatch, 0, 1)
    pair = small_pair()
    assert [*quick(300).play(pair)][-1].ended == SETTLED
    assert len(pair.outcomes) == FEWEST


def test_a_pair_plays_at_most_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_games(monkeypatch, 13, 20)
    pair = small_pair()
    assert [*quick(300).play(pair)][-1].ended == ALL_PLAYED
    assert len(pair.outcomes) == 300


def test_a_level_without_a_game_keeps_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_games(monkeypatch, 3, 4, 61.0)
    before = [
        one._replace(measured=Measured(0.75, 0.5, 0.9, 14), rating=200 * one.number)
        for one in usual_levels()
    ]
    found = measure_again(quick(300, 1.0), before, ["vizier"], lambda _: None)
    assert found.pairs == {}, "half a deal is no measurement"
    assert [one.measured for one in found.levels] == [one.measured for one in before]


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    results = CalibrationResults.new(path, "imhotep", 1, 8)
    how = Calibration("imhotep", 8, 2, None, 1, 1, results=results)
    first, again = small_pair(), small_pair()
    assert len(list(how.play(first))) == 3
    before = path.read_bytes()
    results = CalibrationResults.read(path, "imhotep", 1, None)
    how = Calibration("imhotep", 8, 2, None, 1, 1, results=results)
    assert list(how.play(again)) == [again], "it only hears that the pair has ended"
    assert again.measured == first.measured
    assert path.read_bytes() == before
