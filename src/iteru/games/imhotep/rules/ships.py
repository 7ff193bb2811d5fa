"""Stones, ships and harbours: taking, loading, sailing (R4.2 to R4.8)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Task
from iteru.engine.bits import bit
from iteru.games.imhotep.rules import market, moves, sites
from iteru.games.imhotep.rules.moves import SPACES
from iteru.games.imhotep.rules.position import (
    EMPTY,
    LOADS_BACK,
    LOADS_FRONT,
    SAILS,
    Position,
    has_minimum,
    stones_to_take,
)


def take_stones(s: Position, seat: i64, limit: i64) -> None:
    """R4.2, R4.3: from the quarry to the sled."""
    count = stones_to_take(s, seat, limit)
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
    place: i64 = action - moves.LOAD
    ship: i64 = place // SPACES
    s.sled[seat] -= 1
    s.cargo[place] = seat
    s.free -= bit(place)
    if has_minimum(s, ship, 0):
        s.ready |= bit(ship)
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "ship": ship + 1, "space": place % SPACES + 1}
        s.journal.tell("loaded", facts)


def offer_sail(s: Position, actions: list[int]) -> None:
    """R4.5: every ship with its minimum load; R4.6: to every harbour still free."""
    actions.extend(SAILS[s.ready * 32 + s.taken])


def sail(s: Position, seat: i64, action: i64) -> None:
    """R4.8: the ship goes to the harbour and is unloaded from bow to stern."""
    ship: i64 = (action - moves.SAIL) // moves.SITE_COUNT
    put_to_sea(s, seat, ship, (action - moves.SAIL) % moves.SITE_COUNT)
    space: i64
    for space in range(SPACES - 1, -1, -1):
        if s.cargo[ship * SPACES + space] != EMPTY:
            s.order.append(space)


def put_to_sea(s: Position, seat: i64, ship: i64, site: i64) -> None:
    s.berth[ship] = site
    s.free &= ~(15 * bit(ship * SPACES))
    s.ready &= ~bit(ship)
    s.taken |= bit(site)
    if site == moves.MARKET:
        s.push(market.CLOSE_MARKET, seat, ship)
    s.push(UNLOAD_SHIP, seat, ship)
    if s.journal is not None:
        facts: dict[str, int | str] = {"seat": seat, "ship": ship + 1, "site": moves.SITES[site]}
        s.journal.tell("sailed", facts)


class UnloadShip(Task[Position]):
    """R4.8: stone after stone is delivered; what one causes is settled before the next."""

    name = "unload-ship"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        while s.order:
            s.push(UNLOAD_SHIP, seat, detail)
            unload_stone(s, detail, s.order.pop())
            if not s.on_top(UNLOAD_SHIP):
                return
            s.agenda.pop()


def unload_stone(s: Position, ship: i64, space: i64) -> None:
    place: i64 = ship * SPACES + space
    owner: i64 = s.cargo[place]
    site: i64 = s.berth[ship]
    if site == moves.MARKET:
        market.come_to_market(s, owner)
    else:
        s.cargo[place] = EMPTY
        sites.deliver(s, owner, site)


UNLOAD_SHIP: Final[UnloadShip] = UnloadShip()
