"""What a seat may know (R1.5), as plain JSON. Everything that draws, sends or chooses feeds on this."""

from functools import lru_cache
from typing import cast

from iteru.engine.agenda import detail_of, seat_of
from iteru.engine.bits import places_in
from iteru.engine.setting import MAX_LAYOUTS
from iteru.games.pharaon.rules import exchanges, nile, targets, turn
from iteru.games.pharaon.rules.box import BOARDS, COUNTS, NUMBERS, Layout, board_of, is_dark
from iteru.games.pharaon.rules.consequences import last_chance
from iteru.games.pharaon.rules.figures import SYMBOLS
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    MARKER,
    MOVES,
    OFFERING_ZONE,
    RESOURCES,
    TOKEN_COUNT,
    TOKENS,
    ZONE_COUNT,
    ZONES,
    zone_of,
)
from iteru.games.pharaon.rules.packed_payment import tokens_of
from iteru.games.pharaon.rules.position import (
    CLOCKWISE,
    EMPTY,
    NOT_PASSED,
    TRAITOR,
)
from iteru.games.pharaon.rules.purse import Purse
from iteru.games.pharaon.rules.scoring import (
    POINTS_FOR,
    best_gods,
    breakdown,
    elements,
    lasting_points,
    noble_values,
    points_of,
)
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.usual_payment import usual_payment
from iteru.games.pharaon.rules.wheel import colour_beside, token_beside
from iteru.games.pharaon.view_types import (
    ArtisanFacts,
    Asks,
    CardFacts,
    ColumnView,
    DrawnView,
    JarsView,
    LastChance,
    NileView,
    NobleFacts,
    OfferingsView,
    OptionsView,
    PharaonView,
    PlayerView,
    Printed,
    SeatView,
    SegmentView,
    TraitorView,
)

NOTATIONS = MOVES.notations


def view(s: PharaonState, seat: int | None) -> PharaonView:
    """Returns what a seat may know (None is a spectator). Seats count from 0; slots are lists."""
    layout = s.layout
    points = breakdown(s)
    return {
        **constants(layout),
        "game": "pharaon",
        "seat": seat,
        "seats": s.seats,
        "options": cast(OptionsView, vars(layout.options).copy()),
        "round": s.round,
        "rounds": layout.rounds,
        "actor": s.actor if s.agenda else None,
        "on_turn": player_name(s, s.on_turn) if s.agenda and s.on_turn != EMPTY else None,
        "asks": asks(s, seat),
        "direction": "clockwise" if s.direction == CLOCKWISE else "counter-clockwise",
        "ring": [segment_view(s, place) for place in range(ZONE_COUNT)],
        "bank": dict(zip(RESOURCES, s.bank, strict=True)),
        "offerings": offerings_view(s),
        "nobles": {
            "shown": numbers_of(s.noble_slots),
            "deck": len(s.noble_deck) + len(s.rejected),
            "discard": numbers_of(s.noble_discard),
        },
        "artisans": {
            "shown": [artisan_of(s, card) for card in s.artisan_slots],
            "deck": len(s.artisan_deck),
            "discard": [artisan_of(s, card) for card in s.artisan_discard],
        },
        "jars": jars_view(s),
        "start": player_name(s, s.start),
        "pharaoh": None if s.pharaoh == EMPTY else player_name(s, s.pharaoh),
        "drawn": drawn_view(s, seat),
        "players": [seat_view(s, player) for player in range(s.seats)],
        "traitor": traitor_view(s) if layout.solo else None,
        "points": points,
        "winners": [] if s.agenda else s.winners(),
    }


def beside(s: PharaonState, seat: int | None, other: PharaonView) -> PharaonView:
    """A seat's view, given another seat's: others' drawn cards and the hint for the last turn are hidden."""
    return {
        **other,
        "seat": seat,
        "asks": asks_beside(s, seat, other["asks"]),
        "drawn": drawn_view(s, seat),
    }


@lru_cache(maxsize=MAX_LAYOUTS)
def constants(layout: Layout) -> Printed:
    """Returns what is printed on boards and cards."""
    return {
        "nile": nile_view(layout),
        "tomb": [
            {"cost": list(cost), "points": layout.tomb_points[space]}
            for space, cost in enumerate(layout.tomb_costs)
        ],
        "costs": {
            "offerings": layout.cost_offerings,
            "bonus": layout.cost_bonus,
            "nobles": layout.cost_nobles,
            "artisans": layout.cost_artisans,
        },
        "succession": {"nobles": layout.succession_nobles, "tomb": layout.succession_tomb},
        "token_points": {"start": layout.start_points, "pharaoh": layout.succession_points},
        "leftover_points": layout.leftover_points,
        "gift_points": {"gift-small": layout.gift_small, "gift-large": layout.gift_large},
        "pyramid": {
            "rows": [[words_of(field) for field in row] for row in layout.pyramid],
            "used": layout.players - 1,
        },
        "card_facts": card_facts(layout),
    }


def player_name(s: PharaonState, player: int) -> int | str:
    return "traitor" if s.layout.solo and player == TRAITOR else player


def token_at(kind: int) -> str | None:
    """Returns what lies in a place; None where it is empty."""
    return None if kind == EMPTY else token(kind)


def token(kind: int) -> str:
    return "marker" if kind == MARKER else TOKENS[kind]


def tokens(kinds: list[int]) -> list[str]:
    return [TOKENS[kind] for kind in kinds]


def words_of(symbols: list[int]) -> list[str]:
    return [SYMBOLS[symbol] for symbol in symbols]


def numbers_of(cards: list[int]) -> list[int | None]:
    """Cards by the numbers that are printed on them."""
    return [None if card == EMPTY else card + 1 for card in cards]


def artisan_of(s: PharaonState, card: int) -> int | None:
    return None if card == EMPTY else s.layout.artisan_number[card]


def drawn_view(s: PharaonState, seat: int | None) -> DrawnView:
    return {
        "count": len(s.drawn),
        "seat": s.actor if s.drawn else None,
        "cards": [card + 1 for card in s.drawn] if s.looks_at_drawn(seat) else [],
    }


# What is asked


def asks(s: PharaonState, viewer: int | None) -> Asks | None:
    """The question on top of the agenda, and what one needs to know to answer it."""
    question = s.asked()
    if question is None:
        return None
    seat, detail = seat_of(s.agenda[-1]), detail_of(s.agenda[-1])
    found: Asks = {"question": question.name, "seat": seat, "detail": detail}
    if s.on_top(turn.TURN):
        found["payments"] = payments(s, seat)
        found["last_chance"] = last_chance_for(s, seat, viewer)
    elif s.on_top(turn.PAY):
        found["target"] = NOTATIONS[s.target]
        zone = zone_of(s.target)
        found["zone"] = ZONES[zone]
        found["picked"] = tokens(tokens_of(s.picked, zone))
        found["rest"] = tokens(tokens_of(turn.usual_way(s), zone))
    elif s.on_top(exchanges.GIVE):
        found["effect"] = "treasurer" if detail == exchanges.FOR_SILVER else "seer"
    elif s.on_top(exchanges.GET):
        found["given"] = TOKENS[s.exchanged]
    elif s.on_top(nile.STEP):
        found["tracks"] = colours_of(detail)
    return found


def asks_beside(s: PharaonState, viewer: int | None, other: Asks | None) -> Asks | None:
    if other is None or "last_chance" not in other:
        return other
    return {**other, "last_chance": last_chance_for(s, other["seat"], viewer)}


def last_chance_for(s: PharaonState, seat: int, viewer: int | None) -> LastChance | None:
    return last_chance_view(s, seat) if seat == viewer else None


def payments(s: PharaonState, seat: int) -> dict[str, list[str]]:
    """Returns what each target costs if it is paid the usual way (R4.6)."""
    return {
        NOTATIONS[target]: tokens(
            tokens_of(usual_payment(s, Purse(s, seat, zone_of(target)), target), zone_of(target))
        )
        for target in places_in(targets.payable_targets(s, Purse(s, seat, OFFERING_ZONE), False))
    }


def last_chance_view(s: PharaonState, seat: int) -> LastChance | None:
    """In the last round, what would still bring the seat that chooses more points than it costs."""
    if s.round < s.layout.rounds:
        return None
    target, points = last_chance(s, seat)
    return {"target": NOTATIONS[target], "points": points} if points else None


# The table


def segment_view(s: PharaonState, place: int) -> SegmentView:
    """A segment of the ring with the sector of the wheel at it, and the god on its left border."""
    layout = s.layout
    zone = s.ring[place]
    colour = s.colour_of[zone]
    spaces = s.wheel[colour * layout.spaces : (colour + 1) * layout.spaces]
    next_turned = (place + s.turned - s.direction) % COLOUR_COUNT
    last = s.round == layout.rounds
    left = s.ring[place - 1]
    return {
        "zone": ZONES[zone],
        "colour": COLOURS[colour],
        "next_colour": None if last else COLOURS[layout.wheel_order[next_turned]],
        "spaces": [token_at(kind) for kind in spaces],
        "unused": layout.all_spaces - layout.spaces,
        "beside": [
            TOKENS[token_beside(entry)] for entry in s.beside if colour_beside(entry) == colour
        ],
        "god": {
            "name": layout.gods[zone],
            "left_zone": ZONES[left],
            "left_need": layout.right_need[left],
            "left_points": layout.right_points[left],
            "right_zone": ZONES[zone],
            "right_need": layout.left_need[zone],
            "right_points": layout.left_points[zone],
        },
    }


def offerings_view(s: PharaonState) -> OfferingsView:
    pairs = [s.pairs[2 * slot : 2 * slot + 2] for slot in range(s.layout.pairs)]
    return {
        "pairs": [None if pair[0] == EMPTY else tokens(pair) for pair in pairs],
        "bonus": [token_at(kind) for kind in s.bonus],
        "bag": len(s.bag),
        "discard": tokens(sorted(s.offering_discard)),
    }


def nile_view(layout: Layout) -> NileView:
    return {
        "actions": [
            {
                "cost": list(layout.nile_costs[number]),
                "gain": words_of(layout.nile_gains[number]),
                "steps": [colours_of(mask) for mask in layout.nile_steps[number]],
            }
            for number in range(layout.nile_actions)
        ],
        "points": list(layout.track_points),
    }


def colours_of(mask: int) -> list[str]:
    return [colour for place, colour in enumerate(COLOURS) if mask >> place & 1]


def jars_view(s: PharaonState) -> JarsView:
    goods = s.layout.jar_goods
    return {
        "shown": [None if jar == EMPTY else tokens(goods[jar]) for jar in s.jars],
        "stock": len(s.jar_stock),
        "discard": len(s.jar_discard),
        "turned": None if s.turned_jar == EMPTY else tokens(goods[s.turned_jar]),
    }


# Players


def player_view(s: PharaonState, player: int) -> PlayerView:
    """Returns what lies before a player, be it a seat or the Traitor."""
    goods = s.goods[player * TOKEN_COUNT : (player + 1) * TOKEN_COUNT]
    row = s.row[player]
    return {
        "goods": dict(zip(TOKENS, goods, strict=True)),
        "nobles": [card + 1 for card in places_in(s.nobles[player])],
        "tired": [card + 1 for card in places_in(s.tired[player])],
        "artisans": sorted(
            [s.layout.artisan_number[card] for card in places_in(s.artisans[player])]
        ),
        "nile": s.level[player * COLOUR_COUNT : (player + 1) * COLOUR_COUNT],
        "tomb": s.tomb[player],
        "passed": row != NOT_PASSED,
        "row": row + 1 if row >= 0 else None,
        "field": s.field[player] + 1 if row >= 0 else None,
        "points": lasting_points(s, player),
        "if_ended_now": sum(points_of(s, player)),
    }


def seat_view(s: PharaonState, seat: int) -> SeatView:
    """A seat with its gods and with what its nobles would be worth."""
    gods = best_gods(s, seat)
    has = elements(s, seat)
    values = noble_values(s, seat, gods)
    cards = places_in(s.nobles[seat])
    return {
        **player_view(s, seat),
        "noble_points": {str(card + 1): value for card, value in zip(cards, values, strict=True)},
        "gods": {
            s.layout.gods[s.ring[border]]: {
                "has": [has[s.ring[border - 1]], has[s.ring[border]]],
                "satisfied": bool(gods >> border & 1),
            }
            for border in range(ZONE_COUNT)
        },
    }


def traitor_view(s: PharaonState) -> TraitorView:
    gods = [god for zone, god in enumerate(s.layout.gods) if s.traitor_gods >> zone & 1]
    return {
        **player_view(s, TRAITOR),
        "columns": [column_view(s, column) for column in range(len(BOARDS))],
        "jars": len(s.traitor_jars),
        "level": s.layout.options.traitor_level,
        "noble_value": s.traitor_value or s.layout.traitor_noble,
        "gods": gods,
        "by_source": dict(zip(POINTS_FOR, points_of(s, TRAITOR), strict=True)),
    }


def column_view(s: PharaonState, column: int) -> ColumnView:
    side = s.boards[column]
    first = column * s.layout.column_room
    return {
        "board": BOARDS[board_of(side)],
        "dark": is_dark(side),
        "jars": s.layout.traitor_jars[side],
        "colour": COLOURS[s.column_colour[column]],
        "fields": list(s.layout.traitor_words[side]),
        "tokens": [token(kind) for kind in s.columns[first : first + s.filled[column]]],
    }


# Cards


def card_facts(layout: Layout) -> CardFacts:
    """Returns what is printed on nobles and artisans, by their numbers."""
    artisans: dict[str, ArtisanFacts] = {
        str(number): {
            "points": layout.artisan_points[card],
            "gain": words_of(layout.artisan_gain[card]),
        }
        for card, number in enumerate(layout.artisan_number)
    }
    nobles = {number: noble_facts(layout, card) for card, number in enumerate(NUMBERS)}
    return {"nobles": nobles, "artisans": artisans}


def noble_facts(layout: Layout, card: int) -> NobleFacts:
    zone = layout.noble_zone[card]
    return {
        "name": layout.noble_names[card],
        "type": layout.noble_types[card],
        "points": layout.noble_points[card],
        "each": layout.noble_each[card],
        "counts": COUNTS[layout.noble_counts[card]],
        "effect": layout.noble_effects[card],
        "colours": [COLOURS[colour] for colour in layout.noble_colours[card]],
        "zone": None if zone < 0 else ZONES[zone],
        "gain": words_of(layout.noble_gain[card]),
    }
