"""How finished games ended: places, what decided, and where the points came from. Told from the moves, and remembered."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, NamedTuple

from iteru.engine.errors import IteruError
from iteru.engine.match import Match
from iteru.engine.ranking import Rank
from iteru.table.house import House
from iteru.table.live import OVER, LiveTable
from iteru.table.stored import Summary

MOST_KEPT: Final = 2_000
"""Endings that are remembered, some hundred bytes each; those that were not asked for the longest are forgotten."""


class Ending(NamedTuple):
    """The end of a game. Players are seats; an opponent without one comes after them."""

    ranks: tuple[Rank, ...]
    """The best first."""
    totals: tuple[int, ...]
    sources: Mapping[str, tuple[int, ...]]
    """What points are for, and how many each player has for it."""


class Endings:
    """The endings of a server's games, for all who ask."""

    def __init__(self) -> None:
        self.told: OrderedDict[tuple[str, int], Ending | None] = OrderedDict()
        """By table and its version: a game can go on after its end, when its last move is taken back."""

    async def of(self, house: House, summary: Summary) -> Ending | None:
        """Returns how a game ended; None where that cannot be told any more, or only in the cage: by other rules, or with
        somebody's own box."""
        key = summary.id, summary.version
        if key not in self.told:
            self.told[key] = await read_ending(house, summary)
            while len(self.told) > MOST_KEPT:
                self.told.popitem(last=False)
        self.told.move_to_end(key)
        return self.told[key]


async def read_ending(house: House, summary: Summary) -> Ending | None:
    table = house.tables.get(summary.id)
    if table is None:
        stored = await house.storage.load_table(summary.id)
        if stored is None or stored.corrections:
            return None
        try:
            table = await LiveTable.rebuilt(stored, house.storage, [])
        except IteruError:  # by other rules, or set aside
            return None
    return ending_of(table.match) if table.status == OVER else None


def ending_of(match: Match) -> Ending:
    rival = match.game.rival(match.state)
    sources = {
        source: (*points, *([rival[source]] if rival else []))
        for source, points in match.game.breakdown(match.state).items()
    }
    totals = (*match.state.scores(), *([sum(rival.values())] if rival else []))
    return Ending(tuple(match.ranks()), totals, sources)
