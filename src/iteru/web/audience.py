"""For whom a table's page is drawn."""

from dataclasses import dataclass

from iteru.kit.shown import Screen


@dataclass(frozen=True)
class Audience:
    """For whom the page is drawn: the seats they play, and the one whose view they see."""

    mine: tuple[int, ...]
    seat: int | None
    covered: bool
    left: tuple[int, ...]
    lang: str
    screen: Screen = "wide"
    person: int | None = None
    """Who it is, if they play here or have opened the table: all others are shown the same."""
