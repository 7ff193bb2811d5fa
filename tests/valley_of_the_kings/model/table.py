"""All that lies on the table: cards by name, and which of the hidden ones everybody knows."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from . import figures

PLACES = [1, 2, 3, 4, 5, 6]
BASE = [1, 2, 3]
"""The pyramid: places 1 to 3 are its base, 4 and 5 the middle row, 6 the top."""


class Dice(Protocol):
    """What shuffles: the engine's own generator, so that both models have the same chance."""

    def shuffle(self, items: list[int]) -> None: ...


@dataclass(eq=False)
class Card:
    """A card that somebody owns; `known` if everybody knows that it is where it is."""

    kind: str
    known: bool = False


def order_of(kind: str) -> int:
    return figures.ORDER[kind]


def distinct(cards: Iterable[Card]) -> list[str]:
    """The kinds among cards, in the order of the box."""
    return sorted({card.kind for card in cards}, key=order_of)


def from_cheap_to_dear(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: (figures.cost(card.kind), order_of(card.kind)))


def pick(cards: Iterable[Card], kind: str) -> Card:
    """Of equal cards one that everybody knows: so others learn no more than they must."""
    return max([card for card in cards if card.kind == kind], key=lambda card: card.known)


class Player:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        """The top last, as in the discard pile."""
        self.pile: list[Card] = []
        self.tomb: list[str] = []

    def owned(self) -> int:
        """Cards in hand, discard pile and deck; those in the tomb do not count (p. 13)."""
        return len(self.hand) + len(self.pile) + len(self.deck)

    def drawable(self) -> int:
        return len(self.deck) + len(self.pile)

    def holds(self, kind: str) -> bool:
        return any(card.kind == kind for card in self.hand)

    def take_from_hand(self, kind: str) -> Card:
        card = pick(self.hand, kind)
        self.hand.remove(card)
        return card

    def discard(self, card: Card) -> None:
        """Face up on top of the discard pile."""
        card.known = True
        self.pile.append(card)

    def take_from_pile(self, kind: str) -> Card:
        """The uppermost card of a kind; what then lies on top, all see."""
        card = next(card for card in reversed(self.pile) if card.kind == kind)
        self.pile.remove(card)
        self.uncover()
        return card

    def uncover(self) -> None:
        if self.pile:
            self.pile[-1].known = True


class Table:
    """The table as chance laid it: `laid` has names of cards, piles with the top last."""

    def __init__(self, seats: int, options: dict[str, Any], laid: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.dice: Dice | None = None
        self.players = [Player(seat) for seat in range(seats)]
        for player in self.players:
            player.hand = [Card(kind) for kind in laid["hand"][player.seat]]
            player.deck = [Card(kind) for kind in laid["deck"][player.seat]]
            player.tomb = list(laid["tomb"][player.seat])
        self.stock: list[str] = list(laid["stock"])
        self.boneyard: list[str] = list(laid["boneyard"])
        self.pyramid: dict[int, str | None] = dict(zip(PLACES, laid["pyramid"], strict=True))
        self.on_turn: Player = self.players[laid["on_turn"]]
        self.turns: int = laid["turns"]
        """How many turns have been finished."""
        self.is_over = False
        self.played: list[Card] = []
        self.revealed: list[Card] = []
        """Cards that Books of Gates turned up, in no other place until discarded (18)."""
        self.looked: list[Card] = []
        self.arranged: list[Card] = []
        self.open_pile: Player | None = None
        """Who may look through their discard pile because an action lets them."""
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget what held only for the turn before."""
        self.laid = 0
        self.entombed = False
        self.changed = False
        self.dearest = 0
        """The highest cost of a card bought this turn."""
        self.gold_each = 0
        self.anywhere = False
        self.done: list[str] = []

    def opponents(self) -> list[Player]:
        """The others in the order of play, from the left of the player on turn (12)."""
        seat = self.on_turn.seat
        return [self.players[(seat + step) % self.seats] for step in range(1, self.seats)]

    def standing(self) -> dict[int, str]:
        """The cards of the pyramid by place."""
        return {place: kind for place, kind in self.pyramid.items() if kind}

    def gold(self, card: Card) -> int:
        """What a card in hand is worth for buying; the Statue of Thoth makes all equal (21)."""
        return self.gold_each or figures.CARDS[card.kind].gold

    def draw(self, player: Player) -> Card | None:
        """The top card of the deck; when it is empty the discard pile is shuffled first (p. 8)."""
        if not player.deck:
            player.deck, player.pile = self.shuffled(player.pile), []
        return player.deck.pop() if player.deck else None

    def draw_to_hand(self, player: Player, count: int) -> None:
        for _ in range(count):
            card = self.draw(player)
            if card:
                player.hand.append(card)

    def shuffled(self, cards: list[Card]) -> list[Card]:
        order = list(range(len(cards)))
        if len(order) > 0:
            assert self.dice is not None
            self.dice.shuffle(order)
        for card in cards:
            card.known = False
        return [cards[i] for i in order]
