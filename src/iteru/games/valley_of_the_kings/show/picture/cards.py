"""Cards as we draw them: large with all they say, small as tiles, and their backs."""

from typing import NamedTuple

from iteru.engine.phrase import Phrase, packed
from iteru.engine.telling import Facts
from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.printed import does
from iteru.games.valley_of_the_kings.show.picture.icons import COLOURS, icon
from iteru.games.valley_of_the_kings.view_types import StepView, ValleyView
from iteru.kit import cards
from iteru.kit.kept import cache
from iteru.kit.scene import (
    BOLD,
    Drawn,
    Font,
    Group,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    circle,
    drawn,
    polygon,
    rectangle,
)

HEAD = 38
WIDE = 125  # enough for the cost to stand beside the name
HIGH = 120  # enough for a card to say what it does
LOW = 56  # too low for a name
NAMES = (
    Font("card-title", 13, 14, BOLD),
    Font("card-title less", 12.5, 12.5, BOLD),
    Font("card-title least", 11.7, 11.7, BOLD),
    Font("card-title tiny", 10.8, 11, BOLD),
)
TEXTS = (
    Font("card-text more", 13.5, 15.5),
    Font("card-text", 12.5, 14.5),
    Font("card-text less", 11.7, 12.6),
)
SHORT_TEXTS = (Font("card-text less", 11.7, 12.6), Font("card-text least", 10.8, 11.4))


class Face(NamedTuple):
    """What is printed on a card, and what it costs and pays now."""

    card: str
    set_name: str
    number: int
    size: int
    points: int
    cost: int
    gold: int
    is_marked: bool
    does: str
    brief: str


def face(view: ValleyView, card: str, cost: int | None = None, gold: int = 0) -> Face:
    """A card as it is printed, or at another price, or for as much gold as this turn gives to every card."""
    its = view["cards"][card]
    return Face(
        card,
        its["set"],
        its["number"] or 0,
        its["size"] or 0,
        its["points"] or 0,
        its["cost"] if cost is None else cost,
        gold or its["gold"],
        bool(its["reconstructed"]),
        does(view["cards"], card),
        brief(its["action"]),
    )


def title(face: Face) -> Phrase:
    """All about a card, in words."""
    facts: Facts = {
        "card": face.card,
        "score": face.set_name,
        "number": face.number,
        "size": face.size,
        "points": face.points,
    }
    figures: Facts = {
        "cost": face.cost,
        "gold": face.gold,
        "marked": int(face.is_marked),
        "phrases": face.does,
    }
    return Phrase("picture-card" if face.size else "picture-card-alone", {**facts, **figures})


# What a card does, in few words


def brief(action: list[StepView]) -> str:
    return packed([phrase for step in action for phrase in brief_step(step)])


def brief_step(step: StepView) -> list[Phrase]:
    if step["other"] is not None:
        return [
            *brief_step({**step, "other": None}),
            Phrase("brief-or"),
            *brief_step(step["other"]),
        ]
    verb = step["verb"]
    if verb == "opponents":
        return [
            Phrase(
                f"brief-opponents-{step['attack']}",
                {"count": step["count"], "number": step["number"]},
            )
        ]
    facts: Facts = {"count": step["count"], "number": step["number"], "which": step["which"]}
    places = step["places"] or ["none"]
    return [
        Phrase(
            f"brief-{verb}",
            {**facts, "from": places[0], "other_from": places[-1], "from_count": len(places)},
        )
    ]


# Drawing


def drawn_card(face: Face, width: float, height: float, count: int = 1) -> Parts:
    """A card with as much of it as there is room for; on top of its copies."""
    if width >= WIDE and height >= HIGH:
        return card(face, width, height, count)
    return short_card(face, width, height, count)


@cache
def card(face: Face, width: float, height: float, count: int = 1) -> Parts:
    """A card with its cost and name in the head, then its set and its gold, then what it does."""
    left, right = 36, width - (32 if count > 1 else 0)
    room = right - left - (14 if face.is_marked else 5)
    top = HEAD + 42
    return [
        cards.ground(width, height, HEAD),
        name(face, (left + room / 2, HEAD / 2 + 4), room, HEAD - 3),
        cost(face.cost, 19, HEAD / 2),
        icon(face.set_name, 22, HEAD + 21, 0.8),
        rank(face, 44, HEAD + 27),
        coin(face.gold, width - 20, HEAD + 21, 13),
        text(face, TEXTS, width, (top, height)),
        *mark(face, right),
        *([times(count, width - 18, HEAD / 2)] if count > 1 else []),
    ]


@cache
def short_card(face: Face, width: float, height: float, count: int = 1) -> Parts:
    """A small card: its name in the head, then cost, set and gold in a row, and what it does if it is high enough."""
    head = min(40.0, height - 34)
    middle = head + 19
    room = width - (14 if face.is_marked else 6)
    figures = [times(count, width / 2 + 11, middle)] if count > 1 else []
    return [
        cards.ground(width, height, head),
        name(face, (3 + room / 2, head / 2 + 4), room, head),
        cost(face.cost, 18, middle),
        icon(face.set_name, width / 2 - (13 if figures else 0), middle, 0.48 if figures else 0.66),
        coin(face.gold, width - 17, middle, 12.5),
        *([text(face, SHORT_TEXTS, width, (middle + 17, height))] if height >= HIGH else []),
        *mark(face, width),
        *figures,
    ]


@cache
def tile(face: Face, width: float, height: float) -> Parts:
    """A card that costs nothing any more: its name, its set and its gold; without its name where it is low."""
    if height < LOW:
        return band(face, width, height)
    head = 30.0 if height < 80 else HEAD
    middle = (head + height) / 2
    room = width - (14 if face.is_marked else 6)
    parts: Parts = [
        cards.ground(width, height, head),
        name(face, (3 + room / 2, head / 2 + 4), room, head),
        icon(face.set_name, 17, middle, 0.6),
        coin(face.gold, width - 16, middle, 11.5),
        *mark(face, width),
    ]
    if width > 110:
        parts.append(rank(face, 32, middle + 5, "card-rank less"))
    return parts


@cache
def band(face: Face, width: float, height: float) -> Parts:
    """A card so low that only its set and its gold are seen."""
    head = 8
    middle = (head + height) / 2
    return [
        cards.ground(width, height, head),
        icon(face.set_name, 19, middle, 0.6),
        coin(face.gold, width - 18, middle, 11.5),
    ]


@cache
def chip(face: Face, width: float, height: float) -> Parts:
    """A card of which only the set and the gold are seen, at its left edge."""
    head = 9
    return [
        cards.ground(width, height, head),
        icon(face.set_name, 19, head + 13, 0.46),
        coin(face.gold, 19, height - 14, 11.5),
    ]


def name(face: Face, at: Point, width: float, height: float) -> Wrapped:
    words = Phrase("picture-name", {"card": face.card})
    return Wrapped(NAMES, at, words, width, height)


def text(face: Face, fonts: tuple[Font, ...], width: float, between: Point) -> Wrapped:
    """What a card does, between two heights; nothing, where it cannot be said whole."""
    top, bottom = between
    words = Phrase("picture-action", {"phrases": face.brief})
    at = (width / 2, (top + bottom) / 2 + 2)
    return Wrapped(fonts, at, words, width - 10, bottom - top - 2, whole=True)


def rule(face: Face) -> str:
    """What the rule page says of a card."""
    return rule_of_card(CARDS.index(face.card))


@cache
def cost(figure: int, x: float, y: float) -> Drawn:
    return drawn(
        Group([Path("badge", rectangle(-14, -13, 28, 26, 6)), Text("cost", 0, 6.5, figure)], (x, y))
    )


@cache
def coin(figure: int, x: float, y: float, r: float) -> Drawn:
    """A coin with its worth. It is of copper: gold means `you may`."""
    parts = [
        Path("coin", circle(r)),
        Path("coin-line", circle(r - 2.5)),
        Text("gold", 0, r * 0.42, figure),
    ]
    return drawn(Group(parts, (x, y), "coins small" if r < 13 else "coins"))


@cache
def times(count: int, x: float, y: float) -> Drawn:
    """How many copies there are."""
    return drawn(
        Group(
            [Path("badge", rectangle(-14, -10.5, 28, 21, 8)), Text("times", 0, 5, f"×{count}")],
            (x, y),
        )
    )


def rank(face: Face, x: float, y: float, look: str = "card-rank") -> Text:
    """Which of how many cards of its set it is; or its points, if it has no set."""
    if face.size:
        return Text(look, x, y, f"{face.number or '?'}/{face.size}")
    return Text(look, x, y, Phrase("picture-worth", {"points": face.points}))


def mark(face: Face, width: float) -> Parts:
    return [drawn_mark(width)] if face.is_marked else []


@cache
def drawn_mark(width: float) -> Drawn:
    return drawn(Text("card-mark", width - 8, 16, "*"))


def coloured(face: Face) -> str:
    return f"card card-{COLOURS[face.set_name]}"


def back(width: float, height: float) -> Drawn:
    """The back of a card, with a pyramid on it."""
    x, y = width / 2, height * 0.36
    pyramid = polygon((x - 16, y + 12), (x, y - 14), (x + 16, y + 12))
    return cards.back(width, height, pyramid)
