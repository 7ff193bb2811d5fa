"""Whether the chances to win that advice shows come true: games of a level against itself.

At a few choices of every game advice is asked for, and the best choice's chance to win is noted beside what came: whether the
seat won, all seats playing on at the level. Chances are told in bins: of those near 60 % about 60 % must be won. The
score is the mean square of the error (Brier); somebody who always says "all seats alike" has the score that stands beside it.

    python -m bench.chances imhotep --games 100
"""

import argparse
from collections.abc import Iterator
from typing import NamedTuple

import iteru
from iteru.arena.standing import wilson
from iteru.bots.advice import compared
from iteru.bots.mcts import think
from iteru.engine.state import State

BINS = 5
SEED = 7


class Promise(NamedTuple):
    """A chance that was shown, and what came of it."""

    chance: float
    won: float
    """The share of the win."""
    gap: float
    """How far the second choice seemed to lie behind."""


def promises(game: iteru.Game[State], asked: argparse.Namespace, number: int) -> Iterator[Promise]:
    """Plays a game; yields what was promised at some of its choices."""
    rng = iteru.Rng.seeded(number)
    state = game.new(asked.seats, SEED * 100_000 + number)
    bot = iteru.bot(asked.level)
    said: list[tuple[int, float, float]] = []
    while state.actor != iteru.NOBODY:
        seat = state.actor
        if len(state.legal_actions()) > 1 and rng.below(asked.every) == 0:
            sight = game.sight(state, seat, rng)
            if asked.alone:
                found = think(game, sight, rng, asked.iterations).choices
            else:
                found = compared(game, sight, rng, asked.iterations, 0.0)
            gap = found[0].chance - found[1].chance if len(found) > 1 else 0.0
            said.append((seat, found[0].chance, gap))
            state.apply(found[0].action)
        else:
            state.apply(iteru.ask(bot, game, state, rng))
    winners = state.winners()
    for seat, chance, gap in said:
        yield Promise(chance, 1 / len(winners) if seat in winners else 0.0, gap)


def table(found: list[Promise], seats: int) -> Iterator[str]:
    yield "| promised | choices | mean promised | won | 95 % interval |"
    yield "| --- | --- | --- | --- | --- |"
    for part in range(BINS):
        low, high = part / BINS, (part + 1) / BINS
        inside = [one for one in found if low <= one.chance < high or one.chance == high == 1.0]
        if inside:
            mean = sum(one.chance for one in inside) / len(inside)
            won = sum(one.won for one in inside) / len(inside)
            least, most = wilson(won, len(inside))
            yield (
                f"| {low:.0%} to {high:.0%} | {len(inside)} | {mean:.0%} | {won:.0%} | {least:.0%} to {most:.0%} |"
            )
    score = sum((one.chance - one.won) ** 2 for one in found) / len(found)
    blind = sum((1 / seats - one.won) ** 2 for one in found) / len(found)
    gap = sum(abs(one.gap) for one in found) / len(found)
    yield f"\nscore {score:.3f} (all seats alike: {blind:.3f}); second choice {gap:.1%} away on average"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="scribe", help="plays on")
    parser.add_argument("--iterations", type=int, default=1000, help="for advice")
    parser.add_argument("--every", type=int, default=25, help="one of so many choices is advised")
    parser.add_argument("--alone", action="store_true", help="as the search alone says it")
    asked = parser.parse_args()
    game = iteru.game(asked.game)
    found = [one for number in range(asked.games) for one in promises(game, asked, number)]
    print("\n".join(table(found, asked.seats)))


if __name__ == "__main__":
    main()
