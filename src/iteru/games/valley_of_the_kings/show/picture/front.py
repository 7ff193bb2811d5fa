"""The front, where the viewer's cards go: a mat to pay on, an altar for actions, a slab with the own deck and discards."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import Card, card_of, coloured, piece
from iteru.games.valley_of_the_kings.show.picture.emblems import emblem
from iteru.games.valley_of_the_kings.show.picture.masonry import (
    coins,
    pile,
    pile_count,
    recess,
)
from iteru.games.valley_of_the_kings.show.words import gold_in_hand, viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim

RULES = {"purse": "R4.2", "stage": "R6.1", "tomb": "R7.1", "pile": "R3.3"}
MIDDLE_NAMES = (Face(22, "title", "middle"), Face(18, "title", "middle"))


class Place(NamedTuple):
    """Where a thing of the front stands, and how large it is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def at(self) -> Point:
        return self.x, self.y


WIDE_MAT, TALL_MAT = Place(16, 578, 130, 206), Place(12, 720, 96, 200)
WIDE_ALTAR, TALL_ALTAR = Place(166, 578, 144, 206), Place(682, 720, 128, 96)
WIDE_SLAB, TALL_SLAB = Place(962, 592, 132, 190), Place(682, 826, 128, 94)


# Pay: a mat of reed


def mat(place: Place) -> Parts:
    """The mat, with coins on it."""
    w, h, edge = place.width, place.height, 13 if place is WIDE_MAT else 10
    fringe = "".join(
        [
            f"M0 {y}l-6 1M0 {y + 7}l-5 -1M{num(w)} {y}l6 1M{num(w)} {y + 7}l5 -1"
            for y in range(10, int(h) - 9, 23)
        ]
    )
    parts: Parts = [
        Shape(rectangle(3, 5, w, h, 3), "shade", opacity=0.3),
        Shape(rectangle(0, 0, w, h, 3), "reed"),
        Shape(rectangle(0, 0, w, h, 3), "url:mat"),
        Shape(fringe, "", "reed-d", 1.5),
        *recess(edge, edge, w - 2 * edge, h - 2 * edge, 6, "inlay", 5),
        *coins(w / 2, 0.31 * h, 1.0 if place is WIDE_MAT else 0.8),
        Wrapped(MIDDLE_NAMES, (w / 2, 0.62 * h), Phrase("picture-purse-name"), w - 28, 25),
    ]
    return [Group(parts, place.at)]


@cache
def purse(place: Place, gold: int, laid: int) -> Part:
    """Draws how much gold the viewer holds, and how much of it lies here."""
    w, h = place.width, place.height
    outline = rectangle(0, 0, w, h, 3)
    figures = (Face(18, "bold", "middle"), Face(15, "bold", "middle"))
    small = (Face(15, "sans", "middle"), Face(14, "sans", "middle"))
    room = w - 28
    state = Phrase("picture-laid-out" if laid else "picture-in-your-hand")
    parts: Parts = [
        rim(rectangle(-2, -2, w + 4, h + 4, 4)),
        hit(outline),
        Wrapped(
            figures, (w / 2, 0.73 * h), Phrase("picture-gold", {"gold": laid or gold}), room, 20
        ),
        Wrapped(small, (w / 2, 0.815 * h), state, room, 17),
    ]
    if laid and gold:
        rest = Phrase("picture-gold-left", {"gold": gold})
        parts.append(Wrapped(small, (w / 2, 0.895 * h), rest, room, 17))
    words = Phrase("picture-purse", {"count": 0})
    return Group(parts, place.at, "zone", "purse", title=words, rule=RULES["purse"])


def purse_of(view: ValleyView, place: Place) -> Part:
    is_own = view["on_turn"] == view["seat"]
    return purse(place, hand_gold(view), view["so_far"]["laid"] if is_own else 0)


def hand_gold(view: ValleyView) -> int:
    """The gold of the viewer's cards, also while another seat chooses."""
    if view["on_turn"] == view["seat"] and view["asks"] and view["asks"]["seat"] == view["seat"]:
        return gold_in_hand(view)
    return sum([view["cards"][card]["gold"] for card in viewer(view)["hand_cards"]])


# Action: an altar


def altar_outline(place: Place) -> str:
    w, h = place.width, place.height
    if place is TALL_ALTAR:
        return rectangle(0, 0, w, h, 3)
    return f"M-4 -2H{num(w + 4)}V26L{num(w - 2)} 30L{num(w)} {num(h)}H0L2 30L-4 26Z"


def altar(place: Place) -> Parts:
    w, h = place.width, place.height
    outline = altar_outline(place)
    top = 27 if place is TALL_ALTAR else 25
    inner = Place(9, 35, 44, 52) if place is TALL_ALTAR else Place(9, 36, w - 22, 142)
    parts: Parts = [
        Group([Shape(outline, "shade", opacity=0.3)], (4, 5)),
        Shape(outline, "stone", "joint", 1.5),
        Shape(
            rectangle(-2, 0, w + 4, top)
            if place is WIDE_ALTAR
            else rectangle(1, 1, w - 2, top - 1),
            "stone-l",
        ),
        Shape(f"M-2 {top}H{num(w + 2)}", "", "joint", 1.3),
        Shape(f"M{num(w - 9)} 30h5l2 {num(h - 32)}h-6Z", "stone-d"),
        *recess(inner.x, inner.y, inner.width, inner.height, 6, deep=5),
        Use("sun-sign", (32, 13)),
        Wrapped(
            (Face(20, "title", "middle"),),
            (w / 2 + 10, 20),
            Phrase("picture-stage-name"),
            w - 60,
            24,
        ),
    ]
    return [Group(parts, place.at)]


def stage(place: Place, inside: Parts, is_zone: bool) -> Part:
    """The altar with what has been played; for the viewer a place to touch."""
    if not is_zone:
        return Group(inside, place.at)
    outline = altar_outline(place)
    parts = [rim(outline), hit(outline), *inside]
    words = Phrase("picture-stage", {"count": 0})
    return Group(parts, place.at, "zone", "stage", title=words, rule=RULES["stage"])


# Deck and discards: a slab


def slab(place: Place) -> Parts:
    w, h = place.width, place.height
    if place is TALL_SLAB:
        parts: Parts = [
            Shape(rectangle(3, 4, w, h, 3), "shade", opacity=0.3),
            Shape(rectangle(0, 0, w, h, 3), "stone", "joint", 1.4),
            *recess(72, 8, 46, 61, 5, deep=5),
        ]
        return [Group([*parts, *slab_names((34, 94), 87)], place.at)]
    outline = f"M4 0H{num(w - 4)}L{num(w)} {num(h)}H0Z"
    parts = [
        Group([Shape(outline, "shade", opacity=0.3)], (3, 4)),
        Shape(outline, "stone", "joint", 1.5),
        Shape(f"M4 0H{num(w - 4)}l1 28H3Z", "stone-l"),
        Shape(f"M3 28H{num(w - 3)}", "", "joint", 1.2),
        *recess(69, 51, 54, 92, 6),
    ]
    return [Group([*parts, *slab_names((34, 96), 170)], place.at)]


def slab_names(xs: tuple[float, float], y: float) -> Parts:
    names = (
        Face(16, "title", "middle"),
        Face(14.5, "title", "middle"),
        Face(13.8, "title", "middle"),
    )
    deck, discards = Phrase("picture-deck-title"), Phrase("picture-pile-name")
    return [Wrapped(names, (xs[0], y), deck, 60, 20), Wrapped(names, (xs[1], y), discards, 66, 20)]


@cache
def deck(place: Place, hand: int, count: int) -> Part:
    """Draws how many cards are in hand and in the deck."""
    parts: Parts = []
    if place is TALL_SLAB:
        x, y, w, h, size = 12.0, 9.0, 44.0, 60.0, 24.0
    else:
        x, y, w, h, size = 9.0, 54.0, 50.0, 90.0, 30.0
        names = (Face(16, "title", "middle"), Face(14, "title", "middle"))
        words = Phrase("picture-hand-slab", {"count": hand})
        parts.append(Wrapped(names, (place.width / 2, 20), words, place.width - 12, 20))
    if count:
        layers = min(4, count)
        parts += [
            *pile(x, y, w, h, layers, (1.6, 2.2)),
            pile_count(x + w / 2, y + h - 10, size, count),
        ]
    else:
        parts += [
            *recess(x, y - 3, w, h, 6),
            Text(Face(size, "bold", "middle"), x + w / 2, y + h * 0.6, 0),
        ]
    title = Phrase("picture-in-deck", {"count": count})
    return Group(parts, place.at, title=title, rule="R2.7")


def discards(view: ValleyView, place: Place) -> Part:
    """The own discard pile with its top card."""
    player, seat = viewer(view), view["seat"]
    assert seat is not None
    top = card_of(view, player["pile_top"]) if player["pile_top"] else None
    return pile_zone(place, top, player["pile"], seat)


@cache
def pile_zone(place: Place, top: Card | None, count: int, seat: int) -> Part:
    x, y, w, h = (72.0, 8.0, 46.0, 61.0) if place is TALL_SLAB else (69.0, 51.0, 54.0, 92.0)
    outline = rectangle(x, y, w, h, 6)
    touch = rectangle(x - 6, y - 4, w + 12, h + 30)
    size = 24 if place is TALL_SLAB else 30
    parts: Parts = [rim(outline), hit(touch)]
    if top is None:
        figure = Text(Face(size, "bold", "middle"), x + w / 2, y + h / 2 + 0.34 * size, 0)
        words = Phrase("picture-pile", {"count": 0})
        return Group([*parts, figure], place.at, "zone", "pile", title=words, rule=RULES["pile"])
    upper = Group(
        thumb(top, w - 6, h - 6),
        (x + 3, y + 3),
        coloured(top),
        "",
        piece(top),
        f"pile-{seat}-{count}",
    )
    plate = [
        Shape(rectangle(x + w - 29, y + h - 22, 28, 21, 6), "tablet", "e-line", 1.2),
        Text(Face(17, "bold", "middle", "on-tablet"), x + w - 15, y + h - 6, count),
    ]
    words = Phrase("picture-pile-top", {"card": top.name, "count": count})
    return Group([*parts, upper, *plate], place.at, "zone", "pile", title=words, rule=RULES["pile"])


def thumb(card: Card, width: float, height: float) -> Parts:
    """A card so small that only its emblem is seen, in the colour of its set."""
    strip = min(9.0, height / 5)
    top = f"M0 {num(strip)}V4a4 4 0 0 1 4 -4H{num(width - 4)}a4 4 0 0 1 4 4V{num(strip)}Z"
    return [
        Shape(rectangle(0, 0, width, height, 4), "field", "head", 1.5),
        Shape(top, "head"),
        emblem(card.name, width / 2, (strip + height) / 2, height - strip - 4, width - 5),
    ]


# On a phone: a row of places

ROW = {"purse": (6.0, 86.0), "stage": (98.0, 88.0), "tomb": (191.0, 102.0), "pile": (302.0, 82.0)}
ROW_TOP, ROW_HEIGHT = 4.0, 52.0


def row_ground() -> Parts:
    parts: Parts = []
    for name, (x, w) in ROW.items():
        edge = "reed" if name == "purse" else "stone"
        parts += [
            Shape(rectangle(x + 2, ROW_TOP + 3, w, ROW_HEIGHT, 4), "shade", opacity=0.3),
            Shape(rectangle(x, ROW_TOP, w, ROW_HEIGHT, 4), edge, "joint", 1.2),
        ]
        if name != "pile":
            names = (Face(16, "title"), Face(13.6, "title"))
            parts += [
                Shape(rectangle(x + 3, ROW_TOP + 3, w - 6, ROW_HEIGHT - 6, 3), "inlay"),
                Use(f"{name}-sign", (x + 16, ROW_TOP + 18)),
                Wrapped(names, (x + 30, ROW_TOP + 23), Phrase(f"picture-{name}-name"), w - 34, 20),
            ]
    return parts


def row(view: ValleyView, state: dict[str, Phrase]) -> Parts:
    """The places with what is to be said of each."""
    player, seat = viewer(view), view["seat"]
    assert seat is not None
    top = card_of(view, player["pile_top"]) if player["pile_top"] else None
    counts = {"purse": 0, "stage": 0, "tomb": len(player["tomb"])}
    zones = [
        row_zone(name, words.id, packed_facts(words), counts[name]) for name, words in state.items()
    ]
    return [*zones, row_pile(player["deck"], top, player["pile"], seat)]


def packed_facts(words: Phrase) -> tuple[tuple[str, int], ...]:
    return tuple([(name, value) for name, value in words.facts.items() if isinstance(value, int)])


@cache
def row_zone(name: str, words: str, facts: tuple[tuple[str, int], ...], count: int) -> Part:
    x, w = ROW[name]
    outline = rectangle(0, 0, w, ROW_HEIGHT, 4)
    small = (Face(14, "sans", "middle"), Face(13.6, "sans", "middle"))
    said = Wrapped(small, (w / 2, 42), Phrase(words, dict(facts)), w - 8, 17)
    title = Phrase(f"picture-{name}", {"count": count})
    return Group(
        [rim(rectangle(-2, -2, w + 4, ROW_HEIGHT + 4, 5)), hit(outline), said],
        (x, ROW_TOP),
        "zone thin",
        name,
        title=title,
        rule=RULES[name],
    )


@cache
def row_pile(deck: int, top: Card | None, count: int, seat: int) -> Part:
    x, w = ROW["pile"]
    outline = rectangle(0, 0, w, ROW_HEIGHT, 4)
    parts: Parts = [rim(rectangle(-2, -2, w + 4, ROW_HEIGHT + 4, 5)), hit(outline)]
    if deck:
        parts += [*pile(6, 5, 30, 42, 1, (0, 0)), pile_count(21, 41, 20, deck)]
    else:
        parts += recess(6, 5, 30, 42, 4, deep=3)
    parts += recess(42, 5, 34, 42, 4, deep=3)
    if top is None:
        parts.append(Text(Face(20, "bold", "middle"), 59, 33, 0))
        words = Phrase("picture-pile", {"count": 0})
    else:
        own = Group(
            thumb(top, 32, 40), (43, 6), coloured(top), "", piece(top), f"pile-{seat}-{count}"
        )
        plate = Shape(rectangle(55, 29, 24, 18, 5), "tablet", "e-line", 1.2)
        parts += [own, plate, Text(Face(15, "bold", "middle", "on-tablet"), 67, 43, count)]
        words = Phrase("picture-pile-top", {"card": top.name, "count": count})
    return Group(parts, (x, ROW_TOP), "zone thin", "pile", title=words, rule=RULES["pile"])


def symbols() -> dict[str, list[Part]]:
    """Returns the signs of the places."""
    rays = "M6.4 0h3M-6.4 0h-3M0 6.4v3M0 -6.4v-3M4.5 4.5l2.1 2.1M-4.5 4.5l-2.1 2.1M4.5 -4.5l2.1 -2.1M-4.5 -4.5l-2.1 -2.1"
    sun = [Shape("M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z" + rays, "", "ray", 1.6)]
    two = "M-8 -2a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM-2 3a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
    door = "M-8 -7H8M-6 -7V7M6 -7V7M-8 7H8M-2.5 7V-1H2.5V7"
    return {
        "sun-sign": list(sun),
        "stage-sign": list(sun),
        "purse-sign": [Shape(two, "coin", "coin-d", 1.2)],
        "tomb-sign": [Shape(door, "", "ink", 1.6)],
    }
