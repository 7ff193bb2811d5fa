"""The end of the game (p. 6 to 8, 10 to 12), also for what each would have if it ended now."""

from . import figures
from .table import Player, Table


def total(table: Table, player: Player) -> int:
    return sum(by_source(table, player).values())


def by_source(table: Table, player: Player) -> dict[str, int]:
    """All points of a player by what they are for."""
    return {
        "pyramids": player.points["pyramids"],
        "temple": player.points["temple"],
        "burial_chamber": burial_chamber(table, player),
        "obelisks": player.points["obelisks"] + obelisks(table, player),
        "decorations": decorations(table, player),
        "statues": growing(figures.STATUES, figures.FURTHER_STATUE, player.cards["statue"]),
        "unused": sum(player.cards[card] for card in figures.BLUE) * figures.UNUSED,
        "wrath": wrath(table, player),
    }


def growing(points: list[int], further: int, count: int) -> int:
    """Points for so many of a kind: the table, and more for each one beyond it."""
    if count == 0:
        return 0
    in_table = min(count, len(points))
    return points[in_table - 1] + further * (count - in_table)


def burial_chamber(table: Table, player: Player) -> int:
    """Side A: each group of adjacent stones (p. 8). Side B: each row by most stones (p. 10)."""
    if table.options["burial_chamber"] == "A":
        sizes = sizes_of_groups(table, player)
        return sum(growing(figures.GROUPS, figures.FURTHER_IN_GROUP, size) for size in sizes)
    rows = [table.burial_row(row) for row in range(figures.BURIAL_ROWS)]
    places = figures.BURIAL_PLACES[len(table.players)]
    return sum(share_of_places(table, row, places, player) for row in rows)


def sizes_of_groups(table: Table, player: Player) -> list[int]:
    """Own stones that touch side by side, not by corners."""
    left = {
        divmod(place, figures.BURIAL_ROWS)
        for place, stone in enumerate(table.burial_chamber)
        if stone is player
    }
    sizes = []
    while left:
        group = [left.pop()]
        for column, row in group:
            beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
            touching = [place for place in beside if place in left]
            left.difference_update(touching)
            group += touching
        sizes.append(len(group))
    return sizes


def share_of_places(table: Table, stones: list[Player], places: list[int], player: Player) -> int:
    """Those with equally many stones share their places' points, rounded down (p. 8, 10; 32, 33)."""
    own = stones.count(player)
    if own == 0:
        return 0
    counts = [stones.count(one) for one in table.players]
    first = sum(count > own for count in counts)
    level = counts.count(own)
    return sum(places[first : first + level]) // level


def obelisks(table: Table, player: Player) -> int:
    """Side A: the highest obelisks (p. 8). Side B: stones that are in no tower (p. 10)."""
    if table.options["obelisks"] == "B":
        return table.obelisks.count(player) * figures.SINGLE_STONE
    places = figures.OBELISK_PLACES[len(table.players)]
    return share_of_places(table, table.obelisks, places, player)


def decorations(table: Table, player: Player) -> int:
    """For each card a point for every three stones on its site, all players' together (p. 12)."""
    return sum(
        player.cards[card] * (len(table.stones_at(monument)) // figures.STONES_PER_POINT)
        for card, monument in figures.DECORATES.items()
    )


def wrath(table: Table, player: Player) -> int:
    """The variant: a stone is missing on one of the four monuments (p. 11; 25, 34)."""
    everywhere = all(player in table.stones_at(monument) for monument in figures.MONUMENTS)
    return figures.WRATH if table.options["wrath"] and not everywhere else 0


def winners(table: Table) -> list[Player]:
    """Most points, then most stones on the sled, then all of them (p. 6)."""
    best = max((total(table, player), player.sled) for player in table.players)
    return [one for one in table.players if (total(table, one), one.sled) == best]
