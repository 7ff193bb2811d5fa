"""A position as text, hidden things too: for goldens, debugging, and a researcher's print."""

from iteru.engine.agenda import asked_line
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.position import EMPTY, KNOWN, Position, kind_of
from iteru.games.valley_of_the_kings.rules.scoring import scores


def position_lines(s: Position) -> list[str]:
    """The top card of a pile is the last one; a star marks a card that is public."""
    return [
        f"turn {s.turns + 1}: {asked_line(s)}",
        f"pyramid   {cards_text(s.pyramid[5:])} / {cards_text(s.pyramid[3:5])} / {cards_text(s.pyramid[:3])}",
        f"in play   {cards_text(s.played)} | gold {s.laid}",
        f"apart     {cards_text(s.revealed)} | looked at {hidden_text(s.looked)}",
        f"so far    {so_far(s)}",
        *[line for seat, points in enumerate(scores(s)) for line in seat_lines(s, seat, points)],
        f"boneyard  {cards_text(s.boneyard)}",
        f"stock     {cards_text(s.stock)}",
    ]


def so_far(s: Position) -> str:
    """Returns what the turn has brought about."""
    notes = [
        "changed" if s.changed else "",
        "entombed" if s.entombed else "",
        f"bought {s.dearest}" if s.dearest else "",
        f"gold {s.gold_each}" if s.gold_each else "",
        "buys anywhere" if s.anywhere else "",
        f"{s.cheaper} cheaper" if s.cheaper else "",
        f"done {cards_text(s.done)}" if s.done else "",
        f"on top {cards_text(s.arranged)}" if s.arranged else "",
    ]
    return ", ".join([note for note in notes if note]) or "-"


def seat_lines(s: Position, seat: int, points: int) -> list[str]:
    return [
        f"seat {seat + 1}    {points} points, tomb {cards_text(s.tomb[seat])}".rstrip(),
        f"  hand    {hidden_text(s.hand[seat])}".rstrip(),
        f"  deck    {hidden_text(s.deck[seat])}".rstrip(),
        f"  pile    {hidden_text(s.pile[seat])}".rstrip(),
    ]


def cards_text(kinds: list[int]) -> str:
    return " ".join(["." if kind == EMPTY else CARDS[kind] for kind in kinds])


def hidden_text(cards: list[int]) -> str:
    return " ".join([CARDS[kind_of(card)] + ("*" if card & KNOWN else "") for card in cards])
