"""The sign before negative numbers, the same on pages and in terminals: the minus of print, not the hyphen of programs."""

import re
from typing import Final

MINUS: Final = "\u2212"
BEFORE_DIGIT: Final = re.compile(r"(?<![\w-])-(?=\d)")


def signed(number: int) -> str:
    """A whole number for people.

    >>> signed(-5)
    '\N{MINUS SIGN}5'
    """
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def with_minus(text: str) -> str:
    """A text with the minus of print before its negative numbers."""
    return BEFORE_DIGIT.sub(MINUS, text) if "-" in text else text
