"""R10: the end and the score."""

from typing import Any

import pytest

import iteru
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import GAME, asked, end_turn, moves, play, play_out, table, told, tomb, walk

SETS = {
    "sarcophagi": "outer middle inner",
    "canopic_jars": "imsety qebehsenuef hapi duamutef",
    "amulets": "wedjat ankh tyet djed scarab",
    "books": "gates heavens earth eternity netherworld dead",
    "statues": "sobek bastet anubis isis osiris horus thoth",
}
POINTS = {
    "shabti": 1,
    "urn": 1,
    "food": 1,
    "table": 1,
    "cat": 2,
    "censer": 2,
    "boat": 2,
    "ka": 3,
    "throne": 4,
    "mask": 5,
}
NOTHING: dict[str, Any] = {"pyramid": ". . . . . .", "stock": ""}


def slow_score(cards: list[str], completist: bool = False) -> int:
    """The score of a tomb, told in the words of the rulebook."""
    score = sum(POINTS.get(card, 0) for card in cards)
    for members in SETS.values():
        different = [card for card in members.split() if card in cards]
        score += len(different) ** 2
        if completist and different == members.split():
            score += len(different)
    return score


@pytest.mark.parametrize(("turns", "over"), [(8, True), (9, False), (10, False), (11, True)])
def test_r10_1_the_game_ends_after_equal_turns_with_stock_and_pyramid_empty(
    turns: int, over: bool
) -> None:
    """Ruling 35: of three players the third has just had the fourth turn."""
    state = play(table(3, turn=turns % 3 + 1, turns=turns, **NOTHING), "end")
    assert (state.actor == iteru.NOBODY) == over
    if not over:
        assert asked(state) == f"seat {(turns + 1) % 3 + 1} turn"


@pytest.mark.parametrize(
    "position", [{"stock": "ka"}, {"stock": "", "pyramid": "hapi scarab . . . ."}]
)
def test_r10_1_not_while_a_card_is_left(position: dict[str, Any]) -> None:
    state = end_turn(table(turns=1, turn=2, **{**NOTHING, **position}))
    assert asked(state) == "seat 1 turn"


def test_r10_1_those_who_come_later_still_have_their_turn() -> None:
    """Ruling 35: they may entomb a card and use actions."""
    state = table(
        hand={1: "shabti", 2: "ka urn food"}, deck={2: "boat"}, pyramid="hapi . . . . .", stock=""
    )
    play(state, "act shabti", "end", "act food", "entomb ka", "end")
    assert (state.actor, tomb(state, 2)) == (iteru.NOBODY, "ka")


def test_r10_1_it_can_end_only_with_the_player_to_the_right_of_the_first() -> None:
    for seed in range(12):
        state = GAME.new(3, seed)
        assert isinstance(state, ValleyState)
        first = state.on_turn
        play_out(state, seed)
        assert (state.on_turn, state.turns % 3) == ((first + 2) % 3, 0)
        assert (state.stock, state.pyramid) == ([], [-1] * 6)


def test_r10_1_the_end_is_told() -> None:
    assert told(table(turn=2, turns=1, **NOTHING), "end")[-1] == "game-ended"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r10_2_a_stalled_game_ends_after_300_turns(seats: int) -> None:
    """Ruling 36: everybody swaps two cards of the pyramid in every turn, and nothing is ever used up."""
    state = table(
        seats,
        hand=dict.fromkeys(range(1, seats + 1), "shabti shabti"),
        pyramid="isis ka . . . .",
        stock="",
    )
    for turn in range(300):
        assert (state.actor, state.turns) == (turn % seats, turn)
        events = told(state, "act shabti", "swap 1 2", "end")
    assert (state.actor, events[-1]) == (iteru.NOBODY, "turn-limit-reached")


def test_r10_2_and_is_scored_in_the_ordinary_way() -> None:
    """Ruling 36."""
    state = table(turns=299, turn=2, tomb={1: "urn", 2: "ka"}, stock="boat")
    end_turn(state)
    assert (state.actor, state.scores(), state.winners()) == (iteru.NOBODY, [1, 3], [1])


def test_r10_3_only_cards_in_tombs_score() -> None:
    state = table(hand={1: "mask"}, deck={1: "throne"}, pile={1: "ka"}, tomb={2: "urn"})
    assert state.scores() == [0, 1]


@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_r10_3_starters_score_1_and_uniques_what_they_show(card: str, points: int) -> None:
    assert table(tomb={1: card}).scores() == [points, 0]


def test_r10_3_each_copy_of_a_starter_scores() -> None:
    assert table(tomb={1: "urn urn shabti shabti shabti"}).scores() == [5, 0]


def test_r10_4_the_rulebooks_example() -> None:
    """Samuel: three Shabti, an Inner Sarcophagus, two Statues of Anubis and a Statue of Isis make 8 points."""
    state = table(tomb={1: "shabti shabti shabti inner anubis anubis isis"})
    rows = {source: row[0] for source, row in GAME.breakdown(state).items() if row[0]}
    assert rows == {"starter": 3, "sarcophagi": 1, "statues": 4}
    assert state.scores() == [8, 0]


def test_r10_4_six_different_statues_score_36() -> None:
    assert table(tomb={1: "sobek bastet anubis isis osiris horus"}).scores() == [36, 0]


@pytest.mark.parametrize(("group", "members"), SETS.items())
def test_r10_4_the_square_of_the_number_of_different_cards(group: str, members: str) -> None:
    for count in range(len(members.split()) + 1):
        cards = " ".join(members.split()[:count])
        assert GAME.breakdown(table(tomb={1: f"{cards} {cards}"}))[group] == [count * count, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("completist", [False, True])
def test_r10_4_scores_are_those_of_a_slow_scorer(seats: int, completist: bool) -> None:
    for seed in range(6):
        state = GAME.new(seats, seed, {"completist": completist})
        assert isinstance(state, ValleyState)
        for position in walk(state, seed):
            expected = [
                slow_score(tomb(position, seat).split(), completist) for seat in range(1, seats + 1)
            ]
            assert position.scores() == expected


@pytest.mark.parametrize(
    ("tombs", "winners"),
    [
        ({1: "ka", 2: "urn urn"}, [0]),
        ({1: "ka", 2: "urn urn urn"}, [0]),  # both 3 points: fewer cards win
        ({1: "urn urn urn", 2: "ka"}, [1]),
        ({1: "ka", 2: "ka"}, [0, 1]),
        ({1: "outer middle", 2: "throne"}, [1]),
        ({1: "", 2: ""}, [0, 1]),
        ({1: "urn urn", 2: "boat outer outer"}, [1]),
    ],
)
def test_r10_5_most_points_then_fewer_cards_then_shared(
    tombs: dict[int, str], winners: list[int]
) -> None:
    """Ruling 37."""
    assert table(tomb=tombs).winners() == winners


def test_r10_5_of_three_tied_two_may_share() -> None:
    """Ruling 37."""
    assert table(3, tomb={1: "ka", 2: "urn urn urn", 3: "ka"}).winners() == [0, 2]


def test_after_the_end_there_is_nothing_to_choose() -> None:
    state = play(table(turn=2, turns=1, tomb={1: "ka"}, **NOTHING), "end")
    assert (moves(state), asked(state)) == ([], "nobody")
    assert GAME.view(state, None)["winners"] == [0]
