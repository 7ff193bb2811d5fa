# ruff: noqa: RUF001 - letters that look alike are what this is about
"""How a name looks: names that look alike have one look, whatever letters they are written with."""

import re
import unicodedata
from typing import Final

LONGEST_LOOK: Final = 100
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


def look_of(name: str) -> str:
    """Equal for names that a careless reader takes for each other. Case, width, accents, spaces and punctuation do not
    count."""
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
        if unicodedata.category(letter)[0] in "LNS"
    )
    look = plain.translate(ALIKE).translate(
        ALIKE
    )  # a second time: what looks like an i looks like an l
    for pair, letter in PAIRS:
        look = look.replace(pair, letter)
    return (look or re.sub(r"\s", "", name.casefold()))[:LONGEST_LOOK]
