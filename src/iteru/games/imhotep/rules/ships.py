"""Stones, ships and harbours: taking, loading, sailing (R4.2 to R4.8)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import market, moves, sites
from iteru.games.imhotep.rules.moves import SPACES
from iteru.games.imhotep.rules.position import (
    EMPTY,
    LOADS_BACK,
    LOADS_FRONT,
    SAILS,
    WAITING,
    Position,
    free_on,
    free_spaces,
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


def why_not_stones(s: Position, seat: i64) -> IllegalMove | None:
    if stones_to_take(s, seat, s.layout.take) > 0:
        return None
    room = s.layout.sled
    full = s.sled[seat] >= room
    return IllegalMove("R4.3", "refused-sled-full" if full else "refused-quarry-empty", room=room)


def offer_load(s: Position, actions: list[int]) -> None:
    """R4.4: any free space of a ship that has not sailed."""
    actions.extend(LOADS_FRONT[s.free & 255])
    actions.extend(LOADS_BACK[s.free >> 8])


def why_not_load(s: Position, seat: i64, action: i64) -> IllegalMove | None:
    """R4.4: a stone on the sled, and a space for it."""
    refusal = why_not_from_sled(s, seat)
    return why_not_space(s, moves.LOAD.place(action)) if refusal is None else refusal


def why_not_from_sled(s: Position, seat: i64) -> IllegalMove | None:
    return IllegalMove("R4.4", "refused-sled-empty") if s.sled[seat] == 0 else None


def why_not_anywhere(s: Position) -> IllegalMove | None:
    """R4.4: says why no stone can be loaded at all, whatever is on the sled."""
    return IllegalMove("R4.4", "refused-no-space-free") if free_spaces(s) == 0 else None


def why_not_space(s: Position, place: i64) -> IllegalMove | None:
    """R4.4: a free space of a ship that has not sailed."""
    if s.free >> place & 1:
        return None
    ship: i64 = place // SPACES
    space: i64 = place % SPACES
    if s.berth[ship] != WAITING:
        return IllegalMove("R4.4", "refused-ship-gone", ship=ship + 1)
    if space >= s.ships[ship]:
        return IllegalMove("R4.4", "refused-no-such-space", ship=ship + 1, size=s.ships[ship])
    return IllegalMove("R4.4", "refused-space-taken", ship=ship + 1, space=space + 1)


def load(s: Position, seat: i64, action: i64) -> None:
    """R4.4: one stone from the sled onto a ship."""
    place: i64 = action - moves.LOAD.first
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


def why_not_sail(s: Position, action: i64) -> IllegalMove | None:
    """Says why a ship cannot sail somewhere; the ship is checked first, as it is touched first."""
    refusal = why_not_ship(s, ship_of(action))
    return why_not_harbour(s, site_of(action)) if refusal is None else refusal


def why_not_ship(s: Position, ship: i64) -> IllegalMove | None:
    """R4.5: a waiting ship with its minimum load."""
    if s.ready >> ship & 1:
        return None
    if s.berth[ship] != WAITING:
        return IllegalMove("R4.5", "refused-ship-gone", ship=ship + 1)
    return below_minimum(s, "R4.5", ship, 0)


def below_minimum(s: Position, rule: str, ship: i64, more: i64) -> IllegalMove:
    """R4.5, R7.9: too few stones on a ship, `more` counted in."""
    size = s.ships[ship]
    load = size - free_on(s, ship) + more
    minimum = s.layout.minimum[size]
    return IllegalMove(rule, "refused-below-minimum", ship=ship + 1, minimum=minimum, load=load)


def why_not_harbour(s: Position, site: i64) -> IllegalMove | None:
    """R4.6: a harbour that no ship has sailed to this round."""
    if s.taken >> site & 1:
        return IllegalMove("R4.6", "refused-harbour-taken", site=moves.SITES[site])
    return None


def ship_of(action: i64) -> i64:
    """Returns the ship that sails."""
    return moves.SAIL.place(action) // moves.SITE_COUNT


def site_of(action: i64) -> i64:
    """Returns the site that a ship sails to."""
    return moves.SAIL.place(action) % moves.SITE_COUNT


def sail(s: Position, seat: i64, action: i64) -> None:
    """R4.8: the ship goes to the harbour and is unloaded from bow to stern."""
    place: i64 = action - moves.SAIL.first
    ship: i64 = place // moves.SITE_COUNT
    put_to_sea(s, seat, ship, place % moves.SITE_COUNT)
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
