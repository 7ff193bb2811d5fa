"""Boxes as an owner may correct them: side B has been seen by nobody here, so its shapes are open."""

from collections.abc import Iterator
from typing import Any

import pytest

import iteru
from iteru.engine.errors import BadBox
from iteru.engine.events import Journal
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.moves import SITES
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.kit.artist import Artist
from iteru.words import LANGUAGES, Words

from .builder import asked, game_of, moves, play, points, refusal, table, text

SMALL = [2, "card", 1, "stones", 4]
LARGE = [1, 2, "load", 1, 3, "card", 2, 1, "stones", 2, "card", 3, 1, 5]


def pyramids(**figures: Any) -> dict[str, Any]:
    return {"pyramids": {"B": figures}}


FOUR = pyramids(spaces=[SMALL, SMALL, SMALL, [3, 3, 3, 3, 9]])
UNEQUAL = pyramids(levels=[[2, 1], [3, 2, 1], [1]], spaces=[SMALL, LARGE, [7]])
LARGEST = pyramids(levels=[3, 2, 1], spaces=[LARGE] * 4)
TWO = pyramids(spaces=[SMALL, SMALL])
BY_ROW = {
    "burial_chamber": {
        "B": {
            "places_for_2": [[8, 4], [6, 3], [20, 10]],
            "places_for_3": [[8, 4, 2], [6, 3, 1], [20, 10, 5]],
            "places_for_4": [[8, 4, 2, 1], [6, 3, 1, 0], [20, 10, 5, 3]],
        }
    }
}


def towers(*given: Any) -> dict[str, Any]:
    return {"obelisks": {"B": {"towers": list(given)}}}


BY_PLAYERS = towers([5, 9], [4, 8, 12], [7, 15, 9])
CARDS = {
    "turn": {"take": 4},
    "cards": {
        "statue": {"points": [2, 5, 9], "further": 4},
        "hammer": {"steps": ["stones", "load", "load", "sail_any_order"]},
        "entrance": {"site": "temple"},
        "pyramid_decoration": {"per": 2},
    },
    "temple": {"B": {"choice_points": 3}},
}
EVERYTHING = {**UNEQUAL, **BY_ROW, **BY_PLAYERS, **CARDS, "wrath": {"penalty": 7}}
BOXES = {
    "four": FOUR,
    "unequal": UNEQUAL,
    "largest": LARGEST,
    "two": TWO,
    "by row": BY_ROW,
    "by players": BY_PLAYERS,
    "cards": CARDS,
    "everything": EVERYTHING,
}
EVERY_BOX = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())


# Obelisks


@pytest.mark.parametrize("order", [[4, 12, 7], [12, 7, 4], [7, 4, 12]])
def test_r6_9_towers_are_taken_highest_first_whatever_their_order(order: list[int]) -> None:
    state = table(box=towers(*order), side_b="obelisks", obelisk="2 2 2 0", cargo={2: "312"})
    assert points(play(state, "sail 2 obelisks"), "obelisks") == [7, 4, 12, 0]


@pytest.mark.parametrize(("seats", "best"), [(2, [9, 5]), (3, [12, 8]), (4, [15, 9])])
def test_r6_9_towers_may_depend_on_the_number_of_players(seats: int, best: list[int]) -> None:
    waiting = " ".join(["2"] * seats)
    state = table(seats, box=BY_PLAYERS, side_b="obelisks", obelisk=waiting, cargo={3: "12"})
    assert points(play(state, "sail 3 obelisks"), "obelisks")[:2] == best


# Burial chamber


def test_r6_8_each_row_may_have_places_of_its_own() -> None:
    state = table(box=BY_ROW, side_b="burial_chamber", burial="123 223 1")
    assert points(state, "burial_chamber") == [8, 4 + 6, 20, 0]


# Pyramids


def test_r6_3_a_stone_may_go_to_the_fourth_pyramid() -> None:
    state = table(box=FOUR, side_b="pyramids", cargo={3: "1."})
    play(state, "sail 3 pyramids")
    four = [f"pyramid {name}" for name in ("left", "middle", "right", "fourth")]
    assert moves(state) == four
    play(state, "pyramid fourth")
    assert (text(state.pyramid[15:]), points(state, "pyramids")) == ("1....", [3, 0, 0, 0])


def test_r6_6_beyond_comes_after_the_fourth_pyramid() -> None:
    state = table(box=FOUR, side_b="pyramids", pyramid="22222/22222/22222/2222", cargo={3: "13"})
    play(state, "sail 3 pyramids")
    assert points(state, "pyramids") == [9, 0, 1, 0]


def test_r6_3_pyramids_may_be_of_unequal_size() -> None:
    state = table(box=UNEQUAL, side_b="pyramids", pyramid="22222//", cargo={2: "134"})
    play(state, "sail 2 pyramids")
    assert moves(state) == ["pyramid middle", "pyramid right"]
    play(state, "pyramid right")
    assert points(state, "pyramids") == [7, 0, 1, 2]
    assert text(state.pyramid) == "22222" + "34" + "." * 12 + "1"


def test_older_actions_keep_their_numbers() -> None:
    """Records hold notations and learned bots numbers: what is added comes last."""
    notations = iteru.game("imhotep").notations
    assert notations[54:] == ["pyramid right", "draw", "point", "decline", "pyramid fourth"]


# All of them


def positions(box: dict[str, Any], seats: int) -> Iterator[ImhotepState]:
    """Every position of a random game with all boards on side B."""
    state = table(seats, box=box, side_b=" ".join(SITES), wrath=True, sled={1: 2})
    state.journal = Journal()
    rng = iteru.Rng.seeded(seats)
    yield state
    while state.actor != iteru.NOBODY:
        actions = state.legal_actions()
        assert actions == sorted(actions)
        state.apply(actions[rng.below(len(actions))])
        yield state


@EVERY_BOX
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_play_to_the_end_and_lose_no_stone(box: dict[str, Any], seats: int) -> None:
    census = None
    for state in positions(box, seats):
        found = game_of(state).census(state)
        assert found == (census or found)
        census = found


@EVERY_BOX
def test_everything_has_words(box: dict[str, Any]) -> None:
    phrases: list[Phrase] = []
    for state in positions(box, 3):
        game = game_of(state)
        if state.actor != iteru.NOBODY:
            choices = game.choices(state, state.actor)
            phrases += [game.prompt(game.view(state, state.actor)), *[one.words for one in choices]]
            phrases += [Phrase(f"short-{one.kind}", one.words.facts) for one in choices]
    assert state.journal is not None
    phrases += [game.describe(event) for event in state.journal.events]
    for lang in LANGUAGES:
        said = {Words(lang, game.meta).phrase(phrase) for phrase in phrases}
        assert [sentence for sentence in said if "{" in sentence or "_" in sentence] == []


@EVERY_BOX
def test_every_choice_can_be_touched(box: dict[str, Any]) -> None:
    artist = Artist(iteru.game("imhotep").meta, Words("en", iteru.game("imhotep").meta))
    for state in positions(box, 4):
        if asked(state).endswith(("pick-pyramid", "pick-card", "temple-choice")):
            game = game_of(state)
            view = game.view(state, state.actor)
            board = artist.board(view)
            for choice in game.choices(state, state.actor, view):
                if choice.kind != "stones":
                    assert all(f'data-target="{target}"' in board for target in choice.path)


def test_a_record_of_such_a_box_replays_with_it() -> None:
    game = iteru.game("imhotep", FOUR)
    match = iteru.Match(game, 2, 5, {"pyramids": "B"})
    rng = iteru.Rng.seeded(1)
    while not match.is_over:
        actions = match.state.legal_actions()
        match.choose(match.state.actor, actions[rng.below(len(actions))])
    record = iteru.read_record(iteru.write_record(match.record()))
    assert (0, "pyramid fourth") in record.moves or (1, "pyramid fourth") in record.moves
    assert iteru.Match.of_record(record, game).state.snapshot() == match.state.snapshot()


REFUSED = {
    "five pyramids": pyramids(spaces=[SMALL] * 5),
    "no pyramid": pyramids(spaces=[]),
    "a pyramid that is not a list": pyramids(spaces=[SMALL, 3]),
    "levels for two of three pyramids": pyramids(levels=[[2, 1], [2, 1]]),
    "spaces unlike the levels of their pyramid": pyramids(levels=[[2, 1], [2], [2, 1]]),
    "a level wider than the one below": pyramids(levels=[1, 2]),
    "a level of four by four": pyramids(levels=[4]),
    "no levels": pyramids(levels=[]),
    "places for two of three rows": {"burial_chamber": {"B": {"places_for_2": [[8, 4], [8, 4]]}}},
    "too few places in a row": {
        "burial_chamber": {"B": {"places_for_2": [[8, 4], [8], [8, 4]]}},
    },
    "towers for two of three numbers of players": towers([5], [6]),
    "no towers with three players": towers([5], [], [6]),
    "towers in lists and alone": towers([5], 6, [7]),
    "towers alone and in lists": towers(5, [6], [7]),
    "another effect": {"cards": {"entrance": {"effect": "decorate"}}},
}


@pytest.mark.parametrize("box", REFUSED.values(), ids=REFUSED.keys())
def test_a_box_that_does_not_fit_is_refused(box: dict[str, Any]) -> None:
    with pytest.raises(BadBox) as caught:
        iteru.game("imhotep", box)
    assert caught.value.problem == "bad-figure"


def test_a_refusal_knows_how_many_pyramids_there_are() -> None:
    state = play(table(box=TWO, side_b="pyramids", cargo={3: "1."}), "sail 3 pyramids")
    refused = refusal(state, "pyramid right")
    assert (refused.problem, refused.facts) == ("refused-no-such-pyramid", {"count": 2})
