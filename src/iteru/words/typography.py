"""Typography: where a line must not break, and which sign is a minus."""

import re
from typing import Final

from iteru.kit.numerals import with_minus

STAYS: Final = "\u00a0"
"""A space at which no line ends."""
ONE_LETTER: Final = re.compile(r"\b([KkSsVvZzOoUuAaIi]) (?=\S)")  # v ruce, a karta
NUMBER: Final = re.compile(
    r"\b((?:lo[dď]|pol[eií]|míst|kol[aeo])\w*)[ \u00a0](\d+)"  # loď 3, which is not a count of what follows
    r"|(\d×?) (?=[^\W\d]|%)",  # 3 kameny, 2× Nádoba
    re.IGNORECASE,
)
ORDINAL: Final = re.compile(r"(\d\.) (?=[a-záčďéěíňóřšťúůýž])")  # 2. kolo
BETWEEN_TAGS: Final = re.compile(r"(?<=>)[^<]+")


def typeset(text: str, lang: str) -> str:
    """A text as it is set on a page. English needs nothing but the minus.

    >>> typeset("Loď 3 vezla -1 kámen k Anně a v 2. kole.", "cs").replace(STAYS, "_")
    'Loď_3 vezla \N{MINUS SIGN}1_kámen k_Anně a_v_2._kole.'
    """
    if lang != "cs":
        return with_minus(text)
    text = ONE_LETTER.sub(rf"\1{STAYS}", text)
    text = NUMBER.sub(number_with_its_noun, text)
    text = ORDINAL.sub(rf"\1{STAYS}", text)
    return with_minus(text)


def number_with_its_noun(found: re.Match[str]) -> str:
    thing, number, counts = found.groups()
    return f"{counts}{STAYS}" if thing is None else f"{thing}{STAYS}{number}"


def typeset_html(html: str, lang: str) -> str:
    """As `typeset`, for what stands between the tags."""
    return BETWEEN_TAGS.sub(lambda found: typeset(found.group(), lang), html)
