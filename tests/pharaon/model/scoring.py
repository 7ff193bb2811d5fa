"""The end of the game: points by what they are for, and who wins."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from . import figures
from .table import Player, Table

Condition = tuple[str, int, int]
"""Zone, need and points."""
Gods = tuple[int, ...]
"""Borders whose gods are satisfied; border i is the left one of the segment at place i."""


def god_of(table: Table, border: int) -> str:
    return figures.GODS[table.ring[border]]


def conditions(table: Table, border: int) -> list[Condition]:
    """A god's two conditions: in the zone on its left, in the zone on its right."""
    before, after = table.ring[border - 1], table.ring[border]
    return [
        (before, *figures.RIGHT_OF_SEGMENT[before]),
        (after, *figures.LEFT_OF_SEGMENT[after]),
    ]


def god_points(table: Table, gods: Gods) -> int:
    return sum(points for god in gods for _zone, _need, points in conditions(table, god))


def possessions(player: Player) -> dict[str, int]:
    """What a player can show to the gods in each zone."""
    return {
        "offerings": player.offering_tokens(),
        "nobles": len(player.nobles),
        "artisans": len(player.artisans),
        "nile": sum(level >= 1 for level in player.nile.values()),
        "tomb": player.tomb,
    }


def sets_of_gods(table: Table, player: Player) -> Iterator[Gods]:
    """All sets of gods that can be satisfied at once: no element serves two of them."""
    owned = possessions(player)
    for gods, needs in needs_of_gods(tuple(table.ring)).items():
        if all(owned[zone] >= need for zone, need in needs.items()):
            yield gods


@lru_cache
def needs_of_gods(ring: tuple[str, ...]) -> dict[Gods, dict[str, int]]:
    """What each set of gods needs together, by zone."""
    found = {}
    for gods in [gods for size in range(6) for gods in combinations(range(5), size)]:
        needs = dict.fromkeys(ring, 0)
        for god in gods:
            needs[ring[god - 1]] += figures.RIGHT_OF_SEGMENT[ring[god - 1]][0]
            needs[ring[god]] += figures.LEFT_OF_SEGMENT[ring[god]][0]
        found[gods] = needs
    return found


def best_gods(table: Table, player: Player) -> Gods:
    """The set of gods that brings most, nobles counted; then most for gods; then the first (31, 55)."""

    def merit(gods: Gods) -> tuple[int, int, Gods]:
        own = god_points(table, gods)
        total = own + sum(noble_points(table, player, gods).values())
        return -total, -own, gods

    return min(sets_of_gods(table, player), key=merit)


def counted(table: Table, player: Player, gods: Gods) -> dict[str, int]:
    """How many there are of each thing that nobles count at the end."""
    values = {figures.ARTISANS[card][0] for card in player.artisans}
    return {
        "tokens": (table.pharaoh is player) + (table.start is player),
        "nobles": len(player.nobles),
        "artisan_values": len(values),
        "tomb_spaces": player.tomb,
        "offerings": player.offering_tokens(),
        "top_tracks": sum(level == figures.NILE_TOP for level in player.nile.values()),
        "gods": len(gods),
        "silver": player.goods["silver"],
        "basic": sum(player.goods[token] for token in player.basic_tokens()),
        "nothing": 0,
    }


def gods_at_zone(table: Table, gods: Gods, zone: str) -> int:
    return sum(zone in (one[0] for one in conditions(table, god)) for god in gods)


def noble_points(table: Table, player: Player, gods: Gods) -> dict[int, int]:
    """The points of each noble; the Diplomat copies the best of the others (27)."""
    numbers = counted(table, player, gods)
    found = {}
    for card in player.nobles:
        fixed, each, what = figures.NOBLE_POINTS[card]
        if card in figures.SCRIBES:
            found[card] = fixed + each * gods_at_zone(table, gods, figures.SCRIBES[card][1])
        elif card != figures.DIPLOMAT:
            found[card] = fixed + each * numbers[what]
    if player.has(figures.DIPLOMAT):
        found[figures.DIPLOMAT] = max(found.values(), default=0)
    return found


def tomb_points(player: Player) -> int:
    return figures.TOMB[player.tomb - 1][1] if player.tomb else 0


def artisan_points(player: Player) -> int:
    return sum(figures.ARTISANS[card][0] for card in player.artisans)


def nile_points(player: Player) -> int:
    return sum(figures.NILE_POINTS[level] for level in player.nile.values())


def goods_points(player: Player) -> int:
    """One point for each token left, and what the gifts bring on top."""
    extra = sum(points * player.goods[gift] for gift, points in figures.GIFT_POINTS.items())
    return sum(player.goods.values()) + extra


def token_points(table: Table, player: Player) -> int:
    pharaoh = figures.PHARAOH_POINTS if table.pharaoh is player else 0
    return pharaoh + (figures.START_POINTS if table.start is player else 0)


@dataclass
class Result:
    """What a player would have if the game ended now."""

    gods: Gods
    nobles: dict[int, int]
    by_source: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.by_source.values())


def result(table: Table, player: Player) -> Result:
    gods = best_gods(table, player)
    nobles = noble_points(table, player, gods)
    sources = {
        "nobles": sum(nobles.values()),
        "tomb": tomb_points(player),
        "artisans": artisan_points(player),
        "nile": nile_points(player),
        "goods": goods_points(player),
        "gods": god_points(table, gods),
        "tokens": token_points(table, player),
    }
    return Result(gods, nobles, sources)


def points_so_far(table: Table, player: Player) -> int:
    """What cannot be lost any more."""
    fixed = sum(figures.NOBLE_POINTS[card][0] for card in player.nobles)
    pharaoh = figures.PHARAOH_POINTS if table.pharaoh is player else 0
    own = tomb_points(player) + artisan_points(player) + nile_points(player)
    return own + fixed + pharaoh


def traitor_gods(table: Table) -> list[str]:
    """The gods whose fields the Traitor has reached, in the order of the zones."""
    reached = [symbol for column in table.columns for symbol in column.reached()]
    return [god for god in figures.GODS.values() if f"god-{god}" in reached]


def traitor_noble_value(table: Table) -> int:
    reached = [symbol for column in table.columns for symbol in column.reached()]
    values = [int(symbol[-1]) for symbol in reached if symbol.startswith("noble-value-")]
    return max(values, default=figures.DEFAULT_NOBLE_VALUE)


def traitor_by_source(table: Table) -> dict[str, int]:
    traitor, gods = table.traitor, traitor_gods(table)
    satisfied = tuple(border for border in range(5) if god_of(table, border) in gods)
    return {
        "nobles": traitor_noble_value(table) * len(traitor.nobles),
        "tomb": tomb_points(traitor),
        "artisans": artisan_points(traitor),
        "nile": nile_points(traitor),
        "goods": goods_points(traitor),
        "gods": god_points(table, satisfied),
        "tokens": token_points(table, traitor),
    }


def traitor_points_so_far(table: Table) -> int:
    own = traitor_by_source(table)
    pharaoh = figures.PHARAOH_POINTS if table.pharaoh is table.traitor else 0
    return own["nobles"] + own["tomb"] + own["artisans"] + own["nile"] + pharaoh


def winners(table: Table) -> list[int]:
    """Most points, then the pharaoh, then most tokens left; a tie with the Traitor is his (42)."""
    people = table.players[: table.seats]
    if table.seats == 1:
        beaten = result(table, people[0]).total > sum(traitor_by_source(table).values())
        return [0] if beaten else []

    def rank(player: Player) -> tuple[int, bool, int]:
        total = result(table, player).total
        return total, table.pharaoh is player, sum(player.goods.values())

    best = max(rank(player) for player in people)
    return [seat for seat, player in enumerate(people) if rank(player) == best]
