"""Boxes at random: every card has an action of random steps of the vocabulary, sensible or not.

As a program it plays many games with such boxes: `python -m tests.valley_of_the_kings.fuzz 0 1000`.
"""

import sys
import tempfile
from pathlib import Path

import iteru
from iteru.engine.box import Figure
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.vocabulary import read_action

from .builder import with_box

CHOOSING = ("discard", "sacrifice", "entomb", "gain", "take")
PLACES = ("hand", "pile", "tomb", "pyramid", "base", "stock", "boneyard")
FILTERS = (
    "the cheapest",
    "of the same set",
    "of a set in the tomb",
    "costing up to 4",
    "costing up to 2 times as much",
    "costing less than a purchase",
)
PLAIN = (
    "draw as many",
    "swap",
    "swap / sacrifice from pyramid",
    "swap / gain from base",
    "swap / take from pyramid the cheapest",
    "perform",
    "repeat",
    "this turn gold 3",
    "this turn buy anywhere",
    "this turn 2 cheaper",
    "only with 2 in pile",
    "only after a purchase",
)
REACTIONS = (
    "react to attack: refuse",
    "react to sacrifice: gain it",
    "react to purchase: gain from base",
)


def pick(rng: Rng, items: tuple[str, ...]) -> str:
    return items[rng.below(len(items))]


def random_step(rng: Rng) -> str:
    number = 1 + rng.below(3)
    if rng.below(3):
        return random_choice(rng, number)
    attack = f"opponents {pick(rng, ('discard', 'sacrifice', 'give'))} {number}{pick(rng, ('', ' if they own 6'))}"
    return pick(
        rng,
        (
            *PLAIN,
            f"draw {number}",
            f"stack {number}",
            f"look at {number + 1} keep {number}",
            attack,
            attack,
        ),
    )


def random_choice(rng: Rng, number: int) -> str:
    count = pick(rng, ("", " 1", f" {number}", " any"))
    places = pick(
        rng,
        (
            "",
            f" from {pick(rng, PLACES)}",
            f" from {pick(rng, PLACES)}",
            f" from {pick(rng, PLACES)} or pile",
        ),
    )
    return pick(rng, CHOOSING) + count + places + pick(rng, ("", "", f" {pick(rng, FILTERS)}"))


def random_action(rng: Rng) -> list[str]:
    if rng.below(6) == 0:
        return [pick(rng, REACTIONS)]
    return [random_step(rng) for _ in range(1 + rng.below(3))]


def random_game(rng: Rng, folder: Path) -> Game[State]:
    """A game of which every card does something else; what the vocabulary refuses is thrown again."""
    texts = []
    for card in CARDS:
        action = random_action(rng)
        while not is_readable(action):
            action = random_action(rng)
        texts.append(
            f"[cards.{card}]\naction = [" + ", ".join(f'"{step}"' for step in action) + "]\n"
        )
    return with_box(folder, "".join(texts))


def is_readable(action: list[str]) -> bool:
    try:
        read_action(Figure("cards.any", {"action": action}, "owner", {}, ""))
    except BadBox:
        return False
    return True


def play_checked(
    game: Game[State], seats: int, seed: int, options: dict[str, object]
) -> ValleyState:
    """A random game in which everything holds that must hold in every game."""
    state = game.new(seats, seed, options)
    assert isinstance(state, ValleyState)
    census = game.census(state)
    rng = Rng.seeded(seed)
    steps = 0
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert actions, "nothing to choose"
        assert game.census(state) == census
        if steps % 16 == 0:
            check_shown(game, state, steps)
        state.journal = Journal()
        state.apply(actions[rng.below(len(actions))])
        steps += 1
        assert steps < 30_000
    assert state.turns % seats == 0
    assert state.played + state.revealed + state.looked + state.arranged == []
    return state


def check_shown(game: Game[State], state: ValleyState, seed: int) -> None:
    """The position has words, can be saved, and shows a seat the same whatever is hidden from it."""
    assert game.restore(state.snapshot()).snapshot() == state.snapshot()
    for seat in range(state.seats):
        view = game.view(state, seat)
        other = game.sight(state, seat, Rng.seeded(seed))
        assert game.view(other, seat) == view
        assert game.census(other) == game.census(state)
        assert game.prompt(view)
        assert seat != state.actor or other.legal_actions() == state.legal_actions()
    assert game.choices(state, state.actor)
    view = game.view(state, state.actor)
    for action in set(range(game.action_count)) - set(state.legal_actions()):
        assert game.why_not(view, action).rule


def fuzz(seed: int, folder: Path, games: int = 3) -> None:
    rng = Rng.seeded(seed)
    game = random_game(rng, folder)
    for number in range(games):
        options: dict[str, object] = {
            "completist": bool(rng.below(2)),
            "boat_crumble": pick(rng, ("turn", "boat")),
            "partial_draws": bool(rng.below(2)),
            "open_piles": bool(rng.below(2)),
            "open_lists": bool(rng.below(2)),
        }
        play_checked(game, 2 + rng.below(3), seed + number, options)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(int(sys.argv[1]), int(sys.argv[2])):
            try:
                fuzz(seed, Path(folder))
            except Exception:
                print("seed", seed)
                raise
