"""The board on a wide screen: the west bank with its sites, the Nile on the right, an arm of it along the quay."""

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
from iteru.games.imhotep.show.picture.rounds import rounds
from iteru.games.imhotep.show.picture.showing import (
    shown_ground,
    shown_quarry,
    shown_rounds,
    title,
)
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Part, Parts, Shape, Use
from iteru.kit.paths import rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT, HORIZON = 1122, 796, 100
POST = WIDTH - 9
"""Where ships are tied up on the east bank."""
WEST, EAST, SOUTH = -600, 1732, 1196
"""How far the land reaches beyond the picture, since a window is seldom of its shape."""
QUAY, WALL = 314, 53
"""Where the wall of the upper bank begins, and how high it is."""
TOMB = (18, 528, 404)
QUARRY = (866, 660)
ROUNDS = (866, 12)
TRUNK = "M866 424C856 452 812 464 742 464"
"""The course from the river into the arm along the quay; from its end ships turn off."""
HARBOURS = {
    "obelisks": Harbour(
        (140, 416), 0.8, (0, 20, 264, 346), (14, 343, 84), f"{TRUNK}H300C262 464 236 452 214 438"
    ),
    "pyramids": Harbour(
        (424, 416), 0.8, (266, 20, 304, 346), (286, 343, 84), f"{TRUNK}H560C524 464 506 452 490 438"
    ),
    "temple": Harbour(
        (716, 416), 0.8, (574, 20, 274, 346), (588, 343, 70), "M866 424C856 436 836 436 816 430"
    ),
    "burial_chamber": Harbour(
        (264, 487),
        0.8,
        (4, 536, 432, 256),
        (32, 575, 150),
        f"{TRUNK}H420C396 464 376 474 362 484",
        23,
    ),
    "market": Harbour(
        (642, 489),
        0.8,
        (446, 534, 404, 256),
        (466, 570, 72),
        f"{TRUNK}C734 464 726 474 716 484",
        23,
    ),
}
LAYOUT = Layout(
    name="wide",
    obelisks=obelisks.Plot(14, 262, 242, 14),
    pyramids=pyramids.Plot(
        centre=(416, 220),
        a=42,
        left=272,
        width=300,
        foot=284,
        top=34,
        plan=(524, 142),
        beyond=(438, 304),
        room=58,
        hand=(279, 300),
    ),
    temple=temple.Plot(578, 272, 270, 14),
    chamber=burial_chamber.Plot(18, 584, 404, 204),
    stall=market.Plot(452, 580, 392, 150),
    piles=(676, 541),
    are_piles_named=True,
    figures=((286, 356.5),),
    figures_width=276,
    harbours=HARBOURS,
)
MOORINGS = (
    Mooring((995, 216), "M890 234C868 294 880 384 866 424", POST),
    Mooring((995, 344), "M890 362C874 384 872 402 866 424", POST),
    Mooring((995, 472), "M886 470C872 458 868 444 866 424", POST),
    Mooring((995, 600), "M890 600C860 560 874 470 866 424", POST),
)
TORCHES = (14, 266, 562, 842)
COLUMNS = {"obelisks": (14, 248), "pyramids": (286, 276), "temple": (588, 256)}
TEAM = Team((266, 302), ((318, 310), (340, 310), (362, 310)), (530, 308), (556, 306), 0.74)
RIVER = (
    f"M962 98C930 130 872 144 860 196C854 284 854 334 850 366H{WEST}V514H0C160 510 330 520 470 514S780 510 846 520"
    f"C858 554 852 654 862 696V{SOUTH}H1124V796C1118 654 1130 474 1120 334C1114 244 1120 204 1098 150"
    "C1080 114 1046 104 1020 98Z"
)
EAST_SHORE = (
    "M1020 98C1046 104 1080 114 1098 150C1120 204 1114 244 1120 334C1130 474 1118 654 1124 796"
)
WEST_SHORE = (
    "M962 98C930 130 872 144 860 196C854 284 854 334 850 366M-600 514H0C160 510 330 520 470 514S780 510 846 520"
    "C858 554 852 654 862 696V796"
)
FOAM = "M-600 511H0C160 507 330 517 470 511S780 507 843 517C855 550 849 648 859 690V790"
DUNES = "M0 144C90 126 190 140 300 164L0 200ZM560 130C660 110 760 118 870 140L880 190C760 160 660 160 560 130Z"


def board(view: ImhotepView, keep: Keep) -> Scene:
    """Draws the whole board in parts, each redrawn only when it changes."""
    parts: list[Part] = [
        keep(f"wide rounds {shown_rounds(view)}", lambda: rounds(view, ROUNDS)),
        *keep_sites(view, keep, LAYOUT),
        *keep_river(view, keep, "wide", MOORINGS),
        keep(f"wide quarry {shown_quarry(view)}", lambda: quarry(view, QUARRY)),
    ]
    ground = Ground(f"wide {shown_ground(view)}", lambda: land(view))
    return Scene(WIDTH, HEIGHT, title(view), parts, ground)


def land(view: ImhotepView) -> Parts:
    """Draws everything that stays."""
    return [
        *desert(),
        *nile(),
        *upper_bank(view),
        *names_on_the_quay(view, QUAY, COLUMNS, (270, 572)),
        *berths(),
        *lower_bank(view),
        *east_bank(),
        *slab(ROUNDS[0], ROUNDS[1], 250, 72),
    ]


def desert() -> Parts:
    sand = f"M{WEST} 96L0 98C120 90 240 106 380 100S660 94 1000 100V{SOUTH}H{WEST}Z"
    return [
        *sky(WEST, EAST, HORIZON, (316, 46), (590, 32)),
        *hills(WEST, EAST, HORIZON, ((574, 44), (634, 28))),
        Shape(sand, "url:sand"),
        Shape(DUNES, "dune", opacity=0.8),
        Shape(rectangle(WEST, 106, 862 - WEST, SOUTH - 106), "url:grain"),
        Shape(f"M1000 99H{EAST}V{SOUTH}H1100V254Z", "sand"),
    ]


def nile() -> Parts:
    return [
        Shape(RIVER, "url:water"),
        Shape(RIVER, "url:waves"),
        Shape(EAST_SHORE, "", "line", 2, 0.6),
        Shape(WEST_SHORE, "", "line", 1.4, 0.6),
        Shape(FOAM, "", "foam", 2, 0.55),
    ]


def upper_bank(view: ImhotepView) -> Parts:
    """Draws what stands against the sky: obelisks, pyramids, temple, and people at work."""
    lights = ((14, 274, 190), (266, 264, 230), (562, 264, 230), (842, 274, 170))
    return [
        Use("palm", (266, 190), 0.95),
        Use("palm", (290, 176), 0.7, flip=True),
        Use("palm", (846, 180), 0.8, flip=True),
        *[glow((x, y), r) for x, y, r in lights],
        *obelisks.obelisks_ground(view, LAYOUT.obelisks),
        *pyramids.pyramids_ground(view, LAYOUT.pyramids),
        *temple.temple_ground(view, LAYOUT.temple),
        *labour(view, TEAM),
        *[Use("torch", (x, QUAY)) for x in TORCHES],
        *quay(WEST, QUAY, 850 - WEST, WALL),
    ]


def berths() -> Parts:
    """Draws stairs, posts, jetties and, at night, the torches' light on the water."""
    foot = QUAY + WALL
    return [
        *[part for x in TORCHES for part in torch_light(x, foot + 11)],
        *[part for x in (140, 424, 716) for part in steps(x, foot)],
        *[Use("post", (x, 400)) for x in (32, 248, 316, 532, 608, 824)],
    ]


def lower_bank(view: ImhotepView) -> Parts:
    x, y, width = TOMB
    return [
        *[Use("reeds", at) for at in ((440, 528), (838, 544), (852, 644), (856, 734))],
        Use("tuft", (20, 526)),
        glow((437, 574), 210),
        glow((854, 594), 170),
        *burial_chamber.rock(x, y, width, SOUTH - y),
        *slab(x, y + 10, width, 44),
        heading(view, "burial_chamber", (x + 14, y + 40), width - 28),
        *burial_chamber.chamber_ground(view, LAYOUT.chamber),
        *market.stall(LAYOUT.stall),
        *slab(450, 536, 396, 42),
        heading(view, "market", (466, 564), 206),
        Use("torch", (437, 594)),
        Use("torch", (856, 594)),
        Use("jar", (441, 790), 0.95),
        Use("jug", (428, 794), 0.7),
        Use("heron", (486, 510), 0.85),
        Use("heron", (836, 514), 0.7, flip=True),
    ]


def east_bank() -> Parts:
    """Draws the moorings with their ropes, lotus on the river, and the quarry at its foot."""
    posts: Parts = [Use("post", (POST, mooring.at[1] - 2), 0.9) for mooring in MOORINGS]
    return [
        *posts,
        *[Use("lotus", at) for at in ((1092, 398), (1010, 416), (1080, 540))],
        *quarry_ground(QUARRY, 254, EAST, SOUTH),
    ]
