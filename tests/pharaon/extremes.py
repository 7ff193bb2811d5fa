"""Views that play hardly reaches, for those who look at pages: see `tests/web/positions.py`."""

from copy import deepcopy

from iteru.games.pharaon.view_types import PharaonView, TraitorView

FEW = 3
"""Seats at a table where one of them may have offerings of every kind."""
MOST = 8
"""Most pairs, jars, actions and fields for which there are notations."""


def extremes(view: PharaonView) -> dict[str, PharaonView]:
    return {"full": full(view), "large": large(view), "empty": empty(view)}


def full(view: PharaonView) -> PharaonView:
    """Everybody has some of everything and all pieces lie in the same places; the wheel is full."""
    found = deepcopy(view)
    nobles = [int(number) for number in found["card_facts"]["nobles"]]
    for seat, player in enumerate(found["players"]):
        kinds = list(player["goods"])[: 12 if found["seats"] > FEW else None]
        player["goods"] = {name: 12 if name in kinds else 0 for name in player["goods"]}
        player |= {"nobles": nobles[seat::3], "tired": nobles[seat::6], "artisans": [1] * 10}
        player |= {"nile": [2] * len(player["nile"]), "tomb": len(found["tomb"])}
        player |= {"points": 188, "if_ended_now": 244}
        for god in player["gods"].values():
            god |= {"has": [10, 10], "satisfied": True}
    for segment in found["ring"]:
        segment["spaces"] = ["silver" for _ in segment["spaces"]]
        segment["beside"] = [f"joker-{segment['zone']}"]
    found |= {"start": 0, "pharaoh": 0}
    if found["traitor"]:
        fill_traitor(found["traitor"])
    return found


def fill_traitor(traitor: TraitorView) -> None:
    traitor |= {"if_ended_now": 188, "jars": 10, "gods": ["osiris"]}
    traitor["goods"] = dict.fromkeys(traitor["goods"], 12)
    for column in traitor["columns"]:
        column |= {"dark": True, "tokens": ["marker"] * (len(column["fields"]) + 1)}


def large(view: PharaonView) -> PharaonView:
    """An owner's box: more of everything that is printed."""
    found = deepcopy(view)
    offerings = found["offerings"]
    offerings["pairs"] = [["joker-nile", "gift-large"]] * MOST
    offerings["bonus"] = ["joker-artisans"] * MOST
    actions, spaces = found["nile"]["actions"], found["tomb"]
    found["nile"] = {"actions": (actions * 2)[:MOST], "points": [0, 0, 3, 7, 12]}
    found["tomb"] = [
        *spaces,
        {"cost": ["black"] * 6, "points": 88},
        {"cost": ["red"], "points": 99},
    ]
    rows = found["pyramid"]["rows"]
    found["pyramid"]["rows"] = [[*row, *row[1:]][:MOST] for row in rows] + [rows[-1]]
    jar = ["black", "yellow", "green"]
    found["jars"]["shown"] = [jar] * MOST
    for cards in (found["nobles"], found["artisans"]):
        cards["shown"] = [10, 14, 25, 21, 8, 16]
    for segment in found["ring"]:
        segment["spaces"] = [None] * 6
        segment["god"] |= {"left_need": 12, "right_need": 10, "left_points": 44}
    return found


def empty(view: PharaonView) -> PharaonView:
    """Nothing is left: no offerings, no cards, no jars, an empty bank."""
    found = deepcopy(view)
    offerings = found["offerings"]
    offerings |= {"pairs": [None] * len(offerings["pairs"]), "bag": 0}
    offerings["bonus"] = [None] * len(offerings["bonus"])
    for cards in (found["nobles"], found["artisans"]):
        cards |= {"shown": [None] * len(cards["shown"]), "deck": 0}
    found["jars"] |= {"shown": [None] * len(found["jars"]["shown"]), "stock": 0}
    found["bank"] = dict.fromkeys(found["bank"], 0)
    return found
