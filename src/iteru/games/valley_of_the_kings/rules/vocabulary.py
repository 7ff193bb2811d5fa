"""The vocabulary in which `components.toml` says what a card does, read into steps. The file's head explains each word."""

import re
from typing import Final

from iteru.engine.allowed import Form, Listed, Said, Whole, Word
from iteru.engine.bits import MOST_BITS, bit
from iteru.engine.box import Figure, shortened
from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.steps import Step

CHOOSE: Final = {
    "discard": steps.DISCARD,
    "sacrifice": steps.SACRIFICE,
    "entomb": steps.ENTOMB,
    "gain": steps.GAIN,
    "take": steps.TAKE,
    "give": steps.GIVE,
}
PYRAMID_OR_BASE: Final = steps.PYRAMID | steps.BASE
OPEN_PLACES: Final = PYRAMID_OR_BASE | steps.BONEYARD
ALLOWED: Final = {
    steps.DISCARD: steps.HAND,
    steps.SACRIFICE: steps.HAND | steps.PILE | steps.TOMB | PYRAMID_OR_BASE,
    steps.ENTOMB: steps.HAND | steps.PILE | steps.STOCK | OPEN_PLACES,
    steps.GAIN: steps.TOMB | steps.STOCK | OPEN_PLACES,
    steps.TAKE: steps.TOMB | steps.PILE | steps.STOCK | OPEN_PLACES,
}
FILTERS: Final = (
    (steps.ANY_CARD, r""),
    (steps.CHEAPEST, r"the cheapest"),
    (steps.SAME_SET, r"of the same set"),
    (steps.TOMB_SET, r"of a set in the tomb"),
    (steps.UP_TO, r"costing up to (\d+)"),
    (steps.UP_TO_TIMES, r"costing up to (\d+) times as much"),
    (steps.BELOW_PURCHASE, r"costing less than a purchase"),
)
PLAIN: Final = (
    (steps.DRAW, r"draw (\d+)"),
    (steps.DRAW_AS_MANY, r"draw as many"),
    (steps.STACK, r"stack (\d+)"),
    (steps.SWAP, r"swap"),
    (steps.PERFORM, r"perform"),
    (steps.REPEAT, r"repeat"),
    (steps.TURN_GOLD, r"this turn gold (\d+)"),
    (steps.TURN_ANYWHERE, r"this turn buy anywhere"),
    (steps.TURN_CHEAPER, r"this turn (\d+) cheaper"),
    (steps.NEED_PILE, r"only with (\d+) in pile"),
    (steps.NEED_PURCHASE, r"only after a purchase"),
    (steps.REFUSE, r"react to attack: refuse"),
    (steps.CATCH, r"react to sacrifice: gain it"),
    (steps.FOLLOW, r"react to purchase: gain from base"),
)
CHOOSING: Final = re.compile(
    r"(discard|sacrifice|entomb|gain|take)( \d+| any)?( from [a-z]+(?: or [a-z]+)*)?(?: (.+))?"
)
LOOKING: Final = re.compile(r"look at (\d+) keep (\d+)")
ATTACK: Final = re.compile(r"opponents (discard|sacrifice|give) (\d+)(?: if they own (\d+))?")
BETWEEN: Final = " / "
MAX_COUNT: Final = 20
MAX_OWNED: Final = 96
MAX_COST: Final = 99
MAX_DIGITS: Final = 4

# What would be right, for errors: the chief words; all of them are in the head of `components.toml`.
STEP_WORDS: Final = (
    '"draw N", "discard N", "sacrifice N from PLACE", "entomb N from PLACE", "gain from PLACE", '
    '"take N from PLACE", "stack N", "swap", "look at N keep M", "perform", "repeat", '
    '"opponents discard N", "this turn gold N", ...'
)
FILTER_WORDS: Final = " | ".join([pattern.replace(r"(\d+)", "N") for _, pattern in FILTERS[1:]])
SWAP_WORDS: Final = '"swap / sacrifice from pyramid"'

# What a form offers; owners who want more write the step itself.
COUNT: Final = Whole(1, MAX_COUNT)
NUMBER: Final = Word((*[f" {count}" for count in range(1, MAX_COUNT + 1)], " any"), " 1")
ATTACKS: Final = Word(("discard", "sacrifice", "give"))
SWAPPED: Final = Word((" from pyramid", " from base"))
WHICH: Final = Word(
    (
        "",
        *[f" {pattern}" for _, pattern in FILTERS[1:] if "(" not in pattern],
        *[f" costing up to {cost}" for cost in range(1, 11)],
        *[f" costing up to {times} times as much" for times in (2, 3)],
    )
)


def plain_form(pattern: str) -> Form:
    """A step of fixed words, perhaps with a number."""
    before, number, after = pattern.partition(r"(\d+)")
    pieces = (before, COUNT, after) if number else (before,)
    return Form(tuple([piece for piece in pieces if piece]))


def choosing_form(verb: str, allowed: int) -> Form:
    """A step that chooses cards: how many, from where, and which."""
    places = [f" from {place}" for place in steps.names_of_places(allowed)]
    together = [" from hand or pile"] if " from pile" in places and allowed & steps.HAND else []
    from_where = Word((*places, *together), " from hand" if allowed & steps.HAND else None)
    return Form((verb, NUMBER, from_where, WHICH))


STEP: Final = Said(
    (
        *[plain_form(pattern) for _, pattern in PLAIN],
        *[choosing_form(verb, ALLOWED[code]) for verb, code in CHOOSE.items() if code in ALLOWED],
        Form(("look at ", COUNT, " keep ", COUNT)),
        Form(("opponents ", ATTACKS, " ", COUNT)),
        Form(("opponents ", ATTACKS, " ", COUNT, " if they own ", Whole(1, MAX_OWNED))),
        Form(("swap / ", Word(("sacrifice", "gain", "take", "entomb")), SWAPPED)),
    )
)
"""What may be said of a step; `read_step` reads it."""


def read_action(figure: Figure) -> list[Step]:
    """The steps of a card's `action`."""
    texts = figure.listed("action", Listed(STEP, 0, MOST_BITS))  # filters are bits (`later_parts`)
    action = [read_step(figure, str(text)) for text in texts]
    tie_to_the_step_before(figure, action)
    for step in action:
        if step.verb in (steps.REFUSE, steps.CATCH, steps.FOLLOW) and len(action) > 1:
            raise figure.wrong_part("action", step.text, f'["{step.text}"]')
    is_careful, is_searched = steps.needs_care(action), steps.needs_search(action)
    for step in action:
        step.is_careful = is_careful and step.verb != steps.OPPONENTS  # a victim chooses freely
        step.is_searched = is_searched
    return action


def tie_to_the_step_before(figure: Figure, action: list[Step]) -> None:
    """Checks that what a step says of the one before it fits that one."""
    for number, step in enumerate(action):
        earlier = action[number - 1] if number else None
        if step.looks_back:
            if earlier is None or not gives_up_one_card(earlier):
                raise figure.wrong_part(
                    "action", step.text, '"discard 1", ... | "sacrifice 1", ...'
                )
            check_places(figure, step, PYRAMID_OR_BASE | steps.TOMB)
            earlier.is_compared = True
        elif step.other is not None and step.other.looks_back:
            raise figure.wrong_part("action", step.other.text, SWAP_WORDS, step.text)
        elif step.verb == steps.DRAW_AS_MANY:
            if earlier is None or earlier.verb not in ALLOWED:
                raise figure.wrong_part("action", step.text, '"discard any", "draw as many"')
            step.count = earlier.count


def gives_up_one_card(step: Step) -> bool:
    """Whether the next step can compare with the card that this one takes from the hand."""
    is_given_up = step.verb in (steps.DISCARD, steps.SACRIFICE)
    return is_given_up and step.places == steps.HAND and step.count == 1


def read_step(figure: Figure, text: str) -> Step:
    """A step, or two between which the player chooses."""
    halves = text.split(BETWEEN)
    step = read_half(figure, halves[0])
    if len(halves) > 1:
        other = read_half(figure, BETWEEN.join(halves[1:]))
        if step.verb != steps.SWAP:
            raise figure.wrong_part("action", step.text, SWAP_WORDS, text)
        if other.verb not in ALLOWED or other.count != 1:
            raise figure.wrong_part("action", other.text, SWAP_WORDS, text)
        check_places(figure, other, PYRAMID_OR_BASE)
        step.other = other
    return step


def read_half(figure: Figure, text: str) -> Step:
    step = (
        read_plain(figure, text)
        or read_looking(figure, text)
        or read_attack(figure, text)
        or read_choosing(figure, text)
    )
    if step is None:
        raise figure.wrong_part("action", text, STEP_WORDS)
    return step


def number_in(figure: Figure, text: str, found: str, low: int = 1, high: int = MAX_COUNT) -> int:
    """A number of a step, or the error that names it."""
    digits = found.strip()
    if len(digits) > MAX_DIGITS or not low <= int(digits) <= high:
        raise figure.wrong_part("action", digits, f"{low} - {high}", text)
    return int(digits)


def read_plain(figure: Figure, text: str) -> Step | None:
    for verb, pattern in PLAIN:
        found = re.fullmatch(pattern, text)
        if found:
            count = number_in(figure, text, found[1]) if found.groups() else 1
            return Step(text, verb, count, steps.BASE if verb == steps.FOLLOW else 0)
    return None


def read_looking(figure: Figure, text: str) -> Step | None:
    found = LOOKING.fullmatch(text)
    if not found:
        return None
    count = number_in(figure, text, found[1])
    return Step(text, steps.LOOK, count, number=number_in(figure, text, found[2], 1, count))


def read_attack(figure: Figure, text: str) -> Step | None:
    found = ATTACK.fullmatch(text)
    if not found:
        return None
    spared = number_in(figure, text, found[3] or "0", 0, MAX_OWNED)
    step = Step(text, steps.OPPONENTS, number_in(figure, text, found[2]), steps.HAND, number=spared)
    step.attack = CHOOSE[found[1]]
    return step


def read_choosing(figure: Figure, text: str) -> Step | None:
    found = CHOOSING.fullmatch(text)
    if not found:
        return None
    verb = CHOOSE[found[1]]
    count = steps.ANY_NUMBER if found[2] == " any" else number_in(figure, text, found[2] or "1")
    places = 0
    for place in (found[3] or " from hand").removeprefix(" from ").split(" or "):
        if place not in steps.PLACES:
            raise figure.wrong_part("action", place, place_names(ALLOWED[verb]), text)
        places |= bit(steps.PLACES.index(place))
    step = Step(text, verb, count, places)
    check_places(figure, step, ALLOWED[verb])
    if found[4]:
        read_filter(figure, step, found[4])
    return step


def check_places(figure: Figure, step: Step, allowed: int) -> None:
    """Refuse a place that cannot be, and name it."""
    for number, place in enumerate(steps.PLACES):
        if step.places >> number & 1 and not allowed >> number & 1:
            raise figure.wrong_part("action", place, place_names(allowed), step.text)


def place_names(places: int) -> str:
    return " | ".join(steps.names_of_places(places))


def read_filter(figure: Figure, step: Step, text: str) -> None:
    """Reads which cards a step is about. The stock takes no filter, since nobody knows what it will give."""
    for which, pattern in FILTERS[1:]:
        found = re.fullmatch(pattern, text)
        if found:
            step.which = which
            if found.groups():
                step.number = number_in(figure, step.text, found[1], 1, MAX_COST)
    if step.which == steps.ANY_CARD:
        raise figure.wrong_part("action", text, FILTER_WORDS, step.text)
    if step.places & steps.STOCK:
        right = shortened(step.text.removesuffix(" " + text))
        raise figure.wrong_part("action", text, right, step.text)
