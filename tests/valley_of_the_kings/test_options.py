"""R11: the options."""

from typing import Any

import pytest
import typer

import iteru
from iteru.cli import app
from iteru.engine.errors import BadOptions

from .builder import GAME, asked, hand, moves, pile, play, pyramid, table

COMPLETIST = {"completist": True}


def test_r11_1_four_of_five_amulets_score_16_as_usual() -> None:
    assert table(options=COMPLETIST, tomb={1: "wedjat ankh tyet djed"}).scores() == [16, 0]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("outer middle inner", 12),
        ("imsety qebehsenuef hapi duamutef", 20),
        ("wedjat ankh tyet djed scarab", 30),
        ("gates heavens earth eternity netherworld dead", 42),
        ("sobek bastet anubis isis osiris horus thoth", 56),
    ],
)
def test_r11_1_a_complete_set_scores_as_many_extra_points_as_it_has_cards(
    cards: str, points: int
) -> None:
    size = len(cards.split())
    assert table(options=COMPLETIST, tomb={1: cards, 2: f"{cards} {cards}"}).scores() == [
        points,
        points,
    ]
    assert table(tomb={1: cards}).scores() == [points - size, 0]


def test_r11_1_starters_and_uniques_are_no_set() -> None:
    assert table(options=COMPLETIST, tomb={1: "shabti urn food table"}).scores() == [4, 0]


@pytest.mark.parametrize(("option", "chooser"), [("turn", 1), ("boat", 2)])
def test_r11_2_who_chooses_after_a_boat(option: str, chooser: int) -> None:
    """Ruling 2."""
    state = table(options={"boat_crumble": option}, hand={1: "hapi hapi", 2: "boat"})
    play(state, "buy 1", "react", "pick 2")
    assert asked(state) == f"seat {chooser} crumble"
    assert pyramid(play(state, "fall left")) == "dead thoth djed . horus ."
    assert asked(state) == "seat 1 turn"


def test_r11_2_the_buyer_chooses_after_the_purchase_either_way() -> None:
    """Ruling 2."""
    state = table(options={"boat_crumble": "boat"}, hand={1: "hapi hapi hapi", 2: "boat"})
    assert asked(play(state, "buy 2")) == "seat 1 crumble"


PARTIAL = {"partial_draws": True}


@pytest.mark.parametrize(("card", "drawn"), [("hapi", "ka"), ("throne", "ka"), ("food", "ka")])
def test_r11_3_with_partial_draws_one_card_is_enough(card: str, drawn: str) -> None:
    """Ruling 15."""
    state = play(table(options=PARTIAL, hand={1: card}, pile={1: "ka"}), f"act {card}")
    assert hand(state, 1) == drawn


@pytest.mark.parametrize("card", ["food", "hapi", "throne", "isis", "wedjat"])
def test_r11_3_but_one_card_there_must_be(card: str) -> None:
    """Ruling 15."""
    assert moves(table(options=PARTIAL, hand={1: card}), "act") == []


def test_r11_3_a_statue_of_isis_then_discards_the_only_card_drawn() -> None:
    """Ruling 15."""
    state = play(table(options=PARTIAL, hand={1: "isis"}, deck={1: "ka"}), "act isis", "pick ka")
    assert (hand(state, 1), pile(state, 1)) == ("", "ka")


@pytest.mark.parametrize(
    ("cards", "kept"), [("ka", ["keep ka"]), ("ka boat", ["keep boat", "keep ka"])]
)
def test_r11_3_a_wedjat_amulet_looks_at_as_many_as_there_are(cards: str, kept: list[str]) -> None:
    """Ruling 15."""
    state = play(table(options=PARTIAL, hand={1: "wedjat"}, deck={1: cards}), "act wedjat")
    assert moves(state) == kept
    play(state, "keep ka")
    assert hand(state, 1) == "ka"


def test_r11_4_open_piles_may_be_looked_through_in_ones_own_turn_too() -> None:
    things: dict[str, Any] = {"hand": {1: "urn"}, "deck": {1: "boat"}, "pile": {1: "isis hapi"}}
    own = GAME.view(table(options={"open_piles": True}, **things), 0)["players"][0]
    assert (own["pile_cards"], own["deck_cards"]) == (["hapi_jar", "statue_of_isis"], {"boat": 1})
    for seat in (1, None):
        other = GAME.view(table(options={"open_piles": True}, **things), seat)["players"][0]
        assert (other["pile_cards"], other["deck_cards"]) == (None, None)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_r11_5_without_open_lists_one_remembers_who_owns_what(seat: int | None) -> None:
    things: dict[str, Any] = {"hand": {2: "urn"}, "deck": {2: "boat ka"}, "pile": {2: "isis hapi"}}
    player = GAME.view(table(options={"open_lists": False}, **things), seat)["players"][1]
    assert (player["owns"], player["deck_cards"], player["owned"]) == (None, None, 5)
    assert GAME.view(table(**things), seat)["players"][1]["owns"] == {
        "urn": 1,
        "boat": 1,
        "ka_figurine": 1,
        "hapi_jar": 1,
        "statue_of_isis": 1,
    }


def test_r11_5_without_open_lists_ones_own_pile_is_open_outside_ones_turn_all_the_same() -> None:
    state = table(options={"open_lists": False}, pile={2: "isis hapi"})
    assert GAME.view(state, 1)["players"][1]["pile_cards"] == ["hapi_jar", "statue_of_isis"]


def test_r11_5_an_option_that_is_on_by_itself_can_be_switched_off_everywhere() -> None:
    """In a record, and by a flag of the command line."""
    match = iteru.Match(GAME, 2, 1, {"open_lists": "no"})
    assert match.options == {"open_lists": False}
    record = iteru.read_record(iteru.write_record(match.record()))
    assert iteru.Match.of_record(record, GAME).options == {"open_lists": False}
    assert [flag for flag in flags() if "open" in flag] == [
        "--open-piles",
        "--open-lists",
        "--no-open-lists",
    ]


def flags() -> list[str]:
    """The flags of `iteru play valley_of_the_kings`."""
    command = typer.main.get_command(app).commands["play"].get_command(None, GAME.name)  # type: ignore[attr-defined]
    return [flag for option in command.params for flag in (*option.opts, *option.secondary_opts)]


@pytest.mark.parametrize(
    "options",
    [{"completist": "perhaps"}, {"boat_crumble": "nobody"}, {"partial_draws": 3}, {"museum": True}],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, options=options)
