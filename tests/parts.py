"""Games that wait for a choice after which a part of the action has one answer."""

from functools import cache

import iteru
from iteru.engine.rng import Rng


@cache
def record_before_part() -> tuple[iteru.Record, str]:
    """A game of Egizia by two, and the move that leaves one answer to its next question."""
    game = iteru.game("egizia")
    for seed in range(60):
        match = iteru.Match(game, 2, seed, {}, ["Anna", "Bob"])
        rng = Rng.seeded(seed)
        while not match.is_over:
            state = match.state
            legal = state.legal_actions()
            found = [action for action in legal if leaves_one_answer(state, action)]
            if found and len(legal) > 1:
                return match.record(), game.notation(found[0])
            match.choose(state.actor, legal[rng.below(len(legal))])
    raise AssertionError("no such choice in 60 games")


def leaves_one_answer(state: iteru.State, action: int) -> bool:
    after = state.clone()
    after.apply(action)
    return after.actor == state.actor and after.only_answer() is not None


def before_part() -> tuple[iteru.Match, int, str]:
    """The match, whose choice it is, and the move."""
    record, move = record_before_part()
    match = iteru.Match.of_record(record, iteru.game(record.game))
    return match, match.state.actor, move


def played_by_hand(state: iteru.State, action: int) -> tuple[iteru.State, int]:
    """The position after an action and all parts of it that have one answer, and how many these are."""
    after, parts = state.clone(), 0
    after.apply(action)
    while len(after.legal_actions()) == 1 and after.is_part():
        after.apply(after.legal_actions()[0])
        parts += 1
    return after, parts
