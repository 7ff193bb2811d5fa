"""The places where a card of the viewer's hand can go: for its gold, for its action, into the tomb, and the discard pile."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import Face, coloured, face
from iteru.games.valley_of_the_kings.show.picture.icons import icon
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Font, Group, Part, Parts, Path, Text, Wrapped, drawn, rectangle

LABELS = (Font("zone-label", 12.5, 13.5),)
RULES = {"purse": "R4.2", "stage": "R6.1", "tomb": "R7.1", "pile": "R3.3"}


class Row(NamedTuple):
    """Where the row of zones begins, and how large each is."""

    top: float
    width: float
    height: float
    gap: float


def zones(view: ValleyView, row: Row) -> Parts:
    return [
        zone("purse", 0, row),
        zone("stage", 1, row),
        zone("tomb", 2, row, len(viewer(view)["tomb"])),
        pile_zone(view, row),
    ]


@cache
def zone(name: str, column: int, row: Row, count: int | None = None) -> Part:
    """A place with its sign and its name, and how many cards lie there."""
    parts = [ground(name, count, row), label(name, row), edge(row)]
    words = Phrase(f"picture-{name}", {"count": count or 0})
    at = (column * (row.width + row.gap), row.top)
    return Group(parts, at, "zone", name, title=words, rule=RULES[name])


def pile_zone(view: ValleyView, row: Row) -> Part:
    """The own discard pile with its top card."""
    player, seat = viewer(view), view["seat"]
    if player["pile_top"] is None or seat is None:
        return zone("pile", 3, row, 0)
    return pile_of(face(view, player["pile_top"]), player["pile"], seat, row)


@cache
def pile_of(face: Face, count: int, seat: int, row: Row) -> Part:
    piece, place = f"card-{face.card}", f"pile-{seat}-{count}"
    at, scale = (9, 4), (row.height - 23) / 27
    top = Group([small_card(face.set_name)], at, coloured(face), "", piece, place, scale=scale)
    words = Phrase("picture-pile-top", {"card": face.card, "count": count})
    parts = [ground("", count, row), top, label("pile", row), edge(row)]
    beside = (3 * (row.width + row.gap), row.top)
    return Group(parts, beside, "zone", "pile", title=words, rule=RULES["pile"])


@cache
def small_card(set_name: str) -> Drawn:
    paper, head = rectangle(0, 0, 24, 27, 4), rectangle(0, 0, 24, 6, 2)
    return drawn(Path("paper", paper), Path("head", head), icon(set_name, 12, 17, 0.42))


@cache
def ground(name: str, count: int | None, row: Row) -> Drawn:
    middle = (row.height - 14) / 2
    sign = [icon(name, 20, middle, middle / 36, "zone-sign")] if name else []
    figure = [] if count is None else [Text("zone-count", row.width - 12, middle + 6, count)]
    return drawn(
        Path("slot", rectangle(0.5, 0.5, row.width - 1, row.height - 1, 9)), *sign, *figure
    )


@cache
def label(name: str, row: Row) -> Part:
    at = (row.width / 2, row.height - 6)
    return Wrapped(LABELS, at, Phrase(f"picture-{name}-name"), row.width - 4, 14)


@cache
def edge(row: Row) -> Drawn:
    return drawn(Path("hit halo", rectangle(0.5, 0.5, row.width - 1, row.height - 1, 9)))
