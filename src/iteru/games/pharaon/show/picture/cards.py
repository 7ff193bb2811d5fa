"""Nobles and artisans as cards."""

from typing import Final

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT, artisan_facts, noble_facts
from iteru.games.pharaon.show.picture.emblems import NOBLES
from iteru.games.pharaon.show.picture.faces import BACK, LEAST
from iteru.games.pharaon.show.picture.icons import ZONES
from iteru.games.pharaon.show.picture.surfaces import dot, recess, slab
from iteru.games.pharaon.show.picture.tokens import gain, gains
from iteru.games.pharaon.view_types import DisplayView, NobleFacts, PharaonView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Drawn, Group, Part, Parts, Shape, Text, Use, Wrapped, drawn
from iteru.kit.paths import Point, num, rectangle
from iteru.kit.pieces import hit, rim

HEAD = 35.0
ROUND = 6.0
NARROW = 62.0  # a card without words: its title tells them
TALL = 170.0  # a card with three lines of words
WORDS: Final = frozenset(NOBLES)
"""Names of nobles that have a message and an emblem of their own."""
NAMES = (
    Face(14.5, "title", fill="on-head", leading=14),
    Face(LEAST, "title", fill="on-head", leading=13),
)
DOES = (Face(14.5, anchor="middle", leading=15), Face(LEAST, anchor="middle", leading=14))
FOOT, GAIN = 17.0, 23.0
"""How far what an artisan brings lies above the foot of the card, and how large it is at most."""
POINTS, EACH, LARGE = Face(22, "bold"), Face(LEAST), Face(26, "bold", "middle")


def outline(size: Point) -> str:
    return outline_at((0, 0), size)


def outline_at(at: Point, size: Point) -> str:
    return rectangle(*at, *size, ROUND)


# Nobles


def noble(view: PharaonView, number: int, size: Point) -> Parts:
    """The face of a noble: its name, its emblem, its points, and what it does."""
    width, height = size
    its = view["card_facts"]["nobles"][str(number)]
    if width < NARROW:
        return [narrow_face(its["type"], its["name"], its["points"], size)]
    kind, called, points = its["type"], its["name"], its["points"]
    counted = (points, its["each"], its["counts"], its["zone"])
    if height >= TALL:
        room, sign = 44.0, height - 60
        face = noble_face(kind, called, size, (width / 2, HEAD, sign - 38))
        value: Part = Group([worth(*counted)], (0, sign - 17))
    else:
        room, sign = 32.0, height - 48
        face = noble_face(kind, called, size, (25, HEAD, sign - 15))
        value = Group([worth_beside(*counted)], (47, HEAD + 19))
    return [
        face,
        Wrapped(NAMES, (7, HEAD / 2 + 4.5), noble_name(called, number), width - 22, HEAD - 4),
        value,
        Group([does(kind, its["effect"], words_of(its))], (width / 2, sign)),
        Wrapped(DOES, (width / 2, height - room / 2), effect_words(view, its), width - 4, room),
    ]


@cache
def noble_face(kind: str, name: str, size: Point, picture: tuple[float, float, float]) -> Drawn:
    """Paper, the head in the colour of its kind, and the emblem above a frieze: its middle, top and bottom."""
    (width, height), (x, top, bottom) = size, picture
    y, r = (top + bottom) / 2, min(26.0, (bottom - top) / 2 - 2)
    return drawn(
        slab(0, 0, width, height, ROUND, "paper", "paper-edge"),
        Shape(head(width, HEAD), f"head-{kind}"),
        Shape(rectangle(0.6, top, width - 1.2, bottom - top), "tile"),
        Shape(dot(x, y, r), "paper2", "stone-edge"),
        *emblem(name, (x, y), r / 25),
        Shape(rectangle(0.8, bottom - 1, width - 1.6, 3.4), "url:frieze"),
        Use(f"bright-{kind}", (width - 10, HEAD / 2), 0.56),
    )


@cache
def narrow_face(kind: str, name: str, points: int, size: Point) -> Drawn:
    width, height = size
    return drawn(
        slab(0, 0, width, height, ROUND, "paper", "paper-edge"),
        Shape(head(width, 20), f"head-{kind}"),
        Use(f"bright-{kind}", (width / 2, 10), 0.56),
        *emblem(name, (width / 2, 48), min(0.85, width / 52)),
        Text(Face(22, "bold", "middle"), width / 2, 100, points),
    )


def head(width: float, height: float) -> str:
    r = ROUND
    left, right = f"a{r:g} {r:g} 0 0 1 {r:g} -{r:g}", f"a{r:g} {r:g} 0 0 1 {r:g} {r:g}"
    return f"M0 {num(height)}V{r:g}{left}H{num(width - r)}{right}V{num(height)}Z"


def emblem(name: str, at: Point, scale: float) -> Parts:
    """The emblem of a noble; one of an owner's box has only the sign of all nobles."""
    return [Use(f"noble-{name}" if name in WORDS else "sign-nobles", at, round(scale, 2))]


def noble_name(name: str, number: int) -> Phrase:
    """Without the number where there is such a word; an owner's box may have others."""
    if name in WORDS:
        return Phrase(f"picture-noble-{name}")
    return Phrase("picture-noble-name", {"noble": str(number)})


def words_of(its: NobleFacts) -> tuple[str, ...]:
    """Returns what the sign of an effect is drawn from."""
    if its["effect"] == "gain":
        return tuple(its["gain"])
    return tuple(its["colours"]) if its["effect"] == "swap" else (its["zone"] or "",)


def effect_words(view: PharaonView, its: NobleFacts) -> Phrase:
    facts = {"count": view["costs"]["nobles"]}
    return Phrase(f"picture-does-{its['effect']}", facts)


@cache
def worth(points: int, each: int, counts: str, zone: str | None) -> Drawn:
    """R9.2: its points, and those for each thing that it counts; on a line through (0, 0)."""
    if counts == "other_noble":
        return drawn(Text(POINTS, 8, 2, "="), Use("sign-nobles", (34, -5), 0.8))
    parts: Parts = [Text(POINTS, 8, 2, points)]
    if each and counts != "nothing":
        x = 8 + POINTS.wide(str(points)) + 4
        parts += [
            Text(EACH, x, 1, f"+{each}"),
            *counted(counts, zone, x + EACH.wide(f"+{each}") + 11),
        ]
    return drawn(*parts)


@cache
def worth_beside(points: int, each: int, counts: str, zone: str | None) -> Drawn:
    """The same in two lines beside the emblem of a low card."""
    if counts == "other_noble":
        return drawn(Text(POINTS, 2, 2, "="), Use("sign-nobles", (24, -5), 0.8))
    has_more = each and counts != "nothing"
    parts: Parts = [Text(POINTS, 2, 2 if has_more else 10, points)]
    if has_more:
        signs = Group(counted(counts, zone, 0), (EACH.wide(f"+{each}") + 8, 18), scale=0.84)
        parts += [Text(EACH, 0, 19, f"+{each}"), signs]
    return drawn(*parts)


COUNTED: Final = {
    "nobles": "nobles",
    "artisan_values": "artisans",
    "tomb_spaces": "tomb",
    "offerings": "offering",
    "top_tracks": "nile",
    "gods": "god",
    "gods_at_zone": "god",
}


def counted(counts: str, zone: str | None, x: float) -> Parts:
    """A sign for what a noble counts."""
    if counts == "gods_at_zone" and zone in ZONES:
        return [Use("sign-god", (x, -4), 0.66), Use(f"sign-{zone}", (x + 16, -4), 0.66)]
    if counts == "tokens":
        return [Use("crown", (x + 1, -4), 0.7), Use("flag", (x + 19, -4), 0.6)]
    if counts == "silver":
        return [Use("get-silver", (x + 2, -4), 0.8)]
    if counts == "basic":
        return [Use("any", (x + 2, -4), 0.8)]
    return [Use(f"sign-{COUNTED[counts]}", (x + 2, -4), 0.75)]


@cache
def does(kind: str, effect: str, its: tuple[str, ...]) -> Drawn:
    """R6: the sign of what a noble does, around (0, 0)."""
    if effect == "swap":
        return drawn(Use(its[0], (-22, 0)), Use("sign-both", (0, 0), 0.72), Use(its[1], (22, 0)))
    if effect == "gain":
        return drawn(*several(its))
    if effect in ("free_entry", "full_zone"):
        entered = (
            Use("any", (12, 0), 0.9)
            if effect == "free_entry"
            else Use("sign-upwards", (12, 0), 0.8)
        )
        return drawn(Use(f"sign-{its[0]}", (-12, 0)), entered)
    if effect in ("seer", "treasurer"):
        got = Use("any" if effect == "seer" else "get-silver", (22, 0), 0.95)
        return drawn(Use("any", (-22, 0), 0.95), Use("sign-arrow", (0, 0), 0.75), got)
    if effect in ("teacher", "diplomat"):
        way = Use("sign-upwards" if effect == "teacher" else "sign-arrow", (1, 0), 0.65)
        return drawn(Use("jar-any", (-20, 0), 0.42), way, Use("any", (21, 0), 0.9))
    return drawn(Use(f"sign-{SIGN_OF_EFFECT.get(effect, kind)}"))


SIGN_OF_EFFECT: Final = {"advance": "upwards", "any_kinds": "nobles", "none": "star"}


def several(symbols: tuple[str, ...]) -> Parts:
    """Gains, equal ones counted."""
    kinds = list(dict.fromkeys(symbols))
    pitch = 36.0 if len(kinds) < 3 else 25.0
    left = -pitch * (len(kinds) - 1) / 2
    parts: Parts = []
    for number, symbol in enumerate(kinds):
        count, x = symbols.count(symbol), left + pitch * number
        parts.append(gain(symbol, (x + (7 if count > 1 else 0), 0), 19))
        if count > 1:
            parts.append(Text(Face(15, "bold", "end"), x - 4, 5, count))
    return parts


def noble_title(view: PharaonView, number: int) -> Phrase:
    return Phrase("picture-noble", noble_facts(view, number))


def noble_rule(view: PharaonView, number: int) -> str:
    return RULE_OF_EFFECT[view["card_facts"]["nobles"][str(number)]["effect"]]


def noble_card(
    view: PharaonView, number: int, at: Point, size: Point, place: str, touched: str
) -> Part:
    """A noble that lies somewhere."""
    return Group(
        [*touch(size, touched), *noble(view, number, size)],
        at,
        "card",
        touched,
        f"noble-{number}",
        place,
        noble_title(view, number),
        rule=noble_rule(view, number),
    )


def touch(size: Point, touched: str) -> Parts:
    """The rim of a card that can be touched now."""
    return [rim(outline(size)), hit(outline(size))] if touched else []


# Artisans


def craft(brings: list[str]) -> str:
    """The name of the emblem of those who bring this."""
    if "jar" in brings:
        return "jar"
    if "silver" in brings:
        return "silver-and-good" if len(brings) > 1 else "silver"
    return "two-goods" if len(brings) > 1 else "one-good"


def artisan_card(
    view: PharaonView, number: int, at: Point, size: Point, place: str, touched: str
) -> Part:
    """Its points, and what it brings at once."""
    width, height = size
    its = view["card_facts"]["artisans"][str(number)]
    wide = is_broad(size)
    picture = height * (0.6 if wide else 0.5)
    x, y = (14, picture / 2 + 8) if wide else (width / 2, picture + 25)
    parts: Parts = [
        *touch(size, touched),
        artisan_face(craft(its["gain"]), size, picture, width * (0.62 if wide else 0.5)),
        Text(LARGE, x, y, its["points"]),
        *gains(its["gain"], (width / 2, height - FOOT), *fitting(len(its["gain"]), width)),
    ]
    title = Phrase("picture-artisan", artisan_facts(view, number))
    return Group(parts, at, "card", touched, f"artisan-{number}", place, title, rule="R5.4")


def is_broad(size: Point) -> bool:
    """Whether an artisan's points have room beside the picture; else they stand below it."""
    width, height = size
    return width > height * 0.75


def fitting(count: int, width: float) -> tuple[float, float]:
    """Returns how large gains are, and how far apart, so that they fit into a width."""
    pitch = min(26.5, (width - 4) / max(1, count))
    return min(GAIN, pitch - 2), pitch


@cache
def artisan_face(emblem: str, size: Point, picture: float, x: float) -> Drawn:
    width, height = size
    return drawn(
        slab(0, 0, width, height, ROUND, "paper", "paper-edge"),
        Shape(head(width, picture), "brick"),
        Shape(rectangle(0.8, picture - 2, width - 1.6, 3), "url:frieze"),
        Use(f"craft-{emblem}", (x, picture / 2), round(min(1.08, picture / 52, width / 48), 2)),
    )


# Both


def deck(its: DisplayView, name: str, at: Point, size: Point, touched: str) -> Part:
    """The pile from which a display is filled."""
    facts = {"count": its["deck"], "used": len(its["discard"])}
    rule = "R5.3" if name == "nobles" else "R5.4"
    title = Phrase(f"picture-deck-{name}", facts)
    parts = [*touch(size, touched), pile(name, its["deck"], size)]
    return Group(parts, at, target=touched, title=title, rule=rule)


@cache
def pile(name: str, count: int, size: Point) -> Drawn:
    width, height = size
    if not count:
        words = Text(Face(18, anchor="middle"), width / 2, height / 2 + 6, 0)
        return drawn(recess(0, 0, width, height, ROUND), words)
    backs: Parts = [
        Shape(rectangle(0, y, width, height - 4, ROUND), "back" if y else "back2", "line")
        for y in (4, 2, 0)
    ]
    return drawn(
        *backs,
        Shape(rectangle(5, 5, width - 10, height - 14, 4), "", "straw", 1.2, 0.6),
        Use(f"bright-{name}", (width / 2, height / 2 - 18), 1.1),
        Text(BACK, width / 2, height / 2 + 16, count),
    )


def empty(at: Point, size: Point) -> Part:
    return Group([recess(0, 0, *size, ROUND)], at, title=Phrase("picture-no-card"))
