"""A seat's panel: crews, stones, ships, fields and grain, Sphinx cards and Nile cards."""

from typing import Any

from iteru.games.egizia.show.card_words import rule_of_card
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.belongings import TOUCHED, improvable, own_card_title
from iteru.games.egizia.show.picture.nile_cards import COLOURS
from iteru.games.egizia.view_types import EgiziaView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Path, Text, drawn, num, rectangle

FIELDS = ("green", "yellow_green", "brown")
BALANCE_WIDTH, BALANCE_HEIGHT = 68, 26
TILT = 4.5


def seat(view: EgiziaView, seat: int) -> dict[str, Any]:
    """Returns the values for the template. Only the actor's panel has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    asked = asks is not None and asks["seat"] == seat
    feeding = player["feeding"]
    now = feeding["by_ring"][view["ring"] - 1]
    single = improvable(view, player) if asked else []
    summed = FIELDS[:1] if single else FIELDS
    return {
        "seat": seat,
        "own": seat == view["seat"],
        "asked": asked,
        "crews": [one_crew(player, name) for name in player["crews"]],
        "stones": player["stones"],
        "limit": player["stone_limit"],
        "production": player["production"],
        "ships": player["ships"],
        "passed": player["passed"] and view["phase"] == "sailing",
        "tile": player["tile"],
        "sphinx": player["sphinx"],
        "built": sum(player["bricks"].values()),
        "icons": {"stones": stones_icon(), "ship": ship_icon(), "sphinx": back_icon()},
        "fields": [field_sum(player, colour) for colour in summed if grain_of(player, colour)],
        "improvable": single,
        "feeding": {"strength": feeding["strength"], "grain": now["grain"], "lost": -now["points"]},
        "balance": balance(feeding["strength"], now["grain"] + feeding["fed"]),
        "balance_size": (BALANCE_WIDTH, BALANCE_HEIGHT),
        "cards": [own_card(view, player, card, count) for card, count in player["cards"].items()],
        "quarry_card": player["quarries"][-1]["card"] if player["quarries"] else None,
        "quarry_count": len(player["quarries"]),
        "quarries": "+".join([str(one["value"]) for one in player["quarries"]]),
    }


def one_crew(player: PlayerView, name: str) -> dict[str, Any]:
    used = name in player["used"]
    return {
        "name": name,
        "strength": player["crews"][name],
        "used": "yes" if used else "no",
        "icon": icons.crew(name, 0, 0, 1, used),
    }


def grain_of(player: PlayerView, colour: str) -> list[int]:
    return [field["value"] for field in player["fields"] if field["colour"] == colour]


def field_sum(player: PlayerView, colour: str) -> dict[str, Any]:
    """Sums up the fields of a colour: what they bring together, and whether they are watered."""
    values = grain_of(player, colour)
    watered = any(field["watered"] for field in player["fields"] if field["colour"] == colour)
    return {
        "colour": colour,
        "total": sum(values),
        "count": len(values),
        "card": newest_field(player, colour),
        "figures": "+".join(map(str, values)),
        "watered": "yes" if watered else "no",
    }


def newest_field(player: PlayerView, colour: str) -> str | None:
    """Returns the latest card among the fields of a colour: it glides there."""
    cards = [field["card"] for field in player["fields"] if field["colour"] == colour]
    newest: str | None = cards[-1]
    return newest


@cache
def stones_icon() -> Drawn:
    return icons.stones(0, 0)


@cache
def ship_icon() -> Drawn:
    return drawn(Path("hull", icons.ICONS["hull"]))


@cache
def back_icon() -> Drawn:
    return drawn(
        Path("back", rectangle(-9, -11, 15, 21, 3)), Path("back", rectangle(-6, -9, 15, 21, 3))
    )


@cache
def balance(strength: int, grain: int) -> Drawn:
    """Draws a balance of strength and grain: the heavier side is lower."""
    tilt = TILT if strength > grain else -TILT if strength < grain else 0.0
    middle = BALANCE_WIDTH / 2
    beam = f"M{num(middle - 13)} {num(7 + tilt)}L{num(middle + 13)} {num(7 - tilt)}"
    look = "beam hungry" if strength > grain else "beam"
    return drawn(
        Path(look, f"{beam}M{num(middle)} 7V24M{num(middle - 7)} 24H{num(middle + 7)}"),
        Text("weight end", middle - 13, 18 + tilt, strength),
        Text("weight", middle + 13, 18 - tilt, grain),
    )


def own_card(view: EgiziaView, player: PlayerView, card: str, count: int) -> dict[str, Any]:
    its = view["cards"][card]
    return {
        "name": card,
        "touched": card in TOUCHED,
        "title": own_card_title(view, player, card, count),
        "rule": rule_of_card(view, card),
        "count": count,
        "spent": player["used_cards"].get(card, 0) >= count,
        "colour": COLOURS[its["type"]],
        "icon": icon_of_card(its["kind"]),
    }


@cache
def icon_of_card(kind: str) -> Drawn:
    return icons.icon(kind, 0, 0, 1)
