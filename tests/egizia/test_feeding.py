"""R5 and R6: feeding, quarries, and what is seen of it before."""

from .builder import (
    GAME,
    asked,
    card_count,
    earned,
    events,
    feed,
    moves,
    play,
    quarry,
    refused,
    table,
)

BLUE, RED, GREEN = 1, 2, 3
"""The rulebook's examples, with blue as seat 1 and so on."""


def test_r5_1_example_blue_feeds_nine_with_eleven() -> None:
    """Crews 1, 2, 3, 3; fields 6 and 5, both watered."""
    state = feed(table(crews={BLUE: "1 2 3 3"}, fields={BLUE: "yellow_green:5"}))
    assert earned(state, "hunger") == [0, 0, 0]


def test_r5_1_the_leader_is_fed_first_in_a_fixed_order() -> None:
    """Ruling 55: losing points meanwhile changes nothing."""
    hungry = {1: "9 9 9 9", 2: "9 9 9 9", 3: "9 9 9 9"}
    state = table(crews=hungry, points={2: 5, 1: 2}, held=dict.fromkeys((1, 2, 3), "grain"))
    order = []
    feed(state)
    while asked(state).endswith("feed"):
        order.append(asked(state))
        play(state, "enough")
    assert order == ["2 feed", "1 feed", "3 feed"]


def test_r5_2_the_ring_waters_fields() -> None:
    state = table(fields={1: "brown:6 yellow_green:5"})
    assert [one["grain"] for one in feeding_of(state)["by_ring"]] == [6, 11, 17]
    watered = [field["watered"] for field in GAME.view(state, 0)["players"][0]["fields"]]
    assert watered == [True, False, True]


def feeding_of(state: object) -> dict[str, list[dict[str, int]]]:
    found: dict[str, list[dict[str, int]]] = GAME.view(state, 0)["players"][0]["feeding"]  # type: ignore[arg-type]
    return found


def test_r5_3_example_green_lacks_two_and_loses_four() -> None:
    """Crews 3, 3, 4, 4 are 14; fields 6 and 6 are watered, the third is not; the market says 2 points.

    Green comes to stand behind red.
    """
    state = table(
        crews={GREEN: "3 3 4 4"},
        fields={GREEN: "yellow_green:6 brown:8"},
        market={GREEN: 3},
        points={GREEN: 10, RED: 6},
    )
    feed(state)
    assert earned(state, "hunger") == [0, 0, -4]
    assert state.order == [BLUE - 1, GREEN - 1, RED - 1]


def test_r5_3_the_penalty_by_space_and_what_it_will_cost_is_shown_before() -> None:
    for space, penalty in enumerate([3, 2, 2, 1, 1], start=1):
        state = table(crews={1: "3 3 2 2"}, market={1: space})
        assert feeding_of(state)["by_ring"][1] == {"grain": 6, "missing": 4, "points": -4 * penalty}
        assert earned(feed(state), "hunger") == [-4 * penalty, 0, 0]


def test_r5_4_example_red_uses_the_grain_card_or_does_not() -> None:
    """Crews 2, 2, 2, 4 are 10, fields 6 and 2 are 8; the card of 4 is enough, and the rest of it is lost. Ruling 20."""
    state = feed(table(crews={RED: "2 2 2 4"}, fields={RED: "green:2"}, held={RED: "grain"}))
    assert (asked(state), moves(state)) == ("2 feed", ["use grain", "enough"])
    used = play(state.clone(), "use grain")
    assert (earned(used, "hunger"), card_count(used, RED, "grain")) == ([0, 0, 0], 0)
    kept = play(state, "enough")
    assert (earned(kept, "hunger"), card_count(kept, RED, "grain")) == ([0, -6, 0], 1)


def test_r5_4_nobody_is_asked_who_is_fed_or_can_do_nothing() -> None:
    """Ruling 67."""
    state = feed(table(crews={1: "2 2 2 4"}, held={2: "grain stones_as_grain"}))
    assert (state.round, earned(state, "hunger")) == (2, [-12, 0, 0])


def test_r5_4_stones_one_by_one() -> None:
    """Ruling 67: none to all that is missing, as long as there are stones."""
    state = table(crews={1: "3 2 2 2"}, held={1: "stones_as_grain"}, stones={1: 5})
    feed(state)
    assert moves(state) == ["eat", "enough"]
    play(state, "eat")
    assert state.stones[0] == 4
    assert GAME.view(state, 0)["players"][0]["feeding"]["fed"] == 1
    play(state, "eat", "eat")
    assert (state.round, earned(state, "hunger"), state.stones[0]) == (2, [0, 0, 0], 2 + 3)


def test_r5_4_refusals() -> None:
    state = feed(table(crews={1: "3 2 2 2"}, held={1: "grain field_improver"}))
    assert refused(state, "eat") == "R10.9"
    assert refused(state, "use stones") == "R10.20"
    assert refused(state, "improve 1") == "R10.7"
    assert refused(state, "improve 5") == "R10.7"
    assert refused(state, "use paid_crew") == "R5.4"
    assert refused(state, "sail 3") == "R5.4"


def test_r6_1_example_one_stone_and_five_more() -> None:
    """Red has one stone and two quarries of 5 together: six stones."""
    state = table(stones={RED: 1})
    quarry(state, RED, "quarry_1")
    feed(state)
    assert state.stones[RED - 1] == 6


def test_r6_2_at_most_25_stones() -> None:
    """Ruling 9: wherever they come from."""
    assert feed(table(stones={1: 24})).stones[0] == 25
    state = play(table(stones={1: 24}, river={1: "field_11"}), "sail 1")
    assert state.stones[0] == 25
    assert [event.name for event in events(state, "pass")] == ["passed"]
