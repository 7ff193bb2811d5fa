"""The board on a phone: blocks below each other. While one is asked, areas that cannot be chosen are folded to a line."""

from functools import partial

from iteru.games.pharaon.show.picture import bank, shore, strip, tray
from iteru.games.pharaon.show.picture.artisans import least_height
from iteru.games.pharaon.show.picture.fold import (
    FOLDED,
    GOD_LINE,
    TIME_LINE,
    folded,
    god_line,
    time_line,
)
from iteru.games.pharaon.show.picture.halls import FLOORS, INSIDE, printed_hall
from iteru.games.pharaon.show.picture.kept import (
    from_the_nile,
    keep_stage,
    shown_of_bank,
    shown_of_god,
    shown_of_time,
    shown_of_wheel,
    shown_of_zone,
    title,
)
from iteru.games.pharaon.show.picture.own import height as own_height
from iteru.games.pharaon.show.picture.own import own, shown_of_own
from iteru.games.pharaon.show.picture.stage import CELLS, STAGES
from iteru.games.pharaon.show.picture.viewer import question
from iteru.games.pharaon.show.picture.zones import Place, zone
from iteru.games.pharaon.view_types import PharaonView, SegmentView
from iteru.kit.parts import Parts, Shape
from iteru.kit.paths import rectangle
from iteru.kit.scene import Block, Blocks, Ground
from iteru.kit.shown import Keep

WIDTH = 360
HEIGHTS = {"nobles": 226.0, "artisans": 138.0, "tomb": 204.0}
PAIRS = {"offerings": 58.0}
STAGE, MARGIN = 270.0, 8.0
QUESTIONS = {
    "pair": "offerings",
    "offering": "offerings",
    "noble": "nobles",
    "artisan": "artisans",
    "step": "nile",
}
"""Which area a question is about."""


def blocks(view: PharaonView, keep: Keep) -> Blocks:
    ring = from_the_nile(view)
    found = [strip_block(view, keep, ring), time_block(view, keep)]
    if view["seat"] is not None:
        shows = f"own {shown_of_own(view)}"
        found.append(Block(own_height(view), [keep(shows, lambda: own(view))]))
    for segment in ring:
        shows = f"line {shown_of_god(view, segment)}"
        line = keep(shows, partial(god_line, view, segment))
        found.append(Block(GOD_LINE, [line], sand(GOD_LINE)))
        found.append(area(view, keep, segment))
    return Blocks(WIDTH, title(view), found)


def strip_block(view: PharaonView, keep: Keep, ring: list[SegmentView]) -> Block:
    shows = f"strip {shown_of_wheel(view)}"
    its = keep(shows, lambda: strip.strip(view, ring))
    return Block(strip.HEIGHT, [its], Ground("strip", strip.printed))


def time_block(view: PharaonView, keep: Keep) -> Block:
    """Draws what lies in the middle of the wheel; a line of it, or a tray, while something else is asked."""
    asked = question(view)
    if asked in CELLS:
        high = tray.height(view)
        return Block(high, [tray.tray(view)], Ground(f"tray {high}", partial(tray.printed, high)))
    if asked and asked not in STAGES:
        shows = f"time line {shown_of_time(view)} {view['bank']}"
        return Block(TIME_LINE, [keep(shows, lambda: time_line(view))], sand(TIME_LINE))
    stock = keep(f"stock {shown_of_bank(view)}", lambda: bank.bank(view, (6, 8), (WIDTH - 68, 8)))
    middle = keep_stage(view, keep, (WIDTH / 2, STAGE / 2))
    return Block(STAGE, [stock, middle], Ground("stage", stage_ground))


def stage_ground() -> Parts:
    return [*tray.printed(STAGE), *bank.printed((6, 8), (WIDTH - 68, 8))]


def sand(height: float) -> Ground:
    return Ground(f"sand {height}", lambda: [Shape(rectangle(0, 0, WIDTH, height), "url:sand")])


# Areas


def is_open(view: PharaonView, name: str) -> bool:
    """Whether something can be chosen there; all are open while nothing is asked."""
    asked = question(view)
    asks = view["asks"]
    if not asks or not asked or asked == "target" or asked in CELLS | STAGES:
        return not asked or asked == "target"
    if asked == "turn":
        return any(action.partition(" ")[0] == name for action in asks["payments"])
    return QUESTIONS.get(asked) == name


def area(view: PharaonView, keep: Keep, segment: SegmentView) -> Block:
    name = segment["zone"]
    shows = shown_of_zone(view, segment)
    if not is_open(view, name):
        line = keep(f"folded {shows}", partial(folded, view, segment))
        return Block(FOLDED, [line], sand(FOLDED))
    if name == "nile":
        high = shore.height(view)
        its = keep(f"shore {shows}", partial(shore.shore, view, segment))
        printed = Ground(f"shore {high} {view['nile']['points']}", partial(shore.printed, view))
        return Block(high, [its], printed)
    high = hall_height(view, name)
    place = Place(MARGIN, 6, WIDTH - 2 * MARGIN, high - 14)
    its = keep(f"open {shows}", partial(zone, view, segment, place, INSIDE[name]))
    return Block(
        high,
        [its],
        Ground(
            f"hall {name} {high} {view['tomb'] if name == 'tomb' else ''}",
            partial(hall, view, name, place, high),
        ),
    )


def hall_height(view: PharaonView, name: str) -> float:
    if name == "artisans":
        count = len(view["artisans"]["shown"])
        return least_height(count, WIDTH - 2 * MARGIN, HEIGHTS[name]) + 14
    if name != "offerings":
        return HEIGHTS[name] + 14
    count = len(view["offerings"]["pairs"])
    rows = -(-count // (3 if count <= 6 else 4))
    return 51 + rows * PAIRS["offerings"] + 48 + 14


def hall(view: PharaonView, name: str, place: Place, high: float) -> Parts:
    whole = rectangle(0, 0, WIDTH, high)
    pattern = FLOORS.get(name, "")
    floor: Parts = [Shape(whole, pattern or "rock")]
    floor += [Shape(whole, f"url:{pattern}")] if pattern else []
    return [*floor, *printed_hall(view, name, place)]
