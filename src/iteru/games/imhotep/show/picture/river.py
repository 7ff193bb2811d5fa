"""The river, where ships wait for their stones, and the harbours that it reaches into."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.ships import SAILING, SPACE, hull, ship
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import Drawn, Group, Part, Path, Point, drawn, num, rectangle

TOP, WIDTH, HEIGHT = 76, 262, 484
NARROW_WIDTH, NARROW_HEIGHT = 268, 346
HARBOUR_WIDTH, HARBOUR_HEIGHT = 168, 50


def river(view: ImhotepView) -> Part:
    berth = HEIGHT / len(view["ships"])
    berths = [(36.0, berth * index + 68) for index in range(len(view["ships"]))]
    ships = [river_ship(view, number, at) for number, at in enumerate(berths, start=1)]
    return Group([water(WIDTH, HEIGHT), *ships], (0, TOP))


def narrow_river(view: ImhotepView) -> Part:
    """Draws the river on a phone: its ships closer together."""
    berth = NARROW_HEIGHT / len(view["ships"])
    berths = [(38.0, berth * index + 53) for index in range(len(view["ships"]))]
    ships = [river_ship(view, number, at) for number, at in enumerate(berths, start=1)]
    return Group([water(NARROW_WIDTH, NARROW_HEIGHT), *ships])


@cache
def water(width: float, height: float) -> Drawn:
    return drawn(
        Path("water", rectangle(0, 0, width, height, 12)),
        Path("wave", waves(6, 4, width - 12, height - 8)),
    )


def waves(x: float, y: float, width: float, height: float) -> str:
    """Returns ripples from bank to bank, every other row moved by half a wave."""
    rows = range(int(height // 19))
    return "".join([ripples(x, y + 15 + 19 * row, width, row % 2) for row in rows])


def ripples(x: float, y: float, width: float, moved: int) -> str:
    """Returns a row of waves: arcs up and down by turns, and as much calm water between them."""
    arc, found = 18, ""
    for number in range(int(width // arc)):
        phase = (number + 2 * moved) % 4
        if phase < 2:
            found += f"M{num(x + arc * number)} {num(y)}q9 {(-4, 4)[phase]} {arc} 0"
    return found


def river_ship(view: ImhotepView, number: int, at: Point) -> Part:
    """Draws a ship that waits, or the mooring that it has left."""
    its = view["ships"][number - 1]
    return (
        ship(view, number, at, f"river-{number}")
        if its["waits"]
        else mooring(number, its["size"], at)
    )


@cache
def mooring(number: int, size: int, at: Point) -> Part:
    left = drawn(Path("mooring", hull(size * SPACE)))
    words = Phrase("picture-sailed", {"ship": number})
    return Group([left], at, title=words, rule=SAILING)


@cache
def harbour(width: float) -> Drawn:
    """Draws water that reaches into the corner of a site, with two posts and room for one ship."""
    left, right = width - HARBOUR_WIDTH, width - 1
    shore = f"M{num(left)} 1H{num(right - 9)}a9 9 0 0 1 9 9V{HARBOUR_HEIGHT}H{num(left + 14)}a14 14 0 0 1 -14 -14Z"
    rippled = waves(left + 3, -3, HARBOUR_WIDTH - 6, HARBOUR_HEIGHT)
    posts = rectangle(left + 22, HARBOUR_HEIGHT - 9, 6, 13, 2) + rectangle(
        right - 28, HARBOUR_HEIGHT - 9, 6, 13, 2
    )
    return drawn(Path("water", shore), Path("wave", rippled), Path("post", posts))


def harbour_ship(view: ImhotepView, number: int, width: float, site: str) -> Part:
    """Draws a ship in the harbour of a site of this width, smaller than on the river."""
    return ship(
        view, number, (width - HARBOUR_WIDTH + 23, 29.5), f"harbour-{site}", "ship far", 0.62
    )
