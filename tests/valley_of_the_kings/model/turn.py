"""The four steps of a turn (p. 8), and the game from the first turn to the last."""

from tests.questions import Question, Script, ask, ask_if_open

from . import figures
from .actions import perform, sacrifice_from_pyramid
from .payment import affordable, payment
from .possible import possible
from .pyramid import crumble, refill, take_away
from .reactions import offer_boat
from .table import Card, Player, Table, distinct, from_cheap_to_dear, pick


def whole_game(table: Table) -> Script[None]:
    """Until stock and pyramid are empty and all have had equally many turns (p. 10; 35, 36)."""
    while True:
        yield from take_turn(table, table.on_turn)
        table.turns += 1
        if is_over(table):
            table.is_over = True
            return
        table.on_turn = table.opponents()[0]
        table.begin_turn()


def is_over(table: Table) -> bool:
    used_up = not table.stock and not table.standing()
    even = table.turns % table.seats == 0
    return (used_up and even) or table.turns >= figures.TURN_LIMIT


def take_turn(table: Table, player: Player) -> Script[None]:
    yield from play_cards(table, player)
    put_away(table, player)
    if not table.changed and table.standing():
        yield from sacrifice_of_unchanged_pyramid(table, player)
    refill(table)
    table.draw_to_hand(player, figures.HAND)


def play_cards(table: Table, player: Player) -> Script[None]:
    """Step 1, in any order: buy, act, entomb once."""
    while True:
        answer = yield Question(player, "turn", moves(table, player), {"payments": payments(table)})
        word, *rest = answer.split()
        if word == "end":
            return
        if word == "arrange":
            yield from arrange(table, player)
            return
        if word == "lay":
            lay(table, player, rest[0])
        elif word == "buy":
            yield from buy(table, player, int(rest[0]))
        elif word == "entomb":
            player.tomb.append(player.take_from_hand(rest[0]).kind)
            table.entombed = True
        else:
            play(table, player, rest[0])
            yield from perform(table, player, rest[0])


def moves(table: Table, player: Player) -> list[str]:
    """Who has begun to lay gold goes on until something is bought."""
    own = distinct(player.hand)
    can_buy = affordable(table)
    found = [f"buy {place}" for place in can_buy]
    if can_buy:
        found += [f"lay {kind}" for kind in own]
    if table.laid:
        return found
    found += [f"act {kind}" for kind in own if can_act(table, player, kind)]
    if not table.entombed:
        found += [f"entomb {kind}" for kind in own]
    if len(left_to_arrange(table, player)) > 1:
        found.append("arrange")
    return [*found, "end"]


def can_act(table: Table, player: Player, kind: str) -> bool:
    """Whether the action is possible once the card has left the hand."""
    card = player.take_from_hand(kind)
    answer = possible(table, player, kind)
    player.hand.append(card)
    return answer


def payments(table: Table) -> dict[str, list[str]]:
    return {str(place): payment(table, price) for place, price in affordable(table).items()}


def play(table: Table, player: Player, kind: str) -> None:
    """A card from the hand onto the table, where it stays to the end of the turn (40)."""
    card = player.take_from_hand(kind)
    card.known = True
    table.played.append(card)


def lay(table: Table, player: Player, kind: str) -> None:
    play(table, player, kind)
    table.laid += table.gold(table.played[-1])


def buy(table: Table, player: Player, place: int) -> Script[None]:
    """Pay, take the card onto the discard pile, crumble (p. 9); then an opponent's Boat."""
    price = affordable(table)[place]
    for kind in payment(table, price):
        lay(table, player, kind)
    table.laid = 0
    kind = take_away(table, place)
    table.dearest = max(table.dearest, figures.cost(kind))
    player.discard(Card(kind))
    yield from crumble(table, place, player)
    yield from offer_boat(table)


def arrange(table: Table, player: Player) -> Script[None]:
    """Which cards come uppermost on the discard pile, the topmost first (39)."""
    while len(left_to_arrange(table, player)) > 1:
        answers = [f"top {kind}" for kind in distinct(left_to_arrange(table, player))]
        answer = yield from ask(player, "arrange", [*answers, "end"])
        if answer == "end":
            return
        table.arranged.append(pick(left_to_arrange(table, player), answer.removeprefix("top ")))


def left_to_arrange(table: Table, player: Player) -> list[Card]:
    cards = [*table.played, *player.hand]
    return [card for card in cards if card not in table.arranged]


def put_away(table: Table, player: Player) -> None:
    """Step 2: played cards and hand onto the discard pile.

    Cards without a chosen order follow the engine's custom, learned from its snapshots: unseen ones lie
    below seen ones; the cheapest of the unseen and the dearest of the seen come uppermost.
    """
    left = from_cheap_to_dear(left_to_arrange(table, player))
    unseen = [card for card in left if not card.known]
    seen = [card for card in left if card.known]
    player.pile += [*reversed(unseen), *seen, *reversed(table.arranged)]
    player.uncover()
    player.hand, table.played, table.arranged = [], [], []


def sacrifice_of_unchanged_pyramid(table: Table, player: Player) -> Script[None]:
    """Step 3: a pyramid that nobody changed loses a card (32, 33)."""
    answers = [f"pick {place}" for place in table.standing()]
    answer = yield from ask_if_open(player, "unchanged", answers)
    yield from sacrifice_from_pyramid(table, player, int(answer.split()[1]))
