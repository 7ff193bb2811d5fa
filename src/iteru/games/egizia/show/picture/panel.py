"""A seat's panel in three rows: crews and how they will be fed, stores, cards."""

from typing import Any

from iteru.games.egizia.show.card_words import rule_of_card
from iteru.games.egizia.show.picture.belongings import TOUCHED, improvable, own_card_title
from iteru.games.egizia.show.picture.pieces import chip
from iteru.games.egizia.view_types import EgiziaView, FieldView, PlayerView
from iteru.kit.kept import cache
from iteru.kit.letters import Face
from iteru.kit.parts import Group, Part, Parts, Shape, Text, Use
from iteru.kit.paths import num

FIELDS = ("green", "yellow_green", "brown")
SEPARATE = 4
"""Up to this number, fields are shown one by one; more are summed up by colour."""
BALANCE_WIDTH, BALANCE_HEIGHT = 66, 24
CREW_QUESTIONS = ("build", "team", "crew")
"""Those that are answered by touching a crew."""


def seat(view: EgiziaView, seat: int) -> dict[str, Any]:
    """Returns the values for the template. Only the actor's panel has things to touch."""
    player, asks = view["players"][seat], view["asks"]
    asked = asks is not None and asks["seat"] == seat
    feeding = player["feeding"]
    now = feeding["by_ring"][view["ring"] - 1]
    better = [field["number"] for field in improvable(view, player)] if asked else []
    return {
        "seat": seat,
        "own": seat == view["seat"],
        "asked": asked,
        "crews_asked": asks is not None and asked and asks["question"] in CREW_QUESTIONS,
        "crews": [one_crew(player, name) for name in player["crews"]],
        "stones": player["stones"],
        "limit": player["stone_limit"],
        "production": player["production"],
        "ships": player["ships"],
        "passed": player["passed"] and view["phase"] == "sailing",
        "tile": player["tile"],
        "sphinx": player["sphinx"],
        "built": sum(player["bricks"].values()),
        "icons": {"stones": sign("stones"), "ship": sign("boat"), "sphinx": sign("back")},
        "fields": fields(player, better),
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
        "icon": sign(f"crew-{name}"),
    }


@cache
def sign(name: str) -> Part:
    """Returns a symbol, the same each time, so that a panel that shows the same is not drawn anew."""
    return Use(name)


# Fields


def fields(player: PlayerView, better: list[int]) -> list[dict[str, Any]]:
    """Returns the fields one by one, or summed up by colour where there are many; those that may be improved stand alone."""
    its = player["fields"]
    if len(its) <= SEPARATE:
        return [one_field([field], field["number"] in better) for field in its]
    alone = [field for field in its if field["number"] in better]
    rest = [[f for f in its if f["colour"] == colour and f not in alone] for colour in FIELDS]
    return [one_field(some, False) for some in rest if some] + [
        one_field([field], True) for field in alone
    ]


def one_field(some: list[FieldView], may_improve: bool) -> dict[str, Any]:
    values = [field["value"] for field in some]
    last = some[-1]
    return {
        "number": last["number"] if may_improve else 0,
        "colour": last["colour"],
        "value": sum(values),
        "card": last["card"],
        "place": f"{last['colour']}-{last['number']}-{len(some)}",
        "figures": "+".join(map(str, values)),
        "watered": "yes" if last["watered"] else "no",
        "icon": plot(last["colour"], sum(values), last["watered"]),
    }


@cache
def plot(colour: str, value: int, watered: bool) -> Part:
    """Draws a field with its grain; one without water is pale and cracked."""
    face = Face(15 if value < 10 else 14.8, "bold", "middle", "ink" if watered else "quiet")
    cracks: Parts = (
        [] if watered else [Shape("M-12 -4l4 2l-2 4l4 3M12 -5l-3 3l3 5", "", "line", 1.2)]
    )
    return Group([Use(f"plot-{colour}"), *cracks, Text(face, 0, 2.4, value)])


# Feeding and cards


@cache
def balance(strength: int, grain: int) -> Part:
    """Draws a balance of strength and grain: the heavier side is lower, red if crews would stay hungry."""
    tip = max(-5.0, min(5.0, (strength - grain) * 1.3))
    x, line = BALANCE_WIDTH / 2, "bad" if strength > grain else "ink"
    stand = f"M{num(x)} 6V20M{num(x - 6)} 20h12"
    beam = f"M{num(x - 11)} {num(7 + tip)}L{num(x + 11)} {num(7 - tip)}"
    pans: Parts = [
        Use("any-crew", (x - 11, 9 + tip), 0.34),
        Use("ear-green", (x + 11, 8 - tip), 0.34),
    ]
    figures: Parts = [
        Text(Face(15, "bold", "end"), x - 17, 18, strength),
        Text(Face(15, "bold"), x + 16, 18, grain),
    ]
    return Group([Shape(stand, "", "ink", 1.6), Shape(beam, "", line, 2.6), *pans, *figures])


def own_card(view: EgiziaView, player: PlayerView, card: str, count: int) -> dict[str, Any]:
    its = view["cards"][card]
    return {
        "name": card,
        "touched": card in TOUCHED,
        "title": own_card_title(view, player, card, count),
        "rule": rule_of_card(view, card),
        "count": count,
        "spent": player["used_cards"].get(card, 0) >= count,
        "icon": chip(its["kind"], its["type"]),
    }
