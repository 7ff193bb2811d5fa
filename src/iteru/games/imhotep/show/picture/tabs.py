"""The five harbours on a phone: each is a tab on a quay, above its berth with the ship that lies there."""

from functools import partial

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.harbours import RULES
from iteru.games.imhotep.show.picture.landscape import joint, quay, slab
from iteru.games.imhotep.show.picture.lines import disc
from iteru.games.imhotep.show.picture.ships import SAILING
from iteru.games.imhotep.show.picture.stones import figure
from iteru.games.imhotep.show.picture.stream import is_afloat
from iteru.games.imhotep.show.words import side_of
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Path, Shape, Use, Wrapped, drawn
from iteru.kit.paths import rectangle
from iteru.kit.pieces import hit, rim, ring_of
from iteru.kit.shown import Keep

TABS, WIDTH, QUAY = 72.0, 72.0, 6.0
"""How high the quay with its berths is, how wide a tab, and where the quay begins."""
EMBLEMS = {
    "market": "jar",
    "pyramids": "pyramid_decoration",
    "temple": "temple_decoration",
    "burial_chamber": "sarcophagus",
    "obelisks": "obelisk_decoration",
}
NAME = (Face(14.5, anchor="middle"), Face(13.5, anchor="middle"), Face(12.5, anchor="middle"))
NUMBER = Face(13.5, "bold", "middle", "on-plate")
OUTLINE = rectangle(2, 1, WIDTH - 4, 45, 3)
CALM = "M6 57q30 -9 60 0q-8 11 -30 11t-30 -11Z"
LOWER_CALM = "M6 57q8 11 30 11t30 -11"
BOAT = "M4 51q4 15 16 16h32q12 -1 16 -16q-8 8 -14 8h-36q-8 0 -14 -8Z"
PLATE = (36.0, 61.0)


def tabs_ground() -> Parts:
    """Draws the quay, and the water before it."""
    water, whole = rectangle(0, QUAY + 40, 5 * WIDTH, TABS - QUAY - 40), 5 * WIDTH
    return [
        Shape(rectangle(0, 0, whole, TABS), "sand"),
        Shape(water, "url:water"),
        Shape(water, "url:waves"),
        *quay(0, QUAY, whole, 40),
        *[joint(WIDTH * number, QUAY - 4) for number in range(1, 5)],
        Shape(f"M0 {TABS}H{whole}", "", "line", 1.4, 0.6),
    ]


def keep_tabs(view: ImhotepView, keep: Keep) -> list[Part]:
    return [
        keep(
            f"tab {name} {side_of(view, name)} {view['harbours'][name]} {lies_there(view, name)}",
            partial(tab, view, name, WIDTH * number),
        )
        for number, name in enumerate(view["harbours"])
    ]


def lies_there(view: ImhotepView, name: str) -> bool:
    """Whether a ship lies in a harbour, empty; while it is unloaded it is shown large, on the river."""
    moored = view["harbours"][name]
    return moored is not None and not is_afloat(view["ships"][moored])


def tab(view: ImhotepView, name: str, x: float) -> Part:
    moored, rule = view["harbours"][name], RULES[name][side_of(view, name) == "B"]
    title = Phrase("picture-harbour-free", {"option": name})
    berth: Part = free_berth()
    if moored is not None:
        title = Phrase("picture-harbour-taken", {"option": name, "ship": moored + 1})
        berth = boat(view, moored, name) if lies_there(view, name) else free_berth()
    parts = [*sign(name), berth]
    look, target = "small tab", f"site-{name}"
    return Group(parts, (x, 0), look, target, title=title, rule=rule, opens=name)


@cache
def sign(name: str) -> Parts:
    """Draws what never changes of a tab: the stone that rises while it is open, its emblem and its name."""
    return [
        hit(rectangle(0, 0, WIDTH, TABS)),
        rim(f"{OUTLINE}{CALM}"),
        Group(slab(2, 1, WIDTH - 4, 45, "sheet"), look="raised"),
        ring_of("M14 44.5h44"),
        Use(f"emblem-{EMBLEMS[name]}", (36, 16.5), 0.52),
        Wrapped(NAME, (36, 40), Phrase(f"picture-tab-{name}"), WIDTH - 7, 16),
    ]


@cache
def free_berth() -> Part:
    return drawn(
        Shape(CALM, "deep", opacity=0.35),
        Shape(LOWER_CALM, "", "foam", 1.3),
    )


def boat(view: ImhotepView, moored: int, name: str) -> Part:
    its, number = view["ships"][moored], moored + 1
    facts = {"ship": number, "size": its["size"], "load": 0, "minimum": its["minimum"]}
    title, target = Phrase("picture-ship", facts), f"ship-{number}"
    return Group(hull(number), (0, 0), "ship", target, target, f"harbour-{name}", title, 1, SAILING)


@cache
def hull(number: int) -> Parts:
    """Draws a ship far away: its hull, its number, and the flag of the seat that sailed it."""
    flag = [Path("mast", "M56 59V44"), Path("flag", "M56 44l12 4l-12 5Z")]
    return [
        Shape(BOAT, "plank", "line", 1.2),
        Shape("M9 58q5 6 11 6h32q7 0 11 -6q-3 10 -11 9h-32q-8 1 -11 -9Z", "plank-shade"),
        Group(flag, look="ring"),
        Shape(disc(*PLATE, 8.6), "plate", "line", 1),
        figure(PLATE, number, NUMBER),
    ]
