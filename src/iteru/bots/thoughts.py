"""What a search thinks, to show advice, review a game or study a bot.

>>> import iteru
>>> from iteru.bots.mcts import think
>>> game = iteru.game("imhotep")
>>> sight = game.sight(game.new(seats=2, seed=7), 0, iteru.Rng.seeded(1))
>>> found = think(game, sight, iteru.Rng.seeded(2), iterations=100, seconds=10)
>>> found.is_cut_short, len(found.choices) == len(sight.legal_actions())
(False, True)
"""

from typing import NamedTuple


class Thought(NamedTuple):
    """What a search thinks of a choice."""

    action: int
    visits: int
    """How many of its iterations began with this choice."""
    chance: float
    """To win, between 0 and 1."""
    points: list[float]
    """How many points each seat can expect in the end: those where the search stopped looking, on average, and as many more as
    games bring after that which everybody plays plainly."""
    line: list[int]
    """How the game is likely to go on: the choice itself, and what everybody chooses then.

    It was possible in some of the worlds that were dealt, not in all: later choices may depend on what nobody knows yet.
    """
    notation: list[str]
    """The same line in notation."""


class Thoughts(NamedTuple):
    """What a search thinks of a position, as far as its seat may know it."""

    choices: list[Thought]
    """Every choice, the best first; none if the game is over."""
    iterations: int
    is_cut_short: bool
    """Whether time ended it before its iterations were spent or nothing could change the answer any more."""
