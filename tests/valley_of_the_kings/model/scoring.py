"""The end: only tombs count (p. 10)."""

from . import figures
from .table import Player, Table, order_of


def by_set(player: Player) -> dict[str, list[str]]:
    """The cards of a tomb by their sets."""
    tomb = sorted(player.tomb, key=order_of)
    found: dict[str, list[str]] = {name: [] for name in figures.SETS}
    for kind in tomb:
        found[figures.CARDS[kind].set].append(kind)
    return found


def points_of(table: Table, name: str, cards: list[str]) -> int:
    """Printed points; of a set the square of the number of different cards.

    With the completist variant a whole set is worth its size more (p. 14).
    """
    if name not in figures.SET_SIZES:
        return sum(figures.CARDS[kind].points or 0 for kind in cards)
    different = len(set(cards))
    whole = different == figures.SET_SIZES[name]
    return different**2 + (different if whole and table.options["completist"] else 0)


def by_source(table: Table, player: Player) -> dict[str, int]:
    return {name: points_of(table, name, cards) for name, cards in by_set(player).items()}


def total(table: Table, player: Player) -> int:
    return sum(by_source(table, player).values())


def winners(table: Table) -> list[int]:
    """Most points; then fewer cards in the tomb; then they share it (37)."""
    ranks = {player.seat: (total(table, player), -len(player.tomb)) for player in table.players}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
