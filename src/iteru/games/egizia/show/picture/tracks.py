"""Stone market and grain market side by side: down is good on both."""

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Facts
from iteru.games.egizia.show.picture import icons
from iteru.games.egizia.show.picture.pieces import mark
from iteru.games.egizia.show.picture.site import panel
from iteru.games.egizia.view_types import EgiziaView, GrainMarketView, StoneSaleView
from iteru.kit.kept import cache
from iteru.kit.numerals import signed
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
    rectangle,
)

NAMES = (Font("track-name", 13.5, 14, SERIF_BOLD), Font("track-name less", 12.5, 13, SERIF_BOLD))
TOP = 40.0
MARGIN = 8.0
LAST = 18.0
"""How much higher the lowest space is than the others: it also says what reaching it brings."""


def tracks(view: EgiziaView, width: float, height: float) -> Part:
    half = (width - 3 * MARGIN) / 2
    parts: Parts = [panel(width, height)]
    for column, name in enumerate(("stone_sale", "grain_market")):
        x = MARGIN + column * (half + MARGIN)
        parts.append(track(view, name, x, half, height))
    return Group(parts, rule="R8.1")


def track(view: EgiziaView, name: str, x: float, width: float, height: float) -> Part:
    its = track_of(view, name)
    count = its["spaces"]
    step = (height - TOP - MARGIN - LAST) / count
    parts: Parts = [
        drawn(Path("hit", rectangle(-3, 2, width + 6, height - 4))),
        Wrapped(NAMES, (width / 2, TOP / 2 + 4), Phrase(f"picture-track-{name}"), width, 28),
        *[cell(view, name, space, step, width) for space in range(1, count + 1)],
        *markers(its["at"], name, width, step),
        drawn(Path("halo", rectangle(-3, 3, width + 6, height - 6, 7))),
    ]
    title, rule = about(view, name)
    return Group(parts, (x, 0), "", f"track-{name}", title=title, rule=rule)


def track_of(view: EgiziaView, name: str) -> StoneSaleView | GrainMarketView:
    its = view["tracks"]
    return its["stone_sale"] if name == "stone_sale" else its["grain_market"]


def about(view: EgiziaView, name: str) -> tuple[Phrase, str]:
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    if name == "grain_market":
        figures = ", ".join([signed(-penalty) for penalty in market["penalty"]])
        lost: Facts = {"figures": figures, "points": market["points"]}
        return Phrase("picture-about-grain_market", lost), "R8.4"
    price, stones = sale["stones_per_point"], sale["stones"]
    facts: Facts = {"space": sale["sells_from"], "stones": price, "count": stones}
    return Phrase("picture-about-stone_sale", facts), "R8.2"


def cell(view: EgiziaView, name: str, space: int, step: float, width: float) -> Drawn:
    sale, market = view["tracks"]["stone_sale"], view["tracks"]["grain_market"]
    if name == "grain_market":
        reward, printed = market["points"], signed(-market["penalty"][space - 1])
    else:
        reward = sale["stones"]
        printed = f"{sale['stones_per_point']}:1" if space >= sale["sells_from"] else ""
    is_last = space == track_of(view, name)["spaces"]
    return track_space(name, space, printed, reward if is_last else 0, is_last, step, width)


@cache
def track_space(
    name: str, space: int, printed: str, reward: int, is_last: bool, step: float, width: float
) -> Drawn:
    """Draws a space with what it is worth; the lowest one also with what reaching it brings."""
    y = TOP + step * (space - 1)
    height = step - 3 + (LAST if is_last else 0)
    parts: Parts = [
        Path("paper last" if is_last else "slot", rectangle(0.5, y, width - 1, height, 4))
    ]
    parts.append(Text("track-figure", 5, y + (step - 3) / 2 + 5, printed))
    if reward:
        bottom = y + height - 6
        parts.append(Text("track-reward", 5, bottom, f"+{reward}"))
        x = 24 + 8.5 * len(str(reward))
        parts.append(
            icons.stones(x, bottom - 4.5, 0.6) if name == "stone_sale" else star(x, bottom)
        )
    return drawn(*parts)


def star(x: float, y: float) -> Drawn:
    """Draws the icon of points."""
    return icons.icon("star", x, y - 4.5, 0.42, "star")


def markers(at: list[int], name: str, width: float, step: float) -> Parts:
    """Draws the markers, side by side from the right where several share a space."""
    parts: Parts = []
    for seat, space in enumerate(at):
        before = at[:seat].count(space)
        among = at.count(space)
        pitch = min(15.0, (width - 42) / max(1, among))
        x = width - 10 - pitch * (among - 1 - before)
        y = TOP + step * (space - 0.5) - 1.5
        piece = f"marker-{name}-{seat}"
        parts.append(Group([mark(seat, 0, 0, 6.2)], (x, y), piece=piece, place=f"{piece}-{space}"))
    return parts
