"""The board on a phone: the river with what belongs to the viewer, the harbours as tabs on a quay, and one site at a time."""

from functools import partial

from iteru.games.imhotep.show.picture import open_sites
from iteru.games.imhotep.show.picture.landscape import slab
from iteru.games.imhotep.show.picture.own import (
    OWN_HEIGHT,
    blue_cards,
    own,
    own_sled,
    shown_of_own,
)
from iteru.games.imhotep.show.picture.quarry import beside
from iteru.games.imhotep.show.picture.rounds import strip, tablet_of
from iteru.games.imhotep.show.picture.showing import (
    shown_ground,
    shown_quarry,
    shown_question,
    shown_rounds,
    title,
)
from iteru.games.imhotep.show.picture.stream import afloat, bank, height, keep_stream
from iteru.games.imhotep.show.picture.tabs import TABS, keep_tabs, tabs_ground
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.parts import Part
from iteru.kit.scene import Block, Blocks, Ground
from iteru.kit.shown import Keep

WIDTH, ROUNDS = 360, 34
MANY = 3  # so many ships leave room below the quarry
COLUMN = (283.0, 8.0)
"""Where the east bank begins, with the round and the quarry."""
ASKED_ABOUT = {
    "pick-card": "market",
    "keep-one": "market",
    "bonus-card": "market",
    "pick-pyramid": "pyramids",
    "temple-choice": "temple",
}
"""The site that a question is about."""


def blocks(view: ImhotepView, keep: Keep) -> Blocks:
    asks = view["asks"]
    return Blocks(
        WIDTH,
        title(view),
        [
            river_block(view, keep),
            Block(TABS, keep_tabs(view, keep), Ground("small quay", tabs_ground), stays=True),
            *[site_block(view, keep, name) for name in view["harbours"]],
            rounds_block(view, keep),
        ],
        ASKED_ABOUT.get(asks["question"], "") if asks else "",
    )


def river_block(view: ImhotepView, keep: Keep) -> Block:
    viewer, ships, beside_river = view["seat"], len(afloat(view)), is_sled_beside(view)
    high = height(ships)
    whole = high + (0 if viewer is None or beside_river else OWN_HEIGHT)
    parts: list[Part] = [
        keep(f"small round {shown_rounds(view)}", partial(tablet_of, view, COLUMN)),
        keep(f"small quarry {viewer} {shown_quarry(view)}", partial(beside, view, COLUMN)),
        *keep_stream(view, keep),
    ]
    if viewer is not None:
        shows = f"own {high} {beside_river} {shown_of_own(view, viewer)}"
        parts.append(keep(shows, partial(belongings, view, viewer, high)))
    ground = partial(bank, ships, whole, beside_river)
    return Block(whole, parts, Ground(f"small river {ships} {whole} {beside_river}", ground))


def belongings(view: ImhotepView, seat: int, top: float) -> Part:
    """Draws the viewer's own things: a row below the river, or only the sled beside it."""
    if is_sled_beside(view):
        return own_sled(view, seat, (COLUMN[0], top))
    return own(view, seat, top)


def is_sled_beside(view: ImhotepView) -> bool:
    """Whether the viewer's sled stands below the quarry: many ships make the river high, and cards would need a row anyway."""
    viewer = view["seat"]
    return viewer is not None and len(afloat(view)) >= MANY and not blue_cards(view, viewer)


def site_block(view: ImhotepView, keep: Keep, name: str) -> Block:
    shows = f"small {name} {open_sites.shown_open(view, name)} {shown_question(view)}"
    return Block(
        open_sites.height(view, name),
        [keep(shows, partial(open_sites.open_site, view, name))],
        Ground(f"small {name} {shown_ground(view)}", partial(open_sites.ground_of, view, name)),
        name,
    )


def rounds_block(view: ImhotepView, keep: Keep) -> Block:
    cards = keep(f"small rounds {shown_rounds(view)}", lambda: strip(view, (2, 2), WIDTH - 6))
    return Block(ROUNDS, [cards], Ground("small rounds", lambda: slab(2, 2, WIDTH - 6, 27)))
