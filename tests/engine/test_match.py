"""A match: refusals change nothing, records replay only as they were played, undo says why it cannot go back."""

from dataclasses import replace

import pytest

import iteru
from iteru.engine.errors import BadOptions, BadRecord, NothingToUndo
from iteru.words import Words

GAME = iteru.game("imhotep")


def new_match(**options: object) -> iteru.Match:
    return iteru.Match(GAME, 2, 7, options, ["Anna", "Bob"])


def played(*moves: str, **options: object) -> iteru.Match:
    match = new_match(**options)
    for move in moves:
        match.play(match.state.actor, move)
    return match


def whole_match() -> iteru.Match:
    match = new_match()
    while not match.is_over:
        match.choose(match.state.actor, match.state.legal_actions()[0])
    return match


@pytest.mark.parametrize(
    ("seat", "move", "problem"),
    [
        (0, "load 1 2", "not-your-turn"),
        (1, "sail 1 temple", "refused-below-minimum"),
        (1, "load 1 1", "refused-space-taken"),
        (1, "castle", "unreadable-move"),
        (1, "p", "ambiguous-move"),
        (5, "stones", "not-your-turn"),
        (-1, "stones", "not-your-turn"),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, move: str, problem: str) -> None:
    match = played("load 1 1")
    before = (match.state.snapshot(), match.record())
    with pytest.raises(iteru.IllegalMove) as caught:
        match.play(seat, move)
    assert caught.value.problem == problem
    assert (match.state.snapshot(), match.record()) == before


@pytest.mark.parametrize("action", [-1, 10_000, 10**30])
def test_a_number_that_is_not_an_action_is_refused(action: int) -> None:
    match = new_match()
    with pytest.raises(iteru.IllegalMove):
        match.choose(0, action)
    assert match.played == []


def test_nobody_moves_when_the_game_is_over() -> None:
    match = whole_match()
    with pytest.raises(iteru.IllegalMove) as caught:
        match.play(0, "stones")
    assert caught.value.problem == "game-is-over"


def test_a_record_keeps_names_options_and_moves() -> None:
    record = played("load 1 1", "stones", temple="b", market="A").record()
    assert record.names == ("Anna", "Bob")
    assert record.options == {"temple": "B"}
    assert record.moves == ((0, "load 1 1"), (1, "stones"))
    assert record.result is None


def test_a_finished_record_keeps_the_scores() -> None:
    match = whole_match()
    assert match.record().result == tuple(match.state.scores())


def refusal(record: iteru.Record) -> iteru.IteruError:
    with pytest.raises(BadRecord) as caught:
        iteru.Match.of_record(record, GAME)
    return caught.value


def test_a_record_of_another_engine_is_refused() -> None:
    error = refusal(replace(whole_match().record(), engine=2))
    assert (error.problem, error.facts["recorded"], error.facts["here"]) == ("other-engine", 2, 1)


def test_a_record_of_other_rules_is_refused() -> None:
    error = refusal(replace(whole_match().record(), rules=2))
    assert (error.problem, error.facts["recorded"], error.facts["here"]) == ("other-rules", 2, 1)


def test_a_record_of_another_box_is_refused() -> None:
    error = refusal(replace(whole_match().record(), box="0123456789ab"))
    assert (error.problem, error.facts["recorded"]) == ("other-box", "0123456789ab")


def test_a_record_with_another_result_is_refused() -> None:
    error = refusal(replace(whole_match().record(), result=(0, 99)))
    assert (error.problem, error.facts["recorded"]) == ("other-result", "0 99")


def test_a_finished_game_recorded_as_unfinished_is_refused() -> None:
    error = refusal(replace(whole_match().record(), result=None))
    assert (error.problem, error.facts["recorded"]) == ("other-result", "-")


def test_an_unfinished_game_recorded_as_finished_is_refused() -> None:
    error = refusal(replace(played("load 1 1").record(), result=(1, 2)))
    assert (error.problem, error.facts["replayed"]) == ("other-result", "-")


@pytest.mark.parametrize(
    ("seat", "move"),
    [(0, "load 1 1"), (1, "load 1 1"), (1, "sail 1 temple"), (1, "castle"), (1, "p")],
)
def test_a_record_with_an_impossible_move_is_refused_with_its_number(seat: int, move: str) -> None:
    record = replace(played("load 1 1").record(), moves=((0, "load 1 1"), (seat, move)))
    error = refusal(record)
    assert error.problem == "bad-record-move"
    assert (error.facts["number"], error.facts["seat"], error.facts["move"]) == (2, seat, move)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Ship 1 needs 2 stones to sail and would have 1. (R4.5)"),
        ("cs", "Loď 1 potřebuje k odplutí 2 kameny; takto by jich vezla jen 1. (R4.5)"),
    ],
)
def test_the_refusal_of_a_recorded_move_says_in_words_which_rule_it_breaks(
    lang: str, sentence: str
) -> None:
    record = replace(played("load 1 1").record(), moves=((0, "load 1 1"), (1, "sail 1 temple")))
    assert sentence in Words(lang, GAME.meta).error(refusal(record))


def test_moves_after_the_end_of_a_recorded_game_are_refused() -> None:
    record = whole_match().record()
    error = refusal(replace(record, moves=(*record.moves, (0, "stones"))))
    assert (error.problem, error.facts["number"]) == ("bad-record-move", len(record.moves) + 1)


@pytest.mark.parametrize("names", [("Anna",), ("1", "2", "3", "4", "5")])
def test_a_record_with_seats_that_the_game_does_not_take_is_refused(names: tuple[str, ...]) -> None:
    with pytest.raises((BadRecord, BadOptions)):
        iteru.Match.of_record(replace(played().record(), names=names), GAME)


@pytest.mark.parametrize("options", [{"harbour": "B"}, {"temple": "C"}, {"wrath": "perhaps"}])
def test_a_record_with_options_that_the_game_does_not_have_is_refused(
    options: dict[str, str | bool],
) -> None:
    with pytest.raises((BadRecord, BadOptions)):
        iteru.Match.of_record(replace(played().record(), options=options), GAME)


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Bob", "Cleo"]])
def test_a_match_with_too_few_or_too_many_names_is_refused(names: list[str]) -> None:
    """It would write a record that does not replay."""
    with pytest.raises(BadOptions):
        iteru.Match(GAME, 2, 7, names=names)


# Undo


def why_no_undo(match: iteru.Match, seat: int) -> str:
    before = match.state.snapshot()
    with pytest.raises(NothingToUndo) as caught:
        match.undo(seat)
    assert match.state.snapshot() == before
    return caught.value.problem


def test_undo_takes_back_the_latest_choice() -> None:
    match = played("load 1 1", "load 1 2")
    before = played("load 1 1").state.snapshot()
    undone = match.undo(1)
    assert GAME.notation(undone.action) == "load 1 2"
    assert match.state.snapshot() == before


def test_there_is_no_undo_before_anything_was_played() -> None:
    assert why_no_undo(new_match(), 0) == "nothing-played"
    assert why_no_undo(played("load 1 1"), 1) == "nothing-played", "that was another seat"


def test_there_is_no_undo_after_another_seat_has_chosen() -> None:
    assert why_no_undo(played("load 1 1", "load 1 2"), 0) == "undo-other-seat"


def test_there_is_no_undo_of_what_revealed_something() -> None:
    match = new_match()
    while not (match.played and match.played[-1].reveals):
        match.choose(match.state.actor, match.state.legal_actions()[-1])
    assert why_no_undo(match, match.played[-1].seat) == "undo-revealed"


def test_undo_and_the_same_move_again_give_the_same_record() -> None:
    match = played("load 1 1", "load 1 2")
    record = match.record()
    match.undo(1)
    match.play(1, "load 1 2")
    assert match.record() == record


def test_a_seat_is_told_what_happened_from_the_beginning_on() -> None:
    match = played("load 1 1", "load 1 2")
    assert [event.name for event in match.events_for(0)] == [
        event.name for event in match.opening
    ] + ["loaded", "loaded"]


def test_the_position_after_any_choice_can_be_had() -> None:
    match = played("load 1 1", "load 1 2", "stones")
    assert match.state_after(0).snapshot() == new_match().state.snapshot()
    assert match.state_after(2).snapshot() == played("load 1 1", "load 1 2").state.snapshot()


def test_advice_counts_for_the_next_move_even_if_moves_are_taken_back() -> None:
    match = iteru.Match(iteru.game("imhotep"), 2, 5)
    match.take_advice()
    match.take_advice()
    match.play(0, "stones")
    match.play(1, "load 1 1")
    match.take_advice()
    assert match.advised == [1, 3]
    match.go_back(1)
    assert match.record().advised == (1, 2), "what was said is still known"
    assert iteru.Match.of_record(match.record(), match.game).advised == [1, 2]


def test_moves_that_are_taken_back_were_not_hurried() -> None:
    match = played("load 1 1", "load 1 2", "stones")
    match.hurried = [2, 3]
    assert iteru.Match.of_record(match.record(), match.game).hurried == [2, 3]
    match.go_back(2)
    assert match.record().hurried == (2,)
