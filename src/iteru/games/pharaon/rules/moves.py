"""Names of things, and the kinds of moves. Slots, fields and Nile actions are counted from 1 in the notation."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.moves import Kind, Moves

COLOURS: Final = ("black", "yellow", "green", "red", "blue")
COLOUR_COUNT: Final = 5
SILVER: Final = 5
RESOURCES: Final = (*COLOURS, "silver")
RESOURCE_COUNT: Final = 6

ZONES: Final = ("offerings", "nobles", "artisans", "nile", "tomb")
OFFERING_ZONE: Final = 0
NOBLE_ZONE: Final = 1
ARTISAN_ZONE: Final = 2
NILE_ZONE: Final = 3
TOMB_ZONE: Final = 4
ZONE_COUNT: Final = 5

TOKENS: Final = (
    *RESOURCES,
    *[f"offering-{colour}" for colour in COLOURS],
    *[f"joker-{zone}" for zone in ZONES],
    "gift-small",
    "gift-large",
)
"""Everything that can lie before a player, by kind: resources first, then offerings."""
TOKEN_COUNT: Final = 18
FIRST_OFFERING: Final = 6
FIRST_JOKER: Final = 11
GIFT_SMALL: Final = 16
GIFT_LARGE: Final = 17
MARKER: Final = 18
"""R10.5: lies on a space for a token that the bank lacks."""

PAY_SLOTS: Final = 12
"""The kinds that can pay in a zone, in the order of payments by hand: the zone's own joker is the last."""
JOKER_SLOT: Final = 11

NOBLE_COUNT: Final = 26
SCRIBES: Final = 5
"""The first nobles: a set of scribes is the low end of a set of nobles."""
SCRIBE_SETS: Final = 1 << SCRIBES
MAX_SLOTS: Final = 8
"""Most pairs, bonus offerings, cards on display, jars, Nile actions and fields of a row that notations are made for."""
MAX_KEEP: Final = 4
SLOTS: Final = range(1, MAX_SLOTS + 1)

PASS: Final = Kind("pass")
OFFERINGS: Final = Kind("offerings")
OFFERINGS_BONUS: Final = Kind("offerings bonus")
NOBLES: Final = Kind("nobles")
ARTISANS: Final = Kind("artisans")
TOMB: Final = Kind("tomb")
NILE: Final = Kind("nile", SLOTS)
SEER: Final = Kind("seer")
TREASURER: Final = Kind("treasurer")
BY_HAND: Final = Kind("by-hand")
REST: Final = Kind("rest")
PAY: Final = Kind("pay", (*TOKENS[:FIRST_JOKER], "joker"))
GIVE: Final = Kind("give", (*COLOURS, *[f"offering-{colour}" for colour in COLOURS]))
TAKE: Final = Kind("take", COLOURS)
PAIR: Final = Kind("pair", SLOTS)
BONUS: Final = Kind("bonus", SLOTS)
BAG: Final = Kind("bag")
NOBLE: Final = Kind("noble", SLOTS)
NOBLE_DECK: Final = Kind("noble deck")
ARTISAN: Final = Kind("artisan", SLOTS)
ARTISAN_DECK: Final = Kind("artisan deck")
JAR: Final = Kind("jar", SLOTS)
STEP: Final = Kind("step", COLOURS)
FIELD: Final = Kind("field", SLOTS)
KEEP: Final = Kind("keep", range(1, MAX_KEEP + 1))
ADVANCE: Final = Kind("advance")
DIPLOMAT: Final = Kind("diplomat")
DECLINE: Final = Kind("decline")
DONE: Final = Kind("done")
WHEEL: Final = Kind("wheel", ("left", "right"))

MOVES: Final = Moves(
    PASS,
    OFFERINGS,
    OFFERINGS_BONUS,
    NOBLES,
    ARTISANS,
    TOMB,
    NILE,
    SEER,
    TREASURER,
    BY_HAND,
    REST,
    PAY,
    GIVE,
    TAKE,
    PAIR,
    BONUS,
    BAG,
    NOBLE,
    NOBLE_DECK,
    ARTISAN,
    ARTISAN_DECK,
    JAR,
    STEP,
    FIELD,
    KEEP,
    ADVANCE,
    DIPLOMAT,
    DECLINE,
    DONE,
    WHEEL,
)

TARGETS: Final = (OFFERINGS, OFFERINGS_BONUS, NOBLES, ARTISANS, TOMB, NILE)
"""What can be paid for. A target is the action that chooses it."""
AFTER_TARGETS: Final[int] = int(NILE.first + NILE.count)
ZONE_OF_TARGET: Final = [
    OFFERING_ZONE,  # no target, so that actions are the places
    OFFERING_ZONE,
    OFFERING_ZONE,
    NOBLE_ZONE,
    ARTISAN_ZONE,
    TOMB_ZONE,
    *[NILE_ZONE] * MAX_SLOTS,
]
FIRST_TARGET: Final = [ZONE_OF_TARGET.index(zone, 1) for zone in range(ZONE_COUNT)]
"""For each zone the first target in it; the others follow."""


def zone_of(target: i64) -> i64:
    """The zone in which a target lies."""
    return ZONE_OF_TARGET[target]


def is_target(action: i64) -> bool:
    """Whether an action pays for something."""
    return OFFERINGS.first <= action < AFTER_TARGETS


def token_given(action: i64) -> i64:
    """The kind of token that an action gives in exchange."""
    place: i64 = GIVE.place(action)
    return place if place < COLOUR_COUNT else place - COLOUR_COUNT + FIRST_OFFERING
