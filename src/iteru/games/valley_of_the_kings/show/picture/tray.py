"""A tray: cards of the discard pile, the tomb or the deck, or completed actions, shown while one of them is to be chosen."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Card,
    card_of,
    coloured,
    drawn_card,
    lights,
    piece,
    rule,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.formats import (
    CHIP,
    LOW_TRAY,
    SMALL_TRAY,
    TRAY,
    Format,
)
from iteru.games.valley_of_the_kings.show.picture.played import is_asked
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text
from iteru.kit.paths import Point, rectangle

TOP, MARGIN, GAP = 38.0, 9.0, 5.0
MOST_ON_ALTAR = 4


class Offered(NamedTuple):
    """What a tray is for, and its cards: from where, and which."""

    kind: str
    cards: list[tuple[str, str]]


NOTHING = Offered("", [])


def offered(view: ValleyView, most_on_altar: int = MOST_ON_ALTAR) -> Offered:
    asks = view["asks"]
    if asks is None or asks["seat"] != view["seat"]:
        return NOTHING
    kind, player = asks["question"], view["players"][view["seat"]]
    if kind == "keep":
        return Offered("keep", [("looked", card) for card in view["looked"]["cards"]])
    if kind == "repeat":
        return Offered("repeat", [("done", card) for card in view["so_far"]["done"]])
    if kind == "arrange" and is_asked(view) and len(view["played"]) > most_on_altar:
        return Offered("played", [("played", card) for card in view["played"]])
    places = [place for place in asks.get("places", []) if place in ("pile", "tomb")]
    lying = {"pile": player["pile_cards"] or [], "tomb": player["tomb"]}
    found = [(place, card) for place in places for card in unlike(lying[place])]
    return Offered(found[0][0], found) if found else NOTHING


def unlike(cards: list[str]) -> list[str]:
    """Every kind once, in the order of the sets."""
    return sorted(set(cards), key=CARDS.index)


class Sheet(NamedTuple):
    """A sheet of papyrus for the cards: where it lies, and how large it is."""

    at: Point
    width: float
    height: float


WIDE = Sheet((794, 8), 298, 542)
TALL = Sheet((6, 448), 808, 262)
SMALL_WIDTH = 378.0


def tray(view: ValleyView, offered: Offered, sheet: Sheet) -> Part:
    """Draws the cards to choose from, as large as the room allows."""
    kind, cards = offered
    form, columns, size = arranged(len(cards), sheet)
    parts: Parts = [
        *papyrus(sheet.width, sheet.height),
        Text(Face(20, "title"), MARGIN + 5, 27, Phrase(f"picture-tray-{kind}")),
    ]
    for number, (place, name) in enumerate(cards):
        at = (
            MARGIN + number % columns * (size[0] + GAP),
            TOP + 4 + number // columns * (size[1] + GAP),
        )
        parts.append(choice(card_of(view, name), place, number, at, form, kind == "played"))
    return Group(parts, sheet.at)


def arranged(count: int, sheet: Sheet) -> tuple[Format, int, Point]:
    """Returns the largest format in which `count` cards fit, and in how many columns."""
    for form in (SMALL_TRAY,) if sheet.width == SMALL_WIDTH else (TRAY, LOW_TRAY, CHIP):
        columns = int((sheet.width - 2 * MARGIN + GAP) // (form.width + GAP))
        rows = -(-count // columns)
        if TOP + 6 + rows * (form.height + GAP) <= sheet.height:
            break
    return form, columns, (form.width, form.height)


def small_sheet(offered: Offered) -> Sheet:
    """On a phone the tray is as high as it needs."""
    count = len(offered.cards)
    form = SMALL_TRAY
    columns = int((SMALL_WIDTH - 2 * MARGIN + GAP) // (form.width + GAP))
    return Sheet((6, 4), SMALL_WIDTH, TOP + -(-count // columns) * (form.height + GAP) + 8)


@cache
def papyrus(width: float, height: float) -> Parts:
    return [
        Shape(rectangle(4, 6, width, height, 3), "shade", opacity=0.3),
        Shape(rectangle(0, 0, width, height, 3), "sheet", "joint", 1.4),
        Shape(f"M{MARGIN} 34H{width - MARGIN:g}", "", "back-l", 1.2),
    ]


@cache
def choice(card: Card, place: str, number: int, at: Point, form: Format, is_played: bool) -> Group:
    parts = [*lights(form), *drawn_card(card, form)]
    where = f"played-{number}" if is_played else f"tray-{number}"
    its = (coloured(card), f"{place}-{card.name}", piece(card), where, title(card))
    return Group(parts, at, *its, rule=rule(card))
