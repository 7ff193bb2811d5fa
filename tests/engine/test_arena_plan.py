"""Plans: every deal with all seatings, nobody favoured, the same games everywhere."""

from collections import Counter
from itertools import pairwise

import pytest

from iteru.arena.plan import ALL, BALANCED, FIELD, PAIRS, ROUND_ROBIN, Tournament
from iteru.engine.errors import BadOptions

FIVE = ("a", "b", "c", "d", "e")


def plan(
    mode: str = FIELD, bots: int = 3, players: int = 0, seatings: str = BALANCED
) -> Tournament:
    return Tournament("any", FIVE[:bots], 10, 7, mode=mode, players=players, seatings=seatings)


@pytest.mark.parametrize("seatings", [BALANCED, ALL])
@pytest.mark.parametrize(
    ("mode", "bots", "players"),
    [
        (FIELD, 2, 0),
        (FIELD, 3, 0),
        (FIELD, 4, 0),
        (FIELD, 5, 0),
        (PAIRS, 4, 2),
        (PAIRS, 3, 3),
        (PAIRS, 3, 4),
        (ROUND_ROBIN, 5, 3),
        (ROUND_ROBIN, 4, 2),
    ],
)
def test_everybody_sits_in_every_seat_equally_often(
    mode: str, bots: int, players: int, seatings: str
) -> None:
    games = plan(mode, bots, players, seatings).round
    assert len(set(games)) == len(games)
    for seat in range(len(games[0])):
        assert len(set(Counter(game[seat] for game in games).values())) == 1
        assert {game[seat] for game in games} == set(range(bots))


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_in_a_balanced_field_everybody_follows_everybody_equally_often(bots: int) -> None:
    after = Counter(pair for game in plan(bots=bots).round for pair in pairwise(game))
    assert len(after) == bots * (bots - 1)
    assert len(set(after.values())) == 1


def test_all_seatings_are_all() -> None:
    assert [len(plan(bots=bots, seatings=ALL).round) for bots in (2, 3, 4)] == [2, 6, 24]


@pytest.mark.parametrize("seatings", [BALANCED, ALL])
def test_a_part_of_a_deal_is_fair_as_soon_as_it_can_be(seatings: str) -> None:
    first = plan(bots=4, seatings=seatings).round[:4]
    assert all({game[seat] for game in first} == {0, 1, 2, 3} for seat in range(4))


def test_pairs_share_the_seats_and_groups_meet() -> None:
    assert {frozenset(game) for game in plan(PAIRS, 3, 4).round} == {
        frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))
    }
    assert all(sorted(Counter(game).values()) == [2, 2] for game in plan(PAIRS, 3, 4).round)
    assert len({frozenset(game) for game in plan(ROUND_ROBIN, 5, 3).round}) == 10


def test_all_games_of_a_deal_have_its_seed_and_dice_of_their_own() -> None:
    planned = plan(bots=3)
    games = [planned.fixture(number) for number in range(12)]
    assert [game.deal for game in games] == [0] * 6 + [1] * 6
    assert len({game.seed for game in games}) == 2
    assert len({planned.dice(number).next32() for number in range(12)}) == 12


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (plan("everybody"), "bad-arena-flag"),
        (plan(seatings="some"), "bad-arena-flag"),
        (plan(PAIRS, 1), "too-few-entrants"),
        (plan(ROUND_ROBIN, 3, 4), "too-few-entrants"),
        (plan(FIELD, 3, 2), "field-is-one-table"),
    ],
)
def test_entrants_that_cannot_meet_are_refused(given: Tournament, problem: str) -> None:
    with pytest.raises(BadOptions) as caught:
        given.check()
    assert caught.value.problem == problem
