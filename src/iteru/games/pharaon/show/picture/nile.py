"""The Nile: its actions as columns, and below them the influence tracks."""

from iteru.engine.phrase import Phrase
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show.card_words import nile_facts
from iteru.games.pharaon.show.picture.shapes import Player, disc, look, players
from iteru.games.pharaon.show.picture.tokens import arrow, face, gains, tokens
from iteru.games.pharaon.show.picture.viewer import payment
from iteru.games.pharaon.view_types import PharaonView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    Drawn,
    Font,
    Group,
    Part,
    Parts,
    Path,
    Point,
    Text,
    Wrapped,
    drawn,
    rectangle,
)

TOP, MARGIN, LABELS = 31.0, 8.0, 46.0
ACTION = 84.0
MOST = 6  # actions in a row, if there is room for two
LABEL = (Font("about", 12.5, 13), Font("about less", 11.2, 12))
TRACK_LABELS = 24.0


def nile(view: PharaonView, width: float, height: float) -> Parts:
    """R5.5, R5.6."""
    actions = view["nile"]["actions"]
    levels = len(view["nile"]["points"])
    rows = 2 if len(actions) > MOST and height >= high_enough(levels, 2) else 1
    columns = -(-len(actions) // rows)
    left = MARGIN + (LABELS if rows == 1 else 0)
    wide = (width - left - MARGIN) / columns
    high = ACTION - 2
    parts: Parts = labels() if rows == 1 else []
    for number in range(len(actions)):
        row, column = divmod(number, columns)
        at = (left + wide * column, TOP + row * (high + 2))
        parts.append(action(view, number + 1, at, wide - 4, high))
    top = TOP + rows * (high + 2) + 2
    return [*parts, *tracks(view, width, top, height - top - 7)]


def high_enough(levels: int, rows: int) -> float:
    """For so many rows of actions, and tracks of so many levels."""
    return TOP + rows * ACTION + 19.0 * levels + 9


def nile_height(view: PharaonView) -> float:
    """Where it can be as high as it needs to be."""
    rows = 2 if len(view["nile"]["actions"]) > MOST else 1
    return high_enough(len(view["nile"]["points"]), rows)


def labels() -> Parts:
    rows = (("pay", 19.0), ("get", 41.0), ("steps", 62.0))
    return [
        Wrapped(LABEL, (MARGIN + 2, TOP + y), Phrase(f"picture-{name}"), LABELS - 4, 13)
        for name, y in rows
    ]


def action(view: PharaonView, number: int, at: Point, width: float, height: float) -> Part:
    """What it costs, what it gives, its steps; and what the player who is asked would pay."""
    its = view["nile"]["actions"][number - 1]
    outline = rectangle(0, 0, width, height, 7)
    middle = width / 2
    paid = payment(view, f"nile {number}")
    pitch = min(21.0, (width - 4) / max(1, len(its["cost"])))
    left = middle - pitch * (len(its["cost"]) - 1) / 2
    parts: Parts = [
        drawn(Path("paper", outline)),
        *tokens(view, its["cost"], (left, 14), min(19.0, pitch - 1), pitch),
        *gains(its["gain"], (middle, 36.5), 18, min(21.0, (width - 4) / max(1, len(its["gain"])))),
        steps(tuple(map(tuple, its["steps"])), (middle, 57.5), width),
        *paying(view, paid, (middle, height - 8.5), width),
        drawn(Path("hit halo", outline)),
    ]
    title = Phrase(
        "picture-nile-action", {**nile_facts(view, number), "cards": " ".join(its["cost"])}
    )
    return Group(parts, at, target=f"nile-{number}", title=title, rule="R5.5")


@cache
def steps(its: tuple[tuple[str, ...], ...], at: Point, width: float) -> Drawn:
    pitch = min(20.0, (width - 4) / max(1, len(its)))
    left = at[0] - pitch * (len(its) - 1) / 2
    arrows = [
        Group([arrow(tracks)], (left + pitch * number, at[1]), scale=0.9)
        for number, tracks in enumerate(its)
    ]
    return drawn(*arrows)


def paying(view: PharaonView, paid: list[str], at: Point, width: float) -> Parts:
    """R4.6: in a line of its own at the foot."""
    if not paid:
        return []
    pitch = min(16.0, (width - 6) / len(paid))
    left = at[0] - pitch * (len(paid) - 1) / 2
    foot = drawn(Path("foot", rectangle(3, at[1] - 8, width - 6, 15, 4)))
    return [foot, *tokens(view, paid, (left, at[1] - 0.5), min(13.0, pitch - 1), pitch)]


# The tracks


def tracks(view: PharaonView, width: float, top: float, height: float) -> Parts:
    """Each colour a column, its sign at the top, the start below; discs of all players in their places."""
    points = view["nile"]["points"]
    wide = (width - 2 * MARGIN - TRACK_LABELS) / len(COLOURS)
    high = height / len(points)
    left = MARGIN + TRACK_LABELS
    parts: Parts = [
        drawn(Text("worth", MARGIN + 9, top + high * (len(points) - level - 0.5) + 5, worth))
        for level, worth in enumerate(points)
        if level
    ]
    for number, colour in enumerate(COLOURS):
        at = (left + wide * number, top)
        parts.append(track(view, number, colour, at, wide - 4, high))
    return parts


def track(
    view: PharaonView, number: int, colour: str, at: Point, width: float, high: float
) -> Part:
    levels = len(view["nile"]["points"])
    parts: Parts = [cells(colour, levels, width, high)]
    lying: dict[int, list[Player]] = {}
    for player, its in players(view):
        lying.setdefault(its["nile"][number], []).append(player)
    for level, there in lying.items():
        y = high * (levels - level - 0.5)
        start = 20.0 if level == levels - 1 else 2.0
        pitch = min(12.0, (width - start - 3) / len(there))
        left = start + (width - start) / 2 - pitch * (len(there) - 1) / 2
        for place, player in enumerate(there):
            spot = (left + pitch * place, y)
            name = f"track-{colour}-{level}-{player}"
            parts.append(
                Group([disc(player)], spot, look(player), "", f"disc-{player}-{colour}", name)
            )
    edge = rectangle(-2, -1, width + 4, high * levels + 1, 5)
    parts.append(drawn(Path("hit halo", edge)))
    title = Phrase("picture-track", {"colour": colour})
    return Group(parts, at, target=f"track-{colour}", title=title, rule="R5.6")


@cache
def cells(colour: str, levels: int, width: float, high: float) -> Drawn:
    parts: Parts = [
        Path(f"cell t-{colour}", rectangle(0, high * level + 0.5, width, high - 2, 3))
        for level in range(levels)
    ]
    sign = Group([face(colour)], (11, high * 0.5), scale=min(0.75, (high - 3) / 20))
    return drawn(*parts, sign)
