"""Promises 1, 2, 3 and 7: games end and repeat, states copy and save, nothing is lost, compiled equals interpreted."""

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator

from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import iteru
from iteru.contract.differences import where_differ
from iteru.contract.digest import digest
from iteru.contract.games import Case, random_choices, walk
from iteru.engine.game import View, whole_view, without
from iteru.engine.options import options_of
from iteru.engine.state import State

LARGE = 2000
"""A part of a view with more letters of JSON is worth fetching once."""


def test_random_games_end_with_orderly_actions(case: Case) -> None:
    for seed in range(20):
        for moves, state in enumerate(walk(case.new(seed), seed)):
            actions = state.legal_actions()
            assert moves < case.game.meta.longest
            assert actions == sorted(set(actions))
            assert bool(actions) == (state.actor != iteru.NOBODY)
            assert all(0 <= action < case.game.action_count for action in actions)
        assert len(state.scores()) == case.seats
        assert state.winners() or case.game.rival(state)


def test_nothing_is_created_or_lost(case: Case) -> None:
    for seed in range(5):
        state = case.new(seed)
        census = case.game.census(state)
        assert census
        assert all(case.game.census(position) == census for position in walk(state, seed))


def test_same_seed_and_moves_give_the_same_game(case: Case) -> None:
    first = [state.snapshot() for state in walk(case.new(11), 5)]
    again = [state.snapshot() for state in walk(case.new(11), 5)]
    assert first == again, where_differ(first, again)


def test_scores_are_the_sum_of_their_breakdown(case: Case) -> None:
    for state in walk(case.new(3), 3):
        rows = case.game.breakdown(state).values()
        assert [sum(row[seat] for row in rows) for seat in range(case.seats)] == state.scores()
        assert len(case.game.points_so_far(state)) == case.seats
        assert len(case.game.prospects(state)) == case.seats
        assert len(case.game.expected_points(state)) == case.seats


def test_rounds_are_counted_upwards(case: Case) -> None:
    rounds = [case.game.round(state) for state in walk(case.new(3), 3)]
    counted = [number for number in rounds if number is not None]
    assert len(counted) in (0, len(rounds)), (
        "a game counts its rounds from the first to the last, or never"
    )
    assert counted == sorted(counted)
    assert all(number >= 0 for number in counted)


def play_on(state: State, seed: int) -> dict[str, object]:
    for _ in walk(state, seed):
        pass
    return state.snapshot()


def test_a_clone_is_independent_and_equal(main_case: Case) -> None:
    for state in walk(main_case.new(4), 4):
        before = state.snapshot()
        clone = state.clone()
        assert clone == state, where_differ(before, clone.snapshot())
        end = play_on(clone, 9)
        assert state.snapshot() == before, where_differ(before, state.snapshot())
        assert play_on(state.clone(), 9) == end


def test_snapshot_and_restore_round_trip_at_every_step(main_case: Case) -> None:
    for state in walk(main_case.new(6), 6):
        snapshot = state.snapshot()
        restored = main_case.game.restore(json.loads(json.dumps(snapshot)))
        assert restored.snapshot() == snapshot, where_differ(snapshot, restored.snapshot())
        assert restored.legal_actions() == state.legal_actions()
        assert play_on(restored, 2) == play_on(state.clone(), 2)


def test_states_can_be_copied_pickled_and_compared(main_case: Case) -> None:
    for step, state in enumerate(walk(main_case.new(6), 6)):
        if step % 10 == 0:
            for same in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert same == state
                assert same.digest() == state.digest()


def test_a_view_holds_its_constants_unchanged(main_case: Case) -> None:
    """Programs fetch them once: a view without them has none of them, and is whole again when they are put back."""
    game = main_case.game
    for state in walk(main_case.new(2), 2):
        constants = game.constants(state.setting)
        for seat in (None, *range(state.seats)):
            view = game.view(state, seat)
            sent = without(view, constants)
            assert not set(leaves(sent)) & set(leaves(constants))
            assert whole_view(sent, constants) == view


def leaves(part: View, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yields the paths to everything that is not a dict, and to empty dicts."""
    for key, value in part.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key)


def test_large_parts_of_a_view_that_never_change_are_constants(main_case: Case) -> None:
    games = [main_case.new(seed) for seed in (1, 2)]
    constants = main_case.game.constants(games[0].setting)
    sent = [
        without(main_case.game.view(state, 0), constants)
        for number, game in enumerate(games)
        for state in walk(game, number)
    ]
    for key, part in sent[0].items():
        if len(json.dumps(part)) > LARGE:
            assert any(view[key] != part for view in sent), f"{key} belongs to the constants"


def test_a_view_is_plain_json_and_says_whose_it_is(main_case: Case) -> None:
    """`seat` is the only key that Iteru itself reads."""
    for state in walk(main_case.new(7), 7):
        for seat in (None, state.actor if state.actor != iteru.NOBODY else 0):
            view = main_case.game.view(state, seat)
            assert view["seat"] == seat
            assert json.loads(json.dumps(view)) == view


def test_a_view_beside_another_is_that_of_its_seat(main_case: Case) -> None:
    """`Game.view_beside` may share parts with the other view, but none that the seat must not see."""
    game = main_case.game
    for step, state in enumerate(walk(main_case.new(7), 7)):
        seats: list[int | None] = [None, *range(state.seats)]
        other = game.view(state, seats[step % len(seats)])
        for seat in seats:
            view, beside = game.view(state, seat), game.view_beside(state, seat, other)
            assert beside == view, where_differ(beside, view)
        assert game.view(state, other["seat"]) == other


def test_notation_and_parse_are_inverse(name: str) -> None:
    game = iteru.game(name)
    assert len(set(game.notations)) == game.action_count
    for action in range(game.action_count):
        assert game.parse(game.notation(action)) == action


def random_match(case: Case, seed: int) -> iteru.Match:
    match = iteru.Match(case.game, case.seats, seed, dict(case.options))
    for action in random_choices(match, seed):
        match.choose(match.state.actor, action)
    return match


def test_records_round_trip_and_replay(case: Case) -> None:
    match = random_match(case, 8)
    text = iteru.write_record(match.record())
    record = iteru.read_record(text)
    assert iteru.write_record(record) == text
    assert iteru.Match.of_record(record, case.game).state.snapshot() == match.state.snapshot()


@hypothesis_settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_seed_and_options_play_to_the_end(name: str, data: st.DataObject) -> None:
    game = iteru.game(name)
    seats = data.draw(st.integers(game.meta.min_seats, game.meta.max_seats))
    seed, moves = [data.draw(st.integers(0, 2**63 - 1)) for _ in range(2)]
    options = {
        option.name: data.draw(st.sampled_from(option.values or (False, True)))
        for option in options_of(game.meta.options)
    }
    state = game.new(seats, seed, options)
    census = game.census(state)
    play_on(state, moves)
    assert game.census(state) == census


def test_compiled_and_interpreted_play_the_same_games(name: str) -> None:
    environment = {**os.environ, "ITERU_PURE": "1"}
    command = [sys.executable, "-m", "iteru.contract.digest", name]
    interpreted = subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout
    assert interpreted.split() == ["interpreted", digest([name])]
