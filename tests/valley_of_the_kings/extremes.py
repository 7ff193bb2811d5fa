"""Views that play hardly reaches, for those who look at pages: see `tests/web/positions.py`."""

from copy import deepcopy
from typing import Any

View = dict[str, Any]
"""Not the type of the game: more is put in than the rules do."""

SETS = ("sarcophagi", "canopic_jars", "amulets", "books", "statues")


def extremes(view: View) -> dict[str, View]:
    for_all = {"tombs": tombs(view), "played": played(view)}
    if view["seat"] is None:
        return {**for_all, "seen": seen(view)}
    hands = {"hand-of-12": hand(view, 12), "hand-of-20": hand(view, 20)}
    return {**for_all, **hands, "tray": tray(view)}


def tombs(view: View) -> View:
    """Complete sets with the points of the variant, and many copies of starters."""
    found = deepcopy(view)
    cards = found["cards"]
    for player in found["players"]:
        for set_name in SETS:
            names = [name for name, its in cards.items() if its["set"] == set_name]
            points = len(names) * (len(names) + 1)
            whole = {"different": len(names), "size": len(names), "points": points}
            player["sets"][set_name] = {"cards": dict.fromkeys(names, 2), **whole}
        player["sets"]["starter"] = {
            "cards": {"shabti": 7, "urn": 6},
            "different": 2,
            "size": None,
            "points": 13,
        }
        player["tomb"] = list(cards)
        player |= {"hand": 14, "deck": 38, "pile": 27, "owned": 79, "pile_top": "qebehsenuef_jar"}
    found |= {"stock": 56, "turn": 299}
    found["boneyard"] = {"count": 45, "top": "book_of_traversing_eternity"}
    return found


def hand(view: View, kinds: int) -> View:
    """A hand of many kinds, some of them twice."""
    found = deepcopy(view)
    cards = list(found["cards"])[-kinds:]
    player = found["players"][found["seat"]]
    player |= {"hand_cards": [*cards, *cards[:3]], "hand": kinds + 3}
    found["pyramid"] = ["book_of_traversing_eternity", "qebehsenuef_jar", "outer_sarcophagus"] * 2
    return found


def seen(view: View) -> View:
    """Hands of many cards, some of which everybody has seen."""
    found = deepcopy(view)
    for player in found["players"]:
        known = ["qebehsenuef_jar", "book_of_traversing_eternity", "shabti"]
        player |= {"hand": 9, "hand_cards": known, "deck_top": known[:1]}
    return found


def played(view: View) -> View:
    """Many cards have been played, and everything lasts until the turn ends."""
    found = deepcopy(view)
    found["played"] = ["book_of_traversing_eternity", "qebehsenuef_jar", "urn"] * 3
    found["so_far"] |= {"laid": 27, "gold_each": 4, "anywhere": True, "cheaper": 12}
    return found


def tray(view: View) -> View:
    """A card is to be chosen from a pile of many kinds."""
    found = deepcopy(view)
    seat = found["seat"]
    found["asks"] = {"question": "entomb", "seat": seat, "places": ["pile"]}
    found["players"][seat]["pile_cards"] = list(found["cards"])[:20]
    return found
