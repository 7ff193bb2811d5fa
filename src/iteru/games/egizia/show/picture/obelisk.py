"""The obelisk, built upward, and the graves, from the Nile inland."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.show.picture.pieces import TOUCH, brick, mark, place_of_brick
from iteru.games.egizia.show.picture.site import HEADING, heading, panel
from iteru.games.egizia.view_types import EgiziaView, GravesView, ObeliskView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    Drawn,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    drawn,
    polygon,
    rectangle,
)

WIDEST, NARROWEST = 54.0, 32.0
COLUMN = 78.0
"""The width that the obelisk has."""
GRAVE_GAP = 2.6
LOWEST = 10.0
"""Where rows are lower than this, only every other one has room for its value."""


def obelisk_and_graves(view: EgiziaView, width: float, height: float) -> Part:
    about = Phrase("picture-about-obelisk")
    title = Group(heading(view, "obelisk", width - COLUMN, about), (COLUMN - 4, 0))
    inside = Group(graves(view, width - COLUMN - 8, height), (COLUMN + 2, 0))
    tower = obelisk(view["obelisk"], height)
    return Group([panel(width, height), title, Group(tower, rule="R7.13"), inside], rule="R7.13")


def obelisk(its: ObeliskView, height: float) -> Parts:
    """Draws rows that grow narrower and share the height."""
    values, owners = its["values"], its["owners"]
    top, foot = 20.0, height - 14
    step = (foot - top) / len(values)
    shrink = (WIDEST - NARROWEST) / max(1, len(values) - 1)
    parts: Parts = [stand(top, foot)]
    for row, value in enumerate(values):
        width = WIDEST - shrink * row
        at = (COLUMN / 2 - width / 2, foot - step * (row + 1) + 0.5)
        owner = owners[row] if row < len(owners) else None
        size = (width, step - 1)
        target = f"obelisk-{row + 1}"
        if step < LOWEST and (row - len(owners)) % 2:
            value = 0
        parts.append(place_of_brick(owner, value, row == len(owners), target, at, size))
    return parts


@cache
def stand(top: float, foot: float) -> Drawn:
    x, half = COLUMN / 2, NARROWEST / 2 - 2
    tip = polygon((x, top - 14), (x + half, top), (x - half, top))
    return drawn(Path("ground", tip), Path("ground", rectangle(x - 31, foot + 1, 62, 5, 1)))


# Graves


def graves(view: EgiziaView, width: float, height: float) -> Parts:
    """R7.14: draws the next tile nearest to the Nile, on the right; behind it some face up, the others face down."""
    its = view["graves"]
    count = its["spaces"]
    columns = count if count <= 13 else -(-count // 2)
    rows = -(-count // columns)
    step = width / columns
    tile_height = min(46.0, (height - HEADING - 60) / rows - GRAVE_GAP)
    top = height - 12 - rows * (tile_height + GRAVE_GAP)
    size = (step - GRAVE_GAP, tile_height)
    parts: Parts = [*worth_of_graves(view, width)]
    for place in range(count):
        row, column = divmod(place, columns)
        at = (width - step * (column + 1), top + row * (tile_height + GRAVE_GAP))
        parts.append(grave(its, place, at, size))
    return [Group(parts, rule="R7.14")]


def grave(its: GravesView, place: int, at: Point, size: Point) -> Part:
    owners, values = its["owners"], its["values"]
    target = f"grave-{place + 1}"
    if place < len(owners):
        return built_grave(owners[place], values[place], target, at, size)
    if place < len(values):
        return tile(values[place], target if place == len(owners) else "", at, size)
    return face_down(at, size)


@cache
def built_grave(owner: int, value: int, target: str, at: Point, size: Point) -> Part:
    """Draws a brick instead of the tile that its owner has taken."""
    width, height = size
    side = min(width - 2, 24)
    top = (height - side) / 2
    parts = [
        drawn(Path("ground", rectangle(0, 0, width, height, 3))),
        brick(owner, target, ((width - side) / 2, top), side, side),
    ]
    return Group(parts, at)


@cache
def tile(value: int, target: str, at: Point, size: Point) -> Part:
    """Draws a tile face up; the next one can be touched."""
    width, height = size
    look = "paper next" if target else "paper"
    shape = rectangle(0, 0, width, height, 3)
    parts: Parts = []
    if target:
        parts.append(
            drawn(Path("hit", rectangle((width - TOUCH) / 2, (height - TOUCH) / 2, TOUCH, TOUCH)))
        )
    parts += [drawn(Path(look, shape), Text("tile", width / 2, height / 2 + 6, value))]
    parts += [drawn(Path("halo", shape))] if target else []
    title = Phrase("picture-grave-next" if target else "picture-grave", {"value": value})
    return Group(parts, at, "", target, title=title, rule="R7.14")


@cache
def face_down(at: Point, size: Point) -> Drawn:
    return drawn(Group([Path("back", rectangle(0, 0, *size, 3))], at))


def worth_of_graves(view: EgiziaView, width: float) -> Parts:
    """R12.4: draws the total of each seat's tiles, and the points for totals."""
    totals = tuple([player["grave_total"] for player in view["players"]])
    table = tuple([(least, points) for least, points in view["graves"]["table"]])
    return [grave_totals(totals, table, width)]


@cache
def grave_totals(totals: tuple[int, ...], table: tuple[tuple[int, int], ...], width: float) -> Part:
    y = HEADING + 18
    figures: Parts = []
    for seat, total in enumerate(totals):
        x = 6 + 40.0 * seat
        figures += [mark(seat, x, y - 5, 6.5), Text("count", x + 11, y, total)]
    steps = "\u2002".join([f"{least}+: {points}" for least, points in table])
    scale = Text("scale end", width, y + 22 if len(steps) > 20 or len(totals) > 3 else y, steps)
    figures_text = ", ".join([f"{least}+: {points}" for least, points in table])
    title = Phrase("picture-grave-totals", {"figures": figures_text})
    return Group([drawn(*figures, scale)], title=title, rule="R12.4")
