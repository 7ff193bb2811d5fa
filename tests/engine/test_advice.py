"""Advice: the best few choices by what a seat may know, and what speaks for each."""

from typing import Any

import pytest

import iteru
from iteru.bots.advice import LEAST_DOUBT, MOST, MUCH, advise, compared, doubt, loss_of
from iteru.bots.mcts import think
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY
from iteru.words import LANGUAGES, Words
from iteru.words.reasons import reasons
from tests.engine.nim.game import Nim
from tests.engine.nim.meta import META
from tests.engine.test_mcts import position


@pytest.mark.parametrize("name", iteru.games())
def test_a_few_choices_are_advised_with_reasons_that_were_counted(name: str) -> None:
    game, state = iteru.game(name), position(name, 2, 30)
    sight = game.sight(state, state.actor, Rng.seeded(1))
    found = advise(game, sight, Rng.seeded(2), 60, 20.0)
    assert 1 <= len(found) <= 3
    headings = set(game.breakdown(state))
    for one in found:
        assert one.action in state.legal_actions()
        assert 0 <= one.chance <= 1
        assert one.line[0] == game.notation(one.action)
        assert set(one.now) == set(one.later) == headings
        for lang in LANGUAGES:
            words = Words(lang, game.meta, ["Anna", "Bob"])
            why = reasons(words, state.actor, one.now, one.later, one.costs, one.points)
            assert why.endswith(".")
            assert len(why) > 8


@pytest.mark.parametrize("name", iteru.games())
def test_advice_is_the_same_wherever_hidden_things_really_are(name: str) -> None:
    game, state = iteru.game(name), position(name, 2, 30)
    other = state.clone()
    other.resample(state.actor, Rng.seeded(99))
    sights = [game.sight(one, state.actor, Rng.seeded(1)) for one in (state, other)]
    assert sights[0].digest() == sights[1].digest(), "nothing else is given to it"
    found = [advise(game, sight, Rng.seeded(2), 20, 20.0) for sight in sights]
    assert found[0] == found[1]


@pytest.mark.parametrize("name", iteru.games())
def test_choices_are_compared_by_as_many_tries(name: str) -> None:
    """A search alone tries its second choice seldom, and tells a chance that it hardly knows."""
    game, state = iteru.game(name), position(name, 2, 30)
    sight = game.sight(state, state.actor, Rng.seeded(1))
    found = compared(game, sight, Rng.seeded(2), 120, 20.0)
    assert sum(thought.visits for thought in found) <= 120
    best, few = found[0], found[:MOST]
    assert best.chance == max(thought.chance for thought in few)
    alone = think(game, sight, Rng.seeded(2), 120, 20.0).choices[:MOST]
    assert min(one.visits for one in few) >= 120 // 2 // MOST
    assert min(one.visits for one in few) >= min(one.visits for one in alone)
    assert sorted(one.visits for one in few) <= sorted(60 for _ in few)


def test_choices_that_lead_to_the_same_position_are_shown_alike() -> None:
    game, rng = iteru.game("imhotep"), Rng.seeded(333)
    state = game.new(2, 333)
    for _ in range(28):
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    sight = game.sight(state, state.actor, Rng.seeded(1))
    twins = [one for one in sight.legal_actions() if game.notation(one) in ("take 1", "take 2")]
    assert len({after(sight, one) for one in twins}) == 1
    few = compared(game, sight, Rng.seeded(2), 300, 20.0)[:MOST]
    first, second = [thought.chance for thought in few if thought.action in twins]
    assert first == pytest.approx(second, abs=0.05)


def after(state: Any, action: int) -> str:
    ahead = state.clone()
    ahead.apply(action)
    return str(ahead.digest())


def test_a_lead_is_worth_less_the_more_can_still_happen() -> None:
    """Chances were told by how leads differ within a search, which sees little of a game that has just begun."""
    game = iteru.game("imhotep")
    early, late = position("imhotep", 2, 10), position("imhotep", 2, 80)
    doubts = [
        doubt(game, game.sight(state, state.actor, Rng.seeded(1)), Rng.seeded(2))
        for state in (early, late)
    ]
    assert doubts[0] > doubts[1] >= LEAST_DOUBT


def test_what_comes_at_once_is_the_difference_of_the_points() -> None:
    game = iteru.game("imhotep")
    state = position("imhotep", 2, 40)
    for one in advise(game, game.sight(state, state.actor, Rng.seeded(1)), Rng.seeded(2), 60, 20.0):
        after = state.clone()
        after.apply(one.action)
        gained = after.scores()[state.actor] - state.scores()[state.actor]
        assert sum(one.now.values()) == pytest.approx(gained)


def test_a_finished_game_needs_no_advice() -> None:
    game = iteru.game("imhotep")
    state = game.new(2, 5)
    while state.actor != NOBODY:
        state.apply(state.legal_actions()[0])
    assert advise(game, state, Rng.seeded(1), 50, 1.0) == []


SAID = [
    (
        "en",
        "At once: Pyramids +3; in the moves after it: Obelisks +2, Temple \N{MINUS SIGN}1; fewer points for others: Bob (2).",
        "Likely points in the end: Anna (41), Bob (38).",
        "3 points more than other choices bring; fewer points for others: Bob (2).",
        "Hardly any difference in points from other choices; likely in the end: Anna (41), Bob (38).",
    ),
    (
        "cs",
        "Hned: Pyramidy +3; v dalších tazích: Obelisky +2, Chrám \N{MINUS SIGN}1; méně bodů pro soupeře: Bob (2).",
        "Body, které čekáme na konci: Anna (41), Bob (38).",
        "O 3 body víc, než přinášejí jiné volby; méně bodů pro soupeře: Bob (2).",
        "Bodově se od jiných voleb skoro neliší; na konci čekáme: Anna (41), Bob (38).",
    ),
]


@pytest.mark.parametrize(("lang", "whole", "bare", "more", "alike"), SAID)
def test_reasons_are_one_sentence(lang: str, whole: str, bare: str, more: str, alike: str) -> None:
    words = Words(lang, iteru.meta("imhotep"), ["Anna", "Bob"])
    now, later = {"pyramids": 3.0, "temple": 0.2}, {"temple": -1.0, "obelisks": 2.1}
    assert reasons(words, 0, now, later, [-3.0, 1.9], [41, 38]) == whole
    assert reasons(words, 0, {"temple": 0.3}, {}, [5.0, -2.0], [41, 38]) == bare
    assert reasons(words, 0, {"temple": 0.3}, {}, [-3.0, 1.9], [41, 38]) == more
    assert reasons(words, 0, {"temple": 0.3}, {}, [0.4, -2.0], [41, 38]) == alike
    assert reasons(words, 0, {}, {}, [0.0, 0.0], [41, 38]) == bare, "nothing else can be chosen"


def test_a_choice_that_costs_much_is_found_beside_a_better_one() -> None:
    game: Any = Nim(META, META.read_box())
    state = game.new(2, 1)
    state.heap = 5
    one, _, three = state.legal_actions()
    assert loss_of(game, state, one, Rng.seeded(1), 400, 20.0) is None, "the others lose"
    loss = loss_of(game, state, three, Rng.seeded(1), 400, 20.0)
    assert loss is not None
    assert loss.better == one
    assert loss.better_chance - loss.chance >= MUCH


def test_points_are_those_of_the_end() -> None:
    game = iteru.game("imhotep")
    opening = game.new(2, 5)
    sight = game.sight(opening, 0, Rng.seeded(1))
    for one in advise(game, sight, Rng.seeded(2), 20, 20.0):
        assert min(one.points) > 20, "a search of the opening sees hardly five points"
    state = before = opening
    while state.actor != NOBODY:
        before = state.clone()
        state.apply(state.legal_actions()[0])
    [last, *_] = [
        one for one in advise(game, before, Rng.seeded(1), 60, 20.0) if len(one.line) == 1
    ]
    before.apply(last.action)
    assert last.points == pytest.approx(before.scores())


def test_points_come_from_random_play_where_a_game_has_no_heuristic() -> None:
    game: Any = Nim(META, META.read_box())
    [first, *_] = advise(game, game.new(2, 1), Rng.seeded(1), 50, 20.0)
    assert sum(first.points) == pytest.approx(1.0)
