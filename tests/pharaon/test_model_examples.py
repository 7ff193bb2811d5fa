"""The second model against the worked examples of the rulebook, so that it is no guess itself."""

from typing import Any

import pytest

from .model import scoring
from .model.figures import COLOURS
from .model.payment import Cost, Payment, minimal_payments, usable
from .model.table import Player, Table
from .model.traitor import place_on_column


def payments(
    zone: str, cost: Cost, wheel: str, tokens: list[str], nobles: tuple[int, ...] = ()
) -> list[Payment]:
    goods = tuple(tokens.count(kind) for kind in usable(zone))
    return minimal_payments(zone, cost, wheel, goods, frozenset(nobles))


def a_table(seats: int = 2) -> Table:
    """Offerings, tomb, Nile, nobles, artisans, and nothing else on the table."""
    nothing: dict[str, Any] = {
        "goods": {},
        "nobles": [],
        "artisans": [],
        "nile": [0] * 5,
        "tomb": 0,
    }
    zones = ["offerings", "tomb", "nile", "nobles", "artisans"]
    ring = [{"zone": zone, "colour": "black"} for zone in zones]
    boards = zip(["T1", "T2", "T3", "T4", "T5"], COLOURS, strict=True)
    columns = [{"board": board, "dark": False, "colour": colour} for board, colour in boards]
    view: dict[str, Any] = {"seats": seats, "options": {}, "ring": ring, "bank": {}, "start": 0}
    view |= {"direction": "clockwise", "offerings": {"pairs": [None] * 3, "bonus": []}}
    view |= {"nobles": {"shown": [5, 6, 7]}, "artisans": {"shown": []}, "jars": {"shown": []}}
    view |= {"players": [nothing] * seats, "traitor": {**nothing, "columns": columns}}
    piles = ["noble_deck", "artisan_deck", "jar_stock", "jar_discard", "traitor_jars", "bag"]
    return Table(view, {name: [] for name in piles})


def test_hanka_pays_for_offerings_with_bonus_in_the_colour_of_her_entry_or_two_of_another() -> None:
    assert payments("offerings", ("alike", "2"), "red", ["red"] * 3) == [("red", "red")]
    other = payments("offerings", ("alike", "2"), "red", ["red", "blue", "blue"])
    assert other == [("red", "blue", "blue")]


def test_pavel_pays_two_more_of_his_entry_colour_or_three_of_another() -> None:
    assert payments("artisans", ("alike", "3"), "green", ["green"] * 3) == [("green",) * 3]
    other = payments("artisans", ("alike", "3"), "green", ["green", *["black"] * 3])
    assert other == [("black", "black", "black", "green")]
    assert payments("artisans", ("alike", "3"), "green", ["green", "black", "black"]) == []


def test_silver_that_entered_as_one_colour_keeps_it() -> None:
    cost = ("exactly", "green", "black")
    assert payments("tomb", cost, "red", ["silver"] * 2) == []
    assert payments("tomb", cost, "red", ["silver"] * 3) == [("silver",) * 3]
    assert payments("tomb", cost, "green", ["silver"] * 3) == [("silver",) * 2]


def test_a_green_token_used_as_black_is_not_deducted_as_green() -> None:
    cost = ("exactly", "green", "red")
    assert payments("nile", cost, "black", ["green", "red"], nobles=(1,)) == []
    both = payments("nile", cost, "black", ["green", "green", "red"], nobles=(1,))
    assert both == [("green", "green", "red")]


def test_a_free_entry_counts_as_its_own_colour() -> None:
    cost = ("exactly", "green", "red")
    assert payments("nile", cost, "black", ["green", "red"]) == []
    assert payments("nile", cost, "black", ["green", "red"], nobles=(9,)) == [("green", "red")]


@pytest.mark.parametrize(("tomb", "points"), [(4, 16), (3, 10), (2, 10), (1, 0)])
def test_horus_and_bastet_do_not_share_steps_of_the_tomb(tomb: int, points: int) -> None:
    table = a_table()
    player = table.players[1]
    player.tomb = tomb
    player.goods["gift-small"] = 3
    player.nile |= {"red": 1, "blue": 2}
    assert scoring.result(table, player).by_source["gods"] == points


def test_nobles_at_their_most() -> None:
    table = a_table()
    player = table.players[0]
    table.pharaoh = player
    player.nobles = [4, 6, 12, 20]
    player.tomb, player.goods["gift-large"] = 4, 3
    player.nile |= {"red": 1, "blue": 2}
    assert scoring.result(table, player).nobles == {4: 12, 6: 15, 12: 15, 20: 15}


def test_the_traitor_has_eight_points_for_each_of_four_nobles() -> None:
    table = a_table(seats=1)
    traitor: Player = table.traitor
    traitor.nobles = [1, 2, 3, 4]
    assert scoring.traitor_by_source(table)["nobles"] == 24
    for _ in range(8):
        place_on_column(table, "red")
    assert scoring.traitor_by_source(table)["nobles"] == 32
