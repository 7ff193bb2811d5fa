"""The estimate of final points that the search judges positions by."""

import pytest

import iteru
from iteru.engine.rng import Rng
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.expected import (
    FEATURES,
    LOADED,
    NEXT_PLACES,
    OBELISK_AHEAD,
    OPEN_GROUPS,
    ROW_AHEAD,
    SEEN,
    SLED,
    STATUES,
    TO_BE_LOADED,
    TOWER_BEGUN,
    WEIGHTS_AT,
    features,
    is_untouched,
    stage,
)
from iteru.games.imhotep.rules.expected_weights import WEIGHTS
from iteru.games.imhotep.rules.moves import CARD_COUNT, STATUE
from iteru.games.imhotep.rules.state import ImhotepState

ALL_B: dict[str, object] = dict.fromkeys(
    ("market", "pyramids", "temple", "burial_chamber", "obelisks"), "B"
)


def opening(seats: int = 2, options: dict[str, object] | None = None) -> ImhotepState:
    state = iteru.game("imhotep").new(seats, 1, options)
    assert isinstance(state, ImhotepState)
    return state


def seen(state: ImhotepState, seat: int, first: int, count: int) -> list[float]:
    return features(state, seat)[first : first + count]


def errors(seed: int, seats: int, options: dict[str, object]) -> tuple[float, float]:
    """How far the leads that `expected_points` and `prospects` see at the beginning of rounds are from those at the end."""
    game = iteru.game("imhotep")
    bot, rng = iteru.bot("mcts:iterations=30"), Rng.seeded(seed)
    state = game.new(seats, seed, options)
    estimates = []
    last_round = 1
    while state.actor != iteru.NOBODY:
        if game.round(state) != last_round:
            last_round = game.round(state) or 0
            estimates.append((game.expected_points(state), game.prospects(state)))
        state.apply(iteru.ask(bot, game, state, rng))
    final = [float(points) for points in state.scores()]
    assert game.expected_points(state) == final
    found = [0.0, 0.0]
    for pair in estimates:
        for which, points in enumerate(pair):
            found[which] += sum(
                abs((points[one] - points[other]) - (final[one] - final[other]))
                for one in range(seats)
                for other in range(one)
            )
    return found[0], found[1]


@pytest.mark.parametrize("options", [{}, ALL_B], ids=["A", "B"])
def test_it_foresees_who_will_be_ahead_better_than_the_heuristic_of_greedy(
    options: dict[str, object],
) -> None:
    pairs = [errors(seed, seats, options) for seats in (2, 3, 4) for seed in (1, 2)]
    assert sum(fitted for fitted, _ in pairs) < 0.9 * sum(plain for _, plain in pairs)


def test_every_feature_has_a_weight_for_every_stage() -> None:
    state = opening()
    assert len(WEIGHTS) == FEATURES == len(features(state, 0))
    assert len(WEIGHTS_AT) == 2 * state.layout.rounds
    assert stage(state) == len(WEIGHTS_AT) - 1


def test_a_round_is_untouched_until_something_is_loaded() -> None:
    game, state = iteru.game("imhotep"), opening()
    assert is_untouched(state)
    game.play(state, 0, "stones")
    assert is_untouched(state)
    game.play(state, 1, "load 1 1")
    assert not is_untouched(state)
    assert stage(state) == len(WEIGHTS_AT) - 2
    assert seen(state, 1, LOADED, 4) == [1.0, 0.0, 0.0, 0.0]
    assert seen(state, 0, LOADED, 4) == [0.0] * 4


def test_stones_on_the_sled_count_as_far_as_ships_have_room() -> None:
    state = opening()
    state.sled[0] = 3
    assert seen(state, 0, SLED, 5) == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert seen(state, 0, TO_BE_LOADED, 1) == [3.0]
    state.free = 0b11
    assert seen(state, 0, TO_BE_LOADED, 1) == [2.0]
    state.sled[0] = 0
    assert seen(state, 0, SLED, 6) == [0.0] * 6


def test_statues_are_told_apart_by_their_number() -> None:
    state = opening()
    state.owned[CARD_COUNT + STATUE] = 2
    assert seen(state, 1, STATUES, 4) == [0.0, 1.0, 0.0, 0.0]
    state.owned[CARD_COUNT + STATUE] = 9
    assert seen(state, 1, STATUES, 4) == [0.0, 0.0, 0.0, 1.0]


def test_obelisks_are_compared_with_the_highest_other_one() -> None:
    state = opening(3)
    state.obelisk = [2, 5, 3]
    assert [seen(state, seat, OBELISK_AHEAD, 9).index(1.0) - 4 for seat in range(3)] == [-3, 2, -2]


def test_towers_count_what_waits() -> None:
    state = opening(2, {"obelisks": "B"})
    state.obelisk = [2, 0]
    assert seen(state, 0, TOWER_BEGUN, 4) == [0.0, 1.0, 0.0, 0.0]
    assert not any(seen(state, 0, OBELISK_AHEAD, 9))
    assert not any(seen(state, 1, TOWER_BEGUN, 4))


def test_stones_of_the_temple_count_while_they_are_seen() -> None:
    state = opening(2)
    width, points = state.layout.temple_width, state.layout.temple_points
    state.temple = [0] * width
    assert seen(state, 0, SEEN, 2) == [float(width), float(sum(points[:width]))]
    state.temple.append(1)
    assert seen(state, 0, SEEN, 2) == [float(width - 1), float(sum(points[1:width]))]
    assert seen(state, 1, SEEN, 2) == [1.0, float(points[0])]


def test_groups_count_as_long_as_they_can_grow() -> None:
    """Three rows: the first column is surrounded once the second one is full."""
    state = opening()
    assert state.layout.burial_rows == 3
    state.burial = [0, 0, 1]
    assert seen(state, 0, OPEN_GROUPS, 5) == [0.0, 1.0, 0.0, 0.0, 0.0]
    assert seen(state, 0, NEXT_PLACES, 4) == [1.0, 1.0, 0.0, 0.0]
    state.burial = [0, 0, 1, 1, 1, 1]
    assert not any(seen(state, 0, OPEN_GROUPS, 5))
    assert seen(state, 1, OPEN_GROUPS, 5) == [0.0, 0.0, 0.0, 1.0, 0.0]
    state.burial = [0, 0, 1, 0]
    assert seen(state, 0, OPEN_GROUPS, 5) == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert seen(state, 0, NEXT_PLACES, 4) == [1.0, 0.0, 1.0, 1.0], "beside, and below, a stone"


def test_rows_are_compared_with_the_strongest_other_seat() -> None:
    state = opening(3, {"burial_chamber": "B"})
    assert isinstance(state.layout, Layout)
    rows = state.layout.burial_rows
    state.burial = [0] * rows + [1] + [0] * (rows - 1) + [2, 0]
    behind, level, ahead = seen(state, 1, ROW_AHEAD, 5)[:2], 2, seen(state, 0, ROW_AHEAD, 5)[3:]
    assert sum(behind) == rows - 1
    assert seen(state, 1, ROW_AHEAD, 5)[level] == 1.0
    assert ahead == [0.0, float(rows - 1)]


def test_the_wrath_is_expected_only_of_those_who_can_hardly_avoid_it() -> None:
    """R8.3: in the first round everybody lacks monuments; in the last one it may be too late."""
    game = iteru.game("imhotep")
    state, plain = opening(2, {"wrath": True}), opening()
    for one in (state, plain):
        one.pyramid[0], one.temple, one.burial, one.obelisk[0] = 0, [0], [0], 1
    penalty = state.layout.wrath
    for last, share in ((1, 0.03), (state.layout.rounds, 0.6)):
        state.round = plain.round = last
        usual, feared = game.expected_points(plain), game.expected_points(state)
        assert feared[0] == pytest.approx(usual[0])
        assert feared[1] == pytest.approx(usual[1] - share * penalty)
