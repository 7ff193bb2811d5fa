"""Market cards: taking them, and what red and blue ones do (p. 7, 9, 12)."""

from tests.questions import Script, ask, ask_if_open

from . import figures, ships, sites
from .table import Player, Ship, Table


def deal_market(table: Table) -> None:
    """Four cards face up, or three and two face down (p. 5, 9)."""
    side = table.options["market"]
    table.market = [table.draw() for _ in range(figures.FACE_UP[side])]
    pair = [table.draw() for _ in range(figures.FACE_DOWN[side])]
    table.pair = [card for card in pair if card]


def clear_market(table: Table) -> None:
    """What is left is discarded, a pair as well (p. 6; 14)."""
    table.discards += [card for card in table.market if card]
    table.discards += table.pair
    table.market = [None] * len(table.market)
    table.pair = []


def pick_card(table: Table, owner: Player) -> Script[None]:
    """The owner of a stone must take a card, or the pair as if it were one (p. 7, 9; 10, 11)."""
    places = [place for place, card in enumerate(table.market, start=1) if card]
    if table.pair:
        places.append(len(table.market) + 1)
    if not places:
        return
    answer = yield from ask_if_open(owner, "pick-card", [f"take {place}" for place in places])
    place = int(answer.split()[1])
    card: str | None
    if place > len(table.market):
        card = yield from keep_one(table, owner)
    else:
        card = table.market[place - 1]
        table.market[place - 1] = None
    assert card
    yield from receive(table, owner, card)


def keep_one(table: Table, owner: Player) -> Script[str]:
    """Of the pair, seen by the taker only, one is kept and the other discarded (p. 9; 13)."""
    table.looks_at_pair = owner
    answers = [f"keep {place}" for place, _card in enumerate(table.pair, start=1)]
    answer = yield from ask(owner, "keep-one", answers)
    table.looks_at_pair = None
    kept = table.pair.pop(int(answer.split()[1]) - 1)
    table.discards += table.pair
    table.pair = []
    return kept


def draw_card(table: Table, player: Player) -> Script[None]:
    """The top card of the draw pile; none if no cards exist (p. 9, 10; 12)."""
    card = table.draw()
    if card:
        yield from receive(table, player, card)


def receive(table: Table, player: Player, card: str) -> Script[None]:
    """Red cards are carried out at once and discarded; others lie before the player (p. 7; 8)."""
    if card not in figures.BUILDS:
        player.cards[card] += 1
        return
    table.in_use.append(card)
    if player.quarry:  # else it does nothing (7)
        player.quarry -= 1
        yield from sites.deliver(table, player, figures.BUILDS[card])
    table.in_use.remove(card)
    table.discards.append(card)


def playable(table: Table, player: Player) -> list[str]:
    """Blue cards that can be carried out in full (p. 12; 23)."""
    return [card for card in figures.BLUE if player.cards[card] and can_play(table, player, card)]


def can_play(table: Table, player: Player, card: str) -> bool:
    waiting = table.waiting_ships()
    free_spaces = sum(len(ship.free()) for ship in waiting)
    if card == "lever":
        return bool(ships.sails(table))
    if card == "hammer":  # (20, 21)
        return player.sled + player.can_take(figures.TAKEN) > 0 and free_spaces > 0
    if card == "sail":
        return bool(loads_to_sail(table, player))
    return player.sled >= 2 and free_spaces >= 2  # (19)


def loads_to_sail(table: Table, player: Player) -> list[str]:
    """Spaces on ships that have their minimum with this stone (18)."""
    nearly = [ship for ship in table.waiting_ships() if len(ship.loaded()) + 1 >= ship.minimum]
    return [load for ship in nearly if player.sled for load in ships.loads_of(ship)]


def play_card(table: Table, player: Player, card: str) -> Script[None]:
    """The card is discarded when all is done (p. 5, 12)."""
    player.cards[card] -= 1
    table.in_use.append(card)
    if card == "lever":
        yield from play_lever(table, player)
    elif card == "hammer":
        player.take_stones(figures.TAKEN)
        yield from load_one(table, player)
    elif card == "sail":
        yield from play_sail(table, player)
    else:
        yield from load_one(table, player)
        yield from load_one(table, player)
    table.in_use.remove(card)
    table.discards.append(card)


def load_one(table: Table, player: Player) -> Script[None]:
    answer = yield from ask(player, "load", ships.loads(table, player))
    ships.load(table, player, answer)


def play_lever(table: Table, player: Player) -> Script[None]:
    """A ship sails and the player says in which order it is unloaded (p. 12; 15)."""
    answer = yield from ask(player, "sail-any-order", ships.sails(table))
    ship = ships.sail(table, answer)
    order = yield from ships.choose_order(table, player, ship)
    yield from ships.unload(table, ship, order)


def play_sail(table: Table, player: Player) -> Script[None]:
    """A stone onto a ship, and this ship sails (p. 12; 18)."""
    answer = yield from ask(player, "load-to-sail", loads_to_sail(table, player))
    ship: Ship = ships.load(table, player, answer)
    answers = ships.sails_of(table, ship)
    answer = yield from ask(player, "sail-loaded", answers, detail=ship.number - 1)
    ships.sail(table, answer)
    yield from ships.unload(table, ship, ship.loaded())
