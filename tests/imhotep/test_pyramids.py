"""R5.5, R5.6 and R6.3 to R6.6: the pyramids."""

from typing import Any

import pytest

from iteru.games.imhotep.rules.state import ImhotepState

from .builder import GAME, asked, cards, last_ship, moves, names, play, points, table, text

VALUES = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
COMPLETE = "2" * 14
FULL = "2" * 5


@pytest.mark.parametrize(("built", "value"), list(enumerate(VALUES)))
def test_r5_5_a_stone_scores_its_space_at_once(built: int, value: int) -> None:
    state = play(table(pyramid="2" * built, cargo={3: "1."}), "sail 3 pyramids")
    assert state.pyramid[built] == 0
    assert points(state, "pyramids")[0] == value


def test_r5_5_a_complete_pyramid_has_three_levels() -> None:
    """The rulebook's picture on page 7: 3 x 3 stones, 2 x 2 stones, and one."""
    state = play(table(pyramid="2" * 12, cargo={3: "11"}), "sail 3 pyramids")
    assert text(state.pyramid) == "2" * (9 + 3) + "1" + "1"
    assert GAME.view(state, None)["pyramids"]["levels"] == [[3, 2, 1]]


@pytest.mark.parametrize("beyond", ["", "1", "1234"])
def test_r5_6_beyond_the_complete_pyramid_a_stone_scores_one_point(beyond: str) -> None:
    state = play(table(pyramid=COMPLETE, beyond=beyond, cargo={3: "1."}), "sail 3 pyramids")
    assert text(state.overflow) == beyond + "1"
    assert points(state, "pyramids") == [1, 0, 0, 0]


def test_r5_6_one_ship_may_complete_the_pyramid_and_go_beyond() -> None:
    state = play(table(pyramid="2" * 13, cargo={3: "13"}), "sail 3 pyramids")
    assert points(state, "pyramids") == [4, 0, 1, 0]


def build(pyramid: str, name: str, **things: Any) -> ImhotepState:
    """Black delivers one stone to the pyramids of side B and chooses one of them."""
    state = table(side_b="pyramids", pyramid=pyramid, cargo={3: "1."}, **things)
    return play(state, "sail 3 pyramids", f"pyramid {name}")


def test_r6_3_the_owner_of_each_stone_chooses_the_pyramid() -> None:
    """The rulebook's example on page 9: brown, black and brown build in the middle, then white on the left."""
    state = play(table(side_b="pyramids", cargo={1: "3132"}), "sail 1 pyramids")
    play(state, "pyramid middle", "pyramid middle", "decline", "pyramid middle", "pyramid left")
    assert text(state.pyramid) == "2....313......."


def test_r6_3_whoever_sailed_the_ship_does_not_choose() -> None:
    """Ruling 17: nor does a player of a sail card."""
    state = table(side_b="pyramids", turn=1, owned={1: "sail"}, cargo={3: "4."})
    play(state, "play sail", "load 3 2", "sail 3 pyramids")
    assert asked(state) == "seat 4 pick-pyramid"


@pytest.mark.parametrize(
    ("name", "index", "values"),
    [("left", 0, [2, 1, 1, 1, 4]), ("middle", 1, [3, 1, 2, 1, 4]), ("right", 2, [2, 1, 3, 1, 4])],
)
@pytest.mark.parametrize("built", range(5))
def test_r6_3_a_stone_scores_its_space_at_once(
    name: str, index: int, values: list[int], built: int
) -> None:
    pyramid = "/".join("2" * built if number == index else "" for number in range(3))
    assert points(build(pyramid, name), "pyramids")[0] == values[built]


def test_r6_3_a_complete_pyramid_cannot_be_chosen() -> None:
    """Ruling 27."""
    state = play(table(side_b="pyramids", pyramid=f"/{FULL}/", cargo={3: "1."}), "sail 3 pyramids")
    assert moves(state) == ["pyramid left", "pyramid right"]


BONUSES = [
    ("2//", "left", "bonus-card"),
    ("222//", "left", "bonus-stones"),
    ("/2/", "middle", "bonus-load"),
    ("/222/", "middle", "bonus-card"),
    ("//2", "right", "bonus-stones"),
    ("//222", "right", "bonus-load"),
]


@pytest.mark.parametrize(("pyramid", "name", "question"), BONUSES)
def test_r6_4_a_bonus_space_gives_a_point_and_offers_its_bonus(
    pyramid: str, name: str, question: str
) -> None:
    state = build(pyramid, name, sled={1: 1})
    assert points(state, "pyramids")[0] == 1
    assert asked(state) == f"seat 1 {question}"


@pytest.mark.parametrize(("pyramid", "name", "question"), BONUSES)
def test_r6_4_a_bonus_may_be_declined(pyramid: str, name: str, question: str) -> None:
    """Ruling 28."""
    state = play(build(pyramid, name, sled={1: 1}), "decline")
    assert asked(state) == "seat 2 turn"
    assert (state.sled[0], state.quarry[0], cards(state, 1)) == (1, 27, {})


def test_r6_4_a_bonus_is_settled_before_the_next_stone() -> None:
    """Ruling 28."""
    state = table(side_b="pyramids", pyramid="4//", cargo={3: "12"}, deck="lever")
    play(state, "sail 3 pyramids", "pyramid left")
    assert asked(state) == "seat 1 bonus-card"
    assert asked(play(state, "draw")) == "seat 2 pick-pyramid"


def test_r6_4_card_takes_the_top_card_of_the_draw_pile() -> None:
    state = play(build("2//", "left", deck="lever sail"), "draw")
    assert cards(state, 1) == {"lever": 1}
    assert names(state.deck) == ["sail"]


def test_r6_4_no_card_is_offered_when_there_is_none() -> None:
    """Ruling 12."""
    assert asked(build("2//", "left", deck="")) == "seat 2 turn"


@pytest.mark.parametrize(("sled", "quarry", "taken"), [(0, 27, 3), (3, 27, 2), (0, 1, 1)])
def test_r6_4_stones_takes_three_or_as_many_as_fit_and_as_the_quarry_has(
    sled: int, quarry: int, taken: int
) -> None:
    """Ruling 28."""
    state = play(build("//2", "right", sled={1: sled}, quarry={1: quarry}), "stones")
    assert (state.sled[0], state.quarry[0]) == (sled + taken, quarry - taken)


@pytest.mark.parametrize(("sled", "quarry"), [(5, 27), (0, 0)])
def test_r6_4_no_stones_are_offered_when_none_can_be_taken(sled: int, quarry: int) -> None:
    """Ruling 28."""
    assert asked(build("//2", "right", sled={1: sled}, quarry={1: quarry})) == "seat 2 turn"


def test_r6_4_load_moves_a_stone_from_the_sled_to_a_ship() -> None:
    state = play(build("/2/", "middle", sled={1: 2}), "load 1 4")
    assert (state.sled[0], text(state.cargo[:4])) == (1, "...1")
    assert asked(state) == "seat 2 turn"


def test_r6_4_load_is_not_offered_with_an_empty_sled() -> None:
    assert asked(build("/2/", "middle", sled={1: 0})) == "seat 2 turn"


def test_r6_5_only_a_waiting_ship_is_loaded() -> None:
    """Ruling 28: not the one being unloaded."""
    state = table(side_b="pyramids", pyramid="/2/", cargo={3: "1."}, sailed={2: "temple"})
    play(state, "sail 3 pyramids", "pyramid middle")
    assert moves(state) == [
        "load 1 1",
        "load 1 2",
        "load 1 3",
        "load 1 4",
        "load 4 1",
        "load 4 2",
        "decline",
    ]


def test_r6_5_the_bonus_is_lost_when_the_fourth_ship_is_unloaded() -> None:
    """Ruling 28."""
    state = last_ship(away="market temple obelisks", side_b="pyramids", pyramid="/2/")
    play(state, "sail 4 pyramids", "pyramid middle")
    assert (state.round, asked(state)) == (2, "seat 2 turn")


def test_r6_5_a_ship_loaded_by_the_bonus_does_not_sail() -> None:
    """Ruling 29."""
    state = table(side_b="pyramids", pyramid="/2/", cargo={2: "2..", 3: "1."})
    play(state, "sail 3 pyramids", "pyramid middle", "load 2 2")
    assert GAME.view(state, None)["ships"][1]["waits"]
    assert asked(state) == "seat 2 turn"


@pytest.mark.parametrize(
    ("pyramid", "name"), [("2222//", "left"), ("/2222/", "middle"), ("//2222", "right")]
)
def test_r6_6_the_stone_on_the_second_level_scores_four(pyramid: str, name: str) -> None:
    assert points(build(pyramid, name), "pyramids")[0] == 4


def test_r6_6_beyond_three_complete_pyramids_a_stone_scores_one_point() -> None:
    state = table(side_b="pyramids", pyramid=f"{FULL}/{FULL}/{FULL}", cargo={3: "13"})
    play(state, "sail 3 pyramids")
    assert points(state, "pyramids") == [1, 0, 1, 0]
    assert text(state.overflow) == "13"


def test_r6_6_no_stone_goes_beyond_while_a_pyramid_is_open() -> None:
    """Ruling 27."""
    state = table(side_b="pyramids", pyramid=f"{FULL}/{FULL}/", cargo={3: "1."})
    play(state, "sail 3 pyramids")
    assert (text(state.pyramid[10:]), text(state.overflow)) == ("1....", "")
