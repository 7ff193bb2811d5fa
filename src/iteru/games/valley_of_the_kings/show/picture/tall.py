"""The board on a tablet held upright: the valley above, the tomb as a wall across the page, the front below it."""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture import front, land, piles, pyramid, tomb, tray
from iteru.games.valley_of_the_kings.show.picture.hand import hand_shows, other_hands, tall_fan
from iteru.games.valley_of_the_kings.show.picture.masonry import oval
from iteru.games.valley_of_the_kings.show.picture.played import altar, legend, stele, stele_words
from iteru.games.valley_of_the_kings.show.picture.shelves import set_sizes
from iteru.games.valley_of_the_kings.show.picture.tombs import Shelf, ledges, tombs
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.parts import Group, Parts, Shape, Use
from iteru.kit.paths import rectangle
from iteru.kit.scene import Ground, Scene
from iteru.kit.shown import Keep

WIDTH, HEIGHT = 820, 930
RISE, FLOOR = -26.0, 470.0
STELE = (234.0, 284.0)
TOMBS = Shelf((8.0, 462.0), 804.0, 242.0)


def scene(view: ValleyView, title: Phrase, keep: Keep) -> Scene:
    sizes = ",".join(map(str, set_sizes(view).values()))
    shows = f"tall {view['seat'] is None} {view['seats']} {sizes}"
    return Scene(WIDTH, HEIGHT, title, parts(view, keep), Ground(shows, lambda: ground(view)))


def ground(view: ValleyView) -> Parts:
    valley: Parts = [
        *land.sky(WIDTH, 330),
        *land.ridges(WIDTH, FLOOR),
        *land.floor(WIDTH, FLOOR, HEIGHT - RISE),
        *land.left_cliff(),
        Shape(oval(510, 440, 420, 120), "url:pool", opacity=0.8),
        Shape(oval(98, 250, 150, 120), "url:pool"),
    ]
    return [
        Shape(rectangle(0, 0, WIDTH, HEIGHT), "sand-1"),
        Group(valley, (0, RISE)),
        *piles.door(piles.TALL_DOOR),
        *pyramid.steps(pyramid.TALL),
        *pyramid.drifts(pyramid.TALL),
        *stele(*STELE),
        Use("porter", (752, 284), 0.8),
        *piles.pit(piles.TALL_PIT),
        *(watched_tombs(view) if view["seat"] is None else tomb.tall_ground(view)),
        *front.altar(front.TALL_ALTAR),
        *([] if view["seat"] is None else own_things()),
    ]


def own_things() -> Parts:
    return [*front.mat(front.TALL_MAT), *front.slab(front.TALL_SLAB)]


def watched_tombs(view: ValleyView) -> Parts:
    return [
        *tomb.chamber(4, TOMBS.at[1] - 8, 812, TOMBS.height + 12),
        *ledges(TOMBS, view["seats"], 2),
    ]


def parts(view: ValleyView, keep: Keep) -> Parts:
    so_far = view["so_far"]
    return [
        piles.stock(view["stock"], piles.TALL_DOOR),
        piles.boneyard(view, piles.TALL_PIT),
        stele_words(*STELE, view["turn"], so_far["changed"]),
        *pyramid.offers(view, pyramid.TALL, keep),
        *(watched(view) if view["seat"] is None else own(view, keep)),
    ]


def watched(view: ValleyView) -> Parts:
    hands = other_hands(view, 16, 724, (660, 200), 2)
    return [*tombs(view, TOMBS, 2), altar(view, front.TALL_ALTAR), *hands]


def own(view: ValleyView, keep: Keep) -> Parts:
    player, offered = view["players"][view["seat"] or 0], tray.offered(view, 0)
    inside: Parts
    if offered.kind:
        inside = [tomb.covered(view, tomb.TALL_WALL), tray.tray(view, offered, tray.TALL)]
    else:
        inside = [
            *tomb.heading(view, 24, 485, 240),
            legend(view, 612, 485, 360),
            tomb.kept_shelves(view, tomb.TALL_WALL, keep),
            tomb.door_zone(view, tomb.TALL_DOOR),
        ]
    return [
        *inside,
        front.purse_of(view, front.TALL_MAT),
        altar(view, front.TALL_ALTAR, offered.kind == "played"),
        front.deck(front.TALL_SLAB, player["hand"], player["deck"]),
        front.discards(view, front.TALL_SLAB),
        keep(f"tall {hand_shows(view)}", lambda: Group(tall_fan(view))),
    ]
