"""R2.7: what is dealt anew for a seat, against a second model of what it can know."""

import pytest

import iteru
from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import GAME
from .worlds import Model, World, Worlds, world_of

FEW = 6
"""Of so few worlds each is dealt sooner or later."""


def check(state: ValleyState, model: Model, sights: int, seed: int) -> None:
    """Every deal is one of the worlds there can be; of few worlds every one is dealt."""
    seat = seed % state.seats
    for other, worlds in enumerate(model.players):
        if worlds is not None and other != seat:
            assert world_of(state, other, worlds) in worlds.worlds, "the model is wrong"
            found = {dealt(state, seat, other, worlds, number) for number in range(sights)}
            assert found <= worlds.worlds
            number = sights
            if state.actor == other:
                continue  # not every hand has an answer to what is asked
            while len(worlds.worlds) <= FEW and found < worlds.worlds:
                found.add(dealt(state, seat, other, worlds, number))
                number += 1
                assert number < 2000, "a world that can be is never dealt"


def dealt(state: ValleyState, seat: int, other: int, worlds: Worlds, seed: int) -> World | None:
    sight = GAME.sight(state, seat, Rng.seeded(seed))
    assert isinstance(sight, ValleyState)
    return world_of(sight, other, worlds)


def follow(seats: int, seed: int, sights: int) -> None:
    """A random game, as long as there are not too many worlds."""
    state = GAME.new(seats, seed)
    assert isinstance(state, ValleyState)
    model = Model(state)
    rng = Rng.seeded(seed)
    step = 0
    while state.actor != iteru.NOBODY and any(model.players):
        actions = state.legal_actions()
        model.follow(state, actions[rng.below(len(actions))])
        step += 1
        if step % 3 == 0:
            check(state, model, sights, step)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(8))
def test_r2_7_what_is_dealt_anew_is_what_can_be(seed: int) -> None:
    follow(2 + seed % 3, seed, 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 500))
def test_r2_7_what_is_dealt_anew_is_what_can_be_in_many_games(seed: int) -> None:
    follow(2 + seed % 3, seed, 4)
