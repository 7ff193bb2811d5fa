"""How long a game's views take; `bench.trees` runs it in trees of any version.

Prints the microseconds of a view, the mean over the positions of a random game and all seats.
"""

import sys
from time import process_time

import iteru


def main() -> None:
    name, seats, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    game, rng = iteru.game(name), iteru.Rng.seeded(1)
    state, positions = game.new(seats, 1), []
    while state.actor != iteru.NOBODY:
        positions.append(state.clone())
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    made, start = 0, process_time()
    while process_time() - start < seconds:
        for position in positions:
            for seat in range(seats):
                game.view(position, seat)
        made += len(positions) * seats
    print(1e6 * (process_time() - start) / made)


if __name__ == "__main__":
    main()
