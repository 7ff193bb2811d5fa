"""What is asked for once more: choices that leave undone what a player nearly always wants."""

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.egizia.rules.moves import CREWS, JOKER


def caution(view: View, kind: str) -> Phrase | None:
    """What speaks against a choice; another choice of the same question has nothing against it."""
    if kind == "pass":
        return against_passing(view)
    if kind == "give-up":
        return against_giving_up(view)
    if kind == "enough":
        return against_hunger(view)
    if kind == "decline" and view["asks"]["free_card"]:
        return Phrase("caution-leftover", {"card": view["asks"]["free_card"]})
    return None


def asked(view: View) -> View:
    """The player who is asked."""
    player: View = view["players"][view["asks"]["seat"]]
    return player


def against_passing(view: View) -> Phrase | None:
    """R4.8: ships left, and a space downstream that brings something."""
    seat = view["asks"]["seat"]
    below = view["river"][view["lowest"][seat] :]
    if not any(is_worth_a_ship(view, space, seat) for space in below):
        return None
    return Phrase("caution-pass", {"count": asked(view)["ships"]})


def is_worth_a_ship(view: View, space: View, seat: int) -> bool:
    """A card, a free town, a free berth; not a place as a substitute."""
    if space["type"] == "card":
        return bool(space["card"])
    if space["type"] == "round":
        return not space["ships"]
    site = next(site for site in view["sites"] if site["name"] == space["name"])
    return seat not in space["ships"] and None in site["berths"]


def against_giving_up(view: View) -> Phrase | None:
    """R7.4: a crew that could build without any card. R9.1: taking part brings points by itself."""
    player, price = asked(view), view["building"]["cheapest"]
    unused = {
        crew: strength for crew, strength in player["crews"].items() if crew not in player["used"]
    }
    joker = unused.pop(CREWS[JOKER], 0)
    strongest = max(unused.values(), default=-joker) + joker
    if price is None or min(strongest, player["stones"]) < price:
        return None
    return Phrase("caution-give-up", {"site": view["building"]["site"]})


def against_hunger(view: View) -> Phrase | None:
    """R5.3: points are about to be lost although grain is at hand that would not be wasted."""
    player, missing = asked(view), view["asks"]["count"]
    points = missing * player["feeding"]["penalty"]
    grain = view["cards"]["grain"]["grain"]
    is_last = view["round"] == view["rounds"]
    if "grain" in player["cards"] and missing and (missing >= grain or is_last):
        return Phrase("caution-hunger-card", {"points": points, "card": "grain"})
    feeds = view["cards"]["stones_as_grain"]["grain"]
    is_cheaper = player["feeding"]["penalty"] * feeds > 1  # a brick makes a point of a stone
    if "stones_as_grain" in player["cards"] and missing and player["stones"] and is_cheaper:
        needed = min(player["stones"], -(-missing // feeds))
        return Phrase("caution-hunger-stones", {"points": points, "count": needed})
    return None
