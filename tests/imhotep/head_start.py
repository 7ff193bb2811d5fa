"""Stones on sites, cards and shortages from the first moment, for engine and model alike.

Random players seldom fill a pyramid, run out of stones or draw the last card; so they do. The model's
table is changed, and `write` changes the snapshot of the new game that the engine goes on from.
"""

from typing import Any

from iteru.engine.rng import Rng

from .model import figures, sites
from .model.table import Player, Table

KINDS = list(figures.CARDS)
MOST_LAID = 40
MOST_LEFT = {"quarry": 3, "sled": 2}
EMPTY = -1


def give_head_start(table: Table, rng: Rng) -> None:
    """Each thing is given in some games and not in others."""
    for give in (lay_stones, lose_stones, give_cards, discard_cards, hoard_cards):
        if rng.below(3) == 0:
            give(table, rng)


def lay_stones(table: Table, rng: Rng) -> None:
    """Stones from the quarry on one monument or on all."""
    monuments = figures.MONUMENTS
    if rng.below(2):
        monuments = [monuments[rng.below(len(monuments))]]
    for _ in range(rng.below(MOST_LAID)):
        player = table.players[rng.below(len(table.players))]
        if player.quarry:
            player.quarry -= 1
            lay_stone(table, player, monuments[rng.below(len(monuments))])


def lay_stone(table: Table, player: Player, monument: str) -> None:
    """For no points; on side B in the first pyramid that is not full."""
    if monument == "obelisks":
        sites.build_obelisk(table, player)
        player.points.clear()
    elif monument == "pyramids":
        printed = figures.PYRAMIDS[table.options["pyramids"]]
        pyramids = zip(table.pyramids, printed, strict=True)
        is_open = [stones for stones, spaces in pyramids if len(stones) < len(spaces)]
        [*is_open, table.beyond][0].append(player)
    else:
        table.stones_at(monument).append(player)


def lose_stones(table: Table, rng: Rng) -> None:
    """Nearly all stones lie in the burial chamber, so that some players soon have none."""
    for player in table.players:
        for where, most in MOST_LEFT.items():
            count = getattr(player, where)
            left = min(count, rng.below(most + 1))
            setattr(player, where, left)
            table.burial_chamber += [player] * (count - left)


def give_cards(table: Table, rng: Rng) -> None:
    """Cards that are not red, most of them for one player."""
    lucky = table.players[rng.below(len(table.players))]
    for _ in range(rng.below(len(table.draw_pile) + 1)):
        card = table.draw_pile.pop()
        player = lucky if rng.below(3) else table.players[rng.below(len(table.players))]
        if card in figures.BUILDS:
            table.discards.append(card)
        else:
            player.cards[card] += 1


def discard_cards(table: Table, rng: Rng) -> None:
    for _ in range(rng.below(len(table.draw_pile) + 1)):
        table.discards.append(table.draw_pile.pop())


def hoard_cards(table: Table, rng: Rng) -> None:
    """Players have all cards but the red ones, so that there may be none to draw."""
    cards = [*table.market, *table.pair, *table.draw_pile, *table.discards]
    for card in cards:
        if card and card not in figures.BUILDS:
            table.players[rng.below(len(table.players))].cards[card] += 1
    red = [card for card in cards if card in figures.BUILDS]
    table.market = [red.pop() for _ in table.market]
    table.pair = [red.pop() for _ in table.pair]
    table.draw_pile = [card for card in red if card]
    table.discards = []


def write(new: dict[str, Any], table: Table) -> None:
    """The table as it is before the first move, in the snapshot of a new game."""

    def seats(stones: list[Player]) -> list[int]:
        return [stone.seat for stone in stones]

    players = table.players
    new["quarry"] = [player.quarry for player in players]
    new["sled"] = [player.sled for player in players]
    new["owned"] = [player.cards[card] for player in players for card in KINDS]
    new["stalls"] = [KINDS.index(card) for card in table.market if card]
    new["pair"] = [KINDS.index(card) for card in table.pair]
    new["deck"] = [KINDS.index(card) for card in table.draw_pile]
    new["discard"] = [KINDS.index(card) for card in table.discards]
    new["temple"] = seats(table.temple)
    new["burial"] = seats(table.burial_chamber)
    new["obelisk"] = [table.obelisks.count(player) for player in players]
    new["towers"] = seats(table.towers)
    new["overflow"] = seats(table.beyond)
    new["pyramid"] = []
    printed = figures.PYRAMIDS[table.options["pyramids"]]
    for stones, spaces in zip(table.pyramids, printed, strict=True):
        new["pyramid"] += [*seats(stones), *[EMPTY] * (len(spaces) - len(stones))]
