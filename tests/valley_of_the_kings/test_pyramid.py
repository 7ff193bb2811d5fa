"""R5: how the pyramid crumbles."""

import pytest

from iteru.games.valley_of_the_kings.rules.position import EMPTY
from iteru.games.valley_of_the_kings.rules.pyramid import CRUMBLE
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import GAME, asked, moves, play, pyramid, table, told, walk

ABOVE = {0: (3,), 1: (3, 4), 2: (4,), 3: (5,), 4: (5,), 5: ()}


def remove(slot: int, cards: str = "shabti urn food ka isis boat", fall: str = "") -> str:
    """Slots 1 to 6 hold the cards in their order; one is sacrificed with a Shabti."""
    state = play(table(hand={1: "shabti"}, pyramid=cards), "act shabti")
    if asked(state) == "seat 1 choose":
        play(state, f"pick {slot}")
    return pyramid(play(state, fall) if fall else state)


@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, "ka urn food boat isis ."),
        (3, "shabti urn isis ka boat ."),
        (4, "shabti urn food boat isis ."),
        (5, "shabti urn food ka boat ."),
        (6, "shabti urn food ka isis ."),
    ],
)
def test_r5_1_a_card_of_the_row_above_falls_into_the_gap(slot: int, after: str) -> None:
    assert remove(slot) == after


def test_r5_1_every_fall_is_told() -> None:
    state = table(hand={1: "shabti"}, pyramid="shabti urn food ka isis boat")
    assert told(state, "act shabti", "pick 1")[-2:] == [
        "fell card=ka slot=1",
        "fell card=boat slot=4",
    ]


@pytest.mark.parametrize(
    ("side", "after"),
    [("left", "shabti ka food boat isis ."), ("right", "shabti isis food ka boat .")],
)
def test_r5_2_into_the_middle_of_the_base_one_of_two_may_fall(side: str, after: str) -> None:
    assert remove(2, fall=f"fall {side}") == after


def test_r5_2_the_rulebooks_example() -> None:
    """The middle card of the base goes; Bastet falls into its place, and the Scarab from the top into hers."""
    state = table(hand={1: "middle middle"}, pyramid="ka gates qebehsenuef bastet heavens scarab")
    play(state, "buy 2")
    assert moves(state) == ["fall left", "fall right"]
    assert pyramid(play(state, "fall left")) == "ka bastet qebehsenuef scarab heavens ."


def test_r5_2_the_player_on_turn_chooses() -> None:
    state = play(table(3, turn=2, hand={2: "shabti"}), "act shabti", "pick 2")
    assert asked(state) == "seat 2 crumble"


def test_r5_3_only_cards_that_are_there_can_fall() -> None:
    """Rulings 31 and 34: with one card in the middle row nobody chooses. Ruling 34."""
    assert remove(2, "shabti urn food ka . .") == "shabti ka food . . ."
    assert remove(2, "shabti urn food . isis .") == "shabti isis food . . ."


@pytest.mark.parametrize(
    ("slot", "before", "after"),
    [
        (1, "shabti urn food . isis .", ". urn food . isis ."),
        (2, "shabti urn food . . .", "shabti . food . . ."),
        (3, "shabti urn food ka . .", "shabti urn . ka . ."),
        (1, "shabti . . . . .", ". . . . . ."),
        (2, ". urn food . isis .", ". isis food . . ."),
    ],
)
def test_r5_3_a_gap_with_no_card_above_it_stays_open(slot: int, before: str, after: str) -> None:
    """Ruling 31."""
    assert remove(slot, before) == after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r5_3_no_card_ever_lies_above_a_gap_it_could_fill(seats: int) -> None:
    """Ruling 34, in every position of random games in which nobody is choosing what falls."""
    for seed in range(12):
        state = GAME.new(seats, seed)
        assert isinstance(state, ValleyState)
        for position in walk(state, seed):
            if position.on_top(CRUMBLE):
                continue
            hanging = [
                (gap, upper)
                for gap, uppers in ABOVE.items()
                for upper in uppers
                if position.pyramid[gap] == EMPTY and position.pyramid[upper] != EMPTY
            ]
            assert hanging == []
