"""The river, where ships wait for their stones, and the harbours that it reaches into."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.ships import SPACE, hull, ship
from iteru.kit.scene import Drawn, Group, Part, Path, Point, drawn, num, rectangle

TOP, WIDTH, HEIGHT = 76, 262, 484
HARBOUR_WIDTH, HARBOUR_HEIGHT = 168, 50


def river(view: View) -> Part:
    berth = HEIGHT / len(view["ships"])
    berths = [(43.0, berth * index + 68) for index in range(len(view["ships"]))]
    return Group(
        [water(), *[river_ship(view, number, at) for number, at in enumerate(berths, start=1)]],
        (0, TOP),
    )


@cache
def water() -> Drawn:
    return drawn(
        Path("water", rectangle(0, 0, WIDTH, HEIGHT, 12)),
        Path("wave", waves(8, 4, WIDTH - 16, HEIGHT - 8)),
    )


def waves(x: float, y: float, width: float, height: float) -> str:
    """Ripples on water, every other row moved by half a wave."""
    count = int(width // 72)
    left = x + (width - 72 * count) / 2
    rows = [
        (left + 36 * (row % 2), y + 15 + 19 * row, count - row % 2)
        for row in range(int(height // 19))
    ]
    return "".join(
        [f"M{num(start)} {num(top)}" + "q9 -4 18 0t18 0m36 0" * many for start, top, many in rows]
    )


def river_ship(view: View, number: int, at: Point) -> Part:
    """A ship that waits, or the mooring that it has left."""
    its = view["ships"][number - 1]
    return (
        ship(view, number, at, f"river-{number}")
        if its["waits"]
        else mooring(number, its["size"], at)
    )


@cache
def mooring(number: int, size: int, at: Point) -> Part:
    return Group(
        [drawn(Path("mooring", hull(size * SPACE)))],
        at,
        title=Phrase("picture-sailed", {"ship": number}),
    )


@cache
def harbour(width: float) -> Drawn:
    """Water that reaches into the corner of a site, with two posts and room for one ship."""
    left, right = width - HARBOUR_WIDTH, width - 1
    shore = f"M{num(left)} 1H{num(right - 9)}a9 9 0 0 1 9 9V{HARBOUR_HEIGHT}H{num(left + 14)}a14 14 0 0 1 -14 -14Z"
    ripples = waves(left + 8, -3, HARBOUR_WIDTH - 16, HARBOUR_HEIGHT)
    posts = rectangle(left + 22, HARBOUR_HEIGHT - 9, 6, 13, 2) + rectangle(
        right - 28, HARBOUR_HEIGHT - 9, 6, 13, 2
    )
    return drawn(Path("water", shore), Path("wave", ripples), Path("post", posts))


def harbour_ship(view: View, number: int, width: float, site: str) -> Part:
    """A ship in the harbour of a site so wide, smaller than on the river."""
    return ship(
        view, number, (width - HARBOUR_WIDTH + 29, 29.5), f"harbour-{site}", "ship far", 0.66
    )
