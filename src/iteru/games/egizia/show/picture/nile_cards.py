"""Nile cards as they lie by the river, and as small tiles before a seat."""

from typing import NamedTuple

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase, packed
from iteru.games.egizia.show.card_words import does, gains, joined, numbers_on, rule_of_card
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.view_types import CardView, EgiziaView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    BOLD,
    Drawn,
    Font,
    Parts,
    Path,
    Text,
    Wrapped,
    drawn,
    num,
    rectangle,
)

HEAD = 36.0
COLOURS = {"permanent": "blue", "anytime": "purple", "immediate": "red"}
NAMES = (
    Font("card-name", 13, 13.5, BOLD),
    Font("card-name less", 12.5, 12.8, BOLD),
    Font("card-name least", 11.4, 11.8, BOLD),
)
BRIEFS = (Font("gist", 12.5, 13), Font("gist less", 11.4, 11.8), Font("gist least", 10.8, 11))


class Face(NamedTuple):
    """What is printed on a Nile card."""

    card: str
    kind: str
    type: str
    value: int
    colour: str
    icons: tuple[str, ...]
    """Crews or structures that it shows."""
    brief: str
    does: str
    rule: str


def face(view: EgiziaView, card: str) -> Face:
    its = view["cards"][card]
    shown = tuple(its.get("crews") or its.get("structures") or ())
    figure = its.get("value", 0) if its["kind"] in ("field", "quarry") else 0
    return Face(
        card,
        its["kind"],
        its["type"],
        figure,
        its.get("colour", ""),
        shown,
        brief(its),
        does(view, card),
        rule_of_card(view, card),
    )


def brief(its: CardView) -> str:
    """Returns what a card brings, in few words."""
    if its["kind"] == "field":
        bonus = brief_bonus(its)
        first = Phrase("brief-field", {"water": its["colour"], "bonus": len(bonus)})
        return packed([first, *bonus])
    if its["kind"] == "crews_shown":
        return packed(gains(its["crews"], {}))
    if its["kind"] == "brick_points":
        named = joined([Phrase("brief-structure", {"structure": one}) for one in its["structures"]])
        return packed([Phrase("brief-brick_points", {"points": its["points"]}), *named])
    return packed([Phrase(f"brief-{its['kind']}", numbers_on(its))])


def brief_bonus(its: CardView) -> list[Phrase]:
    """Returns what taking a field brings."""
    steps = {"stone_sale": its["stone_sale"], "grain_market": its["grain_market"]}
    found = [
        Phrase("brief-track", {"track": track, "count": count})
        for track, count in steps.items()
        if count
    ]
    return joined([*found, *gains([], {"stones": its["stones"], "points": its["points"]})])


def coloured(face: Face) -> str:
    """Returns the class of a card's colour."""
    return f"field-head {face.colour}" if face.colour else f"card-{COLOURS[face.type]}"


def name_of(face: Face) -> Phrase:
    if face.kind == "field":
        return Phrase("picture-name-field", {"value": face.value})
    if face.kind in ("quarry", "crews_shown", "brick_points"):
        return Phrase(f"picture-name-{face.kind}")
    return Phrase("picture-name", {"card": face.card})


def card_title(face: Face, space: int) -> Phrase:
    facts: dict[str, Value] = {"card": face.card, "space": space, "phrases": face.does}
    return Phrase("picture-card-at", facts)


@cache
def lying(face: Face, width: float, height: float) -> Parts:
    """Draws a card by the river: its icon or figure in the head, its name, and what it brings."""
    room = width - HEAD - 10
    middle = HEAD + 6
    name = Wrapped(NAMES, (middle, height * 0.28 + 4), name_of(face), room, height * 0.52)
    words = Phrase("picture-action", {"phrases": face.brief})
    text = Wrapped(BRIEFS, (middle, height * 0.75 + 3), words, room, height * 0.48, whole=True)
    return [ground(width, height), *head_icon(face, HEAD / 2, height / 2), name, text]


@cache
def ground(width: float, height: float) -> Drawn:
    h = num(height - 12)
    head = f"M{num(HEAD)} 0H6a6 6 0 0 0 -6 6v{h}a6 6 0 0 0 6 6H{num(HEAD)}Z"
    return drawn(Path("paper", rectangle(0, 0, width, height, 6)), Path("head", head))


def head_icon(face: Face, x: float, y: float) -> Parts:
    """Draws what stands in the coloured head of a card."""
    if face.kind == "field":
        return [icons.ear(face.colour, x, y - 12, 0.95), Text("head-figure", x, y + 16, face.value)]
    if face.kind == "quarry":
        icon = icons.icon("quarry", x, y - 11, 0.5, "on-head")
        return [icon, Text("head-figure", x, y + 17, face.value)]
    if face.kind in ("crews_shown", "brick_points"):
        step = min(20.0, 40 / max(1, len(face.icons)))
        first = y - step * (len(face.icons) - 1) / 2
        return [shown_icon(name, x, first + step * place) for place, name in enumerate(face.icons)]
    return [icons.icon(face.kind, x, y, 0.72, "on-head")]


def shown_icon(name: str, x: float, y: float) -> Drawn:
    if name in icons.GLYPHS:
        return icons.crew(name, x, y, 0.85)
    return icons.icon(name, x, y, 0.44, "on-head")
