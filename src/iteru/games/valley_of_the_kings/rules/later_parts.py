"""Which choices in the middle of an action leave a way to carry out all its later parts (R6.2)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.bits import bit
from iteru.games.valley_of_the_kings.rules import moves, steps
from iteru.games.valley_of_the_kings.rules.filters import passes, slots_of
from iteru.games.valley_of_the_kings.rules.imagined_table import (
    SWAPPING,
    UNKNOWN,
    ImaginedTable,
    as_option,
    crumbled,
    imagine,
    kind_at,
    option_of,
    place_of_option,
    put,
    take,
    which_of_option,
)
from iteru.games.valley_of_the_kings.rules.position import EMPTY, Position, each_once
from iteru.games.valley_of_the_kings.rules.steps import Plan, Step

MAX_TRIED: Final = 5000
"""Nobody's corrections may keep a game busy: a search that takes longer hopes for the best."""


def has_way(s: Position, seat: i64, plan: Plan, leaving: i64) -> bool:
    """Whether all parts of an action can be carried out, without the card `leaving` the hand for it."""
    start = imagine(s, seat, leaving, EMPTY)
    return WaySearch(s, plan).has_way(start, 0, 0)


def keep_a_way(s: Position, seat: i64, step: Step, more: i64, actions: list[int]) -> list[int]:
    """Of the answers to a step those that leave a way through `more` of the same and all later parts."""
    plan = s.layout.later[step.index]
    if more > 0:
        plan = Plan([step] * more + plan.units)
    if not plan.units:
        return actions
    now = imagine(s, seat, EMPTY, step.index)
    ahead = WaySearch(s, plan)
    return [action for action in actions if ahead.leads_on(now, step, option_of(action))]


def may_stop(s: Position, seat: i64, step: Step) -> bool:
    """Whether the cards chosen so far, of any number, leave a way through all later parts."""
    now = imagine(s, seat, EMPTY, step.index)
    return WaySearch(s, s.layout.later[step.index]).has_way(now, 0, 0)


class WaySearch:
    """A search for a way through the rest of an action, one card after another."""

    def __init__(self, s: Position, plan: Plan) -> None:
        self.s = s
        self.layout = s.layout
        self.plan = plan
        self.units = plan.units
        self.tried: i64 = 0

    def has_way(self, now: ImaginedTable, at: i64, least: i64) -> bool:
        """Whether the parts from `at` on can be carried out; of equal parts in a row the options only rise."""
        self.tried += 1
        if at == len(self.units) or self.tried > MAX_TRIED:
            return True
        step = self.units[at]
        if not step.chooses:
            after = now.copy()
            return self.happens(after, step) and self.has_way(after, at + 1, 0)
        options = [option for option in self.options(now, step) if option >= least]
        if at + 1 == len(self.units):
            return bool(options)
        goes_on = self.units[at + 1] is step and is_orderless(step)
        for option in options:
            for after in self.outcomes(now, step, option):
                if self.has_way(after, at + 1, option if goes_on else 0):
                    return True
                if step.count == steps.ANY_NUMBER and self.has_way(after, at, 0):
                    return True
        return False

    def leads_on(self, now: ImaginedTable, step: Step, option: i64) -> bool:
        """Whether all parts can still be carried out after an answer to the step before them."""
        for after in self.outcomes(now, step, option):
            if self.has_way(after, 0, 0):
                return True
            if step.count == steps.ANY_NUMBER and self.takes_more(after, step):
                return True
        return False

    def takes_more(self, now: ImaginedTable, step: Step) -> bool:
        """Whether more cards for a step of any number lead on."""
        for option in self.options(now, step):
            if self.leads_on(now, step, option):
                return True
        return False

    # Steps without a choice

    def happens(self, now: ImaginedTable, step: Step) -> bool:
        """Carry out a step that asks for nothing, if it is possible."""
        verb: i64 = step.verb
        if verb in (steps.DRAW, steps.DRAW_AS_MANY):
            count: i64 = now.chosen if step.count == steps.ANY_NUMBER else step.count
            possible = self.can_draw(now, count)
            now.hand = now.hand + now.lift(count)
            return possible
        if verb == steps.LOOK:
            possible = self.can_draw(now, step.count)
            lifted = now.lift(step.count)
            now.hand = now.hand + lifted[: step.number]
            now.pile = now.pile + lifted[step.number :]
            return possible
        if verb == steps.PERFORM:
            possible = self.can_draw(now, 1)
            lifted = now.lift(1)
            now.pile = now.pile + lifted
            return possible
        return self.happens_in_the_open(now, step)

    def happens_in_the_open(self, now: ImaginedTable, step: Step) -> bool:
        verb: i64 = step.verb
        if verb == steps.STACK:
            left: i64 = len(now.pile) - step.count
            now.deck += step.count
            now.pile = now.pile[: max(left, 0)]
            return left >= 0
        if verb == steps.NEED_PILE:
            return len(now.pile) >= step.count
        if verb == steps.NEED_PURCHASE:
            return self.s.dearest > 0
        if verb == steps.REPEAT:
            return any(self.layout.repeatable[kind] for kind in self.s.done)
        return True

    def can_draw(self, now: ImaginedTable, count: i64) -> bool:
        there: i64 = now.deck + len(now.pile)
        return there >= count or (self.layout.partial_draws and there > 0)

    # Steps with a choice

    def options(self, now: ImaginedTable, step: Step) -> list[int]:
        """Returns what could be chosen; cards that the later parts do not tell apart only once."""
        taking = step if step.other is None else step.other
        found: list[int] = []
        if taking.places & steps.HAND:
            self.add_unlike(now, taking, steps.HAND, now.hand, found)
        if taking.places & steps.PILE:
            self.add_unlike(now, taking, steps.PILE, now.pile, found)
        if taking.places & steps.TOMB:
            self.add_unlike(now, taking, steps.TOMB, now.tomb, found)
        slot: i64
        for slot in range(slots_of(taking)):
            if now.pyramid[slot] != EMPTY and self.fits(now, taking, now.pyramid[slot]):
                found.append(as_option(steps.PYRAMID, slot))
        if taking.places & steps.STOCK and now.stock > 0:
            found.append(as_option(steps.STOCK, 0))
        bone = now.top_of_boneyard() if taking.places & steps.BONEYARD else EMPTY
        if bone != EMPTY and self.fits(now, taking, bone):
            found.append(as_option(steps.BONEYARD, 0))
        if taking.which == steps.CHEAPEST:
            found = self.cheapest(now, found)
        if step.verb == steps.SWAP:
            add_swaps(now, found)
        return found

    def add_unlike(
        self, now: ImaginedTable, step: Step, place: i64, cards: list[int], found: list[int]
    ) -> None:
        apart = self.plan.tells_apart or step.is_compared or step.which == steps.CHEAPEST
        known: list[int] = []
        for kind in each_once(sorted(cards)):
            trait = kind if apart or kind == UNKNOWN else self.trait(now, kind)
            if trait not in known and self.fits(now, step, kind):
                known.append(trait)
                found.append(as_option(place, kind))

    def trait(self, now: ImaginedTable, kind: i64) -> i64:
        """Returns which of the filters a card passes, as bits below zero, where no kind and no other trait is."""
        bits: i64 = 0
        place: i64
        for place in range(len(self.plan.filters)):
            if self.fits(now, self.plan.filters[place], kind):
                bits |= bit(place)
        return -1 - bits

    def fits(self, now: ImaginedTable, step: Step, kind: i64) -> bool:
        if step.which <= steps.CHEAPEST:
            return True
        if kind == UNKNOWN or now.compared == UNKNOWN:
            return False
        return passes(self.layout, step, kind, now.compared, now.tomb, self.s.dearest)

    def cheapest(self, now: ImaginedTable, options: list[int]) -> list[int]:
        """Those of lowest cost; a card that nobody knows yet could be one of them."""
        costs = [self.cost_of(now, option) for option in options]
        known = [cost for cost in costs if cost > 0]
        lowest = min(known) if known else 0
        return [
            option
            for option, cost in zip(options, costs, strict=True)
            if cost == lowest or cost == 0
        ]

    def cost_of(self, now: ImaginedTable, option: i64) -> i64:
        kind = kind_at(now, option)
        return 0 if kind == UNKNOWN else self.layout.cost[kind]

    def outcomes(self, now: ImaginedTable, step: Step, option: i64) -> list[ImaginedTable]:
        """Returns where an option leads: to several tables where the pyramid can crumble in several ways."""
        after = now.copy()
        place = place_of_option(option)
        if place == SWAPPING:
            first, second = moves.PAIRS[which_of_option(option)]
            slots = after.pyramid = after.pyramid.copy()
            slots[first], slots[second] = slots[second], slots[first]
            return [after]
        taking = step if step.other is None else step.other
        kind = kind_at(now, option)
        after.chosen = now.chosen + 1 if now.step == step.index else 1
        after.step = step.index
        if taking.is_compared:
            after.compared = kind
        put(after, taking.verb, kind)
        if place == steps.PYRAMID:
            return crumbled(after, which_of_option(option))
        take(after, place, kind)
        return [after]


def is_orderless(step: Step) -> bool:
    """Whether it makes no difference in which order several cards are chosen."""
    from_pyramid = step.places & (steps.PYRAMID | steps.BASE)
    return not from_pyramid and step.verb != steps.SWAP and step.which != steps.CHEAPEST


def add_swaps(now: ImaginedTable, found: list[int]) -> None:
    for pair, (first, second) in enumerate(moves.PAIRS):
        if now.pyramid[first] != EMPTY and now.pyramid[second] != EMPTY:
            found.append(as_option(SWAPPING, pair))
