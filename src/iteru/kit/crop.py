"""Cuts a small picture out of a large one: some of its things, and what is around them.

What lies outside, words that would be too small to read and everything that only a page needs are left out.
"""

from collections.abc import Collection
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from iteru.kit.extent import Box, Matrix, around, box_of, joined, matrix_of, points_of

SVG = "http://www.w3.org/2000/svg"
NAMES = ("data-target", "data-id", "data-place", "data-piece")
FOR_PAGES = ("data-", "role", "aria-")
UNSEEN = {"hit"}
TEXT, TITLE, BACKGROUND = f"{{{SVG}}}text", f"{{{SVG}}}title", f"{{{SVG}}}rect"
STAYS = {BACKGROUND, f"{{{SVG}}}defs", f"{{{SVG}}}style"}
LINE = 2.0
MARGIN = 0.04
"""The room around what is shown, as a part of its size."""
NEAREST = 250.0
"""The least that a picture shows of a board, from left to right."""
LEAST_LETTERS = 7.5
"""Words in smaller letters are left out."""

ElementTree.register_namespace("", SVG)


class NotThere(LookupError):
    """Nothing of that name is on the picture."""


def cropped(picture: str, shows: Collection[str], width: int, height: int) -> str:
    """Returns a picture of that size with the named things in it, as large as there is room for."""
    whole = ElementTree.fromstring(picture)
    frame = framed(things(whole, shows), extent_of(whole), width / height)
    return seen_in(frame, whole, width, height)


def reduced(picture: str, width: int) -> str:
    """Returns a whole picture, that wide."""
    whole = ElementTree.fromstring(picture)
    frame = extent_of(whole)
    return seen_in(frame, whole, width, round(width * frame.height / frame.width))


def extent_of(whole: Element) -> Box:
    x, y, wide, high = map(float, whole.attrib["viewBox"].split())
    return Box(x, y, x + wide, y + high)


def seen_in(frame: Box, whole: Element, width: int, height: int) -> str:
    """Returns what a frame holds of a picture, at that size."""
    keep_inside(whole, Matrix(), frame, LEAST_LETTERS * frame.width / width)
    whole.set("viewBox", " ".join(f"{n:.1f}" for n in (*frame[:2], frame.width, frame.height)))
    for background in whole.findall(BACKGROUND):
        background.set("x", f"{frame.left:.1f}")
        background.set("y", f"{frame.top:.1f}")
    whole.set("width", str(width))
    whole.set("height", str(height))
    return ElementTree.tostring(whole, encoding="unicode")


def things(whole: Element, names: Collection[str]) -> Box:
    """Returns the box around all things of these names."""
    found = {name: [*boxes(whole, Matrix(), name)] for name in names}
    for name, its in found.items():
        if not its:
            raise NotThere(name)
    box = joined([box for its in found.values() for box in its])
    assert box is not None, "nothing is to be shown"
    return box


def boxes(thing: Element, above: Matrix, name: str) -> list[Box]:
    if any(name in thing.get(key, "").split() for key in NAMES):
        found = box_of(thing, above)
        return [found] if found else []
    here = matrix_of(thing, above)
    return [box for part in thing for box in boxes(part, here, name)]


def framed(box: Box, whole: Box, shape: float) -> Box:
    """Returns a box of that shape around another, moved so that it stays on the picture."""
    wide = max(box.width * (1 + 2 * MARGIN), box.height * (1 + 2 * MARGIN) * shape)
    wide = min(max(wide, NEAREST), whole.width, whole.height * shape)
    high = wide / shape
    left = min(max((box.left + box.right - wide) / 2, whole.left), whole.right - wide)
    top = min(max((box.top + box.bottom - high) / 2, whole.top), whole.bottom - high)
    return Box(left, top, left + wide, top + high)


def keep_inside(thing: Element, above: Matrix, frame: Box, letters: float) -> bool:
    """Leaves out what is not seen; returns whether anything is left."""
    if thing.tag in STAYS:
        return True
    if thing.tag == TITLE or UNSEEN & {*thing.get("class", "").split()}:
        return False
    here = matrix_of(thing, above)
    if thing.tag == TEXT:
        return is_readable(thing, here, frame, letters)
    for key in [key for key in thing.attrib if key.startswith(FOR_PAGES)]:
        del thing.attrib[key]
    for part in list(thing):
        if not keep_inside(part, here, frame, letters):
            thing.remove(part)
    return len(thing) > 0 or is_inside(thing, here, frame)


def is_inside(path: Element, here: Matrix, frame: Box) -> bool:
    """Whether something of a path is seen."""
    box = around([here.place(x, y) for x, y in points_of(path.get("d", ""))])
    return box is not None and thick(box).meets(frame)


def thick(box: Box) -> Box:
    """Returns a box with room for a line around it."""
    return Box(box.left - LINE, box.top - LINE, box.right + LINE, box.bottom + LINE)


def is_readable(text: Element, above: Matrix, frame: Box, letters: float) -> bool:
    """Whether words are large enough and wholly inside."""
    size = float(text.get("font-size", "12")) * above.scale
    if size < letters:
        return False
    lines = [text, *text]
    wide = max(float(line.get("textLength", "0")) for line in lines) * above.scale
    x, y = above.place(float(text.get("x", "0")), float(text.get("y", "0")))
    left = x - wide * {"middle": 0.5, "end": 1.0}.get(text.get("text-anchor", ""), 0.0)
    return (
        frame.left <= left
        and left + wide <= frame.right
        and frame.top <= y - size * 0.7
        and y + size * 0.2 <= frame.bottom
    )
