"""Where the river runs, and where its spaces lie: on a wide screen, while building, and on a phone."""

from collections.abc import Callable
from itertools import pairwise
from math import pi, sin
from typing import NamedTuple

from iteru.games.egizia.view_types import EgiziaView, SpaceView
from iteru.kit.kept import cache
from iteru.kit.paths import num

PLANK = 30.0
"""The height of a plank over the spaces that a phone leaves out."""
PITCH = 77.2
"""From one space to the next on the same bank."""


class Course(NamedTuple):
    """The bed of the river: its middle, half its width, from where to where, and how far it bends."""

    middle: float
    half: float
    top: float
    bottom: float
    bend: float

    def mid(self, y: float) -> float:
        return self.middle + self.bend * sin((y - self.top) / (self.bottom - self.top) * 2.7 * pi)

    def left(self, y: float) -> float:
        return self.mid(y) - self.half + 3 * sin(y / 23)

    def right(self, y: float) -> float:
        return self.mid(y) + self.half + 3 * sin(y / 19 + 1)

    def path(self, grow: float = 0) -> str:
        """Returns the outline of the water, wider by `grow` on both sides."""
        return self.between(lambda y: self.left(y) - grow, lambda y: self.right(y) + grow, 11)

    def between(
        self, left: Callable[[float], float], right: Callable[[float], float], step: float
    ) -> str:
        """Returns the outline between two lines that follow the river."""
        count = int((self.bottom - self.top) / step)
        ys = [*[self.top + k * step for k in range(count + 1)], self.bottom]
        points = [(left(y), y) for y in ys] + [(right(y), y) for y in reversed(ys)]
        return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in points]) + "Z"


class Banks(NamedTuple):
    """How the spaces lie along a river: the height of the first, the room for all, and where towns and cards stand."""

    course: Course
    first: float
    room: float
    pitch: float
    town: float
    """The width of a town."""
    card: float
    """The width of a card."""
    harbour: float
    """The land end of the harbours."""
    berths: float
    """The berth next to the Nile."""
    flood: tuple[float, float]
    """The width of the green land on both sides."""
    mooring: float
    """How far from the shore a mooring lies."""
    town_gap: float
    small: bool = False
    start: int = 0
    """The first space that is shown; a phone leaves out those that its reader has sailed past."""
    sites_only: bool = False
    """Whether a phone leaves out towns and cards, which nobody needs while sites are built."""

    def shown(self, view: EgiziaView) -> list[SpaceView]:
        return [
            space
            for space in view["river"][self.start :]
            if space["type"] == "site" or not self.sites_only
        ]


VALLEY = Banks(
    Course(622, 73, 50, 842, 9), 84, 733.4, PITCH, 152, 190, 398, 526, (128, 196), 33, 10
)
FOLDED = Course(806, 60, 50, 842, 9)
"""The river while building: it has moved aside."""


def narrow(view: EgiziaView, start: int = 0) -> Banks:
    """Returns the river of a phone from a space on, as long as its spaces need."""
    sites_only = view["phase"] not in ("first-cards", "sailing")
    plank = PLANK if start else 0.0
    banks = Banks(
        Course(171, 49, 0, 86, 4),
        46 + plank,
        0,
        84,
        112,
        131,
        6,
        110,
        (110, 70),
        26,
        6,
        True,
        start,
        sites_only,
    )
    room = 84 * sum(steps(kinds_of(banks.shown(view))))
    return banks._replace(room=room, course=banks.course._replace(bottom=room + 86 + plank))


def kinds_of(spaces: list[SpaceView]) -> tuple[bool, ...]:
    """Returns, for each space, whether it has a card."""
    return tuple([space["type"] == "card" for space in spaces])


def steps(kinds: tuple[bool, ...]) -> list[float]:
    """Returns the steps from space to space: a whole one on the same bank, half a step across the river."""
    return [0.5 if one != other else 1.0 for one, other in pairwise(kinds)]


class Rows(NamedTuple):
    """The heights of all spaces, and how much smaller than usual things on the banks are."""

    middles: tuple[float, ...]
    scale: float


@cache
def rows(kinds: tuple[bool, ...], banks: Banks) -> Rows:
    whole = sum(steps(kinds))
    pitch = min(banks.pitch, banks.room / whole) if whole else banks.pitch
    middles = [banks.first]
    for step in steps(kinds):
        middles.append(middles[-1] + step * pitch)
    return Rows(tuple(middles), pitch / banks.pitch)


def rows_of(view: EgiziaView, banks: Banks) -> Rows:
    return rows(kinds_of(banks.shown(view)), banks)


def moored(banks: Banks, is_card: bool, y: float) -> float:
    """Returns where a ship lies that has sailed to a space."""
    course = banks.course
    return course.right(y) - banks.mooring if is_card else course.left(y) + banks.mooring


def card_left(banks: Banks, y: float) -> float:
    """Returns the left edge of a card; cards follow the river a little."""
    course = banks.course
    if banks.small:
        return 360 - banks.card - 1
    return course.right(y) * 0.6 + (course.middle + course.half + 11) * 0.4 + 13
