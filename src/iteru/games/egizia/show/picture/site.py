"""What the panels of the three sites share: a heading, and the running total of the builder."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.view_types import EgiziaView, StepView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Text,
    Wrapped,
    drawn,
    line,
    rectangle,
)

NAMES = (Font("name", 16, 17, SERIF_BOLD), Font("name less", 14, 15, SERIF_BOLD))
ABOUT = (Font("about", 12.5, 13.5),)
HEADING = 52.0
"""The height of a panel's heading, above what is built there."""


@cache
def panel(width: float, height: float) -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, width - 1, height - 1, 10)))


@cache
def rule_line(y: float, left: float, right: float) -> Drawn:
    return drawn(Path("rule", line((left, y), (right, y))))


def heading(view: EgiziaView, site: str, width: float, about: Phrase) -> Parts:
    """Draws the name of a site; below it what it is for, or the running total of the seat that builds there now."""
    its = next(one for one in view["sites"] if one["name"] == site)
    facts: Facts = {"place": its["place"], "site": site}
    name = Wrapped(NAMES, (12, 23), Phrase("picture-site-name", facts), width - 24, 18)
    step = view["building"]
    if step is not None and step["site"] == site:
        return [name, totals(step, width)]
    return [name, Wrapped(ABOUT, (12, 42), about, width - 24, 14)]


def totals(step: StepView, width: float) -> Part:
    """R7.8: strength that is left, stones at hand, and points so far; the crews that work."""
    crews = tuple(step["crews"])
    figures = (step["left"], step["strength"], step["stones"], step["points"], step["boost"])
    return running_total(step["seat"], crews, figures, width)


@cache
def running_total(
    seat: int, crews: tuple[str, ...], figures: tuple[int, ...], width: float
) -> Part:
    left, strength, stones, points, boost = figures
    parts: Parts = [
        drawn(Path("badge totals", rectangle(8, 29, width - 16, 22, 6))),
        mark(seat, 22, 40, 6.5),
    ]
    x = 42.0
    for crew in crews:
        parts.append(icons.crew(crew, x, 40, 0.8))
        x += 18
    if boost:
        parts.append(Text("total start", x - 6, 45, f"+{boost}"))
        x += 20
    if crews:
        parts.append(Text("total start", x, 45, f"{left}/{strength}" if left != strength else left))
    parts += [
        icons.stones(width * 0.56, 40, 0.75),
        Text("total start", width * 0.56 + 12, 45, stones),
    ]
    if points:
        words = Phrase("picture-points-so-far", {"points": points})
        parts.append(Text("total end", width - 16, 45, words))
    facts: Facts = {
        "seat": seat,
        "strength": strength,
        "left": left,
        "stones": stones,
        "points": points,
    }
    return Group(parts, title=Phrase("picture-totals", facts), rule="R7.8")
