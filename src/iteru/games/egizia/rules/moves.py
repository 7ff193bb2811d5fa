"""Names of things, every action of the game as a number, and its notation.

Positions, berths, rows and fields are counted from 1 in the notation.
"""

from typing import Final

CREWS: Final = ("black", "blue", "yellow", "joker")
CREW_COUNT: Final = 4
NORMAL_CREWS: Final = 3
JOKER: Final = 3

SITES: Final = ("sphinx", "obelisk", "pyramid")
SPHINX_SITE: Final = 0
OBELISK_SITE: Final = 1
PYRAMID_SITE: Final = 2
SITE_COUNT: Final = 3

TOWNS: Final = ("edfu", "thebae", "passalon", "selinon", "beni_hasan", "alyi", "heliopolis")

STRUCTURES: Final = ("obelisk", "graves", "pyramid", "temple")
OBELISK: Final = 0
GRAVES: Final = 1
PYRAMID: Final = 2
TEMPLE: Final = 3

SECTIONS: Final = ("left", "right", "middle", "top")
SECTION_COUNT: Final = 4
MIDDLE: Final = 2
TOP: Final = 3

TRACKS: Final = ("stone_sale", "grain_market")
STONE_SALE: Final = 0
GRAIN_MARKET: Final = 1

COLOURS: Final = ("green", "yellow_green", "brown")
"""Fields from the best to the worst; an improver moves one step to the left."""

FIELDS: Final = tuple([f"field_{number}" for number in range(1, 15)])
QUARRIES: Final = tuple([f"quarry_{number}" for number in range(1, 5)])
PERMANENTS: Final = (
    "crew_each_round",
    "field_improver",
    "stones_as_grain",
    "reuse",
    "more_sphinx",
    "upstream",
    "first_place",
    "paid_crew",
    "leftover",
    "grave_value",
    "stone_seller",
)
ANYTIME: Final = (
    "double_ship",
    "two_crews",
    "stones",
    "keep_more",
    "double_space",
    "strength",
    "grain",
)
IMMEDIATE: Final = (
    "stone_sale_steps",
    "grain_market_steps",
    "crews_choice",
    "crews_shown_1",
    "crews_shown_2",
    "crews_shown_3",
    "brick_points_1",
    "brick_points_2",
)
CARDS: Final = (*FIELDS, *QUARRIES, *PERMANENTS, *ANYTIME, *IMMEDIATE)

FIRST_QUARRY: Final = 14
FIRST_PERMANENT: Final = 18
CREW_EACH_ROUND: Final = 18
FIELD_IMPROVER: Final = 19
STONES_AS_GRAIN: Final = 20
REUSE: Final = 21
MORE_SPHINX: Final = 22
UPSTREAM: Final = 23
FIRST_PLACE: Final = 24
PAID_CREW: Final = 25
LEFTOVER: Final = 26
GRAVE_VALUE: Final = 27
STONE_SELLER: Final = 28
FIRST_ANYTIME: Final = 29
DOUBLE_SHIP: Final = 29
TWO_CREWS: Final = 30
STONES: Final = 31
KEEP_MORE: Final = 32
DOUBLE_SPACE: Final = 33
STRENGTH: Final = 34
GRAIN: Final = 35
FIRST_IMMEDIATE: Final = 36
CARD_COUNT: Final = 44
HELD_COUNT: Final = FIRST_IMMEDIATE - FIRST_PERMANENT
"""Kinds of cards of which a player's stock is a number: permanent ones that are no fields or quarries, and any-time ones."""

SPHINX_CARDS: Final = (
    "obelisk_low",
    "obelisk_mid",
    "obelisk_high",
    "pillars",
    "columns",
    "pyramid_low",
    "pyramid_high",
    "graves_built",
    "all_stone_sale",
    "all_grain_market",
    "own_obelisk_few",
    "own_obelisk_many",
    "own_temple",
    "own_pyramid_few",
    "own_pyramid_many",
    "own_everywhere",
    "own_graves",
    "black_crew",
    "blue_crew",
    "yellow_crew",
    "joker_crew",
    "most_stone",
    "most_green",
    "most_yellow_green",
    "most_brown",
    "own_stone_sale",
    "own_grain_market",
    "permanents",
    "tenths",
)
SPHINX_COUNT: Final = 29
TENTHS: Final = 28

MAX_RIVER: Final = 30
MAX_BERTHS: Final = 4
MAX_FIELDS: Final = 24
MAX_DRAW: Final = 9
MAX_ROWS: Final = 8

USABLE: Final = (STONES, CREW_EACH_ROUND, PAID_CREW, GRAIN, DOUBLE_SHIP, DOUBLE_SPACE)
"""Cards that are used by an action of their own."""

SAIL: Final = 0
PASS: Final = SAIL + MAX_RIVER
BERTH: Final = PASS + 1
USE: Final = BERTH + MAX_BERTHS
USE_STONES: Final = USE
USE_CREW_EACH_ROUND: Final = USE + 1
USE_PAID_CREW: Final = USE + 2
USE_GRAIN: Final = USE + 3
USE_DOUBLE_SHIP: Final = USE + 4
USE_DOUBLE_SPACE: Final = USE + 5
EAT: Final = USE + 6
IMPROVE: Final = EAT + 1
RAISE: Final = IMPROVE + MAX_FIELDS
RING: Final = RAISE + CREW_COUNT
TAKE: Final = RING + 3
FIRST: Final = TAKE + MAX_RIVER
STAY: Final = FIRST + 1
CREW: Final = STAY + 1
ADD: Final = CREW + NORMAL_CREWS
ADD_STRENGTH: Final = ADD + CREW_COUNT
DRAW: Final = ADD_STRENGTH + 1
EXTRA: Final = DRAW + MAX_DRAW
KEEP: Final = EXTRA + MAX_DRAW + 1
KEEP_NONE: Final = KEEP + SPHINX_COUNT
BRICK: Final = KEEP_NONE + 1
BRICK_OBELISK: Final = BRICK
BRICK_GRAVE: Final = BRICK + 1
BRICK_ROW: Final = BRICK + 2
BRICK_TEMPLE: Final = BRICK_ROW + MAX_ROWS
STEP: Final = BRICK_TEMPLE + SECTION_COUNT
STOP: Final = STEP + 2
ENOUGH: Final = STOP + 1
DECLINE: Final = ENOUGH + 1
DONE: Final = DECLINE + 1
GIVE_UP: Final = DONE + 1


def all_notations() -> list[str]:
    """The notation of every action, in the order of the numbers above."""
    river = range(1, MAX_RIVER + 1)
    return [
        *[f"sail {position}" for position in river],
        "pass",
        *[f"berth {berth}" for berth in range(1, MAX_BERTHS + 1)],
        *[f"use {CARDS[card]}" for card in USABLE],
        "eat",
        *[f"improve {field}" for field in range(1, MAX_FIELDS + 1)],
        *[f"raise {crew}" for crew in CREWS],
        "ring left",
        "ring stay",
        "ring right",
        *[f"take {position}" for position in river],
        "first",
        "stay",
        *[f"crew {crew}" for crew in CREWS[:NORMAL_CREWS]],
        *[f"add {crew}" for crew in CREWS],
        "add strength",
        *[f"draw {count}" for count in range(1, MAX_DRAW + 1)],
        *[f"extra {count}" for count in range(MAX_DRAW + 1)],
        *[f"keep {card}" for card in SPHINX_CARDS],
        "keep none",
        "obelisk",
        "grave",
        *[f"pyramid {row}" for row in range(1, MAX_ROWS + 1)],
        *[f"temple {section}" for section in SECTIONS],
        *[f"track {track}" for track in TRACKS],
        "stop",
        "enough",
        "decline",
        "done",
        "give up",
    ]
