"""The viewer's own things, on top of a small screen: crews, stones, ships, feeding, fields and cards.

The seat's panel has them too, and pieces glide from there; but it may be far below.
"""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import rule_of_card
from iteru.games.egizia.show.picture.belongings import TOUCHED, improvable, own_card_title
from iteru.games.egizia.show.picture.ink import slab
from iteru.games.egizia.show.picture.panel import balance, plot
from iteru.games.egizia.show.picture.pieces import chip
from iteru.games.egizia.view_types import EgiziaView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import rectangle
from iteru.kit.pieces import ellipse, hit, rim

WIDTH, CREW_WIDTH, HEIGHT = 360.0, 47.0, 48.0
CARD, ASIDE = 46.0, 38.0
"""How wide and high a card is that is touched, and how wide one that works by itself."""
LEFT = 10.0
STRONG = Face(19, "bold")
COUNT = Face(17, "bold")
LESS = Face(13, fill="quiet")
LOST = Face(17, "bold", "end", "bad")


def own_height(view: EgiziaView, seat: int) -> float:
    return HEIGHT + 8 + len(rows(view, seat)) * (CARD + 1)


def rows(view: EgiziaView, seat: int) -> list[list[tuple[Part, float]]]:
    """The own things in rows, as many in each as there is room for."""
    found: list[list[tuple[Part, float]]] = []
    room = 0.0
    for thing, width in own_things(view, seat):
        if width > room:
            found.append([])
            room = WIDTH - LEFT - 6
        found[-1].append((thing, width))
        room -= width
    return found


def own(view: EgiziaView, seat: int) -> Part:
    player = view["players"][seat]
    asked = view["asks"] is not None and view["asks"]["seat"] == seat
    parts: Parts = [ground(own_height(view, seat))]
    for place, (name, strength) in enumerate(player["crews"].items()):
        parts.append(crew(name, strength, name in player["used"], place, asked))
    parts += stock(view, player)
    for number, row in enumerate(rows(view, seat)):
        x, y = LEFT, HEIGHT + 25 + number * (CARD + 1)
        for thing, width in row:
            parts.append(Group([thing], (x + width / 2, y)))
            x += width
    return Group(parts, look=f"seat-{seat}", rule="R2.2")


@cache
def ground(height: float) -> Part:
    edge = rectangle(1, 1, 6, height - 6, 2)
    return Group([*slab(1, 1, WIDTH - 3, height - 7), Shape(edge, "seat")])


@cache
def crew(name: str, strength: int, used: bool, place: int, asked: bool) -> Part:
    d = rectangle(2, 5, CREW_WIDTH - 4, HEIGHT - 8, 6)
    parts: Parts = [
        hit(rectangle(0, 2, CREW_WIDTH, HEIGHT - 2)),
        rim(d),
        Group([Shape(d, "liton")], look="when-lit"),
        Use(f"crew-{name}", (15, HEIGHT / 2), 0.95, look="tired" if used else ""),
        Text(STRONG, 28, HEIGHT / 2 + 7, strength),
    ]
    facts: Facts = {"crew": name, "strength": strength, "used": "yes" if used else "no"}
    title = Phrase("picture-crew", facts)
    target = f"crew-{name}" if asked else ""
    at = (9 + CREW_WIDTH * place, 0.0)
    return Group(parts, at, "", target, title=title, rule="R7.2")


def stock(view: EgiziaView, player: PlayerView) -> Parts:
    """Draws stones and ships, and whether the crews would be fed."""
    now = player["feeding"]["by_ring"][view["ring"] - 1]
    x = 14 + 4 * CREW_WIDTH
    return [
        stones_and_ships(player["stones"], player["production"], player["ships"], x),
        fed(player["feeding"]["strength"], now["grain"], now["points"], x + 76),
    ]


@cache
def stones_and_ships(stones: int, production: int, ships: int, x: float) -> Part:
    parts: Parts = [
        Use("stones", (x + 10, 15), 0.85),
        Text(COUNT, x + 23, 21, stones),
        Text(LESS, x + 25 + COUNT.wide(str(stones)), 21, f"+{production}"),
        Use("boat", (x + 11, 37), 0.85),
        Text(COUNT, x + 24, 42, ships),
    ]
    facts: Facts = {"stones": stones, "production": production, "ships": ships}
    return Group(parts, title=Phrase("picture-own-stock", facts), rule="R6.1")


@cache
def fed(strength: int, grain: int, points: int, x: float) -> Part:
    parts: Parts = [Group([balance(strength, grain)], (x - 4, 2))]
    if points:
        parts.append(Text(LOST, x + 46, 43, points))
    facts: Facts = {"strength": strength, "grain": grain, "points": -points}
    return Group(parts, title=Phrase("picture-own-feeding", facts), rule="R5.1")


def own_things(view: EgiziaView, seat: int) -> list[tuple[Part, float]]:
    """Draws cards, and fields while one of them may be improved, and says how wide each is."""
    player = view["players"][seat]
    asked = view["asks"] is not None and view["asks"]["seat"] == seat
    found: list[tuple[Part, float]] = []
    for card, count in player["cards"].items():
        its = view["cards"][card]
        target = f"card-{card}" if asked and card in TOUCHED else ""
        title = own_card_title(view, player, card, count)
        used = player["used_cards"].get(card, 0) >= count
        width = (CARD if card in TOUCHED else ASIDE) + (12 if count > 1 else 0)
        parts = card_parts(its["kind"], its["type"], count, used, width)
        own_card = Group(parts, target=target, title=title, rule=rule_of_card(view, card))
        found.append((own_card, width))
    for field in improvable(view, player) if asked else []:
        facts: Facts = {
            "field": field["number"],
            "colour": field["colour"],
            "value": field["value"],
        }
        parts = field_parts(field["colour"], field["value"], field["watered"])
        target = f"field-{field['number']}"
        title = Phrase("picture-field", facts)
        found.append((Group(parts, target=target, title=title, rule="R10.7"), CARD))
    return found


@cache
def card_parts(kind: str, its_type: str, count: int, used: bool, width: float) -> Parts:
    x = -8.0 if count > 1 else 0.0
    d = rectangle(x - 17, -17, 34, 34, 5) if its_type == "permanent" else ellipse(17.6, 17.6, x, 0)
    parts: Parts = [hit(rectangle(-width / 2, -CARD / 2, width, CARD)), rim(d)]
    parts.append(Group([chip(kind, its_type)], (x, 0), "spent" if used else "", scale=1.2))
    if count > 1:
        parts.append(Text(Face(14, "bold"), x + 18, 6, f"×{count}"))
    return parts


@cache
def field_parts(colour: str, value: int, watered: bool) -> Parts:
    d = rectangle(-17, -18.5, 34, 37, 5)
    field = Group([plot(colour, value, watered)], scale=1.3)
    return [hit(rectangle(-CARD / 2, -CARD / 2, CARD, CARD)), rim(d), field]
