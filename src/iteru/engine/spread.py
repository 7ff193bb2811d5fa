"""A spread of settings: every number of seats, and every value of every option at least once."""

from iteru.engine.meta import Meta
from iteru.engine.options import options_of

Options = tuple[tuple[str, str | bool], ...]
"""The options that differ from their defaults, with their values."""


def other_values(meta: Meta) -> Options:
    """Returns every option with every value that is not its default."""
    return tuple(
        [
            (option.name, value)
            for option in options_of(meta.options)
            for value in option.values or (False, True)
            if value != option.default
        ]
    )


def named_options(meta: Meta) -> dict[str, Options]:
    """Returns the standard game, all options at their last value, and every second one so; each set once.

    A game without options has only the standard game, one with a single option has two sets.
    """
    last = tuple(dict(other_values(meta)).items())
    sets = {"standard": (), "all-options": last, "some-options": last[::2]}
    first = {options: label for label, options in reversed(sets.items())}
    return {label: options for label, options in sets.items() if first[options] == label}


def extreme_sets(meta: Meta) -> list[tuple[int, Options]]:
    """Returns the standard game and the one with all options at their last value, with every number of seats."""
    named = named_options(meta)
    ends = [named[label] for label in ("standard", "all-options") if label in named]
    return [(seats, options) for seats in seatings(meta) for options in ends]


def sets_at(meta: Meta) -> list[tuple[int, Options]]:
    """Returns the named sets with every number of seats, and each other value of an option with one number.

    That number is, by turns, one of those for which the option matters.
    """
    named = [(seats, sets) for seats in seatings(meta) for sets in named_options(meta).values()]
    matters = {option.name: option.seats or seatings(meta) for option in options_of(meta.options)}
    alone = [
        (matters[other[0]][turn % len(matters[other[0]])], (other,))
        for turn, other in enumerate(other_values(meta))
    ]
    return list(dict.fromkeys([*named, *alone]))


def seatings(meta: Meta) -> range:
    return range(meta.min_seats, meta.max_seats + 1)
