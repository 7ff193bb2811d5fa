"""Taking offerings (R5.1, R5.2), nobles (R5.3) and artisans (R5.4), and filling the gaps."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.bits import bit
from iteru.games.pharaon.rules import gains, moves, succession
from iteru.games.pharaon.rules.moves import TOKEN_COUNT, TOKENS
from iteru.games.pharaon.rules.position import EMPTY, Position

# Offerings


class PickPair(Question[Position]):
    """R5.1: one of the pairs on display; the gap stays until the next round."""

    name = "pair"
    rule = "R5.1"
    kinds = ("pair",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        slot: i64
        for slot in range(s.layout.pairs):
            if s.pairs[2 * slot] != EMPTY:
                actions.append(moves.PAIR + slot)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        tokens = take_pair(s, seat, action - moves.PAIR)
        if s.journal is not None:
            slot = action - moves.PAIR + 1
            facts: dict[str, int | str] = {"seat": seat, "slot": slot, "cards": gains.words(tokens)}
            s.journal.tell("pair-taken", facts)


PICK_PAIR: Final[PickPair] = PickPair()


def take_pair(s: Position, player: i64, slot: i64) -> list[int]:
    """The two tokens of a pair, now before a player; none where the place is empty."""
    if s.pairs[2 * slot] == EMPTY:
        return []
    tokens = s.pairs[2 * slot : 2 * slot + 2]
    for token in tokens:
        s.goods[player * TOKEN_COUNT + token] += 1
    s.pairs[2 * slot] = EMPTY
    s.pairs[2 * slot + 1] = EMPTY
    return tokens


class PickOffering(Question[Position]):
    """R5.2: a token of the bonus area, or one drawn from the bag."""

    name = "offering"
    rule = "R5.2"
    kinds = ("bonus", "bag")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        slot: i64
        for slot in range(len(s.bonus)):
            if s.bonus[slot] != EMPTY:
                actions.append(moves.BONUS + slot)
        if s.bag or s.offering_discard:
            actions.append(moves.BAG)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.BAG:
            token = draw_offering(s)
            if s.journal is not None:
                s.journal.reveal("offering-drawn", {"seat": seat, "card": TOKENS[token]})
        else:
            token = s.bonus[action - moves.BONUS]
            s.bonus[action - moves.BONUS] = EMPTY
            if s.journal is not None:
                slot = action - moves.BONUS + 1
                facts: dict[str, int | str] = {"seat": seat, "slot": slot, "card": TOKENS[token]}
                s.journal.tell("bonus-taken", facts)
        s.goods[seat * TOKEN_COUNT + token] += 1


OFFERING: Final[PickOffering] = PickOffering()


def draw_offering(s: Position) -> i64:
    """R5.8: from the bag; used offerings return to it when it is empty."""
    if not s.bag:
        s.bag = s.offering_discard
        s.offering_discard = []
        s.rng.shuffle(s.bag)
    return s.bag.pop() if s.bag else EMPTY


# Nobles


class PickNoble(Question[Position]):
    """R5.3: a noble on display, or the top one of the deck."""

    name = "noble"
    rule = "R5.3"
    kinds = ("noble", "noble-deck")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return cards_to_pick(s.noble_slots, s.noble_deck, moves.NOBLE, moves.NOBLE_DECK)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        if action == moves.NOBLE_DECK:
            card: i64 = s.noble_deck.pop()
            if s.journal is not None:
                s.journal.reveal("noble-drawn", {"seat": seat, "noble": str(card + 1)})
        else:
            card = s.noble_slots[action - moves.NOBLE]
            if s.journal is not None:
                s.journal.tell("noble-taken", {"seat": seat, "noble": str(card + 1)})
            refill_noble(s, action - moves.NOBLE)
        get_noble(s, seat, card)


PICK_NOBLE: Final[PickNoble] = PickNoble()


def cards_to_pick(slots: list[int], deck: list[int], first: i64, from_deck: i64) -> list[int]:
    actions: list[int] = []
    slot: i64
    for slot in range(len(slots)):
        if slots[slot] != EMPTY:
            actions.append(first + slot)
    if deck:
        actions.append(from_deck)
    return actions


def refill_noble(s: Position, slot: i64) -> None:
    """R5.3: the gap is filled at once, while the deck lasts."""
    s.noble_slots[slot] = s.noble_deck.pop() if s.noble_deck else EMPTY
    if s.journal is not None and s.noble_slots[slot] != EMPTY:
        noble = str(s.noble_slots[slot] + 1)
        s.journal.reveal("noble-dealt", {"slot": slot + 1, "noble": noble})


def get_noble(s: Position, player: i64, card: i64) -> None:
    """R3.5: a noble counts at once; R6.11: what it brings once follows in printed order."""
    s.nobles[player] |= bit(card)
    succession.check_succession(s, player)
    gains.push_gains(s, player, s.layout.noble_gain[card])


# Artisans


class PickArtisan(Question[Position]):
    """R5.4: an artisan on display, or the top one of the deck."""

    name = "artisan"
    rule = "R5.4"
    kinds = ("artisan", "artisan-deck")

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return cards_to_pick(s.artisan_slots, s.artisan_deck, moves.ARTISAN, moves.ARTISAN_DECK)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        from_deck = action == moves.ARTISAN_DECK
        card: i64 = s.artisan_deck.pop() if from_deck else s.artisan_slots[action - moves.ARTISAN]
        if s.journal is not None:
            facts: dict[str, int | str] = {
                "seat": seat,
                "artisan": s.layout.artisan_number[card],
                "points": s.layout.artisan_points[card],
            }
            if from_deck:
                s.journal.reveal("artisan-drawn", facts)
            else:
                s.journal.tell("artisan-taken", facts)
        if not from_deck:
            refill_artisan(s, action - moves.ARTISAN)
        s.artisans[seat] |= bit(card)
        gains.push_gains(s, seat, s.layout.artisan_gain[card])


ARTISAN: Final[PickArtisan] = PickArtisan()


def refill_artisan(s: Position, slot: i64) -> None:
    """R5.4: the gap is filled at once, while the deck lasts."""
    s.artisan_slots[slot] = s.artisan_deck.pop() if s.artisan_deck else EMPTY
    if s.journal is not None and s.artisan_slots[slot] != EMPTY:
        card = s.artisan_slots[slot]
        facts: dict[str, int | str] = {
            "slot": slot + 1,
            "artisan": s.layout.artisan_number[card],
            "points": s.layout.artisan_points[card],
        }
        s.journal.reveal("artisan-dealt", facts)
