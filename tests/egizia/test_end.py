"""R12: the end of the game, and what Sphinx cards bring."""

import iteru

from .builder import (
    GAME,
    asked,
    earned,
    end_game,
    end_round,
    events,
    lay_bricks,
    play,
    quarry,
    table,
    tiles,
)


def sphinx_points(card: str, **lying: object) -> int:
    """What a Sphinx card brings to seat 1."""
    return earned(end_game(table(sphinx={1: card}, **lying)), "sphinx_cards")[0]  # type: ignore[arg-type]


def with_bricks(card: str, **bricks: str) -> int:
    state = lay_bricks(table(sphinx={1: card}), **bricks)
    return earned(end_game(state), "sphinx_cards")[0]


def test_r12_1_the_game_ends_after_five_rounds() -> None:
    state = end_round(table(in_round=4))
    assert (state.round, asked(state)[2:]) == (5, "sail")
    assert asked(end_round(state)) == "over"


def test_r12_2_scores_in_the_order_of_tiles_from_the_highest() -> None:
    """Rulings 35 and 50: Ruling 35; nothing is left to choose."""
    state = table(in_round=5, points={1: 3, 2: 9, 3: 6}, sphinx={1: "own_graves", 2: "black_crew"})
    play(state, "pass", "pass")
    happened = events(state, "pass")
    scored = [event.facts["seat"] for event in happened if event.name == "sphinx-scored"]
    assert (scored, state.actor) == ([1, 0], iteru.NOBODY)


def test_r12_2_points_so_far_and_what_the_end_would_add_stand_apart() -> None:
    state = table(points={1: 5}, stones={1: 9}, sale={1: 5}, sphinx={1: "black_crew"})
    assert GAME.points_so_far(state) == [5, 0, 0]
    assert state.scores() == [9, 0, 0]
    player = GAME.view(state, 0)["players"][0]
    assert (player["points"], player["if_ended_now"], player["sphinx_points"]) == (5, 9, [1])
    over = end_game(state)
    assert GAME.points_so_far(over) == over.scores() == [10, 0, 0]


def test_r12_3_two_stones_for_a_point() -> None:
    """Ruling 37."""
    assert earned(end_game(table(stones={1: 7}, sale={1: 4})), "stone_sale") == [3, 0, 0]


def test_r12_4_graves_by_the_table() -> None:
    for total, points in ((1, 2), (10, 2), (11, 5), (20, 5), (21, 9)):
        state = table(box={"graves": {"tiles": [total] + [1] * 19}})
        state.grave_tiles = [total, *[1] * 19]
        assert earned(end_game(lay_bricks(state, graves="1")), "grave_values") == [points, 0, 0]


def test_r12_5_a_card_whose_condition_fails_brings_nothing() -> None:
    assert sphinx_points("pillars own_everywhere") == 0


def test_r12_6_built_by_anybody() -> None:
    assert with_bricks("obelisk_low", obelisk="2222222") == 5
    assert with_bricks("obelisk_mid", obelisk="2222222") == 0
    assert with_bricks("obelisk_high", obelisk="222222222") == 9
    assert with_bricks("pillars", temple="2222 2222") == 5
    assert with_bricks("columns", temple="2222 2222 2") == 0
    assert with_bricks("columns", temple="2222 2222 22") == 7
    assert with_bricks("pyramid_low", rows="222222 22222 2222") == 5
    assert with_bricks("pyramid_high", rows="222222 22222 2222") == 0
    assert with_bricks("graves_built", graves="2222222222") == 7


def test_r12_7_example_three_players_at_the_bottom() -> None:
    """Three of four players: 7 points. Ruling 44: the owner counts."""
    state = table(4, sphinx={1: "all_stone_sale"}, sale={1: 5, 2: 5, 4: 5})
    assert earned(end_game(state), "sphinx_cards")[0] == 7
    assert sphinx_points("all_grain_market", market={2: 5}) == 3
    assert sphinx_points("all_grain_market") == 0


def test_r12_8_own_bricks_on_one_structure() -> None:
    assert with_bricks("own_obelisk_few own_obelisk_many", obelisk="11121") == 6
    assert with_bricks("own_obelisk_many", obelisk="11111") == 9
    assert with_bricks("own_temple", temple="111 1") == 7
    assert with_bricks("own_pyramid_few own_pyramid_many", rows="111111") == 6
    assert with_bricks("own_pyramid_many", rows="111111 1") == 8


def test_r12_9_two_bricks_everywhere_graves_too() -> None:
    """Ruling 41."""
    everywhere = {"obelisk": "11", "rows": "11", "temple": "11"}
    assert with_bricks("own_everywhere", **everywhere) == 0
    assert with_bricks("own_everywhere", graves="11", **everywhere) == 7


def test_r12_10_a_point_for_each_own_grave() -> None:
    state = lay_bricks(table(sphinx={1: "own_graves"}), graves="1121")
    assert earned(end_game(state), "sphinx_cards")[0] == 3


def test_r12_11_example_a_crew_of_strength_four() -> None:
    assert sphinx_points("blue_crew", crews={1: "1 4 1 2"}) == 4
    assert sphinx_points("joker_crew", crews={1: "1 4 1 7"}) == 7


def test_r12_12_example_two_yellow_green_fields_of_eleven() -> None:
    """Nobody has more: 7 points. Ruling 40: a tie is enough, no production is not, improved colours count."""
    own = {1: "yellow_green:5 yellow_green:6"}
    assert sphinx_points("most_yellow_green", fields=own) == 7
    assert (
        sphinx_points("most_yellow_green", fields={**own, 2: "yellow_green:4 yellow_green:7"}) == 7
    )
    tied = {1: "yellow_green:4", 2: "yellow_green:5"}
    assert sphinx_points("most_yellow_green", fields=tied) == 0
    assert sphinx_points("most_brown") == 0
    assert sphinx_points("most_green") == 7


def test_r12_12_quarries() -> None:
    state = table(sphinx={1: "most_stone"})
    quarry(state, 2, "quarry_1")
    assert earned(end_game(state), "sphinx_cards")[0] == 0


def test_r12_13_the_own_marker_at_the_bottom() -> None:
    assert sphinx_points("own_stone_sale", sale={1: 5}) == 5
    assert sphinx_points("own_stone_sale", sale={1: 4, 2: 5}) == 0
    assert sphinx_points("own_grain_market", market={1: 5}) == 5


def test_r12_14_two_points_for_each_permanent_card() -> None:
    """Ruling 43: attached Canals and the Stone Trader count, any-time cards, fields and quarries do not."""
    state = table(sphinx={1: "permanents"}, held={1: "reuse stone_seller strength"}, stones={1: 0})
    state.attached[0] = 1
    assert earned(end_game(state), "sphinx_cards")[0] == 6


def test_r12_15_a_point_for_every_ten_last_of_all() -> None:
    """Ruling 42: after all other points of the player, and never below 0."""
    assert sphinx_points("tenths black_crew", points={1: 29}, crews={1: "1 1 1 2"}) == 1 + 3
    assert sphinx_points("tenths", points={1: -15}) == 0


def test_r12_16_the_winner_and_a_tie() -> None:
    """Ruling 45: whoever came first to the space."""
    assert end_game(table(points={1: 3, 2: 5})).winners() == [1]
    state = table(points={1: 3, 2: 3}, sphinx={1: "black_crew"})
    state.points[1] += 1
    state.earned[1] += 1
    state.track = [1, 0, 2]
    over = end_game(state)
    assert (over.scores()[:2], over.winners()) == ([4, 4], [1])


def test_scores_are_the_sum_of_their_sources() -> None:
    state = end_game(table(points={1: 5}, sphinx={1: "own_graves black_crew"}))
    tiles(state, 4)
    rows = GAME.breakdown(state).values()
    assert [sum(row[seat] for row in rows) for seat in range(3)] == state.scores()
