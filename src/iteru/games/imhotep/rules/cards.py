"""Red cards (R7.1, R7.2), and the blue ones that replace a turn's action (R7.6 to R7.10)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question, Task
from iteru.engine.bits import bit
from iteru.engine.errors import IllegalMove
from iteru.games.imhotep.rules import moves, ships, sites
from iteru.games.imhotep.rules.box import STEP_LOAD, STEP_SAIL, STEP_SAIL_ANY_ORDER, STEP_STONES
from iteru.games.imhotep.rules.moves import (
    CARD_COUNT,
    CARDS,
    FIRST_BLUE,
    RULES_OF_BLUE,
    SHIPS,
    SPACES,
)
from iteru.games.imhotep.rules.position import (
    EMPTY,
    PLACES,
    SAILS,
    Position,
    free_on,
    free_spaces,
    has_minimum,
    hold,
)


def build_by_card(s: Position, seat: i64, card: i64) -> None:
    """R7.1: one stone from the quarry to the card's site, then the card is discarded; R7.2: nothing if the quarry is empty."""
    s.push(DISCARD, seat, card)
    if s.quarry[seat] == 0:
        if s.journal is not None:
            s.journal.tell("no-stone-for-card", {"seat": seat, "card": CARDS[card]})
        return
    s.quarry[seat] -= 1
    sites.deliver(s, seat, s.layout.card_site[card])


class Discard(Task[Position]):
    """Discards a card that was played."""

    name = "discard"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        s.discard.append(detail)


DISCARD: Final[Discard] = Discard()


NOTHING_MISSING: Final = -1
NO_STONES: Final = 0
NO_SPACES: Final = 1
NO_SHIP_TO_LOAD: Final = 2
NO_SHIP_READY: Final = 3
MISSING: Final = (
    "refused-play-stones",
    "refused-play-spaces",
    "refused-play-sail",
    "refused-play-lever",
)


def can_play(s: Position, seat: i64, card: i64) -> bool:
    """R7.6: a blue card is played only if all its steps can be carried out."""
    return what_is_missing(s, seat, card) == NOTHING_MISSING


def why_not_play(s: Position, seat: i64, card: i64) -> IllegalMove | None:
    if hold(s, seat, card) == 0:
        return IllegalMove("R4.9", "refused-no-such-card", card=CARDS[card])
    missing = what_is_missing(s, seat, card)
    if missing == NOTHING_MISSING:
        return None
    loads = s.layout.card_steps[card].count(STEP_LOAD)
    return IllegalMove(
        RULES_OF_BLUE[card - FIRST_BLUE], MISSING[missing], card=CARDS[card], count=loads
    )


def what_is_missing(s: Position, seat: i64, card: i64) -> i64:
    """Returns what is missing for the first step of a card that cannot be carried out."""
    stones: i64 = s.sled[seat]
    quarry: i64 = s.quarry[seat]
    spaces: i64 = -1
    for step in s.layout.card_steps[card]:
        if step == STEP_STONES:
            taken: i64 = min(min(s.layout.take, s.layout.sled - stones), quarry)
            stones += taken
            quarry -= taken
        elif step == STEP_LOAD:
            if spaces < 0:
                spaces = free_spaces(s)
            if stones == 0:
                return NO_STONES
            if spaces == 0:
                return NO_SPACES
            stones -= 1
            spaces -= 1
        elif step == STEP_SAIL and ships_to_load_and_sail(s) == 0:
            return NO_SHIP_TO_LOAD
        elif step == STEP_SAIL_ANY_ORDER and s.ready == 0:
            return NO_SHIP_READY
    return NOTHING_MISSING


def ships_to_load_and_sail(s: Position) -> i64:
    """R7.9: returns a bit for each ship with room for the stone, which counts for the minimum."""
    found: i64 = 0
    ship: i64
    for ship in range(SHIPS):
        if free_on(s, ship) > 0 and has_minimum(s, ship, 1):
            found |= bit(ship)
    return found


def play(s: Position, seat: i64, card: i64) -> None:
    """R7.6: the card's steps are put on the agenda, the first of them on top; after the last the card is discarded."""
    s.owned[seat * CARD_COUNT + card] -= 1
    s.push(DISCARD, seat, card)
    if s.journal is not None:
        s.journal.tell("played", {"seat": seat, "card": CARDS[card]})
    steps = s.layout.card_steps[card]
    index: i64
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step == STEP_SAIL_ANY_ORDER:
            s.push(SAIL_ANY_ORDER, seat, 0)
        elif step == STEP_LOAD:
            sails_next = index + 1 < len(steps) and steps[index + 1] == STEP_SAIL
            if sails_next:
                s.push(LOAD_TO_SAIL, seat, 0)
            else:
                s.push(LOAD_ONE, seat, 0)
        elif step == STEP_STONES:
            s.push(TAKE_STONES, seat, 0)


class TakeStones(Task[Position]):
    """R7.8: a card takes stones, as in a turn."""

    name = "take-stones"

    def happen(self, s: Position, seat: i64, detail: i64) -> None:
        ships.take_stones(s, seat, s.layout.take)


TAKE_STONES: Final[TakeStones] = TakeStones()


class LoadOne(Question[Position]):
    """R7.6, R7.8, R7.10: a card loads a stone."""

    name = "load"
    rule = "R7.6"
    answers = (moves.LOAD,)
    is_part = True

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        ships.offer_load(s, actions)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return ships.why_not_space(s, moves.LOAD.place(action))

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        ships.load(s, seat, action)


LOAD_ONE: Final[LoadOne] = LoadOne()


class LoadToSail(Question[Position]):
    """R7.9: a stone onto a ship that can sail with it."""

    name = "load-to-sail"
    rule = "R7.9"
    answers = (moves.LOAD,)
    is_part = True

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        fit = ships_to_load_and_sail(s)
        place: i64
        for place in range(PLACES):
            if s.free >> place & 1 and fit >> place // SPACES & 1:
                actions.append(moves.LOAD.at(place))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        place = moves.LOAD.place(action)
        refusal = ships.why_not_space(s, place)
        if refusal is None and not ships_to_load_and_sail(s) >> place // SPACES & 1:
            return ships.below_minimum(s, self.rule, place // SPACES, 1)
        return refusal

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        ships.load(s, seat, action)
        s.push(SAIL_LOADED, seat, moves.LOAD.place(action) // SPACES)


LOAD_TO_SAIL: Final[LoadToSail] = LoadToSail()


class SailLoaded(Question[Position]):
    """R7.9: the ship `detail`, which was just loaded, sails."""

    name = "sail-loaded"
    rule = "R7.9"
    answers = (moves.SAIL,)
    is_part = True

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        return SAILS[bit(detail) * 32 + s.taken].copy()

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        refusal = self.why_not_ship(detail, ships.ship_of(action))
        return ships.why_not_harbour(s, ships.site_of(action)) if refusal is None else refusal

    def why_not_ship(self, loaded: i64, ship: i64) -> IllegalMove | None:
        if ship == loaded:
            return None
        return IllegalMove(self.rule, "refused-other-ship", loaded=loaded + 1)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        ships.sail(s, seat, action)


SAIL_LOADED: Final[SailLoaded] = SailLoaded()


class SailAnyOrder(Question[Position]):
    """R7.7: a ship sails, and the player of the lever orders its stones."""

    name = "sail-any-order"
    rule = "R7.7"
    answers = (moves.SAIL,)
    is_part = True

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        ships.offer_sail(s, actions)
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        return ships.why_not_sail(s, action)

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        ship: i64 = ships.ship_of(action)
        ships.put_to_sea(s, seat, ship, ships.site_of(action))
        s.order.clear()
        ask_for_order(s, seat, ship)


SAIL_ANY_ORDER: Final[SailAnyOrder] = SailAnyOrder()


def ask_for_order(s: Position, seat: i64, ship: i64) -> None:
    """Asks for the next stone, unless the stones left are all of one owner."""
    left: list[int] = []
    owners = 0
    space: i64
    for space in range(SPACES):
        owner: i64 = s.cargo[ship * SPACES + space]
        if owner != EMPTY and space not in s.order:
            left.append(space)
            owners |= bit(owner)
    if owners & (owners - 1):
        s.push(UNLOAD_ORDER, seat, ship)
    else:
        s.order.extend(left)
        s.order.reverse()


class UnloadOrder(Question[Position]):
    """R7.7: which stone of the ship `detail` is unloaded next; asked before the first is unloaded."""

    name = "order"
    rule = "R7.7"
    answers = (moves.UNLOAD,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        space: i64
        for space in range(SPACES):
            if s.cargo[detail * SPACES + space] != EMPTY and space not in s.order:
                actions.append(moves.UNLOAD.at(space))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        space = moves.UNLOAD.place(action)
        if s.cargo[detail * SPACES + space] == EMPTY:
            where: dict[str, int | str] = {"ship": detail + 1, "space": space + 1}
            return IllegalMove(self.rule, "refused-no-stone-there", **where)
        if space in s.order:
            return IllegalMove(self.rule, "refused-ordered-already", space=space + 1)
        return None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        space: i64 = moves.UNLOAD.place(action)
        s.order.append(space)
        if s.journal is not None:
            owner = s.cargo[detail * SPACES + space]
            where: dict[str, int | str] = {"ship": detail + 1, "space": space + 1}
            s.journal.tell("ordered", {"seat": seat, "owner": owner, **where})
        ask_for_order(s, seat, detail)


UNLOAD_ORDER: Final[UnloadOrder] = UnloadOrder()
