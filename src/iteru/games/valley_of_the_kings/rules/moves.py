"""Every action of the game as a number, and its notation. Slots of the pyramid are counted from 1, the base first."""

from typing import Final

STARTERS: Final = ("shabti", "urn", "box_of_food", "offering_table")
UNIQUES: Final = ("mummified_cat", "censer", "boat", "ka_figurine", "throne", "burial_mask")
SARCOPHAGI: Final = ("outer_sarcophagus", "middle_sarcophagus", "inner_sarcophagus")
CANOPIC_JARS: Final = ("imsety_jar", "qebehsenuef_jar", "hapi_jar", "duamutef_jar")
AMULETS: Final = ("wedjat_amulet", "ankh_amulet", "tyet_amulet", "djed_amulet", "scarab")
BOOKS: Final = (
    "book_of_gates",
    "book_of_the_heavens",
    "book_of_the_earth",
    "book_of_traversing_eternity",
    "book_of_the_netherworld",
    "book_of_the_dead",
)
STATUES: Final = (
    "statue_of_sobek",
    "statue_of_bastet",
    "statue_of_anubis",
    "statue_of_isis",
    "statue_of_osiris",
    "statue_of_horus",
    "statue_of_thoth",
)
CARDS: Final = (*STARTERS, *UNIQUES, *SARCOPHAGI, *CANOPIC_JARS, *AMULETS, *BOOKS, *STATUES)
CARD_COUNT: Final = 35

SLOTS: Final = 6
PAIRS: Final = tuple((a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS))
PAIR_COUNT: Final = 15

LAY: Final = 0
ACT: Final = LAY + CARD_COUNT
ENTOMB: Final = ACT + CARD_COUNT
TOP: Final = ENTOMB + CARD_COUNT
PICK_HAND: Final = TOP + CARD_COUNT
PICK_PILE: Final = PICK_HAND + CARD_COUNT
PICK_TOMB: Final = PICK_PILE + CARD_COUNT
KEEP: Final = PICK_TOMB + CARD_COUNT
REPEAT: Final = KEEP + CARD_COUNT
BUY: Final = REPEAT + CARD_COUNT
PICK_SLOT: Final = BUY + SLOTS
SWAP: Final = PICK_SLOT + SLOTS
PICK_STOCK: Final = SWAP + PAIR_COUNT
PICK_BONEYARD: Final = PICK_STOCK + 1
FALL: Final = PICK_BONEYARD + 1
STOP: Final = FALL + 2
REACT: Final = STOP + 1
DECLINE: Final = REACT + 1
ARRANGE: Final = DECLINE + 1
END: Final = ARRANGE + 1


def all_notations() -> list[str]:
    """The notation of every action, in the order of the numbers above."""
    slots = range(1, SLOTS + 1)
    return [
        *[f"lay {card}" for card in CARDS],
        *[f"act {card}" for card in CARDS],
        *[f"entomb {card}" for card in CARDS],
        *[f"top {card}" for card in CARDS],
        *[f"pick {card}" for card in CARDS],
        *[f"pick pile {card}" for card in CARDS],
        *[f"pick tomb {card}" for card in CARDS],
        *[f"keep {card}" for card in CARDS],
        *[f"repeat {card}" for card in CARDS],
        *[f"buy {slot}" for slot in slots],
        *[f"pick {slot}" for slot in slots],
        *[f"swap {a + 1} {b + 1}" for a, b in PAIRS],
        "pick stock",
        "pick boneyard",
        "fall left",
        "fall right",
        "stop",
        "react",
        "decline",
        "arrange",
        "end",
    ]
