"""A position in a few lines of text, for whoever debugs."""

from iteru.engine.agenda import asked_line
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, COLOURS, TOKEN_COUNT, TOKENS, ZONES
from iteru.games.pharaon.rules.position import EMPTY, Position, cards_in


def position_lines(s: Position) -> list[str]:
    return [
        f"round {s.round}, {asked_line(s)}",
        "ring: " + " ".join([f"{ZONES[zone]}/{COLOURS[s.colour_of[zone]]}" for zone in s.ring]),
        "nobles: " + slots_text(s.noble_slots) + f" of {len(s.noble_deck)}",
        "artisans: " + slots_text(s.artisan_slots) + f" of {len(s.artisan_deck)}",
        *[player_line(s, player) for player in range(s.layout.players)],
    ]


def slots_text(slots: list[int]) -> str:
    return " ".join(["-" if card == EMPTY else str(card + 1) for card in slots])


def player_line(s: Position, player: int) -> str:
    goods = s.goods[player * TOKEN_COUNT : (player + 1) * TOKEN_COUNT]
    owned = " ".join([f"{count} {TOKENS[kind]}" for kind, count in enumerate(goods) if count])
    nobles = " ".join([str(card + 1) for card in cards_in(s.nobles[player])])
    levels = s.level[player * COLOUR_COUNT : (player + 1) * COLOUR_COUNT]
    return f"player {player + 1}: {owned}; nobles {nobles}; Nile {levels}; tomb {s.tomb[player]}"
