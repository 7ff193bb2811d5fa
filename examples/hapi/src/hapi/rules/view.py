"""What a seat may know. Everything that draws, sends or chooses feeds on this."""

from typing import TypedDict

from .river import River


class FloodView(TypedDict):
    """All that a seat (None: a spectator) may know."""

    seat: int | None
    actor: int
    question: str
    level: int
    harvest: dict[str, int]
    """The points of a harvest by the level of the Nile."""
    deck: int
    poured: list[int]
    """The card poured last."""
    hand: list[int]
    cards: list[int]
    """How many cards each seat holds."""
    points: list[int]


def view(s: River, seat: int | None) -> FloodView:
    """R1.2: everybody sees all but the deck and the others' hands."""
    question = s.asked()
    return {
        "seat": seat,
        "actor": s.actor,
        "question": question.name if question else "over",
        "level": s.level,
        "harvest": {str(level): points for level, points in s.layout.harvest.items()},
        "deck": len(s.deck),
        "poured": s.poured[-1:],
        "hand": [] if seat is None else sorted(s.hands[seat]),
        "cards": [len(hand) for hand in s.hands],
        "points": list(s.points),
    }
