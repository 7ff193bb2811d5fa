"""The table, and a turn at it: pour, perhaps harvest, draw."""

from typing import Any

from iteru.engine.agenda import Agenda, AgendaState, Question, Task
from iteru.engine.box import Box
from iteru.engine.rng import Rng
from iteru.engine.setting import Setting

NOTATIONS = ["pour 1", "pour 2", "pour 3", "pour 4", "pour 5", "harvest", "wait"]
HARVEST, WAIT = 5, 6  # the actions before them pour a card


class Layout(Setting):
    """The figures of the box, ready for use."""

    def __init__(self, box: Box, seats: int, options: Any) -> None:
        super().__init__("hapi", box, seats, options)
        self.copies = box["cards"].numbers("copies", length=5)
        self.hand = box["cards"].number("hand", 1, 5)
        levels = box["flood"].numbers("cubits")
        self.harvest = dict(zip(levels, box["flood"].numbers("points", len(levels)), strict=True))
        self.cost = box["flood"].number("cost") if options.weak_dykes else 0


class River(AgendaState):
    """A position. A card is the number of its cubits; the top card of the deck is the last."""

    def __init__(self, layout: Layout, book: Agenda) -> None:
        super().__init__(layout, book)
        self.layout = layout
        self.level = 0
        self.deck: list[int] = []
        self.poured: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(layout.seats)]
        self.points = [0] * layout.seats

    def scores(self) -> list[int]:
        """R3.2: whoever has most wins; several share the win."""
        return list(self.points)

    def clone(self) -> "River":
        """Field by field: bots clone at every step, and saving and reading a snapshot takes fifteen times as long."""
        copy = River(self.layout, self.book)
        copy.actor, copy.rng = self.actor, self.rng.clone()
        copy.agenda = self.agenda.copy()
        copy.level = self.level
        copy.deck = self.deck.copy()
        copy.poured = self.poured.copy()
        copy.hands = [hand.copy() for hand in self.hands]
        copy.points = self.points.copy()
        return copy

    def resample(self, seat: int, rng: Rng) -> None:
        """R1.2: a seat knows neither the deck nor the hands of the others."""
        others = [hand for number, hand in enumerate(self.hands) if number != seat]
        hidden = sorted(self.deck + [card for hand in others for card in hand])
        rng.shuffle(hidden)
        for hand in others:
            hand[:] = [hidden.pop() for _ in hand]
        self.deck = hidden
        self.rng = rng.fork()


class Pour(Question[River]):
    """R2.1: a card from the hand; the Nile rises by its cubits."""

    name, rule, kinds = "pour", "R2.1", ("pour",)

    def offer(self, s: River, seat: int, detail: int) -> list[int]:
        return [card - 1 for card in sorted(set(s.hands[seat]))]

    def answer(self, s: River, seat: int, detail: int, action: int) -> None:
        card = action + 1
        s.hands[seat].remove(card)
        s.poured.append(card)
        s.level += card
        if s.journal is not None:
            s.journal.tell("poured", {"seat": seat, "card": card, "level": s.level})
        s.push(DRAW, seat, 0)
        if s.level in s.layout.harvest:
            s.push(REAP, seat, 0)
        elif s.level > max(s.layout.harvest):  # R2.3
            fall(s, seat, "broke", -s.layout.cost)


class Reap(Question[River]):
    """R2.2: in a good flood, harvest or wait."""

    name, rule, kinds = "reap", "R2.2", ("harvest", "wait")

    def offer(self, s: River, seat: int, detail: int) -> list[int]:
        return [HARVEST, WAIT]

    def answer(self, s: River, seat: int, detail: int, action: int) -> None:
        if action == HARVEST:
            fall(s, seat, "harvested", s.layout.harvest[s.level])
        elif s.journal is not None:
            s.journal.tell("waited", {"seat": seat})


def fall(s: River, seat: int, event: str, points: int) -> None:
    """The Nile falls after a harvest (R2.2) or a flood (R2.3)."""
    s.level = 0
    s.points[seat] += points
    if s.journal is not None:
        s.journal.tell(event, {"seat": seat, "points": abs(points)})


class Draw(Task[River]):
    """R2.4: a card from the deck. R3.1: the game ends when the next seat has none to pour."""

    name = "draw"

    def happen(self, s: River, seat: int, detail: int) -> None:
        if s.deck:
            s.hands[seat].append(s.deck.pop())
            if s.journal is not None:
                s.journal.whisper(seat, "drew", {"card": s.hands[seat][-1]})
        following = (seat + 1) % s.seats
        if s.hands[following]:
            s.push(POUR, following, 0)


def set_up(s: River) -> None:
    """R1.1: shuffle and deal; the first seat begins."""
    s.deck = [cubits for cubits, copies in enumerate(s.layout.copies, 1) for _ in range(copies)]
    s.rng.shuffle(s.deck)
    s.hands = [[s.deck.pop() for _ in range(s.layout.hand)] for _ in range(s.seats)]
    s.push(POUR, 0, 0)


POUR, REAP, DRAW = Pour(), Reap(), Draw()
AGENDA = Agenda([POUR, REAP], [DRAW])
