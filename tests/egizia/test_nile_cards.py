"""R10: Nile cards, and R11.3: every moment."""

from .builder import (
    GAME,
    asked,
    build,
    card_count,
    crews,
    earned,
    events,
    feed,
    late,
    lay_bricks,
    moves,
    play,
    refused,
    spaces,
    sphinx_deck,
    table,
    tiles,
)

RICH = {1: 20, 2: 20, 3: 20}


def test_r10_1_three_kinds() -> None:
    types = [card["type"] for card in GAME.view(table(), None)["cards"].values()]
    assert (types.count("permanent"), types.count("anytime")) == (18 + 11, 7)


def test_r10_2_an_any_time_card_leaves_the_game_and_equal_cards_are_one_choice() -> None:
    """Rulings 3 and 68: Ruling 3, Ruling 68."""
    state = build(table(stones={1: 0}, held={1: "stones stones"}), "pyramid", 1)
    assert moves(state).count("use stones") == 1
    play(state, "use stones")
    assert (state.stones[0], card_count(state, 1, "stones"), len(state.gone)) == (6, 1, 1)


def test_r10_3_each_copy_once_a_round() -> None:
    state = build(table(stones=RICH, held={1: "crew_each_round"}), "pyramid", 1)
    play(state, "use crew_each_round", "raise blue")
    assert "use crew_each_round" not in moves(state)
    assert refused(state, "use crew_each_round") == "R10.8"
    play(state, "give up")
    assert state.worked[0] == 0
    two = build(table(stones=RICH, held={1: "crew_each_round crew_each_round"}), "pyramid", 1)
    play(two, "use crew_each_round", "raise blue")
    assert "use crew_each_round" in moves(two)


def test_r10_4_an_immediate_card_acts_and_is_gone() -> None:
    state = play(table(river={1: "crews_shown_1"}), "sail 1")
    assert (crews(state, 1), len(state.gone)) == ("2 2 1 2", 1)


def test_r10_5_what_brown_fields_bring() -> None:
    """Rulings 46 and 63: Ruling 46, Ruling 63: 6 moves the stone sale, 7 the grain market."""
    six = play(table(river={1: "field_5"}), "sail 1")
    assert six.markers == [1, 0, 0, 0, 0, 0]
    seven = play(table(river={1: "field_6"}), "sail 1")
    assert seven.markers == [0, 0, 0, 1, 0, 0]
    eight = play(table(river={1: "field_10"}), "sail 1")
    assert earned(eight, "nile") == [3, 0, 0]
    nine = play(table(river={1: "field_11"}), "sail 1")
    assert nine.stones[0] == 6


def test_r10_6_a_quarry_brings_stones_every_round() -> None:
    state = play(table(river={1: "quarry_3"}), "sail 1", "pass", "pass", "pass")
    assert state.stones[0] == 2 + 3 + 4


def test_r10_7_a_canal_makes_a_field_better_for_good() -> None:
    """Rulings 39, 48 and 50: Ruling 39, Ruling 50: green fields are not offered."""
    state = table(
        crews={1: "3 3 3 3"},
        fields={1: "brown:6 yellow_green:5"},
        held={1: "field_improver field_improver"},
    )
    state.ring = 0
    feed(state)
    assert moves(state) == ["improve 2", "improve 3", "enough"]
    assert refused(state, "improve 1") == "R10.7"
    play(state, "improve 2", "improve 2")
    assert (state.round, earned(state, "hunger"), state.attached[0]) == (2, [0, 0, 0], 2)
    fields = GAME.view(state, 0)["players"][0]["fields"]
    assert [(one["printed"], one["colour"]) for one in fields][1] == ("brown", "green")


def test_r10_8_a_crew_each_round_also_after_feeding() -> None:
    """Ruling 23: not to use a crew twice."""
    state = build(table(stones=RICH, held={1: "crew_each_round"}), "pyramid", 1)
    play(state, "use crew_each_round")
    assert asked(state) == "1 crew"
    play(state, "raise yellow")
    assert (crews(state, 1), asked(state)) == ("1 1 2 2", "1 build")


def test_r10_9_stones_as_grain_one_for_one() -> None:
    state = feed(table(crews={1: "3 2 2 1"}, held={1: "stones_as_grain"}, stones={1: 9}))
    play(state, "eat")
    assert (state.stones[0], state.fed) == (8, 1)
    assert play(state, "enough").points[0] == -3


def test_r10_10_a_town_with_a_ship() -> None:
    """Ruling 15: still downstream of all own ships; never Heliopolis."""
    state = play(table(held={2: "reuse"}), "sail 4")
    assert 4 in spaces(state)
    play(state, "sail 4")
    assert (crews(state, 2), card_count(state, 2, "reuse")) == ("2 1 2 2", 1)
    play(state, "sail 10", "sail 20", "ring stay")
    assert 10 not in spaces(state)
    barred = play(table(held={2: "reuse"}), "sail 20", "ring stay")
    assert refused(barred, "sail 20") == "R10.10"


def test_r10_10_on_the_own_lowest_ship_both_cards_are_needed() -> None:
    """Ruling 54."""
    one = play(table(2, held={1: "reuse"}), "sail 4", "pass")
    assert 4 not in spaces(one)
    both = play(table(2, held={1: "reuse upstream"}), "sail 4", "pass")
    assert 4 in spaces(both)
    play(both, "sail 4")
    assert crews(both, 1) == "3 1 3 2"
    assert GAME.view(both, 0)["players"][0]["used_cards"] == {"reuse": 1, "upstream": 1}


def test_r10_11_example_one_crew_one_stone_three_cards() -> None:
    """Three cards, one kept, two returned for 2 points. Ruling 59: named before looking."""
    state = table(stones={1: 1}, crews={1: "1 1 1 2"}, held={1: "more_sphinx"})
    sphinx_deck(state, "pillars", "columns", "tenths")
    play(build(state, "sphinx", 1), "crew black", "draw 1")
    assert moves(state) == ["extra 0", "extra 1", "extra 2"]
    assert state.drawn == []
    assert refused(state, "extra 3") == "R10.11"
    play(state, "extra 2", "keep tenths")
    assert (earned(state, "sphinx"), state.stones[0] - 0) == ([2, 0, 0], 0)


def test_r10_11_never_more_than_five_and_nothing_without_a_crew_and_a_stone() -> None:
    """Ruling 27; the rulebook's second example: without crew and stone the ship goes home."""
    state = table(stones=RICH, crews={1: "9 1 1 2"}, held={1: "more_sphinx"})
    play(build(state, "sphinx", 1), "crew black", "draw 4")
    assert moves(state) == ["extra 0", "extra 1"]
    five = table(stones=RICH, crews={1: "9 1 1 2"}, held={1: "more_sphinx"})
    play(build(five, "sphinx", 1), "crew black", "draw 5")
    assert asked(five) == "1 keep"
    poor = build(table(stones={1: 0}, held={1: "more_sphinx"}), "sphinx", 1)
    assert poor.round == 2


def test_r10_12_a_ship_upstream_and_the_lowest_stays_the_limit() -> None:
    """Ruling 16."""
    state = play(table(2, held={1: "upstream"}), "sail 15", "pass")
    assert spaces(state) == [*range(1, 15), *range(16, 21)]
    play(state, "sail 3")
    assert spaces(state) == list(range(16, 21))
    assert refused(state, "sail 5") == "R10.12"


def test_r10_13_to_the_first_place() -> None:
    """Rulings 13, 14 and 62: Ruling 13, Ruling 62: asked once, not if first already, may be declined."""
    state = build(table(stones=RICH, held={2: "first_place"}), "pyramid", 1, 2)
    assert (asked(state), moves(state)) == ("2 first-place", ["first", "stay"])
    assert asked(play(state.clone(), "stay")) == "1 build"
    play(state, "first")
    assert (asked(state), state.line) == ("2 build", [1, 0])
    already = build(table(stones=RICH, held={1: "first_place"}), "pyramid", 1, 2)
    assert asked(already) == "1 build"


def test_r10_13_a_substitute_goes_first_and_all_may_build() -> None:
    """Ruling 13."""
    state = build(table(stones=RICH, held={3: "first_place"}), "pyramid", 1, 2, waiting=3)
    play(state, "first")
    assert state.line == [2, 0, 1]
    play(state, "give up", "give up")
    assert asked(state) == "2 build"


def test_r10_13_the_later_user_goes_in_front() -> None:
    """Ruling 14."""
    held = {2: "first_place", 3: "first_place"}
    state = build(table(4, stones=RICH, held=held), "pyramid", 1, 2, 3)
    play(state, "first", "first")
    assert state.line == [2, 1, 0]


def test_r10_14_two_stones_for_a_crew() -> None:
    """Ruling 24: from the end of feeding to the end of building."""
    state = build(table(stones={1: 2}, held={1: "paid_crew"}), "pyramid", 1)
    play(state, "use paid_crew", "raise black")
    assert (crews(state, 1), state.round) == ("2 1 1 2", 2)
    feeding = feed(table(crews={1: "3 3 3 3"}, held={1: "paid_crew grain"}))
    assert moves(feeding) == ["use grain", "enough"]


def test_r10_15_a_card_that_is_left() -> None:
    """Rulings 18 and 66: Ruling 18, Ruling 66: also in the round in which it is taken; immediate cards act."""
    state = play(table(river={1: "leftover", 3: "crews_shown_1"}), "sail 1", "pass", "pass", "pass")
    assert asked(state) == "1 leftover"
    assert moves(state) == [*[f"take {space}" for space in range(3, 20, 2)], "decline"]
    declined = play(state.clone(), "decline")
    assert declined.round == 2
    play(state, "take 3")
    assert (crews(state, 1), state.round) == ("2 2 1 2", 2)


def test_r10_16_eight_more_for_the_graves() -> None:
    """Ruling 38: also without any grave."""
    state = table(held={1: "grave_value", 2: "grave_value"})
    tiles(state, 5, 5)
    lay_bricks(state, graves="22")
    assert earned(state, "grave_values") == [2, 5, 0]


def test_r10_17_ten_stones_for_a_point_each() -> None:
    """Ruling 37: first by the card, then two for one."""
    state = table(
        stones={1: 15, 2: 15, 3: 7}, sale={1: 4}, held={1: "stone_seller", 2: "stone_seller"}
    )
    assert earned(state, "stone_sale") == [12, 10, 0]


def test_r10_18_a_second_ship() -> None:
    """Rulings 17 and 64: Ruling 17, Ruling 64: in the turn in which it is taken, and both copies in one turn."""
    state = play(table(river={1: "double_ship", 3: "double_ship"}), "sail 1")
    assert (asked(state), moves(state)) == ("1 again", ["use double_ship", "decline"])
    play(state, "use double_ship")
    assert "pass" not in moves(state)
    assert refused(state, "pass") == "R10.18"
    play(state, "sail 3")
    assert asked(state) == "1 again"
    assert asked(play(state.clone(), "decline")) == "2 sail"
    play(state, "use double_ship", "sail 20", "ring stay")
    assert asked(state) == "2 sail"
    at_the_end = play(table(held={1: "double_ship"}), "sail 20", "ring stay")
    assert asked(at_the_end) == "2 sail"


def test_r10_19_two_crews_together() -> None:
    """Ruling 25: never more than two."""
    held = {1: "two_crews two_crews"}
    state = build(table(stones=RICH, crews={1: "2 3 4 2"}, held=held), "pyramid", 1)
    play(state, "crew black", "add yellow")
    assert (state.strength, card_count(state, 1, "two_crews")) == (6, 1)
    assert refused(state, "add blue") == "R10.19"
    play(state, "add joker")
    assert state.strength == 8


def test_r10_20_six_stones() -> None:
    state = build(table(stones={1: 22}, held={1: "stones"}), "pyramid", 1)
    assert play(state, "use stones").stones[0] == 25
    full = build(table(stones={1: 25}, held={1: "stones"}), "pyramid", 1)
    assert refused(full, "use stones") == "R6.2"


def test_r10_21_two_cards_are_kept() -> None:
    """Ruling 59: decided after looking, spent only if used, several do not add up."""
    state = table(stones=RICH, crews={1: "4 1 1 2"}, held={1: "keep_more keep_more"})
    sphinx_deck(state, "pillars", "columns", "tenths", "own_graves")
    play(build(state, "sphinx", 1), "crew black", "draw 4", "keep columns")
    assert asked(state) == "1 keep-second"
    spared = play(state.clone(), "keep none")
    assert (card_count(spared, 1, "keep_more"), earned(spared, "sphinx")) == (2, [3, 0, 0])
    play(state, "keep pillars")
    assert (card_count(state, 1, "keep_more"), earned(state, "sphinx")) == (1, [2, 0, 0])
    assert len(state.kept) == 2


def test_r10_22_examples_both_crews_by_two_and_the_joker_with_two_moves_of_the_ring() -> None:
    """Rulings 7 and 65: Ruling 7, Ruling 65: declared before the action, not at Heliopolis."""
    state = play(table(held={1: "double_space"}), "sail 4")
    assert moves(state) == ["use double_space", "decline"]
    assert crews(state, 1) == "1 1 1 2"
    assert crews(play(state.clone(), "decline"), 1) == "2 1 2 2"
    assert crews(play(state, "use double_space"), 1) == "3 1 3 2"
    passalon = play(table(held={1: "double_space"}), "sail 8", "use double_space")
    play(passalon, "ring left", "ring stay")
    assert (crews(passalon, 1), passalon.ring) == ("1 1 1 4", 0)
    barred = play(table(held={1: "double_space"}), "sail 20")
    assert asked(barred) == "1 ring"


def test_r10_22_doubled_alyi_is_crew_stones_crew_stones() -> None:
    """Ruling 53."""
    state = play(table(stones={1: 0}, held={1: "double_space"}), "sail 16", "use double_space")
    play(state, "raise black")
    assert (state.stones[0], asked(state)) == (2, "1 crew")
    assert play(state, "raise black").stones[0] == 4
    edfu = play(table(held={1: "double_space"}), "sail 2", "use double_space")
    assert edfu.markers == [2, 0, 0, 2, 0, 0]


def test_r10_23_three_more_strength_in_one_step() -> None:
    """Ruling 26: at the Sphinx, too, within five cards."""
    state = build(table(stones=RICH, held={1: "strength"}), "sphinx", 1)
    play(state, "crew black", "add strength")
    assert moves(state)[-1] == "draw 4"
    assert crews(state, 1) == "1 1 1 2"


def test_r10_24_four_grain() -> None:
    state = feed(table(crews={1: "3 3 3 3"}, held={1: "grain"}))
    assert play(state, "use grain").points[0] == -6


def test_r10_25_two_steps_on_a_track() -> None:
    """Ruling 63."""
    sale = play(table(river={1: "stone_sale_steps"}), "sail 1")
    market = play(table(river={1: "grain_market_steps"}), "sail 1")
    assert (sale.markers, market.markers) == ([2, 0, 0, 0, 0, 0], [0, 0, 0, 2, 0, 0])


def test_r10_26_two_crews_or_one_twice() -> None:
    state = play(table(river={1: "crews_choice"}), "sail 1", "raise black", "raise joker")
    assert crews(state, 1) == "2 1 1 3"


def test_r10_27_both_shown_crews() -> None:
    assert crews(play(table(river={1: "crews_shown_3"}), "sail 1"), 1) == "1 2 2 2"


def test_r10_28_a_point_for_each_brick_shown() -> None:
    """Ruling 41: graves count, markers do not."""
    state = lay_bricks(
        table(river={1: "brick_points_1", 3: "brick_points_2"}),
        obelisk="121",
        graves="12",
        rows="11",
        temple="21 2",
    )
    play(state, "sail 1", "sail 3")
    assert earned(state, "nile") == [4, 3, 0]


def test_r10_29_nobody_is_stopped_for_cards_without_use() -> None:
    """Ruling 48: not while sailing, not when fed, and not for who has none."""
    held = {1: "stones crew_each_round paid_crew strength two_crews keep_more"}
    state = table(held=held, fields={1: "brown:6"})
    assert all(move.startswith("sail") or move == "pass" for move in moves(state))
    assert refused(state, "use stones") == "R10.29"
    assert refused(state, "use grain") == "R4.1"
    play(state, "pass", "pass", "pass")
    assert asked(state) == "1 late"


def test_r7_20_the_late_window_is_for_who_has_something_usable() -> None:
    """Rulings 24, 49 and 50: Ruling 24, Ruling 49, Ruling 50."""
    state = late(table(stones={1: 2, 2: 1}, held={1: "paid_crew", 2: "paid_crew", 3: "stones"}))
    assert (asked(state), moves(state)) == ("1 late", ["use paid_crew", "done"])
    play(state, "done")
    assert state.round == 2
    both = late(table(stones={2: 1}, held={2: "paid_crew stones"}))
    assert moves(both) == ["use stones", "done"]
    play(both, "use stones", "use paid_crew", "raise joker")
    assert (crews(both, 2), both.round) == ("1 1 1 3", 2)


def test_r7_20_the_last_round_has_more_to_use() -> None:
    """Ruling 49: the last moment before the end."""
    held = {1: "stones field_improver", 2: "stones field_improver", 3: "stones stone_seller"}
    state = table(in_round=5, held=held, fields={1: "brown:6"}, sale={1: 4})
    late(state)
    assert moves(state) == ["use stones", "improve 2", "done"]
    play(state, "done")
    assert (asked(state), moves(state)) == ("3 late", ["use stones", "done"])
    early = late(table(held=held, fields={1: "brown:6"}, sale={1: 4}))
    assert early.round == 2


def test_r11_3_every_moment() -> None:
    """Ruling 48: a player may switch it on."""
    held = {1: "stones crew_each_round field_improver"}
    options = {"every_moment": True}
    state = table(held=held, fields={1: "brown:6"}, options=options)
    more = ["use stones", "use crew_each_round", "improve 2"]
    assert moves(state)[-3:] == more
    play(state, "use crew_each_round", "raise black")
    assert asked(state) == "1 sail"
    play(state, "pass", "pass", "pass")
    assert (asked(state), moves(state)) == ("1 feed", ["use stones", "improve 2", "enough"])
    play(state, "enough")
    assert (asked(state), moves(state)) == ("1 late", ["use stones", "improve 2", "done"])


def test_r11_3_what_was_fed_stays_in_view_while_a_crew_is_chosen() -> None:
    held = {1: "grain crew_each_round"}
    state = feed(table(crews={1: "4 4 4 4"}, held=held, options={"every_moment": True}))
    play(state, "use grain", "use crew_each_round")
    assert asked(state) == "1 crew"
    assert GAME.view(state, 1)["players"][0]["feeding"]["fed"] == 4


def test_events_name_the_cards_that_are_used() -> None:
    happened = events(table(held={1: "double_space"}), "sail 4", "use double_space")
    assert [event.facts for event in happened if event.name == "used-card"] == [
        {"seat": 0, "card": "double_space"}
    ]
