"""A position in a few lines of text, for debugging."""

from iteru.engine.agenda import asked_line
from iteru.engine.bits import places_in
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    MARKER,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
    ZONES,
)
from iteru.games.pharaon.rules.position import EMPTY, TRAITOR, Position


def position_lines(s: Position) -> list[str]:
    lines = [
        f"round {s.round}, {asked_line(s)}",
        "ring: " + ", ".join([segment_text(s, zone) for zone in s.ring]),
        "bank: " + counts_text(list(RESOURCES), s.bank),
        "pairs: " + tokens_text(s.pairs) + "; bonus: " + tokens_text(s.bonus),
        f"bag {len(s.bag)}, used: " + tokens_text(s.offering_discard),
        "nobles: " + slots_text(s.noble_slots) + f" of {len(s.noble_deck)}",
        "artisans: " + slots_text(s.artisan_slots) + f" of {len(s.artisan_deck)}",
        "jars: " + ", ".join([jar_text(s, jar) for jar in s.jars]) + f" of {len(s.jar_stock)}",
    ]
    lines += [player_line(s, player) for player in range(s.layout.players)]
    if s.layout.solo:
        columns = [
            f"{COLOURS[colour]} {height - 1}"
            for colour, height in zip(s.column_colour, s.filled, strict=True)
        ]
        lines.append(f"columns: {', '.join(columns)}; jars {len(s.traitor_jars)}")
    return lines


def segment_text(s: Position, zone: int) -> str:
    colour = s.colour_of[zone]
    spaces = s.wheel[colour * s.layout.spaces : (colour + 1) * s.layout.spaces]
    taken = [kind for kind in spaces if kind != EMPTY]
    there = f" ({tokens_text(taken)})" if taken else ""
    return f"{ZONES[zone]} {COLOURS[colour]}{there}"


def tokens_text(kinds: list[int]) -> str:
    names = (*TOKENS, "marker")
    return " ".join(["-" if kind == EMPTY else names[min(kind, MARKER)] for kind in kinds])


def counts_text(names: list[str], counts: list[int]) -> str:
    return ", ".join([f"{count} {names[kind]}" for kind, count in enumerate(counts) if count])


def slots_text(slots: list[int]) -> str:
    return " ".join(["-" if card == EMPTY else str(card + 1) for card in slots])


def jar_text(s: Position, jar: int) -> str:
    return "-" if jar == EMPTY else tokens_text(s.layout.jar_goods[jar])


def player_line(s: Position, player: int) -> str:
    goods = s.goods[player * TOKEN_COUNT : (player + 1) * TOKEN_COUNT]
    levels = s.level[player * COLOUR_COUNT : (player + 1) * COLOUR_COUNT]
    name = "Traitor" if s.layout.solo and player == TRAITOR else f"seat {player + 1}"
    cards = [str(card + 1) for card in places_in(s.nobles[player])]
    artisans = [str(card + 1) for card in places_in(s.artisans[player])]
    row = s.row[player]
    place = f"; row {row + 1} field {s.field[player] + 1}" if row >= 0 else ""
    return (
        f"{name}: {counts_text(list(TOKENS), goods)}; nobles {' '.join(cards)};"
        f" artisans {' '.join(artisans)}; Nile {levels}; tomb {s.tomb[player]}{place}"
    )
