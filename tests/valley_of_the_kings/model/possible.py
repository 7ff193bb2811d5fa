"""Whether a card's action can be carried out whole: else it may not be used (p. 9).

The card itself has left the hand already.
"""

from collections.abc import Callable

from . import figures
from .table import Player, Table

Test = Callable[[Table, Player], bool]


def possible(table: Table, player: Player, kind: str) -> bool:
    return kind not in figures.REACTIONS and TESTS[kind](table, player)


def always(table: Table, player: Player) -> bool:
    """Attacks may be played though they strike nobody (14), effects on the turn at any time."""
    return True


def can_draw(table: Table, player: Player, count: int) -> bool:
    """All of them, or at least one where players agreed on drawing what is there (15)."""
    return player.drawable() >= (1 if table.options["partial_draws"] else count)


def draws(count: int) -> Test:
    return lambda table, player: can_draw(table, player, count)


def has_in_hand(count: int) -> Test:
    return lambda table, player: len(player.hand) >= count


def has_in_pile(count: int) -> Test:
    return lambda table, player: len(player.pile) >= count


def has_pyramid(table: Table, player: Player) -> bool:
    return bool(table.standing())


def has_hand_or_pile(table: Table, player: Player) -> bool:
    return bool(player.hand or player.pile)


def has_tomb(table: Table, player: Player) -> bool:
    return bool(player.tomb)


def has_tomb_and_draws(table: Table, player: Player) -> bool:
    return bool(player.tomb) and can_draw(table, player, 1)


def has_sacrifice_and_draws(table: Table, player: Player) -> bool:
    return bool(player.hand) and can_draw(table, player, 2)


def has_stock(table: Table, player: Player) -> bool:
    return bool(table.stock)


def has_boneyard(table: Table, player: Player) -> bool:
    return bool(table.boneyard)


def same_set(table: Table, kind: str) -> list[int]:
    """The places of the pyramid with cards of a card's set (22)."""
    own, standing = figures.set_of(kind), table.standing()
    return [place for place in standing if own and figures.set_of(standing[place]) == own]


def up_to_twice(table: Table, kind: str) -> list[int]:
    """The places whose cards cost at most twice as much as a card (25)."""
    most = 2 * figures.cost(kind)
    return [place for place, other in table.standing().items() if figures.cost(other) <= most]


def has_card_for_ka(table: Table, player: Player) -> bool:
    return any(same_set(table, own.kind) for own in player.hand)


def has_card_for_the_earth(table: Table, player: Player) -> bool:
    return any(up_to_twice(table, own.kind) for own in player.hand)


def set_in_tomb(table: Table, player: Player) -> list[int]:
    """The places with cards of a set of which the tomb has one (p. 12)."""
    sets = {figures.set_of(kind) for kind in player.tomb} - {None}
    return [place for place, kind in table.standing().items() if figures.set_of(kind) in sets]


def below_purchase(table: Table) -> list[int]:
    """The places whose cards cost less than some card bought this turn (23)."""
    return [place for place, kind in table.standing().items() if figures.cost(kind) < table.dearest]


def cheapest(table: Table) -> list[int]:
    """The places with the lowest cost of the whole pyramid (24)."""
    standing = table.standing()
    least = min(figures.cost(kind) for kind in standing.values())
    return [place for place, kind in standing.items() if figures.cost(kind) == least]


def repeatable(table: Table, player: Player) -> list[str]:
    """Actions completed this turn that can be carried out once more (p. 12; 19, 20)."""
    return [
        kind
        for kind in table.done
        if kind not in figures.NOT_REPEATED and possible(table, player, kind)
    ]


TESTS: dict[str, Test] = {
    "shabti": has_pyramid,
    "urn": has_in_pile(1),
    "box_of_food": draws(1),
    "censer": always,
    "ka_figurine": has_card_for_ka,
    "throne": draws(3),
    "burial_mask": has_hand_or_pile,
    "outer_sarcophagus": has_in_hand(3),
    "middle_sarcophagus": has_in_hand(2),
    "inner_sarcophagus": has_in_hand(1),
    "imsety_jar": has_in_hand(1),
    "qebehsenuef_jar": always,
    "hapi_jar": draws(2),
    "duamutef_jar": always,
    "wedjat_amulet": draws(3),
    "ankh_amulet": has_tomb,
    "tyet_amulet": lambda table, player: bool(repeatable(table, player)),
    "djed_amulet": lambda table, player: bool(set_in_tomb(table, player)),
    "scarab": has_in_pile(1),
    "book_of_gates": draws(1),
    "book_of_the_heavens": has_in_pile(5),
    "book_of_the_earth": has_card_for_the_earth,
    "book_of_traversing_eternity": lambda table, player: bool(below_purchase(table)),
    "book_of_the_netherworld": has_stock,
    "book_of_the_dead": has_pyramid,
    "statue_of_sobek": has_sacrifice_and_draws,
    "statue_of_bastet": always,
    "statue_of_anubis": has_boneyard,
    "statue_of_isis": draws(3),
    "statue_of_osiris": has_tomb_and_draws,
    "statue_of_horus": has_pyramid,
    "statue_of_thoth": always,
}
