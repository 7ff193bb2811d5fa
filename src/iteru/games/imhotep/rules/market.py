"""The market (R5.1 to R5.4, R6.1, R6.2), and where its cards come from and go to."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import cards, moves
from iteru.games.imhotep.rules.box import BUILD
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, SPACES
from iteru.games.imhotep.rules.position import EMPTY, Position


def deal_market(s: Position) -> None:
    """R3.2, R6.1: cards face up, and on side B a pair face down."""
    stall: i64
    for stall in range(len(s.stalls)):
        s.stalls[stall] = draw(s)
    for _ in range(s.layout.face_down):
        card = draw(s)
        if card != EMPTY:
            s.pair.append(card)
    if s.journal is not None:
        dealt = " ".join([CARDS[card] for card in s.stalls if card != EMPTY])
        s.journal.reveal("dealt", {"cards": dealt})


def draw(s: Position) -> i64:
    """Draws the top card of the draw pile, or EMPTY; R3.3: shuffles the discards when the pile has run out."""
    if not s.deck:
        if not s.discard:
            return EMPTY
        s.deck, s.discard = s.discard, s.deck
        s.rng.shuffle(s.deck)
        if s.journal is not None:
            s.journal.tell("reshuffled", {"count": len(s.deck)})
    return s.deck.pop()


def draw_and_gain(s: Position, seat: i64) -> None:
    card = draw(s)
    if card == EMPTY:
        return
    if s.journal is not None:
        s.journal.reveal("drew-card", {"seat": seat, "card": CARDS[card]})
    gain(s, seat, card)


def gain(s: Position, seat: i64, card: i64) -> None:
    """R5.3: a red card acts at once and is discarded; any other is kept."""
    if s.layout.card_effect[card] == BUILD:
        cards.build_by_card(s, seat, card)
    else:
        s.owned[seat * CARD_COUNT + card] += 1


def come_to_market(s: Position, owner: i64) -> None:
    """R5.1: one card for the stone; R5.4: none if none is left; the last one is taken without asking."""
    actions = PICK_CARD.offer(s, owner, 0)
    if len(actions) > 1:
        s.push(PICK_CARD, owner, 0)
    elif actions:
        PICK_CARD.answer(s, owner, 0, actions[0])


class PickCard(Question[Position]):
    """R5.1: one of the face-up cards; R6.2: the pair is one more pick."""

    name = "pick-card"
    rule = "R5.1"
    answers = (moves.TAKE,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        stall: i64
        for stall in range(len(s.stalls)):
            if s.stalls[stall] != EMPTY:
                actions.append(moves.TAKE.first + stall)
        if s.pair:
            actions.append(moves.TAKE.first + len(s.stalls))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        stall = moves.TAKE.place(action)
        is_pair = stall == len(s.stalls) and len(s.pair) > 0
        if is_pair or (stall < len(s.stalls) and s.stalls[stall] != EMPTY):
            return None
        return IllegalMove(self.rule, "refused-stall-empty")

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        stall: i64 = action - moves.TAKE.first
        if stall == len(s.stalls):
            pick_pair(s, seat)
            return
        card: i64 = s.stalls[stall]
        s.stalls[stall] = EMPTY
        if s.journal is not None:
            s.journal.tell("took-card", {"seat": seat, "card": CARDS[card]})
        gain(s, seat, card)


PICK_CARD: Final[PickCard] = PickCard()


def pick_pair(s: Position, seat: i64) -> None:
    """R6.1: only the owner of the stone looks at the pair."""
    if len(s.pair) == 1:
        card = s.pair.pop()
        if s.journal is not None:
            s.journal.reveal("took-card", {"seat": seat, "card": CARDS[card]})
        gain(s, seat, card)
        return
    if s.journal is not None:
        s.journal.tell("took-pair", {"seat": seat})
        pair: dict[str, int | str] = {
            "first_card": CARDS[s.pair[0]],
            "second_card": CARDS[s.pair[1]],
        }
        s.journal.whisper(seat, "looked", pair)
    s.push(KEEP_ONE, seat, 0)


class KeepOne(Question[Position]):
    """R6.1: one card of the pair is kept, the other discarded face up."""

    name = "keep-one"
    rule = "R6.1"
    answers = (moves.KEEP,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [moves.KEEP.first, moves.KEEP.at(1)]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kept: i64 = s.pair.pop(moves.KEEP.place(action))
        other: i64 = s.pair.pop()
        s.discard.append(other)
        if s.journal is not None:
            facts: dict[str, int | str] = {"card": CARDS[kept], "other_card": CARDS[other]}
            s.journal.reveal("kept", {"seat": seat, **facts})
        gain(s, seat, kept)


KEEP_ONE: Final[KeepOne] = KeepOne()


def return_stones(s: Position, ship: i64) -> None:
    """Returns the stones on a ship to their owners' quarry."""
    space: i64
    for space in range(SPACES):
        owner: i64 = s.cargo[ship * SPACES + space]
        if owner != EMPTY:
            s.quarry[owner] += 1
            s.cargo[ship * SPACES + space] = EMPTY


class CloseMarket(Task[Position]):
    """R5.2: after the last pick at the market the stones go back to the quarry."""

    name = "close-market"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        return_stones(s, detail)


CLOSE_MARKET: Final[CloseMarket] = CloseMarket()
