"""The vocabulary in which `components.toml` says what a card does, read into steps. The file's head explains each word."""

import re
from typing import Final

from mypy_extensions import i64

from iteru.engine.box import Figure

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
    "draw", "draw-as-many", "discard", "sacrifice", "entomb", "gain", "take", "give", "stack", "swap", "look", "perform",
    "repeat", "opponents", "turn-gold", "turn-anywhere", "turn-cheaper", "need-pile", "need-purchase", "refuse", "catch",
    "follow",
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

# Which of the cards there.
ANY_CARD: Final = 0
CHEAPEST: Final = 1
SAME_SET: Final = 2
TOMB_SET: Final = 3
UP_TO: Final = 4
UP_TO_TIMES: Final = 5
BELOW_PURCHASE: Final = 6
WHICH: Final = ("any", "cheapest", "same-set", "tomb-set", "up-to", "up-to-times", "below-purchase")

ANY_NUMBER: Final = 0
"""The count of a step that takes as many cards as the player likes, at least one."""

CHOOSE: Final = {
    "discard": DISCARD,
    "sacrifice": SACRIFICE,
    "entomb": ENTOMB,
    "gain": GAIN,
    "take": TAKE,
    "give": GIVE,
}
ALLOWED: Final = {
    DISCARD: HAND,
    SACRIFICE: HAND | PILE | TOMB | PYRAMID | BASE,
    ENTOMB: HAND | PILE | PYRAMID | BASE | STOCK | BONEYARD,
    GAIN: TOMB | PYRAMID | BASE | STOCK | BONEYARD,
    TAKE: TOMB | PILE | PYRAMID | BASE | STOCK | BONEYARD,
}
FILTERS: Final = (
    (ANY_CARD, r""),
    (CHEAPEST, r"the cheapest"),
    (SAME_SET, r"of the same set"),
    (TOMB_SET, r"of a set in the tomb"),
    (UP_TO, r"costing up to (\d+)"),
    (UP_TO_TIMES, r"costing up to (\d+) times as much"),
    (BELOW_PURCHASE, r"costing less than a purchase"),
)
PLAIN: Final = (
    (DRAW, r"draw (\d+)"),
    (DRAW_AS_MANY, r"draw as many"),
    (STACK, r"stack (\d+)"),
    (SWAP, r"swap"),
    (PERFORM, r"perform"),
    (REPEAT, r"repeat"),
    (TURN_GOLD, r"this turn gold (\d+)"),
    (TURN_ANYWHERE, r"this turn buy anywhere"),
    (TURN_CHEAPER, r"this turn (\d+) cheaper"),
    (NEED_PILE, r"only with (\d+) in pile"),
    (NEED_PURCHASE, r"only after a purchase"),
    (REFUSE, r"react to attack: refuse"),
    (CATCH, r"react to sacrifice: gain it"),
    (FOLLOW, r"react to purchase: gain from base"),
)
CHOOSING: Final = re.compile(
    r"(discard|sacrifice|entomb|gain|take)( \d+| any)?( from [a-z]+(?: or [a-z]+)*)?(?: (.+))?"
)
LOOKING: Final = re.compile(r"look at (\d+) keep (\d+)")
ATTACK: Final = re.compile(r"opponents (discard|sacrifice|give) (\d+)(?: if they own (\d+))?")
BETWEEN: Final = " / "
WORDS_FOR_STEPS: Final = (
    '"draw N", "discard N", "sacrifice N from PLACE", "entomb N from PLACE", "gain from PLACE", "take N from PLACE", '
    '"stack N", "swap", "look at N keep M", "perform", "repeat", "opponents discard N", "this turn gold N"'
)
"""The chief words, for an error; all of them are in the head of `components.toml`."""
MOST: Final = 20


class Step:
    """One step of a card's action. `count` is how many cards, `number` a figure of its filter or threshold.

    `attack` is what opponents must do with a card; `other` a step that may be taken instead; `then` a later step that looks
    for a card by the one chosen in this step.
    """

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
        self.index: i64 = -1
        self.other: Step | None = None
        self.then: Step | None = None

    @property
    def looks_back(self) -> bool:
        """Whether the filter compares with a card chosen before."""
        return self.which in (SAME_SET, UP_TO_TIMES)


def read_action(figure: Figure) -> list[Step]:
    """The steps of a card's `action`."""
    given = figure.values.get("action")
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise figure.wrong("action", '["draw 1", ...]')
    steps = [read_step(figure, str(text)) for text in given]
    tie_to_the_step_before(figure, steps)
    reactions = [step for step in steps if step.verb in (REFUSE, CATCH, FOLLOW)]
    if reactions and len(steps) > 1:
        raise figure.wrong("action", f'["{reactions[0].text}"]')
    return steps


def tie_to_the_step_before(figure: Figure, steps: list[Step]) -> None:
    """What a step says of the one before it must fit that one."""
    for number, step in enumerate(steps):
        earlier = steps[number - 1] if number else None
        if step.looks_back:
            if (
                earlier is None
                or earlier.verb not in (DISCARD, SACRIFICE)
                or earlier.places != HAND
                or earlier.count != 1
            ):
                raise figure.wrong("action", f'"discard 1" | "sacrifice 1", "{step.text}"')
            if step.places & ~(PYRAMID | BASE | TOMB):
                raise figure.wrong("action", f'"{step.text}": pyramid | base | tomb')
            earlier.then = step
        elif step.other is not None and step.other.looks_back:
            raise figure.wrong(
                "action", f'"swap / sacrifice from pyramid"; not "{step.text} / {step.other.text}"'
            )
        elif step.verb == DRAW_AS_MANY:
            if earlier is None or earlier.verb not in ALLOWED:
                raise figure.wrong("action", f'"discard any", "{step.text}"')
            step.count = earlier.count


def read_step(figure: Figure, text: str) -> Step:
    """A step, or two between which the player chooses."""
    halves = text.split(BETWEEN)
    found = [read_half(half) for half in halves[:2]]
    step = found[0]
    if step is None or None in found or len(halves) > 2:
        raise figure.wrong("action", f'{WORDS_FOR_STEPS}, ...; not "{text}"')
    if len(found) == 2:
        other = found[1]
        assert other is not None
        if (
            step.verb != SWAP
            or other.verb not in ALLOWED
            or other.places & ~(PYRAMID | BASE)
            or other.count != 1
        ):
            raise figure.wrong("action", f'"{text}": "swap / sacrifice from pyramid"')
        step.other = other
    return step


def read_half(text: str) -> Step | None:
    for verb, pattern in PLAIN:
        found = re.fullmatch(pattern, text)
        if found:
            numbers = [int(group) for group in found.groups()]
            places = BASE if verb == FOLLOW else 0
            return Step(text, verb, numbers[0] if numbers else 1, places) if fits(numbers) else None
    looks = LOOKING.fullmatch(text)
    if looks:
        count, kept = int(looks[1]), int(looks[2])
        return (
            Step(text, LOOK, count, number=kept) if fits([count]) and 1 <= kept <= count else None
        )
    return read_attack(text) or read_choosing(text)


def fits(numbers: list[int]) -> bool:
    return all(1 <= number <= MOST for number in numbers)


def read_attack(text: str) -> Step | None:
    found = ATTACK.fullmatch(text)
    if not found:
        return None
    step = Step(text, OPPONENTS, int(found[2]), HAND, number=int(found[3] or 0))
    step.attack = CHOOSE[found[1]]
    return step if fits([step.count]) and step.number <= 96 else None


def read_choosing(text: str) -> Step | None:
    found = CHOOSING.fullmatch(text)
    if not found:
        return None
    verb = CHOOSE[found[1]]
    count = 1 if found[2] is None else ANY_NUMBER if found[2] == " any" else int(found[2])
    places = 0
    for place in (found[3] or " from hand").removeprefix(" from ").split(" or "):
        if place not in PLACES:
            return None
        places |= 1 << PLACES.index(place)
    if places & ~ALLOWED[verb] or (found[2] != " any" and not fits([count])):
        return None
    for which, pattern in FILTERS:
        matched = re.fullmatch(pattern, found[4] or "")
        if matched and which != ANY_CARD and places & STOCK:
            return None  # nobody can tell what the stock will give
        if matched:
            return Step(
                text, verb, count, places, which, int(matched[1]) if matched.groups() else 0
            )
    return None
