"""The viewer's own things, on top of a small screen: crews, stones, ships, feeding, fields and cards.

The seat's panel has them too, and pieces glide from there; but it may be far below.
"""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.card_words import rule_of_card
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.belongings import (
    TOUCHED,
    improvable,
    own_card_title,
)
from iteru.games.egizia.show.picture.nile_cards import COLOURS
from iteru.games.egizia.view_types import EgiziaView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Parts, Path, Text, drawn, rectangle

WIDTH, CREW_WIDTH, HEIGHT = 360.0, 52.0, 52.0
CARD, CARD_STEP = 48.0, 51.4


def own_height(view: EgiziaView, seat: int) -> float:
    things = len(own_things(view, seat))
    rows = -(-things // 7)
    return HEIGHT + 4 + rows * (CARD + 4)


def own(view: EgiziaView, seat: int) -> Part:
    player = view["players"][seat]
    asked = view["asks"] is not None and view["asks"]["seat"] == seat
    parts: Parts = [ground(own_height(view, seat))]
    for place, (name, strength) in enumerate(player["crews"].items()):
        parts.append(crew(name, strength, name in player["used"], place, asked))
    parts += stock(view, player)
    for place, thing in enumerate(own_things(view, seat)):
        row, column = divmod(place, 7)
        at = (3 + CARD_STEP * column, HEIGHT + 4 + row * (CARD + 4))
        parts.append(Group([thing], at))
    return Group(parts, look=f"seat-{seat}", rule="R2.2")


@cache
def ground(height: float) -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, height - 1, 10)))


@cache
def crew(name: str, strength: int, used: bool, place: int, asked: bool) -> Part:
    parts: Parts = [
        icons.crew(name, 18, HEIGHT / 2, 1.25, used),
        drawn(Text("strong", 31, HEIGHT / 2 + 7, strength)),
        drawn(Path("hit halo", rectangle(1, 2, CREW_WIDTH - 2, HEIGHT - 4, 8))),
    ]
    facts: Facts = {"crew": name, "strength": strength, "used": "yes" if used else "no"}
    title = Phrase("picture-crew", facts)
    target = f"crew-{name}" if asked else ""
    at = (2 + CREW_WIDTH * place, 0.0)
    return Group(parts, at, "", target, title=title, rule="R7.2")


def stock(view: EgiziaView, player: PlayerView) -> Parts:
    """Draws stones and ships, and whether the crews would be fed."""
    now = player["feeding"]["by_ring"][view["ring"] - 1]
    x = 4 + 4 * CREW_WIDTH
    return [
        stones_and_ships(player["stones"], player["production"], player["ships"], x),
        fed(player["feeding"]["strength"], now["grain"], now["points"], x + 70),
    ]


@cache
def stones_and_ships(stones: int, production: int, ships: int, x: float) -> Part:
    parts: Parts = [
        icons.stones(x + 10, 15, 0.8),
        Text("count", x + 23, 20, stones),
        Text("about", x + 45, 20, f"+{production}"),
        icons.icon("hull", x + 11, 37, 0.58, "hull"),
        Text("count", x + 24, 42, ships),
    ]
    facts: Facts = {"stones": stones, "production": production, "ships": ships}
    return Group([drawn(*parts)], title=Phrase("picture-own-stock", facts), rule="R6.1")


@cache
def fed(strength: int, grain: int, points: int, x: float) -> Part:
    parts: Parts = [
        icons.any_crew(x + 11, 15, 0.75),
        Text("count", x + 22, 20, strength),
        icons.ear("green", x + 11, 37, 0.85),
        Text("count", x + 22, 42, grain),
    ]
    if points:
        parts.append(Text("lost some", x + 56, 31, points))
    facts: Facts = {"strength": strength, "grain": grain, "points": -points}
    return Group([drawn(*parts)], title=Phrase("picture-own-feeding", facts), rule="R5.1")


def own_things(view: EgiziaView, seat: int) -> list[Part]:
    """Draws cards, and fields while one of them may be improved."""
    player = view["players"][seat]
    asked = view["asks"] is not None and view["asks"]["seat"] == seat
    found: list[Part] = []
    for card, count in player["cards"].items():
        its = view["cards"][card]
        target = f"card-{card}" if asked and card in TOUCHED else ""
        colour = COLOURS[its["type"]]
        title = own_card_title(view, player, card, count)
        parts = [tile(its["kind"], count, player["used_cards"].get(card, 0))]
        found.append(
            Group(
                parts,
                look=f"card-{colour}",
                target=target,
                title=title,
                rule=rule_of_card(view, card),
            )
        )
    for field in improvable(view, player) if asked else []:
        facts: Facts = {
            "field": field["number"],
            "colour": field["colour"],
            "value": field["value"],
        }
        parts = [field_tile(field["colour"], field["value"])]
        target = f"field-{field['number']}"
        title = Phrase("picture-field", facts)
        found.append(Group(parts, target=target, title=title, rule="R10.7"))
    return found


@cache
def tile(kind: str, count: int, used: int) -> Drawn:
    parts: Parts = [
        Path("paper", rectangle(0, 0, CARD, CARD - 2, 6)),
        Path("head", f"M0 8V6a6 6 0 0 1 6 -6H{CARD - 6:g}a6 6 0 0 1 6 6V8Z"),
        icons.icon(kind, CARD / 2 - (8 if count > 1 else 0), CARD / 2 + 3, 0.72),
    ]
    if count > 1:
        parts.append(Text("times", CARD - 11, CARD / 2 + 8, f"×{count}"))
    if used >= count:
        parts.append(Path("spent", f"M6 {CARD - 9:g}H{CARD - 6:g}"))
    parts.append(Path("hit halo edge", rectangle(0, 0, CARD, CARD - 2, 6)))
    return drawn(*parts)


@cache
def field_tile(colour: str, value: int) -> Drawn:
    return drawn(
        Path(f"field field-{colour}", rectangle(0, 0, CARD, CARD - 2, 6)),
        Text(f"field-figure on-{colour}", CARD / 2, CARD / 2 + 6, value),
        Path("hit halo edge", rectangle(0, 0, CARD, CARD - 2, 6)),
    )
