"""A step of a card's action: what is done, with how many cards, from where, and which of them."""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0
DRAW_AS_MANY: Final = 1
DISCARD: Final = 2
SACRIFICE: Final = 3
ENTOMB: Final = 4
GAIN: Final = 5
TAKE: Final = 6
GIVE: Final = 7
STACK: Final = 8
SWAP: Final = 9
LOOK: Final = 10
PERFORM: Final = 11
REPEAT: Final = 12
OPPONENTS: Final = 13
TURN_GOLD: Final = 14
TURN_ANYWHERE: Final = 15
TURN_CHEAPER: Final = 16
NEED_PILE: Final = 17
NEED_PURCHASE: Final = 18
REFUSE: Final = 19
CATCH: Final = 20
FOLLOW: Final = 21
# fmt: off
VERBS: Final = (
    "draw", "draw-as-many", "discard", "sacrifice", "entomb", "gain", "take", "give", "stack", "swap",
    "look", "perform", "repeat", "opponents", "turn-gold", "turn-anywhere", "turn-cheaper",
    "need-pile", "need-purchase", "refuse", "catch", "follow",
)
# fmt: on

# Where a card is chosen from: a bit for each place.
HAND: Final = 1
PILE: Final = 2
TOMB: Final = 4
PYRAMID: Final = 8
BASE: Final = 16
STOCK: Final = 32
BONEYARD: Final = 64
PLACES: Final = ("hand", "pile", "tomb", "pyramid", "base", "stock", "boneyard")


def names_of_places(places: int) -> list[str]:
    """The names of places that are given as bits."""
    return [name for number, name in enumerate(PLACES) if places >> number & 1]


SINGLE_PLACES: Final = (0, HAND, PILE, TOMB, PYRAMID, BASE, STOCK, BONEYARD)

# Which of the cards there.
ANY_CARD: Final = 0
CHEAPEST: Final = 1
SAME_SET: Final = 2
TOMB_SET: Final = 3
UP_TO: Final = 4
UP_TO_TIMES: Final = 5
BELOW_PURCHASE: Final = 6
WHICH: Final = ("any", "cheapest", "same-set", "tomb-set", "up-to", "up-to-times", "below-purchase")

BY_COST: Final = (ANY_CARD, UP_TO, BELOW_PURCHASE)
"""Filters that look at nothing but the cost of a card."""

ANY_NUMBER: Final = 0
"""The count of a step that takes as many cards as the player likes, at least one."""


class Step:
    """One step of a card's action. `count` is how many cards, `number` a figure of its filter or threshold."""

    def __init__(
        self,
        text: str,
        verb: int,
        count: int = 1,
        places: int = 0,
        which: int = ANY_CARD,
        number: int = 0,
    ) -> None:
        self.text = text
        self.verb: i64 = verb
        self.count: i64 = count
        self.places: i64 = places
        self.which: i64 = which
        self.number: i64 = number
        self.attack: i64 = -1
        """What opponents must do with a card."""
        self.index: i64 = -1
        """Its place among the steps of all cards; set by the layout."""
        self.other: Step | None = None
        """A step that may be taken instead."""
        self.is_compared = False
        """Whether the next step compares its cards with the one chosen in this step."""
        self.is_careful = False
        """Whether a choice in this step could leave nothing for those after it (R6.2)."""
        self.is_searched = False
        """Whether a way through all parts of its action must be looked for (`needs_search`)."""

    @property
    def looks_back(self) -> bool:
        """Whether the filter compares with a card chosen before."""
        return self.which in (SAME_SET, UP_TO_TIMES)

    @property
    def is_condition(self) -> bool:
        """Whether it moves no card."""
        return self.verb in (TURN_GOLD, TURN_ANYWHERE, TURN_CHEAPER, NEED_PILE, NEED_PURCHASE)

    @property
    def chooses(self) -> bool:
        """Whether the player of the card chooses something for it."""
        return self.verb == SWAP or (self.places != 0 and self.verb not in (OPPONENTS, FOLLOW))

    @property
    def units(self) -> i64:
        """Returns how many times at least it is carried out, one card after another."""
        return max(self.count, 1) if self.chooses else 1


def in_units(action: list[Step]) -> list[Step]:
    """An action with every step as often as it is carried out."""
    return [step for step in action for _ in range(step.units)]


class Plan:
    """Steps to be carried out one card after another, and what a search through them needs to know (`later_parts`)."""

    def __init__(self, units: list[Step]) -> None:
        self.units = units
        self.filters: list[Step] = []
        for step in units:
            if step.which != ANY_CARD and step not in self.filters:
                self.filters.append(step)
        self.tells_apart = any(step.which not in BY_COST for step in self.filters)
        """Whether it matters more of a card than which filters it passes."""


def needs_search(action: list[Step]) -> bool:
    """R6.2: whether numbers of cards do not tell if an action is possible.

    They do where only one part does anything, and where all parts take any card from places that are counted.
    """
    parts = [step for step in in_units(action) if not step.is_condition]
    return needs_care(action) or (
        len(parts) > 1
        and any(chooses_by_filter(step) or step.places & (STOCK | BONEYARD) for step in parts)
    )


def needs_care(action: list[Step]) -> bool:
    """R6.2: whether an early choice could leave nothing for a later part, so that numbers of cards do not tell."""
    units = in_units(action)
    choices = [step for step in units if step.chooses]
    if len(choices) > 1 and any(chooses_by_filter(step) for step in choices):
        return True
    for place, step in enumerate(units[:-1]):
        is_free = step.count == ANY_NUMBER or spans_places(step)
        if is_free and not draws_as_many_again(step, units[place + 1 :]):
            return True
    return False


def draws_as_many_again(step: Step, later: list[Step]) -> bool:
    """Whether nothing follows but a draw of as many cards as the step puts on the discard pile."""
    return step.verb in (DISCARD, GAIN) and all(one.verb == DRAW_AS_MANY for one in later)


def chooses_by_filter(step: Step) -> bool:
    taking = step if step.other is None else step.other
    return taking.which not in (ANY_CARD, CHEAPEST)


def spans_places(step: Step) -> bool:
    """Whether a step may take its card from one place or another."""
    return step.other is not None or step.places not in SINGLE_PLACES
