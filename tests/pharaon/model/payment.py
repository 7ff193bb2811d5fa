"""What can pay for entering a zone and for its action, tried out token by token.

A payment is a tuple of tokens in the order of the token list.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from . import figures
from .table import Player, Table

Payment = tuple[str, ...]
Cost = tuple[str, ...]
"""("exactly", *colours), ("different",), ("any",) or ("alike", count)."""

WEIGHTS = {
    **dict.fromkeys(figures.COLOURS, 10),
    "silver": 30,
    **{f"offering-{colour}": 20 for colour in figures.COLOURS},
    **{f"joker-{zone}": 15 for zone in figures.ZONES},
}
PLACES = {token: place for place, token in enumerate(figures.TOKENS)}


def usable(zone: str) -> list[str]:
    """The kinds that pay in a zone: jokers of other zones and gifts never do."""
    resource_offerings = [f"offering-{colour}" for colour in figures.COLOURS]
    return [*figures.RESOURCES, *resource_offerings, f"joker-{zone}"]


@cache
def stands_for(token: str, nobles: frozenset[int]) -> frozenset[str]:
    """The colours that a token can count as; scribes chain (28)."""
    own = token.removeprefix("offering-")
    if own not in figures.COLOURS:
        return frozenset(figures.COLOURS)
    found = {own}
    for _ in figures.SCRIBES:
        for card, (pair, _zone) in figures.SCRIBES.items():
            if card in nobles and found & set(pair):
                found |= set(pair)
    return frozenset(found)


def cost_of(target: str, player: Player) -> Cost:
    """What the action of a target costs, the entry apart."""
    if target == "offerings":
        return "alike", "1"
    if target == "offerings bonus":
        return "alike", "2"
    if target == "artisans":
        return "alike", "3"
    if target == "nobles":
        return ("any",) if player.has(figures.JUDGE) else ("different",)
    if target == "tomb":
        return "exactly", *figures.TOMB[player.tomb][0]
    return "exactly", *figures.NILE[int(target.split()[1]) - 1][0]


def rests(cost: Cost, entry: str) -> Iterator[list[str]]:
    """The lists of colours still to be paid after an entry token that counts as `entry`."""
    if cost[0] == "exactly":
        rest = list(cost[1:])
        if entry in rest:
            rest.remove(entry)
        yield rest
    elif cost[0] == "different":
        yield [colour for colour in figures.COLOURS if colour != entry]
    elif cost[0] == "any":
        yield ["any"] * 4
    else:
        count = int(cost[1])
        for colour in figures.COLOURS:
            yield [colour] * (count - 1 if colour == entry else count)


class Purse:
    """What a player can pay with in a zone."""

    def __init__(self, table: Table, player: Player, target: str) -> None:
        self.zone = target.split()[0]
        self.cost = cost_of(target, player)
        self.wheel = table.colour_of(self.zone)
        self.goods = tuple(player.goods[kind] for kind in usable(self.zone))
        relevant = {*figures.SCRIBES, figures.FREE_ENTRY.get(self.zone)}
        self.nobles = frozenset(card for card in player.nobles if card in relevant)

    def payments(self) -> list[Payment]:
        return minimal_payments(self.zone, self.cost, self.wheel, self.goods, self.nobles)


@lru_cache(maxsize=20000)
def minimal_payments(
    zone: str, cost: Cost, wheel: str, goods: tuple[int, ...], nobles: frozenset[int]
) -> list[Payment]:
    """All payments that contain no smaller one (48), the obvious one first, then as they fall."""
    purse = dict(zip(usable(zone), goods, strict=True))
    found = set(all_payments(zone, cost, wheel, purse, nobles))
    least = [
        payment for payment in found if not any(less in found for less in without_one(payment))
    ]
    return by_preference(least, purse)


def all_payments(
    zone: str, cost: Cost, wheel: str, purse: dict[str, int], nobles: frozenset[int]
) -> Iterator[Payment]:
    for token, colour in entries(zone, wheel, purse, nobles):
        for rest in rests(cost, colour):
            yield from ways_to_pay(rest, {(token,)}, purse, nobles)


def entries(
    zone: str, wheel: str, purse: dict[str, int], nobles: frozenset[int]
) -> Iterator[tuple[str, str]]:
    """Each owned token as each colour with which it may enter."""
    free = figures.FREE_ENTRY.get(zone) in nobles
    for token in purse:
        for colour in stands_for(token, nobles):
            if purse[token] and (colour == wheel or free):
                yield token, colour


def ways_to_pay(
    colours: list[str], begun: set[Payment], purse: dict[str, int], nobles: frozenset[int]
) -> set[Payment]:
    """Every way to go on from payments begun, with one owned token for each colour."""
    for colour in colours:
        fitting = [
            token for token in purse if colour == "any" or colour in stands_for(token, nobles)
        ]
        begun = {
            in_order((*payment, token))
            for payment in begun
            for token in fitting
            if payment.count(token) < purse[token]
        }
    return begun


def in_order(tokens: Payment) -> Payment:
    return tuple(sorted(tokens, key=PLACES.__getitem__))


def without_one(payment: Payment) -> Iterator[Payment]:
    """The payment less one token: payments for one target differ by one token at most."""
    for i in range(len(payment)):
        yield payment[:i] + payment[i + 1 :]


def by_preference(payments: list[Payment], purse: dict[str, int]) -> list[Payment]:
    """Cheapest by weight first, then what has most of the kind that one has most of, and so on."""
    order = kinds_by_preference(purse)

    def rank(payment: Payment) -> tuple[int, list[int]]:
        counts = Counter(payment)
        return sum(WEIGHTS[token] for token in payment), [-counts[kind] for kind in order]

    return sorted(payments, key=rank)


def kinds_by_preference(purse: dict[str, int]) -> list[str]:
    return sorted(purse, key=lambda kind: (WEIGHTS[kind], -purse[kind]))


def entry_token(payment: Payment, table: Table, player: Player, target: str) -> str:
    """Which of the paid tokens lies on the wheel (65): the wheel's colour, else the first one."""
    own = Purse(table, player, target)
    paid = {kind: payment.count(kind) for kind in usable(own.zone)}
    fitting = [
        token
        for token, colour in entries(own.zone, own.wheel, paid, own.nobles)
        for rest in rests(own.cost, colour)
        if payment in ways_to_pay(rest, {(token,)}, paid, own.nobles)
    ]
    return own.wheel if own.wheel in fitting else fitting[0]
