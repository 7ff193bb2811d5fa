"""The whole game: six rounds of turns (p. 5, 6)."""

from tests.questions import Script, ask

from . import cards, figures, ships, sites
from .table import Player, Ship, Table


def whole_game(table: Table) -> Script[None]:
    """The first player begins the first round (36)."""
    starter = table.players[0]
    for number in range(1, figures.ROUNDS + 1):
        table.round = number
        sizes = table.round_cards[number - 1]
        table.ships = [Ship(place, size) for place, size in enumerate(sizes, start=1)]
        if number > 1:  # the first market was dealt at set-up
            cards.deal_market(table)
        starter = yield from play_round(table, starter)
        yield from sites.score_temple(table)
        cards.clear_market(table)
    table.is_over = True


def play_round(table: Table, starter: Player) -> Script[Player]:
    """Turns until all four ships have sailed, or nobody can do anything (p. 6; 6).

    The next round begins left of the one who sailed last, or else left of who acted last.
    """
    player, passes = starter, 0
    while table.waiting_ships() and passes < len(table.players):
        passed = yield from take_turn(table, player)
        player = table.left_of(player)
        passes = passes + 1 if passed else 0
    for ship in table.waiting_ships():
        ships.send_back_stones(ship)
        ship.waits = False
    return player


def take_turn(table: Table, player: Player) -> Script[bool]:
    """Exactly one of four actions; whether the player could do nothing and passed (p. 5; 5)."""
    actions = possible_actions(table, player)
    stones = player.can_take(figures.TAKEN)
    answer = yield from ask(player, "turn", actions or ["pass"], stones=stones)
    if answer == "stones":
        player.take_stones(figures.TAKEN)
    elif answer.startswith("load"):
        ships.load(table, player, answer)
    elif answer.startswith("sail"):
        ship = ships.sail(table, answer)
        yield from ships.unload(table, ship, ship.loaded())
    elif answer.startswith("play"):
        yield from cards.play_card(table, player, answer.removeprefix("play "))
    return answer == "pass"


def possible_actions(table: Table, player: Player) -> list[str]:
    """Stones are taken only if at least one can be (1, 3)."""
    return [
        *(["stones"] if player.can_take(figures.TAKEN) else []),
        *ships.loads(table, player),
        *ships.sails(table),
        *[f"play {card}" for card in cards.playable(table, player)],
    ]
