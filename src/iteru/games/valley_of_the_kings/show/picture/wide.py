"""The board on a wide screen."""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture import front, land, piles, pyramid, tomb, tray
from iteru.games.valley_of_the_kings.show.picture.hand import fan, hand_shows, other_hands
from iteru.games.valley_of_the_kings.show.picture.land import BEYOND
from iteru.games.valley_of_the_kings.show.picture.masonry import oval
from iteru.games.valley_of_the_kings.show.picture.played import altar, legend, stele, stele_words
from iteru.games.valley_of_the_kings.show.picture.shelves import set_sizes
from iteru.games.valley_of_the_kings.show.picture.tombs import Shelf, ledges, tombs
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.parts import Group, Parts, Shape, Use
from iteru.kit.paths import rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT = 1100, 795
FLOOR = 546.0
STELE = (204.0, 357.0)
TOMBS = Shelf((806.0, 58.0), 272.0, 482.0)
GRASS = ((190, 546, 0.9), (178, 552, 0.7), (772, 550, 0.8), (946, 580, 0.7), (1084, 580, 0.7))
STONES = (
    (204, 552, 0.7),
    (218, 555, 0.4),
    (176, 568, 0.4),
    (950, 578, 0.5),
    (812, 562, 0.5),
    (824, 565, 0.3),
)


def scene(view: ValleyView, title: Phrase, keep: Keep) -> Scene:
    sizes = ",".join(map(str, set_sizes(view).values()))
    shows = f"wide {view['seat'] is None} {view['seats']} {sizes}"
    return Scene(WIDTH, HEIGHT, title, parts(view, keep), Ground(shows, lambda: ground(view)))


def ground(view: ValleyView) -> Parts:
    """The valley, with everything in it that stands still."""
    pools = [
        Shape(oval(480, 556, 470, 170), "url:pool", opacity=0.8),
        Shape(oval(98, 286, 150, 120), "url:pool"),
    ]
    return [
        Shape(rectangle(-BEYOND, 0, WIDTH + 2 * BEYOND, HEIGHT + BEYOND), "sand-1"),
        *land.sky(WIDTH, 330),
        *land.ridges(WIDTH, FLOOR),
        *land.floor(WIDTH, FLOOR, HEIGHT),
        *land.left_cliff(),
        *pools,
        *piles.door(piles.WIDE_DOOR),
        *pyramid.steps(pyramid.WIDE),
        *pyramid.drifts(pyramid.WIDE),
        *stele(*STELE),
        Use("porter", (722, 356), 0.84),
        *piles.pit(piles.WIDE_PIT),
        *(watched_tombs(view) if view["seat"] is None else tomb.wide_ground(view)),
        *[Use("grass", (x, y), size) for x, y, size in GRASS],
        *[Use("pebble", (x, y), size) for x, y, size in STONES],
        *front.altar(front.WIDE_ALTAR),
        *([] if view["seat"] is None else own_things()),
    ]


def own_things() -> Parts:
    return [*front.mat(front.WIDE_MAT), *front.slab(front.WIDE_SLAB)]


def watched_tombs(view: ValleyView) -> Parts:
    """The tombs of all seats, on one wall."""
    return [
        *tomb.cliff(),
        *tomb.portal(),
        *tomb.chamber(TOMBS.at[0], TOMBS.at[1] - 6, TOMBS.width, TOMBS.height + 8),
        *ledges(TOMBS, view["seats"]),
    ]


def parts(view: ValleyView, keep: Keep) -> Parts:
    so_far = view["so_far"]
    return [
        piles.stock(view["stock"], piles.WIDE_DOOR),
        piles.boneyard(view, piles.WIDE_PIT),
        stele_words(*STELE, view["turn"], so_far["changed"]),
        *pyramid.offers(view, pyramid.WIDE, keep),
        legend(view, 784, 562, 590),
        *(watched(view) if view["seat"] is None else own(view, keep)),
    ]


def watched(view: ValleyView) -> Parts:
    """Draws what spectators see: all tombs and hands."""
    hands = other_hands(view, 340, 586, (760, 200), 2)
    return [*tombs(view, TOMBS), altar(view, front.WIDE_ALTAR), *hands]


def own(view: ValleyView, keep: Keep) -> Parts:
    """The viewer's tomb, or a tray before it, and what lies in front."""
    player, offered = view["players"][view["seat"] or 0], tray.offered(view)
    inside: Parts
    if offered.kind:
        inside = [tomb.covered(view, tomb.WIDE_WALL), tray.tray(view, offered, tray.WIDE)]
    else:
        inside = [
            *tomb.heading(view, 817, 71, 1074),
            tomb.kept_shelves(view, tomb.WIDE_WALL, keep),
            tomb.door_zone(view, tomb.WIDE_DOOR),
        ]
    return [
        *inside,
        front.purse_of(view, front.WIDE_MAT),
        altar(view, front.WIDE_ALTAR, offered.kind == "played"),
        front.deck(front.WIDE_SLAB, player["hand"], player["deck"]),
        front.discards(view, front.WIDE_SLAB),
        keep(f"wide {hand_shows(view)}", lambda: Group(fan(view))),
    ]
