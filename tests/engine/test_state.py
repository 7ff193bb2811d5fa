"""A position is pickled, copied, compared and has a key, whatever the game."""

import copy
import json
import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from operator import methodcaller
from typing import cast

import pytest

import iteru
from iteru.contract.games import Case, cases, main_cases, random_action, walk
from iteru.engine.events import Journal
from iteru.engine.rng import Rng
from iteru.engine.state import State

EVERYWHERE = pytest.mark.parametrize("case", cases(iteru.games()), ids=str)
MAINLY = pytest.mark.parametrize("case", main_cases(iteru.games()), ids=str)
EACH_GAME = pytest.mark.parametrize("name", iteru.games())

CORRECTIONS: dict[str, dict[str, object]] = {
    "egizia": {"rounds": {"played": 4, "decks": [1, 1, 2, 3]}},
    "imhotep": {"turn": {"take": 2}},
    "pharaon": {"start_player": {"points": 4}},
    "valley_of_the_kings": {"cards": {"hapi_jar": {"action": ["draw 3", "discard 1"]}}},
}


def middle(name: str, seed: int = 1, corrections: dict[str, object] | None = None) -> State:
    """A position from the middle of a game."""
    state = iteru.game(name, corrections).new(3, seed)
    rng = Rng.seeded(seed)
    for _ in range(40):
        state.apply(random_action(state, rng))
    return state


def positions(case: Case, seed: int, every: int = 7) -> Iterator[State]:
    for number, state in enumerate(walk(case.new(seed), seed)):
        if number % every == 0 or state.actor == iteru.NOBODY:
            yield state


def play_on(state: State) -> State:
    for _ in walk(state, 5):
        pass
    return state


@EVERYWHERE
def test_pickled_and_back_it_is_the_same_position(case: Case) -> None:
    for state in positions(case, 3):
        again = pickle.loads(pickle.dumps(state))
        assert type(again) is type(state)
        assert again == state
        assert again.snapshot() == state.snapshot()
        assert play_on(again) == play_on(state.clone())


def test_positions_travel_between_processes() -> None:
    states = [middle(name) for name in iteru.games()]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        ended = list(pool.map(play_on, states))
    assert ended == [play_on(state.clone()) for state in states]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, methodcaller("clone")])
@MAINLY
def test_a_copy_is_equal_and_independent(case: Case, copied: object) -> None:
    for state in positions(case, 4, every=20):
        before = state.snapshot()
        twin = copied(state)  # type: ignore[operator]
        assert twin is not state
        assert twin == state
        assert (twin != state) is False
        play_on(twin)
        assert state.snapshot() == before
        assert (twin == state) == (state.actor == iteru.NOBODY)


def test_copies_leave_the_journal_behind() -> None:
    state = iteru.game("imhotep").new(2, 1, journal=Journal())
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.journal is None
        assert twin == state


@EVERYWHERE
def test_a_move_makes_it_another_position(case: Case) -> None:
    state = case.new(2)
    before, digest = state.clone(), state.digest()
    state.apply(state.legal_actions()[0])
    assert state != before
    assert state.digest() != digest


@EACH_GAME
def test_what_chance_will_bring_counts_for_equality_and_not_for_the_digest(name: str) -> None:
    state = middle(name)
    other = state.clone()
    other.rng.next32()
    assert other != state
    assert other.digest() == state.digest()


def test_positions_of_different_games_are_unequal() -> None:
    states = [iteru.game(name).new(2, 1) for name in iteru.games()]
    for one in states:
        assert [one == other for other in states].count(True) == 1
    assert len({state.digest() for state in states}) == len(states)


@EACH_GAME
def test_positions_are_unequal_to_anything_else(name: str) -> None:
    state = middle(name)
    assert state != state.snapshot()
    assert state != name
    assert state is not None


@EACH_GAME
def test_seats_and_options_are_part_of_a_position(name: str) -> None:
    found = cases([name])
    states = [case.new(7) for case in found]
    for one in states:
        assert [one == other for other in states].count(True) == 1
    assert len({state.digest() for state in states}) == len(states)


@EACH_GAME
def test_a_corrected_box_makes_other_positions(name: str) -> None:
    state, corrected = (
        middle(name),
        iteru.game(name, CORRECTIONS[name]).restore(middle(name).snapshot()),
    )
    assert corrected.snapshot() == state.snapshot()
    assert corrected != state
    assert corrected.digest() != state.digest()


@EACH_GAME
def test_a_pickled_position_keeps_its_corrections(name: str) -> None:
    state = middle(name, corrections=CORRECTIONS[name])
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.setting.box.corrections == CORRECTIONS[name]
    assert again.setting.box.fingerprint != iteru.game(name).box.fingerprint
    assert play_on(again) == play_on(state)


@EACH_GAME
def test_a_position_is_no_key_but_its_digest_is(name: str) -> None:
    """It changes under the hands of who keeps it."""
    state = middle(name)
    with pytest.raises(TypeError):
        hash(state)
    assert {state.digest(): 1}[state.clone().digest()] == 1


@EACH_GAME
def test_digests_of_different_positions_differ(name: str) -> None:
    """Thousands of positions, and no two that differ have one digest."""
    found: dict[str, dict[str, object]] = {}
    seen = 0
    for seed in range(40):
        for state in walk(iteru.game(name).new(2 + seed % 3, seed), seed):
            snapshot = state.snapshot()
            del snapshot["rng"]
            assert found.setdefault(state.digest(), snapshot) == snapshot
            seen += 1
    assert seen > 3000
    assert len(found) > 0.9 * seen


@EACH_GAME
def test_hidden_cards_are_part_of_the_digest(name: str) -> None:
    """What a seat cannot tell apart by its view has different keys all the same."""
    title = iteru.game(name)
    state = title.new(3, 1)
    sights = [title.sight(state, 0, Rng.seeded(seed)) for seed in range(20)]
    assert all(title.view(sight, 0) == title.view(state, 0) for sight in sights)
    assert len({sight.digest() for sight in sights}) > 15


@EACH_GAME
def test_a_digest_is_a_short_text_that_is_the_same_tomorrow(name: str) -> None:
    digests = {middle(name).digest() for _ in range(3)}
    assert len(digests) == 1
    assert len(digests.pop()) == 32


# For those who build on it


class Index:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    __int__ = __index__


@EACH_GAME
def test_whatever_has_an_index_is_an_action(name: str) -> None:
    game = iteru.game(name)
    state, other = game.new(3, 1), game.new(3, 1)
    action = state.legal_actions()[-1]
    state.apply(action)
    other.apply(cast(int, Index(action)))
    assert other.snapshot() == state.snapshot()
    assert other.digest() == state.digest(), "nothing but whole numbers is kept"
    assert game.notation(cast(int, Index(action))) == game.notation(action)


@EACH_GAME
def test_a_match_takes_it_too_and_its_record_is_the_same(name: str) -> None:
    match, other = iteru.Match(iteru.game(name), 3, 1), iteru.Match(iteru.game(name), 3, 1)
    action = match.state.legal_actions()[0]
    match.choose(match.state.actor, action)
    other.choose(other.state.actor, cast(int, Index(action)))
    assert other.record() == match.record()
    assert [type(played.action) for played in other.played] == [int]


def test_a_position_says_what_it_is() -> None:
    state = iteru.game("imhotep").new(3, 1)
    assert repr(state) == "<imhotep: 3 seats, actor 0, scores [0, 0, 0]>"
    assert repr(play_on(state)).startswith("<imhotep: 3 seats, over, scores [")


@EACH_GAME
def test_a_position_says_what_it_is_before_anything_lies_on_the_table(name: str) -> None:
    game = iteru.game(name)
    assert repr(game.bare(game.setting(3, {}))).startswith(f"<{name}: 3 seats, over, scores ")


@EACH_GAME
def test_a_digest_goes_by_what_is_equal_not_by_what_is_shared(name: str) -> None:
    state = middle(name)
    again = iteru.game(name).restore(json.loads(json.dumps(state.snapshot())))
    assert again.digest() == state.digest() == state.digest()
