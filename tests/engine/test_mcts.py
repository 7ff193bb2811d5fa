"""The bot that thinks ahead: fair, repeatable, the same compiled and interpreted, and better than greedy."""

import os
import subprocess
import sys

import pytest

import iteru
from iteru.bots.bot import ask
from iteru.bots.mcts import MctsBot, are_alike
from iteru.bots.registry import bot
from iteru.engine.errors import BadOptions
from iteru.engine.rng import Rng
from iteru.engine.state import State

EVERY_GAME = pytest.mark.parametrize("name", iteru.games())
CHOICES = """
import iteru
from iteru.engine.build import is_compiled
from tests.engine.test_mcts import choices
print(is_compiled(), [choices(name, 24) for name in iteru.games()])
"""


def thinker(iterations: int) -> MctsBot:
    found = bot(f"mcts:iterations={iterations}")
    assert isinstance(found, MctsBot)
    return found


def position(name: str, seats: int, moves: int, seed: int = 5) -> State:
    """A position in the middle of a random game, with something to choose."""
    state = iteru.game(name).new(seats, seed)
    rng = Rng.seeded(seed)
    while moves > 0 or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        moves -= 1
    return state


def choices(name: str, iterations: int) -> list[int]:
    game = iteru.game(name)
    return [
        ask(
            thinker(iterations), game, position(name, game.meta.max_seats, moves), Rng.seeded(moves)
        )
        for moves in (0, 9, 30)
    ]


@EVERY_GAME
def test_what_a_seat_cannot_know_changes_nothing(name: str) -> None:
    """Two positions that look the same to a seat get the same answer from the same generator."""
    game = iteru.game(name)
    for moves in (4, 17):
        state = position(name, 2, moves)
        other = state.clone()
        other.resample(state.actor, Rng.seeded(99))
        answers = {ask(thinker(20), game, one, Rng.seeded(3)) for one in (state, other)}
        assert len(answers) == 1


def test_compiled_and_interpreted_it_chooses_the_same() -> None:
    plain = {key: value for key, value in os.environ.items() if key != "ITERU_PURE"}
    printed = [
        subprocess.run(
            [sys.executable, "-c", CHOICES], env=how, check=True, capture_output=True, text=True
        ).stdout.split(" ", 1)
        for how in (plain, {**plain, "ITERU_PURE": "1"})
    ]
    assert [built for built, _ in printed] == ["True", "False"]
    assert printed[0][1] == printed[1][1]


@EVERY_GAME
def test_it_says_what_it_thinks(name: str) -> None:
    game = iteru.game(name)
    seats = game.meta.max_seats
    state = position(name, seats, 12)
    thoughts = thinker(60).think(game, game.sight(state, state.actor, Rng.seeded(1)), Rng.seeded(2))
    assert {thought.action for thought in thoughts} >= set(state.legal_actions())
    assert (
        0 < sum(thought.visits for thought in thoughts) <= 60
    )  # fewer, once nothing can change it
    assert thoughts[0].visits == max(thought.visits for thought in thoughts)
    for thought in thoughts:
        assert 0 <= thought.chance <= 1
        assert len(thought.points) == seats
        assert thought.line[0] == thought.action


def test_it_plays_alone() -> None:
    game = iteru.game("pharaon")
    state = game.new(1, 2)
    for _ in range(12):
        state.apply(ask(thinker(12), game, state, Rng.seeded(4)))


def test_choices_that_are_alike_cost_nothing() -> None:
    """Nothing is searched where every answer leads to the same position, or where there is only one."""
    game = iteru.game("imhotep")
    state = game.new(2, 1)
    actions = state.legal_actions()
    assert not are_alike(state, actions, Rng.seeded(1))
    assert are_alike(state, [actions[0], actions[0]], Rng.seeded(1))


@pytest.mark.parametrize(
    "text", ["mcts:seconds=0", "mcts:seconds=-1", "mcts:seconds=1e9", "mcts:iterations=0.5", "mcts:depth=3"]
)  # fmt: skip
def test_bad_parameters_get_a_sentence(text: str) -> None:
    with pytest.raises(BadOptions):
        bot(text)


@pytest.mark.sample(1)
@EVERY_GAME
def test_it_beats_greedy(name: str) -> None:
    """With few iterations already it wins more deals than it loses."""
    game = iteru.game(name)
    won = 0.0
    for number in range(6):
        state = game.new(2, number // 2)
        rng = Rng.seeded(number)
        players = [bot("greedy"), bot("greedy")]
        players[number % 2] = thinker(40)
        while state.actor != iteru.NOBODY:
            state.apply(ask(players[state.actor], game, state, rng))
        winners = state.winners()
        won += (number % 2 in winners) / len(winners)
    assert won > 3
