"""The actions of cards (R6, R9): whether one can be used, and its steps one after another."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.games.valley_of_the_kings.rules.attacks import attack
from iteru.games.valley_of_the_kings.rules.box import NO_REACTION
from iteru.games.valley_of_the_kings.rules.choosing import (
    ask_to_choose,
    has_partner,
    offer_open_places,
    wanted,
)
from iteru.games.valley_of_the_kings.rules.moves import (
    CARDS,
    KEEP,
)
from iteru.games.valley_of_the_kings.rules.moves import REPEAT as REPEAT_ACTION
from iteru.games.valley_of_the_kings.rules.piles import (
    dearer_last,
    draw,
    kinds_of,
    put_in_hand,
    put_on_pile,
    show_top_of_pile,
    take_from_deck,
)
from iteru.games.valley_of_the_kings.rules.position import (
    EMPTY,
    Position,
    cards_in_pyramid,
    kind_of,
    seen,
    unseen,
)
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    ANY_CARD,
    ANY_NUMBER,
    BASE,
    BONEYARD,
    CHEAPEST,
    DISCARD,
    DRAW,
    DRAW_AS_MANY,
    ENTOMB,
    GAIN,
    HAND,
    LOOK,
    NEED_PILE,
    NEED_PURCHASE,
    OPPONENTS,
    PERFORM,
    PILE,
    PYRAMID,
    REPEAT,
    STACK,
    STOCK,
    SWAP,
    TAKE,
    TOMB,
    TURN_ANYWHERE,
    TURN_CHEAPER,
    TURN_GOLD,
    Step,
)

# Whether an action can be used

IN_HAND: Final = 0
IN_DECK: Final = 1
IN_PILE: Final = 2
IN_TOMB: Final = 3
IN_PYRAMID: Final = 4
WHERE_LEFT: Final = {
    HAND: IN_HAND,
    PILE: IN_PILE,
    TOMB: IN_TOMB,
    PYRAMID: IN_PYRAMID,
    BASE: IN_PYRAMID,
}
WHERE_PUT: Final = {DISCARD: IN_PILE, GAIN: IN_PILE, TAKE: IN_HAND, ENTOMB: IN_TOMB}


def can_act(s: Position, seat: i64, kind: i64, leaving: i64) -> bool:
    """R6.2: every step must be possible in its order, without the card `leaving` the hand for it (EMPTY: none does)."""
    return can_act_with(s, seat, kind, cards_there(s, seat, leaving), leaving)


def cards_there(s: Position, seat: i64, leaving: i64) -> list[int]:
    """How many cards are in hand (without the one `leaving` it), deck, pile, tomb and pyramid."""
    hand: i64 = len(s.hand[seat]) - (0 if leaving == EMPTY else 1)
    return [hand, len(s.deck[seat]), len(s.pile[seat]), len(s.tomb[seat]), cards_in_pyramid(s)]


def can_act_with(s: Position, seat: i64, kind: i64, there: list[int], leaving: i64) -> bool:
    """As `can_act`, with the cards already counted: whoever asks for many cards counts once."""
    action = s.layout.actions[kind]
    if s.layout.reaction[kind] != NO_REACTION or not action:
        return False
    if len(action) == 1:
        return can_run(s, seat, action[0], there, leaving)
    left = there.copy()
    for step in action:
        if not can_run(s, seat, step, left, leaving):
            return False
        reckon(step, left)
    return True


def can_run(s: Position, seat: i64, step: Step, left: list[int], leaving: i64) -> bool:
    """Whether a step is possible with so many cards `left` in hand, deck, pile, tomb and pyramid."""
    verb: i64 = step.verb
    if step.places:
        return verb == OPPONENTS or can_choose(s, seat, step, left, leaving)
    if verb in (DRAW, DRAW_AS_MANY, LOOK, PERFORM):
        draws = left[IN_DECK] + left[IN_PILE]
        return draws >= max(step.count, 1) or (s.layout.partial_draws and draws > 0)
    if verb in (STACK, NEED_PILE):
        return left[IN_PILE] >= step.count
    if verb == NEED_PURCHASE:
        return s.dearest > 0
    if verb == SWAP:
        return left[IN_PYRAMID] >= 2 or (
            step.other is not None and can_choose(s, seat, step.other, left, leaving)
        )
    if verb == REPEAT:
        return len(repeatable(s, seat, leaving)) > 0
    return True


def can_choose(s: Position, seat: i64, step: Step, left: list[int], leaving: i64) -> bool:
    """Whether the places of a step hold the cards it takes, as far as earlier steps leave them there."""
    if step.looks_back:
        return True  # the step before it was asked for a card that has a partner
    if step.then is not None:
        return has_card_with_partner(s, seat, step.then, leaving)
    count: i64 = step.count if step.count != ANY_NUMBER else 1
    return (
        cards_left(s, step, left)
        if step.which in (ANY_CARD, CHEAPEST)
        else cards_fitting(s, seat, step, leaving)
    ) >= count


def cards_left(s: Position, step: Step, left: list[int]) -> i64:
    """How many cards the places of a step hold. What lies in the pyramid comes to its base sooner or later."""
    there: i64 = 0
    there += left[IN_HAND] if step.places & HAND else 0
    there += left[IN_PILE] if step.places & PILE else 0
    there += left[IN_TOMB] if step.places & TOMB else 0
    there += left[IN_PYRAMID] if step.places & (PYRAMID | BASE) else 0
    there += len(s.stock) if step.places & STOCK else 0
    there += len(s.boneyard) if step.places & BONEYARD else 0
    return there


def cards_fitting(s: Position, seat: i64, step: Step, leaving: i64) -> i64:
    """How many cards in the places of a step pass its filter now."""
    found: list[int] = []
    offer_open_places(s, seat, step, found)
    there: i64 = len(found)
    for cards in (
        s.hand[seat] if step.places & HAND else [],
        s.pile[seat] if step.places & PILE else [],
    ):
        for card in cards:
            there += 1 if wanted(s, seat, step, kind_of(card)) else 0
    if step.places & TOMB:
        for kind in s.tomb[seat]:
            there += 1 if wanted(s, seat, step, kind) else 0
    if step.places & HAND and leaving != EMPTY and wanted(s, seat, step, leaving):
        there -= 1
    return there


def reckon(step: Step, left: list[int]) -> None:
    """What a step leaves in hand, deck, pile, tomb and pyramid for those after it, as far as it can be told before."""
    verb: i64 = step.verb
    count: i64 = max(step.count, 1)
    if verb in (DRAW, DRAW_AS_MANY):
        left[IN_HAND] += lift(left, count)
    elif verb == LOOK:
        looked = lift(left, count)
        left[IN_HAND] += min(step.number, looked)
        left[IN_PILE] += max(looked - step.number, 0)
    elif verb == PERFORM:
        left[IN_PILE] += lift(left, 1)
    elif verb == STACK:
        left[IN_PILE] -= count
        left[IN_DECK] += count
    elif step.places and verb != OPPONENTS:
        reckon_choice(step, left, count)


def reckon_choice(step: Step, left: list[int], count: i64) -> None:
    if step.places in WHERE_LEFT:
        left[WHERE_LEFT[step.places]] -= count
    if step.verb in WHERE_PUT:
        left[WHERE_PUT[step.verb]] += count


def lift(left: list[int], count: i64) -> i64:
    """Take so many cards from the deck, or all there are; the pile becomes the deck when that runs out."""
    if count > left[IN_DECK]:
        left[IN_DECK] += left[IN_PILE]
        left[IN_PILE] = 0
    lifted = min(count, left[IN_DECK])
    left[IN_DECK] -= lifted
    return lifted


def has_card_with_partner(s: Position, seat: i64, then: Step, leaving: i64) -> bool:
    """R9.8, R9.25: a card that stays in hand and finds a partner by the later step."""
    skipped = False
    for card in s.hand[seat]:
        kind: i64 = kind_of(card)
        if kind == leaving and not skipped:
            skipped = True
        elif has_partner(s, seat, then, kind):
            return True
    return False


def repeatable(s: Position, seat: i64, leaving: i64) -> list[int]:
    """R9.20: actions completed this turn that may be repeated and are possible now."""
    return [
        kind
        for kind in sorted(s.done)
        if s.layout.repeatable[kind] and can_act(s, seat, kind, leaving)
    ]


# The steps of an action


def begin_action(s: Position, seat: i64, kind: i64) -> None:
    """The steps are put on the agenda, the first of them on top; after the last the action is completed (R9.20)."""
    s.chosen = 0
    s.chosen_kind = EMPTY
    s.push(DONE, seat, kind)
    action = s.layout.actions[kind]
    index: i64
    for index in range(len(action) - 1, -1, -1):
        step = action[index]
        times: i64 = (
            step.count if step.places and step.verb != OPPONENTS and step.count != ANY_NUMBER else 1
        )
        for _ in range(times):
            s.push(RUN, seat, step.index)


class Done(Task[Position]):
    """R9.20: the action of the card `detail` is completed and may be repeated."""

    name = "done"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        if detail not in s.done:
            s.done.append(detail)


DONE: Final[Done] = Done()


class Run(Task[Position]):
    """The step `detail` of an action comes."""

    name = "run"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        run_step(s, seat, s.layout.steps[detail])


RUN: Final[Run] = Run()


def run_step(s: Position, seat: i64, step: Step) -> None:
    verb: i64 = step.verb
    if verb == DRAW:
        draw(s, seat, step.count)
    elif verb == DRAW_AS_MANY:
        draw(s, seat, s.chosen if step.count == ANY_NUMBER else step.count)
    elif verb == STACK:
        stack(s, seat, step.count)
    elif verb == LOOK:
        look(s, seat, step)
    elif verb == PERFORM:
        perform_top_card(s, seat)
    elif verb == REPEAT:
        ask_what_to_repeat(s, seat)
    elif verb == OPPONENTS:
        attack(s, seat, step)
    elif step.places or verb == SWAP:
        ask_to_choose(s, seat, step)
    else:
        last_this_turn(s, step)


def last_this_turn(s: Position, step: Step) -> None:
    """R6.3: effects that last until the end of the turn. Conditions were looked at before the action began."""
    if step.verb == TURN_GOLD:
        s.gold_each = step.count
    elif step.verb == TURN_ANYWHERE:
        s.anywhere = True
    elif step.verb == TURN_CHEAPER:
        s.cheaper += step.count


def stack(s: Position, seat: i64, count: i64) -> None:
    """R9.2: the top card of the discard pile onto the deck; everybody has seen which."""
    for _ in range(count):
        if s.pile[seat]:
            card = s.pile[seat].pop()
            s.deck[seat].append(card)
            if s.journal is not None:
                s.journal.tell("stacked", {"seat": seat, "card": CARDS[kind_of(card)]})
            show_top_of_pile(s, seat)


def look(s: Position, seat: i64, step: Step) -> None:
    """R9.18: the top cards of the deck, for the player's eyes only."""
    for _ in range(step.count):
        card = take_from_deck(s, seat)
        if card != EMPTY:
            s.looked.append(card)
    if s.looked:
        s.looked.sort()
        if s.journal is not None:
            s.journal.tell("looked", {"seat": seat, "count": len(s.looked)})
            s.journal.whisper(
                seat, "looked-at", {"cards": " ".join([CARDS[kind_of(card)] for card in s.looked])}
            )
        s.push(KEEP_CARDS, seat, step.number)


class KeepCards(Question[Position]):
    """R9.18: into the hand, unseen; when all `detail` are chosen, the others onto the discard pile."""

    name = "keep"
    rule = "R9.18"
    kinds = ("keep",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [KEEP + kind for kind in kinds_of(s.looked)]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind: i64 = action - KEEP
        card = unseen(kind) if unseen(kind) in s.looked else seen(kind)
        s.looked.remove(card)
        put_in_hand(s, seat, card)
        if s.journal is not None:
            s.journal.whisper(seat, "kept", {"card": CARDS[kind]})
        if detail > 1 and s.looked:
            s.push(KEEP_CARDS, seat, detail - 1)
        else:
            discard_looked(s, seat)


KEEP_CARDS: Final[KeepCards] = KeepCards()


def discard_looked(s: Position, seat: i64) -> None:
    """R9.18: what was looked at and not kept."""
    rest = dearer_last(s, s.looked)
    for other in rest:
        put_on_pile(s, seat, kind_of(other))
    if s.journal is not None and rest:
        cards = " ".join([CARDS[kind_of(card)] for card in rest])
        s.journal.reveal("discarded-looked", {"seat": seat, "cards": cards})
    s.looked.clear()


def perform_top_card(s: Position, seat: i64) -> None:
    """R9.23: reveal the top card, carry out its action if possible, then discard it."""
    card = take_from_deck(s, seat)
    if card == EMPTY:
        return
    kind = kind_of(card)
    s.revealed.append(kind)
    s.push(DISCARD_REVEALED, seat, kind)
    possible = can_act(s, seat, kind, EMPTY)
    if s.journal is not None:
        s.journal.reveal(
            "revealed" if possible else "revealed-in-vain", {"seat": seat, "card": CARDS[kind]}
        )
    if possible:
        begin_action(s, seat, kind)


class DiscardRevealed(Task[Position]):
    """R9.23: the revealed card, once its action is done."""

    name = "discard-revealed"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.revealed.remove(detail)
        put_on_pile(s, seat, detail)


DISCARD_REVEALED: Final[DiscardRevealed] = DiscardRevealed()


def ask_what_to_repeat(s: Position, seat: i64) -> None:
    if repeatable(s, seat, EMPTY):
        s.push(PICK_REPEAT, seat, 0)


class PickRepeat(Question[Position]):
    """R9.20: an action once more, with new choices."""

    name = "repeat"
    rule = "R9.20"
    kinds = ("repeat",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return [REPEAT_ACTION + kind for kind in repeatable(s, seat, EMPTY)]

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        kind: i64 = action - REPEAT_ACTION
        if s.journal is not None:
            s.journal.tell("repeated", {"seat": seat, "card": CARDS[kind]})
        begin_action(s, seat, kind)


PICK_REPEAT: Final[PickRepeat] = PickRepeat()
