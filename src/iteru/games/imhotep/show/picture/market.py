"""The market: a stall with the cards on offer; the draw pile and the discards on its board."""

from typing import NamedTuple

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.inscriptions import Inscription
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim

CARD, HEAD, CORNER = 84.0, 28.0, 6.0
GAP = 5.0
WIDE_ENOUGH = 70  # for a card to have words on it
NAMES = (
    Face(16.5, "title", "middle", "on-head"),
    Face(14, "title", "middle", "on-head", 12.5),
    Face(12.5, "title", "middle", "on-head", 12.5),
)
DOES = (
    Face(14, anchor="middle", leading=14.5),
    Face(13, anchor="middle", leading=13.5),
    Face(12.5, anchor="middle", leading=12.5),
)
PAIR = (Face(14, "bold", "middle", leading=14.5), Face(13, "bold", "middle", leading=13.5))
COUNT = Face(16, "bold", "middle")
BACK_COUNT = Face(16, "bold", "middle", "on-back")
PILE_NAME = Face(14.2, fill="quiet")
STRIPES = 12


class Plot(NamedTuple):
    """The stall below its board: where it stands, and how high its cards are."""

    x: float
    y: float
    width: float
    card: float


class Printed(NamedTuple):
    """A card as it is drawn, with the facts of what it does."""

    card: str
    colour: str
    does: tuple[tuple[str, Value], ...]


def printed(view: ImhotepView, card: str) -> Printed:
    return Printed(card, view["market"]["colours"][card], tuple(card_facts(view, card).items()))


def stall(plot: Plot) -> Parts:
    """Draws posts, counter and awning; cards stand before them."""
    x, y, width, card = plot
    right, foot = x + width, y + 38 + card
    back = rectangle(x + 18, y + 24, width - 36, card - 4)
    joints = [f"M{num(x + width * i / 5)} {num(foot - 9)}v22" for i in range(1, 5)]
    return [
        Shape(rectangle(x + 10, y, 9, foot - y + 18), "plank", "line"),
        Shape(rectangle(right - 19, y, 9, foot - y + 18), "plank-shade", "line"),
        Shape(back, "rock1", opacity=0.3),
        Shape(rectangle(x + 2, foot - 18, width - 4, 32, 2), "plank", "line", 1.1),
        Shape(rectangle(x + 2, foot - 18, width - 4, 8, 2), "plank-lit"),
        Shape(f"M{num(x + 2)} {num(foot + 14)}H{num(right - 2)}v-30", "", "line", 2),
        Shape("".join(joints), "", "plank-dark", 1, 0.6),
        *awning(x, y, width),
    ]


def awning(x: float, y: float, width: float) -> Parts:
    """Draws scallops of cloth in two colours, and the shade under them."""
    cloth = ["", ""]
    for i in range(STRIPES):
        a, b = x + 2 + (width - 4) * i / STRIPES, x + 2 + (width - 4) * (i + 1) / STRIPES
        cloth[i % 2] += (
            f"M{num(a)} {num(y - 4)}H{num(b)}V{num(y + 18)}Q{num((a + b) / 2)} {num(y + 30)} {num(a)} {num(y + 18)}Z"
        )
    return [
        Shape(rectangle(x + 14, y + 20, width - 28, 12), "shade", opacity=0.7),
        Shape(cloth[0], "cloth1", "line", 0.9),
        Shape(cloth[1], "cloth0", "line", 0.9),
        Shape(f"M{num(x + 2)} {num(y - 4)}h{num(width - 4)}", "", "line", 2),
    ]


def market(view: ImhotepView, plot: Plot) -> Parts:
    """Draws the cards on offer side by side; if the viewer looks at the pair, both its cards, and the others narrower."""
    its = view["market"]
    stalls, faces = its["cards"], its["pair_cards"]
    hidden = 1 if view["options"]["market"] == "B" else 0
    room = plot.width - 40 - GAP * (len(stalls) + max(hidden, len(faces)) - 1)
    wide = min(CARD, room / (len(stalls) + hidden))
    narrow = (room - 2 * wide) / len(stalls) if faces else wide
    gap = (plot.width - 40 - wide * max(hidden, len(faces)) - narrow * len(stalls)) / max(
        1, len(stalls) + max(hidden, len(faces)) - 1
    )
    x, y, high, parts = plot.x + 20, plot.y + 36, plot.card, Parts()
    for i, card in enumerate(stalls):
        at = (round(x, 1), y)
        parts.append(
            offer(view, card, f"stall-{i + 1}", at, narrow, high)
            if card
            else empty_stall(at, narrow, high)
        )
        x += narrow + gap
    for i, card in enumerate(faces):
        parts.append(offer(view, card, f"pair-{i + 1}", (round(x, 1), y), wide, high))
        x += wide + gap
    if hidden and not faces:
        parts.append(pair(its["pair"], len(stalls) + 1, (round(x, 1), y), wide, high))
    return parts


@cache
def empty_stall(at: Point, width: float, high: float) -> Part:
    """Draws the place of a card that was taken: a mat that lies deeper than the counter."""
    width, high = round(width, 1), high - 8
    edge = f"M0 {num(high)}V0H{num(width)}"
    light = f"M{num(width)} 0V{num(high)}H0"
    mat = [
        Shape(rectangle(0, 0, width, high, 3), "recess", opacity=0.6),
        Shape(edge, "", "recess-dark", 2.4, 0.7),
        Shape(light, "", "recess-light", 1.4, 0.7),
    ]
    return Group(mat, at, title=Phrase("picture-stall-empty"))


@cache
def pair(count: int, number: int, at: Point, width: float, high: float) -> Part:
    """R6.1: draws two cards face down that are one pick."""
    if count == 0:
        return empty_stall(at, width, high)
    low, tag = high - 44, rectangle(0, high - 34, width, 34, 4)
    parts: Parts = [hit(rectangle(0, 0, width, high)), rim(rectangle(0, 0, width, high, CORNER))]
    for i in range(count - 1, -1, -1):
        parts += card_back((6 - 6 * i, 7 - 7 * i), width - 6, low)
    words = Wrapped(
        PAIR, (width / 2, high - 12.5), Phrase("picture-pair", {"count": count}), width - 6, 32
    )
    title, place = Phrase("picture-pair-hidden", {"count": count}), f"stall-{number}"
    return Group(
        [*parts, Shape(tag, "paper", "line"), words], at, "card", place, "card-pair", place, title
    )


def card_back(at: Point, width: float, high: float) -> Parts:
    x, y = at
    middle = f"M{num(x + width / 2)} {num(y + high / 2 - 26)}l15 26l-15 26l-15 -26Z"
    return [
        Shape(rectangle(x + 3, y + 5, width, high, CORNER), "shade"),
        Shape(rectangle(x, y, width, high, CORNER), "back0", "line", 1.2),
        Shape(rectangle(x + 5, y + 5, width - 10, high - 10, 4) + middle, "", "back-line", 1.4),
    ]


def offer(view: ImhotepView, card: str, place: str, at: Point, width: float, high: float) -> Part:
    return offered(printed(view, card), card_rule(view, card), place, at, round(width, 1), high)


@cache
def offered(its: Printed, rule: str, place: str, at: Point, width: float, high: float) -> Part:
    """Draws a coloured head with the name, a large emblem, and what the card does, if there is room for words."""
    card, facts = its.card, dict(its.does)
    outline = rectangle(0, 0, width, high, CORNER)
    parts: Parts = [hit(rectangle(0, 0, width, high)), rim(outline), *paper(width, high)]
    if width > WIDE_ENOUGH:
        name, short = Phrase(f"picture-name-{card}"), Phrase(f"picture-short-{card}")
        below = HEAD + 58
        parts += [
            Wrapped(NAMES, (width / 2, HEAD / 2 + 5), name, width - 5, 27, shorter=short),
            Use(f"emblem-{card}", (width / 2, HEAD + 32), 1.3),
            Wrapped(
                DOES,
                (width / 2, (below + high) / 2 + 4),
                Phrase("picture-does", facts),
                width - 6,
                high - below - 2,
            ),
        ]
    else:
        parts.append(Use(f"emblem-{card}", (width / 2, high / 2 + 8), 1.3))
    words = Phrase("picture-card", facts)
    return Group(
        parts,
        at,
        f"card card-{its.colour} imhotep-{its.colour}",
        place,
        f"card-{card}",
        place,
        words,
        rule=rule,
    )


def paper(width: float, high: float, head: float = HEAD) -> Parts:
    """Draws a card without what is on it."""
    r, right, foot = CORNER, num(width - CORNER), num(high - CORNER)
    top = f"M0 {num(head)}V{r}q0 -{r} {r} -{r}H{right}q{r} 0 {r} {r}V{num(head)}Z"
    edge = f"M{num(width)} 8V{foot}q0 {r} -{r} {r}H8"
    return [
        Shape(rectangle(4, 6, width, high, r), "shade"),
        Shape(rectangle(0, 0, width, high, r), "paper", "line"),
        Shape(top, "head"),
        Shape(edge, "", "line", 2),
    ]


def piles(view: ImhotepView, at: Point, named: bool) -> Parts:
    """Draws the draw pile and the discards, with their names where there is room."""
    its = view["market"]
    x, y = at
    words: Parts = []
    if named:
        words = [
            Inscription((x + 34, y + 21), [(PILE_NAME, Phrase("picture-draw"))], 48),
            Inscription((x + 113, y + 21), [(PILE_NAME, Phrase("picture-discards"))], 60),
        ]
    return [
        draw_pile(its["draw_pile"], at),
        *words,
        discards(its["discards"], (x + (83 if named else 36), y)),
    ]


@cache
def draw_pile(count: int, at: Point) -> Part:
    backs: Parts = [
        Shape(rectangle(4, 3, 25, 32, 4), "back1", "line"),
        Shape(rectangle(0, 0, 25, 32, 4), "back0", "line"),
    ]
    words = Phrase("picture-draw-pile", {"count": count})
    area = [hit(rectangle(-16, -12, 56, 56)), rim(rectangle(0, 0, 29, 35, 4))]
    parts = [*area, *backs, Text(BACK_COUNT, 12.5, 21.5, count)]
    return Group(parts, at, target="draw", title=words, rule="R3.3")


def discards(discarded: dict[str, int], at: Point) -> Part:
    names = " ".join([card for card, count in discarded.items() for _ in range(count)])
    shown = (
        Phrase("picture-discards-are", {"cards": names}) if names else Phrase("picture-no-discards")
    )
    count = sum(discarded.values())
    fill = "paper" if count else "recess"
    pile: Parts = [
        Shape(rectangle(0, 0, 25, 32, 4), fill, "line"),
        Text(COUNT, 12.5, 21.5, count),
    ]
    return Group(pile, at, title=shown, rule="R3.3")
