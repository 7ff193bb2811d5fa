# ruff: noqa: RUF001 - letters that look alike are what this is about
"""Which names look alike: those have the same key, whatever letters they are written with."""

import re
import unicodedata
from typing import Final

LONGEST_KEY: Final = 100
ALIKE: Final = str.maketrans(
    {
        **dict(zip("аеорсухіјѕһԁԛԝквмнтзгп", "aeopcyxijshdqwkbmhtern", strict=True)),
        **dict(zip("αβεηικνορτυχωγϲϳ", "abeniknoptuxwycj", strict=True)),
        **dict(zip("օսոհցզ", "ounhgq", strict=True)),
        **dict(zip("łøđıħŧɑɡɩʟɴᴀᴄᴇᴏᴜᴠᴡᴢ", "lodihtagilnaceouvwz", strict=True)),
        **dict(zip("015", "ols", strict=True)),
        "|": "l",
        "ӏ": "l",
        "i": "l",
        "æ": "ae",
        "œ": "oe",
    }
)
"""Small letters and digits that look like Latin ones, or whose capitals do (`I` and `l`)."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def lookalike_key(name: str) -> str:
    """Returns a key that is equal for names that a careless reader confuses.

    Case, width, accents, spaces and punctuation do not count.
    """
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
        if unicodedata.category(letter)[0] in "LNS"
    )
    key = plain.translate(ALIKE).translate(
        ALIKE
    )  # a second time: what looks like an i looks like an l
    for pair, letter in PAIRS:
        key = key.replace(pair, letter)
    return (key or re.sub(r"\s", "", name.casefold()))[:LONGEST_KEY]
