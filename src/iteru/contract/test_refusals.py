"""Every action is either offered or refused with a reason, and no reason reveals what is hidden."""

import iteru
from iteru.contract.games import Case, walk
from iteru.engine.rng import Rng
from iteru.engine.state import State

STRIDE = 2


def sample_positions(case: Case, seed: int) -> list[State]:
    """Returns some positions of a random game in which somebody must choose."""
    states = enumerate(walk(case.new(seed), seed))
    return [
        state.clone()
        for step, state in states
        if step % STRIDE == 0 and state.actor != iteru.NOBODY
    ]


def reasons(case: Case, state: State, seed: int) -> dict[str, str]:
    """Returns the reasons why actions are not legal, by notation, on a sight of the actor."""
    game = case.game
    sight = game.sight(state, state.actor, Rng.seeded(seed))
    found = {game.notation(action): sight.why_not(action) for action in range(game.action_count)}
    return {notation: str(reason) for notation, reason in found.items() if reason is not None}


def reasons_of_things(case: Case, state: State, seed: int) -> dict[str, str]:
    """Returns the reasons that lie in the things which actions touch, on a sight of the actor."""
    game = case.game
    sight = game.sight(state, state.actor, Rng.seeded(seed))
    view = game.view(state, state.actor)
    things = {thing for action in range(game.action_count) for thing in game.targets(view, action)}
    found = {thing: game.telling.why_not_touch(sight, thing) for thing in sorted(things)}
    return {thing: str(reason) for thing, reason in found.items() if reason is not None}


def test_every_action_is_offered_or_refused(main_case: Case) -> None:
    game = main_case.game
    for state in sample_positions(main_case, 5):
        refused = reasons(main_case, state, 1)
        offered = {game.notation(action) for action in state.legal_actions()}
        both = offered & set(refused)
        assert not both, f"offered and refused: {[(one, refused[one]) for one in sorted(both)]}"
        neither = set(game.notations) - offered - set(refused)
        assert not neither, f"neither offered nor refused: {sorted(neither)}"


def test_no_reason_tells_what_is_hidden(main_case: Case) -> None:
    """Neither the reason against an action nor one that lies in a thing on the picture."""
    for state in sample_positions(main_case, 6):
        first, *others = [
            reasons(main_case, state, seed) | reasons_of_things(main_case, state, seed)
            for seed in range(3)
        ]
        for other in others:
            changed = [one for one in {*first, *other} if first.get(one) != other.get(one)]
            assert not changed, [(one, first.get(one), other.get(one)) for one in changed]
