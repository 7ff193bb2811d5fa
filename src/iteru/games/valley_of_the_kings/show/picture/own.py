"""What belongs to the viewer: the hand, and the places where its cards can go. Of other hands there are backs."""

from collections import Counter
from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture.cards import (
    Face,
    back,
    card,
    coloured,
    face,
    tile,
    title,
)
from iteru.games.valley_of_the_kings.show.picture.symbols import symbol
from iteru.games.valley_of_the_kings.show.picture.tray import covers_zones
from iteru.kit.cards import edge
from iteru.kit.scene import (
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    drawn,
    rectangle,
)

WIDTH, GAP = 460, 6
ZONES_TOP, ZONE_WIDTH, ZONE_HEIGHT = 130, 110.5, 64
HAND_TOP, HAND_HEIGHT, ROWS_TOP = 222, 284, 132
TEXT_WIDTH = 100  # of a card that can say what it does
LABELS = (Font("zone-label", 12.5, 13.5), Font("zone-label less", 11.2, 12))


def own(view: View) -> Parts:
    """Under the turn: the viewer's own things, or for a spectator the hands of all."""
    if view["seat"] is None:
        return other_hands(view)
    if covers_zones(view):
        return own_hand(view, view["seat"])
    player = view["players"][view["seat"]]
    words = Phrase("picture-hand", {"count": player["hand"], "deck": player["deck"]})
    return [*zones(view), Text("name", 0, 213, words), *own_hand(view, view["seat"])]


# Where a card of the hand can go


def zones(view: View) -> Parts:
    player = view["players"][view["seat"]]
    return [
        zone("purse", 0),
        zone("stage", 1),
        zone("tomb", 2, len(player["tomb"])),
        pile_zone(view, player),
    ]


@cache
def zone(name: str, column: int, count: int | None = None) -> Part:
    """A place with its sign and its name, and how many cards lie there."""
    parts = [zone_ground(name, count), zone_label(name), zone_edge()]
    return Group(
        parts, zone_at(column), "zone", name, title=Phrase(f"picture-{name}", {"count": count or 0})
    )


def pile_zone(view: View, player: View) -> Part:
    """The own discard pile with its top card."""
    if player["pile_top"] is None:
        return zone("pile", 3, 0)
    return pile_of(face(view, player["pile_top"]), player["pile"], view["seat"])


@cache
def pile_of(face: Face, count: int, seat: int) -> Part:
    top = Group(
        [small_card(face.set_name)],
        (7, 5),
        coloured(face),
        piece=f"card-{face.card}",
        place=f"pile-{seat}-{count}",
    )
    words = Phrase("picture-pile-top", {"card": face.card, "count": count})
    parts = [zone_ground("", count), top, zone_label("pile"), zone_edge()]
    return Group(parts, zone_at(3), "zone", "pile", title=words)


@cache
def small_card(set_name: str) -> Drawn:
    return drawn(
        Path("paper", rectangle(0, 0, 26, 30, 4)),
        Path("head", rectangle(0, 0, 26, 6, 2)),
        symbol(set_name, 13, 18, 0.46),
    )


@cache
def zone_ground(name: str, count: int | None) -> Drawn:
    sign = [symbol(name, 20, 20, 0.66, "zone-sign")] if name else []
    figure = [] if count is None else [Text("zone-count", ZONE_WIDTH - 12, 27, count)]
    return drawn(
        Path("slot", rectangle(0.5, 0.5, ZONE_WIDTH - 1, ZONE_HEIGHT - 1, 9)), *sign, *figure
    )


@cache
def zone_label(name: str) -> Part:
    return Wrapped(LABELS, (ZONE_WIDTH / 2, 53), Phrase(f"picture-{name}-name"), ZONE_WIDTH - 6, 26)


@cache
def zone_edge() -> Drawn:
    return drawn(Path("hit halo", rectangle(0.5, 0.5, ZONE_WIDTH - 1, ZONE_HEIGHT - 1, 9)))


def zone_at(column: int) -> Point:
    return column * (ZONE_WIDTH + GAP), ZONES_TOP


# Hands


def own_hand(view: View, seat: int) -> Parts:
    """R2.7: the own cards, each kind once, with as many edges below as there are copies."""
    player = view["players"][seat]
    gold = view["so_far"]["gold_each"] if seat == view["on_turn"] else 0
    held = Counter(player["hand_cards"])
    columns, width, height = grid(len(held))
    parts: Parts = []
    for number, (name, count) in enumerate(held.items()):
        at = ((number % columns) * (width + GAP), HAND_TOP + (number // columns) * (height + GAP))
        parts.append(held_card(face(view, name, gold=gold), count, at, width, height))
    return parts


@cache
def grid(kinds: int) -> tuple[int, float, float]:
    """How many columns, and how large the cards are."""
    rows = 2 if kinds <= 12 else 3
    columns = max(3, -(-kinds // rows))
    return columns, (WIDTH + GAP) / columns - GAP, (HAND_HEIGHT + GAP) / rows - GAP


@cache
def held_card(face: Face, count: int, at: Point, width: float, height: float) -> Part:
    """The copies of a card in hand; each is a piece by itself, so that one of them can leave."""
    below = min(count - 1, 3) * 4
    size = (width - below, height - below)
    parts: Parts = []
    for copy in range(1, count + 1):
        is_top = copy == count
        depth = min(count - copy, 3) * 4
        whole = card if width >= TEXT_WIDTH else tile
        shown = whole(face, *size, count) if is_top else [drawn_edge(*size)]
        parts.append(
            Group(
                shown,
                (depth, depth),
                coloured(face),
                piece=f"card-{face.card}",
                place=f"hand-{face.card}-{copy}",
            )
        )
    parts.append(edge(width, height))
    words = Phrase("picture-held", {**title(face).facts, "count": count, "phrases": face.does})
    return Group(parts, at, "held", f"hand-{face.card}", title=words)


@cache
def drawn_edge(width: float, height: float) -> Drawn:
    return drawn(Path("paper", rectangle(0, 0, width, height, 7)))


def other_hands(view: View) -> Parts:
    """For those who watch: a row of cards for each seat."""
    pitch = min(122.0, (HAND_TOP + HAND_HEIGHT - ROWS_TOP) / view["seats"])
    return [
        part
        for seat in range(view["seats"])
        for part in other_hand(view, seat, ROWS_TOP + pitch * seat, pitch - 34)
    ]


def other_hand(view: View, seat: int, top: float, height: float) -> Parts:
    """How many cards somebody holds; those that everybody has seen, openly."""
    player = view["players"][seat]
    known, width = player["hand_cards"], max(60.0, 0.72 * height)
    step = min(width + GAP, (WIDTH - width) / max(1, player["hand"] - 1))
    parts: Parts = [
        Text(
            "label", 0, top + 14, Phrase("picture-hand-of", {"seat": seat, "count": player["hand"]})
        )
    ]
    for number in range(player["hand"]):
        at = (step * number, top + 22)
        if number < len(known):
            its = face(view, known[number])
            parts.append(Group(tile(its, width, height), at, coloured(its), title=title(its)))
        else:
            parts.append(Group([back(width, height)], at))
    return parts
