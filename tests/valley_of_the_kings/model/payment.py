"""Buying: what it costs, and which cards the game lays for a player who just says what to buy."""

from itertools import combinations

from . import figures
from .table import BASE, PLACES, Card, Table, order_of


def prices(table: Table) -> dict[int, int]:
    """What the cards that can be bought cost: those of the base, with the Censer all (p. 9)."""
    places = PLACES if table.anywhere else BASE
    standing = table.standing()
    return {place: figures.cost(standing[place]) for place in places if place in standing}


def affordable(table: Table) -> dict[int, int]:
    """What can be paid with the cards laid already and all of the hand."""
    most = table.laid + sum(table.gold(card) for card in table.on_turn.hand)
    return {place: price for place, price in prices(table).items() if price <= most}


def payment(table: Table, price: int) -> list[str]:
    """The cards that the game lays for a player who does not choose them.

    The rulebook leaves this to the player, so it is no rule but the engine's custom, learned from its views:
    least gold lost, then least cost in squares, then cards that come first in the box.
    """
    hand = sorted(table.on_turn.hand, key=lambda card: order_of(card.kind))
    lack = price - table.laid
    ways = [
        way
        for count in range(len(hand) + 1)
        for way in combinations(hand, count)
        if sum(table.gold(card) for card in way) >= lack
    ]
    return [card.kind for card in min(ways, key=lambda way: hardship(table, way))]


def hardship(table: Table, way: tuple[Card, ...]) -> tuple[int, int, list[int]]:
    gold = sum(table.gold(card) for card in way)
    missed = sum(figures.cost(card.kind) ** 2 for card in way)
    return gold, missed, [order_of(card.kind) for card in reversed(way)]
