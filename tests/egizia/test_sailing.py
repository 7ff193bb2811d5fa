"""R3 and R4: the round, and sailing the Nile."""

import pytest

from iteru.games.egizia.rules.codes import of_seat

from .builder import (
    GAME,
    asked,
    build,
    card_count,
    crews,
    end_round,
    events,
    feed,
    moves,
    play,
    refused,
    spaces,
    table,
)


def all_pass(**lying: object) -> list[str]:
    """What is asked, one after the other, when everybody passes."""
    state = table(**lying)  # type: ignore[arg-type]
    found = []
    while state.round == 1:
        found.append(asked(state))
        play(state, "pass")
    return found


def test_r3_1_after_sailing_come_feeding_quarries_building_and_the_next_round() -> None:
    happened = [event.name for event in events(table(), "pass", "pass", "pass")]
    assert happened[3:] == [*["fed"] * 3, *["produced"] * 3, *["got-tile"] * 3, "round-began"]


def test_r3_2_a_card_on_every_card_space_from_the_top() -> None:
    state = table()
    assert [state.river[place] for place in state.layout.card_spaces] == state.nile[:10]


def test_r3_3_decks_by_rounds() -> None:
    """Ruling 36: two cards of each deck are never laid out."""
    state = table()
    assert state.layout.deal_from == [0, 10, 22, 32, 44]
    while state.round < 3:
        play(state, "pass")
    dealt = [state.river[place] for place in state.layout.card_spaces]
    assert dealt == state.nile[22:32]
    assert state.gone == state.nile[:20]


def test_r3_4_cards_nobody_took_leave_the_game() -> None:
    """Rulings 36 and 66: Ruling 66."""
    state = table()
    cards = state.nile[:10]
    play(state, "pass", "pass", "pass")
    assert state.gone == cards
    assert state.round == 2


def test_r4_1_one_ship_each_in_order_of_tiles() -> None:
    state = table()
    for asks, move in (("1 sail", "sail 1"), ("2 sail", "sail 3"), ("3 sail", "sail 5")):
        assert asked(state) == asks
        play(state, move)
    assert asked(state) == "1 sail"


def test_r4_2_downstream_only() -> None:
    state = play(table(), "sail 7", "pass", "pass")
    assert spaces(state) == list(range(8, 21))
    assert refused(state, "sail 5") == "R4.2"


def test_r4_3_where_a_ship_lies_no_other_can_go() -> None:
    state = play(table(), "sail 2", "sail 1")
    assert refused(state, "sail 2") == "R4.3"
    assert refused(state, "sail 1") == "R4.3"
    assert refused(state, "sail 21") == "R4.1"


def test_r4_4_a_card_is_taken() -> None:
    state = play(table(river={3: "reuse"}), "sail 3")
    assert card_count(state, 1, "reuse") == 1
    assert state.river[2] == -1


def test_r4_5_a_town_acts() -> None:
    assert crews(play(table(), "sail 4"), 1) == "2 1 2 2"


def test_r4_6_any_free_berth_and_one_ship_per_site() -> None:
    """Ruling 10."""
    state = play(table(4), "sail 6")
    assert moves(state) == ["berth 1", "berth 2", "berth 3"]
    play(state, "berth 2", "sail 6")
    assert moves(state) == ["berth 1", "berth 3"]
    play(state, "berth 3", "pass", "pass")
    assert refused(state, "sail 6") == "R4.6"


def test_r4_6_the_last_berth_is_not_asked_for() -> None:
    state = play(table(), "sail 6", "berth 2", "sail 6")
    assert asked(state) == "3 sail"
    assert state.berth[:2] == [1, 0]


def test_r4_6_a_berth_that_is_taken_or_covered_is_refused() -> None:
    state = play(table(4), "sail 6", "berth 2", "sail 6")
    assert refused(state, "berth 2") == "R4.6"
    assert refused(play(table(), "sail 6"), "berth 3") == "R2.8"


def test_r4_7_without_a_free_berth_a_ship_waits() -> None:
    """Rulings 10 and 61: Ruling 61, there is at most one."""
    state = play(table(), "sail 6", "berth 1", "sail 6", "sail 6")
    assert state.substitutes == [2]
    assert GAME.view(state, None)["sites"][0]["waiting"] == [2]


def test_r4_8_who_passes_places_no_more_ships() -> None:
    state = play(table(), "pass", "sail 1", "sail 3")
    assert asked(state) == "2 sail"
    play(state, "pass", "sail 5")
    assert asked(state) == "3 sail"


def test_r4_9_who_has_no_ship_or_no_space_passes_by_itself() -> None:
    """Rulings 19 and 69: Ruling 19, Ruling 69."""
    state = play(table(), "sail 20", "ring stay", "sail 1")
    assert [event.name for event in events(state, "sail 2")][-1] == "cannot-sail"
    assert asked(state) == "2 sail"
    assert all_pass(ships={2: 0}) == ["1 sail", "3 sail"]


def test_r4_10_ships_go_home_except_those_at_sites() -> None:
    state = play(table(), "sail 18", "berth 1", "sail 1", "sail 3", "pass", "pass", "pass")
    assert asked(state) == "1 build"
    assert (state.ships, state.fleet) == ([7, 8, 8], [of_seat(0, 17)])


@pytest.mark.parametrize(
    ("space", "after"),
    [(4, "2 1 2 2"), (10, "2 2 1 2"), (14, "1 2 2 2"), (8, "1 1 1 3"), (20, "1 1 1 3")],
)
def test_r4_11_towns_with_crews(space: int, after: str) -> None:
    assert crews(play(table(), f"sail {space}"), 1) == after


def test_r4_11_edfu_moves_both_markers() -> None:
    assert play(table(), "sail 2").markers == [1, 0, 0, 1, 0, 0]


def test_r4_11_alyi_a_crew_then_two_stones() -> None:
    """Ruling 5: the joker is one of the four."""
    state = play(table(), "sail 16")
    assert state.stones[0] == 2
    assert moves(state) == ["raise black", "raise blue", "raise yellow", "raise joker"]
    play(state, "raise joker")
    assert (crews(state, 1), state.stones[0]) == ("1 1 1 3", 4)


def test_r4_12_a_shown_crew_at_nine_loses_its_step() -> None:
    """Rulings 4 and 52: Ruling 4, Ruling 52."""
    state = play(table(crews={1: "9 1 1 2"}), "sail 4")
    assert crews(state, 1) == "9 1 2 2"


def test_r4_13_the_ring_moves_one_place_or_stays() -> None:
    """Ruling 6."""
    state = play(table(), "sail 8")
    assert moves(state) == ["ring left", "ring stay", "ring right"]
    left = play(state.clone(), "ring left")
    assert left.ring == 0
    assert play(state.clone(), "ring stay").ring == 1
    play(state, "ring right", "sail 20")
    assert moves(state) == ["ring left", "ring stay"]
    assert refused(state, "ring right") == "R4.13"
    state = play(left, "sail 20")
    assert moves(state) == ["ring stay", "ring right"]


def test_r4_14_only_crews_below_the_limit_can_be_chosen() -> None:
    """Ruling 52: a compulsory step cannot be wasted; one that nobody can take is lost."""
    state = play(table(crews={1: "9 8 9 8"}), "sail 16")
    assert moves(state) == ["raise blue", "raise joker"]
    assert refused(state, "raise black") == "R4.14"
    alone = play(table(crews={1: "9 8 9 9"}), "sail 16")
    assert (crews(alone, 1), alone.stones[0], asked(alone)) == ("9 9 9 9", 4, "2 sail")
    full = play(table(crews={1: "9 9 9 9"}), "sail 16")
    assert (crews(full, 1), full.stones[0], asked(full)) == ("9 9 9 9", 4, "2 sail")


def test_r4_14_two_steps_one_after_the_other_also_for_one_crew() -> None:
    """Ruling 53, Ruling 5."""
    state = play(table(river={1: "crews_choice"}), "sail 1")
    play(state, "raise blue")
    assert asked(state) == "1 crew"
    assert crews(play(state, "raise blue"), 1) == "1 3 1 2"


def test_sailing_keeps_to_its_order_over_a_whole_round() -> None:
    state = feed(table())
    assert state.round == 2
    assert end_round(build(table(), "sphinx")).round == 3
