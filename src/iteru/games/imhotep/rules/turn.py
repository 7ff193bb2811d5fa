"""A turn (R4) and the blue cards that replace it (R7.6 to R7.10)."""

from mypy_extensions import i64

from iteru.games.imhotep.rules.box import STEP_LOAD, STEP_SAIL, STEP_SAIL_ANY_ORDER, STEP_STONES
from iteru.games.imhotep.rules.moves import (
    CARD_COUNT,
    CARDS,
    FIRST_BLUE,
    LOAD,
    MARKET,
    PASS,
    PLAY,
    SAIL,
    SHIPS,
    SITE_COUNT,
    SITES,
    SPACES,
    STONES,
    UNLOAD,
)
from iteru.games.imhotep.rules.position import (
    CLOSE_MARKET,
    DISCARD,
    EMPTY,
    END_TURN,
    LOAD_ONE,
    LOAD_TO_SAIL,
    LOADS_BACK,
    LOADS_FRONT,
    ORDER,
    PLACES,
    SAIL_ANY_ORDER,
    SAIL_LOADED,
    SAILS,
    TAKE_STEP,
    TURN,
    UNLOAD_SHIP,
    Position,
    free_on,
    free_spaces,
    has_minimum,
    push,
    stones_to_take,
)


def offer_turn(s: Position, seat: i64) -> list[int]:
    """R4.1: one of four actions; R4.10: pass when none of them is possible."""
    actions: list[int] = []
    if stones_to_take(s, seat, s.layout.take) > 0:
        actions.append(STONES)
    if s.sled[seat] > 0:
        offer_load(s, actions)
    offer_sail(s, actions)
    card: i64
    for card in range(FIRST_BLUE, CARD_COUNT):
        if s.hand[seat * CARD_COUNT + card] and can_play(s, seat, card):
            actions.append(PLAY + card - FIRST_BLUE)
    if not actions:
        actions.append(PASS)
    return actions


def take_turn(s: Position, seat: i64, action: i64) -> None:
    """Carry out the action; what it brings about is settled before the turn ends."""
    push(s, END_TURN, seat, 0)
    if action == PASS:
        pass_turn(s, seat)
        return
    s.passes = 0
    if action < PLAY:
        sail(s, seat, (action - SAIL) // SITE_COUNT, (action - SAIL) % SITE_COUNT)
    else:
        play(s, seat, action - PLAY + FIRST_BLUE)


def take_stones_or_load(s: Position, seat: i64, action: i64) -> None:
    """The two actions that bring nothing else about: the next seat's turn follows at once (R3.4)."""
    s.passes = 0
    if action == STONES:
        take_stones(s, seat, s.layout.take)
    else:
        load(s, seat, action)
    push(s, TURN, (seat + 1) % s.seats, 0)


def pass_turn(s: Position, seat: i64) -> None:
    """R4.10; `END_TURN` looks whether everybody has passed (R3.8)."""
    s.passes += 1
    if s.journal is not None:
        s.journal.tell("passed", {"seat": seat})


def take_stones(s: Position, seat: i64, most: i64) -> None:
    """R4.2, R4.3: from the quarry to the sled."""
    count = stones_to_take(s, seat, most)
    s.quarry[seat] -= count
    s.sled[seat] += count
    if s.journal is not None:
        s.journal.tell("took-stones", {"seat": seat, "count": count})


def offer_load(s: Position, actions: list[int]) -> None:
    """R4.4: any free space of a ship that has not sailed."""
    actions.extend(LOADS_FRONT[s.free & 255])
    actions.extend(LOADS_BACK[s.free >> 8])


def load(s: Position, seat: i64, action: i64) -> None:
    """R4.4: one stone from the sled onto a ship."""
    place: i64 = action - LOAD
    ship: i64 = place // SPACES
    s.sled[seat] -= 1
    s.cargo[place] = seat
    s.free -= 1 << place
    if has_minimum(s, ship, 0):
        s.ready |= 1 << ship
    if s.journal is not None:
        s.journal.tell("loaded", {"seat": seat, "ship": ship + 1, "space": place % SPACES + 1})


def offer_sail(s: Position, actions: list[int]) -> None:
    """R4.5: every ship with its minimum load; R4.6: to every harbour still free."""
    actions.extend(SAILS[s.ready * 32 + s.taken])


def sail(s: Position, seat: i64, ship: i64, site: i64) -> None:
    """R4.8: the ship goes to the harbour and is unloaded from bow to stern."""
    put_to_sea(s, seat, ship, site)
    space: i64
    for space in range(SPACES - 1, -1, -1):
        if s.cargo[ship * SPACES + space] != EMPTY:
            s.order.append(space)


def put_to_sea(s: Position, seat: i64, ship: i64, site: i64) -> None:
    s.berth[ship] = site
    s.free &= ~(15 << ship * SPACES)
    s.ready &= ~(1 << ship)
    s.taken |= 1 << site
    if site == MARKET:
        push(s, CLOSE_MARKET, seat, ship)
    push(s, UNLOAD_SHIP, seat, ship)
    if s.journal is not None:
        s.journal.tell("sailed", {"seat": seat, "ship": ship + 1, "site": SITES[site]})


def can_play(s: Position, seat: i64, card: i64) -> bool:
    """R7.6: a blue card is played only if all its steps can be carried out."""
    stones: i64 = s.sled[seat]
    quarry: i64 = s.quarry[seat]
    spaces: i64 = -1
    for step in s.layout.card_steps[card]:
        if step == STEP_STONES:
            taken: i64 = min(s.layout.take, s.layout.sled - stones, quarry)
            stones += taken
            quarry -= taken
        elif step == STEP_LOAD:
            if spaces < 0:
                spaces = free_spaces(s)
            if stones == 0 or spaces == 0:
                return False
            stones -= 1
            spaces -= 1
        elif (step == STEP_SAIL and ships_to_load_and_sail(s) == 0) or (
            step == STEP_SAIL_ANY_ORDER and s.ready == 0
        ):
            return False
    return True


def ships_to_load_and_sail(s: Position) -> i64:
    """R7.9: a bit for each ship with room for the stone, which counts for the minimum."""
    ships: i64 = 0
    ship: i64
    for ship in range(SHIPS):
        if free_on(s, ship) > 0 and has_minimum(s, ship, 1):
            ships |= 1 << ship
    return ships


def play(s: Position, seat: i64, card: i64) -> None:
    """R7.6: the card's steps are put on the agenda, the first of them on top; after the last the card is discarded."""
    s.hand[seat * CARD_COUNT + card] -= 1
    push(s, DISCARD, seat, card)
    if s.journal is not None:
        s.journal.tell("played", {"seat": seat, "card": CARDS[card]})
    steps = s.layout.card_steps[card]
    index: i64
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step == STEP_SAIL_ANY_ORDER:
            push(s, SAIL_ANY_ORDER, seat, 0)
        elif step == STEP_LOAD:
            last = index == len(steps) - 1
            push(s, LOAD_ONE if last or steps[index + 1] != STEP_SAIL else LOAD_TO_SAIL, seat, 0)
        elif step == STEP_STONES:
            push(s, TAKE_STEP, seat, 0)


def offer_load_to_sail(s: Position, actions: list[int]) -> None:
    """R7.9: only a ship that can sail with the stone."""
    ships = ships_to_load_and_sail(s)
    place: i64
    for place in range(PLACES):
        if s.free >> place & 1 and ships >> place // SPACES & 1:
            actions.append(LOAD + place)


def load_to_sail(s: Position, seat: i64, action: i64) -> None:
    load(s, seat, action)
    push(s, SAIL_LOADED, seat, (action - LOAD) // SPACES)


def sail_any_order(s: Position, seat: i64, action: i64) -> None:
    """R7.7: the ship sails, and whoever played the lever orders its stones before the first is unloaded."""
    ship: i64 = (action - SAIL) // SITE_COUNT
    put_to_sea(s, seat, ship, (action - SAIL) % SITE_COUNT)
    s.order.clear()
    ask_for_order(s, seat, ship)


def ask_for_order(s: Position, seat: i64, ship: i64) -> None:
    """Ask for the next stone while it matters; when those left are all of one owner, the order is settled."""
    left: list[int] = []
    owners = 0
    space: i64
    for space in range(SPACES):
        owner: i64 = s.cargo[ship * SPACES + space]
        if owner != EMPTY and space not in s.order:
            left.append(space)
            owners |= 1 << owner
    if owners & (owners - 1):
        push(s, ORDER, seat, ship)
    else:
        s.order.extend(left)
        s.order.reverse()


def offer_order(s: Position, ship: i64, actions: list[int]) -> None:
    space: i64
    for space in range(SPACES):
        if s.cargo[ship * SPACES + space] != EMPTY and space not in s.order:
            actions.append(UNLOAD + space)


def order_next(s: Position, seat: i64, ship: i64, action: i64) -> None:
    s.order.append(action - UNLOAD)
    if s.journal is not None:
        owner = s.cargo[ship * SPACES + action - UNLOAD]
        s.journal.tell(
            "ordered",
            {"seat": seat, "owner": owner, "ship": ship + 1, "space": action - UNLOAD + 1},
        )
    ask_for_order(s, seat, ship)
