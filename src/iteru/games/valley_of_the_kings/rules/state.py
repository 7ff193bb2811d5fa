"""The state of Valley of the Kings: a position that knows its rules."""

from iteru.engine.events import Journal
from iteru.engine.options import changed_options
from iteru.engine.rng import Rng
from iteru.engine.state import whole_numbers
from iteru.games.valley_of_the_kings.rules import rules, scoring
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.position import KNOWN, Position
from iteru.games.valley_of_the_kings.rules.text import position_lines
from iteru.games.valley_of_the_kings.rules.turn import set_up

# fmt: off
OF_SEATS = ["hand", "deck", "pile", "tomb"]
LISTS = ["pyramid", "stock", "boneyard", "played", "revealed", "looked", "done", "arranged", "agenda"]
SCALARS = [
    "actor", "on_turn", "turns", "laid", "dearest", "changed", "entombed", "gold_each", "anywhere", "cheaper", "chosen",
    "chosen_kind",
]
# fmt: on


class ValleyState(Position):
    """A position of Valley of the Kings."""

    def legal_actions(self) -> list[int]:
        return rules.legal_actions(self)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def clone(self) -> "ValleyState":
        return ValleyState(self.layout, self)

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
                self.hand[other].sort()
        self.looked.sort()
        if self.arranged and seat != self.on_turn:
            self.arrange_anew(rng)
        last_age = [kind for kind in self.stock if self.layout.age[kind] == 3]
        first_age = [kind for kind in self.stock if self.layout.age[kind] != 3]
        rng.shuffle(last_age)
        rng.shuffle(first_age)
        self.stock = last_age + first_age
        self.rng = rng.fork()

    def arrange_anew(self, rng: Rng) -> None:
        """R3.3: which cards the player on turn has put on top so far is a secret too."""
        cards = self.played + [card >> 1 for card in self.hand[self.on_turn]]
        rng.shuffle(cards)
        self.arranged = cards[: len(self.arranged)]

    def snapshot(self) -> dict[str, object]:
        found: dict[str, object] = {
            "seats": self.seats,
            "options": changed_options(self.layout.options),
        }
        for name in SCALARS:
            found[name] = getattr(self, name)
        for name in OF_SEATS:
            found[name] = [list(cards) for cards in getattr(self, name)]
        for name in LISTS:
            found[name] = list(getattr(self, name))
        found["rng"] = self.rng.words()
        return found

    def __str__(self) -> str:
        return "\n".join(position_lines(self))


def deal_anew(zones: list[list[int]], rng: Rng) -> None:
    """Shuffle the cards that nobody has seen over their places; those that everybody knows stay."""
    hidden = [card for cards in zones for card in cards if not card & KNOWN]
    rng.shuffle(hidden)
    for cards in zones:
        for place in range(len(cards)):
            if not cards[place] & KNOWN:
                cards[place] = hidden.pop()


def new_state(layout: Layout, seed: int, journal: Journal | None) -> ValleyState:
    state = ValleyState(layout, None)
    state.journal = journal
    set_up(state, seed)
    rules.proceed(state)
    return state


def restored_state(layout: Layout, snapshot: dict[str, object]) -> ValleyState:
    state = ValleyState(layout, None)
    for name in SCALARS:
        setattr(state, name, snapshot[name])
    for name in LISTS:
        setattr(state, name, whole_numbers(snapshot[name]))
    for name in OF_SEATS:
        of_seats = snapshot[name]
        assert isinstance(of_seats, list)
        setattr(state, name, [whole_numbers(cards) for cards in of_seats])
    a, b, c, counter = whole_numbers(snapshot["rng"])
    state.rng = Rng(a, b, c, counter)
    return state
