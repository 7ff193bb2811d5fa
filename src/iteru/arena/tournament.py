"""A tournament: many games between bots with seats rotated, in several processes, with intervals for what comes of it."""

import math
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from iteru.bots.bot import ask, bot
from iteru.engine.registry import game
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY

Z95 = 1.96
CHUNK = 10


@dataclass(frozen=True)
class Tournament:
    """Which game, how set up, between whom, and how often."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    corrections: str | None = None


@dataclass
class Standing:
    """What one entrant has reached so far. A shared win counts for its share."""

    name: str
    games: int = 0
    wins: float = 0.0
    total: int = 0
    squares: int = 0

    def add(self, share: float, score: int) -> None:
        self.games += 1
        self.wins += share
        self.total += score
        self.squares += score * score

    def merge(self, other: "Standing") -> None:
        self.games += other.games
        self.wins += other.wins
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def mean_error(self) -> float:
        """Half the width of the 95% interval of the mean score."""
        if self.games < 2:
            return math.inf
        variance = max(0.0, (self.squares - self.total**2 / self.games) / (self.games - 1))
        return Z95 * math.sqrt(variance / self.games)

    @property
    def win_interval(self) -> tuple[float, float]:
        """Wilson's 95% interval of the win rate."""
        n, rate = self.games, self.wins / self.games
        centre = (rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        spread = Z95 * math.sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, centre - spread), min(1.0, centre + spread)


def entrants(bots: tuple[str, ...]) -> list[str]:
    """Names of the entrants; a bot that enters twice gets numbers."""
    return [
        f"{name} {bots[: i + 1].count(name)}" if bots.count(name) > 1 else name
        for i, name in enumerate(bots)
    ]


def play_chunk(tournament: Tournament, first: int, count: int) -> list[Standing]:
    """Games number `first` and the following; in each the entrants move one seat on."""
    title = game(tournament.game, tournament.corrections)
    players = [bot(name) for name in tournament.bots]
    standings = [Standing(name) for name in entrants(tournament.bots)]
    seats = len(players)
    for number in range(first, first + count):
        rng = Rng.seeded(tournament.seed * 1_000_003 + number)
        state = title.new(seats, rng.next32(), tournament.options)
        while state.actor != NOBODY:
            entrant = (state.actor + number) % seats
            state.apply(ask(players[entrant], title, state, rng))
        winners = state.winners()
        for seat, score in enumerate(state.scores()):
            share = 1 / len(winners) if seat in winners else 0.0
            standings[(seat + number) % seats].add(share, score)
    return standings


def run(tournament: Tournament, jobs: int) -> Iterator[tuple[int, list[Standing]]]:
    """Play it all; yields how many games are done and the standings so far. The result does not depend on `jobs`."""
    title = game(tournament.game, tournament.corrections)
    title.new(len(tournament.bots), tournament.seed, tournament.options)
    for name in tournament.bots:
        bot(name)
    standings = [Standing(name) for name in entrants(tournament.bots)]
    chunks = [
        (first, min(CHUNK, tournament.games - first)) for first in range(0, tournament.games, CHUNK)
    ]
    done = 0
    for played in play_chunks(tournament, chunks, jobs):
        for standing, more in zip(standings, played, strict=True):
            standing.merge(more)
        done += played[0].games
        yield done, standings


def play_chunks(
    tournament: Tournament, chunks: list[tuple[int, int]], jobs: int
) -> Iterator[list[Standing]]:
    if jobs == 1:
        for first, count in chunks:
            yield play_chunk(tournament, first, count)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, tournament, first, count) for first, count in chunks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
