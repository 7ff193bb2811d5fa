"""How many iterations a second the search makes from the opening of each game, beside OpenSpiel's C++ MCTS on its own games.

OpenSpiel's MCTS plays a random game to the end in every iteration; ours judges a leaf when its turn has been played on, in
worlds that are dealt anew. Needs `open_spiel` for the comparison; goes on without it.
"""

import argparse
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

import iteru
from iteru.bots.search import Search
from iteru.engine.build import is_compiled

OTHERS = {"oware": "about 100 actions a game", "backgammon": "about 210 actions a game"}


def ours(name: str, iterations: int) -> float:
    """Returns iterations a second of CPU, from the first choice of a game by two."""
    game = iteru.game(name)
    rng = iteru.Rng.seeded(1)
    state = game.new(2, 1)
    search = Search(game, game.sight(state, state.actor, rng), rng)
    start = process_time()
    search.run(iterations, 0.0)
    return search.iterations / (process_time() - start)


def theirs(name: str, iterations: int) -> float:
    """Returns the same for OpenSpiel's C++ MCTS with its usual judge of leaves."""
    import pyspiel  # type: ignore[import-not-found]

    game: Any = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    judge = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, judge, 2.0, iterations, 1000, False, 1, False)
    start = process_time()
    bot.mcts_search(state)
    return iterations / (process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    print(f"iterations a second of CPU, compiled: {is_compiled()}")
    for name in iteru.games():
        show(name, [ours(name, arguments.iterations) for _ in range(arguments.rounds)])
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed here: pip install open_spiel")
        return
    for name, length in OTHERS.items():
        runs = [theirs(name, arguments.iterations) for _ in range(arguments.rounds)]
        show(f"OpenSpiel's MCTS, {name} ({length})", runs)


def show(name: str, runs: list[float]) -> None:
    print(f"{name:60} best {max(runs):9,.0f}   median {median(runs):9,.0f}", flush=True)


if __name__ == "__main__":
    main()
