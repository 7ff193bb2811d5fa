"""A position as text, hidden things included, for goldens, debugging and research."""

from iteru.engine.agenda import asked_line
from iteru.games.egizia.rules.codes import colour_of_field, kind_of_card, owner_of, what_of
from iteru.games.egizia.rules.fields import production, value_of_field
from iteru.games.egizia.rules.moves import (
    CARDS,
    COLOURS,
    CREW_COUNT,
    FIRST_PERMANENT,
    HELD_COUNT,
    SECTIONS,
    SITES,
    SPHINX_CARDS,
)
from iteru.games.egizia.rules.position import EMPTY, PHASES, Position
from iteru.games.egizia.rules.scoring import points_so_far


def position_lines(s: Position) -> list[str]:
    """Returns a position as lines: seats are 1 to 4, an empty place is a dot."""
    return [
        f"round {s.round}, {PHASES[s.phase]}: {asked_line(s)}",
        f"tiles     {seats_text(s.order)} | score track {seats_text(s.track)} | ring {s.ring + 1}",
        "river     " + " ".join(space_text(s, place) for place in range(s.layout.river)),
        "sites     " + " ".join(site_text(s, site) for site in range(len(SITES))),
        f"obelisk   {seats_text(s.obelisk)}",
        f"graves    {seats_text(s.graves)} | {' '.join(map(str, s.grave_tiles))}",
        "pyramid   " + " ".join(row_text(s, row) for row in range(s.layout.rows)),
        "temple    " + " ".join(section_text(s, number) for number in range(len(SECTIONS))),
        f"team      {s.team:04b} strength {s.strength} used {s.paid} | line {seats_text(s.line)}",
        *[line for seat in range(s.seats) for line in seat_lines(s, seat)],
        f"drawn     {sphinx_text(s.drawn)}",
        f"deck      {sphinx_text(s.deck)}",
        f"nile      {' '.join(CARDS[card] for card in s.nile)}",
    ]


def seats_text(owners: list[int]) -> str:
    return "".join("." if owner == EMPTY else str(owner + 1) for owner in owners)


def space_text(s: Position, place: int) -> str:
    ships = "".join(str(owner_of(ship) + 1) for ship in s.fleet if what_of(ship) == place)
    card = s.river[place]
    name = s.layout.space_name[place] if card == EMPTY else CARDS[card]
    return f"{name}[{ships}]"


def site_text(s: Position, site: int) -> str:
    first = site * s.layout.berths
    berths = seats_text(s.berth[first : first + s.layout.berths])
    waiting = seats_text([owner_of(ship) for ship in s.substitutes if what_of(ship) == site])
    return f"{SITES[site]}[{berths}]{waiting}"


def row_text(s: Position, row: int) -> str:
    return seats_text(s.pyramid[s.layout.row_start[row] : s.layout.row_start[row + 1]])


def section_text(s: Position, section: int) -> str:
    owners = [owner_of(brick) for brick in s.temple if what_of(brick) == section]
    return f"{SECTIONS[section]}[{seats_text(owners)}]"


def sphinx_text(cards: list[int]) -> str:
    return " ".join([SPHINX_CARDS[kind_of_card(card)] for card in cards])


def seat_lines(s: Position, seat: int) -> list[str]:
    points = f"{points_so_far(s)[seat]} points so far, {s.scores()[seat]} if it ended now"
    crews = " ".join(map(str, s.crews[seat * CREW_COUNT : (seat + 1) * CREW_COUNT]))
    fields = " ".join(
        f"{COLOURS[colour_of_field(field)]}:{value_of_field(s, field)}"
        for field in s.fields
        if owner_of(field) == seat
    )
    held = s.held[seat * HELD_COUNT : (seat + 1) * HELD_COUNT]
    cards = " ".join(
        f"{count} {CARDS[FIRST_PERMANENT + card]}" for card, count in enumerate(held) if count
    )
    kept = " ".join(SPHINX_CARDS[what_of(card)] for card in s.kept if owner_of(card) == seat)
    markers = f"sale {s.markers[seat] + 1}, market {s.markers[s.seats + seat] + 1}"
    stock = f"{s.ships[seat]} ships, {s.stones[seat]} stones, {production(s, seat)} a round"
    return [
        f"seat {seat + 1}    {points}, {markers}, {stock}, crews {crews} used {s.used[seat]:04b}",
        f"  fields  {fields}",
        f"  cards   {cards} | {kept}".rstrip(),
    ]
