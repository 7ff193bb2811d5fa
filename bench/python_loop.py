"""Iteru driven by a Python script, as OpenSpiel is: the rules as installed, the loop over the actions interpreted."""

from operator import methodcaller

from bench.timing import measure, report, seconds_asked_for
from iteru import NOBODY, Game, Rng, State, game

SEATS = 4


def play(title: Game[State], seed: int) -> int:
    rng = Rng.seeded(seed)
    state = title.new(SEATS, seed)
    count = 0
    while state.actor != NOBODY:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        count += 1
    return count


def positions(title: Game[State]) -> list[State]:
    """Returns positions from the whole length of a game."""
    state = title.new(SEATS, 1)
    rng = Rng.seeded(1)
    found = []
    while state.actor != NOBODY:
        found.append(state.clone())
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return found


if __name__ == "__main__":
    imhotep = game("imhotep")
    name = "Iteru compiled, Python loop"
    report(
        [
            measure(
                name,
                lambda seed: play(imhotep, seed),
                positions(imhotep),
                methodcaller("clone"),
                seconds_asked_for(),
            )
        ]
    )
