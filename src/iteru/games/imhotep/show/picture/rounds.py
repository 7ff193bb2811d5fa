"""The rounds: the cards turned up so far, and the backs of those to come."""

from functools import cache

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.kit.scene import Drawn, Group, Part, Path, Point, Text, drawn, rectangle

WIDTH, HEIGHT = 262, 68


def rounds(view: View) -> Part:
    number, count = view["round"], view["rounds"]
    seen = ["-".join(map(str, ships)) for ships in view["round_cards"]["seen"]]
    pitch = (WIDTH - 20) / count
    cards = [round_card(seen, index, pitch - 5, (10 + pitch * index, 34)) for index in range(count)]
    unseen = ", ".join(["-".join(map(str, ships)) for ships in view["round_cards"]["unseen"]])
    come = Phrase("picture-still-to-come", {"ships": unseen}) if len(seen) < count else None
    name = Text("name", 12, 24, Phrase("picture-round", {"round": number, "rounds": count}))
    return Group([panel(), name, *cards], title=come)


@cache
def panel() -> Drawn:
    return drawn(Path("panel", rectangle(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10)))


def round_card(seen: list[str], index: int, width: float, at: Point) -> Part:
    """The card of a round: its four ships, or its back."""
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
