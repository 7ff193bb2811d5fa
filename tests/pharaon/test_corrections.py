"""Boxes as an owner may correct them: figures, and shapes where the real thing may differ."""

from itertools import product
from typing import Any

import pytest

import iteru
from iteru.engine.allowed import Form
from iteru.engine.errors import BadBox
from iteru.engine.phrase import Phrase
from iteru.engine.rng import Rng
from iteru.games.pharaon.rules.box import BOARDS, SIDES
from iteru.games.pharaon.rules.figures import FIELD, GODS, field_words, read_field
from iteru.games.pharaon.rules.gains import ARTISAN
from iteru.games.pharaon.rules.moves import ARTISAN_DECK
from iteru.games.pharaon.rules.state import PharaonState
from iteru.words import LANGUAGES, Words
from tests.boxes import ways_to_say

from .builder import counted, fresh, goods, moves, play, table, ways

SHORT_TOMB = {
    "tomb": {"costs": [["red"], ["red", "blue"], ["red"] * 5], "points": [3, 9, 20]},
}
LONG_TOMB = {"tomb": {"costs": [["red", "blue"]] * 9, "points": list(range(3, 30, 3))}}
EIGHT_ACTIONS = {
    "nile": {
        "costs": [["red", "blue"]] * 7 + [["black"]],
        "gains": [["silver", "jar"]] * 7 + [[]],
        "steps": [[["red"]]] * 7 + [[["black", "red", "blue"]] * 3],
    }
}
TWO_ACTIONS = {
    "nile": {
        "costs": [["red"], ["blue"]],
        "gains": [["jar", "jar"], ["red"]],
        "steps": [[], [["red", "blue"]]],
    }
}
ROWS = {
    "pyramid": {
        "rows": [
            [[], ["silver", "offering"], ["start"], ["basic", "basic"]],
            [["basic"]],
            [[], ["start", "basic"]],
            [[], ["offering"], ["offering"]],
            [[], []],
        ]
    }
}
CARDS = {
    "artisans": {
        "A01": {"points": 12, "gain": ["jar", "jar", "silver"], "count": 3},
        "A02": {"count": 0},
    },
    "jars": {"J01": {"top_left": "red", "top_right": "red", "bottom": "red", "count": 3}},
    "nobles": {
        "1": {"colours": ["red", "blue"], "zone": "nile"},
        "7": {"zone": "nobles", "points": 11},
        "11": {"type": "once_a_round"},
        "13": {"zone": "nobles", "type": "permanent"},
        "21": {"gain": ["silver", "nile", "offering", "tomb", "artisan", "jar", "basic"]},
        "25": {"count": 0},
    },
    "offerings": {"gift_small": {"points": 3, "count": 1}, "joker_nile": {"count": 7}},
}
NUMBERS = {
    "rounds": {"played": 3},
    "start": {"silver": 4, "nobles": 3},
    "display": {"nobles": 5, "artisans": 2},
    "players": {"jars": [4, 4, 5, 6, 7], "pairs": [2, 3, 4, 5, 8], "bonus": [1, 2, 3, 4, 5]},
    "costs": {"offerings": 2, "bonus": 2, "nobles": 4, "artisans": 2},
    "succession": {"nobles": 1, "tomb": 2, "points": 9},
    "leftover": {"points": 2},
    "tracks": {"points": [0, 1, 2, 4, 9]},
    "wheel": {"spaces": 5, "from_four": 2, "colours": ["blue", "red", "green", "yellow", "black"]},
    "bank": {"black": 6, "silver": 5, "count": 91},
}
TRAITOR = {
    "traitor": {
        board: {
            side: {
                "jars": 6,
                "fields": [
                    "tomb",
                    "pair-1",
                    "bonus-2",
                    "take-noble-2",
                    "noble-value-9",
                    "nile-fullest",
                ],
            }
            for side in SIDES
        }
        for board in BOARDS
    }
}
BOXES: dict[str, dict[str, Any]] = {
    "short tomb": SHORT_TOMB,
    "long tomb": LONG_TOMB,
    "eight actions": EIGHT_ACTIONS,
    "two actions": TWO_ACTIONS,
    "rows": ROWS,
    "cards": CARDS,
    "numbers": NUMBERS,
    "traitor": TRAITOR,
    "everything": {**LONG_TOMB, **EIGHT_ACTIONS, **ROWS, **CARDS, **NUMBERS, **TRAITOR},
}


@pytest.mark.sample(1, by="box")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", range(1, 6))
def test_corrected_games_are_played_to_their_end(box: str, seats: int) -> None:
    game = iteru.game("pharaon", BOXES[box])
    every = [Words(lang, game.meta) for lang in LANGUAGES]
    for seed in range(2):
        state = game.new(seats, seed, {"traitor_level": "2"})
        census = game.census(state)
        rng = Rng.seeded(seed)
        for step in range(3000):
            if state.actor < 0:
                break
            actions = state.legal_actions()
            assert actions
            assert len(actions) <= 20
            if step % 7 == 0:
                say(game, state, every)
                assert game.census(state) == census
            state.apply(actions[rng.below(len(actions))])
        assert state.actor < 0
        assert game.census(state) == census


def say(game: Any, state: Any, every: list[Words]) -> None:
    for words in every:
        for choice in game.choices(state, state.actor):
            assert words.phrase(choice.words)


def test_a_shorter_tomb() -> None:
    s = table(box=SHORT_TOMB, entry="tomb red", goods={1: "red*6 blue"})
    assert ways(s, "tomb") == [["red"]]
    play(s, "tomb")
    assert s.scores()[0] == 3 + 3 + 6
    s = table(box=SHORT_TOMB, entry="tomb red", goods={1: "red*6 blue"}, tomb={1: 3})
    assert "tomb" not in moves(s)


def test_more_nile_actions() -> None:
    s = table(box=EIGHT_ACTIONS, entry="nile black", goods={1: "black"})
    assert "nile 8" in moves(s)
    play(s, "nile 8", "step red", "step red", "step red")
    assert s.level[3] == 3
    assert "nile 6" not in moves(table(entry="nile black", goods={1: "black*3"}))


def test_other_cards() -> None:
    s = table(box=CARDS, entry="offerings red", goods={1: "blue"}, nobles={1: "1"})
    assert ways(s, "offerings") == [["blue"]]
    assert s.layout.artisan_number.count(1) == 3
    assert s.layout.artisan_number.count(2) == 0
    assert 24 not in [*s.noble_deck, *s.noble_slots]
    s = table(box=CARDS, goods={1: "gift-small"}, start=2)
    assert s.scores()[0] == 4


def test_numbers_of_the_set_up() -> None:
    s = fresh(3, 1, NUMBERS)
    assert (len(s.jars), len(s.pairs), len(s.bonus)) == (5, 8, 3)
    assert (len(s.noble_slots), len(s.artisan_slots)) == (5, 2)
    s = table(box=NUMBERS, entry="artisans green", goods={1: "green*2"})
    assert ways(s, "artisans") == [["green", "green"]]
    s = table(box=NUMBERS, entry="nobles green", goods={1: "green*2 red black silver"})
    assert ["black", "green", "red", "silver"] in ways(s, "nobles")
    assert s.layout.spaces == 3
    assert fresh(4, 1, NUMBERS).layout.spaces == 5


def test_texts_speak_by_the_box() -> None:
    game = iteru.game("pharaon", CARDS)
    state = game.new(3, 1)
    assert isinstance(state, PharaonState)
    view = game.view(state, 0)
    assert view["card_facts"]["nobles"]["7"]["points"] == 11
    assert goods(state) == counted("")


@pytest.mark.parametrize(
    "box",
    [
        {"tomb": {"costs": [["red"]], "points": [1, 2]}},
        {"tomb": {"costs": [["pink"]], "points": [1]}},
        {"nile": {"gains": [["jar"]]}},
        {"nile": {"costs": [["red"]] * 9, "gains": [[]] * 9, "steps": [[]] * 9}},
        {"pyramid": {"rows": [[[]]]}},
        {"pyramid": {"rows": [[["artisan"]]] * 4}},
        {"wheel": {"colours": ["red", "red", "green", "blue", "black"]}},
        {"nobles": {"1": {"effect": "gain"}}},
        {"nobles": {"1": {"colours": ["red"]}}},
        {"nobles": {"21": {"gain": ["start"]}}},
        {"nobles": {"22": {"counts": "gods_at_zone"}}},
        {"segments": {"nile": {"god": "horus"}}},
        {"traitor": {"T1": {"light": {"fields": ["take-noble-99"]}}}},
        {"bank": {"black": 3}},
        {"players": {"jars": [1, 2]}},
        {"jars": {"J01": {"bottom": "silver"}}},
    ],
    ids=str,
)
def test_boxes_that_do_not_fit_are_refused(box: dict[str, Any]) -> None:
    with pytest.raises(BadBox):
        iteru.game("pharaon", box)


@pytest.mark.parametrize("count", [1, 3, 5])
def test_one_player_may_have_every_artisan_of_a_large_box(count: int) -> None:
    """Card 31 was the sign of a number of 32 bits: what counted the cards never ended."""
    many = {f"A{number}": {"count": count} for number in range(24, 28)}
    game = iteru.game("pharaon", {"artisans": many})
    state = game.new(3, 1)
    assert isinstance(state, PharaonState)
    state.artisan_deck += [card for card in state.artisan_slots if card >= 0]
    state.artisan_slots = [-1] * len(state.artisan_slots)
    agenda = state.agenda
    while state.artisan_deck:
        state.agenda = agenda.copy()  # what the card before brings does not matter here
        ARTISAN.answer(state, 0, 0, ARTISAN_DECK.first)
    state.agenda = agenda
    found = game.view(state, 0)["players"][0]["artisans"]
    assert len(found) == game.census(state)["artisans"]
    assert found.count(27) == count


def test_more_artisans_than_a_set_can_hold_are_refused() -> None:
    many = {f"A{number}": {"count": 5} for number in range(10, 28)}
    with pytest.raises(BadBox) as caught:
        iteru.game("pharaon", {"artisans": many})
    assert caught.value.facts["figure"] == "artisans.A10"
    assert caught.value.right == Phrase("right-sum", {"most": 60})


def test_every_field_of_the_traitor_is_said_in_a_form() -> None:
    for board, side in product(BOARDS, SIDES):
        for word in field_words(iteru.game("pharaon").box[f"traitor.{board}.{side}"]):
            assert [form for form in FIELD.forms if form.filled(word) is not None], word


@pytest.mark.parametrize("form", FIELD.forms, ids=lambda form: str(form.pieces[0]))
def test_what_a_form_of_the_traitor_offers_is_understood(form: Form) -> None:
    figure = iteru.game("pharaon").box["traitor.T1.light"]
    for word in ways_to_say(form):
        read_field(figure, word, list(GODS))
