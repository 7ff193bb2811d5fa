"""The state of Valley of the Kings: a position that knows its rules."""

from iteru.engine.rng import Rng
from iteru.games.valley_of_the_kings.rules import scoring
from iteru.games.valley_of_the_kings.rules.buying import offer_purchases
from iteru.games.valley_of_the_kings.rules.position import (
    KNOWN,
    Position,
    gold_of,
    kind_of,
    kinds_in,
)
from iteru.games.valley_of_the_kings.rules.text import position_lines


class ValleyState(Position):
    """A position of Valley of the Kings."""

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def clone(self) -> "ValleyState":
        return ValleyState(self.layout, self.book, self)

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.7: the order of the own deck; of the others all cards that nobody has seen where they are; the stock by ages."""
        for other in range(self.seats):
            if other == seat:
                deal_anew([self.deck[other]], rng)
            else:
                hidden = [self.hand[other], self.deck[other], self.pile[other]]
                if other == self.on_turn:
                    hidden.append(self.looked)
                deal_anew(hidden, rng)
                if other == self.on_turn and self.laid:
                    self.leave_enough_gold(hidden)
                self.hand[other].sort()
        self.looked.sort()
        if self.arranged and seat != self.on_turn:
            self.arrange_anew(rng)
        stock = sorted(self.stock)
        last_age = [kind for kind in stock if self.layout.age[kind] == 3]
        first_age = [kind for kind in stock if self.layout.age[kind] != 3]
        rng.shuffle(last_age)
        rng.shuffle(first_age)
        self.stock = last_age + first_age
        self.rng = rng.fork()

    def leave_enough_gold(self, zones: list[list[int]]) -> None:
        """R4.2: whoever has laid gold can pay for a card: the hand, the first zone, gets richer cards until that is so."""
        hand = zones[0]
        unseen = sorted(
            [
                (gold_of(self, kind_of(card)), zone, place)
                for zone, cards in enumerate(zones)
                for place, card in enumerate(cards)
                if not card & KNOWN
            ]
        )
        poorest = [place for _, zone, place in unseen if zone == 0]
        richest = [(zone, place) for _, zone, place in unseen[::-1] if zone != 0]
        for mine, (zone, place) in zip(poorest, richest, strict=False):
            if offer_purchases(self, self.laid + self.gold_in(hand)):
                return
            hand[mine], zones[zone][place] = zones[zone][place], hand[mine]

    def gold_in(self, cards: list[int]) -> int:
        return sum([gold_of(self, kind) for kind in kinds_in(cards)])

    def arrange_anew(self, rng: Rng) -> None:
        """R3.3: which cards the player on turn has put on top so far is a secret too."""
        cards = sorted(self.played + kinds_in(self.hand[self.on_turn]))
        rng.shuffle(cards)
        self.arranged = cards[: len(self.arranged)]

    def __str__(self) -> str:
        return "\n".join(position_lines(self))


def deal_anew(zones: list[list[int]], rng: Rng) -> None:
    """Shuffle the cards that nobody has seen over their places; those that are public stay.

    They are sorted first, so that nobody can turn the shuffle back to where they lie.
    """
    hidden = sorted([card for cards in zones for card in cards if not card & KNOWN])
    rng.shuffle(hidden)
    for cards in zones:
        for place in range(len(cards)):
            if not cards[place] & KNOWN:
                cards[place] = hidden.pop()
