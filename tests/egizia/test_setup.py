"""R1, R2 and R11: the box, set-up and options."""

import pytest

import iteru
from iteru.engine.errors import BadBox
from iteru.games.egizia.rules.codes import kind_of_card, of_seat, what_of
from iteru.games.egizia.rules.moves import CARDS, SPHINX_CARDS

from .builder import (
    GAME,
    asked,
    build,
    crews,
    end_game,
    moves,
    new,
    play,
    refused,
    sight,
    sphinx_deck,
    table,
)

OTHER_PENALTY = {"grain_market": {"penalty": [4, 2, 2, 1, 1]}}
OTHER_SCARAB = {"scarab": {"at": 60}}
"""Boxes of their own, so that they are read in the test."""


def test_r1_1_five_rounds() -> None:
    assert table().layout.rounds == 5


def test_r1_2_twenty_spaces_cards_and_fixed_ones_by_turns() -> None:
    names = table().layout.space_name
    assert names[0::2] == ["card"] * 10
    assert names[1::2] == [
        *("edfu", "thebae", "sphinx", "passalon", "selinon"),
        *("obelisk", "beni_hasan", "alyi", "pyramid", "heliopolis"),
    ]


def test_r1_2_a_site_is_one_space() -> None:
    state = play(table(), "sail 6", "berth 1", "sail 6", "sail 6")
    assert [what_of(ship) for ship in state.fleet] == [5, 5, 5]


def test_r1_3_56_nile_cards() -> None:
    assert [len(deck) for deck in table(box=OTHER_PENALTY).layout.decks] == [22, 22, 12]


def test_r1_4_29_sphinx_cards() -> None:
    assert sum(table(box=OTHER_SCARAB).layout.sphinx_copies) == 29


def test_r2_1_tiles_are_dealt_and_the_highest_stands_foremost() -> None:
    orders = {tuple(new(4, seed).order) for seed in range(20)}
    assert len(orders) > 5
    state = new(4, 3)
    assert state.track == state.order[::-1]


def test_r2_2_stones_by_tile_crews_and_ships() -> None:
    state = new(4, 3)
    assert [state.stones[seat] for seat in state.order] == [2, 3, 4, 5]
    assert crews(state, 1) == "1 1 1 2"
    assert state.ships == [8, 8, 8, 8]
    assert [new(2).stones[seat] for seat in new(2).order] == [2, 3]


def test_r2_3_a_green_field_and_a_quarry() -> None:
    player = GAME.view(new(), None)["players"][0]
    assert [(field["colour"], field["value"]) for field in player["fields"]] == [("green", 6)]
    assert [one["value"] for one in player["quarries"]] == [3]


def test_r2_4_markers_and_ring() -> None:
    view = GAME.view(new(), None)
    assert view["tracks"]["stone_sale"]["at"] == [1, 1, 1]
    assert view["tracks"]["grain_market"]["at"] == [1, 1, 1]
    assert view["ring"] == 2


def test_r2_5_two_are_drawn_and_one_is_kept_before_the_board_is_laid_out() -> None:
    """Rulings 1, 2 and 51: Ruling 1, Ruling 2, Ruling 51."""
    state = new(3, 2)
    first = state.order[0]
    pair = [SPHINX_CARDS[card] for card in state.drawn[:2]]
    assert asked(state) == f"{first + 1} first-card"
    assert sorted(moves(state)) == sorted(f"keep {card}" for card in pair)
    view = GAME.view(state, first)
    assert view["nile"] == {"deck": 1, "left": 22, "gone": {}}
    assert not view["graves"]["laid"]
    assert view["graves"]["values"] == []
    assert all(space["card"] is None for space in view["river"])
    kept = moves(state)[0].split()[1]
    play(state, moves(state)[0])
    assert state.kept == [of_seat(first, SPHINX_CARDS.index(kept))]
    other = next(card for card in pair if card != kept)
    assert SPHINX_CARDS[kind_of_card(state.deck[-1])] == other
    assert asked(state) == f"{state.order[1] + 1} first-card"


def test_r2_6_sphinx_cards_are_secret_until_the_end() -> None:
    state = table(sphinx={1: "pillars"})
    assert GAME.view(state, 0)["players"][0]["sphinx_cards"] == ["pillars"]
    for seat in (None, 1):
        assert GAME.view(state, seat)["players"][0]["sphinx_cards"] is None
    assert GAME.public_notation(GAME.parse("keep pillars")) == "keep"
    over = end_game(state)
    assert GAME.view(over, None)["players"][0]["sphinx_cards"] == ["pillars"]


def test_r2_6_what_one_has_put_under_the_deck_one_knows() -> None:
    """Ruling 60: views and re-dealing respect it."""
    state = table(stones={1: 3}, crews={1: "3 1 1 2"})
    sphinx_deck(state, "pillars", "columns", "tenths")
    build(state, "sphinx", 1)
    play(state, "crew black", "draw 3", "keep columns")
    assert GAME.view(state, 0)["sphinx"]["known"][-2:] == ["pillars", "tenths"]
    assert GAME.view(state, 1)["sphinx"]["known"][-2:] == [None, None]
    for seed in range(5):
        other = sight(state, 1, seed)
        assert [*map(kind_of_card, other.deck[-2:])] == [*map(kind_of_card, state.deck[-2:])]
    others = {tuple(sight(state, 2, seed).deck[-2:]) for seed in range(8)}
    assert len(others) > 3


def test_r2_6_who_draws_known_cards_and_keeps_one_hides_the_others() -> None:
    state = table(stones={1: 2, 2: 2}, crews={1: "2 1 1 2", 2: "2 1 1 2"})
    sphinx_deck(state, "pillars", "columns")
    state.deck = state.deck[:2]
    build(state, "sphinx", 1, 2)
    play(state, "crew black", "draw 2", "keep none")
    kept, all_back = state.clone(), state.clone()
    play(kept, "crew black", "draw 2", "keep pillars")
    assert GAME.view(kept, 0)["sphinx"]["known"] == [None]
    assert GAME.view(kept, 1)["sphinx"]["known"] == ["columns"]
    play(all_back, "crew black", "draw 2", "keep none")
    assert GAME.view(all_back, 0)["sphinx"]["known"] == ["pillars", "columns"]


def test_r2_6_nobody_is_dealt_what_lies_face_up() -> None:
    state = table()
    other = sight(state, 1, 3)
    assert (other.river, other.grave_tiles[:4]) == (state.river, state.grave_tiles[:4])
    assert other.nile[:10] == state.nile[:10]
    assert other.nile != state.nile
    assert other.grave_tiles != state.grave_tiles


def test_r2_7_twelve_graves_four_of_them_face_up() -> None:
    view = GAME.view(table(), None)["graves"]
    assert (view["spaces"], len(view["values"]), view["laid"]) == (12, 4, True)
    assert len(table().grave_tiles) == 20


@pytest.mark.parametrize(("seats", "berths"), [(2, 2), (3, 2), (4, 3)])
def test_r2_8_berths_by_players(seats: int, berths: int) -> None:
    site = GAME.view(table(seats), None)["sites"][0]
    assert (len(site["berths"]), site["covered"]) == (berths, 3 - berths)
    assert refused(play(table(2), "sail 6"), "berth 3") == "R2.8"


def test_r11_1_one_card_without_a_question() -> None:
    """Ruling 1."""
    state = new(3, 1, first_sphinx="one")
    assert asked(state) == f"{state.order[0] + 1} sail"
    assert len(state.kept) == 3
    assert len(state.deck) == 26


def test_r11_2_a_tournament_leaves_two_cards_out() -> None:
    state = new(3, 1, tournament=True)
    assert CARDS.index("more_sphinx") not in state.nile
    assert len(state.nile) == 55
    assert SPHINX_CARDS.index("tenths") not in [*map(kind_of_card, state.deck + state.drawn)]
    assert len(state.deck + state.drawn) == 28


def test_a_box_that_does_not_fit_is_refused() -> None:
    for wrong in (
        {"river": {"spaces": ["card", "edfu"]}},
        {"obelisk": {"values": [0]}},
        {"pyramid": {"spaces": [3, 3], "values": [1, 2]}},
        {"nile": {"field_1": {"copies": [30, 0, 0]}}},
        {"rounds": {"decks": [1, 1, 1, 2, 3]}},
        {"sphinx": {"pillars": {"kind": "nothing"}}},
        {"bricks": {"count": 95}},
    ):
        with pytest.raises(BadBox):
            iteru.game("egizia", wrong)
