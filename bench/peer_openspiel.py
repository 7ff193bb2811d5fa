"""OpenSpiel: random games through its Python API, and clones; runs where OpenSpiel is installed."""

import random

import open_spiel.python.games  # type: ignore[import-not-found]  # noqa: F401  (registers the games written in Python)
import pyspiel  # type: ignore[import-not-found]

from bench.timing import Figures, measure, report, seconds_asked_for

GAMES = {
    "backgammon": "backgammon, C++",
    "hanabi(players=4)": "hanabi, C++",
    "oware": "oware, C++",
    "python_team_dominoes": "dominoes, Python",
}


def step(state: pyspiel.State) -> None:
    """Takes a random action; chance nodes by their own odds."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, odds)[0])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[int(random.random() * len(actions))])


def play(game: pyspiel.Game, seed: int) -> int:
    """Plays a game to its end; chance nodes count as actions, in OpenSpiel's favour."""
    random.seed(seed)
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        step(state)
        count += 1
    return count


def positions(game: pyspiel.Game) -> list[pyspiel.State]:
    """Returns positions from the whole length of a game."""
    random.seed(1)
    state = game.new_initial_state()
    found = []
    while not state.is_terminal():
        found.append(state.clone())
        step(state)
    return found


def figures(game_name: str, title: str, seconds: float) -> Figures:
    game = pyspiel.load_game(game_name)
    name = f"OpenSpiel {title}"
    return measure(
        name, lambda seed: play(game, seed), positions(game), pyspiel.State.clone, seconds
    )


if __name__ == "__main__":
    report([figures(game_name, title, seconds_asked_for()) for game_name, title in GAMES.items()])
