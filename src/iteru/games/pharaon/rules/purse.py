"""What a player pays with, and which covers (`prices.Cover`) that is enough for (R4)."""

from mypy_extensions import i64

from iteru.games.pharaon.rules import moves, prices
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    FIRST_JOKER,
    FIRST_OFFERING,
    JOKER_SLOT,
    NOBLE_ZONE,
    SCRIBE_SETS,
    SILVER,
    TOKEN_COUNT,
    TOMB_ZONE,
)
from iteru.games.pharaon.rules.packed_payment import is_joker
from iteru.games.pharaon.rules.position import Position
from iteru.games.pharaon.rules.prices import GROUP_BITS, GROUP_MASK, Cover, common_to, count_of


class Purse:
    """What a player pays with: tokens by colour and by groups of alike colours; then what matters in a zone."""

    def __init__(self, s: Position, player: i64, zone: i64) -> None:
        nobles: i64 = s.nobles[player]
        scribes: i64 = nobles & (SCRIBE_SETS - 1)
        first: i64 = player * TOKEN_COUNT
        self.player: i64 = player
        self.nobles: i64 = nobles
        self.scribes: i64 = scribes
        self.group = s.layout.alike[scribes]
        """R6.1: the groups of colours that are alike for the player."""
        self.basic: i64 = by_colour(s.goods, first)
        self.offerings: i64 = by_colour(s.goods, first + FIRST_OFFERING)
        self.silver: i64 = s.goods[first + SILVER]
        self.held: i64 = self.basic + self.offerings
        if scribes:
            self.held = by_group(self.held, self.group)
        self.open_in(s, zone)

    def open_for(self, s: Position, target: i64) -> None:
        """Get ready to pay for a target."""
        zone: i64 = moves.zone_of(target)
        if zone != self.zone:
            self.open_in(s, zone)

    def open_in(self, s: Position, zone: i64) -> None:
        """Get ready to pay in a zone: its colour on the wheel, and its jokers (R4.3)."""
        self.zone: i64 = zone
        entering: i64 = s.layout.free_entry[zone]
        self.free = self.nobles & entering != 0
        """R6.3: whether the entry can be paid in any colour."""
        self.wheel: i64 = s.colour_of[zone]
        self.entry: i64 = self.group[self.wheel]
        self.joker: i64 = s.goods[self.player * TOKEN_COUNT + FIRST_JOKER + zone]
        self.jokers: i64 = self.silver + self.joker
        alike: i64 = self.wheel * SCRIBE_SETS + self.scribes
        self.entry_number: i64 = 2 * alike + (1 if self.free else 0)
        """Of all ways to pay an entry, the number of this one."""

    def can_enter(self) -> bool:
        """R4.2: whether there is a token for the entry; R6.3: any one will do for some nobles' owners."""
        return self.free or self.jokers > 0 or self.count(self.entry) > 0

    def count(self, group: i64) -> i64:
        """Returns how many tokens there are of a group."""
        return self.held >> group * GROUP_BITS & GROUP_MASK

    def tokens(self, slot: i64) -> i64:
        """Returns how many tokens there are of a paying kind."""
        if slot < SILVER:
            return self.basic >> slot * GROUP_BITS & GROUP_MASK
        if slot == SILVER:
            return self.silver
        if slot == JOKER_SLOT:
            return self.joker
        return self.offerings >> (slot - FIRST_OFFERING) * GROUP_BITS & GROUP_MASK

    def group_of(self, slot: i64) -> i64:
        """The group as which a paying kind counts; a joker counts as every one, the entry's before all."""
        if slot < SILVER:
            return self.group[slot]
        return self.entry if is_joker(slot) else self.group[slot - FIRST_OFFERING]


def by_colour(goods: list[int], first: i64) -> i64:
    """Tokens of five colours from a place on, packed."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        count: i64 = goods[first + colour]
        found |= count << colour * GROUP_BITS
    return found


def by_group(held: i64, group: list[int]) -> i64:
    """Tokens by groups of alike colours instead of colours, packed."""
    found: i64 = 0
    colour: i64
    for colour in range(COLOUR_COUNT):
        its: i64 = group[colour]
        found += count_of(held, colour) << its * GROUP_BITS
    return found


def price_of(s: Position, purse: Purse, target: i64) -> i64:
    """R4.4: the price of a target, by its number in the layout; R6.4: another one for the Judge."""
    price: i64 = s.layout.target_prices[target]
    if purse.zone == NOBLE_ZONE:
        return prices.NOBLES_JUDGED if purse.nobles & s.layout.judges else price
    return price + s.tomb[purse.player] if purse.zone == TOMB_ZONE else price


def covers_from(s: Position, purse: Purse, target: i64) -> list[Cover]:
    """R4.2: all covers that pay for a target, entry and action; made once for each game's layout."""
    layout = s.layout
    price: i64 = price_of(s, purse, target)
    place: i64 = price * prices.ENTRIES + purse.entry_number
    found = layout.covers[place]
    if found is None:
        found = prices.covers_of(layout.prices[price], purse.wheel, purse.group, purse.free)
        layout.covers[place] = found
    return found


def can_cover(cover: Cover, purse: Purse) -> bool:
    """Whether the tokens of each group and the jokers are enough for a cover."""
    if cover.least and purse.count(purse.entry) + purse.jokers < cover.least:
        return False
    return common_to(purse.held, cover.packed) + purse.jokers >= cover.size


def can_pay(s: Position, purse: Purse, target: i64) -> bool:
    """Whether a player can pay for a target in any way."""
    return can_cover_any(covers_from(s, purse, target), purse)


def can_cover_any(covers: list[Cover], purse: Purse) -> bool:
    for cover in covers:
        if can_cover(cover, purse):
            return True
    return False
