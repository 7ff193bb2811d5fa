"""Nobles and artisans as cards."""

from typing import Final

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT, artisan_facts, noble_facts
from iteru.games.pharaon.show.picture.icons import ZONES, crown, flag, icon
from iteru.games.pharaon.show.picture.tokens import any_colour, arrow, face, gain, gains
from iteru.games.pharaon.view_types import DisplayView, NobleFacts, PharaonView
from iteru.kit import cards
from iteru.kit.kept import cache
from iteru.kit.scene import (
    BOLD,
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    drawn,
    line,
    rectangle,
)

HEAD = 34.0
NARROW = 62.0  # a card without words: its title tells them
COLOURS: Final = {"permanent": "blue", "once_a_round": "purple", "one_time": "red"}
"""Of the heads of nobles."""
WORDS: Final = frozenset(
    {"scribe", "general", "architect", "priestess", "foreman", "decorator", "judge", "vizier"}
    | {"physician", "supplier", "high_priest", "steward", "seer", "treasurer", "teacher"}
    | {"diplomat", "official"}
)
"""Names of nobles that have a message of their own."""
NAMES = (Font("card-name", 12.5, 13, BOLD), Font("card-name less", 11.2, 12, BOLD))
DOES = (Font("card-does", 12.5, 13), Font("card-does less", 11.2, 11.8))


# Nobles


def noble(view: PharaonView, number: int, size: Point) -> Parts:
    """The face of a noble: its name, its points, and what it does."""
    width, height = size
    its = view["card_facts"]["nobles"][str(number)]
    middle = width / 2
    shown = does(its["type"], its["effect"], words_of(its))
    if width < NARROW:
        return [
            cards.ground(width, height, HEAD / 2),
            Text("count", middle, HEAD + 8, its["points"]),
            icon(its["type"], middle, HEAD + 32),
        ]
    name = noble_name(its["name"], number)
    counted = worth(its["points"], its["each"], its["counts"], its["zone"])
    room = min(58.0, height - HEAD - 62)
    return [
        cards.ground(width, height, HEAD),
        Wrapped(NAMES, (middle, HEAD / 2 + 4), name, width - 4, HEAD - 6),
        Group([counted], (0, HEAD)),
        line_below(width),
        Group([shown], (middle, HEAD + 43)),
        Wrapped(DOES, (middle, HEAD + 63 + room / 2), effect_words(view, its), width - 6, room),
    ]


def noble_name(name: str, number: int) -> Phrase:
    """Without the number where there is such a word; an owner's box may have others."""
    if name in WORDS:
        return Phrase(f"picture-noble-{name}")
    return Phrase("picture-noble-name", {"noble": str(number)})


def words_of(its: NobleFacts) -> tuple[str, ...]:
    """What the sign of an effect is drawn from."""
    if its["effect"] == "gain":
        return tuple(its["gain"])
    return tuple(its["colours"]) if its["effect"] == "swap" else (its["zone"] or "",)


def effect_words(view: PharaonView, its: NobleFacts) -> Phrase:
    facts = {"count": view["costs"]["nobles"]}
    return Phrase(f"picture-does-{its['effect']}", facts)


@cache
def line_below(width: float) -> Drawn:
    return drawn(Path("rule", line((8, HEAD + 28), (width - 8, HEAD + 28))))


@cache
def worth(points: int, each: int, counts: str, zone: str | None) -> Drawn:
    """R9.2: its points, and those for each thing that it counts."""
    if counts == "other_noble":
        return drawn(Text("points left", 8, 21, "="), icon("nobles", 34, 15, 0.8))
    parts: Parts = [Text("points left", 8, 21, points)]
    if each:
        x = 22.0 if points < 10 else 32.0
        parts += [Text("each", x, 20, f"+{each}"), *counted(counts, zone, x + 31)]
    return drawn(*parts)


COUNTED: Final = {
    "nobles": "nobles",
    "artisan_values": "artisans",
    "tomb_spaces": "tomb",
    "offerings": "offering",
    "top_tracks": "nile",
    "gods": "god",
}


def counted(counts: str, zone: str | None, x: float) -> Parts:
    """A sign for what a noble counts."""
    if counts == "gods_at_zone" and zone in ZONES:
        return [icon("god", x - 3, 15, 0.66), icon(zone, x + 11, 16, 0.6)]
    if counts == "tokens":
        return [crown(x, 15, 0.6), flag(x + 14, 15, 0.55)]
    if counts == "silver":
        return [Group([gain("silver")], (x, 15), scale=0.75)]
    if counts == "basic":
        return [Group([any_colour(7)], (x, 15))]
    return [icon(COUNTED[counts], x, 15, 0.75)]


@cache
def does(kind: str, effect: str, its: tuple[str, ...]) -> Drawn:
    """R6: the sign of what a noble does, around (0, 0)."""
    if effect == "swap":
        left, right = [
            Group([face(one)], (x, 0), scale=0.85) for one, x in zip(its, (-18, 18), strict=True)
        ]
        return drawn(left, icon("both", 0, 0, 0.72), right)
    if effect == "gain":
        return drawn(*several(its))
    if effect in ("free_entry", "full_zone"):
        entered = (
            Group([any_colour(8)], (12, 0))
            if effect == "free_entry"
            else icon("upwards", 12, 0, 0.8)
        )
        return drawn(icon(its[0], -11, 0), entered)
    if effect in ("seer", "treasurer"):
        got = any_colour(8) if effect == "seer" else Group([gain("silver")], scale=0.8)
        return drawn(
            Group([any_colour(8)], (-20, 0)), icon("arrow", 0, 0, 0.8), Group([got], (20, 0))
        )
    if effect in ("teacher", "diplomat"):
        other = "upwards" if effect == "teacher" else "arrow"
        end = Group([any_colour(8)], (20, 0))
        return drawn(Group([gain("jar")], (-18, 0), scale=0.95), icon(other, 1, 0, 0.7), end)
    return drawn(icon(SIGN_OF_EFFECT.get(effect, kind), 0, 0))


SIGN_OF_EFFECT: Final = {"advance": "upwards", "any_kinds": "nobles", "none": "star"}


def several(symbols: tuple[str, ...]) -> Parts:
    """Gains, equal ones counted."""
    kinds = list(dict.fromkeys(symbols))
    pitch = 34.0 if len(kinds) < 3 else 25.0
    left = -pitch * (len(kinds) - 1) / 2
    parts: Parts = []
    for number, symbol in enumerate(kinds):
        count, x = symbols.count(symbol), left + pitch * number
        shown = (
            arrow(("black", "yellow", "green", "red", "blue")) if symbol == "nile" else gain(symbol)
        )
        parts.append(Group([shown], (x + (6 if count > 1 else 0), 0), scale=0.85))
        if count > 1:
            parts.append(Text("times", x - 9, 5, count))
    return parts


def noble_title(view: PharaonView, number: int) -> Phrase:
    return Phrase("picture-noble", noble_facts(view, number))


def noble_rule(view: PharaonView, number: int) -> str:
    return RULE_OF_EFFECT[view["card_facts"]["nobles"][str(number)]["effect"]]


def noble_card(
    view: PharaonView, number: int, at: Point, size: Point, place: str, touched: str
) -> Part:
    """A noble that lies somewhere."""
    colour = COLOURS[view["card_facts"]["nobles"][str(number)]["type"]]
    return Group(
        [*noble(view, number, size), cards.edge(*size)],
        at,
        f"card card-{colour}",
        touched,
        f"noble-{number}",
        place,
        noble_title(view, number),
        rule=noble_rule(view, number),
    )


# Artisans


def artisan_card(
    view: PharaonView, number: int, at: Point, size: Point, place: str, touched: str
) -> Part:
    """Its points, and what it brings at once."""
    width, height = size
    its = view["card_facts"]["artisans"][str(number)]
    parts: Parts = [
        artisan_ground(width, height),
        Text("points large", width / 2, 26 + (height - 26) * 0.36, its["points"]),
        *gains(
            its["gain"], (width / 2, 26 + (height - 26) * 0.7), *fitting(len(its["gain"]), width)
        ),
        cards.edge(width, height),
    ]
    title = Phrase("picture-artisan", artisan_facts(view, number))
    return Group(
        parts, at, "card card-teal", touched, f"artisan-{number}", place, title, rule="R5.4"
    )


def fitting(count: int, width: float) -> tuple[float, float]:
    """How large gains are, and how far apart, so that they fit into a width."""
    pitch = min(25.0, (width - 4) / max(1, count))
    return pitch - 3, pitch


@cache
def artisan_ground(width: float, height: float) -> Drawn:
    head = icon("artisans", width / 2, 13, 0.8, "sign on-head")
    return drawn(cards.ground(width, height, 26), head)


# Both


def deck(its: DisplayView, name: str, at: Point, touched: str) -> Part:
    """The pile from which a display is filled."""
    facts = {"count": its["deck"], "used": len(its["discard"])}
    rule = "R5.3" if name == "nobles" else "R5.4"
    return Group(
        [pile(its["deck"])],
        at,
        target=touched,
        title=Phrase(f"picture-deck-{name}", facts),
        rule=rule,
    )


@cache
def pile(count: int) -> Drawn:
    edge = Path("hit halo edge", rectangle(-2, -2, 52, 66, 7))
    if not count:
        return drawn(Path("slot", rectangle(2, 2, 40, 56, 6)), Text("small", 22, 35, 0), edge)
    backs = [Path("back", rectangle(5, 5, 40, 56, 6)), Path("back", rectangle(1, 1, 40, 56, 6))]
    return drawn(*backs, Text("back-count", 21, 34, count), edge)


def empty(at: Point, size: Point) -> Part:
    return Group([cards.gap(*size)], at, title=Phrase("picture-no-card"))
