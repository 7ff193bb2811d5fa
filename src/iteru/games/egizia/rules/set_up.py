"""Set-up (R2): what everybody begins with, the first Sphinx cards, and the graves."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.egizia.rules import moves, rounds
from iteru.games.egizia.rules.codes import field_of_seat, of_seat, only_known_to
from iteru.games.egizia.rules.moves import SPHINX_COUNT
from iteru.games.egizia.rules.position import START_CARD, Position
from iteru.games.egizia.rules.sphinx import keep_card, names_of, offer_keeping, why_not_keep


def set_up(s: Position) -> None:
    """R2: all chance of the game happens here; then R2.5: the first Sphinx cards."""
    s.order.extend(range(s.seats))
    s.rng.shuffle(s.order)
    s.track = s.order.copy()
    s.track.reverse()
    for kind in range(SPHINX_COUNT):
        s.deck.extend([kind] * s.layout.sphinx_copies[kind])
    s.rng.shuffle(s.deck)
    s.grave_tiles = s.layout.grave_tiles.copy()
    s.rng.shuffle(s.grave_tiles)
    for deck in s.layout.decks:
        cards = deck.copy()
        s.rng.shuffle(cards)
        s.nile.extend(cards)
    equip_players(s)
    draw_first_cards(s)


def equip_players(s: Position) -> None:
    """R2.2: stones by order tile; R2.3: a field and a quarry each."""
    for number, seat in enumerate(s.order):
        s.stones[seat] = s.layout.stones_at_start[number]
        if s.journal is not None:
            facts: dict[str, int | str] = {"seat": seat, "tile": number + 1}
            s.journal.reveal("started", {**facts, "stones": s.stones[seat]})
    for seat in range(s.seats):
        s.fields.append(field_of_seat(seat, START_CARD, s.layout.start_colour))
        s.quarries.append(of_seat(seat, START_CARD))


def draw_first_cards(s: Position) -> None:
    """R2.5: all draw in order of tiles, before the first of them chooses."""
    each: i64 = s.layout.draws_first
    number: i64
    for number in range(s.seats):
        cards = s.deck[number * each : (number + 1) * each]
        s.drawn.extend(cards)
        if s.journal is not None:
            s.journal.whisper(s.order[number], "drew-cards", {"cards": names_of(cards)})
    s.deck = s.deck[s.seats * each :]
    s.push(CHOOSE_FIRST, 0, 0)


class ChooseFirst(Task[Position]):
    """R2.5: asks in order of tiles; R11.1: a single card is kept without asking. Then the board is laid out."""

    name = "choose-first"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail == s.seats:
            lay_out_graves(s)
            return
        s.push(CHOOSE_FIRST, 0, detail + 1)
        owner = s.order[detail]
        if (
            s.layout.draws_first > 1
        ):  # equal cards, too: not asking would reveal that they are equal
            s.push(FIRST_CARD, owner, detail)
        else:
            FIRST_CARD.answer(s, owner, detail, FIRST_CARD.offer(s, owner, detail)[0])


CHOOSE_FIRST: Final[ChooseFirst] = ChooseFirst()


class FirstCard(Question[Position]):
    """R2.5: keep one of the cards drawn, the others go under the deck."""

    name = "first-card"
    rule = "R2.5"
    answers = (moves.KEEP,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return offer_keeping(s.drawn[: s.layout.draws_first])

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return why_not_keep(self.rule, s.drawn[: s.layout.draws_first], action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        each = s.layout.draws_first
        cards = s.drawn[:each]
        s.drawn = s.drawn[each:]
        keep_card(s, seat, cards, moves.KEEP.place(action))
        if s.journal is not None:
            s.journal.tell("chose-first", {"seat": seat})
        s.deck = s.deck + [only_known_to(card, seat) for card in cards]


FIRST_CARD: Final[FirstCard] = FirstCard()


def lay_out_graves(s: Position) -> None:
    """R2.7: twelve tiles on the graves, the first four face up; the others are out of the game unseen."""
    s.graves_laid = True
    if s.journal is not None:
        values = ", ".join([str(value) for value in s.grave_tiles[: s.layout.face_up]])
        s.journal.reveal("graves-laid", {"values": values})
    rounds.begin_round(s)
