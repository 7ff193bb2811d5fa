"""Promises 4 and 5: nothing hidden leaks, and undo stops where somebody learned something new."""

import json

import pytest

import iteru
from iteru.engine.errors import NothingToUndo
from iteru.engine.events import Event, Journal
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.words import LANGUAGES, Words
from tests.contract.games import Setting, main_settings, random_action, settings, walk

EVERYWHERE = pytest.mark.parametrize("setting", list(settings()), ids=str)
MAINLY = pytest.mark.parametrize("setting", main_settings(), ids=str)


def all_shown(setting: Setting, state: State, seat: int | None) -> str:
    """Everything that leaves the engine for a seat in a position, as one text."""
    game = setting.game
    view = game.view(state, seat)
    shown: list[object] = [view]
    for lang in LANGUAGES:
        words = Words(lang, game.meta)
        shown.append(words.phrase(game.prompt(view)))
        if seat is not None:
            shown += [
                (choice.notation, words.phrase(choice.words), choice.path)
                for choice in game.choices(state, seat)
            ]
    return json.dumps(shown)


def dealt_anew(state: State, seat: int, seed: int) -> State:
    other = state.clone()
    other.resample(seat, Rng.seeded(seed))
    return other


@MAINLY
def test_a_seat_sees_the_same_whatever_is_hidden(setting: Setting) -> None:
    for step, state in enumerate(walk(setting.new(1), 1)):
        for seat in range(setting.seats):
            other = dealt_anew(state, seat, step)
            assert all_shown(setting, other, seat) == all_shown(setting, state, seat)
            assert all_shown(setting, other, None) == all_shown(setting, state, None)


@EVERYWHERE
def test_dealing_anew_really_changes_what_is_hidden_and_keeps_all_pieces(setting: Setting) -> None:
    state = setting.new(1)
    others = [dealt_anew(state, 0, seed) for seed in range(8)]
    assert any(other.snapshot() != state.snapshot() for other in others)
    assert all(setting.game.census(other) == setting.game.census(state) for other in others)


def told(state: State, action: int, seat: int) -> tuple[list[Event], State]:
    """What a seat is told when an action is taken, and where it leads."""
    after = state.clone()
    after.journal = Journal()
    after.apply(action)
    return [event for event in after.journal.events if event.known_to(seat)], after


@EVERYWHERE
def test_what_reveals_nothing_is_the_same_in_every_deal(setting: Setting) -> None:
    """An event that depends on hidden things must be marked as revealing; else it would leak and undo would go too far.

    What the actor shows is news to the others alone: to the actor it must be the same in every deal.
    """
    rng = Rng.seeded(5)
    state = setting.new(2)
    while state.actor != iteru.NOBODY:
        action = random_action(state, rng)
        for seat in range(setting.seats):
            other = dealt_anew(state, seat, 77)
            if action not in other.legal_actions():
                assert seat != state.actor
                continue
            here, after = told(state, action, seat)
            there, after_there = told(other, action, seat)
            news = [event.reveals or (event.shows and seat != state.actor) for event in here]
            reveals = news.index(True) if any(news) else len(here)
            assert list(map(str, here[:reveals])) == list(map(str, there[:reveals]))
            if reveals == len(here):
                assert all_shown(setting, after, seat) == all_shown(setting, after_there, seat)
        state.apply(action)


@MAINLY
def test_undo_goes_back_to_the_last_news_or_other_seat_and_no_further(setting: Setting) -> None:
    match = iteru.Match(setting.game, setting.seats, 3, dict(setting.options))
    rng = Rng.seeded(3)
    snapshots = [match.state.snapshot()]
    while not match.is_over:
        seat = match.state.actor
        match.choose(seat, random_action(match.state, rng))
        snapshots.append(match.state.snapshot())
        if match.played[-1].reveals:
            assert match.undoable(seat) == 0
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            continue
        for other in range(setting.seats):
            assert bool(match.undoable(other)) == (other == seat)
        undone = match.undo(seat)
        assert match.state.snapshot() == snapshots[-2]
        match.choose(undone.seat, undone.action)
        assert match.state.snapshot() == snapshots[-1]
