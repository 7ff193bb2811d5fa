"""Final scoring: stones are sold, graves counted, Sphinx cards turned up."""

from typing import Any

from . import figures, spaces
from .table import Player, Table


def final_scoring(table: Table) -> None:
    """From the highest tile down; no decisions are left (50)."""
    for player in table.order[::-1]:
        table.move_score(player, sale(player), "stone_sale")
        table.move_score(player, grave_points(player), "grave_values")
        points = card_points(table, player, player.points)
        table.move_score(player, sum(points.values()), "sphinx_cards")


def may_sell(player: Player) -> bool:
    return player.tracks["stone_sale"] >= figures.SELLS_FROM


def sale(player: Player) -> int:
    """With the card up to ten stones for a point each, then two for a point (37)."""
    by_card = min(player.stones, figures.SELLER_STONES * player.cards["stone_seller"])
    left = player.stones - by_card
    return by_card + (left // figures.STONES_PER_POINT if may_sell(player) else 0)


def grave_total(player: Player) -> int:
    """The value of the own tiles; a card adds to it, even to nothing (38)."""
    return sum(player.graves) + figures.GRAVE_VALUE * player.cards["grave_value"]


def grave_points(player: Player) -> int:
    reached = [points for least, points in figures.GRAVE_TABLE if grave_total(player) >= least]
    return max(reached, default=0)


def card_points(table: Table, player: Player, others: int) -> dict[str, int]:
    """What each Sphinx card of a player is worth, with so many points for all else.

    The card for tens comes after all others (42).
    """
    cards = [card for card in player.sphinx if card != "tenths"]
    worth = {card: points_of(table, player, card) for card in cards}
    if "tenths" in player.sphinx:
        _what, tens, points = figures.SPHINX["tenths"]
        worth["tenths"] = max(others + sum(worth.values()), 0) // tens * points
    return worth


def points_of(table: Table, player: Player, card: str) -> int:
    what, need, points = figures.SPHINX[card]
    if what in COUNTS:
        return int(COUNTS[what](table, player, need) * points)
    if what == "players_at_bottom":
        at_bottom = [one for one in table.players if is_at_bottom(table, one, need)]
        return int([0, *points][len(at_bottom)])
    return int(points) if CONDITIONS[what](table, player, need) else 0


def is_at_bottom(table: Table, player: Player, track: str) -> bool:
    return player.tracks[track] == figures.TRACK_SPACES


def production_of(player: Player, what: str) -> int:
    """What is printed on own quarries, or on own fields of a colour after improvement (40)."""
    if what == "quarries":
        return sum(value for _card, value in player.quarries)
    return sum(one.value for one in player.fields if one.colour == what)


def has_most(table: Table, player: Player, what: str) -> bool:
    """Nobody has more, and there is something."""
    own = production_of(player, what)
    return own > 0 and all(production_of(other, what) <= own for other in table.players)


def permanents(player: Player) -> int:
    return sum(player.cards[card] for card in figures.PERMANENT)


COUNTS: dict[str, Any] = {
    "each_grave": lambda table, player, need: table.bricks(player, "graves"),
    "crew": lambda table, player, crew: player.crews[crew],
    "each_permanent": lambda table, player, need: permanents(player),
}
CONDITIONS: dict[str, Any] = {
    "obelisk_row": lambda table, player, row: len(table.obelisk) >= row,
    "sections": lambda table, player, sections: all(
        spaces.section_stands(table, section) for section in sections
    ),
    "pyramid_rows": lambda table, player, rows: all(
        spaces.row_is_full(table, row) for row in range(1, rows + 1)
    ),
    "graves": lambda table, player, need: len(table.graves) >= need,
    "own": lambda table, player, need: table.bricks(player, need[0]) >= need[1],
    "own_everywhere": lambda table, player, need: all(
        table.bricks(player, structure) >= need for structure in figures.STRUCTURES
    ),
    "most": has_most,
    "at_bottom": is_at_bottom,
}
