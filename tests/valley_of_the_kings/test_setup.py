"""R1 and R2: the aim, the cards, and what lies on the table before the first turn."""

from collections import Counter

import pytest

import iteru
from iteru.engine.errors import BadOptions
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import GAME, SHORT, STARTERS, end_turn, moves, play, play_out, short, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FACES = GAME.view(GAME.new(2, 1), None)["cards"]

# The table of R1.4: set, number, age, copies, cost, gold, points.
PRINTED = """
shabti starter - 1 16 1 1 1
urn starter - 1 12 2 1 1
food starter - 1 8 3 1 1
table starter - 1 4 3 1 1
cat unique - 2 1 4 2 2
censer unique - 2 1 4 2 2
boat unique - 2 1 5 2 2
ka unique - 3 1 6 3 3
throne unique - 3 1 8 4 4
mask unique - 3 1 10 5 5
outer sarcophagi 1/3 2 2 3 1 -
middle sarcophagi 2/3 2 2 4 2 -
inner sarcophagi 3/3 3 2 6 3 -
imsety canopic_jars 1/4 2 2 3 1 -
qebehsenuef canopic_jars 2/4 2 2 4 2 -
hapi canopic_jars 3/4 3 2 6 3 -
duamutef canopic_jars 4/4 3 2 7 3 -
wedjat amulets 1/5 2 2 3 1 -
ankh amulets 2/5 2 2 4 2 -
tyet amulets 3/5 2 2 5 2 -
djed amulets 4/5 3 2 6 3 -
scarab amulets 5/5 3 2 7 3 -
gates books 1/6 2 2 3 1 -
heavens books 2/6 2 2 4 2 -
earth books 3/6 2 2 5 2 -
eternity books 4/6 3 2 6 3 -
netherworld books 5/6 3 2 7 3 -
dead books 6/6 3 2 8 4 -
sobek statues 1/7 2 2 3 1 -
bastet statues 2/7 2 2 4 2 -
anubis statues 3/7 2 2 5 2 -
isis statues 4/7 3 2 6 3 -
osiris statues 5/7 3 2 7 3 -
horus statues 6/7 3 2 8 4 -
thoth statues 7/7 3 2 9 4 -
"""


def new(seats: int = 2, seed: int = 1) -> ValleyState:
    state = GAME.new(seats, seed)
    assert isinstance(state, ValleyState)
    return state


def dealt(state: ValleyState, seat: int) -> list[str]:
    return sorted(SHORT[card >> 1] for card in state.hand[seat] + state.deck[seat])


@SEATS
def test_r1_1_whoever_has_the_most_points_in_the_tomb_wins(seats: int) -> None:
    state = play_out(new(seats, seats), seats)
    assert state.actor == iteru.NOBODY
    assert {state.scores()[seat] for seat in state.winners()} == {max(state.scores())}


@pytest.mark.parametrize("seats", [1, 5])
def test_r1_2_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(seats)
    assert caught.value.problem == "bad-seats"


@SEATS
def test_r1_2_the_next_seat_sits_to_the_left_and_the_first_follows_the_last(seats: int) -> None:
    state = table(seats, turn=1)
    assert [end_turn(state).actor for _ in range(seats)] == [*range(1, seats), 0]


@pytest.mark.parametrize("line", PRINTED.split("\n")[1:-1])
def test_r1_3_what_a_card_shows(line: str) -> None:
    card, group, place, age, copies, cost, gold, points = line.split()
    face = FACES[CARDS[SHORT.index(card)]]
    assert (face["set"], str(face["age"]), str(face["copies"])) == (group, age, copies)
    assert (str(face["cost"]), str(face["gold"])) == (cost, gold)
    assert place == ("-" if face["number"] is None else f"{face['number']}/{face['size']}")
    assert points == ("-" if face["points"] is None else str(face["points"]))


def test_r1_4_there_are_96_cards_of_35_kinds_in_three_ages() -> None:
    by_age = Counter[int]()
    for face in FACES.values():
        by_age[face["age"]] += face["copies"]
    assert len(FACES) == 35
    assert by_age == {1: 40, 2: 29, 3: 27}


def test_r1_4_the_box_holds_as_many_cards_of_each_sort_as_published() -> None:
    sorts = Counter[str]()
    for face in FACES.values():
        sorts[face["set"]] += face["copies"]
    assert sorts == {
        "starter": 40,
        "unique": 6,
        "sarcophagi": 6,
        "canopic_jars": 8,
        "amulets": 10,
        "books": 12,
        "statues": 14,
    }


def test_r1_4_cards_are_as_printed() -> None:
    """Ruling 43: no corrections to the printed game are known. The faces shown in the rulebook."""
    shown = {
        "urn": (1, 2),
        "gates": (1, 3),
        "bastet": (2, 4),
        "middle": (2, 4),
        "qebehsenuef": (2, 4),
        "tyet": (2, 5),
    }
    shown |= {"ka": (3, 6), "scarab": (3, 7), "netherworld": (3, 7), "mask": (5, 10)}
    faces = {card: FACES[CARDS[SHORT.index(card)]] for card in shown}
    assert {card: (face["gold"], face["cost"]) for card, face in faces.items()} == shown
    assert not {key for face in faces.values() for key in face["reconstructed"]}


def test_r1_4_fifteen_effects_are_reconstructed() -> None:
    invented = [
        SHORT[CARDS.index(card)]
        for card, face in FACES.items()
        if "action" in face["reconstructed"]
    ]
    assert " ".join(invented) == (
        "food censer throne outer inner imsety hapi duamutef wedjat ankh sobek anubis isis osiris horus"
    )


@SEATS
def test_r2_1_each_player_has_ten_starters(seats: int) -> None:
    state = new(seats)
    assert all(dealt(state, seat) == sorted(STARTERS.split()) for seat in range(seats))


@SEATS
def test_r2_1_with_fewer_than_four_the_rest_are_out_of_the_game(seats: int) -> None:
    census = GAME.census(new(seats))
    assert [census[card] for card in CARDS[:4]] == [4 * seats, 3 * seats, 2 * seats, seats]


@SEATS
def test_r2_2_five_cards_in_hand_five_in_the_deck_and_nothing_else(seats: int) -> None:
    state = new(seats)
    assert [len(cards) for cards in state.hand + state.deck] == [5] * 2 * seats
    assert state.pile == state.tomb == [[]] * seats


def test_r2_2_decks_are_shuffled() -> None:
    assert len({tuple(new(seed=seed).deck[0]) for seed in range(6)}) > 4


@SEATS
def test_r2_3_the_cards_of_age_two_lie_on_those_of_age_three(seats: int) -> None:
    state = new(seats)
    ages = [FACES[CARDS[kind]]["age"] for kind in state.stock]
    assert ages == [3] * 27 + [2] * 22


@SEATS
def test_r2_3_all_of_them_are_used_whatever_the_number_of_players(seats: int) -> None:
    state = new(seats)
    laid_out = Counter(state.stock + state.pyramid + state.boneyard)
    assert laid_out == {
        kind: FACES[card]["copies"] for kind, card in enumerate(CARDS) if FACES[card]["age"] > 1
    }


def test_r2_3_both_ages_are_shuffled() -> None:
    stocks = [new(seed=seed).stock for seed in range(6)]
    assert (
        len({tuple(stock[:27]) for stock in stocks})
        == len({tuple(stock[27:]) for stock in stocks})
        == 6
    )


def test_r2_3_dealt_anew_both_ages_are_shuffled_and_stay_apart() -> None:
    state = new()
    before = list(state.stock)
    state.resample(0, iteru.Rng.seeded(5))
    assert [FACES[CARDS[kind]]["age"] for kind in state.stock] == [3] * 27 + [2] * 22
    assert state.stock[:27] != before[:27]
    assert state.stock[27:] != before[27:]


def test_r2_4_six_cards_of_the_stock_make_the_pyramid() -> None:
    state = new()
    assert len(state.pyramid) == 6
    assert "." not in short(state.pyramid).split()
    assert {FACES[CARDS[kind]]["age"] for kind in state.pyramid} == {2}


def test_r2_5_one_card_begins_the_boneyard_and_49_are_left() -> None:
    state = new()
    assert (len(state.boneyard), len(state.stock)) == (1, 49)


@SEATS
def test_r2_6_chance_says_who_begins(seats: int) -> None:
    assert {new(seats, seed).on_turn for seed in range(30)} == set(range(seats))


def test_r2_6_the_same_seed_gives_the_same_game() -> None:
    assert new(4, 7).snapshot() == new(4, 7).snapshot()


def test_the_first_turn_can_be_played() -> None:
    state = new()
    assert moves(state, "end") == ["end"]
    play(state, "end")
