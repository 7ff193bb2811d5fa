"""R7: building, step by step."""

import pytest

import iteru
from iteru.games.egizia.rules.codes import kind_of_card

from .builder import (
    GAME,
    asked,
    build,
    card_count,
    earned,
    events,
    lay_bricks,
    moves,
    play,
    refused,
    sphinx_deck,
    table,
    tiles,
)

RICH = {1: 20, 2: 20, 3: 20}


def test_r7_1_sites_in_the_order_of_the_river_and_berths_from_the_nile() -> None:
    state = play(table(4), "sail 6", "berth 2", "sail 6", "berth 1", "sail 18", "berth 1")
    play(state, "pass", "pass", "pass", "pass")
    assert asked(state) == "2 build"
    assert GAME.view(state, None)["sites"][0]["line"] == [1, 0]
    play(state, "give up", "give up")
    assert asked(state) == "3 build"
    assert GAME.view(state, None)["asks"]["site"] == "pyramid"


def test_r7_2_each_crew_once_a_round() -> None:
    """Ruling 25."""
    state = build(table(stones=RICH, crews={1: "1 2 3 2"}), "pyramid", 1)
    assert moves(state) == ["crew black", "crew blue", "crew yellow", "give up"]
    play(state, "crew blue")
    assert state.used[0] == 0b010
    assert refused(state, "add blue") == "R7.2"


def test_r7_3_the_joker_once_and_never_alone() -> None:
    """Ruling 25."""
    state = build(table(stones=RICH), "obelisk", 1)
    assert "crew joker" not in GAME.notations
    play(state, "crew black", "add joker")
    assert state.strength == 3
    assert refused(state, "add joker") == "R7.3"


def test_r7_4_giving_up_frees_the_berth() -> None:
    """Rulings 12 and 58: Ruling 12, Ruling 58: not after a crew is named."""
    state = play(build(table(stones=RICH), "pyramid", 1, 2), "give up")
    assert asked(state) == "2 build"
    assert (state.own_sites[0], state.ships[0], len(state.fleet)) == (0, 8, 1)
    assert state.took_part[0] == 0
    assert "give up" not in moves(play(state, "crew black"))


def test_r7_5_a_substitute_builds_after_all_others_if_somebody_gives_up() -> None:
    """Rulings 11 and 61: Ruling 11."""
    state = build(table(stones=RICH), "pyramid", 1, 2, waiting=3)
    play(state, "give up")
    assert asked(state) == "2 build"
    play(state, "give up")
    assert asked(state) == "3 build"
    nobody = build(table(stones=RICH), "pyramid", 1, 2, waiting=3)
    play(nobody, "crew black", "pyramid 1", "crew black", "pyramid 1")
    assert nobody.round == 2


def test_r7_6_who_has_nothing_to_do_is_not_asked() -> None:
    """Ruling 48."""
    assert build(table(stones={1: 0}), "pyramid", 1).round == 2
    worn = table(stones=RICH)
    worn.used[0] = 0b0111
    assert build(worn, "pyramid", 1).round == 2
    empty = table(stones=RICH)
    empty.deck = []
    assert build(empty, "sphinx", 1).round == 2
    able = build(table(stones={1: 0}, held={1: "stones"}), "pyramid", 1)
    assert moves(able) == ["use stones", "give up"]


def test_r7_7_the_team_is_fixed_before_the_first_brick() -> None:
    """Ruling 57."""
    held = {1: "strength two_crews"}
    state = build(table(stones=RICH, crews={1: "2 2 2 2"}, held=held), "pyramid", 1)
    play(state, "crew black")
    assert [move for move in moves(state) if move.startswith("add")] == [
        "add blue",
        "add yellow",
        "add joker",
        "add strength",
    ]
    play(state, "pyramid 1")
    assert refused(state, "add joker") == "R7.8"
    assert not [move for move in moves(state) if move.startswith("add")]


def test_r7_8_example_yellow_has_strength_three_and_two_stones() -> None:
    """A space of 2 on the pyramid: 2 points, no stones left. Ruling 31: the value may be below the strength."""
    state = lay_bricks(table(stones={1: 2}, crews={1: "3 1 1 2"}), rows="22")
    play(build(state, "pyramid", 1), "crew black", "pyramid 2")
    assert (earned(state, "pyramid"), state.stones[0]) == ([2, 0, 0], 0 + 0)


def test_r7_8_brick_by_brick_until_strength_or_stones_are_used_up() -> None:
    """Ruling 30."""
    state = build(table(stones={1: 9}, crews={1: "3 1 1 2"}), "pyramid", 1)
    play(state, "crew black", "temple left")
    assert moves(state) == ["pyramid 1", "temple left", "temple right", "stop"]
    view = GAME.view(state, 0)["building"]
    assert (view["strength"], view["used"], view["left"], view["stones"]) == (3, 1, 2, 8)
    play(state, "temple left")
    assert state.round == 2
    assert earned(state, "temple") == [3, 0, 0]
    few = play(build(table(stones={1: 1}, crews={1: "3 1 1 2"}), "pyramid", 1), "crew black")
    assert refused(few, "temple top") == "R7.18"
    assert refused(few, "obelisk") == "R7.1"
    assert refused(few, "draw 1") == "R7.10"
    assert refused(play(build(table(stones=RICH), "obelisk", 1), "crew black"), "grave") == "R7.8"


def test_r7_9_points_are_moved_once_at_the_end() -> None:
    """Ruling 56: the reward of the track cannot pay for the step."""
    state = table(stones={1: 3}, crews={1: "3 1 1 2"}, sale={1: 5})
    play(build(state, "obelisk", 1), "crew black", "obelisk")
    assert state.points[0] == 0
    play(state, "obelisk")
    assert (state.points[0], asked(state), state.stones[0]) == (3, "1 track", 0)
    happened = [event.name for event in events(state, "track stone_sale")]
    assert happened[0] == "got-stones"


def test_r7_10_example_blue_draws_two() -> None:
    """A crew of strength 2: two cards for two stones, one kept, a point for the other."""
    state = table(stones={1: 2}, crews={1: "2 1 1 2"})
    sphinx_deck(state, "pillars", "columns")
    play(build(state, "sphinx", 1), "crew black")
    assert [move for move in moves(state) if "draw" in move] == ["draw 1", "draw 2"]
    play(state, "draw 2", "keep columns")
    assert (state.stones[0] - 0, earned(state, "sphinx")) == (0, [1, 0, 0])
    assert GAME.view(state, 0)["players"][0]["sphinx_cards"] == ["columns"]


def test_r7_10_at_most_five_and_what_the_deck_has() -> None:
    """Ruling 27."""
    state = play(build(table(stones=RICH, crews={1: "9 1 1 2"}), "sphinx", 1), "crew black")
    assert moves(state)[-1] == "draw 5"
    assert refused(state, "draw 6") == "R7.10"
    short = table(stones=RICH, crews={1: "9 1 1 2"})
    short.deck = short.deck[:2]
    assert moves(play(build(short, "sphinx", 1), "crew black"))[-1] == "draw 2"


def test_r7_11_one_or_none_is_kept() -> None:
    """Ruling 28."""
    state = table(stones=RICH, crews={1: "2 1 1 2"})
    sphinx_deck(state, "pillars", "columns")
    play(build(state, "sphinx", 1), "crew black", "draw 2")
    assert moves(state) == ["keep pillars", "keep columns", "keep none"]
    assert refused(state, "keep tenths") == "R7.11"
    play(state, "keep none")
    assert (earned(state, "sphinx"), state.kept) == ([2, 0, 0], [])


def test_r7_12_returned_cards_go_under_the_deck_in_the_order_drawn() -> None:
    """Ruling 2."""
    state = table(stones=RICH, crews={1: "3 1 1 2"})
    sphinx_deck(state, "tenths", "pillars", "columns")
    play(build(state, "sphinx", 1), "crew black", "draw 3", "keep pillars")
    assert [*map(kind_of_card, state.deck[-2:])] == [28, 4]


def test_r7_13_to_r7_15_example_red_two_on_the_obelisk_and_a_grave() -> None:
    """Spaces 1 and 2 and a tile of 4 are 7: crew 5 and joker 2, 7 stones, 7 points."""
    state = table(stones={2: 7}, crews={2: "5 1 1 2"})
    tiles(state, 4)
    build(state, "obelisk", 2)
    play(state, "crew black", "add joker", "obelisk", "obelisk", "grave")
    assert (state.points[1], state.stones[1], state.used[1]) == (7, 0, 0b1001)
    assert asked(state) == "2 track"


def test_r7_13_the_obelisk_from_the_bottom() -> None:
    state = lay_bricks(table(stones=RICH, crews={1: "9 1 1 2"}), obelisk="2222")
    play(build(state, "obelisk", 1), "crew black", "obelisk")
    assert (state.obelisk, state.paid) == ([1, 1, 1, 1, 0], 5)


def test_r7_14_graves_in_order_and_the_next_is_turned_up() -> None:
    """Ruling 30: a tile just turned up may be taken in the same step."""
    state = table(stones=RICH, crews={1: "9 1 1 9"})
    tiles(state, 1, 1, 2, 2, 2)
    play(build(state, "obelisk", 1), "crew black", "add joker")
    assert [event.name for event in events(state, "grave")][-1] == "grave-uncovered"
    assert len(GAME.view(state, 1)["graves"]["values"]) == 5
    play(state, "grave", "grave", "grave", "grave")
    assert state.paid == 8


def test_r7_15_one_step_on_one_track_for_the_step() -> None:
    """Ruling 29: compulsory, not per brick."""
    state = build(table(stones=RICH, crews={1: "3 1 1 2"}), "obelisk", 1)
    play(state, "crew black", "obelisk", "obelisk")
    assert moves(state) == ["track stone_sale", "track grain_market"]
    play(state, "track grain_market")
    assert state.markers == [0, 0, 0, 1, 0, 0]


def test_r7_16_the_pyramid_from_the_left_on_two_bricks() -> None:
    state = lay_bricks(table(stones=RICH, crews={1: "9 9 9 9"}), rows="222 2")
    rows = GAME.view(build(state, "pyramid", 1), 0)["pyramid"]["rows"]
    assert [row["open"] for row in rows] == [True, True, False, False, False, False]
    play(state, "crew black")
    assert refused(state, "pyramid 3") == "R7.16"
    assert refused(state, "pyramid 8") == "R7.16"
    play(state, "pyramid 2", "pyramid 3")
    assert state.filled[:3] == [3, 2, 1]
    assert refused(state, "pyramid 2") == "R7.16"


def test_r7_17_the_most_bricks_in_a_full_row() -> None:
    """Ruling 32; a tie goes to whoever began further left."""
    state = lay_bricks(table(stones=RICH), rows="21122")
    play(build(state, "pyramid", 1), "crew black", "pyramid 1")
    assert earned(state, "rows") == [0, 3, 0]
    most = lay_bricks(table(stones=RICH), rows="21121")
    play(build(most, "pyramid", 1), "crew black", "pyramid 1")
    assert earned(most, "rows") == [4, 0, 0]


def test_r7_17_example_two_points_for_a_row() -> None:
    """Yellow, and then green, get 2 points for two bricks in a row: the upper rows of the example."""
    state = lay_bricks(table(stones=RICH, crews={1: "5 1 1 2"}), rows="222222 33333 2233 223 1")
    play(build(state, "pyramid", 1), "crew black", "pyramid 5")
    assert earned(state, "rows") == [2, 0, 0]


def test_r7_17_several_rows_the_lower_one_first() -> None:
    """Ruling 33."""
    state = lay_bricks(table(stones=RICH, crews={1: "9 1 1 9"}), rows="11111 2222")
    play(build(state, "pyramid", 1), "crew black", "add joker", "pyramid 1")
    happened = events(state, "pyramid 2", "stop")
    assert [
        (one.facts["row"], one.facts["points"]) for one in happened if one.name == "row-bonus"
    ] == [
        (1, 6),
        (2, 4),
    ]


def test_r7_18_pillars_then_columns_then_the_stones_on_top() -> None:
    state = lay_bricks(table(stones=RICH, crews={1: "9 9 9 9"}), temple="2222 222")
    play(build(state, "pyramid", 1), "crew black", "add joker")
    assert refused(state, "temple middle") == "R7.18"
    assert refused(state, "temple left") == "R7.8"
    play(state, "temple right", "temple middle")
    assert refused(state, "temple top") == "R7.18"
    play(state, "temple middle")
    assert state.strength - state.paid == 18 - 14
    assert refused(state, "temple top") == "R7.8"


def test_r7_19_no_dead_ends() -> None:
    """Ruling 58: a crew that cannot reach the cheapest space cannot be named, nor a second one that spoils it."""
    held = {1: "two_crews"}
    state = lay_bricks(table(stones=RICH, crews={1: "1 1 4 2"}, held=held), obelisk="222222")
    tiles(state, 6)
    build(state, "obelisk", 1)
    assert moves(state) == ["crew black", "crew blue", "crew yellow", "give up"]
    play(state, "crew black")
    assert moves(state) == ["add yellow", "add joker"]
    assert refused(state, "add blue") == "R7.19"
    few = lay_bricks(table(stones={1: 3}, crews={1: "9 9 9 9"}), obelisk="22222")
    tiles(few, 5)
    assert build(few, "obelisk", 1).round == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_building_step_can_be_taken_back_to_its_start(seats: int) -> None:
    """Bricks and crews reveal nothing new; a grave that is turned up does."""
    match = iteru.Match(GAME, seats, 1, {"first_sphinx": "one"})
    while "crew black" not in (legal := notations(match)):
        seat = match.state.actor
        match.play(seat, next(move for move in ("sail 18", "pass", legal[-1]) if move in legal))
    before, seat = match.state.snapshot(), match.state.actor
    for move in ("crew black", "add joker", "pyramid 1", "temple left"):
        match.play(seat, move)
    for _ in range(4):
        match.undo(seat)
    assert match.state.snapshot() == before


def notations(match: iteru.Match) -> list[str]:
    return [GAME.notation(action) for action in match.state.legal_actions()]


def test_strength_cards_are_spent_when_added() -> None:
    state = build(table(stones=RICH, held={1: "strength strength"}), "pyramid", 1)
    play(state, "crew black", "add strength", "add strength")
    assert (state.strength, state.boost, card_count(state, 1, "strength")) == (7, 6, 0)
