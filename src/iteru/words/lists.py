"""Lists of things in a sentence: “blue, 2 red and silver”, „černý a žlutý zdroj a 2 žetony stříbra“."""

from collections.abc import Callable, Iterable
from typing import Final

Thing = dict[str, str]
"""A thing, or a number of things, in the forms of its language; the form without a name is the nominative."""
SHARED: Final = "shared"
"""What is left of a name before another one with the same last word: „černý“ of „černý zdroj“."""


def counted_things(one: Thing, all_of_them: Thing, count: int) -> Thing:
    """Things counted by their own texts, else by a number before them; only a single one shares its noun."""
    if count == 1:
        return one
    return {
        form: text if text != one[form] else f"{count}× {text}"
        for form, text in all_of_them.items()
        if not form.startswith(SHARED)
    }


def spoken(things: list[Thing], joined: Callable[[list[str]], str]) -> Thing:
    """The whole list in every form; a thing that lacks one is said in the nominative."""
    forms = dict.fromkeys(form for thing in things for form in thing)
    return {
        form: joined([joined(texts) for texts in in_groups(things, form)])
        for form in forms or {"": None}
        if not form.startswith(SHARED)
    }


def in_groups(things: Iterable[Thing], form: str) -> list[list[str]]:
    """Things that share their noun stand together, and only the last of them names it."""
    shared = f"{SHARED}-{form}" if form else SHARED
    groups: list[list[str]] = []
    noun, before = None, ""
    for thing in things:
        text = thing.get(form, thing[""])
        adjective = thing.get(shared, thing.get(SHARED))
        if adjective is not None and text.split()[-1] == noun:
            groups[-1][-1] = before
            groups[-1].append(text)
        else:
            groups.append([text])
        noun, before = (None, "") if adjective is None else (text.split()[-1], adjective)
    return groups
