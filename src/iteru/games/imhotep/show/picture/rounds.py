"""The rounds: the cards turned up so far, and the backs of those to come."""

from iteru.engine.phrase import Phrase
from iteru.games.imhotep.view_types import ImhotepView
from iteru.kit.kept import cache
from iteru.kit.scene import (
    SERIF_BOLD,
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

WIDTH, HEIGHT = 262, 68
STRIP_WIDTH, STRIP_HEIGHT, STRIP_NAME = 360, 34, 118
RULE = "R3.1"
NAMES = (Font("name", 16, 16, SERIF_BOLD), Font("name less", 13.2, 14, SERIF_BOLD))


def rounds(view: ImhotepView) -> Part:
    """Draws the rounds: the name above the cards."""
    pitch = (WIDTH - 20) / view["rounds"]
    parts = [panel(WIDTH, HEIGHT), Text("name", 12, 24, name(view)), *cards(view, (10, 34), pitch)]
    return Group(parts, title=still_to_come(view), rule=RULE)


def strip(view: ImhotepView) -> Part:
    """Draws the rounds for a phone: the name beside the cards."""
    pitch = (STRIP_WIDTH - STRIP_NAME - 6) / view["rounds"]
    words = Wrapped(NAMES, (8, 22), name(view), STRIP_NAME - 10, 16)
    parts = [panel(STRIP_WIDTH, STRIP_HEIGHT), words, *cards(view, (STRIP_NAME, 5), pitch)]
    return Group(parts, title=still_to_come(view), rule=RULE)


def name(view: ImhotepView) -> Phrase:
    return Phrase("picture-round", {"round": view["round"], "rounds": view["rounds"]})


def cards(view: ImhotepView, at: Point, pitch: float) -> Parts:
    seen = ["-".join(map(str, ships)) for ships in view["round_cards"]["seen"]]
    return [
        round_card(seen, index, pitch - 4, (at[0] + pitch * index, at[1]))
        for index in range(view["rounds"])
    ]


def still_to_come(view: ImhotepView) -> Phrase:
    """Names the cards still to come, of which one is put away unseen."""
    unseen = ["-".join(map(str, ships)) for ships in view["round_cards"]["unseen"]]
    if len(view["round_cards"]["seen"]) == view["rounds"]:
        return name(view)
    return Phrase("picture-still-to-come", {"ships": ", ".join(unseen)})


@cache
def panel(width: float, height: float) -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, width - 1, height - 1, 10)))


def round_card(seen: list[str], index: int, width: float, at: Point) -> Part:
    """Draws the card of a round: its four ships, or its back."""
    return (
        face(seen[index], index + 1, index == len(seen) - 1, width, at)
        if index < len(seen)
        else back(width, at)
    )


@cache
def face(ships: str, number: int, now: bool, width: float, at: Point) -> Part:
    paper = Path("paper now" if now else "paper", rectangle(0, 0, width, 24, 4))
    card = drawn(paper, Text("tiny", width / 2, 16, ships.replace("-", "")))
    return Group([card], at, title=Phrase("picture-round-card", {"round": number, "ships": ships}))


@cache
def back(width: float, at: Point) -> Part:
    return drawn(Group([Path("back", rectangle(0, 0, width, 24, 4))], at))
