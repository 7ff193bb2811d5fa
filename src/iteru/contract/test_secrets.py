"""Promises 4 and 5: nothing hidden leaks, and undo stops where somebody learned something new."""

import json
from collections.abc import Collection, Iterator
from copy import deepcopy
from itertools import pairwise, product
from typing import Any

import pytest

import iteru
from iteru.contract.differences import where_differ
from iteru.contract.games import Case, random_actions, random_choices, walk
from iteru.engine.errors import NothingToUndo
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game, View
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.words import LANGUAGES, Words

STRIDE = 7
DEALS = 12
PAIRS = 2
"""How many pairs of secret choices are compared in a position."""
LOOKS = 5
"""How often a seat must have had a secret before a sight that never changes it counts as a fault."""

Position = dict[str, Any]
Zone = tuple[str | int, ...]


def all_shown(case: Case, state: State, seat: int | None) -> View:
    """Returns everything that leaves the engine for a seat in a position."""
    game = case.game
    view = game.view(state, seat)
    shown: dict[str, Any] = {"view": view}
    for lang in LANGUAGES:
        words = Words(lang, game.meta)
        shown[f"prompt in {lang}"] = words.phrase(game.prompt(view))
        if seat is not None:
            shown[f"choices in {lang}"] = [
                [choice.notation, words.phrase(choice.words), *choice.path]
                for choice in game.choices(state, seat)
            ]
    return shown


def check_same(one: View, other: View, who: str) -> None:
    assert json.dumps(one) == json.dumps(other), f"{who}: {where_differ(one, other)}"


def dealt_anew(state: State, seat: int, seed: int) -> State:
    other = state.clone()
    other.resample(seat, Rng.seeded(seed))
    return other


def test_a_seat_sees_the_same_whatever_is_hidden(main_case: Case) -> None:
    for step, state in enumerate(walk(main_case.new(1), 1)):
        for seat in range(main_case.seats):
            other = dealt_anew(state, seat, step)
            for viewer in (seat, None):
                here, there = (all_shown(main_case, one, viewer) for one in (state, other))
                check_same(here, there, f"{name_of(viewer)} sees what seat {seat} cannot know")


def name_of(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def test_whether_a_part_of_an_action_is_asked_for_tells_nothing(main_case: Case) -> None:
    """A part with a single answer is not asked for (`State.only_answer`), and others notice that."""
    for step, state in enumerate(walk(main_case.new(2), 2)):
        if state.is_part():
            for seat, deal in product(range(main_case.seats), range(DEALS)):
                other = dealt_anew(state, seat, step * DEALS + deal)
                assert (other.only_answer() is None) == (state.only_answer() is None), (
                    f"seat {seat} learns something hidden if this is not asked for"
                )


# A sight reveals nothing of the deal


def test_a_sight_is_the_same_in_every_deal_that_a_seat_cannot_tell_apart(case: Case) -> None:
    """Programs get sights together with their generator, by which a shuffle can be inverted.

    So what is dealt anew must start from an order that reveals nothing: sort what is hidden, then shuffle it.
    """
    for step, state in enumerate(walk(case.new(4), 4)):
        if step % STRIDE == 0:
            for seat in range(case.seats):
                for deal in range(LOOKS):
                    other = dealt_anew(state, seat, 100 + deal)
                    one, two = (sight_of(case, deal, seat, step) for deal in (state, other))
                    check_same(one, two, f"the sight of seat {seat} tells of what it cannot know")


def sight_of(case: Case, state: State, seat: int, seed: int) -> View:
    return case.game.sight(state, seat, Rng.seeded(seed)).snapshot()


# A possible deal


def test_what_is_dealt_anew_could_be_so(case: Case) -> None:
    """The same things as before, in zones of the same sizes; and the game can go on."""
    chosen: set[Zone] = set()
    for step, state in enumerate(walk(case.new(1), 1)):
        if step % STRIDE == 0:
            for seat in range(case.seats):
                other = dealt_anew(state, seat, step)
                check_deal(case.game, state, other, chosen)
                if step % (STRIDE * STRIDE) == 0:
                    check_play(case.game, other)
        if state.actor != iteru.NOBODY:
            chosen |= secret_numbers(case.game, state)


def secret_numbers(game: Game[State], state: State) -> set[Zone]:
    """Returns where a secret choice puts a number of its own: a sealed bid is no thing that is dealt."""
    found: set[Zone] = set()
    for pair in alike(game, state)[:PAIRS]:
        here, there = (outcome(state, action, None) for action in pair)
        one, two = position(here[1]), position(there[1])
        are_told_alike = list(map(str, here[0])) == list(map(str, there[0]))
        if are_told_alike and sizes(one) == sizes(two) and counted(one) != counted(two):
            found |= {zone for zone in places(one) if differ(one, two, zone)}
    return found


def check_deal(game: Game[State], state: State, other: State, chosen: set[Zone]) -> None:
    before, after = position(state), position(other)
    assert sizes(after) == sizes(before), "dealt anew, zones have another size"
    assert game.census(other) == game.census(state), "dealt anew, things are created or lost"
    if counted(after, chosen) != counted(before, chosen):
        assert tells_apart(game, state, other), (
            "dealt anew, other things are there than before, and the census does not see it:"
            " let it count each kind of thing by itself"
        )


def check_play(game: Game[State], state: State) -> None:
    census = game.census(state)
    for _ in walk(state, 1):
        pass
    assert game.census(state) == census


def position(state: State) -> Position:
    """Returns everything on the table, without the generator."""
    found = state.snapshot()
    return {name: value for name, value in found.items() if name not in ("rng", "options")}


def sizes(value: Any) -> Any:
    """Returns how many things each zone holds."""
    if isinstance(value, dict):
        return {name: sizes(one) for name, one in value.items()}
    return [len(value), *map(sizes, value)] if isinstance(value, list) else None


def counted(here: Position, chosen: Collection[Zone] = ()) -> list[int]:
    """Returns all numbers in all zones, but for those that were chosen."""
    return sorted(at(here, zone) for zone in places(here) if zone not in chosen)


def tells_apart(game: Game[State], state: State, other: State) -> bool:
    """Whether the census notices that a single thing was exchanged for another."""
    census = game.census(state)
    there = position(other)
    for zone in places(position(state)):
        changed = state.snapshot()
        if at(there, zone) != at(changed, zone):
            at(changed, zone[:-1])[zone[-1]] = at(there, zone)
            if game.census(game.restore(changed)) != census:
                return True
    return False


def places(value: Any, above: Zone = ()) -> Iterator[Zone]:
    """Yields the path to every single number."""
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(one, (*above, key))
    else:
        yield above


def at(value: Any, zone: Zone) -> Any:
    for key in zone:
        value = value[key]
    return value


# Everything hidden is dealt anew


def test_what_a_seat_cannot_see_is_dealt_anew(case: Case) -> None:
    """A zone that chance fills and that a seat does not see must change: else a bot could read it."""
    state, others = case.new(1), [case.new(seed) for seed in range(2, 8)]
    here = position(state)
    for seat in range(case.seats):
        deals = [dealt_anew(state, seat, seed) for seed in range(DEALS)]
        assert all(deal.rng.words() != state.rng.words() for deal in deals), (
            "chance is not re-seeded"
        )
        for zone in zones(here):
            by_chance = [other for other in map(position, others) if differ(other, here, zone)]
            stays = not any(differ(position(deal), here, zone) for deal in deals)
            if by_chance and stays:
                shown = any(shows(case.game, state, seat, zone, other) for other in by_chance)
                assert shown, f"{zone} is neither shown to seat {seat} nor dealt anew for it"


def zones(here: Position) -> Iterator[Zone]:
    """Yields the path to every list of things."""
    for name, value in here.items():
        if isinstance(value, list):
            nested = [number for number, one in enumerate(value) if isinstance(one, list)]
            for inside in nested:
                yield name, inside
            if not nested:
                yield (name,)


def differ(one: Position, other: Position, zone: Zone) -> bool:
    return bool(at(one, zone) != at(other, zone))


def shows(game: Game[State], state: State, seat: int, zone: Zone, other: Position) -> bool:
    """Whether a seat's view changes if a zone is as in another game."""
    changed = state.snapshot()
    at(changed, zone[:-1])[zone[-1]] = deepcopy(at(other, zone))
    return game.view(game.restore(changed), seat) != game.view(state, seat)


def test_the_secrets_of_others_are_dealt_anew(case: Case) -> None:
    game = case.game
    looks: dict[tuple[int, int], list[bool]] = {}
    for step, state in enumerate(walk(case.new(3), 3)):
        if step % STRIDE == 0:
            holders = [seat for seat in range(case.seats) if has_secret(game, state, seat)]
            for seat in range(case.seats):
                other = dealt_anew(state, seat, step)
                for holder in holders:
                    if holder != seat:
                        changed = game.view(other, holder) != game.view(state, holder)
                        looks.setdefault((seat, holder), []).append(changed)
    for (seat, holder), changes in looks.items():
        if len(changes) >= LOOKS:
            assert any(changes), f"what seat {holder} sees is never dealt anew for seat {seat}"


def has_secret(game: Game[State], state: State, seat: int) -> bool:
    return spectator(game.view(state, seat)) != spectator(game.view(state, None))


def spectator(view: View) -> View:
    return {**view, "seat": None}


# Events and undo


def outcome(state: State, action: int, seat: int | None) -> tuple[list[Event], State]:
    """Returns the events of an action that a seat may know, and the state after it."""
    after = state.clone()
    after.journal = Journal()
    after.apply(action)
    return [event for event in after.journal.events if event.known_to(seat)], after


def test_what_reveals_nothing_is_the_same_in_every_deal(case: Case) -> None:
    """An event that depends on hidden things must be marked as revealing; else it leaks and undo goes too far.

    What the actor shows is new to the others only: to the actor it must be the same in every deal.
    """
    state = case.new(2)
    for action in random_actions(state, 5):
        for seat in range(case.seats):
            other = dealt_anew(state, seat, 77)
            if action not in other.legal_actions():
                assert seat != state.actor
                continue
            here, there = outcome(state, action, seat), outcome(other, action, seat)
            shown = [seat != state.actor and event.shows for event in here[0]]
            check_news(case, here, there, seat, shown)
        state.apply(action)


def check_news(
    case: Case,
    here: tuple[list[Event], State],
    there: tuple[list[Event], State],
    seat: int,
    shown: list[bool],
) -> None:
    """Checks that a seat learns the same in both deals up to the first marked event; without one it also sees the same."""
    events, after = here
    marks = [event.reveals or was_shown for event, was_shown in zip(events, shown, strict=True)]
    reveals = marks.index(True) if True in marks else len(marks)
    assert list(map(str, events[:reveals])) == list(map(str, there[0][:reveals]))
    if reveals == len(events):
        here_shown, there_shown = (all_shown(case, one, seat) for one in (after, there[1]))
        check_same(here_shown, there_shown, f"seat {seat} sees what no event was marked for")


# Secrets made by choice


def test_a_secret_choice_stays_secret(case: Case) -> None:
    """The others cannot tell apart actions with one `public_notation`.

    Not by their events or views, nor by the sights of their bots.
    """
    for seed in (5, 6):
        state = case.new(seed)
        for step, action in enumerate(random_actions(state, seed)):
            for one, two in alike(case.game, state)[:PAIRS]:
                check_alike(case, state, (one, two), step)
            state.apply(action)


def alike(game: Game[State], state: State) -> list[tuple[int, int]]:
    """Returns pairs of legal actions that look the same to the others."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(game.public_notation(action), []).append(action)
    return [pair for actions in kinds.values() for pair in pairwise(actions)]


def check_alike(case: Case, state: State, pair: tuple[int, int], step: int) -> None:
    """Checks a pair of secret choices, until something is revealed or the game is over."""
    game = case.game
    for seat in (None, *range(case.seats)):
        if seat == state.actor:
            continue
        here, there = (outcome(state, one, seat) for one in pair)
        who = f"{name_of(seat)} can tell {' from '.join(map(game.notation, pair))}"
        events, others = [up_to_news(told_then) for told_then, _ in (here, there)]
        assert events == others, f"{who} by what happened"
        told_alike = list(map(str, here[0])) == list(map(str, there[0]))
        if iteru.NOBODY in (here[1].actor, there[1].actor) or not told_alike:
            continue
        check_same(all_shown(case, here[1], seat), all_shown(case, there[1], seat), who)
        if seat is not None:
            one, two = (sight_of(case, after, seat, step) for after in (here[1], there[1]))
            check_same(one, two, f"{who} by its sight")


def up_to_news(events: list[Event]) -> list[str]:
    marks = [event.reveals for event in events]
    return list(map(str, events[: marks.index(True) if True in marks else None]))


def test_undo_goes_back_to_the_last_news_or_other_seat_and_no_further(
    main_case: Case,
) -> None:
    match = iteru.Match(main_case.game, main_case.seats, 3, dict(main_case.options))
    snapshots = [match.state.snapshot()]
    for action in random_choices(match, 3):
        seat = match.state.actor
        match.choose(seat, action)
        snapshots.append(match.state.snapshot())
        if match.played[-1].reveals:
            assert match.undoable(seat) == 0
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            continue
        for other in range(main_case.seats):
            assert bool(match.undoable(other)) == (other == seat)
        undone = match.undo(seat)
        assert match.state.snapshot() == snapshots[-2]
        match.choose(undone.seat, undone.action)
        assert match.state.snapshot() == snapshots[-1]
