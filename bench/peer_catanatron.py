"""Catanatron: random games of Catan by four players, and copies; runs where Catanatron is installed."""

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from bench.timing import measure, report, seconds_asked_for


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    """Whether somebody has won, or Catanatron's limit of turns is reached."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seed: int) -> int:
    game = new_game(seed)
    count = 0
    while not is_over(game):
        game.play_tick()
        count += 1
    return count


def positions(every: int = 10) -> list[Game]:
    """Returns positions from the whole length of a game."""
    game = new_game(1)
    found = []
    while not is_over(game):
        found.append(game.copy())
        for _ in range(every):
            game.play_tick()
    return found


if __name__ == "__main__":
    report([measure("Catanatron", play, positions(), Game.copy, seconds_asked_for())])
