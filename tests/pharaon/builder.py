"""Positions arranged in a few words, and moves played in notation.

As in the notation, seats, slots and fields count from 1 here; what the engine gives back counts from 0.

>>> state = table(entry="artisans green", goods={1: "green green green"})
>>> moves(state)
['pass', 'artisans', 'offerings']
"""

from collections import Counter
from collections.abc import Mapping

import pytest

import iteru
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Journal
from iteru.games.pharaon.rules import ways as all_payments
from iteru.games.pharaon.rules.moves import (
    COLOURS,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
    ZONES,
    zone_of,
)
from iteru.games.pharaon.rules.offerings import refill_offerings
from iteru.games.pharaon.rules.packed_payment import tokens_of
from iteru.games.pharaon.rules.position import EMPTY, NOT_PASSED
from iteru.games.pharaon.rules.purse import Purse
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.turn import TURN, begin_turn
from iteru.games.pharaon.rules.usual_payment import usual_payment
from iteru.games.pharaon.rules.wheel import align_wheel

GAME = iteru.game("pharaon")
RING = "offerings nobles artisans nile tomb"


def fresh(
    seats: int = 3,
    seed: int = 1,
    box: Mapping[str, object] | None = None,
    **options: object,
) -> PharaonState:
    """A new game as it is, before the set-up questions."""
    state = iteru.game("pharaon", box).new(seats, seed, options)
    assert isinstance(state, PharaonState)
    return state


def started(
    seats: int = 3, seed: int = 1, box: Mapping[str, object] | None = None, **options: object
) -> PharaonState:
    """A new game after a set-up in which everybody took the first answer."""
    state = fresh(seats, seed, box, **options)
    while asked(state) not in ("turn", "traitor-wheel"):
        state.apply(state.legal_actions()[0])
    return state


def table(
    seats: int = 3,
    *,
    turn: int = 1,
    ring: str = RING,
    entry: str = "offerings black",
    goods: Mapping[int, str] | None = None,
    nobles: Mapping[int, str] | None = None,
    tomb: Mapping[int, int] | None = None,
    nile: Mapping[int, str] | None = None,
    artisans: Mapping[int, str] | None = None,
    start: int = 1,
    in_round: int = 1,
    box: Mapping[str, object] | None = None,
    **options: object,
) -> PharaonState:
    """A turn of seat `turn`, with nothing before the players but what is named.

    `entry` is an area and the colour that the wheel shows there.
    """
    s = started(seats, 3, box, **options)
    clear(s)
    s.ring = [ZONES.index(zone) for zone in ring.split()]
    zone, colour = entry.split()
    place, wanted = s.ring.index(ZONES.index(zone)), COLOURS.index(colour)
    s.turned = (s.layout.wheel_order.index(wanted) - place) % len(COLOURS)
    align_wheel(s)
    s.round, s.start = in_round, start - 1
    for seat, text in (goods or {}).items():
        give(s, seat, text)
    for seat, text in (nobles or {}).items():
        for number in text.split():
            hold(s, seat, int(number))
    for seat, spaces in (tomb or {}).items():
        s.tomb[seat - 1] = spaces
    for seat, text in (nile or {}).items():
        s.level[(seat - 1) * 5 : seat * 5] = [int(level) for level in text.split()]
    for seat, text in (artisans or {}).items():
        for number in text.split():
            hire(s, seat, int(number))
    s.agenda = []
    begin_turn(s, turn - 1)
    s.proceed()
    return s


def clear(s: PharaonState) -> None:
    """Everything back to where it was before the players had it."""
    for player in range(s.layout.players):
        for kind in range(TOKEN_COUNT):
            take_back(s, player, kind)
        s.noble_deck += [card for card in range(26) if s.nobles[player] >> card & 1]
        s.artisan_deck += [card for card in range(30) if s.artisans[player] >> card & 1]
        s.nobles[player] = s.tired[player] = s.artisans[player] = s.tomb[player] = 0
        s.row[player] = NOT_PASSED
    s.level = [0] * len(s.level)
    s.wheel = [EMPTY] * len(s.wheel)
    s.taken = [0] * len(COLOURS)
    s.bank = s.layout.bank.copy()
    for column in s.columns:
        if column != EMPTY:
            s.bank[column] -= 1
    s.beside, s.passes, s.pharaoh = [], 0, EMPTY
    refill_offerings(s)
    s.noble_deck.sort()
    s.artisan_deck.sort()


def take_back(s: PharaonState, player: int, kind: int) -> None:
    count = s.goods[player * TOKEN_COUNT + kind]
    s.goods[player * TOKEN_COUNT + kind] = 0
    if kind >= len(RESOURCES):
        s.bag += [kind] * count


def give(s: PharaonState, seat: int, text: str) -> None:
    """Tokens from the bank or the bag; `black*3` is three of them."""
    for word in text.split():
        name, _, times = word.partition("*")
        kind = TOKENS.index(name)
        for _ in range(int(times or 1)):
            s.goods[(seat - 1) * TOKEN_COUNT + kind] += 1
            if kind < len(RESOURCES):
                s.bank[kind] -= 1
            elif kind in s.bag:
                s.bag.remove(kind)


def hold(s: PharaonState, seat: int, number: int) -> None:
    """A noble, from wherever it is, before a seat."""
    card = number - 1
    if card in s.noble_deck:
        s.noble_deck.remove(card)
    if card in s.noble_slots:
        s.noble_slots[s.noble_slots.index(card)] = s.noble_deck.pop()
    s.nobles[seat - 1] |= 1 << card


def hire(s: PharaonState, seat: int, number: int) -> None:
    card = number - 1
    if card in s.artisan_deck:
        s.artisan_deck.remove(card)
    if card in s.artisan_slots:
        s.artisan_slots[s.artisan_slots.index(card)] = s.artisan_deck.pop()
    s.artisans[seat - 1] |= 1 << card


def show_noble(s: PharaonState, slot: int, number: int) -> None:
    """Put a noble into a slot of the display."""
    card = number - 1
    if card in s.noble_slots:
        other = s.noble_slots.index(card)
        s.noble_slots[other] = s.noble_slots[slot - 1]
    else:
        s.noble_deck[s.noble_deck.index(card)] = s.noble_slots[slot - 1]
    s.noble_slots[slot - 1] = card


def show_artisan(s: PharaonState, slot: int, number: int) -> None:
    card = number - 1
    if card in s.artisan_slots:
        other = s.artisan_slots.index(card)
        s.artisan_slots[other] = s.artisan_slots[slot - 1]
    else:
        s.artisan_deck[s.artisan_deck.index(card)] = s.artisan_slots[slot - 1]
    s.artisan_slots[slot - 1] = card


def next_jar(s: PharaonState, number: int) -> None:
    """The jar on top of the stock."""
    jar = number - 1
    for pile in (s.jar_stock, s.jar_discard):
        if jar in pile:
            pile.remove(jar)
    if jar in s.jars:
        s.jars[s.jars.index(jar)] = s.jar_stock.pop()
    s.jar_stock.append(jar)


def play(s: PharaonState, *texts: str) -> PharaonState:
    """Moves of whoever must choose, one after another."""
    game = iteru.game("pharaon", s.layout.box.corrections)
    for text in texts:
        game.play(s, s.actor, text)
    return s


def told(s: PharaonState, *texts: str) -> list[Event]:
    """What was told when moves were played."""
    s.journal = Journal()
    play(s, *texts)
    return s.journal.events


def moves(s: PharaonState) -> list[str]:
    return [GAME.notation(action) for action in s.legal_actions()]


def asked(s: PharaonState) -> str:
    question = s.asked()
    return question.name if question else ""


def goods(s: PharaonState, seat: int = 1) -> dict[str, int]:
    """What lies before a player; in the solo game the Traitor is player 2."""
    own = s.goods[(seat - 1) * TOKEN_COUNT : seat * TOKEN_COUNT]
    return {TOKENS[kind]: count for kind, count in enumerate(own) if count}


def counted(text: str) -> dict[str, int]:
    return dict(Counter(text.split()))


def usual(s: PharaonState, target: str) -> list[str]:
    """What an action costs if it is chosen directly."""
    action = GAME.parse(target)
    way = usual_payment(s, Purse(s, s.actor, zone_of(action)), action)
    return [TOKENS[kind] for kind in tokens_of(way, zone_of(action))]


def ways(s: PharaonState, target: str) -> list[list[str]]:
    """All payments for an action."""
    action = GAME.parse(target)
    zone = zone_of(action)
    purse = Purse(s, s.actor, zone)
    found = all_payments.all_ways(s, purse, action, all_payments.ALL_WAYS)
    return [[TOKENS[kind] for kind in tokens_of(way, zone)] for way in sorted(found)]


def fill_area(s: PharaonState, zone: str) -> None:
    """Take all entry spaces of an area."""
    colour = s.colour_of[ZONES.index(zone)]
    first = colour * s.layout.spaces
    for space in range(s.layout.spaces):
        if s.wheel[first + space] == EMPTY:
            s.wheel[first + space] = colour
            s.bank[colour] -= 1
    s.taken[colour] = s.layout.spaces


def refusal(s: PharaonState, text: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        play(s, text)
    return refused.value


def no_jars(s: PharaonState) -> PharaonState:
    """Put the open jars away."""
    s.jar_discard += [jar for jar in s.jars if jar != EMPTY]
    s.jars = [EMPTY] * len(s.jars)
    return s


def is_turn(s: PharaonState, seat: int) -> bool:
    return s.on_top(TURN) and s.actor == seat - 1
