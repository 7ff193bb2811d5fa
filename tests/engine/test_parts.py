"""Parts of an action that have one answer (`State.only_answer`)."""

import iteru
from tests.parts import before_part


def test_a_part_with_one_answer_is_found() -> None:
    match, seat, move = before_part()
    assert match.state.only_answer() is None
    match.play(seat, move)
    assert match.state.only_answer() == match.state.legal_actions()[0]


def test_a_turn_is_always_asked_for() -> None:
    """Imhotep: whoever has no stone can only take some."""
    match = iteru.Match(iteru.game("imhotep"), 2, 1)
    while len(match.state.legal_actions()) > 1:
        match.choose(match.state.actor, match.state.legal_actions()[-1])
    assert match.state.only_answer() is None


def test_undo_goes_back_past_what_was_no_choice() -> None:
    match, seat, move = before_part()
    before = match.state.snapshot()
    match.play(seat, move)
    while (only := match.state.only_answer()) is not None:
        match.choose(seat, only)
        assert not match.played[-1].reveals
    match.undo_choice(seat)
    assert match.state.snapshot() == before
