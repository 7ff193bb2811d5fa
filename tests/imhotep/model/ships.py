"""Loading, sailing and unloading ships (p. 5)."""

from tests.questions import Script, ask

from . import cards, sites
from .table import Player, Ship, Table


def loads(table: Table, player: Player) -> list[str]:
    """One stone from the sled onto any empty space of a ship that has not sailed."""
    if not player.sled:
        return []
    return [load for ship in table.waiting_ships() for load in loads_of(ship)]


def loads_of(ship: Ship) -> list[str]:
    return [f"load {ship.number} {space + 1}" for space in ship.free()]


def load(table: Table, player: Player, answer: str) -> Ship:
    _load, number, space = answer.split()
    ship = table.ships[int(number) - 1]
    ship.spaces[int(space) - 1] = player
    player.sled -= 1
    return ship


def sails(table: Table) -> list[str]:
    """Ships with at least their minimum of stones, whoever owns these, to any free harbour."""
    return [sail for ship in table.waiting_ships() for sail in sails_of(table, ship)]


def sails_of(table: Table, ship: Ship) -> list[str]:
    if len(ship.loaded()) < ship.minimum:
        return []
    return [f"sail {ship.number} {site}" for site in table.free_sites()]


def sail(table: Table, answer: str) -> Ship:
    _sail, number, site = answer.split()
    ship = table.ships[int(number) - 1]
    ship.site, ship.waits = site, False
    return ship


def choose_order(table: Table, player: Player, ship: Ship) -> Script[list[int]]:
    """The lever's player declares the whole order before anything is unloaded (15).

    Not asked is what makes no difference: the order of stones that one player owns.
    """
    left = ship.loaded()
    table.unloading = []
    while len({ship.spaces[space] for space in left}) > 1:
        answers = [f"unload {space + 1}" for space in left]
        answer = yield from ask(player, "order", answers, detail=ship.number - 1)
        space = int(answer.split()[1]) - 1
        left.remove(space)
        table.unloading.append(space)
    return [*table.unloading, *left]


def unload(table: Table, ship: Ship, order: list[int]) -> Script[None]:
    """One stone after the other reaches the site (p. 5, 6)."""
    table.unloading = [*order]
    if ship.site == "market":
        yield from unload_at_market(table, ship)
        return
    assert ship.site
    while table.unloading:
        space = table.unloading.pop(0)
        owner, ship.spaces[space] = ship.spaces[space], None
        assert owner
        yield from sites.deliver(table, owner, ship.site)


def unload_at_market(table: Table, ship: Ship) -> Script[None]:
    """Each stone brings a card; all go back to the quarry after the last one (p. 7; 9)."""
    while table.unloading:
        owner = ship.spaces[table.unloading.pop(0)]
        assert owner
        yield from cards.pick_card(table, owner)
    send_back_stones(ship)


def send_back_stones(ship: Ship) -> None:
    for space in ship.loaded():
        owner, ship.spaces[space] = ship.spaces[space], None
        assert owner
        owner.quarry += 1
