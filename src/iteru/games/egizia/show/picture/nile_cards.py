"""Nile cards: papyrus sheets with an emblem on the colour of their kind, its word, a name, and what they bring."""

from typing import NamedTuple

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase, packed
from iteru.games.egizia.show.card_words import does, gains, joined, numbers_on, rule_of_card
from iteru.games.egizia.show.picture.ink import ellipse
from iteru.games.egizia.show.picture.symbols import CREWS, DROPS, FIELDS
from iteru.games.egizia.view_types import CardView, Printed
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use, Wrapped
from iteru.kit.paths import num

PAINTS = {"permanent": "perm", "anytime": "any", "immediate": "once"}
ON_PAINT = {"plotg": "onplotg", "ploty": "onploty"}


class Size(NamedTuple):
    """How large a card is, the width of its coloured side, and its letters."""

    width: float
    height: float
    side: float
    emblem: float
    names: tuple[Face, ...]
    briefs: tuple[Face, ...]


WIDE = Size(
    190,
    66,
    66,
    1.7,
    (
        Face(15.5, "title", leading=15.5),
        Face(14.4, "title", leading=14.5),
        Face(14.2, "title", leading=14),
    ),
    (Face(14.2, leading=14.8), Face(14.2, leading=14)),
)
SMALL = Size(
    131,
    76,
    52,
    1.5,
    (
        Face(14.5, "title", leading=14.5),
        Face(13.4, "title", leading=13.6),
        Face(12.6, "title", leading=13),
    ),
    (Face(13.4, leading=14), Face(12.6, leading=13)),
)


class CardFace(NamedTuple):
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

    @property
    def paint(self) -> str:
        """The colour of its kind."""
        if self.colour:
            return FIELDS[self.colour]
        return "quarry" if self.kind == "quarry" else PAINTS[self.type]

    @property
    def sort(self) -> str:
        """The word below its emblem."""
        return self.kind if self.kind in ("field", "quarry") else self.type


def card_face(view: Printed, card: str) -> CardFace:
    its = view["cards"][card]
    shown = tuple(its.get("crews") or its.get("structures") or ())
    figure = its.get("value", 0) if its["kind"] in ("field", "quarry") else 0
    return CardFace(
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


def name_of(face: CardFace, size: Size) -> Phrase:
    """Returns the name on a card; below the emblem of a field stands that it is one, so a small card need not say it again."""
    if face.kind == "field":
        name = "picture-name-field-small" if size is SMALL else "picture-name-field"
        return Phrase(name, {"water": face.colour})
    if face.kind in ("quarry", "crews_shown", "brick_points"):
        return Phrase(f"picture-name-{face.kind}")
    return Phrase("picture-name", {"card": face.card})


def card_title(face: CardFace, space: int) -> Phrase:
    facts: dict[str, Value] = {"card": face.card, "space": space, "phrases": face.does}
    return Phrase("picture-card-at", facts)


def in_a_word(face: CardFace) -> Phrase | None:
    """Returns what a small card says where its words have no room: its crews are seen beside them."""
    if face.kind != "crews_shown":
        return None
    return Phrase("picture-crews-shown", {"count": len(face.icons)})


@cache
def lying(face: CardFace, size: Size) -> Parts:
    """Draws a card by the river."""
    width, height, side, emblem, names, briefs = size
    ink = ON_PAINT.get(face.paint, "onkind")
    left = f"M1 1H{num(side)}V{num(height - 1)}H.4Z"
    line = f"M{num(side)} 1V{num(height - 1)}"
    room, x = width - side - 11, side + 7
    is_named_in_a_line = size is SMALL and face.colour in ("green", "brown")
    middle, room_below = (0.7, 0.53) if is_named_in_a_line else (0.72, 0.48)
    kinds = (Face(14.2 if size is WIDE else 12.8, "bold", "middle", ink),)
    words, fewer = [
        Phrase(name, {"kind": face.sort}) for name in ("picture-kind", "picture-kind-short")
    ]
    return [
        Use("sheet-small" if size is SMALL else "sheet-wide"),
        Shape(left, face.paint),
        Shape(line, "", "line", 1),
        Group(art(face), (side / 2, (height - 14) / 2 + 1), scale=emblem),
        Wrapped(kinds, (side / 2, height - 5.4), words, side - 2, 14, shorter=fewer),
        Wrapped(names, (x, height * 0.33 + 1), name_of(face, size), room, height * 0.5),
        Wrapped(
            briefs,
            (x, height * middle + 1),
            Phrase("picture-action", {"phrases": face.brief}),
            room,
            height * room_below,
            whole=True,
            shorter=in_a_word(face),
        ),
    ]


def art(face: CardFace) -> Parts:
    """Draws what is on the coloured side of a card, as large as an emblem."""
    if face.kind == "field":
        return field_art(face.value, face.colour)
    if face.kind == "quarry":
        return [
            Use("quarry", scale=0.6),
            Text(Face(11.5, "bold", "middle", "onkind"), -7, -4.4, face.value),
        ]
    if face.kind in ("crews_shown", "brick_points"):
        step = min(15.0, 32 / max(1, len(face.icons)))
        first = -step * (len(face.icons) - 1) / 2
        return [shown(name, first + step * place) for place, name in enumerate(face.icons)]
    return [Use(f"emblem-{face.kind}")]


def shown(name: str, x: float) -> Part:
    if name in CREWS:
        return Use(f"crew-{name}", (x, 0.5), 0.72)
    return Use(f"structure-{name}", (x, 0), 0.62)


def field_art(value: int, colour: str) -> Parts:
    """Draws ears, the grain on a plate, and the drops of water that a field needs."""
    count = DROPS[colour]
    return [
        *[Use("ear-card", (x, -1), 0.5) for x in (-12.4, 12.4)],
        Shape(ellipse(0, -1, 8.6), "pap", "line", 0.6),
        Text(Face(13, "bold", "middle"), 0, 3.4, value),
        *[Use("drop", ((k - (count - 1) / 2) * 5, 11.4), 0.6) for k in range(count)],
    ]
