"""Names of things, and the kinds of moves. Spaces, berths, rows and fields are counted from 1 in the notation."""

from typing import Final

from iteru.engine.moves import Moves

CREWS: Final = ("black", "blue", "yellow", "joker")
CREW_COUNT: Final = 4
NORMAL_CREWS: Final = 3
JOKER: Final = 3

SITES: Final = ("sphinx", "obelisk", "pyramid")
SPHINX_SITE: Final = 0
OBELISK_SITE: Final = 1
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

RING_MOVES: Final = ("left", "stay", "right")

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
"""The number of kinds of cards that a player's stock counts: permanent ones except fields and quarries, and any-time ones."""

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

MOVES: Final = Moves()
SAIL: Final = MOVES.kind("sail", range(1, MAX_RIVER + 1))
PASS: Final = MOVES.kind("pass")
BERTH: Final = MOVES.kind("berth", range(1, MAX_BERTHS + 1))
# A kind for each card with a move of its own, so that a question can name those that answer it.
USE_STONES: Final = MOVES.kind("use", [CARDS[STONES]])
USE_CREW_EACH_ROUND: Final = MOVES.kind("use", [CARDS[CREW_EACH_ROUND]])
USE_PAID_CREW: Final = MOVES.kind("use", [CARDS[PAID_CREW]])
USE_GRAIN: Final = MOVES.kind("use", [CARDS[GRAIN]])
USE_DOUBLE_SHIP: Final = MOVES.kind("use", [CARDS[DOUBLE_SHIP]])
USE_DOUBLE_SPACE: Final = MOVES.kind("use", [CARDS[DOUBLE_SPACE]])
EAT: Final = MOVES.kind("eat")
IMPROVE: Final = MOVES.kind("improve", range(1, MAX_FIELDS + 1))
RAISE: Final = MOVES.kind("raise", CREWS)
RING: Final = MOVES.kind("ring", RING_MOVES)
TAKE: Final = MOVES.kind("take", range(1, MAX_RIVER + 1))
FIRST: Final = MOVES.kind("first")
STAY: Final = MOVES.kind("stay")
CREW: Final = MOVES.kind("crew", CREWS[:NORMAL_CREWS])
ADD: Final = MOVES.kind("add", CREWS)
ADD_STRENGTH: Final = MOVES.kind("add strength")
DRAW: Final = MOVES.kind("draw", range(1, MAX_DRAW + 1))
EXTRA: Final = MOVES.kind("extra", range(MAX_DRAW + 1))
KEEP: Final = MOVES.kind("keep", SPHINX_CARDS)
KEEP_NONE: Final = MOVES.kind("keep none")
BUILD_OBELISK: Final = MOVES.kind("obelisk")
BUILD_GRAVE: Final = MOVES.kind("grave")
BUILD_ROW: Final = MOVES.kind("pyramid", range(1, MAX_ROWS + 1))
BUILD_SECTION: Final = MOVES.kind("temple", SECTIONS)
TRACK: Final = MOVES.kind("track", TRACKS)
STOP: Final = MOVES.kind("stop")
ENOUGH: Final = MOVES.kind("enough")
DECLINE: Final = MOVES.kind("decline")
DONE: Final = MOVES.kind("done")
GIVE_UP: Final = MOVES.kind("give up")

USES: Final = (
    USE_STONES,
    USE_CREW_EACH_ROUND,
    USE_PAID_CREW,
    USE_GRAIN,
    USE_DOUBLE_SHIP,
    USE_DOUBLE_SPACE,
)
BRICKS: Final = (BUILD_OBELISK, BUILD_GRAVE, BUILD_ROW, BUILD_SECTION)
"""The kinds of moves that put a brick somewhere."""
