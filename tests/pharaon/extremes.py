"""Views that play hardly reaches, for those who look at pages: see `tests/web/positions.py`."""

from copy import deepcopy

from iteru.engine.game import View


def extremes(view: View) -> dict[str, View]:
    return {"rich": rich(view), "empty": empty(view)}


def rich(view: View) -> View:
    """Everybody has much of everything: goods, cards, tracks and spaces; the wheel is full."""
    found = deepcopy(view)
    for player in [*found["players"], *([found["traitor"]] if found["traitor"] else [])]:
        player["goods"] = dict.fromkeys(player["goods"], 12)
        player |= {"nobles": [1, 6, 12, 13, 17, 20, 21, 26], "tired": [13, 17]}
        player |= {"artisans": list(range(1, 15)), "nile": [3] * 5, "tomb": len(found["tomb"])}
        player |= {"points": 188, "if_ended_now": 244}
    for player in found["players"]:
        player["noble_points"] = {str(number): 18 for number in player["nobles"]}
        for god in player["gods"].values():
            god |= {"has": [24, 14], "satisfied": True}
    for segment in found["ring"]:
        segment["spaces"] = ["joker-artisans" for _ in segment["spaces"]]
        segment["beside"] = ["silver", "offering-yellow"]
    return found


def empty(view: View) -> View:
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
