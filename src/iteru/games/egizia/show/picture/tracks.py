"""Stone market and grain market: two flights of steps down to the water. Down is good on both."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.ink import cast, inked
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.view_types import EgiziaView, GrainMarketView, StoneSaleView
from iteru.kit.letters import Face
from iteru.kit.numerals import signed
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import ellipse, hit, rim, ring

WIDTH, PITCH, HEAD, HEIGHT = 93.0, 36.5, 33.0, 240.0
NAMES = (Face(15, "title", "middle"), Face(14.2, "title", "middle"))
FIGURE = Face(16, "bold")
WET = Face(14.5, "bold", fill="wet")
TRACKS = ("stone_sale", "grain_market")


def step_of(spaces: int) -> float:
    return min(PITCH, 5 * PITCH / spaces)


def track_of(view: EgiziaView, name: str) -> StoneSaleView | GrainMarketView:
    its = view["tracks"]
    return its["stone_sale"] if name == "stone_sale" else its["grain_market"]


def left_of(name: str) -> float:
    return 1.0 if name == "stone_sale" else 103.0


def tracks(view: EgiziaView) -> Part:
    """Draws the markers, and what can be touched of both markets."""
    return Group([track(view, name) for name in TRACKS], rule="R8.1")


def track(view: EgiziaView, name: str) -> Part:
    its = track_of(view, name)
    outline = rectangle(-3, -1, WIDTH + 6, HEIGHT - 2, 3)
    title, rule = about(view, name)
    parts: Parts = [hit(rectangle(-4, -2, WIDTH + 8, HEIGHT + 2)), rim(outline)]
    parts += [marker(name, seat, its["at"], its["spaces"]) for seat in range(len(its["at"]))]
    return Group(parts, (left_of(name), 0), "", f"track-{name}", title=title, rule=rule)


def marker(name: str, seat: int, at: list[int], spaces: int) -> Part:
    """Draws the marker of a seat; several on a step stand side by side from the right, more than three in two rows."""
    space, step = at[seat], step_of(spaces)
    among, before = at.count(space), at[:seat].count(space)
    row, column = divmod(before, 2) if among > 3 else (0, before)
    columns = 2 if among > 3 else among
    x = WIDTH - 2.2 * (spaces - space) - 13 - (columns - 1 - column) * 17
    y = HEAD + step * (space - 0.5) - 1 + (row * 15 - 8 if among > 3 else 0)
    inside: Parts = [
        Shape(ellipse(7, 2.6, 1.4, 7.4), "shade", opacity=0.25),
        ring(10, 4, 0, 6),
        mark(seat, 0, 0, 0.85 if among > 3 else 1),
    ]
    piece = f"marker-{name}-{seat}"
    return Group(inside, (x, y), f"seat-{seat}", piece=piece, place=f"{piece}-{space}")


def about(view: EgiziaView, name: str) -> tuple[Phrase, str]:
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    if name == "grain_market":
        figures = ", ".join([signed(-penalty) for penalty in market["penalty"]])
        lost: Facts = {"figures": figures, "points": market["points"]}
        return Phrase("picture-about-grain_market", lost), "R8.4"
    price, stones = sale["stones_per_point"], sale["stones"]
    facts: Facts = {"space": sale["sells_from"], "stones": price, "count": stones}
    return Phrase("picture-about-stone_sale", facts), "R8.2"


# Steps


def tracks_ground(view: EgiziaView) -> Parts:
    parts: Parts = []
    for name in TRACKS:
        parts.append(Group(flight(view, name), (left_of(name), 0)))
    return parts


def flight(view: EgiziaView, name: str) -> Parts:
    """Draws the name of a market, its steps with what they are worth, and the water with what reaching the lowest brings."""
    spaces = track_of(view, name)["spaces"]
    step = step_of(spaces)
    head = rectangle(-2, 0, WIDTH + 4, 26, 2)
    words = Phrase(f"picture-track-{name}")
    parts: Parts = [
        cast(head),
        *inked(head, "slab", 0.9, (0.8, 1.2)),
        Wrapped(NAMES, (WIDTH / 2, 18), words, WIDTH - 2, 18),
    ]
    for space in range(1, spaces + 1):
        parts += one_step(space, spaces, step, printed(view, name, space))
    return parts + pool(view, name, HEAD + spaces * step)


def one_step(space: int, spaces: int, step: float, figure: str) -> Parts:
    y, inset = HEAD + step * (space - 1), 2.2 * (spaces - space)
    d = rectangle(inset, y, WIDTH - 2 * inset, step - 2.5, 2)
    fill = "slab" if space == spaces else "slab2"
    lit = f"M{num(inset + 2)} {num(y + 1.6)}H{num(WIDTH - inset - 2)}"
    face = Text(FIGURE, 12, y + step / 2 + 4.4, figure)
    parts: Parts = [
        cast(d, 3, 4, 0.18),
        *inked(d, fill, 0.9, (0.8, 1.8)),
        Shape(lit, "", "hole3", 1.8),
    ]
    return [*parts, face] if figure else parts


def printed(view: EgiziaView, name: str, space: int) -> str:
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    if name == "grain_market":
        return signed(-market["penalty"][space - 1])
    return f"{sale['stones_per_point']} : 1" if space >= sale["sells_from"] else ""


def pool(view: EgiziaView, name: str, y: float) -> Parts:
    d = rectangle(-3, y, WIDTH + 6, 24, 2)
    reward = view["tracks"]["stone_sale"]["stones"]
    if name == "grain_market":
        reward = view["tracks"]["grain_market"]["points"]
    sign = (
        Use("stones", (12, y + 13), 0.82)
        if name == "stone_sale"
        else Use("wet-star", (12, y + 12), 0.86)
    )
    words = Phrase("picture-reach", {"count": reward})
    label = Wrapped((WET, Face(14.2, "bold", fill="wet")), (24, y + 17), words, WIDTH - 24, 17)
    return [cast(d), *inked(d, "water3", 0.9, (0.8, 1.6)), sign, label]
