"""The picture of the table, from a view: a scene of nested parts for the board, and what a seat's panel shows.

A part is a `path` or a `text` of some class, or a `group` of parts that may be a thing to touch (`target`), a piece that moves
(`piece`, `place`), or both. Colours are classes of `palette.css`; words are messages that the templates say.
"""

from functools import cache
from math import ceil
from typing import Any

from iteru.engine.seats import SHAPES
from iteru.games.imhotep.moves import PYRAMID_NAMES, SITES

View = dict[str, Any]
Part = dict[str, Any]
Parts = list[Part]

WIDTH, HEIGHT = 1000, 560
ROUND_BOX = (0, 0, 262, 68)
RIVER_BOX = (0, 76, 262, 484)
SITE_BOXES = {
    "market": (272, 0, 366, 170),
    "pyramids": (272, 178, 366, 224),
    "temple": (272, 410, 366, 150),
    "burial_chamber": (648, 0, 352, 232),
    "obelisks": (648, 240, 352, 320),
}
HARBOUR_WIDTH, HARBOUR_HEIGHT = 168, 50
DEPTH = 0.58  # how far a block reaches to the back, as a part of its width
TOP_OF_SITE = 54  # where the site itself begins, below its name and its harbour
SPACE = 41  # the length of a space on a ship
CARD_HEIGHT, HEAD_HEIGHT = 106, 32

ICONS = {
    "entrance": "M-15 17V-5L0 -18L15 -5V17M-6 17V1H6V17M-19 17H19",
    "sarcophagus": "M-6 -18H6L12 -9L7 18H-7L-12 -9ZM-4 -9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M-7 2H7M-6 8H6",
    "paved_path": "M-7 -17H7L18 17H-18ZM-10 -7H10M-14 5H14M0 -17V-7M-5 -7L-7 5M6 -7L8 5M0 5V17",
    "pyramid_decoration": "M-18 12L0 -17L18 12ZM-10 0H10M-5 -9H5M-18 17H18",
    "temple_decoration": "M-17 -9L0 -17L17 -9ZM-13 -9V12M-4 -9V12M4 -9V12M13 -9V12M-17 12H17M-18 17H18",
    "burial_chamber_decoration": "M-16 12V-4C-16 -21 16 -21 16 -4V12M-8 12V0C-8 -11 8 -11 8 0V12M-18 12H18M-18 17H18",
    "obelisk_decoration": "M0 -18L5 -11L7 12H-7L-5 -11ZM-5 -11H5M-12 12H12M-18 17H18",
    "statue": "M-7 -9a7 7 0 1 1 14 0M-7 -9V-3L-11 4M7 -9V-3L11 4M-4 -3H4M-12 17V8L-7 4H7L12 8V17ZM-16 17H16",
    "lever": "M-18 12L15 -15M15 -15L18 -11M-4 17L2 1L8 17ZM-18 4V12H-9",
    "hammer": "M-13 -15H10L15 -10V-5H-13ZM-2 -5V17M3 -5V17M-2 17H3",
    "sail": "M0 -19V12M0 -17C17 -12 18 2 18 6H0M-4 -10C-14 -4 -15 2 -15 6H-4M-17 12H17L12 18H-12Z",
    "chisel": "M-4 -18H4V-5H7V1L3 17H-3L-7 1V-5H-4ZM-7 1H7",
    "card": "M-6 -9H6V9H-6ZM-6 -4H6",
    "stones": "M-9 0H0V8H-9ZM1 0H10V8H1ZM-4 -9H5V-1H-4Z",
    "load": "M-11 1H11L7 8H-7ZM-4 -8H4V0H-4Z",
    "quarry": "M-16 15V-3H-6V-13H6V-3H16V15ZM-6 -3H6M-6 -3V15M6 -3V15",
}


def board(view: View) -> Part:
    """The whole board: what the template draws, and how large it is."""
    parts = [round_panel(view), river(view), *[site(view, name) for name in SITES]]
    title = phrase("picture-board", round=view["round"], rounds=view["rounds"])
    return {"width": WIDTH, "height": HEIGHT, "title": title, "parts": parts}


# Parts of a scene


def phrase(message: str, **facts: int | str) -> Part:
    return {"id": message, "facts": facts}


def path(kind: str, d: str) -> Part:
    return {"kind": "path", "class": kind, "d": d}


def text(kind: str, x: float, y: float, words: Part | str | int, leading: float = 12) -> Part:
    """Words to be said, or a plain number. A message may have several lines: `y` is the middle of them."""
    said = words if isinstance(words, dict) else None
    return {"kind": "text", "class": kind, "x": num(x), "y": num(y), "say": said, "plain": words, "leading": leading}


def group(
    parts: Parts,
    at: tuple[float, float] = (0, 0),
    kind: str = "",
    target: str = "",
    piece: str = "",
    place: str = "",
    title: Part | None = None,
) -> Part:
    """Parts that belong together, moved to a point."""
    move = f"translate({num(at[0])} {num(at[1])})" if at != (0, 0) else ""
    touch = {"target": target, "piece": piece, "place": place, "title": title}
    return {"kind": "group", "class": kind, "move": move, "parts": parts, **touch}


def num(value: float) -> str:
    return f"{round(value, 1):g}"


def line(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(*points: tuple[float, float]) -> str:
    return line(*points) + "Z"


def box(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    """A rectangle with round corners."""
    if not r:
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"
    w, h, c = num(width - 2 * r), num(height - 2 * r), num(r)
    return (
        f"M{num(x + r)} {num(y)}h{w}a{c} {c} 0 0 1 {c} {c}v{h}a{c} {c} 0 0 1 -{c} {c}"
        f"h-{w}a{c} {c} 0 0 1 -{c} -{c}v-{h}a{c} {c} 0 0 1 {c} -{c}Z"
    )


def diamond(a: float, x: float = 0, y: float = 0) -> str:
    """A square place lying on the ground, `a` wide to each side."""
    return polygon((x, y - a * DEPTH), (x + a, y), (x, y + a * DEPTH), (x - a, y))


def icon(name: str, x: float, y: float, scale: float, kind: str = "icon") -> Part:
    part = group([path(kind, ICONS[name])])
    return part | {"move": f"translate({num(x)} {num(y)}) scale({scale:g})"}


def waves(x: float, y: float, width: float, height: float) -> str:
    """Ripples on water, every other row moved by half a wave."""
    count = int(width // 72)
    left = x + (width - 72 * count) / 2
    rows = [(left + 36 * (row % 2), y + 15 + 19 * row, count - row % 2) for row in range(int(height // 19))]
    return "".join(f"M{num(start)} {num(top)}" + "q9 -4 18 0t18 0m36 0" * many for start, top, many in rows)


# Stones


@cache
def mark(seat: int, r: float) -> str:
    """The shape of a seat."""
    shape = SHAPES[seat]
    if shape == "circle":
        return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"
    if shape == "triangle":
        return polygon((0, -1.15 * r), (1.1 * r, 0.85 * r), (-1.1 * r, 0.85 * r))
    if shape == "square":
        return box(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r)
    return polygon((0, -1.25 * r), (1.1 * r, 0), (0, 1.25 * r), (-1.1 * r, 0))


@cache
def block(a: float, h: float) -> tuple[str, str, str, str]:
    """The three faces of a block that stands on (0, 0), and its outline."""
    b = a * DEPTH
    left = polygon((-a, -h), (0, b - h), (0, b), (-a, 0))
    right = polygon((a, -h), (0, b - h), (0, b), (a, 0))
    outline = polygon((0, -b - h), (a, -h), (a, 0), (0, b), (-a, 0), (-a, -h))
    return left, right, diamond(a, 0, -h), outline


def stone(seat: int, at: tuple[float, float], a: float, h: float, place: str, covered: bool = False) -> Part:
    """A stone of a seat: its shape is on the top, or on the sides where another stone lies on it."""
    left, right, top, _ = block(a, h)
    parts = [path("left", left), path("right", right), path("top", top)]
    if covered:
        r = min(0.22 * a, 0.36 * h)
        parts += [group([path("mark", mark(seat, r))], at=(side * a / 2, a * DEPTH / 2 - h / 2)) for side in (-1, 1)]
    else:
        parts.append(group([path("mark", mark(seat, 0.32 * a))], at=(0, -h)))
    return group(parts, at, f"stone seat-{seat}", piece=f"stone-{seat}", place=place, title=phrase("picture-stone", owner=seat))


def stack(owners: list[int], at: tuple[float, float], a: float, h: float, room: float, places: list[str]) -> Parts:
    """Stones upon each other, pressed together where they would be higher than the room."""
    step = min(h, (room - h) / max(1, len(owners) - 1))
    top = len(owners) - 1
    return [
        stone(seat, (at[0], at[1] - step * level), a, h if level == top else step, place, level != top)
        for level, (seat, place) in enumerate(zip(owners, places, strict=True))
    ]


def slot(at: tuple[float, float], a: float, worth: Parts, following: bool = False) -> Part:
    """A free place for a stone, with what it is worth; `following` where the next stone goes."""
    return group([path("slot next" if following else "slot", diamond(0.92 * a)), *worth], at)


def printed(points: int, bonus: str | None, size: float) -> Parts:
    """What is printed on a space: its points, with the sign of a bonus beside."""
    if bonus is None:
        return [text("worth", 0, size * 0.36, points)]
    return [text("worth", -0.62 * size, size * 0.36, points), icon(bonus, 0.55 * size, 0, size / 18, "sign")]


# Round and river


def round_panel(view: View) -> Part:
    x, y, width, height = ROUND_BOX
    seen = view["round_cards"]["seen"]
    pitch = (width - 20) / view["rounds"]
    cards = [round_card(seen, index, pitch - 5, (10 + pitch * index, 34)) for index in range(view["rounds"])]
    unseen = ", ".join("-".join(map(str, ships)) for ships in view["round_cards"]["unseen"])
    come = phrase("picture-still-to-come", ships=unseen) if len(seen) < view["rounds"] else None
    name = text("name", 12, 24, phrase("picture-round", round=view["round"], rounds=view["rounds"]))
    return group([path("panel", box(0.5, 0.5, width - 1, height - 1, 10)), name, *cards], (x, y), title=come)


def round_card(seen: list[list[int]], index: int, width: float, at: tuple[float, float]) -> Part:
    """The card of a round: its four ships, or its back."""
    if index >= len(seen):
        return group([path("back", box(0, 0, width, 24, 4))], at)
    ships = "-".join(map(str, seen[index]))
    now = "now" if index == len(seen) - 1 else ""
    parts = [path(f"paper {now}", box(0, 0, width, 24, 4)), text("tiny", width / 2, 16, ships.replace("-", ""))]
    return group(parts, at, title=phrase("picture-round-card", round=index + 1, ships=ships))


def river(view: View) -> Part:
    x, y, width, height = RIVER_BOX
    water = [path("water", box(0, 0, width, height, 12)), path("wave", waves(8, 4, width - 16, height - 8))]
    berth = height / len(view["ships"])
    places = [(43.0, berth * index + 68) for index in range(len(view["ships"]))]
    ships = [river_ship(view, number, at) for number, at in enumerate(places, start=1)]
    return group(water + ships, (x, y))


def river_ship(view: View, number: int, at: tuple[float, float]) -> Part:
    """A ship that waits, or the mooring that it has left."""
    its = view["ships"][number - 1]
    if its["waits"]:
        return ship(view, number, at, f"river-{number}")
    return group([path("mooring", hull(its["size"] * SPACE))], at, title=phrase("picture-sailed", ship=number))


def hull(end: float) -> str:
    """The side of a ship with its high bow on the left; the first space begins at 0 and the last one stops at `end`."""
    return (
        f"M-37 -42C-40 -10 -28 26 4 26L{num(end - 4)} 26C{num(end + 22)} 26 {num(end + 34)} 0 {num(end + 27)} -28"
        f"C{num(end + 24)} -10 {num(end + 18)} 5 {num(end + 5)} 6L-6 6C-20 4 -27 -16 -29 -36Z"
    )


def planks(end: float) -> Parts:
    """Deck, side and rope; at the stern the steering oar, at the bow an eye."""
    deck = f"M-13 3C-9 -8 -6 -14 0 -15H{num(end)}C{num(end + 6)} -14 {num(end + 9)} -8 {num(end + 13)} 3L{num(end + 5)} 6H-6Z"
    rope = f"M-17 21C-8 23 {num(end - 8)} 23 {num(end + 12)} 20M-31 -29L-37 -27M-30 -23L-37 -21"
    return [
        path("oar", f"M{num(end + 8)} -22L{num(end + 32)} 25"),
        path("deck", deck),
        path("hull", hull(end)),
        path("rope", rope),
        path("eye", "M-22 7C-17 2 -12 2 -6 7C-12 12 -17 12 -22 7Z"),
        path("pupil", "M-16.6 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z"),
    ]


def ship(view: View, number: int, at: tuple[float, float], place: str, scale: float = 1) -> Part:
    """A ship with its spaces from the bow, its number, and marks for the load that it needs to sail."""
    its = view["ships"][number - 1]
    end = its["size"] * SPACE
    load = sum(owner is not None for owner in its["cargo"])
    marks = [path("pip full" if i < load else "pip", box(2 + 10 * i, 10.5, 7, 7)) for i in range(its["minimum"])]
    parts = [
        path("hit", box(-40, -46, end + 76, 78)),
        *planks(end),
        path("halo", hull(end)),
        *(marks if its["waits"] else []),
        text("number", end - 3, 19, number),
        *[space(view, number, index) for index in range(its["size"])],
    ]
    title = phrase("picture-ship", ship=number, size=its["size"], load=load, minimum=its["minimum"])
    drawn = group(parts, at, "ship", f"ship-{number}", f"ship-{number}", place, title)
    return drawn if scale == 1 else drawn | {"class": "ship far", "move": f"{drawn['move']} scale({scale:g})"}


def space(view: View, number: int, index: int) -> Part:
    """A space of a ship, free or with a stone on it; with its turn while a lever orders the stones."""
    owner = view["ships"][number - 1]["cargo"][index]
    place = f"space-{number}-{index + 1}"
    title = phrase("picture-space" if owner is None else "picture-space-taken", ship=number, space=index + 1, owner=owner or 0)
    hit = path("hit", box(-SPACE / 2, -42, SPACE, 72))
    if owner is None:
        parts = [path("slot", diamond(16)), text("tiny", 0, 4, index + 1), path("halo", diamond(16.5))]
    else:
        parts = [stone(owner, (0, 0), 17, 16.5, place), path("halo edge", block(18, 16.5)[3]), *turn_mark(view, number, index)]
    return group([hit, *parts], (SPACE * (index + 0.5), -4.5), target=place, title=title)


def turn_mark(view: View, number: int, index: int) -> Parts:
    """R7.7: which stone of the ship goes first, second ... as far as that is settled."""
    asks = view["asks"]
    if not asks or asks["kind"] != "order" or asks["detail"] != number - 1 or index not in view["unloading"]:
        return []
    turn = list(reversed(view["unloading"])).index(index) + 1
    return [group([path("badge", box(-10, -10, 20, 20, 10)), text("turn", 0, 5.5, turn)], (0, -16.5))]


# Sites


def site(view: View, name: str) -> Part:
    """A site: its name, what it is worth, its harbour, and what has been built there."""
    x, y, width, height = SITE_BOXES[name]
    side = view["options"][name]
    moored = view["harbours"][name]
    outline = box(0.5, 0.5, width - 1, height - 1, 10)
    words = [text("name", 12, 23, phrase(f"option-{name}")), text("about", 12, 39, phrase(f"picture-about-{name}-{side}"))]
    title = phrase("picture-harbour-free" if moored is None else "picture-harbour-taken", option=name, ship=(moored or 0) + 1)
    ground = [path("panel hit", outline), *harbour(width), path("halo", outline), *words]
    if moored is not None:
        ground.append(ship(view, moored + 1, (width - HARBOUR_WIDTH + 29, 29.5), f"harbour-{name}", 0.66))
    return group(ground + SITE_PARTS[name](view, width, height), (x, y), "site", f"site-{name}", title=title)


def harbour(width: float) -> Parts:
    """Water that reaches into the corner of the site, with two posts and room for one ship."""
    left, right = width - HARBOUR_WIDTH, width - 1
    shore = f"M{num(left)} 1H{num(right - 9)}a9 9 0 0 1 9 9V{HARBOUR_HEIGHT}H{num(left + 14)}a14 14 0 0 1 -14 -14Z"
    ripples = waves(left + 8, -3, HARBOUR_WIDTH - 16, HARBOUR_HEIGHT)
    posts = box(left + 22, HARBOUR_HEIGHT - 9, 6, 13, 2) + box(right - 28, HARBOUR_HEIGHT - 9, 6, 13, 2)
    return [path("water", shore), path("wave", ripples), path("post", posts)]


# Market


def market(view: View, width: float, height: float) -> Parts:
    """The cards on offer side by side; whoever looks at the pair sees both its cards, and the others grow narrow."""
    its = view["market"]
    faces = its["pair_cards"]
    hidden = 1 if view["options"]["market"] == "B" else 0
    room = width - 18 - 6 * (len(its["cards"]) + max(hidden, len(faces)) - 1)
    wide = min(84.0, room / (len(its["cards"]) + hidden))
    narrow = (room - 2 * wide) / len(its["cards"]) if faces else wide
    y = TOP_OF_SITE + 3
    stalls = [stall(view, i + 1, card, (9 + i * (narrow + 6), y), narrow) for i, card in enumerate(its["cards"])]
    x = 9 + len(stalls) * (narrow + 6)
    looked = [card_on_offer(view, card, f"pair-{i + 1}", (x + i * (wide + 6), y), wide) for i, card in enumerate(faces)]
    return [*piles(view), *stalls, *(looked or [pair(its["pair"], len(stalls) + 1, (x, y), wide)] * hidden)]


def stall(view: View, number: int, card: str | None, at: tuple[float, float], width: float) -> Part:
    return card_on_offer(view, card, f"stall-{number}", at, width) if card else empty_stall(at, width)


def empty_stall(at: tuple[float, float], width: float) -> Part:
    return group([path("slot", box(1, 1, width - 2, CARD_HEIGHT - 2, 7))], at, title=phrase("picture-stall-empty"))


def pair(count: int, number: int, at: tuple[float, float], width: float) -> Part:
    """R6.1: two cards face down that are one pick."""
    if count == 0:
        return empty_stall(at, width)
    backs = [card_back(width - 10, CARD_HEIGHT - 10, (10 - 10 * i, 10 * i)) for i in range(count)]
    label = text("back-text", (width - 10) / 2, CARD_HEIGHT - 14, phrase("picture-pair"))
    parts = [*backs, label, path("hit halo edge", box(0, 0, width, CARD_HEIGHT, 7))]
    title, place = phrase("picture-pair-hidden", count=count), f"stall-{number}"
    return group(parts, at, "card", place, "card-pair", place, title)


def card_on_offer(view: View, card: str, place: str, at: tuple[float, float], width: float) -> Part:
    """A coloured head with the name, one strong sign, and what the card does, if it is wide enough."""
    head = f"M0 {HEAD_HEIGHT}V7a7 7 0 0 1 7 -7H{num(width - 7)}a7 7 0 0 1 7 7V{HEAD_HEIGHT}Z"
    outline = box(0, 0, width, CARD_HEIGHT, 7)
    if width > 70:
        name = text("card-name", width / 2, 20, phrase(f"picture-name-{card}"))
        does = [icon(card, width / 2, 55, 0.95), text("card-does", width / 2, 92, phrase(f"picture-does-{card}"))]
    else:
        name = text("card-name narrow", width / 2, 20, phrase(f"picture-short-{card}"))
        does = [icon(card, width / 2, 68, 0.95)]
    parts = [path("paper", outline), path("head", head), name, *does, path("hit halo edge", outline)]
    colour = view["market"]["colours"][card]
    return group(parts, at, f"card card-{colour}", place, f"card-{card}", place, phrase("picture-card", card=card))


def card_back(width: float, height: float, at: tuple[float, float]) -> Part:
    frame = box(4, 4, width - 8, height - 8, 4) + diamond(19, width / 2, height / 2)
    return group([path("back", box(0, 0, width, height, 6)), path("back-line", frame)], at)


def piles(view: View) -> Parts:
    """Draw pile and discards, each with its number of cards."""
    its = view["market"]
    names = " ".join(card for card, count in its["discards"].items() for _ in range(count))
    gone = sum(its["discards"].values())
    draw = [
        path("back", box(9, 4, 26, 30, 4)),
        path("back", box(6, 7, 26, 30, 4)),
        text("back-count", 19, 27, its["draw_pile"]),
        text("small", 21, 48, phrase("picture-draw")),
        path("hit halo", box(-2, 1, 46, 50, 6)),
    ]
    discards = [
        path("paper" if gone else "slot", box(8, 6, 26, 30, 4)),
        text("count", 21, 26, gone),
        text("small", 21, 48, phrase("picture-discards")),
    ]
    shown = phrase("picture-discards-are", cards=names) if gone else phrase("picture-no-discards")
    return [
        group(draw, (102, 0), target="draw", title=phrase("picture-draw-pile", count=its["draw_pile"])),
        group(discards, (150, 0), title=shown),
    ]


# Pyramids


def pyramids(view: View, width: float, height: float) -> Parts:
    its = view["pyramids"]
    if len(its["pyramids"]) == 1:
        parts = pyramid(its["pyramids"][0], its["levels"], 0, (112, 156), 32) + further_levels(its)
        return parts + beyond(its, (226, 198), (226, 172), 128, 12)
    step = width / len(its["pyramids"])
    drawn = [one_of_several(its, index, (step * (index + 0.5), 150)) for index in range(len(its["pyramids"]))]
    return drawn + beyond(its, (104, 209), (12, 212), width - 116, 9) + stone_in_hand(view, width)


def pyramid(spaces: list[View], levels: list[int], index: int, centre: tuple[float, float], a: float) -> Parts:
    """Blocks and free spaces of every level that can be built now, from the back to the front and from below to above."""
    parts: Parts = []
    taken = sum(space["owner"] is not None for space in spaces)
    start = 0
    for level, side in enumerate(levels):
        if start > taken:
            break
        ground = (centre[0], centre[1] - level * 0.84 * a)
        cells = [(start + cell, on_level(ground, a, side, *divmod(cell, side))) for cell in range(side * side)]
        for number, at in sorted(cells, key=lambda cell: cell[1][1]):
            parts.append(pyramid_space(spaces[number], at, a, f"pyramid-{index}-{number}", number == taken))
        start += side * side
    return parts


def on_level(centre: tuple[float, float], a: float, side: int, column: int, row: int) -> tuple[float, float]:
    """Columns go from the back to the right, rows from the back to the left."""
    return centre[0] + (column - row) * a, centre[1] + (column + row - side + 1) * a * DEPTH


def pyramid_space(space: View, at: tuple[float, float], a: float, place: str, following: bool) -> Part:
    if space["owner"] is not None:
        return stone(space["owner"], at, 0.98 * a, 0.84 * a, place)
    return slot(at, a, printed(space["points"], space["bonus"], 14), following)


def further_levels(its: View) -> Parts:
    """The plan of the levels that have no ground yet."""
    spaces, levels = its["pyramids"][0], its["levels"]
    taken = sum(space["owner"] is not None for space in spaces)
    parts: Parts = []
    start, x = 0, 266.0
    for level, side in enumerate(levels):
        if start > taken:
            for cell in range(side * side):
                own = spaces[start + cell]
                at = on_level((x, 96), 20, side, *divmod(cell, side))
                parts.append(slot(at, 20, printed(own["points"], own["bonus"], 11)))
            parts.append(text("small", x, 136, phrase("picture-level", level=level + 1)))
            x += 68
        start += side * side
    return parts


def one_of_several(its: View, index: int, centre: tuple[float, float]) -> Part:
    """R6.3: one of the small pyramids; its top floats above until it can be built."""
    spaces, a = its["pyramids"][index], 27
    free = [space for space in spaces if space["owner"] is None]
    parts = pyramid(spaces, its["levels"], index, centre, a)
    if len(free) > 1:
        parts.append(slot((centre[0], centre[1] - 77), a, printed(spaces[-1]["points"], spaces[-1]["bonus"], 13)))
    name = PYRAMID_NAMES[index]
    title = phrase("picture-pyramid-complete", pyramid=name)
    if free:
        title = phrase("picture-pyramid", pyramid=name, points=free[0]["points"], bonus=free[0]["bonus"] or "none")
    area = box(centre[0] - 59, centre[1] - 96, 118, 134, 12)
    return group([path("hit halo", area), *parts], target=f"pyramid-{name}", title=title)


def beyond(its: View, at: tuple[float, float], label: tuple[float, float], room: float, a: float) -> Parts:
    """R5.6: stones laid beside the finished pyramids, and what each is worth."""
    owners = its["beyond"]
    pitch = min(2.2 * a, (room - 2 * a) / max(1, len(owners) - 1))
    stones = [stone(seat, (at[0] + a + pitch * i, at[1]), a, a, f"beyond-{i}") for i, seat in enumerate(owners)]
    worth = text("small left", *label, phrase("picture-beyond", points=its["beyond_points"]))
    return [worth, *(stones or [slot((at[0] + a, at[1]), a, [])])]


def stone_in_hand(view: View, width: float) -> Parts:
    """The stone that its owner is about to put on one of the pyramids."""
    asks = view["asks"]
    if not asks or asks["kind"] != "pick-pyramid":
        return []
    return [stone(asks["seat"], (width - HARBOUR_WIDTH - 22, 34), 14, 13, "hand")]


# Temple


def temple(view: View, width: float, height: float) -> Parts:
    """A row of stacks on a plinth; below each what its visible stone brings."""
    its = view["temple"]
    step = (width - 24) / its["width"]
    plinth = [path("ground", polygon((16, height - 48), (width - 16, height - 48), (width - 6, height - 22), (6, height - 22)))]
    plinth.append(path("step", box(6, height - 22, width - 12, 17, 0)))
    return plinth + [temple_space(view, space, (12 + step * (space + 0.5), height - 35)) for space in range(its["width"])]


def temple_space(view: View, space: int, at: tuple[float, float]) -> Part:
    its, asks = view["temple"], view["asks"]
    numbers = range(space, len(its["stones"]), its["width"])
    stones = stack([its["stones"][i] for i in numbers], (0, 0), 22, 18, 54, [f"temple-{i}" for i in numbers])
    worth = its["spaces"][space]
    following = len(its["stones"]) % its["width"] == space
    scored = asks is not None and asks["kind"] == "temple-choice" and asks["detail"] == space
    parts = [path("hit halo", box(-32, -70, 64, 98, 8)), *(stones or [slot((0, 0), 22, [], following)]), brings(worth)]
    title = phrase(f"picture-temple-{worth['bonus'] or 'points'}", space=space + 1, points=worth["points"] or 1)
    return group(parts, at, target="point" if scored else "", title=title)


def brings(worth: View) -> Part:
    """What a space of the temple brings: points, or a card, or a point and stones to choose from."""
    if worth["bonus"] is None:
        return text("worth", 0, 26, worth["points"])
    if worth["bonus"] == "card":
        return icon("card", 0, 21.5, 0.75, "sign")
    return group([text("worth", -10, 26, f"{worth['points'] or 1} /"), icon("stones", 13, 21.5, 0.72, "sign")])


# Burial chamber


def burial_chamber(view: View, width: float, height: float) -> Parts:
    """Three rows that fill column by column; they shrink when they go past the edge of the board."""
    its = view["burial_chamber"]
    placed, rows = its["stones"], its["rows"]
    columns = max(its["columns"], ceil((len(placed) + 1) / rows))
    cell = min(41.0, (width - 24) / columns)
    left, top = (width - cell * columns) / 2, TOP_OF_SITE + 6 + (41 - cell) * rows / 2
    parts: Parts = []
    for number in range(columns * rows):
        at = (left + cell * (number // rows), top + cell * (number % rows))
        owner = placed[number] if number < len(placed) else None
        parts.append(chamber_place(owner, at, cell, number, number == len(placed)))
    return parts + burial_worth(its, width, height)


def chamber_place(owner: int | None, at: tuple[float, float], cell: float, number: int, following: bool) -> Part:
    """A stone as it lies in the chamber, seen from the front and a little from above."""
    if owner is None:
        return group([path("slot next" if following else "slot", box(2, 2, cell - 4, cell - 4, 3))], at)
    e, d = cell - 2, cell * 0.16
    faces = [
        path("top", polygon((1, 1 + d), (1 + d, 1), (e + 1, 1), (e + 1 - d, 1 + d))),
        path("right", polygon((e + 1 - d, 1 + d), (e + 1, 1), (e + 1, e + 1 - d), (e + 1 - d, e + 1))),
        path("left", polygon((1, 1 + d), (e + 1 - d, 1 + d), (e + 1 - d, e + 1), (1, e + 1))),
        group([path("mark", mark(owner, cell * 0.19))], (1 + (e - d) / 2, 1 + d + (e - d) / 2)),
    ]
    title = phrase("picture-stone", owner=owner)
    return group(faces, at, f"stone seat-{owner}", "", f"stone-{owner}", f"burial-{number}", title)


def burial_worth(its: View, width: float, height: float) -> Parts:
    if its["places"]:
        return scale(phrase("picture-each-row"), places_heads(its["places"]), its["places"], width, height)
    heads = [str(size) for size in range(1, len(its["groups"]) + 1)]
    return scale(phrase("picture-groups"), [*heads, "+1"], [*its["groups"], f"+{its['further']}"], width, height)


def places_heads(places: list[int]) -> list[str]:
    return [f"{place}." for place in range(1, len(places) + 1)]


def scale(label: Part, heads: list[str], values: list[Any], width: float, height: float) -> Parts:
    """Two rows of figures that line up: for this much, so many points."""
    step = 34.0
    first = width - 16 - step * (len(heads) - 0.5)
    parts = [
        path("rule", line((12, height - 27), (width - 12, height - 27))),
        text("small left", 12, height - 33, label),
        text("small left", 12, height - 12, phrase("picture-points")),
    ]
    for index, (head, value) in enumerate(zip(heads, values, strict=True)):
        parts.append(text("small", first + step * index, height - 33, head))
        parts.append(text("worth", first + step * index, height - 11, value))
    return parts


# Obelisks


def obelisks(view: View, width: float, height: float) -> Parts:
    its = view["obelisks"]
    if its["places"]:
        step = (width - 16) / view["seats"]
        towers = [obelisk(seat, tall, (8 + step * (seat + 0.5), height - 88)) for seat, tall in enumerate(its["heights"])]
        return towers + scale(phrase("picture-tallest"), places_heads(its["places"]), its["places"], width, height)
    return tower_spaces(its, width) + waiting_stones(its, width, height)


def obelisk(seat: int, tall: int, at: tuple[float, float]) -> Part:
    """R5.11: the tower of one seat, and its height."""
    stones = stack([seat] * tall, (0, 0), 26, 25, 162, [f"obelisk-{seat}-{i}" for i in range(tall)])
    ground = [path("ground", diamond(37)), slot((0, 0), 28, [own_mark(seat, 8)])]
    return group([*ground, *stones, text("worth", 0, 39, tall)], at, title=phrase("picture-obelisk", owner=seat, count=tall))


def own_mark(seat: int, r: float) -> Part:
    """The shape of a seat on a place that only its stones can take."""
    return group([path("own", mark(seat, r))], kind=f"seat-{seat}")


def tower_spaces(its: View, width: float) -> Parts:
    """R6.9: the spaces for towers, the best on the left; R6.10: more of them when all are taken."""
    owners, tall = its["towers"], its["tower_height"]
    points = its["tower_points"] + [its["tower_further"]] * max(0, len(owners) - len(its["tower_points"]))
    step = (width - 20) / len(points)
    a = min(26, 0.46 * step)
    parts: Parts = []
    for i, worth in enumerate(points):
        at = (10 + step * (i + 0.5), 176)
        parts.append(slot(at, a, [text("worth", 0, 5, worth)], i == len(owners)))
        if i < len(owners):
            parts += stack([owners[i]] * tall, at, a, a, 100, [f"tower-{i}-{level}" for level in range(tall)])
            parts.append(text("worth", at[0], at[1] + a * DEPTH + 15, worth))
    return parts


def waiting_stones(its: View, width: float, height: float) -> Parts:
    """R6.9: where the stones of each seat wait for their tower."""
    seats, tall = len(its["heights"]), its["tower_height"]
    step = (width - 16) / seats
    a = min(16, step / tall / 2.15)
    parts = [
        text("small left", 12, 238, phrase("picture-waiting", count=tall)),
        path("rule", line((12, 246), (width - 12, 246))),
    ]
    for seat, waiting in enumerate(its["heights"]):
        for i in range(tall):
            at = (8 + step * (seat + 0.5) + (i - (tall - 1) / 2) * 2.1 * a, height - 32)
            place = f"waiting-{seat}-{i}"
            parts.append(stone(seat, at, a, 0.9 * a, place) if i < waiting else slot(at, a, [own_mark(seat, 0.3 * a)]))
    return parts


SITE_PARTS = {
    "market": market,
    "pyramids": pyramids,
    "temple": temple,
    "burial_chamber": burial_chamber,
    "obelisks": obelisks,
}


# A seat's panel


def seat(view: View, seat: int) -> Part:
    """What lies before one seat. Only the seat that is asked has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    asked = asks is not None and asks["seat"] == seat
    question = asks["kind"] if asked else ""
    return {
        "seat": seat,
        "asked": asked,
        "sled": sled(seat, player["sled"], player["sled_room"]),
        "stones": player["sled"],
        "room": player["sled_room"],
        "quarry": player["quarry"],
        "heap": ICONS["quarry"],
        "cards": [hand_card(view, card, count) for card, count in player["cards"].items()],
        "chips": ["pass"] if question == "turn" else ["decline"] if question.startswith("bonus-") else [],
    }


def sled(seat: int, stones: int, room: int) -> Part:
    """The sled from the side, with its places."""
    pitch, a = 27, 12
    places = [
        stone(seat, (18 + pitch * i, 26), a, 12, f"sled-{seat}-{i}") if i < stones else slot((18 + pitch * i, 26), a, [])
        for i in range(room)
    ]
    end = pitch * room + 9
    beam, runner = f"M4 31H{end}M14 31V40M{end - 14} 31V40", f"M4 40H{end - 6}C{end + 4} 40 {end + 9} 34 {end + 8} 25"
    return {"width": end + 12, "height": 44, "parts": [path("runner", beam), path("runner", runner), *places]}


def hand_card(view: View, card: str, count: int) -> Part:
    return {"name": card, "count": count, "colour": view["market"]["colours"][card], "icon": ICONS[card]}
