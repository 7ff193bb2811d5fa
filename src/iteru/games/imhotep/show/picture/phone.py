"""The board on a phone: the river with the viewer's own things, and the sites below each other."""

from functools import partial

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture import burial_chamber, market, obelisks, pyramids, temple
from iteru.games.imhotep.show.picture.harbours import Harbour
from iteru.games.imhotep.show.picture.inscriptions import Figures
from iteru.games.imhotep.show.picture.landscape import glow, slab
from iteru.games.imhotep.show.picture.layout import Layout, keep_site
from iteru.games.imhotep.show.picture.names import place
from iteru.games.imhotep.show.picture.own import own, shown_of_own
from iteru.games.imhotep.show.picture.quarry import row, row_ground
from iteru.games.imhotep.show.picture.river import Mooring, keep_river
from iteru.games.imhotep.show.picture.rounds import strip
from iteru.games.imhotep.show.picture.showing import (
    shown_ground,
    shown_quarry,
    shown_rounds,
    title,
)
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.letters import Face
from iteru.kit.parts import Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import rectangle
from iteru.kit.scene import Block, Blocks, Ground
from iteru.kit.shown import Keep

WIDTH, ROUNDS, RIVER, QUARRY = 360, 34, 352, 58
HEAD = 58
"""How high the rounds, the river, the quarry and the head of a site are."""
NAME = Face(20, "title")
BASELINES = {"market": 33}
"""Where the names stand that have nothing below them; the others stand at 24."""
ABOUTS = (Face(14.5, "italic", fill="quiet"), Face(13, "italic", fill="quiet"))
MOORINGS = tuple([Mooring((134, 54 + 88 * number)) for number in range(4)])
SHORE = "M0 6H244C262 10 268 30 268 62C272 150 266 200 276 262C282 300 280 330 282 352"
INLET = f"M206 0H360V{HEAD - 4}H226C212 {HEAD - 4} 206 {HEAD - 14} 206 {HEAD - 26}Z"
HEIGHTS = {"market": 258, "pyramids": 250, "temple": 254, "burial_chamber": 274, "obelisks": 258}
FIGURES = (4, HEAD + 10, 106, 84)
"""Where the worth of the next stones on a pyramid stands."""


LAYOUT = Layout(
    name="small",
    obelisks=obelisks.Plot(20, 208, 320, HEAD + 6),
    pyramids=pyramids.Plot(
        centre=(222, 172),
        a=38,
        left=6,
        width=348,
        foot=236,
        top=HEAD + 8,
        plan=(322, 122),
        beyond=(10, 230),
        room=90,
        hand=(28, 210),
    ),
    temple=temple.Plot(45, 206, 270, HEAD + 4),
    chamber=burial_chamber.Plot(8, HEAD + 6, 344, 200),
    stall=market.Plot(4, HEAD + 8, 352, 140),
    piles=(128, 10),
    are_piles_named=False,
    figures=tuple([(FIGURES[0] + 8.0, FIGURES[1] + 25.0 + 23 * line) for line in range(3)]),
    figures_width=FIGURES[2] - 16,
    harbours={
        name: Harbour((284, 33), 0.6, (0, 0, WIDTH, high), (12, BASELINES.get(name, 24) + 5, 76))
        for name, high in HEIGHTS.items()
    },
)


def blocks(view: ImhotepView, keep: Keep) -> Blocks:
    """Draws the rounds, the river with the viewer's own things, and the sites."""
    return Blocks(
        WIDTH,
        title(view),
        [rounds_block(view, keep), river_block(view, keep), *site_blocks(view, keep)],
    )


def rounds_block(view: ImhotepView, keep: Keep) -> Block:
    cards = keep(f"small rounds {shown_rounds(view)}", lambda: strip(view, (2, 2), WIDTH - 6))
    return Block(ROUNDS, [cards], Ground("small rounds", lambda: slab(2, 2, WIDTH - 6, 27)))


def river_block(view: ImhotepView, keep: Keep) -> Block:
    viewer = view["seat"]
    parts: list[Part] = [
        *keep_river(view, keep, "small", MOORINGS),
        keep(f"small quarry {shown_quarry(view)}", lambda: row(view, (0, RIVER))),
    ]
    if viewer is not None:
        parts.append(keep(f"own {shown_of_own(view, viewer)}", partial(own, view, viewer)))
    ground = Ground("small river", bank)
    return Block(RIVER + QUARRY, parts, ground)


def bank() -> Parts:
    """Draws the river and its bank with a palm and somebody at work, before whom the viewer's own things lie."""
    water = f"{SHORE}H0Z"
    return [
        Shape(rectangle(0, 0, WIDTH, RIVER + QUARRY), "url:sand"),
        glow((330, 60), 150),
        Shape(water, "url:water"),
        Shape(water, "url:waves"),
        Shape(SHORE, "", "line", 1.6, 0.6),
        Use("reeds", (280, 262), 0.7),
        Use("tuft", (286, 346), 0.9),
        Use("lotus", (24, 96)),
        Use("lotus", (246, 274), 0.8),
        Use("palm", (330, 296), 0.95, flip=True),
        Use("carrier", (318, 342), 0.85, flip=True),
        *row_ground((0, RIVER), WIDTH),
    ]


def site_blocks(view: ImhotepView, keep: Keep) -> list[Block]:
    return [
        Block(
            high,
            [keep_site(view, keep, name, LAYOUT)],
            Ground(f"small {name} {shown_ground(view)}", partial(ground_of, view, name)),
        )
        for name, high in HEIGHTS.items()
    ]


def ground_of(view: ImhotepView, name: str) -> Parts:
    high = HEIGHTS[name]
    return [
        Shape(rectangle(0, 0, WIDTH, high), "url:sand"),
        Shape(INLET, "url:water"),
        Shape(INLET, "url:waves"),
        Shape(INLET, "", "line", 1.4, 0.6),
        Use("post", (214, 46), 0.8),
        Use("post", (352, 46), 0.8),
        glow((180, high - 80), 170),
        *buildings(view, name),
        *slab(2, 2, 198, 48),
        Text(NAME, 12, BASELINES.get(name, 24), Phrase(f"option-{name}")),
        *below_name(view, name),
    ]


def buildings(view: ImhotepView, name: str) -> Parts:
    if name == "market":
        return market.stall(LAYOUT.stall)
    if name == "temple":
        return temple.temple_ground(view, LAYOUT.temple)
    if name == "obelisks":
        return obelisks.obelisks_ground(view, LAYOUT.obelisks)
    if name == "burial_chamber":
        return burial_chamber.chamber_ground(view, LAYOUT.chamber)
    shared = len(view["pyramids"]["pyramids"]) > 1
    return [*pyramids.pyramids_ground(view, LAYOUT.pyramids), *([] if shared else slab(*FIGURES))]


def below_name(view: ImhotepView, name: str) -> Parts:
    """Writes on the second line of a slab what a site is worth, or when."""
    at, side = (12.0, 43.0), side_of(view, name)
    obelisks_of, pyramids_of = view["obelisks"], view["pyramids"]
    if name == "obelisks" and obelisks_of["places"]:
        return [
            Figures(at, [(place(n), p) for n, p in enumerate(obelisks_of["places"], 1)], 180, 16)
        ]
    if name == "pyramids" and len(pyramids_of["pyramids"]) > 1:
        return [Figures(at, [(Phrase("picture-further"), pyramids_of["beyond_points"])], 180)]
    if name == "market":  # its piles need the room
        return []
    words = Phrase(f"picture-about-{name}-{side}")
    if name == "obelisks":
        words = Phrase("picture-waiting", {"count": obelisks_of["tower_height"]})
    elif name == "temple":
        words = Phrase("picture-seen-every-round")
    return [Wrapped(ABOUTS, at, words, 182, 18)]
