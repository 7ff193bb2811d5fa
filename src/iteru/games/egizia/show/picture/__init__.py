"""Draws a view: a scene of the board, and the contents of a seat's panel.

While ships sail the board is the valley: monuments on the left, the Nile in the middle between towns and cards; markets,
feeding and the round on the right. While a site is built it is large, the others fold into a corner, and the river moves
aside. What never changes within a phase is the ground (`grounds`); the parts over it have a module each. A tablet has the
right column below; a phone has everything in blocks below each other, with the viewer's own things on top.
"""

from collections.abc import Callable
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture import grounds
from iteru.games.egizia.show.picture.course import VALLEY, narrow
from iteru.games.egizia.show.picture.feeding import feeding, feeding_ground, feeding_height
from iteru.games.egizia.show.picture.folded import folded_harbours
from iteru.games.egizia.show.picture.land import sand
from iteru.games.egizia.show.picture.monuments import folded, ground_of, note_on, site_parts
from iteru.games.egizia.show.picture.own import own, own_height
from iteru.games.egizia.show.picture.panel import seat
from iteru.games.egizia.show.picture.river import first_shown, river
from iteru.games.egizia.show.picture.rounds import STRIP, rounds, rounds_ground, strip
from iteru.games.egizia.show.picture.site import ORDER, Look
from iteru.games.egizia.show.picture.sphinx import rows_below
from iteru.games.egizia.show.picture.symbols import symbols
from iteru.games.egizia.show.picture.team import SUMS, small_sums, team
from iteru.games.egizia.show.picture.tracks import tracks, tracks_ground
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.parts import Group, Part, Parts, Use
from iteru.kit.paths import Point
from iteru.kit.scene import Block, Blocks, Board, Ground, Scene
from iteru.kit.shown import Keep, Screen

__all__ = ["blocks", "board", "seat", "symbols"]

WIDTH, HEIGHT = 1122, 796
TALL_WIDTH, TALL_HEIGHT = 916, 1043
NARROW = 360
UP = (0.0, -grounds.TOP)
RIGHT = {"tracks": (920.0, 58.0), "feeding": (920.0, 314.0), "rounds": (922.0, 616.0)}
"""Where the things of the right column stand."""
BELOW = {"tracks": (12.0, 846.0), "feeding": (234.0, 845.0), "rounds": (456.0, 874.0)}
LOW = 240.0
"""And on a tablet, where they have a row of their own, with the log at its end; and how high the highest of them is there."""
Drawing = Callable[[EgiziaView], Part]
THINGS: dict[str, Drawing] = {"tracks": tracks, "feeding": feeding, "rounds": rounds}
THING_GROUNDS: dict[str, Callable[[EgiziaView], Parts]] = {
    "tracks": tracks_ground,
    "feeding": feeding_ground,
    "rounds": rounds_ground,
}


def board(view: EgiziaView, keep: Keep) -> Scene:
    """Draws the whole board in parts, each redrawn only when it changes."""
    return scene(view, keep, WIDTH, HEIGHT, RIGHT)


def scene(view: EgiziaView, keep: Keep, width: int, height: int, places: dict[str, Point]) -> Scene:
    site = site_in_turn(view)
    parts = [*(under_construction(view, keep, site) if site else at_sail(view, keep))]
    parts += [
        thing(view, keep, name, at, scale_of(view, name, places)) for name, at in places.items()
    ]
    ground = Ground(
        f"{width} {site} {ground_shows(view)}", lambda: lie_of_the_land(view, width, height, places)
    )
    lifted = [Group([part], UP) for part in parts]  # one group would be read anew as a whole
    return Scene(width, height, title(view), lifted, ground, ("log",) if places is BELOW else ())


def scale_of(view: EgiziaView, name: str, places: dict[str, Point]) -> float:
    is_high = name == "feeding" and places is BELOW
    return min(1.0, round(LOW / feeding_height(view["seats"]), 3)) if is_high else 1.0


def site_in_turn(view: EgiziaView) -> str:
    """Returns the site that is large now; none while ships sail, and when the game is over."""
    step = view["building"]
    if step is not None:
        return step["site"]
    if view["sphinx"]["drawn_cards"] or view["phase"] == "first-cards":
        return "sphinx"
    if view["phase"] not in ("building", "late"):
        return ""
    asks = view["asks"]
    if asks is not None and asks["site"]:
        return asks["site"]
    busy = [one["name"] for one in view["sites"] if one["line"]]
    return busy[0] if busy else ORDER[-1]


def lie_of_the_land(
    view: EgiziaView, width: float, height: float, places: dict[str, Point]
) -> Parts:
    site = site_in_turn(view)
    parts = grounds.building(view, site, width) if site else grounds.valley(view, width)
    if height > HEIGHT:
        parts = [*parts, *sand(width, grounds.BOTTOM, height + grounds.TOP)]
    parts += [
        Group(THING_GROUNDS[name](view), at, scale=scale_of(view, name, places))
        for name, at in places.items()
    ]
    return [Group(parts, UP)]


def ground_shows(view: EgiziaView) -> list[Any]:
    """Returns what the ground depends on: what is printed on the board, and the number of players."""
    river = [(space["type"], space["name"], space.get("effect")) for space in view["river"]]
    sites = [(site["place"], len(site["berths"]), site["covered"]) for site in view["sites"]]
    sphinx, its = view["sphinx"], view["tracks"]
    markets = [{**its["stone_sale"], "at": 0}, {**its["grain_market"], "at": 0}]
    return [
        view["seats"],
        river,
        sites,
        [sphinx["limit"], sphinx["keep"], sphinx["returned_points"]],
        markets,
        view["obelisk"]["values"],
        view["graves"]["spaces"],
        view["graves"]["table"],
        [len(row["owners"]) for row in view["pyramid"]["rows"]],
        [its["values"] for its in view["temple"].values()],
    ]


# Parts


def at_sail(view: EgiziaView, keep: Keep) -> Parts:
    return [
        *[monument(view, keep, site, "valley") for site in ORDER],
        *river(view, VALLEY, keep),
    ]


def under_construction(view: EgiziaView, keep: Keep, site: str) -> Parts:
    others = [monument(view, keep, one, folded(site)) for one in ORDER if one != site]
    return [
        *others,
        monument(view, keep, site, "large"),
        keep(
            f"harbours {site} {view['phase']} {view['sites']}", lambda: folded_harbours(view, site)
        ),
        keep(f"team {shown_of_team(view)}", lambda: Group(team(view))),
    ]


def monument(view: EgiziaView, keep: Keep, site: str, look: Look) -> Part:
    shows = f"{site} {look} {note_on(view, site)} {shown_of(view, site)}"
    return keep(shows, lambda: site_parts(view, site, look))


def thing(view: EgiziaView, keep: Keep, name: str, at: Point, scale: float = 1.0) -> Part:
    return keep(
        f"{name} {at} {scale} {shown_of(view, name)}",
        lambda: Group([THINGS[name](view)], at, scale=scale),
    )


# A tablet and a phone


def blocks(view: EgiziaView, keep: Keep, screen: Screen) -> Board:
    """Draws the board for a tablet as a scene, for a phone in blocks; a block in use comes before the river."""
    if screen == "tall":
        return scene(view, keep, TALL_WIDTH, TALL_HEIGHT, BELOW)
    found = {site: site_block(view, keep, site) for site in ORDER}
    found |= {name: thing_block(view, keep, name) for name in ("tracks", "feeding")}
    found |= {"river": river_block(view, keep), "rounds": round_block(view, keep)}
    order = ["rounds", "river", "feeding", *ORDER, "tracks"]
    first = comes_first(view)
    if first:
        order.remove(first)
        order.insert(1, first)
    listed = [found[name] for name in order]
    viewer = view["seat"]
    if viewer is not None:
        listed.insert(1, Block(own_height(view, viewer), [own(view, viewer)]))
    return Blocks(NARROW, title(view), listed)


def site_block(view: EgiziaView, keep: Keep, site: str) -> Block:
    """Draws a site; below it, while it is built, what the builder has left."""
    step = view["building"]
    foot = {"sphinx": 144 + 68.0 * rows_below(view), "obelisk": 244.0, "pyramid": 256.0}[site]
    parts, height = [monument(view, keep, site, "block")], foot
    if step is not None and step["site"] == site:
        parts.append(keep(f"sums {foot} {step}", lambda: Group([small_sums(step)], (0, foot))))
        height += SUMS
    ground = Ground(
        f"block {site} {height} {ground_shows(view)}",
        lambda: [*sand(NARROW, 0, height), *ground_of(view, site, "block")],
    )
    return Block(height, parts, ground)


def thing_block(view: EgiziaView, keep: Keep, name: str) -> Block:
    heights = {"tracks": 260.0, "feeding": feeding_height(view["seats"]) + 20}
    height, at = heights[name], (82.0, 9.0)
    ground = Ground(
        f"block {name} {ground_shows(view)}",
        lambda: [*sand(NARROW, 0, height), *palms(height), Group(THING_GROUNDS[name](view), at)],
    )
    return Block(height, [thing(view, keep, name, at)], ground)


def palms(height: float) -> Parts:
    """Palms beside what is narrower than a phone."""
    return [
        Use("palm", (44, height - 10), 1.1),
        Use("palm", (22, height - 24), 0.8, flip=True),
        Use("palm", (322, height - 12), 1.0, flip=True),
        Use("reed", (344, height - 6), 0.8),
    ]


def round_block(view: EgiziaView, keep: Keep) -> Block:
    return Block(STRIP, [keep(f"strip {shown_of(view, 'rounds')}", lambda: strip(view))])


def river_block(view: EgiziaView, keep: Keep) -> Block:
    banks = narrow(view, first_shown(view))
    ground = Ground(
        f"stream {banks.start} {banks.sites_only} {ground_shows(view)}",
        lambda: grounds.stream(view, banks),
    )
    return Block(banks.course.bottom, river(view, banks, keep), ground)


def comes_first(view: EgiziaView) -> str:
    """Returns the part of the board that the question is about, if it is not the river."""
    asks = view["asks"]
    if asks is None:
        return ""
    if asks["question"] in ("first-card", "keep", "keep-second"):
        return "sphinx"
    if asks["question"] in ("team", "brick", "build", "extra"):
        return str(asks["site"])
    return {"ring": "feeding", "feed": "feeding", "track": "tracks"}.get(asks["question"], "")


# What is shown


def title(view: EgiziaView) -> Phrase:
    return Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})


def shown_of(view: EgiziaView, name: str) -> list[Any]:
    """Returns what a part of the board shows; it is redrawn when that changes."""
    players = view["players"]
    if name == "rounds":
        return [view["round"], view["rounds"], view["phase"], view["order"], view["bonus"]]
    if name == "tracks":
        return [view["tracks"]]
    if name == "feeding":
        return [view["ring"], [player["feeding"] for player in players]]
    if name == "sphinx":
        kept = [(player["sphinx"], player["sphinx_points"]) for player in players]
        own = view["seat"] is not None and players[view["seat"]]["sphinx_cards"]
        return [view["seat"], view["sphinx"], kept, own]
    if name == "obelisk":
        totals = [player["grave_total"] for player in players]
        return [view["obelisk"], view["graves"], totals]
    return [view["pyramid"], view["temple"]]


def shown_of_team(view: EgiziaView) -> list[Any]:
    crews = [(player["crews"], player["used"]) for player in view["players"]]
    asks = view["asks"]
    return [view["building"], asks and asks["seat"], crews]
