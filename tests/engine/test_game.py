"""What every game does alike: reading moves, checking turns, seats and seeds."""

import pytest

import iteru
from iteru.engine.errors import BadOptions, UnknownGame

GAME = iteru.game("imhotep")


def refused(text: str) -> iteru.IllegalMove:
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.parse(text)
    return caught.value


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("load 1 2", "load 1 2"),
        ("  LOAD   1\t2 ", "load 1 2"),
        ("l 1 2", "load 1 2"),
        ("sa 3 te", "sail 3 temple"),
        ("sail 3 burial", "sail 3 burial_chamber"),
        ("stones", "stones"),
        ("sto", "stones"),
        ("pass", "pass"),
    ],
)
def test_words_of_a_move_may_be_cut_short(text: str, move: str) -> None:
    assert GAME.notation(GAME.parse(text)) == move


@pytest.mark.parametrize(
    ("text", "likely"),
    [("p", "pass, point"), ("d", "draw, decline"), ("P L", "play lever, pyramid left")],
)
def test_a_text_that_could_be_several_moves_is_refused_with_them(text: str, likely: str) -> None:
    error = refused(text)
    assert error.problem == "ambiguous-move"
    assert error.facts == {"move": text, "likely": likely}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "castle",
        "load",
        "load 1",
        "load 1 2 3",
        "load 1 5",
        "load 0 1",
        "🛶",
        "sail 1 temple!",
    ],
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    error = refused(text)
    assert error.problem == "unreadable-move"
    assert error.facts["move"] == text.strip()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(seats, 1)
    assert caught.value.problem == "bad-seats"
    assert caught.value.facts == {"game": "imhotep", "given": seats, "least": 2, "most": 4}


@pytest.mark.parametrize("seed", [-1, 2**63, 10**30])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.new(2, seed)
    assert caught.value.problem == "bad-seed"


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_smallest_and_the_largest_seed_are_taken(seed: int) -> None:
    assert GAME.new(2, seed).actor == 0


def test_without_a_seed_chance_picks_one() -> None:
    decks = {str(GAME.new(4).snapshot()) for _ in range(4)}
    assert len(decks) > 1


def test_whoever_is_not_on_turn_is_refused_and_told_whose_turn_it_is() -> None:
    state = GAME.new(3, 1)
    before = state.snapshot()
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(state, 2, "load 1 1")
    assert caught.value.problem == "not-your-turn"
    assert caught.value.facts == {"seat": 0}
    assert state.snapshot() == before


def test_nobody_may_move_when_the_game_is_over() -> None:
    state = GAME.new(2, 1)
    while state.actor != iteru.NOBODY:
        state.apply(state.legal_actions()[0])
    for seat in (0, 1):
        with pytest.raises(iteru.IllegalMove) as caught:
            GAME.play(state, seat, "stones")
        assert caught.value.problem == "game-is-over"


def test_a_refused_move_changes_nothing() -> None:
    state = GAME.new(2, 1)
    before = state.snapshot()
    with pytest.raises(iteru.IllegalMove) as caught:
        GAME.play(state, 0, "sail 1 temple")
    assert caught.value.rule == "R4.5"
    assert state.snapshot() == before


def test_choices_are_only_for_the_seat_on_turn() -> None:
    state = GAME.new(3, 1)
    assert [len(GAME.choices(state, seat)) > 0 for seat in range(3)] == [True, False, False]


@pytest.mark.parametrize("name", ["chess", "", "Imhotep", "../imhotep"])
def test_a_game_that_is_not_installed_is_refused_with_those_that_are(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        iteru.game(name)
    assert caught.value.problem == "unknown-game"
    assert "imhotep" in str(caught.value.facts["right"])


def test_an_error_prints_its_problem_and_facts() -> None:
    with pytest.raises(
        UnknownGame, match=r"^unknown-game \(name=chess, likely=none, right=.*imhotep"
    ):
        iteru.meta("chess")
