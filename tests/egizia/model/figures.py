"""What is printed on board, cards and tiles, typed from the game's notes."""

from typing import Any

ROUNDS = 5
DECK_OF_ROUND = [0, 0, 1, 1, 2]

CREWS = ["black", "blue", "yellow", "joker"]
NORMAL_CREWS = ["black", "blue", "yellow"]
FIRST_STRENGTH = {"black": 1, "blue": 1, "yellow": 1, "joker": 2}
CREW_LIMIT = 9
STONE_LIMIT = 25
FIRST_STONES = [2, 3, 4, 5]
"""By order tile."""
FIRST_QUARRY = 3
FIRST_FIELD = ("green", 6)
SHIPS = 8

CARD_SPACES = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
TOWNS: dict[int, tuple[str, dict[str, Any]]] = {
    2: ("edfu", {"stone_sale": 1, "grain_market": 1}),
    4: ("thebae", {"crews": ["black", "yellow"]}),
    8: ("passalon", {"crews": ["joker"], "ring": 1}),
    10: ("selinon", {"crews": ["black", "blue"]}),
    14: ("beni_hasan", {"crews": ["blue", "yellow"]}),
    16: ("alyi", {"any_crew": 1, "stones": 2}),
    20: ("heliopolis", {"crews": ["joker"], "ring": 1}),
}
BARRED = 20
"""Where no card lets a ship join others or doubles the action."""
SITES = {"sphinx": ("abydus", 6), "obelisk": ("amarna", 12), "pyramid": ("giza", 18)}
BERTHS = {2: 2, 3: 2, 4: 3}
BERTHS_PRINTED = 3

COLOURS = ["green", "yellow_green", "brown"]
"""The ring on its place 1, 2, 3 waters the first one, two, three of them."""
RING_PLACES = 3
FIRST_RING = 2

TRACK_SPACES = 5
SELLS_FROM = 4
STONES_PER_POINT = 2
BOTTOM_STONES = 3
PENALTY = [3, 2, 2, 1, 1]
BOTTOM_POINTS = 2

STRUCTURES = ["obelisk", "graves", "pyramid", "temple"]
STRUCTURES_AT = {"obelisk": ["obelisk", "graves"], "pyramid": ["pyramid", "temple"]}
OBELISK = [1, 2, 3, 4, 5, 6, 7, 8, 9]
GRAVE_SPACES = 12
GRAVES_SHOWN = 4
GRAVE_TILES = [1] * 2 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 2
GRAVE_TABLE = [(1, 2), (11, 5), (21, 9)]
"""From which total value on how many points."""
PYRAMID = [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)]
"""From the bottom: the value of each space of the row, the number of spaces."""
TEMPLE = {"left": [1, 2, 3, 4], "right": [1, 2, 3, 4], "middle": [5, 5], "top": [6, 6]}
BONUS = [0, 1, 3, 6]
"""By the number of sites at which one took part."""
SCARAB_AT = 50

FIELDS = {
    "field_1": ("green", 2),
    "field_2": ("green", 3),
    "field_3": ("yellow_green", 4),
    "field_4": ("yellow_green", 5),
    "field_5": ("brown", 6),
    "field_6": ("brown", 7),
    "field_7": ("green", 4),
    "field_8": ("yellow_green", 6),
    "field_9": ("yellow_green", 7),
    "field_10": ("brown", 8),
    "field_11": ("brown", 9),
}
FIELD_BONUS: dict[str, dict[str, int]] = {
    "field_5": {"stone_sale": 1},
    "field_6": {"grain_market": 1},
    "field_10": {"points": 3},
    "field_11": {"stones": 4},
}
QUARRIES = {"quarry_1": 2, "quarry_2": 3, "quarry_3": 4}
PERMANENT = [
    *["crew_each_round", "field_improver", "stones_as_grain", "reuse", "more_sphinx", "upstream"],
    *["first_place", "paid_crew", "leftover", "grave_value", "stone_seller"],
]
ANYTIME = [
    *["double_ship", "two_crews", "stones", "keep_more", "double_space", "strength", "grain"],
]
IMMEDIATE: dict[str, dict[str, Any]] = {
    "stone_sale_steps": {"stone_sale": 2},
    "grain_market_steps": {"grain_market": 2},
    "crews_choice": {"any_crew": 2},
    "crews_shown_1": {"crews": ["black", "blue"]},
    "crews_shown_2": {"crews": ["black", "yellow"]},
    "crews_shown_3": {"crews": ["blue", "yellow"]},
    "brick_points_1": {"bricks": ["obelisk", "pyramid"]},
    "brick_points_2": {"bricks": ["temple", "graves"]},
}
CARD_STONES, CARD_GRAIN, CARD_STRENGTH = 6, 4, 3
PAID_CREW_PRICE = 2
EXTRA_SPHINX = 2
GRAVE_VALUE = 8
SELLER_STONES = 10

ONCE_IN_DECK_1 = [
    *[f"field_{number}" for number in range(1, 7)],
    *["crew_each_round", "field_improver", "stones_as_grain", "reuse", "more_sphinx", "strength"],
    *["grain", "grain_market_steps", "stone_sale_steps", "crews_choice", "crews_shown_1"],
]
DECKS: list[list[str]] = [
    ["quarry_1"] * 2 + ["quarry_2"] * 3 + ONCE_IN_DECK_1,
    [
        *[f"field_{number}" for number in range(7, 12)],
        *["quarry_2", "quarry_3", "quarry_3", "upstream", "first_place", "paid_crew", "leftover"],
        *["field_improver", "grave_value", "double_ship", "two_crews", "stones", "keep_more"],
        *["double_space", "strength", "crews_shown_2", "crews_shown_3"],
    ],
    [
        *["brick_points_1", "brick_points_2", "stone_seller", "stones", "grain", "strength"],
        *["two_crews", "keep_more", "double_ship", "crews_choice"],
        *["stone_sale_steps", "grain_market_steps"],
    ],
]
TOURNAMENT_LEAVES_OUT = ["more_sphinx", "tenths"]
NILE_ORDER = [*FIELDS, *QUARRIES, *PERMANENT, *ANYTIME, *IMMEDIATE]

SPHINX_LIMIT = 5
SPHINX_KEEP = 1
RETURNED_POINTS = 1
BY_PLAYERS_AT_BOTTOM = [3, 5, 7, 9]
SPHINX: dict[str, tuple[str, Any, Any]] = {
    "obelisk_low": ("obelisk_row", 7, 5),
    "obelisk_mid": ("obelisk_row", 8, 7),
    "obelisk_high": ("obelisk_row", 9, 9),
    "pillars": ("sections", ["left", "right"], 5),
    "columns": ("sections", ["middle"], 7),
    "pyramid_low": ("pyramid_rows", 3, 5),
    "pyramid_high": ("pyramid_rows", 4, 7),
    "graves_built": ("graves", 10, 7),
    "all_stone_sale": ("players_at_bottom", "stone_sale", BY_PLAYERS_AT_BOTTOM),
    "all_grain_market": ("players_at_bottom", "grain_market", BY_PLAYERS_AT_BOTTOM),
    "own_obelisk_few": ("own", ("obelisk", 4), 6),
    "own_obelisk_many": ("own", ("obelisk", 5), 9),
    "own_temple": ("own", ("temple", 4), 7),
    "own_pyramid_few": ("own", ("pyramid", 6), 6),
    "own_pyramid_many": ("own", ("pyramid", 7), 8),
    "own_everywhere": ("own_everywhere", 2, 7),
    "own_graves": ("each_grave", None, 1),
    "black_crew": ("crew", "black", 1),
    "blue_crew": ("crew", "blue", 1),
    "yellow_crew": ("crew", "yellow", 1),
    "joker_crew": ("crew", "joker", 1),
    "most_stone": ("most", "quarries", 7),
    "most_green": ("most", "green", 7),
    "most_yellow_green": ("most", "yellow_green", 7),
    "most_brown": ("most", "brown", 7),
    "own_stone_sale": ("at_bottom", "stone_sale", 5),
    "own_grain_market": ("at_bottom", "grain_market", 5),
    "permanents": ("each_permanent", None, 2),
    "tenths": ("tenths", 10, 1),
}
"""Each card: what it looks at, how much of it, the points (for each, where the word says so)."""

SOURCES = [
    *["sphinx", "obelisk", "graves", "pyramid", "temple", "rows", "nile", "grain_market", "bonus"],
    *["hunger", "stone_sale", "grave_values", "sphinx_cards"],
]
