"""Which choices are warned of, and why a thing on the picture cannot be touched."""

from typing import Any

import pytest

import iteru
from iteru.contract.games import Case, walk
from iteru.games.imhotep.rules.state import ImhotepState

from .builder import game_of, last_ship, play, table

ALL_B = (("market", "B"), ("pyramids", "B"), ("temple", "B"))


def test_what_costs_nothing_is_not_declined_unwarned() -> None:
    """In random games on side B: bonus cards and stones; a point given up for no stone; nothing else."""
    warned: dict[str, set[str]] = {}
    for seed in range(30):
        case = Case("imhotep", 4, ALL_B)
        for state in walk(case.new(seed), seed):
            for choice in (
                [] if state.actor == iteru.NOBODY else case.game.choices(state, state.actor)
            ):
                if choice.caution is not None:
                    asks = case.game.view(state, None)["asks"]
                    warned.setdefault(choice.caution.id, set()).add(asks["question"])
    assert warned == {
        "caution-declines-card": {"bonus-card"},
        "caution-declines-stones": {"bonus-stones"},
        "caution-takes-nothing": {"temple-choice"},
    }


def reasons(state: ImhotepState, target: str, *held: str) -> list[tuple[str, str]]:
    game = game_of(state)
    refused = game.refusals(state, target, list(held))
    return [(one.rule, one.problem) for one in refused]


@pytest.mark.parametrize(
    ("state", "target", "rule", "problem"),
    [
        (table(cargo={1: "12"}, sailed={2: "market"}), "ship-1", "R4.5", "refused-below-minimum"),
        (table(sailed={2: "market"}), "ship-2", "R4.5", "refused-ship-gone"),
        (table(sailed={2: "market"}), "site-market", "R4.6", "refused-harbour-taken"),
        (table(), "site-market", "R4.5", "refused-no-ship-ready"),
        (table(sled={1: 0}), "sled", "R4.4", "refused-sled-empty"),
        (last_ship(), "sled", "R4.4", "refused-no-space-free"),
        (table(sled={1: 0}, cargo={1: "2"}), "space-1-1", "R4.4", "refused-space-taken"),
        (table(sled={1: 0}), "space-1-1", "R4.4", "refused-sled-empty"),
        (table(sled={1: 5}), "quarry", "R4.3", "refused-sled-full"),
        (table(), "stall-1", "R5.1", "refused-take-now"),
        (table(), "draw", "R3.2", "refused-draw-now"),
        (table(owned={1: "statue"}), "card-statue", "R4.9", "refused-not-blue"),
    ],
)
def test_a_thing_that_is_not_lit_says_why(state: Any, target: str, rule: str, problem: str) -> None:
    assert reasons(state, target) == [(rule, problem)]


def test_what_is_held_counts() -> None:
    """With a ship in hand, a site is refused for that ship; a ship touched first is refused for itself."""
    state = table(cargo={3: "1.", 4: "1"}, sailed={1: "temple"})
    assert reasons(state, "site-temple", "ship-3") == [("R4.6", "refused-harbour-taken")]
    assert reasons(state, "ship-2") == [("R4.5", "refused-below-minimum")]


def test_a_ship_that_is_gone_has_no_other_reason_while_it_sails() -> None:
    state = play(table(owned={1: "sail"}, sailed={1: "temple"}), "play sail", "load 4 1")
    assert reasons(state, "ship-3") == [("R7.9", "refused-other-ship")]
    assert reasons(state, "site-temple") == [("R4.6", "refused-harbour-taken")]
