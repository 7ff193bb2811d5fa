"""What the rule page must add for a box that an owner corrected."""

from collections.abc import Mapping, Sequence

from iteru.engine.box import Box
from iteru.engine.phrase import Phrase, packed

Rules = Mapping[str, Sequence[str]]
"""The rules that tell figures: by the path of a figure, or the beginning of the paths of several."""


def figure_notes(box: Box, shipped: Box, rules: Rules) -> dict[str, list[Phrase]]:
    """For each of these rules the corrected values of its figures, as they stand in the box."""
    found: dict[str, list[Phrase]] = {}
    for figure in box:
        changed = values_of(box, shipped, figure.path)
        for beginning, told_by in rules.items():
            if changed and is_under(figure.path, beginning):
                for rule in told_by:
                    found.setdefault(rule, []).extend(changed)
    return found


def differs(box: Box, shipped: Box, path: str) -> bool:
    return box[path].values != shipped[path].values


def in_this_box(found: Mapping[str, list[Phrase]]) -> dict[str, Phrase]:
    """For each rule one note of all that there is to say."""
    return {
        rule: Phrase("note-in-this-box", {"phrases": packed(said)}) for rule, said in found.items()
    }


def is_under(path: str, beginning: str) -> bool:
    return path == beginning or path.startswith(f"{beginning}.")


def values_of(box: Box, shipped: Box, path: str) -> list[Phrase]:
    """The corrected values of a figure: a message names each of them, `figure-ships-minimum` for `ships.four.minimum`."""
    its, printed = box[path].values, shipped[path].values
    first, *middle = path.split(".")
    item = "-".join(middle) or "none"
    return [
        value_note(f"{first}-{key}", item, its[key]) for key in its if printed.get(key) != its[key]
    ]


def value_note(figure: str, item: str, value: object) -> Phrase:
    """Numbers are told. Words of the file are not for readers of a rule, who look at the picture instead."""
    told = amounts(value)
    if told is None:
        return Phrase("note-figure-other", {"figure": figure, "item": item})
    return Phrase("note-figure", {"figure": figure, "item": item, "amounts": told})


def amounts(value: object) -> str | None:
    """A number, a list of numbers or a list of such lists; None for anything else."""
    if isinstance(value, list):
        parts = [amounts(inner) for inner in value]
        between = " / " if any(isinstance(inner, list) for inner in value) else ", "
        told = [part for part in parts if part is not None]
        return between.join(told) if value and len(told) == len(value) else None
    return str(value) if type(value) is int else None
