"""What games say: ratings, common deals, seats, the match that is decided, and games that do not end."""

import random
from dataclasses import replace

import pytest

import iteru
from iteru.arena import report
from iteru.arena.findings import FEWEST_DEALS, findings
from iteru.arena.outcome import Outcome, as_data, of_data
from iteru.arena.page import page, remarks
from iteru.arena.plan import ROUND_ROBIN, Tournament
from iteru.arena.playing import Playing
from iteru.arena.ratings import evidence, fitted, ratings
from iteru.arena.sprt import FEWEST, Sprt, check
from iteru.engine.errors import BadOptions
from iteru.words import Words

TWO = Tournament("imhotep", ("a", "b"), 100, 1)


def ended(
    number: int, entrants: tuple[int, ...], places: tuple[int, ...], deal: int = 0
) -> Outcome:
    """A game that ended in these places, with 10 points less for each."""
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    scores = tuple(50 - 10 * place for place in places)
    return Outcome(number, deal, 7, entrants, scores, places, winners, 30)


def drawn(strengths: list[float], games: int, seed: int = 1) -> list[Outcome]:
    """Games of players whose places are drawn by their strengths."""
    dice = random.Random(seed)
    found = []
    for number in range(games):
        keys = [dice.expovariate(strength) for strength in strengths]
        order = sorted(range(len(keys)), key=keys.__getitem__)
        places = tuple(order.index(one) + 1 for one in range(len(keys)))
        found.append(ended(number, tuple(range(len(keys))), places, number))
    return found


def test_ratings_find_the_strengths_that_games_were_drawn_with() -> None:
    found = ratings(drawn([4.0, 2.0, 1.0], 1000, seed=2), 3, 1)
    for rating, right in zip(found, [120.4, 0.0, -120.4], strict=True):
        assert rating.low < right < rating.high
        assert rating.value == pytest.approx(right, abs=25)
        assert rating.high - rating.low < 60


def test_of_two_players_it_is_the_ratio_of_wins() -> None:
    games = [ended(i, (0, 1), (1, 2) if i % 4 else (2, 1), i) for i in range(4000)]
    one, other = fitted([(evidence(games, 2), 1)], [1.0, 1.0])
    assert one / other == pytest.approx(3, rel=0.01)


def test_a_tie_of_two_is_half_a_win_for_each() -> None:
    games = [ended(i, (0, 1), (1, 1), i) for i in range(50)]
    assert [one.value for one in ratings(games, 2, 1)] == pytest.approx([0, 0], abs=1e-6)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    games = [ended(i, (0, 1), (1, 2), i) for i in range(50)]
    best, _ = ratings(games, 2, 1)
    assert 300 < best.value < 2000


def test_ratings_do_not_depend_on_the_order_of_arrival() -> None:
    games = drawn([3.0, 1.0], 60)
    assert ratings(games, 2, 5) == ratings(games[::-1], 2, 5)


def test_seats_that_balance_each_other_make_intervals_narrower() -> None:
    """The second seat always wins: over a deal everybody wins exactly half."""
    games = [ended(i, (i % 2, 1 - i % 2), (2, 1), i // 2) for i in range(2 * FEWEST_DEALS)]
    found = findings(TWO, games)
    assert found.narrower is not None
    assert found.narrower > 0.5
    for standing in found.standings:
        low, high = standing.win_interval
        wide_low, wide_high = standing.independent_interval
        assert high - low < (wide_high - wide_low) / 2
    assert "narrower" in remarks(found, Words("en"))[0]


def test_deals_that_suit_one_bot_make_them_wider() -> None:
    games = [
        ended(i, (i % 2, 1 - i % 2), (1, 2) if (i // 2 + i) % 2 else (2, 1), i // 2)
        for i in range(2 * FEWEST_DEALS)
    ]
    found = findings(TWO, games)
    assert found.narrower == pytest.approx(1 - 2**0.5, abs=0.02)


def test_few_deals_say_nothing_about_what_they_have_in_common() -> None:
    games = [ended(i, (i % 2, 1 - i % 2), (2, 1), i // 2) for i in range(2 * FEWEST_DEALS - 2)]
    assert findings(TWO, games).narrower is None


def test_matrix_and_seats() -> None:
    plan = Tournament("any", ("a", "b", "c"), 3, 1, mode=ROUND_ROBIN)
    found = findings(
        plan, [ended(0, (0, 1), (1, 2)), ended(1, (1, 0), (1, 1)), ended(2, (1, 2), (2, 1))]
    )
    assert found.matrix[0][1].rate == 0.75
    assert found.matrix[1][0].rate == 0.25
    assert found.matrix[0][2].rate is None
    assert [seat.win_rate for seat in found.seats] == [0.5, 0.5]
    assert [seat.mean_score for seat in found.seats] == pytest.approx([110 / 3, 110 / 3])


# A match that is decided


def fed(shares: list[float], margin: float = 0.1) -> Sprt:
    test = Sprt(TWO, margin)
    for deal, share in enumerate(shares):
        first = (1, 2) if share == 1 else (2, 1)
        test.add(ended(2 * deal, (0, 1), first, deal))
        test.add(ended(2 * deal + 1, (1, 0), (2, 1) if share == 1 else (1, 2), deal))
    return test


def test_a_clear_match_is_decided_early_and_an_even_one_is_not() -> None:
    assert fed([1] * 30).decided == FEWEST
    assert fed([0] * 30).decided == FEWEST
    assert fed([0, 1] * 30).decided is None


def test_the_decision_does_not_depend_on_the_order_of_arrival() -> None:
    games = [
        ended(2 * deal + turn, (turn, 1 - turn), (1, 2) if (deal % 3 > 0) ^ turn else (2, 1), deal)
        for deal in range(60)
        for turn in (0, 1)
    ]
    straight, mixed = Sprt(TWO, 0.1), Sprt(TWO, 0.1)
    for game in games:
        straight.add(game)
    random.Random(3).shuffle(games)
    for game in games:
        mixed.add(game)
    assert straight.decided is not None
    assert straight.decided == mixed.decided
    assert {one.deal for one in mixed.counted(games)} == set(range(straight.decided))


def test_it_is_for_two() -> None:
    with pytest.raises(BadOptions):
        check(replace(TWO, bots=("a", "b", "c")))


# Games that do not end


def test_a_game_that_does_not_end_is_stopped_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    title = iteru.game("imhotep")
    monkeypatch.setattr(title, "meta", replace(title.meta, longest=12))
    plan = Tournament("imhotep", ("random", "random"), 1, 7)
    outcome = Playing(plan, title, [iteru.bot("random")] * 2, 0).play()
    assert (outcome.ended, outcome.moves, outcome.winners) == (False, 12, ())
    found = findings(plan, [outcome])
    assert [standing.games for standing in found.standings] == [0, 0]
    assert f"Game 1 (seed {outcome.seed}) did not end within 12" in remarks(found, Words("en"))[0]
    assert page(found, Words("cs", title.meta)).count("neskončila") == 1
    assert '"unended": [\n  1\n ]' in report.as_json(found)


def test_a_game_is_read_as_it_was_written() -> None:
    outcome = replace(ended(4, (1, 0), (2, 1)), choices=(3, 4), seconds=(0.5, 0.25))
    assert of_data(as_data(outcome, ["a", "b"])) == outcome
