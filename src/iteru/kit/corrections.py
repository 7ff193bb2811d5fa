"""Notes on the rule page for a box that an owner corrected."""

from collections.abc import Mapping, Sequence

from iteru.engine.box import Box
from iteru.engine.phrase import Phrase, packed

Rules = Mapping[str, Sequence[str]]
"""The rules that quote a figure, by its path or by the beginning of several paths."""


def figure_notes(box: Box, shipped: Box, rules: Rules) -> dict[str, list[Phrase]]:
    """Returns, for each of these rules, the corrected values of its figures."""
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
    """Joins the notes of each rule into one."""
    return {
        rule: Phrase("note-in-this-box", {"phrases": packed(said)}) for rule, said in found.items()
    }


def is_under(path: str, beginning: str) -> bool:
    return path == beginning or path.startswith(f"{beginning}.")


def values_of(box: Box, shipped: Box, path: str) -> list[Phrase]:
    """Returns the corrected values of a figure; messages name them, `figure-ships-minimum` for `ships.four.minimum`."""
    its, printed = box[path].values, shipped[path].values
    first, *middle = path.split(".")
    item = "-".join(middle) or "none"
    return [
        value_note(f"{first}-{key}", item, its[key]) for key in its if printed.get(key) != its[key]
    ]


def value_note(figure: str, item: str, value: object) -> Phrase:
    """Returns the note of one value. Only numbers are quoted: the file's words are not for readers of a rule."""
    numbers = amounts(value)
    if numbers is None:
        return Phrase("note-figure-other", {"figure": figure, "item": item})
    return Phrase("note-figure", {"figure": figure, "item": item, "amounts": numbers})


def amounts(value: object) -> str | None:
    """Returns a number, a list of numbers or a list of such lists as text; None for anything else."""
    if isinstance(value, list):
        parts = [amounts(inner) for inner in value]
        between = " / " if any(isinstance(inner, list) for inner in value) else ", "
        texts = [part for part in parts if part is not None]
        return between.join(texts) if value and len(texts) == len(value) else None
    return str(value) if type(value) is int else None
