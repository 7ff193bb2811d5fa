"""Advice for a seat: the few best choices, the chance to win with each, and what speaks for it.

Only a sight is searched, so advice knows what its seat may know. What speaks for a choice is counted: the points, by the
headings of `breakdown`, that it brings at once and along the line that the search expects; and the points that it costs others.
A search seldom sees the end of a game: how far the final leads of games differ that are played on plainly tells how much a lead
of today is worth. A chance to win is to come true as often as it says (`bench/chances.py` measures it).

>>> import iteru
>>> from iteru.bots.advice import advise
>>> game = iteru.game("imhotep")
>>> sight = game.sight(game.new(seats=2, seed=7), 0, iteru.Rng.seeded(1))
>>> found = advise(game, sight, iteru.Rng.seeded(2), iterations=100, seconds=10)
>>> len(found), found[0].chance >= 0
(3, True)
"""

from math import sqrt
from typing import Final, NamedTuple

from iteru.bots.mcts import think
from iteru.bots.playout import play_plainly
from iteru.bots.search import Search
from iteru.bots.thoughts import Thought
from iteru.engine.game import Game
from iteru.engine.lead import lead
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State

MOST: Final = 3
"""Choices that are advised."""
WORLDS: Final = 8
"""How many deals of what the seat cannot know are searched for reasons."""

DOUBTED: Final = 16
"""How many games are played to their end to learn how much a lead is worth."""
DEVIATION: Final = 0.55
"""The lead that wins nearly three games of four, in deviations of final leads."""
LEAST_DOUBT: Final = 0.5


class Counsel(NamedTuple):
    """One choice that is advised."""

    action: int
    chance: float
    """To win, between 0 and 1."""
    points: list[float]
    """How many points each seat can expect in the end."""
    line: list[str]
    """How the game is likely to go on, in notation, the choice itself first."""
    now: dict[str, float]
    """The points by heading that the choice brings its seat at once, if the game ended then."""
    later: dict[str, float]
    """Those that the rest of the line adds."""
    costs: list[float]
    """How many points fewer each seat has than after the other choices, as far as the search looked."""


MUCH: Final = 0.1
"""A choice that costs this share of the chance to win is worth a word: in close games of two apprentices 3 to 9 choices of a
seat, and a second, longer search agrees. At 0.15 whole games of random choices passed without a word."""


class Loss(NamedTuple):
    """What a choice costs, beside the best one."""

    chance: float
    """To win after the choice that was made."""
    better: int
    better_chance: float


def loss_of(
    game: Game[State], sight: State, action: int, rng: Rng, iterations: int, seconds: float
) -> Loss | None:
    """Returns what a choice of a sight's actor costs, if it costs much.

    The best choice is looked for among all. Then a second search looks at it and at the choice that was made, equally long,
    since the first one hardly looks at choices that seem bad.
    """
    best = think(game, sight, rng, iterations, seconds).choices[0].action
    if best == action:
        return None
    search = Search(game, sight, rng)
    search.doubt = doubt(game, sight, rng)
    for turn, one in enumerate((best, action), start=1):
        search.actions = [one]
        search.run(turn * iterations // 2, seconds / 2)
    nothing = [0.0] * sight.seats
    better, made = search.thought(best, nothing), search.thought(action, nothing)
    if better.chance - made.chance < MUCH:
        return None
    return Loss(made.chance, best, better.chance)


def advise(
    game: Game[State], sight: State, rng: Rng, iterations: int, seconds: float
) -> list[Counsel]:
    """Returns the best few choices of a sight's actor, the best first; none if the game is over."""
    found = compared(game, sight, rng, iterations, seconds)
    usual = usual_points(found, sight.seats)
    worlds = dealt_worlds(sight, rng)
    return [counsel(game, worlds, thought, usual) for thought in found[:MOST]]


def compared(
    game: Game[State], sight: State, rng: Rng, iterations: int, seconds: float
) -> list[Thought]:
    """Returns what a search thinks of the choices that it tried: the best few in order, then the others.

    One half of the budget goes to all choices, the other to the few that it tried most, until each was tried as often.
    """
    search = Search(game, sight, rng)
    search.doubt = doubt(game, sight, rng) if len(search.actions) > 1 else 0.0
    search.run(max(1, iterations // 2) if len(search.actions) > 1 else 1, seconds / 2)
    ranked = search.ranked()
    search.compare(ranked[:MOST], iterations - search.iterations, seconds / 2)
    to_come = search.points_to_come()
    thoughts = [search.thought(action, to_come) for action in ranked]
    found = [thought for thought in thoughts if thought.visits]
    return [*sorted(found[:MOST], key=lambda thought: -thought.chance), *found[MOST:]]


def doubt(game: Game[State], sight: State, rng: Rng) -> float:
    """Returns the lead that wins nearly three games of four from here, by how far final leads differ in plain play."""
    leads: list[float] = []
    for _ in range(DOUBTED):
        world = sight.clone()
        world.resample(sight.actor, rng)
        play_plainly(game, world, rng)
        leads.append(lead([float(points) for points in world.scores()], sight.actor))
    mean = sum(leads) / DOUBTED
    squares = sum([(one - mean) ** 2 for one in leads])
    return max(LEAST_DOUBT, DEVIATION * sqrt(squares / (DOUBTED - 1)))


def dealt_worlds(sight: State, rng: Rng) -> list[State]:
    """Deals what the seat cannot know, as often as choices are looked at."""
    found: list[State] = []
    for _ in range(WORLDS):
        world = sight.clone()
        world.resample(sight.actor, rng)
        found.append(world)
    return found


def usual_points(thoughts: list[Thought], seats: int) -> list[float]:
    """Returns the points of each seat as far as the search looked, whatever is chosen now."""
    found = [0.0] * seats
    for thought in thoughts:
        for seat in range(seats):
            found[seat] += thought.points[seat] / len(thoughts)
    return found


def counsel(
    game: Game[State], worlds: list[State], thought: Thought, usual: list[float]
) -> Counsel:
    now: dict[str, float] = {}
    later: dict[str, float] = {}
    for world in worlds:
        look_ahead(game, world.clone(), thought.line, now, later)
    costs = [its - thought.points[seat] for seat, its in enumerate(usual)]
    return Counsel(
        thought.action, thought.chance, thought.points, thought.notation, now, later, costs
    )


def look_ahead(
    game: Game[State],
    world: State,
    line: list[int],
    now: dict[str, float],
    later: dict[str, float],
) -> None:
    """Adds what a line brings the actor in a world, as far as it is possible there."""
    seat = world.actor
    before = game.breakdown(world)
    world.apply(line[0])
    after = game.breakdown(world)
    add_difference(now, before, after, seat)
    for action in line[1:]:
        if world.actor == NOBODY or action not in world.legal_actions():
            break
        world.apply(action)
    add_difference(later, after, game.breakdown(world), seat)


def add_difference(
    to: dict[str, float], before: dict[str, list[int]], after: dict[str, list[int]], seat: int
) -> None:
    for source, points in after.items():
        earned = points[seat] - before[source][seat]
        to[source] = to.get(source, 0.0) + earned / WORLDS
