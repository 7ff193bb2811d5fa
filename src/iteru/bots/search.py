"""Monte Carlo tree search over worlds that are dealt anew.

Before every iteration all that the searcher cannot know is dealt anew, so one tree serves all worlds: a node is a line of
choices, and its children are those that were possible in some world. Every seat maximises its own prospects. A leaf is judged
after its actor's turn has been played on greedily (`settle`), since positions in the middle of a turn say little.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

WIN_SHARE: Final = 0.75
"""How much of the worth of a finished game is its win; the rest is the margin, so that nobody gives up or gambles."""
FIRST_SCALE: Final = 6.0
LEAST_SCALE: Final = 1.5
WARM: Final = 24
"""So many leaves are judged with the first scale."""
SPREAD: Final = 1.5
"""A lead of so many deviations is good for nearly three wins of four."""
SHARPNESS: Final = 4.0
"""How much sooner promising choices are tried."""
LEAST_KNOWN: Final = 3.0
"""A choice tried less often is not part of a main line."""
LARGE: Final = 30.0
LONGEST_LINE: Final = 400


class Node:
    """A line of choices: how often it was played, and what came of it for every seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0.0
        self.weight = 0.0
        """How promising it looked at first sight, beside its siblings."""
        self.totals = [0.0] * seats
        self.points = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.reference = 0.0
        self.is_open = False


class Thought(NamedTuple):
    """What a search thinks of a choice."""

    action: int
    visits: int
    chance: float
    """To win, between 0 and 1."""
    points: list[float]
    """How many points each seat is likely to have in the end."""
    line: list[int]
    """How the game is likely to go on: the choice itself, and what everybody chooses then."""


class Search:
    """One search for one choice."""

    def __init__(
        self, game: Game[State], sight: State, rng: Rng, explore: float, settle: int
    ) -> None:
        self.game = game
        self.sight = sight
        self.seat = sight.actor
        self.seats = sight.seats
        self.rng = rng
        self.explore = explore
        """The weight of what was tried seldom."""
        self.greedy_steps = settle
        """How many choices are made greedily before a leaf is judged, at most."""
        self.root = Node(sight.seats)
        self.iterations = 0
        self.scale = FIRST_SCALE
        self.leads = 0.0
        self.lead_mean = 0.0
        self.lead_squares = 0.0

    def run(self, iterations: int, seconds: float) -> None:
        """Searches until either is spent; 0 is no limit. Stops when nothing can change the answer any more."""
        start = perf_counter()
        while True:
            self.iterate()
            self.iterations += 1
            if iterations and self.iterations >= iterations:
                return
            if self.iterations & 15 == 0:
                spent = perf_counter() - start
                if seconds and spent >= seconds:
                    return
                left = self.left(iterations, seconds, spent)
                if left >= 0 and self.is_decided(left):
                    return

    def left(self, iterations: int, seconds: float, spent: float) -> float:
        """How many iterations there is still time for; -1 if nobody knows."""
        if iterations:
            return float(iterations - self.iterations)
        if seconds and self.iterations >= 64:
            return (seconds - spent) / spent * self.iterations
        return -1.0

    def is_decided(self, left: float) -> bool:
        first = 0.0
        second = 0.0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def iterate(self) -> None:
        """Deals a world, walks down the tree to a leaf, judges it, and notes the outcome all the way."""
        world = self.sight.clone()
        world.resample(self.seat, self.rng)
        path = [self.root]
        node = self.root
        while world.actor != NOBODY and len(path) < LONGEST_LINE:
            if not node.is_open:
                if node.visits == 0 and node is not self.root:
                    break
                self.open(node, world)
            action, child = self.select(node, world)
            world.apply(action)
            path.append(child)
            node = child
        self.settle(world)
        prospects = self.game.prospects(world)
        worth = self.worth(world, prospects)
        for passed in path:
            passed.visits += 1.0
            for seat in range(self.seats):
                passed.totals[seat] += worth[seat]
                passed.points[seat] += prospects[seat]

    def open(self, node: Node, world: State) -> None:
        """Looks at every choice for the first time."""
        node.is_open = True
        actions = world.legal_actions()
        best = -1e9
        found: list[float] = []
        for action in actions:
            value = self.first_sight(world, action)
            found.append(value)
            if value > best:
                best = value
        node.reference = best
        for action, value in zip(actions, found):  # noqa: B905 - compiled, `strict` costs
            self.add_child(node, action, value)

    def add_child(self, node: Node, action: int, value: float) -> Node:
        child = Node(self.seats)
        gap = (value - node.reference) / self.scale * SHARPNESS
        child.weight = exp(gap) if gap < 0.0 else 1.0
        node.children[action] = child
        return child

    def first_sight(self, world: State, action: int) -> float:
        """The lead of the actor right after a choice."""
        ahead = world.clone()
        ahead.apply(action)
        return lead_of(self.game.prospects(ahead), world.actor)

    def select(self, node: Node, world: State) -> tuple[int, Node]:
        """The choice with the best sum of what came of it and how little is known of it."""
        actor = world.actor
        actions = world.legal_actions()
        children = node.children
        weights = 0.0
        visits = 0.0
        total = 0.0
        among: list[Node] = []
        for action in actions:
            child = children.get(action)
            if child is None:
                child = self.add_child(node, action, self.first_sight(world, action))
            among.append(child)
            weights += child.weight
            visits += child.visits
            total += child.totals[actor]
        usual = total / visits if visits else 0.5
        wide = self.explore * sqrt(visits + 1.0) / weights
        best = -1e9
        chosen = 0
        for index, child in enumerate(among):
            tried = child.visits
            value = child.totals[actor] / tried if tried else usual
            value += wide * child.weight / (1.0 + tried)
            if value > best:
                best = value
                chosen = index
        return actions[chosen], among[chosen]

    def settle(self, world: State) -> None:
        """Plays the actor's turn on greedily: in the middle of it prospects say little."""
        actor = world.actor
        if actor == NOBODY:
            return
        for _ in range(self.greedy_steps):
            world.apply(self.greedy(world))
            if world.actor != actor:
                return

    def greedy(self, world: State) -> int:
        actions = world.legal_actions()
        if len(actions) == 1:
            return actions[0]
        best = -1e9
        chosen = actions[0]
        for action in actions:
            value = self.first_sight(world, action)
            if value > best:
                best = value
                chosen = action
        return chosen

    def worth(self, world: State, prospects: list[float]) -> list[float]:
        """Returns each seat's chance to win."""
        lead = lead_of(prospects, self.seat)
        self.note(lead)
        alone = self.seats == 1
        shares = (
            [share_alone(lead - self.lead_mean, self.scale)]
            if alone
            else softmax(prospects, self.scale)
        )
        if world.actor != NOBODY:
            return shares
        winners = world.winners()
        margin = 1.0 - WIN_SHARE
        found = [margin * share for share in shares]
        for seat in winners:
            found[seat] += WIN_SHARE / len(winners)
        return found

    def note(self, lead: float) -> None:
        """Learns how far leads differ here, so that the difference between choices shows."""
        self.leads += 1.0
        gap = lead - self.lead_mean
        self.lead_mean += gap / self.leads
        self.lead_squares += gap * (lead - self.lead_mean)
        if self.leads >= WARM:
            deviation = sqrt(self.lead_squares / self.leads)
            self.scale = max(LEAST_SCALE, deviation * SPREAD)

    def best(self) -> int:
        """Returns the choice that was tried most; of several the one that brought most."""
        return self.thoughts()[0].action

    def thoughts(self) -> list[Thought]:
        """Returns what it thinks of each choice, the best first."""
        found: list[tuple[float, float, int]] = []
        for action, child in self.root.children.items():
            found.append((-child.visits, -child.totals[self.seat], action))
        found.sort()
        return [self.thought(action) for _, _, action in found]

    def thought(self, action: int) -> Thought:
        child = self.root.children[action]
        visits = max(child.visits, 1.0)
        points = [total / visits for total in child.points]
        line = [action, *main_line(child)]
        return Thought(action, int(child.visits), child.totals[self.seat] / visits, points, line)


def main_line(node: Node) -> list[int]:
    """Returns the choices that were tried most from here on."""
    found: list[int] = []
    while node.children:
        most = -1.0
        chosen = -1
        for action, child in node.children.items():
            if child.visits > most:
                most = child.visits
                chosen = action
        if most < LEAST_KNOWN:
            return found
        found.append(chosen)
        node = node.children[chosen]
    return found


def lead_of(worth: list[float], seat: int) -> float:
    """A seat's prospects compared with those of the others, the strongest of them counted twice."""
    count = len(worth)
    if count == 1:
        return worth[0]
    if count == 2:
        return worth[seat] - worth[1 - seat]
    total = 0.0
    most = -1e9
    for other in range(count):
        if other != seat:
            its = worth[other]
            total += its
            if its > most:
                most = its
    return worth[seat] - (total + most) / count


def softmax(worth: list[float], scale: float) -> list[float]:
    """The shares of a win that prospects are good for."""
    most = max(worth)
    found = [exp((its - most) / scale) for its in worth]
    total = sum(found)
    return [its / total for its in found]


def share_alone(lead: float, scale: float) -> float:
    """The worth of a lead over what is usual, where nobody else has a seat."""
    return 1.0 / (1.0 + exp(-max(-LARGE, min(LARGE, lead / scale))))
