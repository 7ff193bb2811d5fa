"""The second model against the worked examples of the rulebook, so that it is no guess itself."""

from typing import Any

from tests.questions import Script

from .model import building, figures, gains, scoring, spaces
from .model.feeding import feed, production
from .model.table import Field, Player, Step, Table

STANDARD = {"first_sphinx": "two", "tournament": False, "every_moment": False}


def a_table(seats: int = 4) -> Table:
    """Tiles in the order of seats, graves of value 4, the Sphinx deck in the order of its list."""
    laid: dict[str, Any] = {"order": list(range(seats)), "deck": list(figures.SPHINX)}
    laid |= {"pairs": {}, "kept": [], "grave_tiles": [4] * 12, "nile": figures.DECKS}
    return Table(seats, dict(STANDARD), laid)


def answer(script: Script[Any], *answers: str) -> list[str]:
    """The names of the questions that a piece of the game asks when answered so; it must then be over."""
    asked, left = [], list(answers)
    try:
        question = next(script)
        while True:
            asked.append(question.name)
            assert left[0] in question.answers, (question.name, question.answers)
            question = script.send(left.pop(0))
    except StopIteration:
        assert not left
    return asked


def with_crews(player: Player, *strengths: int) -> None:
    player.crews = dict(zip(figures.CREWS, strengths, strict=True))


def test_blue_feeds_crews_of_strength_nine_with_two_watered_fields_of_eleven() -> None:
    table = a_table()
    blue = table.players[0]
    with_crews(blue, 1, 2, 3, 3)
    blue.fields.append(Field("field_4", "yellow_green", 5))
    assert answer(feed(table, blue)) == []
    assert blue.points == 0


def test_red_throws_in_four_grain_for_the_two_that_are_missing() -> None:
    table = a_table()
    red = table.players[0]
    with_crews(red, 2, 2, 2, 4)
    red.fields.append(Field("field_1", "green", 2))
    red.cards["grain"] = 1
    assert answer(feed(table, red), "use grain") == ["feed"]
    assert red.points == 0
    assert not red.cards["grain"]


def test_green_loses_two_points_for_each_of_two_grain_and_stands_behind_red() -> None:
    table = a_table(2)
    green, red = table.players
    with_crews(green, 3, 3, 4, 4)
    green.fields += [Field("field_8", "yellow_green", 6), Field("field_5", "brown", 6)]
    green.tracks["grain_market"] = 3
    table.move_score(green, 10, "obelisk")
    table.move_score(red, 6, "obelisk")
    answer(feed(table, green))
    assert (green.points, green.by_source["hunger"]) == (6, -4)
    assert table.from_the_front() == [red, green]


def test_red_has_one_stone_and_two_quarries_that_give_five() -> None:
    table = a_table()
    red = table.players[0]
    red.stones = 1
    red.quarries.append(("quarry_1", 2))
    production(table)
    assert red.stones == 6


def test_blue_draws_two_sphinx_cards_keeps_one_and_has_a_point() -> None:
    table = a_table()
    blue, site = table.players[0], table.sites[0]
    blue.stones, blue.crews["blue"] = 5, 2
    step = Step(site, blue)
    answer(building.build(table, step), "crew blue", "draw 2", "keep obelisk_low")
    assert (blue.points, blue.stones, blue.tired) == (1, 3, {"blue"})
    assert blue.sphinx == ["obelisk_low"]
    assert table.deck[-1].name == "obelisk_mid"


def test_red_builds_two_bricks_on_the_obelisk_and_takes_a_grave_of_four_for_seven_points() -> None:
    table = a_table()
    red, site = table.players[0], table.sites[1]
    red.stones = 9
    with_crews(red, 5, 1, 1, 2)
    moves = ["crew black", "add joker", "obelisk", "obelisk", "grave", "track stone_sale"]
    answer(building.build(table, Step(site, red)), *moves)
    assert (red.points, red.stones, red.tired) == (7, 2, {"black", "joker"})
    assert red.graves == [4]


def test_yellow_of_strength_three_builds_for_the_two_stones_left() -> None:
    table = a_table()
    yellow, other, site = table.players[0], table.players[1], table.sites[2]
    table.pyramid[0] = [other] * 3
    yellow.stones = 2
    with_crews(yellow, 3, 1, 1, 1)
    answer(building.build(table, Step(site, yellow)), "crew black", "pyramid 2")
    assert (yellow.points, yellow.stones) == (2, 0)


def test_of_equals_in_a_full_row_the_one_further_left_is_paid_for_each_brick() -> None:
    table = a_table()
    green, yellow, red, blue = table.players
    table.pyramid[0] = [red, yellow, yellow, green, green, blue]
    building.pay_full_row(table, 1)
    assert [player.points for player in table.players] == [0, 2, 0, 0]


def test_a_brick_stands_on_two_while_the_row_below_has_gaps() -> None:
    table = a_table()
    table.pyramid[0] = [table.players[0]] * 2
    assert list(spaces.open_on_pyramid(table)) == ["pyramid 1", "pyramid 2"]
    table.pyramid[1] = [table.players[0]]
    assert list(spaces.open_on_pyramid(table)) == ["pyramid 1"]


def test_blue_comes_to_the_space_of_red_later_and_stands_behind() -> None:
    table = a_table(2)
    red, blue = table.players
    table.move_score(blue, 3, "obelisk")
    table.move_score(red, 6, "obelisk")
    table.move_score(blue, 3, "obelisk")
    assert table.from_the_front() == [red, blue]


def test_red_at_the_end_of_the_stone_sale_gets_six_stones_for_two_steps() -> None:
    table = a_table()
    red = table.players[0]
    red.stones, red.tracks["stone_sale"] = 0, 5
    answer(gains.take_card(table, red, "stone_sale_steps"))
    assert (red.stones, red.tracks["stone_sale"]) == (6, 5)


def test_a_crew_a_stone_and_the_card_for_more_draw_three_for_two_points() -> None:
    table = a_table()
    player = table.players[0]
    player.stones, player.cards["more_sphinx"] = 1, 1
    moves = ["crew black", "draw 1", "extra 2", "keep pillars"]
    table.deck = table.deck[3:]
    answer(building.build(table, Step(table.sites[0], player)), *moves)
    assert (player.points, player.stones) == (2, 0)


def test_three_players_at_the_end_of_the_stone_sale_are_worth_seven() -> None:
    table = a_table()
    for player in table.players[:3]:
        player.tracks["stone_sale"] = 5
    assert scoring.points_of(table, table.players[3], "all_stone_sale") == 7


def test_yellow_green_fields_of_eleven_are_worth_seven_when_nobody_has_more() -> None:
    table = a_table()
    owner, other = table.players[:2]
    owner.fields += [Field("field_4", "yellow_green", 5), Field("field_8", "yellow_green", 6)]
    assert scoring.points_of(table, owner, "most_yellow_green") == 7
    other.fields += [Field("field_9", "yellow_green", 7), Field("field_3", "yellow_green", 5)]
    assert scoring.points_of(table, owner, "most_yellow_green") == 0
