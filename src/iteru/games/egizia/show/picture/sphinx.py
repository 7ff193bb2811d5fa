"""Abydus: the Sphinx, its deck, how many cards each seat has kept, and what the viewer's own cards bring."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import does, rule_of_card
from iteru.games.egizia.show.picture.ink import Box, edges, ellipse, inked, sheet, slab
from iteru.games.egizia.show.picture.site import Look, in_pairs, name_of, plinth
from iteru.games.egizia.view_types import EgiziaView, Printed
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim


class Plan(NamedTuple):
    """Where statue (with its scale), plinth, deck (with its scale), the slab of kept cards, and cards lie."""

    statue: tuple[float, float, float]
    plinth: tuple[float, float, float]
    deck: tuple[float, float, float]
    kept: Box
    cards: Box


PLANS: dict[str, Plan] = {
    "valley": Plan(
        (24, 190, 0.98), (20, 190, 362), (272, 142, 1), (308, 98, 76, 78), (20, 228, 354, 54)
    ),
    "large": Plan(
        (40, 610, 1.75), (24, 610, 690), (486, 540, 1.5), (578, 478, 112, 110), (24, 236, 676, 158)
    ),
    "corner": Plan(
        (22, 146, 0.66), (18, 146, 290), (186, 113, 0.8), (216, 70, 92, 66), (18, 180, 290, 27)
    ),
    "block": Plan(
        (8, 104, 0.86), (4, 104, 352), (212, 62, 0.9), (264, 16, 90, 78), (4, 144, 352, 62)
    ),
}
TEXTS = (Face(14.4, leading=15), Face(14.2, leading=14.2))
BOLD = Face(14.4, "bold")
LABEL = (
    Face(14, anchor="middle", fill="quiet", leading=14),
    Face(14.2, anchor="middle", fill="quiet", leading=14),
)
POINTS = Face(20, "bold", "middle", "onkind")
SIDE = 39.0


def abydus(view: EgiziaView, look: Look) -> Part:
    plan = PLANS[look]
    its = view["sphinx"]
    parts: Parts = [deck(its["deck"], its["drawn"], plan.deck), kept(view, plan)]
    if its["drawn_cards"]:
        return Group([*parts, *drawn_cards(view, look)], rule="R7.11")
    return Group([*parts, *own_cards(view, look)], rule="R7.10")


@cache
def deck(count: int, drawn_now: int, where: tuple[float, float, float]) -> Part:
    """Draws the deck, and beside it how many cards a seat looks at now."""
    x, y, scale = where
    parts: Parts = [Use("deck"), Text(Face(21, "bold", "middle", "onkind"), 0, 21, count)]
    if drawn_now:
        parts += [Use("back", (40, 10), 1.3), Text(Face(18, "bold", "middle"), 40, -12, drawn_now)]
    title = Phrase("picture-sphinx-deck", {"count": count, "drawn": drawn_now})
    return Group(parts, (x, y), title=title, rule="R2.6", scale=scale)


def kept(view: EgiziaView, plan: Plan) -> Part:
    """Draws how many cards each seat has, never which."""
    counts = tuple([player["sphinx"] for player in view["players"]])
    x, y, width, height = plan.kept
    figures = in_pairs(counts, x + width * 0.23, y + height * 0.48, width * 0.47, height * 0.33)
    return Group(figures, title=Phrase("picture-kept"), rule="R2.6")


# Cards


def own_cards(view: EgiziaView, look: Look) -> Parts:
    """R2.6: draws the viewer's own cards with what each would score now; when the game is over, the score has all cards."""
    seat = view["seat"]
    if seat is None:
        return []
    player = view["players"][seat]
    names = player["sphinx_cards"] or []
    points = player["sphinx_points"] or []
    if not names:
        return []
    return laid_out(view, list(zip(names, points, strict=True)), look, "own")


def drawn_cards(view: EgiziaView, look: Look) -> Parts:
    """Draws the cards of which the viewer keeps one; nobody else sees them."""
    names = list(dict.fromkeys(view["sphinx"]["drawn_cards"]))
    return laid_out(view, [(name, None) for name in names], look, "drawn")


def laid_out(
    view: EgiziaView, cards: list[tuple[str, int | None]], look: Look, place: str
) -> Parts:
    arrange = in_pairs_below if look == "block" else in_a_row
    return arrange(view, cards, PLANS[look].cards, place)


def rows_below(view: EgiziaView) -> int:
    """Returns how many rows of cards a phone shows below the Sphinx."""
    seat = view["seat"]
    own = [] if seat is None else view["players"][seat]["sphinx_cards"] or []
    return -(-len(set(view["sphinx"]["drawn_cards"]) or own) // 2)


def in_pairs_below(
    view: EgiziaView, cards: list[tuple[str, int | None]], area: Box, place: str
) -> Parts:
    """Draws cards two in a row, for a phone."""
    x, y, width, height = area
    wide = width / 2 - 3
    found: Parts = []
    for number, (name, points) in enumerate(cards):
        at = (x + number % 2 * (wide + 6), y + number // 2 * (height + 6))
        found.append(card(view, name, points, at, (wide, height), f"{place}-{number}"))
    return found


def in_a_row(view: EgiziaView, cards: list[tuple[str, int | None]], area: Box, place: str) -> Parts:
    x, y, width, height = area
    gap = 8.0 if height < 100 else 16.0
    least = 2 if height < 100 else 3
    wide = (width + gap) / max(least, len(cards)) - gap
    return [
        card(
            view, name, points, (x + number * (wide + gap), y), (wide, height), f"{place}-{number}"
        )
        for number, (name, points) in enumerate(cards)
    ]


def card(view: Printed, name: str, now: int | None, at: Point, size: Point, place: str) -> Part:
    its = view["sphinx_table"][name]
    best = max(its["points"])
    return drawn_card(name, best, now, does(view, name), rule_of_card(view, name), at, size, place)


@cache
def drawn_card(
    name: str,
    best: int,
    now: int | None,
    phrases: str,
    rule: str,
    at: Point,
    size: Point,
    place: str,
) -> Part:
    """Draws a card with its points below the eye, what they are for, and what it would score now."""
    facts: Facts = {"card": name, "phrases": phrases, "now": -1 if now is None else now}
    width, height = size
    if height < 40:
        inside = tag(best, now, size)
    elif height > 100:
        inside = high_card(name, best, now, phrases, size)
    elif width < 130:
        inside = chip(best, now, size)
    else:
        inside = wide_card(name, best, now, phrases, size)
    target = "" if now is not None else f"drawn-{name}"
    d = edges(0, 0, width, height)
    area: Parts = [hit(rectangle(-3, -3, width + 6, height + 6)), rim(d)] if target else []
    its = ("", target, f"sphinx-{name}", place, Phrase("picture-sphinx-card", facts))
    return Group([*area, *inside], at, *its, rule=rule)


def wide_card(name: str, best: int, now: int | None, phrases: str, size: Point) -> Parts:
    """Draws a card with its eye on the left."""
    width, height = size
    room = width - SIDE - 12
    high = height if now is None else height - 16
    return [
        *sheet(0, 0, width, height),
        *eye_side(best, height),
        Wrapped(TEXTS, (SIDE + 7, high / 2 + 4.6), whole(phrases), room, high, shorter=short(name)),
        *([Text(BOLD, SIDE + 7, height - 6, scores(now))] if now is not None else []),
    ]


def high_card(name: str, best: int, now: int | None, phrases: str, size: Point) -> Parts:
    """Draws a card with its eye on top and room for its whole text."""
    width, height = size
    head = f"M1 1H{num(width - 1)}V34H.4Z"
    texts = (
        Face(15.5, "sans", "middle", leading=16.5),
        Face(14, "sans", "middle", leading=14.8),
        Face(13, "sans", "middle", leading=13.4),
    )
    bottom = height - (22 if now is not None else 4)
    parts: Parts = [
        *sheet(0, 0, width, height),
        Shape(head, "sphinx"),
        Use("eye", (width / 2 - 18, 18), 0.95),
        Text(Face(23, "bold", "start", "onkind"), width / 2 + 4, 25.5, best),
        Wrapped(
            texts,
            (width / 2, (36 + bottom) / 2 + 5),
            whole(phrases),
            width - 10,
            bottom - 38,
            shorter=short(name),
        ),
    ]
    if now is not None:
        parts.append(Text(Face(15, "bold", "middle"), width / 2, height - 8, scores(now)))
    return parts


def chip(best: int, now: int | None, size: Point) -> Parts:
    """Draws a card of which only the eye and the points have room."""
    width, height = size
    side = min(SIDE, width * 0.58)
    parts = [*sheet(0, 0, width, height), *eye_side(best, height, side)]
    if now is not None:
        words = scores(now) if width > 90 else now
        parts.append(Text(Face(16, "bold", "middle"), (side + width) / 2, height / 2 + 5.6, words))
    return parts


def tag(best: int, now: int | None, size: Point) -> Parts:
    """Draws a low card: the eye, and what it brings now."""
    width, height = size
    stripe = f"M1 1H25V{num(height - 1)}H.4Z"
    parts: Parts = [
        *sheet(0, 0, width, height),
        Shape(stripe, "sphinx"),
        Use("eye", (13, height / 2), 0.6),
    ]
    if now is not None:
        parts.append(
            Text(Face(14.4, "bold"), 32, height / 2 + 5, now if width < 90 else scores(now))
        )
    return parts


def eye_side(best: int, height: float, side: float = SIDE) -> Parts:
    left = f"M1 1H{num(side)}V{num(height - 1)}H.4Z"
    return [
        Shape(left, "sphinx"),
        Use("eye", (side / 2, height * 0.28), 0.78),
        Text(POINTS, side / 2, height * 0.85, best),
    ]


def whole(phrases: str) -> Phrase:
    """Returns the whole text of a card."""
    return Phrase("picture-action", {"phrases": phrases})


def short(name: str) -> Phrase:
    return Phrase("picture-name", {"card": name})


def scores(now: int) -> Phrase:
    return Phrase("picture-scores-now", {"points": now})


# Stone


def abydus_ground(view: EgiziaView, look: Look) -> Parts:
    plan, its = PLANS[look], view["sphinx"]
    facts = {"count": its["limit"], "keep": its["keep"], "points": its["returned_points"]}
    notes = None if look == "corner" else (Phrase("picture-about-sphinx", facts),)
    sizes = {"large": (30, 20), "corner": (24, 16)}.get(look, (26, 17))
    left, top, width = plan.plinth
    x, y, wide, _ = plan.kept
    return [
        *statue(*plan.statue),
        *plinth(left, top, width, name_of(view, "sphinx"), notes, *sizes, split=0.42),
        *slab(*plan.kept),
        Wrapped(LABEL, (x + wide / 2, y + 16), Phrase("picture-cards-kept"), wide - 6, 18),
    ]


BODY = "M4 0C-6 -16 2 -40 28 -44C54 -48 84 -44 106 -45L146 -42C150 -32 154 -26 161 -22L197 -20C206 -18 208 -8 206 0Z"
HEAD = (
    "M121 -93C129 -103 146 -102 151 -93L152 -86L160 -72L155 -70L157 -64L154 -61L154 -55C150 -51 146 -52 143 -54"
    "L146 -40L150 -30L108 -38C104 -56 108 -82 121 -93Z"
)
SHADED = "M4 0C-3 -8 -3 -20 4 -30C40 -24 90 -26 150 -30C154 -26 158 -23 161 -22L197 -20C206 -18 208 -8 206 0Z"
RIBS = "M6 -31C30 -37 60 -33 104 -36M14 -39C40 -44 76 -39 106 -41M62 -22C78 -25 96 -23 110 -24M66 -13C80 -16 92 -14 104 -15"
THIGH = "M58 0C70 -12 66 -36 44 -40C22 -42 6 -24 7 0Z"
THIGH_SHADE = "M58 0C64 -6 66 -14 65 -22C58 -12 40 -8 24 -9C16 -9 10 -6 7 0Z"
HIND_PAW = "M34 0C34 -7 44 -9.6 58 -9L86 -8C92 -7 92 -2 91 0Z"
ARM = "M112 -37C104 -26 106 -17 120 -14L203 -12.4C205 -15 203 -19 197 -20L161 -22C154 -26 150 -32 147 -40Z"
FORE_PAW = "M104 0C102 -9 108 -14 120 -14L203 -12.4C206 -8 206 -4 206 0Z"
TAIL = "M4 0C-10 -4 -10 -16 2 -20"
CLOTH = "M121 -93C129 -103 146 -102 151 -93L149 -88L140 -86L138 -62L146 -40L150 -30L108 -38C104 -56 108 -82 121 -93Z"
STRIPES = "M118 -88L139 -80M113 -78L138 -72M110 -68L138 -64M108 -58L140 -56M107 -48L144 -47M108 -40L147 -38"
CHEEK = "M150 -67C147 -66 144 -60 144 -55L140 -60L141 -82L146 -84C145 -76 147 -70 150 -67Z"


@cache
def statue(x: float, y: float, scale: float) -> Parts:
    """Draws the Sphinx, its paws toward the Nile."""
    parts: Parts = [
        Shape("M0 0H206L226 8H10Z", "shade", opacity=0.22),
        *inked(BODY, "mon", 1.2, (1.2, 1.6)),
        Shape(SHADED, "mon2"),
        Shape(RIBS, "", "mon3", 1.7),
        Shape(THIGH, "mon", "line", 1.1),
        Shape(THIGH_SHADE, "mon2"),
        Shape(HIND_PAW, "mon", "line", 1.1),
        Shape("M78 0v-4M85 0v-4", "", "line", 1),
        Shape(ARM, "mon", "line", 1.1),
        Shape("M70 0C66 -8 74 -13 92 -14L106 -13L104 0Z", "mon3"),
        Shape(FORE_PAW, "mon2", "line", 1),
        Shape("M186 0v-5M194 0v-5", "", "line", 1),
        Shape("M112 -20C122 -15 150 -15.6 200 -15", "", "mon3", 1.6),
        Shape(TAIL, "", "line", 3.4),
        Shape(TAIL, "", "mon2", 2),
        *inked(HEAD, "mon", 1.2, (1.2, 1.4)),
        Shape(CLOTH, "lapis", "line", 1),
        Shape(STRIPES, "", "mon", 3),
        *face(),
    ]
    return [Group(parts, (x, y), scale=scale)]


def face() -> Parts:
    return [
        Shape(
            "M149 -88L151 -93L146 -95C148 -98 152 -97 153 -94L152 -87Z", "carnelian", "line", 0.8
        ),
        Shape(
            "M145 -77C148 -79.6 152 -79 153.6 -76.6C150 -75.4 147 -75.6 145 -77Z",
            "linen",
            "line",
            1,
        ),
        Shape(ellipse(150.6, -77.2, 1.3), "hair"),
        Shape("M144 -82L154 -81", "", "line", 1.5),
        Shape("M152 -61L157 -62M140 -76C143 -78 144 -73 141 -70", "", "line", 1.1),
        Shape("M147 -53L153 -55L155 -43L149 -42Z", "lapis", "line", 0.9),
        Shape(CHEEK, "mon2", opacity=0.75),
    ]
