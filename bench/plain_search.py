"""A plain search, as a newcomer writes it on the public API: the yardstick of `bench.strength`.

One tree over worlds that are dealt anew, UCB for every choice, and leaves judged by `prospects` at once: no priors and no
playouts. A bot like any other: `--seats bench.plain_search:PlainSearch:seconds=0.2,greedy`.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import ClassVar

import iteru
from iteru.engine.state import State

EXPLORE = 0.7
SCALE = 8.0
"""A lead of this many points is good for nearly three wins of four."""


class Node:
    """A line of choices."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.totals: dict[int, float] = {}
        self.children: dict[int, Node] = {}


class PlainSearch(iteru.Bot):
    """Searches for a number of seconds, or for a number of iterations."""

    parameters: ClassVar[tuple[iteru.Parameter, ...]] = (
        iteru.Parameter("seconds", 0.2, low=0.01, high=60.0),
        iteru.Parameter("iterations", 0, low=0, high=1_000_000),
    )

    def __init__(self, seconds: float, iterations: int) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        actions = sight.legal_actions()
        if len(actions) == 1:
            return actions[0]
        root = Node()
        start, count = perf_counter(), 0
        while count < self.iterations or (
            not self.iterations and perf_counter() - start < self.seconds
        ):
            iterate(game, sight, root, rng)
            count += 1
        return max(
            actions, key=lambda one: root.children[one].visits if one in root.children else 0
        )


def iterate(game: iteru.Game[State], sight: State, root: Node, rng: iteru.Rng) -> None:
    """Deals a world, walks to a new node, judges it, and notes the outcome on the way."""
    world = sight.clone()
    world.resample(sight.actor, rng)
    node, path = root, [root]
    while world.actor != iteru.NOBODY:
        action, child = step(node, world)
        world.apply(action)
        node = child
        path.append(node)
        if node.visits == 0:
            break
    worth = shares(game, world)
    for passed in path:
        passed.visits += 1
        for seat, share in enumerate(worth):
            passed.totals[seat] = passed.totals.get(seat, 0.0) + share


def step(node: Node, world: State) -> tuple[int, Node]:
    """Returns an untried choice, else the one with the highest upper bound."""
    best, bound = -1, -1.0
    for action in world.legal_actions():
        child = node.children.get(action)
        if child is None:
            child = node.children[action] = Node()
        child.available += 1
        if child.visits == 0:
            return action, child
        value = child.totals[world.actor] / child.visits
        value += EXPLORE * sqrt(log(child.available) / child.visits)
        if value > bound:
            best, bound = action, value
    return best, node.children[best]


def shares(game: iteru.Game[State], world: State) -> list[float]:
    """Returns each seat's share of the win: by the result, or by what `prospects` promises."""
    if world.actor == iteru.NOBODY:
        winners = world.winners()
        return [(seat in winners) / max(1, len(winners)) for seat in range(world.seats)]
    prospects = game.prospects(world)
    if len(prospects) == 1:
        return [1 / (1 + exp(-prospects[0] / 100))]
    most = max(prospects)
    weights = [exp((one - most) / SCALE) for one in prospects]
    return [one / sum(weights) for one in weights]
