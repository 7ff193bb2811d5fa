"""Cards as we draw them: large with all they say, small as tiles, and their backs."""

from functools import cache
from typing import NamedTuple

from iteru.engine.game import View
from iteru.engine.phrase import Phrase, packed
from iteru.games.valley_of_the_kings.show.picture.symbols import COLOURS, symbol
from iteru.games.valley_of_the_kings.show.words import Facts, does
from iteru.kit import cards
from iteru.kit.scene import (
    Drawn,
    Font,
    Group,
    Parts,
    Path,
    Text,
    Wrapped,
    circle,
    drawn,
    polygon,
    rectangle,
)

HEAD = 38
WIDE = 125  # enough for the cost to stand beside the name
NAMES = (
    Font("card-title", 14.4, 15),
    Font("card-title less", 12.7, 12.5),
    Font("card-title least", 11.2, 11),
)
TILE_NAMES = (*NAMES[1:], Font("card-title least", 11.2, 10))
TEXTS = (
    Font("card-text more", 13.5, 15.5),
    Font("card-text", 12.5, 14.5),
    Font("card-text less", 11.3, 12.5),
    Font("card-text least", 10.2, 11.2),
)


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


def face(view: View, card: str, cost: int | None = None, gold: int = 0) -> Face:
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
        does(view, card),
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


def brief(action: list[View]) -> str:
    return packed([phrase for step in action for phrase in brief_step(step)])


def brief_step(step: View) -> list[Phrase]:
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
    facts = {"count": step["count"], "number": step["number"], "which": step["which"]}
    places = step["places"] or ["none"]
    return [
        Phrase(
            f"brief-{verb}",
            {**facts, "from": places[0], "other_from": places[-1], "from_count": len(places)},
        )
    ]


# Drawing


@cache
def card(face: Face, width: float, height: float, count: int = 1) -> Parts:
    """A card with its cost and name in the head, then its set and its gold, then what it does; on top of its copies."""
    cost_beside = width >= WIDE
    left = 36 if cost_beside else 5
    right = width - (32 if count > 1 else 0)
    room = right - left - (14 if face.is_marked else 5)
    parts: Parts = [
        cards.ground(width, height, HEAD),
        Wrapped(
            NAMES,
            (left + room / 2, HEAD / 2 + 4),
            Phrase("picture-name", {"card": face.card}),
            room,
            HEAD + 1,
        ),
        cost(face.cost, 19, HEAD / 2) if cost_beside else cost(face.cost, width / 2, HEAD + 20),
        symbol(face.set_name, 22, HEAD + 21, 0.8),
        coin(face.gold, width - 20, HEAD + 21, 13),
    ]
    if cost_beside:
        parts.append(rank(face, 44, HEAD + 27))
    top = HEAD + 42
    words = Phrase("picture-action", {"phrases": face.brief})
    parts.append(
        Wrapped(TEXTS, (width / 2, (top + height) / 2 + 1), words, width - 12, height - top - 2)
    )
    return [
        *parts,
        *mark(face, right),
        *([times(count, width - 18, HEAD / 2)] if count > 1 else []),
    ]


@cache
def tile(face: Face, width: float, height: float, count: int = 1) -> Parts:
    """A small card: its name, its set and its gold; on top of its copies."""
    head = 30 if height < 80 else HEAD
    middle = (head + height) / 2
    is_marked = face.is_marked and width > 76
    room = width - (16 if is_marked else 6)
    parts: Parts = [
        cards.ground(width, height, head),
        Wrapped(
            TILE_NAMES,
            (3 + room / 2, head / 2 + 4),
            Phrase("picture-name", {"card": face.card}),
            room,
            head,
        ),
        symbol(face.set_name, 16, middle, 0.6),
        coin(face.gold, width - 15, middle, 10.5),
    ]
    if width > 76 and (face.size or width > 100):
        parts.append(rank(face, 30, middle + 5, "card-rank less"))
    marks = mark(face, width) if is_marked else []
    return [*parts, *marks, *([times(count, width / 2, height - 13)] if count > 1 else [])]


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
    return drawn(Group(parts, (x, y), "coins small" if r < 12 else "coins"))


@cache
def times(count: int, x: float, y: float) -> Drawn:
    """How many copies there are."""
    return drawn(
        Group(
            [Path("badge", rectangle(-14, -10.5, 28, 21, 8)), Text("times", 0, 5, f"×{count}")],
            (x, y),
        )
    )


def rank(face: Face, x: float, y: float, kind: str = "card-rank") -> Text:
    """Which of how many cards of its set it is; or its points, if it has no set."""
    if face.size:
        return Text(kind, x, y, f"{face.number or '?'}/{face.size}")
    return Text(kind, x, y, Phrase("picture-worth", {"points": face.points}))


def mark(face: Face, width: float) -> Parts:
    return [drawn_mark(width)] if face.is_marked else []


@cache
def drawn_mark(width: float) -> Drawn:
    return drawn(Text("card-mark", width - 8, 17, "*"))


def coloured(face: Face) -> str:
    return f"card card-{COLOURS[face.set_name]}"


def back(width: float, height: float) -> Drawn:
    """The back of a card, with a pyramid on it."""
    x, y = width / 2, height * 0.36
    pyramid = polygon((x - 16, y + 12), (x, y - 14), (x + 16, y + 12))
    return cards.back(width, height, pyramid)
