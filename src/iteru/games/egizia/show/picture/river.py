"""What happens on the river: cards on its right, moorings, ships, berths, and the rope below the viewer's lowest ship."""

from functools import partial
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import town_does
from iteru.games.egizia.show.picture import nile_cards
from iteru.games.egizia.show.picture.course import Banks, Rows, card_left, moored, rows_of
from iteru.games.egizia.show.picture.harbour import berths, free_berths, land_end
from iteru.games.egizia.show.picture.ink import cast, ellipse, inked
from iteru.games.egizia.show.picture.pieces import chip, mark, ship
from iteru.games.egizia.view_types import EgiziaView, SiteView, SpaceView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim, ring
from iteru.kit.shown import Keep

MOORING = 13.5
NUMBER = Face(15.5, "bold", "middle", "dim")
PLANK_WORDS = (Face(14.4, "bold", fill="onwood"), Face(13, "bold", fill="onwood"))
TAKEN = (Face(15, leading=15.5), Face(14.2, leading=14), Face(12.8, leading=13.4))


def river(view: EgiziaView, banks: Banks, keep: Keep) -> Parts:
    """Draws all spaces, each anew only when something on it has changed."""
    rows = rows_of(view, banks)
    parts = behind(view, banks)
    if view["phase"] == "sailing" and view["seat"] is not None:
        parts += rope(view, banks, rows)
    for place, space in enumerate(banks.shown(view)):
        draw = partial(space_group, view, space, banks, rows.middles[place], rows.scale)
        parts.append(keep(f"{banks.small} {rows.middles[place]} {shown_of(view, space)}", draw))
    return parts


def shown_of(view: EgiziaView, space: SpaceView) -> list[Any]:
    """Returns what a space shows."""
    site = site_named(view, space) if space["type"] == "site" else None
    last = view["phase"], [view["lowest"][seat] == space["position"] for seat in space["ships"]]
    return [space, site, last, is_sailing(view), is_behind(view, space)]


def rope(view: EgiziaView, banks: Banks, rows: Rows) -> Parts:
    """R4.2: what lies above the viewer's lowest ship is out of reach: a rope of floats in the viewer's colour."""
    seat = view["seat"]
    lowest = 0 if seat is None else view["lowest"][seat]
    if lowest <= banks.start or seat is None:
        return []
    return [floats(seat, rows.middles[lowest - 1 - banks.start] + 23, banks)]


@cache
def floats(seat: int, y: float, banks: Banks) -> Part:
    left, right = banks.course.left(y) + 2, banks.course.right(y) - 2
    points = []
    for k in range(1, 10):
        t = k / 10
        x = left + (right - left) * t
        points.append((x, (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 6) + t * t * (y - 12)))
    d = f"M{num(left)} {num(y)}Q{num((left + right) / 2)} {num(y + 6)} {num(right)} {num(y - 12)}"
    corks = ["".join([ellipse(*one, 4) for one in points[k::2]]) for k in (0, 1)]
    parts: Parts = [
        Shape(d, "", "line", 2.6),
        Shape(d, "", "wood3", 1.3),
        Shape(corks[0], "seat", "line", 0.9),
        Shape(corks[1], "linen", "line", 0.9),
    ]
    return Group(parts, look=f"rope seat-{seat}")


def first_shown(view: EgiziaView) -> int:
    """Returns from which space on a phone shows the river: what its reader has sailed past is of no use any more, unless a
    card leads there."""
    seat, asks = view["seat"], view["asks"]
    if seat is None or view["phase"] != "sailing" or (asks and asks["question"] == "leftover"):
        return 0
    lowest = view["lowest"][seat]
    return lowest - 1 if lowest > 3 and "upstream" not in view["players"][seat]["cards"] else 0


def behind(view: EgiziaView, banks: Banks) -> Parts:
    """Draws a plank instead of the spaces that are behind the viewer, with the ships that are there."""
    if not banks.start:
        return []
    ships = [seat for space in view["river"][: banks.start] for seat in space["ships"]]
    return [plank(banks.start, tuple(sorted(ships)))]


@cache
def plank(count: int, ships: tuple[int, ...]) -> Part:
    d = rectangle(4, 3, 352, 23, 3)
    words = Phrase("picture-behind", {"count": count})
    room = 336 - 15 * len(ships)
    parts: Parts = [
        cast(d, 2, 3, 0.22),
        *inked(d, "wood3", 0.9, (0.6, 1.2)),
        Wrapped(PLANK_WORDS, (14, 19.4), words, room, 17),
        *[mark(seat, 346 - 15 * k, 14.6, 0.85) for k, seat in enumerate(reversed(ships))],
    ]
    spaces = " ".join([f"river-{position}" for position in range(1, count + 1)])
    title = Phrase("picture-behind-title", {"count": count})
    return Group(parts, title=title, rule="R4.2", name=spaces)


# Spaces


def space_group(view: EgiziaView, space: SpaceView, banks: Banks, y: float, scale: float) -> Part:
    """Draws what can be touched of a space; its town or jetty lies on the ground below."""
    is_card = space["type"] == "card"
    x = moored(banks, is_card, y)
    owners = on_the_water(view, space)
    parts: Parts = []
    if is_card:
        parts.append(Group(card(view, space, banks), (card_left(banks, y), y), scale=scale))
    if space["type"] == "site":
        site = site_named(view, space)
        parts += [*rim_of_harbour(site, banks, y), *berths(view, site, banks, y)]
    elif not owners:
        parts += mooring(space["position"], (x, y))
    else:
        parts += beside(space["position"], (x + (-46 if is_card else 46) * banks.mooring / 33, y))
    if owners:
        parts.append(ring(29, 10, x, y + 13))
    parts += ships(view, owners, space["position"], (x, y + 8), banks)
    touched_as_whole = space["type"] == "site" and is_sailing(view)  # only berths are things within
    parts.insert(len(parts) if touched_as_whole else 0, hit(area(space, banks, y, scale)))
    title, rule = title_of(view, space)
    return Group(parts, (0, 0), "space", f"river-{space['position']}", title=title, rule=rule)


def area(space: SpaceView, banks: Banks, y: float, scale: float) -> str:
    """Returns what can be touched for a space: all from its mooring to the end of its town or card."""
    height = (banks.pitch - 4) * scale
    x = moored(banks, space["type"] == "card", y)
    if space["type"] == "card":
        return rectangle(x - 18, y - height / 2, card_left(banks, y) + banks.card - x + 18, height)
    left = banks.course.left(y) - banks.town - banks.town_gap
    return rectangle(left, y - height / 2, x + 18 - left, height)


def is_sailing(view: EgiziaView) -> bool:
    """Whether the question asks for a space, which is then touched as a whole; else the berths of a harbour may be."""
    return view["asks"] is not None and view["asks"]["question"] == "sail"


def site_named(view: EgiziaView, space: SpaceView) -> SiteView:
    return next(one for one in view["sites"] if one["name"] == space["name"])


def title_of(view: EgiziaView, space: SpaceView) -> tuple[Phrase, str]:
    position = space["position"]
    if space["type"] == "card":
        if "taken" in space:
            owner = space["ships"][0]
            facts: Facts = {"card": space["taken"], "space": position, "owner": owner}
            return Phrase("picture-taken-at", facts), "R4.3"
        if space["card"] is None:
            return Phrase("picture-card-gone", {"space": position}), "R4.3"
        face = nile_cards.card_face(view, space["card"])
        return nile_cards.card_title(face, position), face.rule
    if space["type"] == "round":
        return town_title(space), "R4.11"
    site = site_named(view, space)
    facts = {"space": position, "site": site["name"], "place": site["place"]}
    return Phrase("picture-site", facts | {"count": site["berths"].count(None)}), "R4.6"


def town_title(space: SpaceView) -> Phrase:
    does = town_does(space["effect"])
    facts: Facts = {"town": str(space["name"]), "space": space["position"], "phrases": does}
    return Phrase("picture-town", facts)


# Cards and mats


def card(view: EgiziaView, space: SpaceView, banks: Banks) -> Parts:
    """Draws the card of a space around the height of its mooring; where it has been taken, which it was and who has it."""
    size = nile_cards.SMALL if banks.small else nile_cards.WIDE
    top = -size.height / 2
    if "taken" in space:
        return [taken(space["taken"], space["ships"][0], size)]
    if space["card"] is None:
        return []
    face = nile_cards.card_face(view, space["card"])
    piece, place = f"card-{face.card}", f"river-card-{space['position']}"
    look = "behind" if is_behind(view, space) else ""
    parts = nile_cards.lying(face, size)
    return [Group(parts, (0, top), look, piece=piece, place=place)]


def is_behind(view: EgiziaView, space: SpaceView) -> bool:
    """Whether the viewer has sailed past a space."""
    seat = view["seat"]
    return (
        view["phase"] == "sailing" and seat is not None and space["position"] < view["lowest"][seat]
    )


@cache
def taken(card: str, owner: int, size: nile_cards.Size) -> Part:
    """Says on the bare mat which card lay there, beside the mark of its owner."""
    high = size.height - 32
    words = Phrase("picture-taken", {"card": card})
    return Group(
        [
            Shape(rectangle(10, -high / 2, size.width - 20, high, 4), "mat"),
            mark(owner, 24, 0, 0.95),
            Wrapped(TAKEN, (37, 4.6), words, size.width - 52, high - 3),
        ]
    )


# Moorings and ships


@cache
def mooring(position: int, at: Point) -> Parts:
    """Draws a stone in the water with the number of a space, which shines if a ship may go there."""
    d = ellipse(*at, MOORING)
    return [*shining(at, d), stone(at, MOORING), number(position, at)]


def shining(at: Point, d: str) -> Parts:
    glow = Group([Shape(ellipse(*at, MOORING + 14), "url:glow")], look="when-lit")
    return [glow, rim(d)]


def stone(at: Point, r: float) -> Part:
    d = ellipse(*at, r)
    return Group([Shape(d, "deep", "water3", 1.1)], look="mooring")


def number(figure: int, at: Point) -> Part:
    return Group([Text(NUMBER, at[0], at[1] + 5.2, figure)], look="mooring-number")


@cache
def beside(position: int, at: Point) -> Parts:
    """Draws a second mooring at a taken space; it is visible only while a seat's card lets it moor there."""
    x, y = at
    disc: Parts = [
        stone(at, 12.5),
        number(position, at),
        chip("reuse", "permanent", (x + 17, y - 14), 0.56),
    ]
    return [*shining(at, ellipse(x, y, 12.5)), Group(disc, look="when-lit")]


def on_the_water(view: EgiziaView, space: SpaceView) -> list[int]:
    """Returns the ships at the mooring of a space: at a site only one that has no berth yet."""
    owners: list[int] = space["ships"]
    if space["type"] != "site":
        return owners
    site = site_named(view, space)
    return [seat for seat in owners if seat not in site["berths"] + site["waiting"]]


def ships(view: EgiziaView, owners: list[int], position: int, at: Point, banks: Banks) -> Parts:
    """Draws the ships side by side, where a card lets a second one come."""
    step = 26.0
    scale = (0.92 if len(owners) == 1 else 0.74) * (0.85 if banks.small else 1)
    first = at[0] - (step * (len(owners) - 1) / 2 if len(owners) < 3 else 20)
    return [
        ship(
            owner,
            (first + step * place, at[1]),
            f"moored-{position}-{place}",
            scale,
            bool(view["phase"] == "sailing" and view["lowest"][owner] == position),
        )
        for place, owner in enumerate(owners)
    ]


def rim_of_harbour(site: SiteView, banks: Banks, y: float) -> Parts:
    """Draws what shines if a ship may go to a site: its free berths, else the land end."""
    free = free_berths(site, banks, y)
    return [
        rim("".join([ellipse(*at, MOORING) for at in free]) or ellipse(*land_end(banks, y), 9.5))
    ]
