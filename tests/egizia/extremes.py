"""Views that play hardly reaches, for those who look at pages: see `tests/web/positions.py`."""

from copy import deepcopy
from typing import Any

View = dict[str, Any]
"""Not the type of the game: more is put in than the rules do."""

HELD = ("crew_each_round", "field_improver", "stones_as_grain", "strength")
MORE = ("first_place", "two_crews", "double_ship")


def extremes(view: View) -> dict[str, View]:
    found = {"rich": rich(view), "built": built(view), "crowded": crowded(view), "bare": bare(view)}
    if view["seat"] is not None:
        found |= {"drawn": drawn(view), "kept": kept(view), "building": building(view)}
    return found


def rich(view: View) -> View:
    """Everybody has strong crews, many stones and cards, and would lose many points."""
    found = deepcopy(view)
    for seat, player in enumerate(found["players"]):
        player |= {"stones": 25, "production": 17, "ships": 8, "sphinx": 6}
        player["crews"] = dict.fromkeys(player["crews"], 9)
        player["used"] = ["black", "blue"]
        held = HELD + MORE if seat == view["seat"] else HELD
        player["cards"] = {card: 2 if card == "strength" else 1 for card in held}
        player["used_cards"] = {"crew_each_round": 1}
        colours = ("green", "green", "yellow_green", "brown")
        player["fields"] = [
            {
                "number": n,
                "card": None,
                "colour": colour,
                "printed": colour,
                "value": 9,
                "watered": n < 5,
            }
            for n, colour in enumerate(colours, start=1)
        ]
        feeding = player["feeding"]
        feeding |= {"strength": 36, "penalty": 3}
        feeding["by_ring"] = [{"grain": 18, "missing": 18, "points": -54}] * 3
        player["grave_total"] = 38
    return found


def built(view: View) -> View:
    """Nearly all is built, and all markers stand on one space."""
    found = deepcopy(view)
    seats = found["seats"]
    owners = [number % seats for number in range(40)]
    found["obelisk"]["owners"] = owners[: len(found["obelisk"]["values"])]
    graves = found["graves"]
    graves |= {
        "owners": owners[: graves["spaces"] - 1],
        "values": [6] * graves["spaces"],
        "laid": True,
    }
    for row in found["pyramid"]["rows"]:
        row |= {"owners": owners[: len(row["owners"])], "open": False}
    for section in found["temple"].values():
        section |= {"owners": owners[: len(section["values"])], "open": False}
    for track in found["tracks"].values():
        track["at"] = [track["spaces"]] * seats
    found["ring"] = 3
    return found


def crowded(view: View) -> View:
    """Long texts on every card of the river, ships together in towns, substitutes at every site."""
    found = deepcopy(view)
    seats = found["seats"]
    cards = (
        "field_5",
        "stone_seller",
        "grave_value",
        "crews_shown_2",
        "brick_points_1",
        "paid_crew",
    )
    for space in found["river"]:
        if space["type"] == "card":
            space |= {"card": cards[space["position"] // 2 % len(cards)], "ships": []}
            space.pop("taken", None)
        elif space["type"] == "round":
            space["ships"] = [0, 1] if space["position"] % 4 == 0 else []
    for site in found["sites"]:
        site["berths"] = [number % seats for number in range(len(site["berths"]))]
        site["waiting"] = list(range(seats))[-2:]
    found["phase"] = "sailing"
    found["lowest"] = [len(found["river"]) - seat for seat in range(seats)]
    return found


def bare(view: View) -> View:
    """All cards with long names are taken from the river."""
    found = deepcopy(view)
    cards = ("stone_seller", "crews_shown_2", "brick_points_1", "field_5", "stone_sale_steps")
    for number, space in enumerate(found["river"]):
        if space["type"] == "card":
            taken = cards[number // 2 % len(cards)]
            space |= {"card": None, "ships": [number % found["seats"]], "taken": taken}
    return found


def drawn(view: View) -> View:
    """As many cards as can be drawn, with the longest texts."""
    found = deepcopy(view)
    cards = [
        "all_grain_market",
        "own_obelisk_many",
        "own_everywhere",
        "most_yellow_green",
        "pyramid_high",
    ]
    found["sphinx"] |= {"drawn": 5, "drawn_cards": cards}
    return found


def kept(view: View) -> View:
    found = deepcopy(view)
    cards = [
        "all_grain_market",
        "own_obelisk_many",
        "own_everywhere",
        "most_yellow_green",
        "tenths",
        "pillars",
    ]
    player = found["players"][view["seat"]]
    player |= {"sphinx": 6, "sphinx_cards": cards, "sphinx_points": [9, 9, 7, 7, 12, 0]}
    found["sphinx"]["drawn_cards"] = []
    return found


def building(view: View) -> View:
    """Two crews, the joker and more strength work together."""
    found = deepcopy(view)
    found["building"] = {
        "site": "pyramid",
        "seat": view["seat"],
        "crews": ["black", "blue", "joker"],
        "boost": 6,
        "strength": 33,
        "used": 17,
        "left": 16,
        "stones": 25,
        "points": 17,
        "cheapest": 1,
    }
    return found
