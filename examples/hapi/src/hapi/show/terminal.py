"""The board in a terminal: the nilometer, the hand of whoever looks, and a line for each seat."""

from rich.console import Group
from rich.text import Text

from iteru.kit.marks import letter
from iteru.kit.parts import Say
from iteru.kit.shown import Thing

from ..rules.view import FloodView


def board(view: FloodView, say: Say) -> Group:
    good = ", ".join(f"{level}: +{points}" for level, points in view["harvest"].items())
    lines = [
        Text(say("picture-river", level=view["level"]), style="bold cyan"),
        Text(say("board-good", levels=good)),
        Text(say("board-deck", count=view["deck"])),
    ]
    lines += [seat_line(view, say, seat) for seat in range(len(view["cards"]))]
    if view["hand"]:
        lines.append(Text(say("board-hand", hand=" ".join(map(str, view["hand"])))))
    return Group(*lines)


def seat_line(view: FloodView, say: Say, seat: int) -> Text:
    points, held = view["points"][seat], view["cards"][seat]
    return Text.assemble(letter(seat), " ", say("board-seat", seat=seat, points=points, count=held))


def things(view: FloodView, say: Say) -> list[Thing]:
    """What `? NAME` tells about."""
    return [Thing(say("board-river"), "river", say("picture-river", level=view["level"]), "R2.2")]
