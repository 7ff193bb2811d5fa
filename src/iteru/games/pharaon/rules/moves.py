"""Every action of the game as a number, and its notation; and what the pieces are called. Slots, fields and Nile actions
are counted from 1 in the notation."""

from typing import Final

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
MAX_SLOTS: Final = 8
"""Most pairs, bonus offerings, cards on display, jars, Nile actions and fields of a row that notations are made for."""

PASS: Final = 0
OFFERINGS: Final = 1
OFFERINGS_BONUS: Final = 2
NOBLES: Final = 3
ARTISANS: Final = 4
TOMB: Final = 5
NILE: Final = 6
SEER: Final = NILE + MAX_SLOTS
TREASURER: Final = SEER + 1
BY_HAND: Final = TREASURER + 1
REST: Final = BY_HAND + 1
PAY: Final = REST + 1
GIVE: Final = PAY + PAY_SLOTS
GIVE_OFFERING: Final = GIVE + COLOUR_COUNT
TAKE: Final = GIVE_OFFERING + COLOUR_COUNT
PAIR: Final = TAKE + COLOUR_COUNT
BONUS: Final = PAIR + MAX_SLOTS
BAG: Final = BONUS + MAX_SLOTS
NOBLE: Final = BAG + 1
NOBLE_DECK: Final = NOBLE + MAX_SLOTS
ARTISAN: Final = NOBLE_DECK + 1
ARTISAN_DECK: Final = ARTISAN + MAX_SLOTS
JAR: Final = ARTISAN_DECK + 1
STEP: Final = JAR + MAX_SLOTS
FIELD: Final = STEP + COLOUR_COUNT
KEEP: Final = FIELD + MAX_SLOTS
MAX_KEEP: Final = 4
ADVANCE: Final = KEEP + MAX_KEEP
DIPLOMAT: Final = ADVANCE + 1
DECLINE: Final = DIPLOMAT + 1
DONE: Final = DECLINE + 1
WHEEL_LEFT: Final = DONE + 1
WHEEL_RIGHT: Final = WHEEL_LEFT + 1


def all_notations() -> list[str]:
    """The notation of every action, in the order of the numbers above."""
    slots = range(1, MAX_SLOTS + 1)
    return [
        "pass",
        "offerings",
        "offerings bonus",
        "nobles",
        "artisans",
        "tomb",
        *[f"nile {slot}" for slot in slots],
        "seer",
        "treasurer",
        "by-hand",
        "rest",
        *[f"pay {token}" for token in (*TOKENS[:FIRST_JOKER], "joker")],
        *[f"give {colour}" for colour in COLOURS],
        *[f"give offering-{colour}" for colour in COLOURS],
        *[f"take {colour}" for colour in COLOURS],
        *[f"pair {slot}" for slot in slots],
        *[f"bonus {slot}" for slot in slots],
        "bag",
        *[f"noble {slot}" for slot in slots],
        "noble deck",
        *[f"artisan {slot}" for slot in slots],
        "artisan deck",
        *[f"jar {slot}" for slot in slots],
        *[f"step {colour}" for colour in COLOURS],
        *[f"field {slot}" for slot in slots],
        *[f"keep {card}" for card in range(1, MAX_KEEP + 1)],
        "advance",
        "diplomat",
        "decline",
        "done",
        "wheel left",
        "wheel right",
    ]
