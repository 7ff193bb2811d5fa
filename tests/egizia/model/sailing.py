"""Phases 1 and 2: cards are laid out; ships sail down the Nile, one at a time."""

from tests.questions import Script, ask, ask_if_open

from . import figures, gains
from .table import Player, Site, Table

SITE_AT = {position: name for name, (_place, position) in figures.SITES.items()}


def lay_out_cards(table: Table) -> None:
    """Ten cards of the round's deck, from the upper edge down."""
    deck = table.nile[figures.DECK_OF_ROUND[table.round - 1]]
    for position in figures.CARD_SPACES:
        table.river_cards[position] = deck.pop(0)
    table.laid_out = dict(table.river_cards)


def sailing(table: Table) -> Script[None]:
    """Tile 1 first, round and round, until nobody can or wants to place a ship."""
    table.phase = "sailing"
    for player in table.players:
        player.passed = False
    while not all(player.passed for player in table.order):
        for player in table.order:
            if not player.passed:
                yield from turn(table, player)
    yield from take_leftovers(table)
    go_back_from_river(table)


def turn(table: Table, player: Player) -> Script[None]:
    if not positions(table, player):
        player.passed = True
    else:
        yield from place_ship(table, player, must=False)


def positions(table: Table, player: Player) -> list[int]:
    """Where a player can place a ship now; passing comes by itself where there is nothing (19)."""
    if player.ships == 0:
        return []
    return [position for position in range(1, 21) if may_place(table, player, position)]


def cards_needed(table: Table, player: Player, position: int) -> list[str]:
    """Once-a-round cards that a placement takes: to go upstream, to join ships on a round space.

    One's own lowest ship is not below itself, so joining it takes both (15, 54).
    """
    return [
        *(["upstream"] if position <= player.lowest else []),
        *(["reuse"] if position in figures.TOWNS and table.river_ships[position] else []),
    ]


def may_place(table: Table, player: Player, position: int) -> bool:
    if position in figures.CARD_SPACES and position not in table.river_cards:
        return False
    if position in SITE_AT and player in table.river_ships[position]:
        return False
    if position == figures.BARRED and table.river_ships[position]:
        return False
    return all(player.has_fresh(card) for card in cards_needed(table, player, position))


def place_ship(table: Table, player: Player, must: bool) -> Script[None]:
    """One ship; with a double ship card another one after it (17, 64)."""
    answer = yield from where_to(table, player, must)
    if answer == "pass":
        player.passed = True
        return
    yield from land(table, player, int(answer.removeprefix("sail ")))
    if player.cards["double_ship"] and positions(table, player):
        again = yield from ask(player, "again", ["use double_ship", "decline"])
        if again == "use double_ship":
            table.discard(player, "double_ship")
            yield from place_ship(table, player, must=True)


def where_to(table: Table, player: Player, must: bool) -> Script[str]:
    while True:
        answers = [f"sail {position}" for position in positions(table, player)]
        answers += [] if must else ["pass"]
        if table.every_moment:
            answers += gains.any_time_things(player, stones=True, paid=False, fields=True)
        answer = yield from ask(player, "sail", answers, count=int(must))
        if answer == "pass" or answer.startswith("sail"):
            return answer
        yield from gains.do_any_time_thing(table, player, answer)


def land(table: Table, player: Player, position: int) -> Script[None]:
    player.used_cards.update(cards_needed(table, player, position))
    player.ships -= 1
    player.lowest = max(player.lowest, position)
    table.river_ships[position].append(player)
    if position in SITE_AT:
        yield from berth(table.site_named(SITE_AT[position]), player)
    elif position in figures.TOWNS:
        yield from act_at_town(table, player, position)
    else:
        yield from gains.take_card(table, player, table.river_cards.pop(position))


def berth(site: Site, player: Player) -> Script[None]:
    """Any free berth (10); without one the ship waits beside them as a substitute."""
    free = [number for number, ship in enumerate(site.berths, start=1) if ship is None]
    if not free:
        site.waiting.append(player)
        return
    answers = [f"berth {number}" for number in free]
    answer = yield from ask_if_open(player, "berth", answers, site=site.name)
    site.berths[int(answer.removeprefix("berth ")) - 1] = player


def act_at_town(table: Table, player: Player, position: int) -> Script[None]:
    """The action of a round space, twice with the card for it (65), which is barred at the last."""
    town, effect = figures.TOWNS[position]
    times = 1
    if position != figures.BARRED and player.cards["double_space"]:
        answers = ["use double_space", "decline"]
        answer = yield from ask(player, "double", answers, space=position, town=town)
        if answer == "use double_space":
            table.discard(player, "double_space")
            times = 2
    for _ in range(times):
        yield from gains.carry_out(table, player, effect)


def take_leftovers(table: Table) -> Script[None]:
    """Whoever has the card for it takes one of the cards left on the board (18, 66)."""
    for player in table.order:
        while player.has_fresh("leftover") and table.river_cards:
            answers = [f"take {position}" for position in sorted(table.river_cards)]
            answer = yield from ask(player, "leftover", [*answers, "decline"])
            if answer == "decline":
                break
            player.used_cards["leftover"] += 1
            card = table.river_cards.pop(int(answer.removeprefix("take ")))
            yield from gains.take_card(table, player, card)


def go_back_from_river(table: Table) -> None:
    """Ships go back to their owners, except those at building sites; cards left are out (36)."""
    table.gone.update(table.river_cards.values())
    table.river_cards.clear()
    for position, ships in table.river_ships.items():
        if position not in SITE_AT:
            for player in ships:
                player.ships += 1
            ships.clear()
