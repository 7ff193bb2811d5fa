"""The scoring as a table: where the points of each player come from, at any time."""

from dataclasses import dataclass
from functools import lru_cache
from weakref import ref

from markupsafe import Markup

from iteru.engine.match import Match
from iteru.table.live import LiveTable
from iteru.web.templating import PARTS
from iteru.web.texts import alive
from iteru.words import Words
from iteru.words.result import places

LONG = 10
"""From this many rows on, they stand closer where there is little room."""


@dataclass(frozen=True)
class Row:
    """A kind of points: what it is called, the points of each player, and the things on the picture that it is about."""

    name: str
    points: tuple[int, ...]
    things: str = ""

    @property
    def most(self) -> int | None:
        """The most that anybody has of it; None where nobody stands out."""
        best = max(self.points)
        return best if best > 0 and min(self.points) < best else None


@dataclass(frozen=True)
class Sums:
    """The whole scoring. Players are seats; an opponent without one comes after them."""

    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    order: tuple[int, ...]
    """The players, as the columns show them."""
    rival: str = ""
    """The name of an opponent without a seat, if there is one."""
    places: tuple[str, ...] = ()
    """Of each player, once the game is over."""
    winners: tuple[int, ...] = ()
    ties: tuple[Row, ...] = ()
    """What decided ties."""
    shows_names: bool = True
    """Whether the columns have room for names."""

    @property
    def is_long(self) -> bool:
        """Whether a low screen has room for all rows only if they stand closer."""
        return len(self.rows) >= LONG


def sums(table: LiveTable, words: Words) -> Sums:
    """The scoring at any time, as if the game ended now, in the order of the seats."""
    match = table.match
    rows, totals, rival = rows_of(match, words)
    return Sums(
        rows,
        totals,
        tuple(range(len(totals))),
        rival,
        tuple(places(match, words)) if match.is_over else (),
        tuple([rank.seat for rank in match.ranks() if rank.place == 1]) if match.is_over else (),
    )


def rows_of(match: Match, words: Words) -> tuple[tuple[Row, ...], tuple[int, ...], str]:
    """The kinds of points that somebody has, all totals, and the name of an opponent without a seat."""
    rival = match.game.rival(match.state)
    things = match.game.telling.scored
    rows = [
        Row(
            words.say(f"score-{source}"),
            (*points, *([rival[source]] if rival else [])),
            " ".join(things.get(source, ())),
        )
        for source, points in match.game.breakdown(match.state).items()
    ]
    totals = (*match.state.scores(), *([sum(rival.values())] if rival else []))
    found = tuple([row for row in rows if any(row.points)])
    return found, totals, words.say("rival") if rival else ""


@lru_cache(maxsize=2_000)
def scoring(its: Sums, said_by: ref[Words]) -> Markup:
    """The scoring as a table; most moves change nothing in it."""
    words = alive(said_by)
    return Markup(PARTS.scoring(words.say, words.number, its, words.names))
