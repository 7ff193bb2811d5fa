"""Who builds at the site in turn: crews on their mats until one is named, then its haulers before a sledge of stones."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.ink import ellipse, hole, inked, sheet
from iteru.games.egizia.show.picture.pieces import chip, mark
from iteru.games.egizia.view_types import EgiziaView, StepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import num, rectangle
from iteru.kit.pieces import hit, rim

GROUND = 724.0
"""On which they walk."""
PILE = (9, 7, 5, 3, 1)
"""Stones in each layer on the sledge."""
FIGURE = Face(28, "bold")
WORDS = (Face(15, leading=16), Face(14.2, leading=14.4))
QUIET = (Face(14, fill="quiet", leading=15), Face(14.2, fill="quiet", leading=14.4))


def team(view: EgiziaView) -> Parts:
    step, asks = view["building"], view["asks"]
    if step is None:
        return []
    if not step["crews"] and asks is not None:
        return [*mats(view, asks["seat"]), sums(step)]
    return [*haulers(view, step), sums(step)]


# Before a crew is named


def mats(view: EgiziaView, seat: int) -> Parts:
    """Draws the crews of a seat on their mats; those that may be named shine."""
    player = view["players"][seat]
    wide, gap = 122.0, 12.0
    return [
        band(name, strength, name in player["used"], 24 + place * (wide + gap), wide)
        for place, (name, strength) in enumerate(player["crews"].items())
    ]


@cache
def band(name: str, strength: int, used: bool, x: float, width: float) -> Part:
    y, height = 656.0, 84.0
    d = rectangle(x, y, width, height, 4)
    pitch = min(28.0, (width - 34) / max(1, strength))
    first = x + width / 2 - (strength - 1) * pitch / 2 - 5
    figure = "resting" if used else "hauler"
    facts: Facts = {"crew": name, "strength": strength, "used": "yes" if used else "no"}
    words = Phrase("picture-band", {"crew": name, "strength": strength})
    label = (Face(15.5, "bold", "middle"), Face(14.2, "bold", "middle"))
    parts: Parts = [hit(d), rim(d), *hole(x, y, width, height, 4, "mat")]
    parts.append(Group([Shape(d, "liton")], look="when-lit"))
    parts += [
        Use(f"{figure}-{name}", (first + k * pitch, y + 54 + k % 2 * 2), 0.84)
        for k in range(strength)
    ]
    parts.append(Wrapped(label, (x + width / 2, y + 74), words, width - 8, 17))
    title = Phrase("picture-crew", facts)
    return Group(parts, look="", target=f"crew-{name}", title=title, rule="R7.2")


# While it builds


def haulers(view: EgiziaView, step: StepView) -> Parts:
    """R7.8: draws a hauler for each strength; those already used rest."""
    crews = view["players"][step["seat"]]["crews"]
    names = ["boost"] * step["boost"]
    for crew in reversed(step["crews"]):
        names += [crew] * crews[crew]
    names = names[: max(step["strength"], 0)]
    pitch = min(31.6, 350 / max(1, len(names) - 1))
    end = 186 + (len(names) - 1) * pitch + 24
    rope = f"M170 {num(GROUND - 24)}Q{num(85 + end / 2)} {num(GROUND - 20)} {num(end)} {num(GROUND - 24)}"
    parts: Parts = [Shape(rope, "", "wood2", 2.2)]
    for k, name in enumerate(names):
        figure = "resting" if k < step["used"] else "hauler"
        at = (186 + k * pitch, GROUND - 1 + k % 2 * 3)
        parts.append(Use(f"{figure}-{name}", at, 0.9))
    return [*parts, sledge(step["stones"])]


@cache
def sledge(stones: int) -> Part:
    runner = "M-6 -8H112C122 -8 126 -14 126 -20L130 -20C130 -8 124 0 112 0H-6Z"
    parts: Parts = [
        Shape(ellipse(54, 2, 66, 5), "shade", opacity=0.2),
        *inked(runner, "wood", 1.1, (1, 1.4)),
    ]
    left = stones
    for layer, room in enumerate(PILE):
        for k in range(min(room, left)):
            parts.append(Use("cube", ((9 - room) * 5.8 + k * 11.8, -19 - layer * 11.4)))
        left = max(0, left - room)
    return Group(parts, (28, GROUND))


def sums(step: StepView) -> Part:
    """R7.8: strength that is left, stones at hand, and points so far."""
    figures = (step["left"], step["strength"], step["used"], step["stones"], step["points"])
    return drawn_sums(step["seat"], tuple(step["crews"]), step["boost"], figures)


@cache
def drawn_sums(seat: int, crews: tuple[str, ...], boost: int, figures: tuple[int, ...]) -> Part:
    left, strength, _, stones, points = figures
    parts: Parts = [
        *sheet(18, 752, 536, 60),
        Shape("M190 761V804M346 761V804", "", "pap2", 1.4),
        mark(seat, 38, 782, 1.1),
        Use("stones", (66, 780), 1.3),
        Text(FIGURE, 86, 791, stones),
        *two_lines(120, "picture-stones-left", "picture-cost", 66),
    ]
    if crews:
        parts += at_work(points, left, strength, crews, boost)
    else:
        parts += two_lines(204, "picture-one-crew", "picture-once-a-round", 138)
        parts += two_lines(360, "picture-or-leave", "picture-berth-freed", 186)
    return Group(parts, title=totals(seat, figures), rule="R7.8")


def totals(seat: int, figures: tuple[int, ...]) -> Phrase:
    left, strength, _, stones, points = figures
    facts: Facts = {"seat": seat, "strength": strength, "left": left}
    return Phrase("picture-totals", {**facts, "stones": stones, "points": points})


def two_lines(x: float, upper: str, lower: str, room: float) -> Parts:
    return [
        Wrapped(WORDS, (x, 780), Phrase(upper), room, 17),
        Wrapped(QUIET, (x, 797), Phrase(lower), room, 17, whole=True),
    ]


def at_work(points: int, left: int, strength: int, crews: tuple[str, ...], boost: int) -> Parts:
    """Draws points so far, the strength that is left, and the crews that work."""
    start = 362 + FIGURE.wide(str(left)) + 8
    so_far = Phrase("picture-points-now", {"points": points})
    of_all = Phrase("picture-strength-left", {"strength": strength})
    parts: Parts = [
        Text(FIGURE, 204, 791, points),
        Wrapped(WORDS, (204 + FIGURE.wide(str(points)) + 8, 787), so_far, 110, 34),
        Text(FIGURE, 362, 791, left),
        Wrapped(WORDS, (start, 778), of_all, 150, 17),
    ]
    x = start + 9
    for crew in crews:
        parts.append(Use(f"crew-{crew}", (x, 795), 0.62))
        x += 20
    if boost:
        figure = Text(Face(14.4, "bold"), x + 14, 800, f"+{boost}")
        parts += [chip("strength", "anytime", (x + 2, 795), 0.6), figure]
    return parts


# A phone


SUMS = 50.0
"""How high the builder's sums are on a phone."""


def small_sums(step: StepView) -> Part:
    """R7.8: the same in one line, for a phone."""
    figures = (step["left"], step["strength"], step["used"], step["stones"], step["points"])
    return drawn_line(step["seat"], tuple(step["crews"]), step["boost"], figures)


@cache
def drawn_line(seat: int, crews: tuple[str, ...], boost: int, figures: tuple[int, ...]) -> Part:
    left, strength, _, stones, points = figures
    figure = Face(19, "bold")
    parts: Parts = [
        *sheet(4, 2, 350, 40),
        mark(seat, 22, 22, 1.1),
        Use("stones", (48, 21), 1.05),
        Text(figure, 62, 28, stones),
        Use("star", (108, 22), 0.9),
        Text(figure, 119, 28, points),
    ]
    x = 158.0
    for crew in crews:
        parts.append(Use(f"crew-{crew}", (x, 22), 0.85))
        x += 23
    if boost:
        parts.append(chip("strength", "anytime", (x + 2, 22), 0.72))
        parts.append(Text(Face(14.4, "bold"), x + 15, 27, f"+{boost}"))
    if crews:
        words = Phrase("picture-left-of", {"left": left, "strength": strength})
        faces = (Face(16, "bold", "end"), Face(14, "bold", "end"))
        parts.append(Wrapped(faces, (346, 28), words, 100, 18))
    return Group(parts, title=totals(seat, figures), rule="R7.8")
