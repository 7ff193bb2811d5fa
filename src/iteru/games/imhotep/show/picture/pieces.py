"""Stones and their places, seen at a slant; and numbers that say what a place is worth."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.show.picture.icons import icon
from iteru.kit.kept import cache
from iteru.kit.marks import outline as outline_of
from iteru.kit.scene import (
    Drawn,
    Group,
    Parts,
    Path,
    Point,
    Text,
    drawn,
    line,
    polygon,
)

DEPTH = 0.58  # how far a block reaches to the back, as a part of its width


def diamond(a: float, x: float = 0, y: float = 0) -> str:
    """Returns a square place lying on the ground, `a` wide to each side."""
    return polygon((x, y - a * DEPTH), (x + a, y), (x, y + a * DEPTH), (x - a, y))


@cache
def own_mark(seat: int, r: float) -> Drawn:
    """Draws the shape of a seat on a place that only its stones can take."""
    return drawn(Group([Path("own", outline_of(seat, r))], look=f"seat-{seat}"))


def outline(a: float, h: float) -> str:
    """Returns the outline of a block that stands on (0, 0)."""
    b = a * DEPTH
    return polygon((0, -b - h), (a, -h), (a, 0), (0, b), (-a, 0), (-a, -h))


@cache
def block(seat: int, a: float, h: float, covered: bool) -> Drawn:
    """Draws the faces of a stone: the seat's shape is on the top, or on the sides where another stone lies on it."""
    b = a * DEPTH
    faces: Parts = [
        Path("left", polygon((-a, -h), (0, b - h), (0, b), (-a, 0))),
        Path("right", polygon((a, -h), (0, b - h), (0, b), (a, 0))),
        Path("top", diamond(a, 0, -h)),
    ]
    if covered:
        shape = Path("mark", outline_of(seat, min(0.22 * a, 0.36 * h)))
        return drawn(*faces, *[Group([shape], (side * a / 2, b / 2 - h / 2)) for side in (-1, 1)])
    return drawn(*faces, Group([Path("mark", outline_of(seat, 0.32 * a))], (0, -h)))


@cache
def stone_title(seat: int) -> Phrase:
    return Phrase("picture-stone", {"owner": seat})


def stone(seat: int, at: Point, a: float, h: float, place: str, covered: bool = False) -> Group:
    """Draws a stone of a seat that stands at a point."""
    return piece(seat, block(seat, a, h, covered), at, place)


def piece(seat: int, faces: Drawn, at: Point, place: str) -> Group:
    return Group(
        [faces],
        at,
        f"stone seat-{seat}",
        piece=f"stone-{seat}",
        place=place,
        title=stone_title(seat),
    )


def stack(
    owners: list[int], at: Point, a: float, h: float, room: float, places: list[str]
) -> Parts:
    """Draws stones upon each other, pressed together where they would be higher than the room."""
    step = min(h, (room - h) / max(1, len(owners) - 1))
    top = len(owners) - 1
    return [
        stone(
            seat, (at[0], at[1] - step * level), a, h if level == top else step, place, level != top
        )
        for level, (seat, place) in enumerate(zip(owners, places, strict=True))
    ]


@cache
def slot(at: Point, a: float, following: bool = False, inside: Drawn | None = None) -> Drawn:
    """Draws a free place for a stone, with what is printed inside; `following` where the next stone goes."""
    place = Path("slot next" if following else "slot", diamond(0.92 * a))
    return drawn(Group([place] if inside is None else [place, inside], at))


@cache
def printed(points: int, bonus: str | None, size: float) -> Drawn:
    """Draws what is printed on a space: its points, with the sign of a bonus beside."""
    y = max(4, 0.36 * size)  # numbers do not shrink with the space
    if bonus is None:
        return worth(points, 0, y)
    return drawn(worth(points, -0.62 * size, y), icon(bonus, 0.55 * size, 0, size / 18, "sign"))


@cache
def worth(figure: str | int, x: float, y: float) -> Drawn:
    return drawn(Text("worth", x, y, figure))


def by_place(places: list[int]) -> dict[str, str]:
    """Returns the points for the first place, the second ..."""
    return {f"{place}.": str(points) for place, points in enumerate(places, start=1)}


def scale(label: str, points: dict[str, str], width: float, height: float) -> Parts:
    """Draws two rows of numbers that line up: amounts, and the points for each."""
    words = [
        Text("small left", 12, height - 33, Phrase(label)),
        Text("small left", 12, height - 12, Phrase("picture-points")),
    ]
    return [rule(height - 27, width), *words, figures(tuple(points.items()), width, height)]


@cache
def rule(y: float, width: float) -> Drawn:
    return drawn(Path("rule", line((12, y), (width - 12, y))))


@cache
def figures(points: tuple[tuple[str, str], ...], width: float, height: float) -> Drawn:
    step = 34.0
    first = width - 16 - step * (len(points) - 0.5)
    parts: Parts = []
    for index, (head, value) in enumerate(points):
        x = first + step * index
        parts += [Text("small", x, height - 33, head), Text("worth", x, height - 11, value)]
    return drawn(*parts)
