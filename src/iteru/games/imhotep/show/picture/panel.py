"""A seat's panel: what one seat has."""

from typing import Any

from iteru.games.imhotep.show.card_words import card_facts, card_rule
from iteru.games.imhotep.show.picture.icons import ICONS
from iteru.games.imhotep.show.picture.pieces import block, slot
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Parts, Path, drawn

SLED_HEIGHT, PITCH, STONE = 44, 21, 10


def seat(view: ImhotepView, seat: int) -> dict[str, Any]:
    """Returns the values for the template. Only the actor's panel has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    asked = asks is not None and asks["seat"] == seat
    return {
        "seat": seat,
        "asked": asked,
        "sled": sled(seat, player["sled"], player["sled_room"]),
        "quarry": player["quarry"],
        "heap": sign("heap", "quarry"),
        "cards": [own_card(view, card, count) for card, count in player["cards"].items()],
    }


@cache
def sled(seat: int, stones: int, room: int) -> dict[str, Any]:
    """Draws the sled from the side, with its places. The sled as a whole has a title, its stones have none."""
    end = PITCH * room + 9
    beam, runner = (
        f"M4 31H{end}M14 31V40M{end - 14} 31V40",
        f"M4 40H{end - 6}C{end + 4} 40 {end + 9} 34 {end + 8} 25",
    )
    parts: Parts = [Path("runner", beam), Path("runner", runner)]
    faces = block(seat, STONE, STONE, False)
    for i in range(room):
        at = (15 + PITCH * i, 27)
        own = Group(
            [faces], at, f"stone seat-{seat}", piece=f"stone-{seat}", place=f"sled-{seat}-{i}"
        )
        parts.append(own if i < stones else slot(at, STONE))
    return {
        "stones": stones,
        "room": room,
        "width": end + 12,
        "height": SLED_HEIGHT,
        "drawn": drawn(*parts),
    }


@cache
def sign(kind: str, name: str) -> Drawn:
    return drawn(Path(kind, ICONS[name]))


def own_card(view: ImhotepView, card: str, count: int) -> dict[str, Any]:
    return {
        "name": card,
        "facts": card_facts(view, card),
        "rule": card_rule(view, card),
        "count": count,
        "colour": view["market"]["colours"][card],
        "icon": sign("icon", card),
    }
