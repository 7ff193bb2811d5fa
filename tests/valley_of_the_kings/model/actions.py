"""What each card does when it is played for its action (p. 9, 12-14)."""

from collections.abc import Callable

from tests.questions import Script, ask, ask_if_open

from . import figures
from .attacks import attack
from .possible import (
    below_purchase,
    cheapest,
    possible,
    repeatable,
    same_set,
    set_in_tomb,
    up_to_twice,
)
from .pyramid import crumble, swap, take_away
from .reactions import offer_cat
from .table import Card, Player, Table, distinct, from_cheap_to_dear, order_of

Action = Callable[[Table, Player], Script[None]]


def perform(table: Table, player: Player, kind: str) -> Script[None]:
    """All parts of an action in their order; then it can be repeated."""
    if "opponents" in figures.ACTIONS[kind][0]["verb"]:
        yield from attack(table, kind)
    else:
        yield from ACTIONS[kind](table, player)
    if kind not in table.done:
        table.done.append(kind)


def choose(
    player: Player, kind: str, part: int, answers: list[str], nth: int = 0, of: int = 0
) -> Script[str]:
    """The choice that one part of a card's action asks for."""
    step = figures.ACTIONS[kind][part]
    return (yield from ask(player, "choose", answers, **step, card=kind, nth=nth, of=of))


def choose_openly(player: Player, kind: str, part: int, answers: list[str]) -> Script[str]:
    """A choice among cards that all see: one that stands alone is taken without a question."""
    step = figures.ACTIONS[kind][part]
    return (yield from ask_if_open(player, "choose", answers, **step, card=kind, nth=0, of=0))


def choose_from_hand(
    player: Player, kind: str, part: int, nth: int = 0, of: int = 0
) -> Script[Card]:
    """Asked for one card, too: others shall not learn what a hand consists of."""
    answers = [f"pick {own}" for own in distinct(player.hand)]
    answer = yield from choose(player, kind, part, answers, nth, of)
    return player.take_from_hand(answer.removeprefix("pick "))


def choose_from_pyramid(player: Player, kind: str, part: int, places: list[int]) -> Script[int]:
    answer = yield from choose_openly(player, kind, part, [f"pick {place}" for place in places])
    return int(answer.split()[1])


def gain_from_pyramid(
    table: Table, player: Player, kind: str, part: int, places: list[int]
) -> Script[None]:
    """Onto one's own discard pile; the pyramid crumbles (p. 9)."""
    place = yield from choose_from_pyramid(player, kind, part, places)
    player.discard(Card(take_away(table, place)))
    yield from crumble(table, place, table.on_turn)


def sacrifice_from_pyramid(table: Table, player: Player, place: int) -> Script[None]:
    """Onto the boneyard; the pyramid crumbles, and the Cat may come."""
    table.boneyard.append(take_away(table, place))
    yield from crumble(table, place, table.on_turn)
    yield from offer_cat(table, player)


def sacrifice_from_hand(table: Table, player: Player, card: Card) -> Script[None]:
    table.boneyard.append(card.kind)
    yield from offer_cat(table, player)


def shabti(table: Table, player: Player) -> Script[None]:
    """Swap two cards of the pyramid, or sacrifice one of it (p. 14)."""
    places = list(table.standing())
    pairs = [f"swap {one} {other}" for one in places for other in places if one < other]
    picks = [f"pick {place}" for place in places]
    answer = yield from choose_openly(player, "shabti", 0, [*picks, *pairs])
    verb, *chosen = answer.split()
    if verb == "swap":
        swap(table, int(chosen[0]), int(chosen[1]))
    else:
        yield from sacrifice_from_pyramid(table, player, int(chosen[0]))


def urn(table: Table, player: Player) -> Script[None]:
    """The top of the discard pile onto the deck (17)."""
    card = player.pile.pop()
    player.uncover()
    player.deck.append(card)
    yield from ()


def drawing(count: int) -> Action:
    def draw(table: Table, player: Player) -> Script[None]:
        table.draw_to_hand(player, count)
        yield from ()

    return draw


def censer(table: Table, player: Player) -> Script[None]:
    table.anywhere = True
    yield from ()


def statue_of_thoth(table: Table, player: Player) -> Script[None]:
    """Every card in hand is worth 4 for the rest of the turn (p. 14; 21)."""
    table.gold_each = figures.ACTIONS["statue_of_thoth"][0]["count"]
    yield from ()


def ka_figurine(table: Table, player: Player) -> Script[None]:
    """Discard a card of a set, gain one of the same set (p. 12; 22)."""
    fitting = [own for own in distinct(player.hand) if same_set(table, own)]
    answer = yield from choose(player, "ka_figurine", 0, [f"pick {own}" for own in fitting])
    own = answer.removeprefix("pick ")
    player.discard(player.take_from_hand(own))
    yield from gain_from_pyramid(table, player, "ka_figurine", 1, same_set(table, own))


def book_of_the_earth(table: Table, player: Player) -> Script[None]:
    """Sacrifice a card, gain one that costs at most twice as much (25)."""
    fitting = [own for own in distinct(player.hand) if up_to_twice(table, own)]
    answer = yield from choose(player, "book_of_the_earth", 0, [f"pick {own}" for own in fitting])
    own = answer.removeprefix("pick ")
    yield from sacrifice_from_hand(table, player, player.take_from_hand(own))
    places = up_to_twice(table, own)
    yield from gain_from_pyramid(table, player, "book_of_the_earth", 1, places)


def djed_amulet(table: Table, player: Player) -> Script[None]:
    yield from gain_from_pyramid(table, player, "djed_amulet", 0, set_in_tomb(table, player))


def book_of_traversing_eternity(table: Table, player: Player) -> Script[None]:
    places = below_purchase(table)
    yield from gain_from_pyramid(table, player, "book_of_traversing_eternity", 1, places)


def statue_of_horus(table: Table, player: Player) -> Script[None]:
    yield from gain_from_pyramid(table, player, "statue_of_horus", 0, list(table.standing()))


def book_of_the_dead(table: Table, player: Player) -> Script[None]:
    """The cheapest card of the pyramid straight into the tomb (p. 13; 24)."""
    place = yield from choose_from_pyramid(player, "book_of_the_dead", 0, cheapest(table))
    player.tomb.append(take_away(table, place))
    yield from crumble(table, place, table.on_turn)


def book_of_the_netherworld(table: Table, player: Player) -> Script[None]:
    """The top card of the stock; the pyramid has not changed (28)."""
    player.discard(Card(table.stock.pop()))
    yield from ()


def statue_of_anubis(table: Table, player: Player) -> Script[None]:
    """The top card of the boneyard; the pyramid has not changed (28)."""
    player.discard(Card(table.boneyard.pop()))
    yield from ()


def outer_sarcophagus(table: Table, player: Player) -> Script[None]:
    for nth in (1, 2):
        card = yield from choose_from_hand(player, "outer_sarcophagus", 0, nth, 2)
        player.discard(card)
    card = yield from choose_from_hand(player, "outer_sarcophagus", 1)
    player.tomb.append(card.kind)


def middle_sarcophagus(table: Table, player: Player) -> Script[None]:
    card = yield from choose_from_hand(player, "middle_sarcophagus", 0)
    yield from sacrifice_from_hand(table, player, card)
    card = yield from choose_from_hand(player, "middle_sarcophagus", 1)
    player.tomb.append(card.kind)


def inner_sarcophagus(table: Table, player: Player) -> Script[None]:
    card = yield from choose_from_hand(player, "inner_sarcophagus", 0)
    player.tomb.append(card.kind)


def entomb_from_pile(table: Table, player: Player, kind: str, part: int) -> Script[None]:
    """Meanwhile the player may look through the discard pile (p. 11); a pile of one card is no choice."""
    answers = [f"pick pile {own}" for own in distinct(player.pile)]
    if len(player.pile) == 1:
        answer = answers[0]
    else:
        table.open_pile = player
        answer = yield from choose(player, kind, part, answers)
        table.open_pile = None
    player.tomb.append(player.take_from_pile(answer.split()[-1]).kind)


def burial_mask(table: Table, player: Player) -> Script[None]:
    """From the hand or from the discard pile."""
    answers = [f"pick {own}" for own in distinct(player.hand)]
    answers += [f"pick pile {own}" for own in distinct(player.pile)]
    table.open_pile = player
    answer = yield from choose(player, "burial_mask", 0, answers)
    table.open_pile = None
    own = answer.split()[-1]
    from_pile = answer.startswith("pick pile")
    card = player.take_from_pile(own) if from_pile else player.take_from_hand(own)
    player.tomb.append(card.kind)


def scarab(table: Table, player: Player) -> Script[None]:
    yield from entomb_from_pile(table, player, "scarab", 0)


def book_of_the_heavens(table: Table, player: Player) -> Script[None]:
    yield from entomb_from_pile(table, player, "book_of_the_heavens", 1)


def imsety_jar(table: Table, player: Player) -> Script[None]:
    """Discard at least one card, draw as many."""
    step, count = figures.ACTIONS["imsety_jar"][0], 0
    while True:
        answers = [f"pick {own}" for own in distinct(player.hand)] + ["stop"] * (count > 0)
        facts = {**step, "card": "imsety_jar", "nth": 0, "of": 0, "chosen": count}
        answer = yield from ask(player, "choose-more", answers, **facts)
        if answer == "stop":
            break
        player.discard(player.take_from_hand(answer.removeprefix("pick ")))
        count += 1
    table.draw_to_hand(player, count)


def wedjat_amulet(table: Table, player: Player) -> Script[None]:
    """Look at three cards of the deck, keep one, discard the others."""
    count = min(3, player.drawable())
    cards = [table.draw(player) for _ in range(count)]
    table.looked = [card for card in cards if card]
    answers = [f"keep {kind}" for kind in distinct(table.looked)]
    answer = yield from ask(player, "keep", answers, count=1)
    kind = answer.removeprefix("keep ")
    kept = min([card for card in table.looked if card.kind == kind], key=lambda card: card.known)
    table.looked.remove(kept)
    player.hand.append(kept)
    for card in from_cheap_to_dear(table.looked):
        player.discard(card)
    table.looked = []


def take_from_tomb(player: Player, kind: str) -> Script[None]:
    """Back into the hand, where everybody knows it to be."""
    owns = sorted(set(player.tomb), key=order_of)
    answer = yield from choose_openly(player, kind, 0, [f"pick tomb {own}" for own in owns])
    own = answer.split()[-1]
    player.tomb.remove(own)
    player.hand.append(Card(own, known=True))


def ankh_amulet(table: Table, player: Player) -> Script[None]:
    yield from take_from_tomb(player, "ankh_amulet")


def statue_of_osiris(table: Table, player: Player) -> Script[None]:
    yield from take_from_tomb(player, "statue_of_osiris")
    table.draw_to_hand(player, 1)


def statue_of_sobek(table: Table, player: Player) -> Script[None]:
    card = yield from choose_from_hand(player, "statue_of_sobek", 0)
    yield from sacrifice_from_hand(table, player, card)
    table.draw_to_hand(player, 2)


def statue_of_isis(table: Table, player: Player) -> Script[None]:
    table.draw_to_hand(player, 3)
    card = yield from choose_from_hand(player, "statue_of_isis", 1)
    player.discard(card)


def tyet_amulet(table: Table, player: Player) -> Script[None]:
    """A completed action once more, with new choices (p. 12; 20)."""
    answers = [f"repeat {kind}" for kind in repeatable(table, player)]
    answer = yield from ask(player, "repeat", answers)
    yield from perform(table, player, answer.removeprefix("repeat "))


def book_of_gates(table: Table, player: Player) -> Script[None]:
    """Turn up the top card of the deck, carry out its action if possible, discard it (p. 13; 18, 19)."""
    card = table.draw(player)
    assert card is not None
    table.revealed.append(card)
    if possible(table, player, card.kind):
        yield from perform(table, player, card.kind)
    table.revealed.remove(card)
    player.discard(card)


ACTIONS: dict[str, Action] = {
    "shabti": shabti,
    "urn": urn,
    "box_of_food": drawing(1),
    "censer": censer,
    "ka_figurine": ka_figurine,
    "throne": drawing(3),
    "burial_mask": burial_mask,
    "outer_sarcophagus": outer_sarcophagus,
    "middle_sarcophagus": middle_sarcophagus,
    "inner_sarcophagus": inner_sarcophagus,
    "imsety_jar": imsety_jar,
    "hapi_jar": drawing(2),
    "wedjat_amulet": wedjat_amulet,
    "ankh_amulet": ankh_amulet,
    "tyet_amulet": tyet_amulet,
    "djed_amulet": djed_amulet,
    "scarab": scarab,
    "book_of_gates": book_of_gates,
    "book_of_the_heavens": book_of_the_heavens,
    "book_of_the_earth": book_of_the_earth,
    "book_of_traversing_eternity": book_of_traversing_eternity,
    "book_of_the_netherworld": book_of_the_netherworld,
    "book_of_the_dead": book_of_the_dead,
    "statue_of_sobek": statue_of_sobek,
    "statue_of_anubis": statue_of_anubis,
    "statue_of_isis": statue_of_isis,
    "statue_of_osiris": statue_of_osiris,
    "statue_of_horus": statue_of_horus,
    "statue_of_thoth": statue_of_thoth,
}
