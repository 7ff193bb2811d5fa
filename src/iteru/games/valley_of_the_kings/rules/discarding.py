"""Step 2 of a turn (R3.3): all cards, played and unplayed, go to the discard pile, in any order the player likes."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.valley_of_the_kings.rules import moves
from iteru.games.valley_of_the_kings.rules.memory import remember_putting_away
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.piles import as_put_away, show_top_of_pile
from iteru.games.valley_of_the_kings.rules.position import (
    ARRANGED,
    BATCHES,
    FACE_UP,
    KNOWN,
    SORTED,
    Position,
    each_once,
    hidden_card,
    in_batch,
    kinds_in,
    known_card,
)


def cards_to_order(s: Position, seat: i64) -> i64:
    """Returns how many cards are to be put away that have no place in the order yet; everybody sees that."""
    return len(s.played) + len(s.hand[seat]) - len(s.arranged)


def kinds_to_order(s: Position, seat: i64) -> list[int]:
    """The kinds of these cards, each once, ascending."""
    kinds = kinds_in(s.hand[seat]) + s.played
    for kind in s.arranged:
        kinds.remove(kind)
    kinds.sort()
    return each_once(kinds)


class Arrange(Question[Position]):
    """R3.3: the card on top, then the one beneath it, and so on; `end` leaves the rest to us."""

    name = "arrange"
    rule = "R3.3"
    answers = (moves.TOP, moves.END)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        first = moves.TOP.first
        actions = [first + kind for kind in kinds_to_order(s, seat)]
        actions.append(moves.END.first)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        if moves.END.has(action) or moves.TOP.place(action) in kinds_to_order(s, seat):
            return None
        card = CARDS[moves.TOP.place(action)]
        return IllegalMove(self.rule, "refused-not-to-put-away", card=card)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """The next card is asked for by how many are left, not by whether they differ, which nobody else may know."""
        if moves.TOP.has(action):
            s.arranged.append(moves.TOP.place(action))
            if cards_to_order(s, seat) > 1:
                s.push(ARRANGE, seat, 0)


ARRANGE: Final[Arrange] = Arrange()


class Discard(Task[Position]):
    """R3.3: on top what the player put in order, the rest beneath."""

    name = "discard"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        discard(s, seat)


DISCARD: Final[Discard] = Discard()


def discard(s: Position, seat: i64) -> None:
    """R3.3: all cards of hand and table go to the discard pile."""
    count = len(s.hand[seat]) + len(s.played)
    in_order = take_arranged(s, seat) if s.arranged else []
    known = [known_card(kind) for kind in s.played]
    hidden: list[int] = []
    card: i64
    for card in s.hand[seat]:
        if card & KNOWN:
            known.append(card)
        else:
            hidden.append(card)
    batch: int = s.turns % BATCHES + 1
    note_places(s, seat, batch, len(hidden), len(known), len(in_order))
    s.pile[seat].extend(as_put_away(s, hidden, known))
    s.pile[seat].extend(in_order)
    remember_putting_away(s, seat, batch)
    s.hand[seat] = []
    s.played = []
    if s.journal is not None:
        s.journal.tell("put-away", {"seat": seat, "count": count})
    show_top_of_pile(s, seat)


def note_places(s: Position, seat: i64, batch: i64, hidden: i64, known: i64, in_order: i64) -> None:
    """Notes where the cards of a batch lie. If some were put in order, which ones is a secret: others know no place."""
    order = s.order[seat]
    place = in_batch(batch, SORTED)
    for _ in range(hidden):
        order.append(place)
    if in_order == 0:
        place = FACE_UP
    for _ in range(known):
        order.append(place)
    if in_order:
        order.extend([int(in_batch(batch, ARRANGED))] * in_order)


def take_arranged(s: Position, seat: i64) -> list[int]:
    """The cards that the player put in order, from hand and table, the uppermost last."""
    hand = s.hand[seat]
    found: list[int] = []
    for kind in s.arranged:
        if kind in s.played:
            s.played.remove(kind)
            found.append(known_card(kind))
        else:
            card = known_card(kind) if known_card(kind) in hand else hidden_card(kind)
            hand.remove(card)
            found.append(card)
    s.arranged = []
    found.reverse()
    return found
