"""Views that play hardly reaches, for those who look at pages: see `tests/web/positions.py`."""

from copy import deepcopy

from iteru.games.imhotep.view_types import ImhotepView


def extremes(view: ImhotepView) -> dict[str, ImhotepView]:
    return {"full": full(view), "high": high(view)}


def full(view: ImhotepView) -> ImhotepView:
    """Everybody has many cards, some of them often; the chamber goes past its edge."""
    found = deepcopy(view)
    cards = list(found["market"]["colours"])
    for player in found["players"]:
        player["cards"] = {card: 10 if card == "statue" else 2 for card in cards[-5:]}
        player |= {"sled": player["sled_room"], "quarry": 25}
    seats = found["seats"]
    found["burial_chamber"]["stones"] = [number % seats for number in range(29)]
    found["market"] |= {"draw_pile": 34, "discards": dict.fromkeys(cards, 3)}
    return found


def high(view: ImhotepView) -> ImhotepView:
    """Towers, stacks and rows as high and long as they get."""
    found = deepcopy(view)
    seats = found["seats"]
    owners = [number % seats for number in range(40)]
    obelisks = found["obelisks"]
    if obelisks["places"]:
        obelisks["heights"] = [21 - seat for seat in range(seats)]
    else:
        obelisks |= {"towers": owners[:9], "heights": [obelisks["tower_height"] - 1] * seats}
    found["temple"]["stones"] = owners
    found["pyramids"]["beyond"] = owners[:16]
    for spaces in found["pyramids"]["pyramids"]:
        for number, space in enumerate(spaces):
            space["owner"] = number % seats
    return found
