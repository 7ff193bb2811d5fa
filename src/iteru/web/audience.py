"""The audience that a table's page is drawn for."""

from dataclasses import dataclass

from iteru.kit.shown import Screen


@dataclass(frozen=True)
class Audience:
    """The audience of a page: the seats it plays, and the seat whose view it sees."""

    mine: tuple[int, ...]
    seat: int | None
    covered: bool
    left: tuple[int, ...]
    lang: str
    screen: Screen = "wide"
    person: int | None = None
    """Who it is, if they play here or have opened the table: all others are shown the same."""
