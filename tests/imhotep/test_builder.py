"""The builder itself: what it derives must be what the engine keeps."""

import pytest

import iteru
from iteru.games.imhotep.rules.state import ImhotepState

from .builder import GAME, last_ship, masks, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_builder_derives_the_masks_as_the_rules_keep_them(seats: int) -> None:
    state = GAME.new(
        seats, seed=seats, options=dict.fromkeys(["market", "pyramids", "temple", "obelisks"], "B")
    )
    assert isinstance(state, ImhotepState)
    rng = iteru.Rng.seeded(seats)
    while state.actor != iteru.NOBODY:
        assert (state.free, state.ready, state.taken) == masks(state)
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def test_the_builder_lays_what_it_is_told() -> None:
    state = table(
        3,
        side_b="market",
        ships="4 3 2 1",
        cargo={1: "12.3"},
        market="lever",
        pair="sail statue",
        deck="chisel hammer",
    )
    assert str(state).splitlines()[:3] == [
        "round 1: seat 1 turn",
        "ships     [12.3]  [...]  [..]  [.]",
        "market    lever . . | pair sail statue",
    ]


def test_the_last_ship_may_sail_to_the_two_sites_left() -> None:
    state = last_ship()
    assert (state.free, state.ready, state.taken) == (0, 0b1000, 0b01011)
