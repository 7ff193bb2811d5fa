"""A position as text, hidden things included, for goldens, debugging and research."""

from iteru.engine.agenda import asked_line
from iteru.games.imhotep.rules.moves import CARD_COUNT, CARDS, SHIPS, SITES, SPACES
from iteru.games.imhotep.rules.position import EMPTY, SENT_BACK, WAITING, Position
from iteru.games.imhotep.rules.scoring import points_so_far


def position_lines(s: Position) -> list[str]:
    """Returns a position as lines: seats are 1 to 4, an empty place is a dot."""
    return [
        f"round {s.round}: {asked_line(s)}",
        "ships     " + "  ".join(ship_text(s, ship) for ship in range(SHIPS)),
        f"market    {cards_text(s.stalls)} | pair {cards_text(s.pair)}",
        f"pyramids  {pyramid_text(s)} + {stones_text(s.overflow)}",
        f"temple    {stones_text(s.temple)}",
        f"burial    {stones_text(s.burial)}",
        f"obelisks  {' '.join(map(str, s.obelisk))} towers {stones_text(s.towers)}",
        *[seat_text(s, seat) for seat in range(s.seats)],
        f"draw pile {cards_text(s.deck)}",
        f"discards  {cards_text(s.discard)}",
        f"to come   {' '.join(map(str, s.round_cards[s.round :]))}",
    ]


def ship_text(s: Position, ship: int) -> str:
    cargo = stones_text(s.cargo[ship * SPACES : ship * SPACES + s.ships[ship]])
    where = s.berth[ship]
    if where == WAITING:
        return f"[{cargo}]"
    return f"[{cargo}]@{'away' if where == SENT_BACK else SITES[where]}"


def stones_text(owners: list[int]) -> str:
    return "".join("." if owner == EMPTY else str(owner + 1) for owner in owners)


def pyramid_text(s: Position) -> str:
    start = s.layout.pyramid_start
    return " ".join(
        stones_text(s.pyramid[start[i] : start[i + 1]]) for i in range(s.layout.pyramids)
    )


def cards_text(cards: list[int]) -> str:
    return " ".join("." if card == EMPTY else CARDS[card] for card in cards)


def seat_text(s: Position, seat: int) -> str:
    points = f"{points_so_far(s)[seat]} points so far, {s.scores()[seat]} if it ended now"
    owned = s.owned[seat * CARD_COUNT : (seat + 1) * CARD_COUNT]
    cards = " ".join(f"{count} {CARDS[card]}" for card, count in enumerate(owned) if count)
    stones = f"sled {s.sled[seat]}, quarry {s.quarry[seat]}"
    return f"seat {seat + 1}    {points}, {stones}: {cards}".rstrip(": ")
