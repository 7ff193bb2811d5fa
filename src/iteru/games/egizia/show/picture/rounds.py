"""A stela with the sun on its way, one sun for each round; the phase, the order of play, and the bonus of the round."""

from math import cos, pi, sin

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture.ink import cast, ellipse, inked, slab
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.view_types import EgiziaView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Wrapped
from iteru.kit.paths import num

WIDTH, HEIGHT = 194.0, 192.0
MIDDLE = 64.0
PHASES = ("first-cards", "sailing", "feeding", "building", "late", "over")
NAME = (Face(18, "title", "middle"), Face(16, "title", "middle"))
PHASE = (Face(16, "bold", "middle"), Face(14.4, "bold", "middle"))
PLACE = Face(15, "bold", "middle")
SITES = Face(14, fill="quiet")
FIGURES = Face(16, "bold", "end")


def rounds(view: EgiziaView) -> Part:
    order = tuple(view["order"])
    figures = " · ".join(map(str, view["bonus"]))
    return drawn_round(view["round"], view["rounds"], view["phase"], order, figures)


@cache
def drawn_round(number: int, rounds: int, phase: str, order: tuple[int, ...], figures: str) -> Part:
    facts: Facts = {"round": number, "rounds": rounds}
    words = Phrase("picture-round" if number else "picture-set-up", facts)
    x = WIDTH / 2
    parts: Parts = [
        *suns(number, rounds),
        Wrapped(NAME, (x, MIDDLE + 2), words, WIDTH - 50, 22),
        Wrapped(PHASE, (x, MIDDLE + 30), Phrase("picture-phase", {"phase": phase}), WIDTH - 20, 18),
        tiles(order),
        *dots(PHASES.index(phase)),
        bonus(figures),
    ]
    return Group(parts, place="rounds", rule="R3.1")


def suns(now: int, rounds: int) -> Parts:
    parts: Parts = []
    for number in range(1, rounds + 1):
        turn = pi * (1 - (number - 1) / max(1, rounds - 1))
        x, y = WIDTH / 2 + (WIDTH / 2 - 24) * cos(turn), MIDDLE - 42 * sin(turn)
        parts += sun(number, x, y) if number == now else [*disc(number, x, y, number < now)]
    return parts


def sun(number: int, x: float, y: float) -> Parts:
    """Draws the sun of the present round."""
    rays = "".join(
        [
            f"M{num(x + 14 * cos(k * pi / 4))} {num(y + 14 * sin(k * pi / 4))}"
            f"L{num(x + 19 * cos(k * pi / 4))} {num(y + 19 * sin(k * pi / 4))}"
            for k in range(8)
        ]
    )
    figure = Text(Face(16, "bold", "middle", "onsun"), x, y + 5.4, number)
    return [Shape(rays, "", "sun", 2), Shape(ellipse(x, y, 12), "sun", "line", 1), figure]


def disc(number: int, x: float, y: float, is_over: bool) -> Parts:
    fill = "sun2" if is_over else "slab2"
    figure = Text(Face(14.2, "bold", "middle"), x, y + 4.7, number)
    return [Shape(ellipse(x, y, 9), fill, "line", 0.9), figure]


def tiles(order: tuple[int, ...]) -> Part:
    """Draws the order of play."""
    parts: Parts = []
    step = min(39.0, 156 / len(order))
    left = WIDTH / 2 - step * (len(order) - 1) / 2
    for place, seat in enumerate(order):
        x = left + step * place
        parts += [Text(PLACE, x - 9, MIDDLE + 64, place + 1), mark(seat, x + 7, MIDDLE + 59)]
    return Group(parts, title=Phrase("picture-order"), rule="R9.4")


def dots(now: int) -> Parts:
    """Draws the phases that are over, the present one, and those to come."""
    parts: Parts = []
    for phase in range(len(PHASES)):
        x = WIDTH / 2 + (phase - (len(PHASES) - 1) / 2) * 17
        d = ellipse(x, MIDDLE + 82, 5.4 if phase == now else 3.6)
        parts.append(Shape(d, "ink" if phase <= now else "slab2", "ink", 1.1))
    return parts


def bonus(figures: str) -> Part:
    words = Phrase("picture-bonus")
    label = Wrapped((SITES,), (16, MIDDLE + 111), words, 96, 17)
    title = Phrase("picture-bonus-title", {"figures": figures})
    return Group(
        [label, Text(FIGURES, WIDTH - 14, MIDDLE + 111, figures)], title=title, rule="R9.1"
    )


# A phone


STRIP = 33.0
LINE = (Face(16, "title"), Face(15, "title"), Face(14, "title"), Face(13.2, "title"))
"""How high the round is on a phone."""


def strip(view: EgiziaView) -> Part:
    """Draws the round, the phase and the order of play in one line."""
    return drawn_strip(view["round"], view["rounds"], view["phase"], tuple(view["order"]))


@cache
def drawn_strip(number: int, rounds: int, phase: str, order: tuple[int, ...]) -> Part:
    facts: Facts = {"round": number, "rounds": rounds}
    words = Phrase("picture-round" if number else "picture-set-up", facts)
    whole = Phrase("picture-round-phase", {**facts, "phase": phase}) if number else words
    wide = 31.0 * len(order)
    tiles: Parts = []
    for place, seat in enumerate(order):
        x = 354 - wide + place * 31
        tiles += [Text(PLACE, x, 21, place + 1), mark(seat, x + 15, 16)]
    parts: Parts = [
        *slab(2, 2, 355, 26),
        Wrapped(LINE, (11, 20), whole, 332 - wide, 18, shorter=words),
        Group(tiles, title=Phrase("picture-order"), rule="R9.4"),
    ]
    return Group(parts, place="rounds", rule="R3.1")


def rounds_ground(view: EgiziaView) -> Parts:
    w, h = WIDTH, HEIGHT
    d = f"M0 {num(h)}V34C0 -6 {num(w)} -6 {num(w)} 34V{num(h)}Z"
    inner = f"M5 {num(h - 4)}V36C5 1 {num(w - 5)} 1 {num(w - 5)} 36"
    arc = f"M24 {num(MIDDLE)}A{num(w / 2 - 24)} 42 0 0 1 {num(w - 24)} {num(MIDDLE)}"
    rule = f"M14 {num(MIDDLE + 11)}H{num(w - 14)}"
    return [
        cast(d, 4, 4, 0.22),
        *inked(d, "slab", 1, (1.4, 2)),
        Shape(inner, "", "slab2", 2),
        Shape(arc, "", "slab3", 1.5),
        Shape(rule, "", "slab3", 1.2),
    ]
