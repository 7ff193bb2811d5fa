"""Names of the cards, and the kinds of moves. In the notation, slots of the pyramid are counted from 1, the base first."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.moves import Moves

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
SLOT_NUMBERS: Final = range(1, SLOTS + 1)
PAIRS: Final = tuple((a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS))
"""The two slots of a swap, in the order of its actions; counted from 0."""

MOVES: Final = Moves()
LAY: Final = MOVES.kind("lay", CARDS)
ACT: Final = MOVES.kind("act", CARDS)
ENTOMB: Final = MOVES.kind("entomb", CARDS)
TOP: Final = MOVES.kind("top", CARDS)
PICK_HAND: Final = MOVES.kind("pick", CARDS)
PICK_PILE: Final = MOVES.kind("pick pile", CARDS)
PICK_TOMB: Final = MOVES.kind("pick tomb", CARDS)
KEEP: Final = MOVES.kind("keep", CARDS)
REPEAT: Final = MOVES.kind("repeat", CARDS)
BUY: Final = MOVES.kind("buy", SLOT_NUMBERS)
PICK_SLOT: Final = MOVES.kind("pick", SLOT_NUMBERS)
SWAP: Final = MOVES.kind("swap", [(a + 1, b + 1) for a, b in PAIRS])
PICK_STOCK: Final = MOVES.kind("pick stock")
PICK_BONEYARD: Final = MOVES.kind("pick boneyard")
FALL: Final = MOVES.kind("fall", ("left", "right"))
STOP: Final = MOVES.kind("stop")
REACT: Final = MOVES.kind("react")
DECLINE: Final = MOVES.kind("decline")
ARRANGE: Final = MOVES.kind("arrange")
END: Final = MOVES.kind("end")


PICKS: Final = (PICK_HAND, PICK_PILE, PICK_TOMB, PICK_SLOT, PICK_STOCK, PICK_BONEYARD)
"""The kinds that pick a card, each from a place of its own."""


def rule_of_card(kind: i64) -> str:
    """R9 has a rule for every card, in the order of the cards."""
    return f"R9.{kind + 1}"
