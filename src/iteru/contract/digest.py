"""A digest of many games: every position, action and event. As a script it prints the digest and how the engine runs."""

import hashlib
import json
import sys
from collections.abc import Sequence

from iteru.contract.games import cases, walk
from iteru.engine.build import is_compiled
from iteru.engine.events import Journal
from iteru.engine.rng import Rng


def digest(names: Sequence[str]) -> str:
    found = hashlib.sha256()
    for case in cases(names):
        for seed in range(4):
            journal = Journal()
            state = case.game.new(case.seats, seed, dict(case.options), journal)
            for position in walk(state, seed):
                found.update(json.dumps(position.snapshot()).encode())
                found.update(repr(position.legal_actions()).encode())
            state.resample(0, Rng.seeded(seed))
            found.update(json.dumps([state.snapshot(), state.scores(), state.winners()]).encode())
            found.update("\n".join(map(str, journal.events)).encode())
            found.update(str(case.game.prospects(state)).encode())
            found.update(str(case.game.expected_points(state)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "interpreted", digest(sys.argv[1:]))
