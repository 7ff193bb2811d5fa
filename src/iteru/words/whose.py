"""Whose box a game is played with, in words."""

from iteru.engine.box import Box
from iteru.words import Words


def whose_box(box: Box, words: Words) -> str:
    """Names a corrected box and its author, as far as its corrections do."""
    known = "both" if box.name and box.author else "name" if box.name else "author"
    if not box.name and not box.author:
        known = "none"
    return words.make("whose-box", {"known": known, "name": box.name, "author": box.author})


def box_line(box: Box, words: Words) -> str:
    """Says whose box it is and what was corrected; nothing of the box as shipped."""
    corrected = box.corrected_values()
    if not corrected:
        return ""
    facts = {"box": whose_box(box, words), "figures": ", ".join(corrected)}
    return words.make("played-with-box", facts)
