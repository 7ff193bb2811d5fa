"""The pyramid: slots 0 to 2 are its base, 3 and 4 the middle row, 5 the top. How it crumbles (R5) and is refilled (R3.5)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves
from iteru.games.valley_of_the_kings.rules.moves import CARDS, PAIRS, SLOTS
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
UPPER_LEFT: Final = 3
UPPER_RIGHT: Final = 4
PEAK: Final = 5
LEFT_FALLS: Final = 0
RIGHT_FALLS: Final = 1
ABOVE: Final[tuple[tuple[int, ...], ...]] = (
    (UPPER_LEFT,),
    (UPPER_LEFT, UPPER_RIGHT),
    (UPPER_RIGHT,),
    (PEAK,),
    (PEAK,),
    (),
)
"""For each slot those from which a card can fall into it."""
EVERY_SWAP: Final = [moves.SWAP.at(pair) for pair in range(len(PAIRS))]
EITHER_FALLS: Final = [moves.FALL.at(LEFT_FALLS), moves.FALL.at(RIGHT_FALLS)]


def take_from_pyramid(s: Position, slot: i64, chooser: i64) -> i64:
    """A card leaves the pyramid, which crumbles at once; `chooser` decides where two cards could fall."""
    kind = s.pyramid[slot]
    s.pyramid[slot] = EMPTY
    s.changed = True
    crumble(s, slot, chooser)
    return kind


def crumble(s: Position, gap: i64, chooser: i64) -> None:
    """R5.1: a card of the row above falls into the gap; R5.2: into the middle of the base one of two, by choice."""
    if gap == MIDDLE:
        left_there = s.pyramid[UPPER_LEFT] != EMPTY
        if left_there and s.pyramid[UPPER_RIGHT] != EMPTY:
            s.push(CRUMBLE, chooser, 0)
        else:
            fall(s, UPPER_LEFT if left_there else UPPER_RIGHT, MIDDLE)
    elif gap != PEAK:
        fall(s, ABOVE[gap][0], gap)


def fall(s: Position, upper: i64, gap: i64) -> None:
    """R5.3: the fall leaves a gap that the peak fills, if there is one."""
    kind = s.pyramid[upper]
    if kind == EMPTY:
        return
    s.pyramid[gap] = kind
    s.pyramid[upper] = EMPTY
    if s.journal is not None:
        s.journal.tell("fell", {"card": CARDS[kind], "slot": gap + 1})
    if upper != PEAK:
        fall(s, PEAK, upper)


def every_crumbling(pyramid: list[int], gap: i64) -> list[list[int]]:
    """R5: the pyramids that can come of one with a gap."""
    found: list[list[int]] = []
    for upper in ABOVE[gap]:
        if pyramid[upper] != EMPTY:
            fallen = pyramid.copy()
            fallen[gap] = fallen[upper]
            fallen[upper] = EMPTY
            found.extend(every_crumbling(fallen, upper))
    return found or [pyramid]


class Crumble(Question[Position]):
    """R5.2: which of two cards falls into the middle of the base."""

    name = "crumble"
    rule = "R5.2"
    answers = (moves.FALL,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return EITHER_FALLS.copy()

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        fall(s, UPPER_LEFT if moves.FALL.place(action) == LEFT_FALLS else UPPER_RIGHT, MIDDLE)


CRUMBLE: Final[Crumble] = Crumble()


def offer_swaps(s: Position, actions: list[int]) -> None:
    """R9.1: two cards, never a card and a gap."""
    if EMPTY not in s.pyramid:
        actions.extend(EVERY_SWAP)
        return
    pair: i64
    for pair in range(len(PAIRS)):
        first, second = PAIRS[pair]
        if s.pyramid[first] != EMPTY and s.pyramid[second] != EMPTY:
            actions.append(moves.SWAP.at(pair))


def swap(s: Position, seat: i64, action: i64) -> None:
    """R9.1: nothing falls, but the pyramid has changed."""
    first, second = PAIRS[moves.SWAP.place(action)]
    if s.journal is not None:
        facts = swapped_cards(s, action)
        s.journal.tell("swapped", {"seat": seat, **facts, "first": first + 1, "second": second + 1})
    s.pyramid[first], s.pyramid[second] = s.pyramid[second], s.pyramid[first]
    s.changed = True


def why_not_swap(s: Position, rule: str, action: i64) -> IllegalMove | None:
    """R9.1: two cards, never a card and a gap."""
    for slot in PAIRS[moves.SWAP.place(action)]:
        refusal = why_not_slot(s, rule, slot)
        if refusal is not None:
            return refusal
    return None


def swapped_cards(s: Position, action: i64) -> dict[str, int | str]:
    """The cards of the two slots, before the swap."""
    first, second = PAIRS[moves.SWAP.place(action)]
    return {"first_card": CARDS[s.pyramid[first]], "second_card": CARDS[s.pyramid[second]]}


def why_not_slot(s: Position, rule: str, slot: i64) -> IllegalMove | None:
    """A card in a slot of the pyramid."""
    if s.pyramid[slot] != EMPTY:
        return None
    return IllegalMove(rule, "refused-gap", slot=slot + 1)


def refill(s: Position) -> None:
    """R3.5: one card at a time, the base first and from left to right; gaps stay once the stock is empty."""
    slot: i64
    for slot in range(SLOTS):
        if s.pyramid[slot] == EMPTY and s.stock:
            s.pyramid[slot] = s.stock.pop()
            if s.journal is not None:
                s.journal.reveal("refilled", {"card": CARDS[s.pyramid[slot]], "slot": slot + 1})


class Refill(Task[Position]):
    """R3.5: what the turn took from the pyramid comes from the stock."""

    name = "refill"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        refill(s)


REFILL: Final[Refill] = Refill()
