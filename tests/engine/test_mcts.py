"""The bot that thinks ahead: fair, repeatable, the same compiled and interpreted, and better than greedy."""

import os
import subprocess
import sys

import pytest

import iteru
from iteru.bots.bot import ask
from iteru.bots.kept import known
from iteru.bots.mcts import MctsBot, are_alike, think
from iteru.bots.oversight import noticed_actions
from iteru.bots.registry import bot
from iteru.bots.search import Search
from iteru.engine.errors import BadOptions, IllegalMove
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State
from tests.engine.nim.game import Nim, NimState
from tests.engine.nim.meta import META

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
            [sys.executable, "-c", CHOICES],
            env=how,
            check=True,
            capture_output=True,
            text=True,
            timeout=240,
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
    found = thinker(60).think(game, game.sight(state, state.actor, Rng.seeded(1)), Rng.seeded(2))
    thoughts = found.choices
    assert {thought.action for thought in thoughts} == set(state.legal_actions())
    assert sum(thought.visits for thought in thoughts) == found.iterations
    assert 0 < found.iterations <= 60  # fewer, once nothing can change it
    assert thoughts[0].visits == max(thought.visits for thought in thoughts)
    assert not found.is_cut_short
    for thought in thoughts:
        assert 0 <= thought.chance <= 1
        assert len(thought.points) == seats
        assert thought.line[0] == thought.action
        assert thought.notation == [game.notation(action) for action in thought.line]


def test_it_says_that_it_was_cut_short() -> None:
    game = iteru.game("egizia")
    state = position("egizia", 2, 12)
    found = think(game, state, Rng.seeded(2), iterations=1_000_000, seconds=0.01)
    assert found.is_cut_short
    assert found.iterations < 1_000_000


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


class Unrated(Nim):
    """Nim of which nobody has said who is ahead."""

    prospects = Game.prospects  # type: ignore[assignment]


def heap_of(stones: int) -> NimState:
    state = game_of_nim(Unrated).new(2, 1)
    state.heap = stones
    return state


def game_of_nim(kind: type[Nim]) -> Nim:
    return kind(META, META.read_box())


def test_without_a_heuristic_games_are_played_to_their_end() -> None:
    """Who leaves four stones wins, and is told so."""
    nim = game_of_nim(Unrated)
    for stones, right in ((5, 0), (6, 1), (7, 2)):
        best, *_ = think(nim, heap_of(stones), Rng.seeded(stones), iterations=600).choices  # type: ignore[arg-type]
        assert best.action == right
        assert best.chance > 0.75


def test_with_one_action_there_is_one_thought() -> None:
    found = think(game_of_nim(Unrated), heap_of(1), Rng.seeded(1))  # type: ignore[arg-type]
    assert (found.iterations, found.choices[0].chance, found.choices[0].notation) == (
        1,
        1.0,
        ["take 1"],
    )


@EVERY_GAME
def test_in_a_game_that_is_over_there_is_nothing_to_think_about(name: str) -> None:
    game = iteru.game(name)
    state = game.new(game.meta.min_seats, 3)
    while state.actor != NOBODY:
        state.apply(state.legal_actions()[0])
    assert think(game, state, Rng.seeded(1)).choices == []
    with pytest.raises(IllegalMove, match="game-is-over"):
        thinker(5).choose(game, state, Rng.seeded(1))


class Marked(Nim):
    """Nim that says itself what is promising and how a turn is played on."""

    playout_length = 1

    def promises(self, state: NimState, actions: list[int]) -> list[float]:
        return [float(action == 1) for action in actions]

    def playout_choice(self, state: NimState, rng: Rng) -> int:
        state.journal = None
        PLAYED.append(state.heap)
        return 0


PLAYED: list[int] = []


class Foreseen(Nim):
    """Nim that says itself what a search is to judge positions by: the more is left, the better for the first seat."""

    playout_length = 0

    def prospects(self, state: NimState) -> list[float]:
        return [0.0, 0.0]

    def expected_points(self, state: NimState) -> list[float]:
        return [float(state.heap), 0.0]


def test_a_search_judges_by_expected_points() -> None:
    nim = game_of_nim(Foreseen)
    search = Search(nim, heap_of(30), Rng.seeded(1))  # type: ignore[arg-type]
    search.run(60, 0.0)
    assert nim.notation(search.best()) == nim.notation(0)
    assert search.root.points is not None
    assert search.root.points[0] / search.root.visits > 20


class InRounds(Nim):
    """Nim in rounds that end when at most eight stones are left, and when at most four are; only then is its estimate right."""

    plays_round_out = True

    def round(self, state: NimState) -> int:
        return min(2, (state.heap - 1) // 4)

    def prospects(self, state: NimState) -> list[float]:
        JUDGED.append(state.heap)
        wins = state.actor if state.heap % 4 else 1 - state.actor
        return [float(wins == 0), float(wins == 1)]

    def promises(self, state: NimState, actions: list[int]) -> list[float]:
        return [0.0] * len(actions)


JUDGED: list[int] = []


def test_a_round_is_played_out_before_it_is_judged() -> None:
    JUDGED.clear()
    nim = game_of_nim(InRounds)
    search = Search(nim, heap_of(15), Rng.seeded(1))  # type: ignore[arg-type]
    search.run(200, 0.0)
    assert JUDGED
    assert all(heap <= 8 for heap in JUDGED), (
        "a position in the middle of the first round was judged"
    )
    assert any(heap > 4 for heap in JUDGED), "a second round was played, too"


def test_expected_points_are_those_of_the_end() -> None:
    """An opening of Imhotep promises what games bring, not the few points of its first turns."""
    game = iteru.game("imhotep")
    state = game.new(2, 1)
    found = think(game, state, Rng.seeded(2), iterations=100)
    assert all(points > 20 for points in found.choices[0].points)


def test_a_game_may_say_what_is_promising_and_how_to_play_on() -> None:
    nim = game_of_nim(Marked)
    search = Search(nim, heap_of(9), Rng.seeded(1))  # type: ignore[arg-type]
    search.run(1, 0.0)
    assert search.best() == 1
    assert PLAYED == [7]


@EVERY_GAME
def test_what_was_found_is_kept_below_the_moves_made(name: str) -> None:
    """The next position of a tree is found in it, however its hidden things lie; a strange one is not."""
    game = iteru.game(name)
    state = position(name, 2, 9)
    before = Search(game, game.sight(state, state.actor, Rng.seeded(1)), Rng.seeded(2))
    before.run(150, 0.0)
    line = before.thoughts().choices[0].line
    assert known(before, state) is None
    ahead = before.sight.clone()
    node = before.root
    for action in line:
        if action not in ahead.legal_actions():
            return
        ahead.apply(action)
        assert node.children is not None
        node = node.children[action]
        if ahead.actor == before.seat and node.visits >= 24:
            looks_alike = game.sight(ahead, before.seat, Rng.seeded(77))
            assert known(before, looks_alike) is node
            return


def test_with_seconds_it_goes_on_from_its_last_search() -> None:
    game = iteru.game("egizia")
    state = position("egizia", 2, 9)
    one = MctsBot(0.01, 0, 0.0)
    first = Search(game, state, Rng.seeded(1))
    first.run(200, 0.0)  # a busy machine finds too little in a time
    one.kept.keep(first)
    node = first.root.most_tried()[0][1]
    ahead = state.clone()
    ahead.apply(first.best())
    assert ahead.actor == state.actor
    second = one.searched(game, ahead, Rng.seeded(2))
    assert second.root is node
    assert list(one.kept.searches.values()) == [second], "kept for the next choice"


@EVERY_GAME
def test_whoever_misses_much_still_sees_something_sensible(name: str) -> None:
    game = iteru.game(name)
    for moves in (0, 6, 15):
        state = position(name, 2, moves)
        actions = state.legal_actions()
        promises = dict(zip(actions, game.promises(state, actions), strict=True))
        usual = sum(promises.values()) / len(promises)
        for seed in range(10):
            found = noticed_actions(game, state, 0.9, Rng.seeded(seed))
            assert set(found) <= set(actions)
            assert max(promises[action] for action in found) >= usual
    assert noticed_actions(game, state, 0.0, Rng.seeded(1)) == actions


@pytest.mark.parametrize(
    "text", ["mcts:seconds=0", "mcts:seconds=-1", "mcts:seconds=1e9", "mcts:iterations=0.5", "mcts:misses=1", "mcts:depth=3",
     "scribe:iterations=-1", "vizier:seconds=1"]
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
