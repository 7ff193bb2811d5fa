"""The builder itself: it lays what it is told."""

from iteru.games.valley_of_the_kings.rules.moves import CARDS

from .builder import SHORT, moves, table


def test_every_card_has_a_short_name_of_its_own() -> None:
    assert len(set(SHORT)) == len(CARDS) == 35
    assert all(set(short) <= set(card) for short, card in zip(SHORT, CARDS, strict=True))


def test_the_builder_lays_what_it_is_told() -> None:
    state = table(
        3,
        turn=2,
        hand={1: "urn*", 2: "shabti"},
        deck={1: "food urn"},
        pile={2: "ka shabti"},
        tomb={3: "boat"},
        pyramid="isis . . . . .",
        stock="cat censer",
        boneyard="ankh tyet",
        played="urn",
        done="gates",
        entombed=True,
    )
    assert str(state).splitlines() == [
        "turn 1: seat 2 turn",
        "pyramid   . / . . / statue_of_isis . .",
        "in play   urn | gold 0",
        "apart      | looked at ",
        "so far    entombed, done book_of_gates",
        "seat 1    0 points, tomb",
        "  hand    urn*",
        "  deck    urn box_of_food",
        "  pile",
        "seat 2    0 points, tomb",
        "  hand    shabti",
        "  deck",
        "  pile    shabti ka_figurine*",
        "seat 3    2 points, tomb boat",
        "  hand",
        "  deck",
        "  pile",
        "boneyard  tyet_amulet ankh_amulet",
        "stock     censer mummified_cat",
    ]
    assert moves(state) == ["act shabti", "arrange", "end"]
