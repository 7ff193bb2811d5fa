"""Negative numbers with a typographic minus, on pages and in terminals."""

import re
from typing import Final

MINUS: Final = "\u2212"
BEFORE_DIGIT: Final = re.compile(r"(?<![\w-])-(?=\d)")


def signed(number: int) -> str:
    """Returns a whole number as people read it.

    >>> signed(-5)
    '\N{MINUS SIGN}5'
    """
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def with_minus(text: str) -> str:
    """Returns a text with a typographic minus before its negative numbers."""
    return BEFORE_DIGIT.sub(MINUS, text) if "-" in text else text
