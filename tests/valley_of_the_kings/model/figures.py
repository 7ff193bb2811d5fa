"""What is printed on the cards, typed a second time so that a slip in the box is noticed."""

from dataclasses import dataclass
from typing import Any

HAND = 5
TURN_LIMIT = 300
"""The cap on a game that would never end (36)."""

SET_SIZES = {"sarcophagi": 3, "canopic_jars": 4, "amulets": 5, "books": 6, "statues": 7}
SETS = ["starter", "unique", *SET_SIZES]

STARTERS = {"shabti": 4, "urn": 3, "box_of_food": 2, "offering_table": 1}
"""What each player begins with (p. 4)."""

Step = dict[str, Any]


@dataclass(frozen=True)
class Printed:
    set: str
    age: int
    cost: int
    gold: int
    points: int | None = None
    """None: scores with its set."""
    number: int | None = None
    """Its number within the set."""
    copies: int = 2


def step(verb: str, count: int = 1, *places: str, number: int = 0, which: str = "any") -> Step:
    """One part of an action, as views tell it."""
    found = {"verb": verb, "count": count, "places": list(places), "number": number}
    return {**found, "which": which, "other": None}


def attack(how: str, count: int, spared_below: int) -> Step:
    return {**step("opponents", count, "hand", number=spared_below), "attack": how}


CARDS = {
    "shabti": Printed("starter", 1, 1, 1, 1, copies=16),
    "urn": Printed("starter", 1, 2, 1, 1, copies=12),
    "box_of_food": Printed("starter", 1, 3, 1, 1, copies=8),
    "offering_table": Printed("starter", 1, 3, 1, 1, copies=4),
    "mummified_cat": Printed("unique", 2, 4, 2, 2, copies=1),
    "censer": Printed("unique", 2, 4, 2, 2, copies=1),
    "boat": Printed("unique", 2, 5, 2, 2, copies=1),
    "ka_figurine": Printed("unique", 3, 6, 3, 3, copies=1),
    "throne": Printed("unique", 3, 8, 4, 4, copies=1),
    "burial_mask": Printed("unique", 3, 10, 5, 5, copies=1),
    "outer_sarcophagus": Printed("sarcophagi", 2, 3, 1, number=1),
    "middle_sarcophagus": Printed("sarcophagi", 2, 4, 2, number=2),
    "inner_sarcophagus": Printed("sarcophagi", 3, 6, 3, number=3),
    "imsety_jar": Printed("canopic_jars", 2, 3, 1, number=1),
    "qebehsenuef_jar": Printed("canopic_jars", 2, 4, 2, number=2),
    "hapi_jar": Printed("canopic_jars", 3, 6, 3, number=3),
    "duamutef_jar": Printed("canopic_jars", 3, 7, 3, number=4),
    "wedjat_amulet": Printed("amulets", 2, 3, 1, number=1),
    "ankh_amulet": Printed("amulets", 2, 4, 2, number=2),
    "tyet_amulet": Printed("amulets", 2, 5, 2, number=3),
    "djed_amulet": Printed("amulets", 3, 6, 3, number=4),
    "scarab": Printed("amulets", 3, 7, 3, number=5),
    "book_of_gates": Printed("books", 2, 3, 1, number=1),
    "book_of_the_heavens": Printed("books", 2, 4, 2, number=2),
    "book_of_the_earth": Printed("books", 2, 5, 2, number=3),
    "book_of_traversing_eternity": Printed("books", 3, 6, 3, number=4),
    "book_of_the_netherworld": Printed("books", 3, 7, 3, number=5),
    "book_of_the_dead": Printed("books", 3, 8, 4, number=6),
    "statue_of_sobek": Printed("statues", 2, 3, 1, number=1),
    "statue_of_bastet": Printed("statues", 2, 4, 2, number=2),
    "statue_of_anubis": Printed("statues", 2, 5, 2, number=3),
    "statue_of_isis": Printed("statues", 3, 6, 3, number=4),
    "statue_of_osiris": Printed("statues", 3, 7, 3, number=5),
    "statue_of_horus": Printed("statues", 3, 8, 4, number=6),
    "statue_of_thoth": Printed("statues", 3, 9, 4, number=7),
}
KINDS = list(CARDS)
ORDER = {kind: place for place, kind in enumerate(KINDS)}

DISCARD_ONE = step("discard", 1, "hand")
SACRIFICE_ONE = step("sacrifice", 1, "hand")
ENTOMB_ONE = step("entomb", 1, "hand")
ENTOMB_FROM_PILE = step("entomb", 1, "pile")
TAKE_FROM_TOMB = step("take", 1, "tomb")

ACTIONS: dict[str, list[Step]] = {
    "shabti": [{**step("swap"), "other": step("sacrifice", 1, "pyramid")}],
    "urn": [step("stack")],
    "box_of_food": [step("draw")],
    "offering_table": [step("refuse")],
    "mummified_cat": [step("catch")],
    "censer": [step("turn-anywhere")],
    "boat": [step("follow", 1, "base")],
    "ka_figurine": [DISCARD_ONE, step("gain", 1, "pyramid", which="same-set")],
    "throne": [step("draw", 3)],
    "burial_mask": [step("entomb", 1, "hand", "pile")],
    "outer_sarcophagus": [step("discard", 2, "hand"), ENTOMB_ONE],
    "middle_sarcophagus": [SACRIFICE_ONE, ENTOMB_ONE],
    "inner_sarcophagus": [ENTOMB_ONE],
    "imsety_jar": [step("discard", 0, "hand"), step("draw-as-many", 0)],
    "qebehsenuef_jar": [attack("sacrifice", 1, 6)],
    "hapi_jar": [step("draw", 2)],
    "duamutef_jar": [attack("discard", 2, 0)],
    "wedjat_amulet": [step("look", 3, number=1)],
    "ankh_amulet": [TAKE_FROM_TOMB],
    "tyet_amulet": [step("repeat")],
    "djed_amulet": [step("gain", 1, "pyramid", which="tomb-set")],
    "scarab": [ENTOMB_FROM_PILE],
    "book_of_gates": [step("perform")],
    "book_of_the_heavens": [step("need-pile", 5), ENTOMB_FROM_PILE],
    "book_of_the_earth": [
        SACRIFICE_ONE,
        step("gain", 1, "pyramid", number=2, which="up-to-times"),
    ],
    "book_of_traversing_eternity": [
        step("need-purchase"),
        step("gain", 1, "pyramid", which="below-purchase"),
    ],
    "book_of_the_netherworld": [step("gain", 1, "stock")],
    "book_of_the_dead": [step("entomb", 1, "pyramid", which="cheapest")],
    "statue_of_sobek": [SACRIFICE_ONE, step("draw", 2)],
    "statue_of_bastet": [attack("give", 1, 6)],
    "statue_of_anubis": [step("gain", 1, "boneyard")],
    "statue_of_isis": [step("draw", 3), DISCARD_ONE],
    "statue_of_osiris": [TAKE_FROM_TOMB, step("draw")],
    "statue_of_horus": [step("gain", 1, "pyramid")],
    "statue_of_thoth": [step("turn-gold", 4)],
}

REACTIONS = ["offering_table", "mummified_cat", "boat"]
NOT_REPEATED = [*REACTIONS, "censer", "tyet_amulet", "statue_of_thoth"]
"""What the Tyet Amulet cannot repeat (p. 12; 20)."""


def set_of(kind: str) -> str | None:
    """The set; starters and uniques belong to none (22)."""
    found = CARDS[kind].set
    return found if found in SET_SIZES else None


def cost(kind: str) -> int:
    return CARDS[kind].cost
