"""The second model against the worked examples of the rulebook, so that it is no guess itself."""

from typing import Any

from tests.questions import Script

from .model import possible, scoring
from .model.pyramid import crumble, take_away
from .model.table import Card, Player, Table
from .model.turn import buy, lay, moves
from .side_by_side import DEFAULTS

PYRAMID = ["ka_figurine", "book_of_gates", "qebehsenuef_jar", "statue_of_bastet", "urn", "scarab"]


def a_table(**options: Any) -> Table:
    """Two players without cards."""
    nothing: list[list[str]] = [[], []]
    laid: dict[str, Any] = {"hand": nothing, "deck": nothing, "tomb": nothing, "pyramid": PYRAMID}
    laid |= {"stock": [], "boneyard": [], "on_turn": 0, "turns": 0}
    return Table(2, {**DEFAULTS, **options}, laid)


def samuel_with(table: Table, *hand: str) -> Player:
    samuel = table.on_turn
    samuel.hand = [Card(kind) for kind in hand]
    return samuel


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


def test_bastet_falls_into_the_middle_of_the_base_and_the_scarab_after_it() -> None:
    table = a_table()
    assert take_away(table, 2) == "book_of_gates"
    assert answer(crumble(table, 2, table.on_turn), "fall left") == ["crumble"]
    after = ["ka_figurine", "statue_of_bastet", "qebehsenuef_jar", "scarab", "urn", None]
    assert list(table.pyramid.values()) == after


def test_samuel_pays_five_coins_for_bastet_and_loses_one() -> None:
    table = a_table()
    table.pyramid[1] = "statue_of_bastet"
    samuel = samuel_with(table, "tyet_amulet", "book_of_the_netherworld")
    lay(table, samuel, "tyet_amulet")
    lay(table, samuel, "book_of_the_netherworld")
    assert table.laid == 5
    answer(buy(table, samuel, 1))
    assert [card.kind for card in samuel.pile] == ["statue_of_bastet"]
    assert table.laid == 0


def test_the_gold_of_one_card_does_not_buy_two() -> None:
    """The rulebook has a card of six coins and two of cost three; here it is one of five."""
    table = a_table()
    table.pyramid[1] = table.pyramid[3] = "wedjat_amulet"
    samuel = samuel_with(table, "burial_mask")
    assert {"buy 1", "buy 2", "buy 3"} <= set(moves(table, samuel))
    answer(buy(table, samuel, 1))
    assert [move for move in moves(table, samuel) if move.startswith("buy")] == []


def test_the_djed_amulet_gets_sobek_for_thoth() -> None:
    table = a_table()
    table.pyramid[6] = "statue_of_sobek"
    samuel = samuel_with(table, "djed_amulet")
    samuel.tomb = ["statue_of_thoth", "urn", "ka_figurine"]
    assert possible.set_in_tomb(table, samuel) == [4, 6]


def test_samuel_has_eight_points() -> None:
    """Three Shabti, a sarcophagus, and two different statues; the second Anubis is worth nothing."""
    table = a_table()
    samuel = table.on_turn
    samuel.tomb = [
        *["shabti"] * 3,
        "inner_sarcophagus",
        *["statue_of_anubis"] * 2,
        "statue_of_isis",
    ]
    assert scoring.total(table, samuel) == 8


def test_all_five_amulets_are_worth_thirty_to_completists() -> None:
    amulets = ["wedjat_amulet", "ankh_amulet", "tyet_amulet", "djed_amulet", "scarab"]
    for completist, points in [(False, 25), (True, 30)]:
        table = a_table(completist=completist)
        table.on_turn.tomb = amulets
        assert scoring.total(table, table.on_turn) == points
    table.on_turn.tomb = amulets[:4]
    assert scoring.total(table, table.on_turn) == 16
