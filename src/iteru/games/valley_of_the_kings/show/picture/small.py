"""The board on a phone, in parts below each other: the same place, seen from nearer."""

from iteru.engine.phrase import Phrase
from iteru.games.valley_of_the_kings.show.picture import front, piles, pyramid, tomb, tray
from iteru.games.valley_of_the_kings.show.picture.formats import CHIP
from iteru.games.valley_of_the_kings.show.picture.hand import other_hands, small_hand
from iteru.games.valley_of_the_kings.show.picture.played import in_play, is_asked, lasting, shown
from iteru.games.valley_of_the_kings.show.picture.shelves import set_sizes
from iteru.games.valley_of_the_kings.show.picture.tombs import Shelf, ledges, tombs
from iteru.games.valley_of_the_kings.show.words import viewer
from iteru.games.valley_of_the_kings.view_types import ValleyView
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Parts, Shape, Text, Wrapped
from iteru.kit.paths import num, rectangle
from iteru.kit.scene import Block, Blocks, Ground
from iteru.kit.shown import Keep

WIDTH = 390
VALLEY_HEIGHT = 395.0
TOMB_HEIGHT = 250.0


def blocks(view: ValleyView, title: Phrase, keep: Keep) -> Blocks:
    valley = Block(VALLEY_HEIGHT, valley_parts(view, keep), Ground("small valley", valley_ground))
    if view["seat"] is None:
        return Blocks(WIDTH, title, [valley, turn(view), *watched(view)])
    return Blocks(
        WIDTH, title, [valley, places(view), hand(view), turn(view), own_tomb(view, keep)]
    )


# The valley


def valley_ground() -> Parts:
    grounds = ("url:sand", "url:grain")
    far = "M0 82L50 70L110 84L150 68L240 72L292 44L318 28L346 48L390 64V232H0Z"
    return [
        Shape(rectangle(0, 0, WIDTH, VALLEY_HEIGHT), "sand-1"),
        Shape(rectangle(0, 0, WIDTH, 140), "url:sky"),
        Shape(far, "far"),
        Shape("M318 28L346 48L390 64V232H330Z", "far-d"),
        Shape("M0 122L60 110L130 128L260 122L330 108L390 118V262H0Z", "mid"),
        *[Shape(f"M0 202C90 182 300 186 390 198V{VALLEY_HEIGHT:g}H0Z", fill) for fill in grounds],
        *piles.door(piles.SMALL_DOOR),
        *piles.pit(piles.SMALL_PIT),
        *pyramid.steps(pyramid.SMALL),
    ]


def valley_parts(view: ValleyView, keep: Keep) -> Parts:
    return [
        piles.stock(view["stock"], piles.SMALL_DOOR),
        piles.boneyard(view, piles.SMALL_PIT),
        *pyramid.offers(view, pyramid.SMALL, keep),
    ]


# What is the viewer's own


def sand(height: float) -> Parts:
    ground = rectangle(0, 0, WIDTH, height)
    return [Shape(ground, "sand-1")]


def places(view: ValleyView) -> Block:
    """The places where cards go, or a tray."""
    offered = tray.offered(view)
    if offered.kind:
        sheet = tray.small_sheet(offered)
        height = sheet.height + 12
        return Block(
            height,
            [tray.tray(view, offered, sheet)],
            Ground(f"small tray {height:g}", lambda: sand(height)),
        )
    height = front.ROW_HEIGHT + 9
    return Block(
        height,
        front.row(view, states(view)),
        Ground("small row", lambda: [*sand(height), *front.row_ground()]),
    )


def states(view: ValleyView) -> dict[str, Phrase]:
    """Returns what is said of each place."""
    so_far = view["so_far"]
    is_own = view["on_turn"] == view["seat"] and view["actor"] is not None
    laid = so_far["laid"] if is_own else 0
    gold = Phrase("picture-gold", {"gold": front.hand_gold(view)})
    count = len(view["played"]) + len(view["revealed"])
    tombs = Phrase("picture-points", {"points": viewer(view)["points"]})
    return {
        "purse": Phrase("picture-gold-laid", {"gold": laid}) if laid else gold,
        "stage": Phrase("picture-in-play", {"count": count}),
        "tomb": Phrase(f"picture-entomb-{'done' if so_far['entombed'] else 'free'}")
        if is_own
        else tombs,
    }


def hand(view: ValleyView) -> Block:
    parts, height = small_hand(view, 23)
    count = viewer(view)["hand"]
    words = Text(Face(15.5, "title"), 8, 15, Phrase("picture-hand-title", {"count": count}))
    return Block(height, [words, *parts], Ground(f"small hand {height:g}", lambda: sand(height)))


def own_tomb(view: ValleyView, keep: Keep) -> Block:
    sizes = ",".join(map(str, set_sizes(view).values()))
    ground = Ground(f"small tomb {sizes}", lambda: [*sand(TOMB_HEIGHT), *tomb.small_ground(view)])
    parts = [*tomb.heading(view, 16, 29, 380), tomb.kept_shelves(view, tomb.SMALL_WALL, keep)]
    return Block(TOMB_HEIGHT, parts, ground)


# The turn


def turn(view: ValleyView) -> Block:
    """Draws which turn it is and whose, the cards in play, and what lasts."""
    cards = [] if tray.offered(view).kind == "played" else in_play(view)
    rows = -(-len(cards) // 6)
    words = lasting(view)
    height = 36 + rows * 62 + (50 if words else 0)
    facts = {"turn": view["turn"], "seat": view["on_turn"]}
    heading = (
        Phrase("picture-turn-of", facts) if view["actor"] is not None else Phrase("prompt-over")
    )
    names = (Face(16, "title"), Face(14, "title"), Face(13.6, "title"))
    parts: Parts = [
        Group([Wrapped(names, (14, 26), heading, WIDTH - 28, 18)], title=heading, rule="R3.1")
    ]
    asked = is_asked(view)
    for number, (card, is_revealed) in enumerate(cards):
        at = (14.0 + number % 6 * 61, 38.0 + number // 6 * 62)
        parts.append(shown(card, number, at, CHIP, asked, is_revealed))
    if words:
        faces = (Face(14, "bold"), Face(13.6, "bold"))
        line = Wrapped(faces, (14, height - 25), words, WIDTH - 28, 48)
        parts.append(Group([line], title=words, rule="R6.1"))
    return Block(height, parts, Ground(f"small turn {height:g}", lambda: ledge(height)))


def ledge(height: float) -> Parts:
    return [
        *sand(height),
        Shape(rectangle(4, 4, WIDTH - 8, height - 8, 3), "stone", "joint", 1.3),
        Shape(f"M6 {num(height - 6)}V6H{num(WIDTH - 6)}", "", "stone-l", 2),
    ]


# Those who watch


def watched(view: ValleyView) -> list[Block]:
    seats = view["seats"]
    height = 150.0 * seats
    room = Shelf((4.0, 4.0), 382.0, height - 8)
    walls = Ground(
        f"small tombs {seats}",
        lambda: [*tomb.chamber(2, 2, 386, height - 4), *ledges(room, seats)],
    )
    hands = 96.0 * seats
    return [
        Block(height, tombs(view, room), walls),
        Block(
            hands,
            other_hands(view, 12, 0, (390, hands), 1),
            Ground(f"small hands {seats}", lambda: sand(hands)),
        ),
    ]
