"""Harbours of the building sites: berths from the Nile to the land, and who waits at the land end."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.course import Banks
from iteru.games.egizia.show.picture.ink import ellipse
from iteru.games.egizia.show.picture.pieces import mark, ship
from iteru.games.egizia.view_types import EgiziaView, SiteView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text
from iteru.kit.paths import Point, rectangle
from iteru.kit.pieces import hit, rim, ring

NUMBER = Face(15.5, "bold", "middle", "dim")
R = 13.5


def pitch_of(site: SiteView, banks: Banks) -> float:
    """Returns the distance of berths, covered ones included."""
    count = len(site["berths"]) + site["covered"]
    widest = 44.0 if banks.small else 53.0
    return min(widest, (banks.berths - banks.harbour - 16) / max(1, count - 1))


def berth_x(site: SiteView, banks: Banks, place: int) -> float:
    return banks.berths - place * pitch_of(site, banks)


def free_berths(site: SiteView, banks: Banks, y: float) -> list[Point]:
    return [
        (berth_x(site, banks, place), y)
        for place, seat in enumerate(site["berths"])
        if seat is None
    ]


def berths(view: EgiziaView, site: SiteView, banks: Banks, y: float) -> Parts:
    """Draws the berths of a harbour in the valley."""
    scale = 0.7 if banks.small else 0.84
    size = (pitch_of(site, banks) + 3.6, banks.pitch - 20)
    parts = [
        berth(view, site, place, (berth_x(site, banks, place), y), scale, size)
        for place in range(len(site["berths"]))
    ]
    return parts + waiting(site, land_end(banks, y))


def land_end(banks: Banks, y: float) -> Point:
    """Returns where the first substitute of a harbour waits."""
    return (14, y - 27) if banks.small else (banks.harbour - 12, y)


def berth(
    view: EgiziaView, site: SiteView, place: int, at: Point, scale: float, size: Point
) -> Part:
    seat = site["berths"][place]
    is_lowest = (
        seat is not None and view["phase"] == "sailing" and view["lowest"][seat] == site["position"]
    )
    builder = site["line"][0] if site["line"] and view["phase"] == "building" else None
    builds = seat is not None and seat == builder
    may_glow = view["phase"] == "sailing"
    return drawn_berth(site["name"], place + 1, seat, at, scale, size, is_lowest, builds, may_glow)


@cache
def drawn_berth(
    site: str,
    number: int,
    seat: int | None,
    at: Point,
    scale: float,
    size: Point,
    is_lowest: bool,
    builds: bool,
    may_glow: bool,
) -> Part:
    """Draws a berth, free or with a ship; the one next to the Nile builds first."""
    (x, y), (width, height) = at, size
    target = f"berth-{site}-{number}"
    area = hit(rectangle(x - width / 2, y - height / 2, width, height))
    facts: Facts = {"site": site, "berth": number}
    if seat is None:
        title = Phrase("picture-berth-free", facts)
        disc = Group([Shape(ellipse(x, y, R), "deep", "water3", 1.1)], look="mooring")
        figure = Group([Text(NUMBER, x, y + 5.2, number)], look="mooring-number")
        glow = Group([Shape(ellipse(x, y, R + 14), "url:glow")], look="when-lit")
        parts: Parts = [area, *([glow] if may_glow else []), rim(ellipse(x, y, R)), disc, figure]
        parts.append(ring(R + 4, R + 4, x, y))
        return Group(parts, look="berth", target=target, title=title, rule="R4.6")
    title = Phrase("picture-berth-taken", {**facts, "owner": seat})
    boat = ship(seat, (x, y + 8 * scale + 1), f"at-{site}-{number}", scale, is_lowest)
    foot = [Group([builds_now(scale)], (x, y + 12), f"seat-{seat}")] if builds else []
    around = ring(31 * scale, 10.5 * scale, x, y + 13 * scale)
    return Group([area, around, *foot, boat], look="berth", target=target, title=title, rule="R4.6")


def builds_now(scale: float) -> Part:
    """Draws the ring around the ship whose turn it is to build."""
    d = ellipse(0, 0, 32 * scale, 10 * scale)
    return Group([Shape(d, "", "linen", 5), Shape(d, "", "seat", 3)], look="builds")


def waiting(site: SiteView, at: Point) -> Parts:
    """Draws the substitutes at the land end."""
    x, y = at
    return [
        waits(site["name"], seat, number, (x, y - 16 * number))
        for number, seat in enumerate(site["waiting"])
    ]


@cache
def waits(site: str, seat: int, number: int, at: Point) -> Part:
    title = Phrase("picture-waits", {"site": site, "owner": seat})
    piece, place = f"ship-{seat}", f"waits-{site}-{number}"
    parts = [ring(10, 4), mark(seat, 0, 0, 1.1)]
    return Group(parts, at, f"seat-{seat}", f"wait-{site}", piece, place, title, rule="R4.7")
