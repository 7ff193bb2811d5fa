"""Owners correct what we had to fill in: also the shape of the board, and how many cards there are."""

import random

import pytest

import iteru
from iteru.contract.words import in_all_languages
from iteru.engine.allowed import Listed
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.games.egizia.rules.codes import of_seat
from iteru.games.egizia.rules.moves import FIRST_QUARRY
from iteru.words.rule_page import rule_page

from .builder import (
    Options,
    asked,
    build,
    earned,
    end_game,
    lay_bricks,
    moves,
    new,
    play,
    table,
    tiles,
)

SHAPES: dict[str, Options] = {
    "river": {
        "river": {
            "spaces": [
                *("edfu", "card", "card", "selinon", "sphinx", "card", "thebae", "card"),
                *("obelisk", "beni_hasan", "card", "passalon", "pyramid", "card", "alyi", "card"),
            ]
        }
    },
    "obelisk": {"obelisk": {"values": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]}},
    "pyramid": {"pyramid": {"spaces": [7, 6, 5, 4, 3, 2, 1], "values": [1, 2, 3, 4, 5, 6, 7]}},
    "flat pyramid": {"pyramid": {"spaces": [4, 2], "values": [2, 3]}},
    "temple": {"temple": {"left": [1, 2], "right": [1, 2, 3], "middle": [4, 4, 4], "top": [6]}},
    "graves": {"graves": {"tiles": [4] * 14, "spaces": 14, "face_up": 2}},
    "tracks": {
        "grain_market": {"penalty": [3, 2, 1, 1]},
        "stone_sale": {"spaces": 4, "sells_from": 3},
    },
    "berths": {"berths": {"for_players": [1, 1, 2]}},
    "rounds": {"rounds": {"played": 3, "decks": [1, 2, 3]}},
    "cards": {
        "nile": {
            "field_12": {"colour": "brown", "value": 10, "points": 2, "copies": [2, 1, 0]},
            "quarry_4": {"copies": [0, 1, 2]},
            "strength": {"strength": 4, "copies": [3, 3, 3]},
            "reuse": {"copies": [2, 2, 0]},
            "leftover": {"copies": [2, 0, 0]},
            "first_place": {"copies": [3, 0, 0]},
            "crews_choice": {"steps": 3},
        }
    },
    "sphinx": {
        "drawing": {"at_most": 7, "keep": 2, "first": 3},
        "nile": {"keep_more": {"keep": 3}},
        "sphinx": {
            "pillars": {"count": 3, "points": [8]},
            "columns": {"kind": "own_at_least", "structure": "graves", "need": 1, "points": [4]},
            "most_stone": {"points": [7, 3]},
            "permanents": {"kind": "crew_strength", "crew": "joker", "points": [2]},
        },
    },
    "crews": {"crews": {"start": [2, 2, 2, 3], "limit": 5}, "stones": {"limit": 12}},
}


@pytest.mark.sample(1, by="name")
@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("seats", [2, 4])
def test_games_with_another_box_end_and_have_words(name: str, seats: int) -> None:
    game = iteru.game("egizia", SHAPES[name])
    languages = in_all_languages(game.meta)
    state = game.new(seats, 3)
    census, chance = game.census(state), random.Random(3)
    while state.actor != iteru.NOBODY:
        view = game.view(state, state.actor)
        for words in languages:
            assert words.phrase(game.prompt(view))
            assert all(words.phrase(one.words) for one in game.choices(state, state.actor, view))
        state.journal = Journal()
        state.apply(chance.choice(state.legal_actions()))
        for words in languages:
            assert all(words.phrase(game.describe(event)) for event in state.journal.events)
    assert game.census(state) == census


def test_another_obelisk() -> None:
    state = table(box=SHAPES["obelisk"], stones={1: 9}, crews={1: "2 1 1 2"})
    tiles(lay_bricks(state, obelisk="2"), 4)
    play(build(state, "obelisk", 1), "crew black", "obelisk")
    assert (earned(state, "obelisk"), asked(state)) == ([1, 0, 0], "1 track")


def test_another_temple_is_complete_with_fewer_stones() -> None:
    state = lay_bricks(
        table(box=SHAPES["temple"], stones={1: 9}, crews={1: "4 1 1 2"}), temple="22 222"
    )
    assert "temple middle" in moves(play(build(state, "pyramid", 1), "crew black"))


def test_several_substitutes_where_berths_are_few() -> None:
    """Ruling 11: the first of them builds for the first who gives up."""
    state = table(4, box={"berths": {"for_players": [1, 1, 1]}}, stones={1: 9, 2: 9, 3: 9, 4: 9})
    play(state, "sail 18", "sail 18", "sail 18", "pass", "pass", "pass", "pass")
    order = []
    while asked(state).endswith("build"):
        order.append(asked(state))
        play(state, "give up")
    assert order == ["1 build", "2 build", "3 build"]


def test_a_second_place_on_a_card_for_production() -> None:
    state = table(box=SHAPES["sphinx"], sphinx={1: "most_green", 2: "most_stone"})
    state.quarries.append(of_seat(0, FIRST_QUARRY))
    assert earned(end_game(state), "sphinx_cards") == [7, 3, 0]


def test_names_and_texts_of_cards_follow_the_box() -> None:
    game = iteru.game("egizia", SHAPES["cards"])
    english = in_all_languages(game.meta)[0]
    assert english.say("card-field_12") == "Brown Field (10)"
    assert in_all_languages(iteru.game("egizia").meta)[1].say("card-field_1") == "Zelené pole (2)"


def test_three_first_cards() -> None:
    state = new(3, 1, SHAPES["sphinx"])
    assert len(state.drawn) == 9
    assert len(moves(state)) in (2, 3)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_rule_page_says_what_a_corrected_box_does_otherwise(shape: str) -> None:
    game = iteru.game("egizia", SHAPES[shape])
    notes = game.rule_notes()
    assert notes
    for words in in_all_languages(game.meta):
        for rule, note in notes.items():
            assert f"**{rule} " in rule_page(game, words)
            assert words.phrase(note) in rule_page(game, words)


def test_notes_are_made_from_the_corrected_figures() -> None:
    game = iteru.game("egizia", {"nile": {"grain": {"grain": 7}}, "towns": {"alyi": {"stones": 5}}})
    words = in_all_languages(game.meta)[0]
    said = {rule: words.phrase(note) for rule, note in game.rule_notes().items()}
    assert said == {
        "R10.24": "**In this box:** · Grain Store: 7 grain while feeding (copies: 1+0+1)",
        "R4.11": "**In this box:** · Alyi: a crew of your choice +1, +5 stones",
    }


def test_a_shipped_box_needs_no_notes() -> None:
    assert iteru.game("egizia").rule_notes() == {}


@pytest.mark.parametrize(
    ("card", "key"), [("crews_shown_1", "crews"), ("brick_points_1", "structures")]
)
def test_a_card_that_names_nothing_is_refused(card: str, key: str) -> None:
    with pytest.raises(BadBox) as caught:
        iteru.game("egizia", {"nile": {card: {key: []}}})
    assert (caught.value.facts["figure"], caught.value.facts["key"]) == (f"nile.{card}", key)
    assert isinstance(caught.value.right, Listed)
    assert caught.value.right.least == 1
