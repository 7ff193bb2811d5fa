"""The board on a tablet held upright: the Nile runs between the two banks."""

from iteru.games.imhotep.show.picture import burial_chamber, market, obelisks, pyramids, temple
from iteru.games.imhotep.show.picture.harbours import Harbour
from iteru.games.imhotep.show.picture.landscape import (
    Team,
    glow,
    hills,
    labour,
    quay,
    sky,
    slab,
    steps,
    torch_light,
)
from iteru.games.imhotep.show.picture.layout import Layout, keep_sites
from iteru.games.imhotep.show.picture.names import heading, names_on_the_quay
from iteru.games.imhotep.show.picture.quarry import quarry, quarry_ground
from iteru.games.imhotep.show.picture.river import Mooring, keep_river
from iteru.games.imhotep.show.picture.rounds import strip
from iteru.games.imhotep.show.picture.showing import (
    shown_ground,
    shown_quarry,
    shown_rounds,
    title,
)
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Part, Parts, Shape, Use
from iteru.kit.paths import Point, rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT, HORIZON = 820, 940, 90
QUAY, WALL, SHORE = 240, 53, 654
"""Where the wall of the upper bank begins, how high it is, and where the lower bank begins."""
TOMB = (10, SHORE + 12, 398)
QUARRY = (553, 408)
ROUNDS: tuple[Point, float] = ((500, 6), 312)
TRUNK = "M20 376C28 377 40 377 52 377"
LOWER = "M10 470C2 520 2 552 22 574C40 586 90 584 130 584"
"""Courses along the quay and along the lower shore."""
HARBOURS = {
    "obelisks": Harbour(
        (128, 341), 0.8, (0, 20, 252, 272), (14, 268, 84), "M20 376C12 372 18 364 36 358"
    ),
    "pyramids": Harbour(
        (394, 341), 0.8, (256, 20, 276, 272), (274, 268, 84), f"{TRUNK}H280C310 377 326 370 336 362"
    ),
    "temple": Harbour(
        (680, 341), 0.8, (538, 36, 278, 256), (552, 268, 70), f"{TRUNK}H560C590 377 604 370 614 362"
    ),
    "burial_chamber": Harbour(
        (210, 626), 0.8, (0, 674, 420, 264), (24, 713, 150), f"{LOWER}C150 584 160 590 168 600", 23
    ),
    "market": Harbour(
        (620, 626),
        0.8,
        (424, 672, 394, 264),
        (444, 708, 72),
        f"{LOWER}H500C540 584 556 594 566 606",
        23,
    ),
}
LAYOUT = Layout(
    name="tall",
    obelisks=obelisks.Plot(8, 188, 238, 36),
    pyramids=pyramids.Plot(
        centre=(394, 148),
        a=40,
        left=258,
        width=276,
        foot=212,
        top=36,
        plan=(490, 76),
        beyond=(397, 230),
        room=60,
        hand=(272, 226),
    ),
    temple=temple.Plot(542, 198, 270, 40),
    chamber=burial_chamber.Plot(10, SHORE + 68, 398, 204),
    stall=market.Plot(430, SHORE + 64, 382, 150),
    piles=(646, SHORE + 25),
    are_piles_named=True,
    figures=((274, QUAY + 42.5),),
    figures_width=254,
    harbours=HARBOURS,
)
MOORINGS = (
    Mooring((138, 446), "M26 430C8 410 8 386 20 376M26 452C16 456 12 462 10 470"),
    Mooring((400, 446), "M290 424C250 380 90 396 20 376M286 452C200 500 40 450 10 470"),
    Mooring((138, 540), "M26 524C2 500 2 400 20 376M26 528C18 520 10 500 10 470"),
    Mooring((400, 540), "M290 540C240 500 4 520 10 470M10 470C4 430 8 390 20 376"),
)
TORCHES = (14, 254, 536, 806)
COLUMNS = {"obelisks": (14, 240), "pyramids": (274, 254), "temple": (552, 260)}
TEAM = Team((256, 229), ((306, 236), (326, 236), (346, 236)), (492, 234), (518, 232), 0.7)
SHORELINE = (
    f"M820 {SHORE - 4}C700 {SHORE + 6} 560 {SHORE - 6} 420 {SHORE}S120 {SHORE - 6} 0 {SHORE}"
)
RIVER = f"{SHORELINE}V{QUAY + 50}H820Z"


def board(view: ImhotepView, keep: Keep) -> Scene:
    """Draws the whole board in parts, each redrawn only when it changes."""
    parts: list[Part] = [
        keep(f"tall rounds {shown_rounds(view)}", lambda: strip(view, *ROUNDS)),
        *keep_sites(view, keep, LAYOUT),
        *keep_river(view, keep, "tall", MOORINGS),
        keep(f"tall quarry {shown_quarry(view)}", lambda: quarry(view, QUARRY)),
    ]
    ground = Ground(f"tall {shown_ground(view)}", lambda: land(view))
    return Scene(WIDTH, HEIGHT, title(view), parts, ground)


def land(view: ImhotepView) -> Parts:
    """Draws everything that stays."""
    (x, y), width = ROUNDS
    return [
        *desert(),
        *upper_bank(view),
        Shape(RIVER, "url:water"),
        Shape(RIVER, "url:waves"),
        Shape(SHORELINE, "", "line", 1.4, 0.6),
        *quay(0, QUAY, WIDTH, WALL),
        *names_on_the_quay(view, QUAY, COLUMNS, (258, 536)),
        *midstream(),
        *lower_bank(view),
        *slab(x, y, width, 27),
    ]


def desert() -> Parts:
    sand = f"M0 {HORIZON - 2}C120 {HORIZON - 10} 240 {HORIZON + 6} 380 {HORIZON}S660 {HORIZON - 6} 820 {HORIZON}V940H0Z"
    dune = f"M0 {HORIZON + 44}C90 {HORIZON + 26} 190 {HORIZON + 40} 300 {HORIZON + 64}L0 {HORIZON + 100}Z"
    return [
        *sky(0, WIDTH, HORIZON, (92, 50), (420, 24)),
        *hills(0, WIDTH, HORIZON, ((574, 34), (620, 22))),
        Shape(sand, "url:sand"),
        Shape(dune, "dune", opacity=0.8),
        Shape(rectangle(0, HORIZON + 6, WIDTH, HEIGHT - HORIZON), "url:grain"),
    ]


def upper_bank(view: ImhotepView) -> Parts:
    lights = ((14, 190, 170), (254, 190, 200), (536, 190, 200), (806, 190, 160))
    return [
        Use("palm", (262, 120), 0.9),
        Use("palm", (806, 118), 0.8, flip=True),
        *[glow((x, y), r) for x, y, r in lights],
        *obelisks.obelisks_ground(view, LAYOUT.obelisks),
        *pyramids.pyramids_ground(view, LAYOUT.pyramids),
        *temple.temple_ground(view, LAYOUT.temple),
        *labour(view, TEAM),
        *[Use("torch", (x, QUAY)) for x in TORCHES],
    ]


def midstream() -> Parts:
    """Draws stairs and posts, and the quarry on a spit of rock from the east bank."""
    (x, y), foot = QUARRY, QUAY + WALL
    below = f"M{x - 34} {y + 140}C640 {y + 166} 740 {y + 160} 820 {y + 160}V{y + 120}H{x - 20}Z"
    return [
        *[part for at in TORCHES for part in torch_light(at, foot + 11)],
        *[part for at in (128, 394, 680) for part in steps(at, foot)],
        *[Use("post", (at, QUAY + 86)) for at in (20, 236, 286, 502, 572, 788)],
        Shape(below, "deep", opacity=0.45),
        *quarry_ground(QUARRY, 262, WIDTH, y + 150),
        Shape(f"M{x - 26} {y + 150}H{WIDTH}", "", "line", 2),
        Shape(f"M{x - 40} {y + 156}q20 6 44 3t60 2t70 -2t90 1", "", "foam", 2, 0.8),
        Use("reeds", (566, y + 154), 0.85),
        Use("tuft", (800, y + 156)),
        Use("lotus", (272, 500)),
        Use("lotus", (530, 384)),
        Use("heron", (424, SHORE - 2), 0.8),
    ]


def lower_bank(view: ImhotepView) -> Parts:
    x, y, width = TOMB
    return [
        Use("reeds", (420, SHORE + 14), 0.85),
        Use("tuft", (12, SHORE + 12)),
        Use("tuft", (806, SHORE + 14)),
        glow((418, SHORE + 60), 190),
        *burial_chamber.rock(x, y, width, HEIGHT - y),
        *slab(x, y + 10, width, 44),
        heading(view, "burial_chamber", (x + 14, y + 40), width - 28),
        *burial_chamber.chamber_ground(view, LAYOUT.chamber),
        *market.stall(LAYOUT.stall),
        *slab(428, SHORE + 20, 386, 42),
        heading(view, "market", (444, SHORE + 48), 198),
        Use("torch", (418, SHORE + 110)),
        Use("jug", (420, HEIGHT - 8), 0.7),
    ]
