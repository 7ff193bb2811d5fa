"""The table, and a turn at it: pour, perhaps harvest, draw."""

from typing import Any

from iteru.engine.agenda import Agenda, AgendaState, Question, Task
from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.moves import Moves
from iteru.engine.rng import Rng
from iteru.engine.setting import Setting

MOVES = Moves()
POUR = MOVES.kind("pour", range(1, 6))
HARVEST = MOVES.kind("harvest")
WAIT = MOVES.kind("wait")


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

    def __init__(self, layout: Layout, items: Agenda, like: "River | None") -> None:
        """Each field with its value on a bare table, or as a copy of that of `like`."""
        super().__init__(layout, items)
        self.layout = layout
        if like is not None:
            self.actor, self.rng = like.actor, like.rng.clone()
            self.agenda = like.agenda.copy()
        seats = layout.seats
        self.level: int = 0 if like is None else like.level
        self.deck: list[int] = [] if like is None else like.deck.copy()
        self.poured: list[int] = [] if like is None else like.poured.copy()
        hands = [[]] * seats if like is None else like.hands
        self.hands: list[list[int]] = [hand.copy() for hand in hands]
        self.points: list[int] = [0] * seats if like is None else like.points.copy()

    def breakdown(self) -> dict[str, list[int]]:
        """R3.2: whoever has most wins; several share the win."""
        return {"harvest": list(self.points)}

    def clone(self) -> "River":
        return River(self.layout, self.items, self)

    def resample(self, seat: int, rng: Rng) -> None:
        """R1.2: a seat knows neither the deck nor the hands of the others."""
        others = [hand for number, hand in enumerate(self.hands) if number != seat]
        hidden = rng.dealt(self.deck + [card for hand in others for card in hand])
        for hand in others:
            hand[:] = [hidden.pop() for _ in hand]
        self.deck = hidden
        self.rng = rng.fork()


class Pour(Question[River]):
    """R2.1: a card from the hand; the Nile rises by its cubits."""

    name, rule, answers = "pour", "R2.1", (POUR,)

    def offer(self, s: River, seat: int, detail: int) -> list[int]:
        return [POUR.at(card - 1) for card in sorted(set(s.hands[seat]))]

    def why_not(self, s: River, seat: int, detail: int, action: int) -> IllegalMove | None:
        card = POUR.place(action) + 1
        return None if card in s.hands[seat] else IllegalMove("R2.1", "refused-no-card", card=card)

    def answer(self, s: River, seat: int, detail: int, action: int) -> None:
        card = POUR.place(action) + 1
        s.hands[seat].remove(card)
        s.poured.append(card)
        s.level += card
        if s.journal is not None:
            s.journal.tell("poured", {"seat": seat, "card": card, "level": s.level})
        s.push(DRAW, seat, 0)
        if s.level in s.layout.harvest:
            s.push(REAP_FLOOD, seat, 0)
        elif s.level > max(s.layout.harvest):  # R2.3
            fall(s, seat, "broke", -s.layout.cost)


class Reap(Question[River]):
    """R2.2: in a good flood, harvest or wait."""

    name, rule, answers = "reap", "R2.2", (HARVEST, WAIT)

    def offer(self, s: River, seat: int, detail: int) -> list[int]:
        return [HARVEST.first, WAIT.first]

    def answer(self, s: River, seat: int, detail: int, action: int) -> None:
        if HARVEST.has(action):
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
            s.push(POUR_CARD, following, 0)


def set_up(s: River) -> None:
    """R1.1: shuffle and deal; the first seat begins."""
    s.deck = [cubits for cubits, copies in enumerate(s.layout.copies, 1) for _ in range(copies)]
    s.rng.shuffle(s.deck)
    s.hands = [[s.deck.pop() for _ in range(s.layout.hand)] for _ in range(s.seats)]
    s.push(POUR_CARD, 0, 0)


POUR_CARD, REAP_FLOOD, DRAW = Pour(), Reap(), Draw()
AGENDA = Agenda(MOVES, questions=[POUR_CARD, REAP_FLOOD], tasks=[DRAW])


def census(s: River) -> dict[str, int]:
    """Counts the cards of each kind: no action may create or lose one."""
    cards = [*s.deck, *s.poured, *[card for hand in s.hands for card in hand]]
    return {f"cards of {cubits}": cards.count(cubits) for cubits in range(1, 6)}


def prospects(s: River) -> list[float]:
    """Adds to the points so far the harvest that the seat to choose can have next."""
    found = [float(points) for points in s.points]
    if s.agenda:
        rises = s.hands[s.actor] if s.on_top(POUR_CARD) else [0]
        found[s.actor] += max(s.layout.harvest.get(s.level + rise, 0) for rise in rises)
    return found
