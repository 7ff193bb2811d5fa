"""A turn (R3) in its four steps: playing cards for gold (R4), for actions (R6) and into the tomb (R7); discarding;
rebuilding the pyramid; drawing."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.valley_of_the_kings.rules.actions import begin_action, can_act_with, cards_there
from iteru.games.valley_of_the_kings.rules.box import STARTER
from iteru.games.valley_of_the_kings.rules.choosing import put
from iteru.games.valley_of_the_kings.rules.moves import (
    ACT,
    BUY,
    CARD_COUNT,
    CARDS,
    END,
    ENTOMB,
    LAY,
    PICK_HAND,
    PICK_SLOT,
    SLOTS,
    TOP,
)
from iteru.games.valley_of_the_kings.rules.piles import (
    dearer_last,
    draw,
    put_on_pile,
    show_top_of_pile,
    take_from_hand,
)
from iteru.games.valley_of_the_kings.rules.position import (
    BASE_SLOTS,
    EMPTY,
    KNOWN,
    Position,
    cards_in_pyramid,
    gold_of,
    kind_of,
    price_of,
    seen,
    unseen,
)
from iteru.games.valley_of_the_kings.rules.pyramid import REFILL, refill, take_from_pyramid
from iteru.games.valley_of_the_kings.rules.reactions import WINDOW
from iteru.games.valley_of_the_kings.rules.vocabulary import ENTOMB as ENTOMB_VERB
from iteru.games.valley_of_the_kings.rules.vocabulary import FOLLOW, SACRIFICE

TURN_LIMIT: Final = 300
"""R10.2: a game that is not over by then is scored as it stands."""


def set_up(s: Position) -> None:
    """R2: decks and hands, stock, pyramid, boneyard; chance says who begins."""
    for seat in range(s.seats):
        for kind in range(CARD_COUNT):
            s.deck[seat].extend([unseen(kind)] * s.layout.each[kind])
        s.rng.shuffle(s.deck[seat])
    for age in (3, 2):
        cards: list[int] = []
        for kind in range(CARD_COUNT):
            if s.layout.age[kind] == age and s.layout.group[kind] != STARTER:
                cards.extend([kind] * s.layout.copies[kind])
        s.rng.shuffle(cards)
        s.stock.extend(cards)
    refill(s)
    s.boneyard.append(s.stock.pop())
    if s.journal is not None:
        s.journal.reveal("boneyard-begun", {"card": CARDS[s.boneyard[0]]})
    for seat in range(s.seats):
        draw(s, seat, s.layout.hand_size)
    begin_turn(s, s.rng.below(s.seats))


def begin_turn(s: Position, seat: i64) -> None:
    s.on_turn = seat
    s.laid = 0
    s.dearest = 0
    s.changed = False
    s.entombed = False
    s.gold_each = 0
    s.anywhere = False
    s.cheaper = 0
    s.chosen_kind = EMPTY
    s.done.clear()
    if s.journal is not None:
        s.journal.tell("turn-began", {"seat": seat, "turn": s.turns + 1})
    s.push(TURN, seat, 0)


# Step 1: playing cards


class Turn(Question[Position]):
    """R3.2: each card of the hand for one of three uses; R4.2: once cards are laid for a purchase, the purchase must follow."""

    name = "turn"
    rule = "R3.2"
    kinds = ("lay", "act", "entomb", "top", "buy", "end")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        hand = s.hand[seat]
        gold: i64 = s.laid
        kinds: list[int] = []
        last: i64 = EMPTY
        for card in hand:
            kind = kind_of(card)
            gold += gold_of(s, kind)
            if kind != last:
                last = kind
                kinds.append(last)
        purchases: list[int] = []
        offer_purchases(s, gold, purchases)
        actions: list[int] = []
        if purchases:
            for kind in kinds:
                if gold_of(s, kind):
                    actions.append(LAY + kind)
        if s.laid == 0:
            offer_uses(s, seat, kinds, actions)
            actions.extend(purchases)
            actions.append(END)
        else:
            actions.extend(purchases)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        """The same question follows until the turn is ended."""
        if action == END:
            end_turn(s, seat)
        elif TOP <= action < PICK_HAND:
            arrange(s, seat, action)
        else:
            s.push(TURN, seat, 0)
            if action < ACT:
                lay(s, seat, [action - LAY], True)
            elif action < ENTOMB:
                act(s, seat, action - ACT)
            elif action < TOP:
                entomb(s, seat, action - ENTOMB)
            else:
                buy(s, seat, action - BUY)


TURN: Final[Turn] = Turn()


def offer_uses(s: Position, seat: i64, kinds: list[int], actions: list[int]) -> None:
    """R6.1: actions; R7.1: one entombing a turn; R3.3: the order in which cards are put away, where it can matter."""
    if kinds:
        there = cards_there(s, seat, kinds[0])
        for kind in kinds:
            if can_act_with(s, seat, kind, there, kind):
                actions.append(ACT + kind)
    if not s.entombed:
        for kind in kinds:
            actions.append(ENTOMB + kind)
    if order_matters(s, seat):
        left = left_to_arrange(s, seat)
        if len(left) > 1:
            actions.extend([TOP + kind for kind in left])


def lay(s: Position, seat: i64, kinds: list[int], named: bool) -> None:
    """R4.2: cards laid out for their gold. Those that the player did not name tell the others something of the hand."""
    before = s.laid
    for kind in kinds:
        take_from_hand(s, seat, kind)
        s.played.append(kind)
        s.laid += gold_of(s, kind)
    if s.journal is not None and kinds:
        cards = " ".join([CARDS[kind] for kind in kinds])
        facts: dict[str, int | str] = {"seat": seat, "cards": cards, "gold": s.laid - before}
        if named:
            s.journal.tell("laid", facts)
        else:
            s.journal.reveal("laid", facts)


def offer_purchases(s: Position, gold: i64, actions: list[int]) -> None:
    """R4.1: cards of the base that the gold pays for; R9.6: cards of the whole pyramid."""
    slots: i64 = SLOTS if s.anywhere else BASE_SLOTS
    slot: i64
    for slot in range(slots):
        kind = s.pyramid[slot]
        if kind != EMPTY and price_of(s, kind) <= gold:
            actions.append(BUY + slot)


def buy(s: Position, seat: i64, slot: i64) -> None:
    """R4.2 to R4.4: the cards still missing are laid, the change is lost, the pyramid crumbles; then a Boat may follow."""
    kind = s.pyramid[slot]
    price = price_of(s, kind)
    lay(s, seat, payment(s, seat, price - s.laid), False)
    if s.journal is not None:
        s.journal.tell(
            "bought",
            {
                "seat": seat,
                "card": CARDS[kind],
                "slot": slot + 1,
                "gold": price,
                "lost": s.laid - price,
            },
        )
    s.laid = 0
    s.dearest = max(s.dearest, s.layout.cost[kind])
    put_on_pile(s, seat, kind)
    s.push(WINDOW, seat, FOLLOW)
    take_from_pyramid(s, slot, seat)


def payment(s: Position, seat: i64, missing: i64) -> list[int]:
    """R4.2: the cards that lose least gold, and among those the ones that leave the dearer cards in hand.

    Squares of the costs are added up, so that several cheap cards are laid rather than one dear one.
    """
    if missing <= 0:
        return []
    hand = s.hand[seat]
    most: i64 = missing
    for card in hand:
        most = max(most, gold_of(s, kind_of(card)))
    best = [-1] * (missing + most)
    best[0] = 0
    used = [0] * (missing + most)
    index: i64
    for index in range(len(hand)):
        kind = kind_of(hand[index])
        gold = gold_of(s, kind)
        cost = s.layout.cost[kind] * s.layout.cost[kind]
        total: i64
        for total in range(missing - 1, -1, -1):
            if gold > 0 and best[total] >= 0:
                reached = total + gold
                if best[reached] < 0 or best[total] + cost < best[reached]:
                    best[reached] = best[total] + cost
                    used[reached] = used[total] | 1 << index
    paid: i64 = missing
    while best[paid] < 0:
        paid += 1
    return [kind_of(hand[index]) for index in range(len(hand)) if used[paid] >> index & 1]


def act(s: Position, seat: i64, kind: i64) -> None:
    """R6.1: the card lies on the table until the turn ends."""
    take_from_hand(s, seat, kind)
    s.played.append(kind)
    if s.journal is not None:
        s.journal.tell("acted", {"seat": seat, "card": CARDS[kind]})
    begin_action(s, seat, kind)


def entomb(s: Position, seat: i64, kind: i64) -> None:
    """R7.1: once a turn, from the hand."""
    s.entombed = True
    put(s, seat, ENTOMB_VERB, kind, PICK_HAND + kind)
    take_from_hand(s, seat, kind)


# Step 2: discarding


def order_matters(s: Position, seat: i64) -> bool:
    """R3.3: unless the pile is shuffled at once, or nothing of the player's takes its top card."""
    if len(s.deck[seat]) < s.layout.hand_size:
        return False
    for card in s.deck[seat]:
        if s.layout.stacks[kind_of(card)]:
            return True
    for kind in s.tomb[seat]:
        if s.layout.stacks[kind]:
            return True
    return False


def left_to_arrange(s: Position, seat: i64) -> list[int]:
    """The kinds of card still to be put away, each once, ascending."""
    cards = [kind_of(card) for card in s.hand[seat]]
    cards.extend(s.played)
    for kind in s.arranged:
        cards.remove(kind)
    cards.sort()
    kinds: list[int] = []
    last: i64 = EMPTY
    for kind in cards:
        if kind != last:
            last = kind
            kinds.append(last)
    return kinds


class Arrange(Question[Position]):
    """R3.3: the card on top, then the one beneath it, and so on; `end` leaves the rest to us."""

    name = "arrange"
    rule = "R3.3"
    kinds = ("top", "end")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions = [TOP + kind for kind in left_to_arrange(s, seat)]
        actions.append(END)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == END:
            end_turn(s, seat)
        else:
            arrange(s, seat, action)


ARRANGE: Final[Arrange] = Arrange()


def arrange(s: Position, seat: i64, action: i64) -> None:
    """One more card is put beneath those arranged so far.

    The next one is asked for by the number of cards left, which everybody sees, not by whether
    they differ, which nobody else may know.
    """
    s.arranged.append(action - TOP)
    if len(s.played) + len(s.hand[seat]) - len(s.arranged) > 1:
        s.push(ARRANGE, seat, 0)
    else:
        end_turn(s, seat)


def end_turn(s: Position, seat: i64) -> None:
    """R3.1: discard now, then rebuild, refill, draw, and the next player's turn."""
    s.push(NEXT_TURN, seat, 0)
    s.push(DRAW_HAND, seat, 0)
    s.push(REFILL, seat, 0)
    s.push(REBUILD, seat, 0)
    discard_everything(s, seat)


def discard_everything(s: Position, seat: i64) -> None:
    """R3.3: unplayed cards unseen beneath the played ones, dearer ones on top; above them all what the player arranged."""
    unplayed = s.hand[seat]
    on_top: list[int] = []
    for kind in s.arranged:
        if kind in s.played:
            s.played.remove(kind)
            on_top.append(seen(kind))
        else:
            card = seen(kind) if seen(kind) in unplayed else unseen(kind)
            unplayed.remove(card)
            on_top.append(card)
    on_top.reverse()
    count = len(unplayed) + len(s.played) + len(on_top)
    s.pile[seat].extend(dearer_last(s, unplayed))
    s.pile[seat].extend(dearer_last(s, [seen(kind) for kind in s.played]))
    s.pile[seat].extend(on_top)
    if on_top or (unplayed and not s.played):
        s.pile[seat][
            -1
        ] &= ~KNOWN  # order and hand were secrets: that this card lies on top is news
    s.hand[seat] = []
    s.played = []
    s.arranged = []
    if s.journal is not None:
        s.journal.tell("put-away", {"seat": seat, "count": count})
    show_top_of_pile(s, seat)


# Steps 3 and 4: rebuilding and drawing


class Rebuild(Task[Position]):
    """R3.4: an unchanged pyramid loses a card; the last one without a question."""

    name = "rebuild"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if s.changed:
            return
        actions = UNCHANGED.offer(s, seat, 0)
        if len(actions) == 1:
            UNCHANGED.answer(s, seat, 0, actions[0])
        elif actions:
            s.push(UNCHANGED, seat, 0)


REBUILD: Final[Rebuild] = Rebuild()


class Unchanged(Question[Position]):
    """R3.4: which card an unchanged pyramid loses."""

    name = "unchanged"
    rule = "R3.4"
    kinds = ("pick",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        slot: i64
        for slot in range(SLOTS):
            if s.pyramid[slot] != EMPTY:
                actions.append(PICK_SLOT + slot)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        put(s, seat, SACRIFICE, s.pyramid[action - PICK_SLOT], action)
        take_from_pyramid(s, action - PICK_SLOT, seat)


UNCHANGED: Final[Unchanged] = Unchanged()


class DrawHand(Task[Position]):
    """R3.6: a new hand."""

    name = "draw-hand"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        draw(s, seat, s.layout.hand_size)


DRAW_HAND: Final[DrawHand] = DrawHand()


class NextTurn(Task[Position]):
    """R10.1: after equal turns the game is over once stock and pyramid are empty; R10.2: or at the turn limit."""

    name = "next-turn"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.turns += 1
        used_up = not s.stock and cards_in_pyramid(s) == 0
        if s.turns % s.seats == 0 and (used_up or s.turns >= TURN_LIMIT):
            if s.journal is not None:
                s.journal.tell("game-ended" if used_up else "turn-limit-reached", {})
            return
        begin_turn(s, (seat + 1) % s.seats)


NEXT_TURN: Final[NextTurn] = NextTurn()
