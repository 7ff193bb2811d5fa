"""Monte Carlo tree search over worlds that are dealt anew.

Before every iteration all that the searcher cannot know is dealt anew, so one tree serves all worlds: a node is a line of
choices, and its children are those that were possible in some world. Every seat maximises its own prospects. A leaf is judged
by the final points that it promises (`Game.expected_points`), in most games after its actor's turn has been played on
(`Game.playout_choice`), since positions in the middle of a turn say little. Where those in the middle of a round do, too
(`Game.plays_round_out`), the round is played to its end at random, and in a game without a heuristic the whole game.

How it is used: `search = Search(game, sight, rng)`, then `search.run(iterations, seconds)`, then `search.best()`
or `search.thoughts()`. Bots do so in `iteru.bots.mcts`; `think` there is for everybody else.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from iteru.bots.bend import Bend
from iteru.bots.playout import play_out, play_plainly, play_round_out
from iteru.bots.thoughts import Thought, Thoughts
from iteru.bots.tree import Node
from iteru.engine.game import Game
from iteru.engine.lead import lead
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

WIN_SHARE: Final = 0.75
"""How much of the worth of a finished game is its win; the rest is the margin, so that nobody gives up or gambles."""
FIRST_SCALE: Final = 6.0
LEAST_SCALE: Final = 1.5
WARM: Final = 24
"""The number of leaves that are judged with the first scale."""
SPREAD: Final = 1.5
"""The lead, in deviations, that wins nearly three games of four."""
PLAYED_PLAINLY: Final = 4
"""How many games are played to their end to learn how many points are still to come."""
LARGE: Final = 30.0
LONGEST_LINE: Final = 400
MOST_NODES: Final = 300_000
"""A tree of this size (about 100 MB) grows no more: only its counts do."""


class Search:
    """One search for one choice."""

    def __init__(self, game: Game[State], sight: State, rng: Rng) -> None:
        self.game = game
        self.sight = sight
        self.seat = sight.actor
        self.seats = sight.seats
        self.rng = rng
        self.explore = game.explore
        self.trust = game.trust
        self.actions = sight.legal_actions() if sight.actor != NOBODY else []
        """The choices to search among: the same in every world."""
        self.has_heuristic = type(game).prospects is not Game.prospects
        self.bend: Bend | None = None
        """What the searcher likes beside winning."""
        self.doubt = 0.0
        """The lead that wins nearly three games of four in the end, for chances to win that are to come true; 0 if nobody asks
        for them: then they are judged like the worth of choices, by how leads differ in the search."""
        self.root = Node(1.0)
        self.nodes = 0
        self.iterations = 0
        self.is_cut_short = False
        self.scale = FIRST_SCALE
        self.leads = 0.0
        self.lead_mean = 0.0
        self.lead_squares = 0.0

    def run(self, iterations: int, seconds: float) -> None:
        """Searches until either is spent; 0 is no limit. Stops when nothing can change the answer any more."""
        if not self.actions:
            return
        start = perf_counter()
        while True:
            self.iterate()
            self.iterations += 1
            if iterations and self.iterations >= iterations:
                return
            if self.iterations & 15 == 0:
                spent = perf_counter() - start
                if seconds and spent >= seconds:
                    self.is_cut_short = iterations > 0
                    return
                left = self.left(iterations, seconds, spent)
                if left >= 0 and self.is_decided(left):
                    return

    def compare(self, few: list[int], iterations: int, seconds: float) -> None:
        """Goes on after `run` with a few choices, always with the one that was tried least, until all were tried as often.

        A search looks far ahead only where it expects most. What it says of its second choice comes from few and short lines,
        and is no fair comparison before it has looked there as far.
        """
        children = self.root.children
        if children is None or len(few) < 2:
            return
        among = self.actions
        most = max([children[action].visits for action in few])
        start = perf_counter()
        for _ in range(iterations):
            behind = min([(children[action].visits, action) for action in few])
            if behind[0] >= most:
                break
            if self.iterations & 15 == 0 and seconds and perf_counter() - start >= seconds:
                self.is_cut_short = True
                break
            self.actions = [behind[1]]
            self.iterate()
            self.iterations += 1
        self.actions = among

    def left(self, iterations: int, seconds: float, spent: float) -> float:
        """Returns how many iterations there is still time for; -1 if nobody knows."""
        if iterations:
            return float(iterations - self.iterations)
        if seconds and self.iterations >= 64:
            return (seconds - spent) / spent * self.iterations
        return -1.0

    def is_decided(self, left: float) -> bool:
        children = self.root.children
        if children is None:
            return False
        first = 0.0
        second = 0.0
        for action in self.actions:
            visits = children[action].visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def iterate(self) -> None:
        """Deals a world, walks down the tree to a leaf, judges it, and notes the outcome all the way."""
        world = self.sight.clone()
        world.resample(self.seat, self.rng)
        path = [self.root]
        node = self.root
        actions = self.actions
        while True:
            if node.children is None:
                if (node.visits == 0.0 and node is not self.root) or self.nodes > MOST_NODES:
                    break
                self.open(node, world, actions)
            action, node = self.select(node, world, actions)
            world.apply(action)
            path.append(node)
            if world.actor == NOBODY or len(path) >= LONGEST_LINE:
                break
            actions = world.legal_actions()
        self.play_on(world)
        self.judge(world, path)

    def judge(self, world: State, path: list[Node]) -> None:
        """Notes what a leaf is worth in every node on the way to it."""
        points = self.game.expected_points(world)
        self.learn(lead(points, self.seat))
        liked = 0.0 if self.bend is None else self.bend.liked_more(world, points)
        if world.actor == NOBODY:
            worth, chance = self.ended(world, points, liked)
        else:
            worth = self.liked_shares(points, liked)
            chance = self.chance(world, points, worth)
        for passed in path:
            passed.note(worth, points, chance)

    def ended(self, world: State, points: list[float], liked: float) -> tuple[list[float], float]:
        """Returns the worth of a finished game for each seat, and whether the searcher's seat has won it."""
        winners = world.winners()
        won = 1.0 / len(winners) if self.seat in winners else 0.0
        return mixed(self.liked_shares(points, liked), winners), won

    def liked_shares(self, points: list[float], liked: float) -> list[float]:
        """Returns each seat's share of the win; what the searcher likes counts as points of its own."""
        found = self.shares(points)
        if liked:
            bent = list(points)
            bent[self.seat] += liked
            found[self.seat] = self.shares(bent)[self.seat]
        return found

    def chance(self, world: State, points: list[float], worth: list[float]) -> float:
        """Returns the chance of the searcher's seat to win from a position that is not the end."""
        if self.seats == 1:
            return self.chance_alone(world, points)
        return softmax(points, self.doubt)[self.seat] if self.doubt else worth[self.seat]

    def open(self, node: Node, world: State, actions: list[int]) -> None:
        """Looks at every choice for the first time."""
        node.children = {}
        promises = self.promises(world, actions)
        node.reference = max(promises)
        for index, action in enumerate(actions):
            self.add_child(node, action, promises[index])

    def promises(self, world: State, actions: list[int]) -> list[float]:
        if not self.has_heuristic:
            return [0.0] * len(actions)
        promises = self.game.promises(world, actions)
        if self.bend is not None and world.actor == self.seat:
            return self.bend.bent_promises(world, actions, promises)
        return promises

    def add_child(self, node: Node, action: int, promise: float) -> Node:
        gap = (promise - node.reference) / self.scale * self.trust
        child = Node(exp(gap) if gap < 0.0 else 1.0)
        children = node.children
        assert children is not None
        children[action] = child
        self.nodes += 1
        return child

    def select(self, node: Node, world: State, actions: list[int]) -> tuple[int, Node]:
        """Returns the choice with the best sum of what came of it and how little is known of it."""
        actor = world.actor
        children = node.children
        assert children is not None
        weights = 0.0
        visits = 0.0
        total = 0.0
        among: list[Node] = []
        for action in actions:
            child = children.get(action)
            if child is None:
                child = self.add_child(node, action, self.promises(world, [action])[0])
            among.append(child)
            weights += child.weight
            totals = child.totals
            if totals is not None:
                visits += child.visits
                total += totals[actor]
        usual = total / visits if visits else 0.5
        wide = self.explore * sqrt(visits + 1.0) / weights
        best = -1e9
        chosen = 0
        for index, child in enumerate(among):
            tried = child.visits
            totals = child.totals
            value = usual if totals is None else totals[actor] / tried
            value += wide * child.weight / (1.0 + tried)
            if value > best:
                best = value
                chosen = index
        return actions[chosen], among[chosen]

    def play_on(self, world: State) -> None:
        """Plays the actor's turn on, in some games the round, or without a heuristic the whole game."""
        actor = world.actor
        if actor == NOBODY:
            return
        if not self.has_heuristic:
            play_out(world, self.rng)
            return
        if self.game.plays_round_out:
            play_round_out(self.game, world, self.rng)
            return
        for _ in range(self.game.playout_length):
            world.apply(self.game.playout_choice(world, self.rng))
            if world.actor != actor:
                return

    def shares(self, prospects: list[float]) -> list[float]:
        """Returns each seat's share of the win that these prospects are good for."""
        if self.seats == 1:
            return [logistic((prospects[0] - self.lead_mean) / self.scale)]
        return softmax(prospects, self.scale)

    def chance_alone(self, world: State, prospects: list[float]) -> float:
        """Returns the chance to win where nobody else has a seat: against the rival, if there is one."""
        points = self.game.rival(world)
        rival = float(sum(points.values())) if points else self.lead_mean
        return logistic((prospects[0] - rival) / (self.doubt or self.scale))

    def learn(self, its_lead: float) -> None:
        """Learns how far leads differ here, so that the difference between choices shows."""
        self.leads += 1.0
        gap = its_lead - self.lead_mean
        self.lead_mean += gap / self.leads
        self.lead_squares += gap * (its_lead - self.lead_mean)
        if self.leads >= WARM:
            deviation = sqrt(self.lead_squares / self.leads)
            self.scale = max(LEAST_SCALE, deviation * SPREAD)

    def best(self) -> int:
        """Returns the choice that was tried most; of several the one that brought most."""
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Returns all choices, the best first."""
        children = self.root.children
        if children is None:
            return self.actions
        found: list[tuple[float, float, int]] = []
        for action in self.actions:
            child = children[action]
            found.append((-child.visits, -child.mean(self.seat), action))
        found.sort()
        return [action for _, _, action in found]

    def thoughts(self) -> Thoughts:
        """Returns what it thinks of each choice."""
        to_come = self.points_to_come()
        choices = [self.thought(action, to_come) for action in self.ranked()]
        return Thoughts(choices, self.iterations, self.is_cut_short)

    def points_to_come(self) -> list[float]:
        """Returns how many points each seat still gets where the main line ends, by games that are played plainly."""
        found = [0.0] * self.seats
        for _ in range(PLAYED_PLAINLY if self.actions else 0):
            world = self.sight.clone()
            world.resample(self.seat, self.rng)
            for action in self.root.main_line():
                if world.actor == NOBODY or action not in world.legal_actions():
                    break
                world.apply(action)
            seen = self.game.expected_points(world)
            play_plainly(self.game, world, self.rng)
            for seat, points in enumerate(world.scores()):
                found[seat] += (points - seen[seat]) / PLAYED_PLAINLY
        return found

    def thought(self, action: int, to_come: list[float]) -> Thought:
        """Returns what it thinks of a choice; one that was never tried is taken for as good as all others."""
        children = self.root.children
        child = self.root if children is None else children[action]
        line = [action, *child.main_line()]
        known = child if child.visits else self.root
        seen = known.points or []
        points = [total / known.visits + to_come[seat] for seat, total in enumerate(seen)]
        chance = known.wins / known.visits if known.visits else 0.0
        notation = [self.game.notation(one) for one in line]
        return Thought(action, int(child.visits), chance, points, line, notation)


def mixed(shares: list[float], winners: list[int]) -> list[float]:
    """Returns the worth of a finished game: the win, and for a small part the margin."""
    margin = 1.0 - WIN_SHARE
    found = [margin * share for share in shares]
    for seat in winners:
        found[seat] += WIN_SHARE / len(winners)
    return found


def softmax(worth: list[float], scale: float) -> list[float]:
    """Returns the shares of a win that prospects are good for."""
    most = max(worth)
    found = [exp((its - most) / scale) for its in worth]
    total = sum(found)
    return [its / total for its in found]


def logistic(value: float) -> float:
    return 1.0 / (1.0 + exp(-max(-LARGE, min(LARGE, value))))
