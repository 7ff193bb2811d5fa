"""A chart of points by round: a line for each player, with the player's shape on it, and numbered moments below."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from iteru.kit.letters import Face
from iteru.kit.marks import player_look, player_outline
from iteru.kit.parts import Group, Parts, Shape, Text
from iteru.kit.paths import Point, circle, line, rectangle
from iteru.kit.pillars import Drawing


class Curve(NamedTuple):
    """The points of a player: before the first round, and after each."""

    player: int
    name: str
    points: Sequence[int]
    is_own: bool = False


HIGH: Final = 176
LEFT: Final = 34
TOP: Final = 12
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
LINES: Final = 5
"""The most lines across."""
TICKS: Final = 8
"""The most ticks on a line."""
BAND: Final = 22
GAP: Final = 18
"""The distance of what is written below each other."""
SHORT: Final = 9
"""Names with more letters are left to the table."""
SCALE, ROUND = Face(14, "sans", "end", "quiet"), Face(14, "sans", "middle", "quiet")
NAME, OWN_NAME, NUMBER = Face(14), Face(14, "bold"), Face(13, "bold", "middle", "on-main")


class Plot:
    """Where points and rounds lie."""

    def __init__(self, curves: Sequence[Curve], wide: float) -> None:
        values = [value for curve in curves for value in curve.points]
        low, high = min(0, *values), max(1, *values)
        self.step = next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])
        self.low = low // self.step * self.step
        self.high = -(-high // self.step) * self.step
        self.rounds = max(1, len(curves[0].points) - 1)
        self.wide = wide

    def x(self, rounds: float) -> float:
        return LEFT + rounds / self.rounds * self.wide

    def y(self, points: float) -> float:
        return TOP + HIGH - (points - self.low) / (self.high - self.low) * HIGH

    @property
    def thinned(self) -> int:
        """Returns the distance, in rounds, between ticks with a number."""
        return -(-self.rounds // TICKS)


def curves(
    players: Sequence[Curve], moments: Sequence[float], end: str, seats: int, width: float
) -> Drawing:
    """Draws the lines of all players. A moment at 2.5 is in the middle of the third round; `end` is what the last is called."""
    shows_names = all(len(player.name) <= SHORT for player in players)
    names = [OWN_NAME.wide(player.name) for player in players] if shows_names else [0]
    plot = Plot(players, width - LEFT - 30 - max(names))
    last_own = sorted(players, key=lambda player: player.is_own)
    parts: Parts = [
        *grid(plot, end),
        *bands(plot, moments),
        *[Group(curve(plot, one, seats), look=player_look(one.player, seats)) for one in last_own],
        *ends(plot, players, shows_names, seats),
        *numbers(plot, moments),
    ]
    return Drawing(width, TOP + HIGH + 26, parts)


def grid(plot: Plot, end: str) -> Parts:
    parts: Parts = []
    for value in range(plot.low, plot.high + 1, plot.step):
        y = plot.y(value)
        across = line((LEFT, y), (LEFT + plot.wide, y))
        parts += [Shape(across, "", "grid", 1), Text(SCALE, LEFT - 7, y + 4.5, value)]
    for number in range(plot.thinned, plot.rounds, plot.thinned):
        if plot.x(plot.rounds) - plot.x(number) > 12 + ROUND.wide(end) / 2:
            parts.append(Text(ROUND, plot.x(number), TOP + HIGH + 20, str(number)))
    return [*parts, Text(ROUND, plot.x(plot.rounds), TOP + HIGH + 20, end)]


def curve(plot: Plot, its: Curve, seats: int) -> Parts:
    at: list[Point] = [(plot.x(k), plot.y(value)) for k, value in enumerate(its.points)]
    wide = 4.0 if its.is_own else 2.6
    parts: Parts = [
        Shape(line(*at), "", "papyrus", wide + 2.6),
        Shape(line(*at), "", "curve", wide),
    ]
    for number, point in enumerate(at):
        if number and (number % plot.thinned == 0 or number == plot.rounds):
            shape = player_outline(its.player, seats, 5.6 if its.is_own else 4.8)
            parts.append(Group([Shape(shape, "curve", "papyrus", 1.2)], point))
    return parts


def ends(plot: Plot, players: Sequence[Curve], shows_names: bool, seats: int) -> Parts:
    """Writes who is who beside the ends of the lines."""
    found = sorted(players, key=lambda player: -player.points[-1])
    heights = spread([plot.y(player.points[-1]) for player in found], GAP, TOP + HIGH)
    parts: Parts = []
    for player, y in zip(found, heights, strict=True):
        shape = Shape(player_outline(player.player, seats, 5.4), "curve", "papyrus", 0.8)
        its: Parts = [Group([shape], (0, -0.5))]
        if shows_names:
            its.append(Text(OWN_NAME if player.is_own else NAME, 11, 4.5, player.name))
        at = (LEFT + plot.wide + 18, y)
        parts.append(Group(its, at, player_look(player.player, seats)))
    return parts


def bands(plot: Plot, moments: Sequence[float]) -> Parts:
    return [
        Shape(rectangle(plot.x(moment) - BAND / 2, TOP, BAND, HIGH, 4), "papyrus-shade", opacity=0.8)
        for moment in moments
    ]  # fmt: skip


def numbers(plot: Plot, moments: Sequence[float]) -> Parts:
    """Writes a number at the foot of each moment."""
    parts: Parts = []
    places = spread([plot.x(moment) for moment in moments], BAND + 1, LEFT + plot.wide)
    for number, x in enumerate(places, start=1):
        parts += [
            Group([Shape(circle(10), "main")], (x, TOP + HIGH - 13)),
            Text(NUMBER, x, TOP + HIGH - 8.5, number),
        ]
    return parts


def spread(wanted: Sequence[float], gap: float, last: float) -> list[float]:
    """Returns places in order, each at least a gap after the one before, and none beyond the last.

    >>> spread([10, 12, 50], 8, 100), spread([90, 98], 8, 100)
    ([10, 18, 50], [90, 98])
    >>> spread([95, 98], 8, 100)
    [92, 100]
    """
    found: list[float] = []
    for place in wanted:
        found.append(max(place, found[-1] + gap) if found else place)
    for number in range(len(found) - 1, -1, -1):
        limit = last if number == len(found) - 1 else found[number + 1] - gap
        found[number] = min(found[number], limit)
    return found
