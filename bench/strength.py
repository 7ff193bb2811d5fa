"""How strong the bots are: plays the games behind `docs/strength.md`, and writes that page from all games played so far.

It can be stopped at any time and goes on where it was: every game is kept in `--results`. Figures of which nobody can say yet
whether they reach their goal come first, and of those the one that lacks most of its games. What is not measured is said so.
OpenSpiel's bots play where `open_spiel` is installed.
"""

import argparse
import fcntl
import json
import os
import platform
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from multiprocessing.pool import Pool
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic

import iteru
from iteru.arena.calibration import FITS, LEAST, MOST, settled
from iteru.arena.findings import effect
from iteru.arena.outcome import Outcome, as_data, of_data
from iteru.arena.plan import Tournament
from iteru.arena.standing import Standing
from iteru.arena.work import Work
from iteru.bots.levels import Measured, level_of, levels_of
from iteru.engine.build import is_compiled

GAMES = ("imhotep", "valley_of_the_kings", "pharaon", "egizia")
KEPT = Path(__file__).parent / "strength.jsonl"
"""Every game of the page, as long as the search is the same. If you change it, take out the games of what changed."""
PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
PLAIN = "bench.plain_search:PlainSearch"
OPEN_SPIEL = {"MCTS": "bench.openspiel_bots:Mcts", "ISMCTS": "bench.openspiel_bots:IsMcts"}
LADDER = (0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
LADDER_OF_MANY = 0.2
"""Budgets above this are compared in fewer games: a single one takes minutes."""
TRAITORS = ("0", "1", "2", "3", "4", "5")
SEED = 22
FEWEST = 16
"""Games before which a figure says too little to leave the others their turn."""


@dataclass(frozen=True)
class Figure:
    """One number of the page: how often the first of these bots wins."""

    row: str
    game: str
    bots: tuple[str, ...]
    games: int
    goal: float | None = None
    options: dict[str, object] = field(default_factory=dict, hash=False)

    @property
    def plan(self) -> Tournament:
        return Tournament(self.game, self.bots, self.games, SEED, self.options)

    @property
    def key(self) -> str:
        return json.dumps([self.game, self.bots, self.options])


@dataclass
class Results:
    """All games played so far, by figure, in one file of JSON lines."""

    path: Path
    outcomes: dict[str, dict[int, Outcome]] = field(default_factory=dict)
    sums: dict[str, tuple[int, float]] = field(default_factory=dict)
    """Games and wins of figures whose single games were not kept: they count until more games are."""
    machines: list[str] = field(default_factory=list)
    """Where and when games were played."""

    def read(self) -> "Results":
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                key, data = json.loads(line)
                if "machine" in data:
                    self.machines.append(data["machine"])
                    continue
                if "wins" in data:
                    self.sums[key] = (data["games"], data["wins"])
                    continue
                self.outcomes.setdefault(key, {})[data["game"] - 1] = of_data(data)
        return self

    def note_machine(self) -> None:
        """Keeps where games are played from now on."""
        build = "compiled" if is_compiled() else "interpreted"
        day = datetime.now(UTC).date().isoformat()
        version = platform.python_version()
        said = f"{day}: {os.cpu_count()} cores ({platform.machine()}), Python {version}, {build}"
        if said not in self.machines:
            self.machines.append(said)
            self.keep(["", {"machine": said}])

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Refuses to play into a file while another run does: both would play the same games."""
        with self.path.open("a", encoding="utf-8") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SystemExit(
                    f"{self.path}: another run is writing into it. Wait for it, or name another file: --results FILE"
                ) from None
            yield

    def keep(self, line: list[object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def of(self, figure: Figure) -> dict[int, Outcome]:
        return self.outcomes.setdefault(figure.key, {})

    def add(self, figure: Figure, outcome: Outcome) -> None:
        self.of(figure)[outcome.number] = outcome
        self.keep([figure.key, as_data(outcome, list(figure.bots))])

    def standing(self, figure: Figure) -> Standing:
        """How the first bot did in the games that the figure asks for."""
        found = Standing(figure.bots[0])
        games, wins = self.sums.get(figure.key, (0, 0))
        for number in range(min(games, figure.games)):
            found.add(min(1.0, max(0.0, wins - number)), 0)
        kept = [one for number, one in self.of(figure).items() if games <= number < figure.games]
        for outcome in kept:
            seat = outcome.entrants.index(0)
            found.add(outcome.share(seat), outcome.scores[seat])
        found.win_effect = effect(kept, 0, Outcome.shares)
        return found

    def is_settled(self, figure: Figure) -> bool:
        """Whether the games played so far leave no doubt that the figure reaches its goal, or does not."""
        standing = self.standing(figure)
        low, high = standing.win_interval
        is_clear = figure.goal is not None and not low <= figure.goal <= high
        return is_clear and standing.games >= FEWEST

    def seconds(self, figure: Figure) -> float:
        """How long a game of the figure takes, by those played so far; 0 where nobody knows."""
        lasted = [sum(outcome.seconds) for outcome in self.of(figure).values()]
        return sum(lasted) / len(lasted) if lasted else 0.0

    def left(self, figure: Figure) -> list[int]:
        """The numbers of the games that are not played yet."""
        first, _ = self.sums.get(figure.key, (0, 0))
        return [number for number in range(first, figure.games) if number not in self.of(figure)]

    def next_game(
        self, figures: list[Figure], taken: dict[str, set[int]], seconds: float
    ) -> tuple[Figure, int] | None:
        """The game to play now, of those that nobody plays yet and that should end in time; None if there is none."""
        for figure in sorted(figures, key=lambda one: self.urgency(one, len(taken[one.key]))):
            if self.seconds(figure) <= seconds:
                for number in self.left(figure):
                    if number not in taken[figure.key]:
                        return figure, number
        return None

    def urgency(self, figure: Figure, playing: int) -> tuple[bool, bool, float]:
        """What makes a figure wait: enough games to be told, no doubt about its goal, many games."""
        games = figure.games - len(self.left(figure)) + playing
        return games >= FEWEST, self.is_settled(figure), games / figure.games


def against(row: str, bots: tuple[str, ...], games: int, goals: tuple[float, ...]) -> list[Figure]:
    return [Figure(row, name, bots, games, goal) for name, goal in zip(GAMES, goals, strict=True)]


def figures() -> list[Figure]:
    """Every figure of the page, in its order."""
    return [*search_figures(), *level_figures(), *solo_figures()]


def search_figures() -> list[Figure]:
    """What `mcts` is measured by."""
    found = against("`greedy`, 0.1 s", thinker(0.1, "greedy"), 400, (0.98, 0.80, 0.95, 0.88))
    found += against("`greedy`, 1 s", thinker(1, "greedy"), 60, (0.99, 0.90, 0.97, 0.95))
    plain = f"{PLAIN}:seconds=0.2"
    found += against("a plain search, 0.2 s", thinker(0.2, plain), 200, (0.70, 0.75, 0.70, 0.70))
    counts = (f"{PLAIN}:seconds=0.1", "greedy")
    found += against("that plain search, against `greedy`", counts, 150, (0.97, 0.43, 0.80, 0.60))
    found += against("`random`, 0.1 s", thinker(0.1, "random"), 100, (0.99,) * 4)
    for name, bot in OPEN_SPIEL.items():
        timed = thinker(0.2, f"{bot}:seconds=0.2")
        found += against(f"OpenSpiel's {name}, 0.2 s", timed, 100, (0.8,) * 4)
        counted = ("mcts:iterations=1000", f"{bot}:iterations=1000")
        found += against(f"OpenSpiel's {name}, 1000 iterations both", counted, 100, (0.55,) * 4)
    for seats in (3, 4):
        bots = thinker(0.1, *["greedy"] * (seats - 1))
        found += against(f"{seats - 1} × `greedy`, 0.1 s", bots, 24 * seats, (2 / seats,) * 4)
    for less, more in pairwise(LADDER):
        bots = thinker(more, f"mcts:seconds={less:g}")
        games = 100 if more <= LADDER_OF_MANY else 40
        found += against(f"{more * 1000:g} ms against {less * 1000:g} ms", bots, games, (0.5,) * 4)
    return found


def level_figures() -> list[Figure]:
    """Whether levels keep their order with more than two seats: one against a table of a weaker one."""
    return [
        Figure(row, name, level_bots(name, upper, lower, seats), deals * seats, 1 / seats)
        for upper, lower, deals in (("overseer", "scribe", 24), ("vizier", "overseer", 8))
        for seats in (3, 4)
        for row in [f"{upper} against {seats - 1} × {lower}"]
        for name in GAMES
    ]


def level_bots(name: str, upper: str, lower: str, seats: int) -> tuple[str, ...]:
    """One bot of a level and the others of another one, with their budgets: games of other budgets do not count."""
    game = iteru.game(name)
    return (level_of(game, upper).text, *[level_of(game, lower).text] * (seats - 1))


def can_be_played(figure: Figure) -> bool:
    """Whether everything is installed that the figure needs."""
    return find_spec("pyspiel") is not None or not set(OPEN_SPIEL.values()) & {
        bot.rpartition(":")[0] for bot in figure.bots
    }


def thinker(seconds: float, *others: str) -> tuple[str, ...]:
    return (f"mcts:seconds={seconds:g}", *others)


def solo_figures() -> list[Figure]:
    return [
        Figure(f"the Traitor, level {level}", "pharaon", (bot,), 60, None, {"traitor_level": level})
        for level in TRAITORS
        for bot in ("mcts:seconds=0.1", "greedy")
    ]


def play(results: Results, wanted: list[Figure], jobs: int, seconds: float) -> None:
    """Plays what is lacking, every process a game at a time, until all is there or time is up."""
    end = monotonic() + seconds
    if seconds and any(results.left(figure) for figure in wanted):
        results.note_machine()
    ended: SimpleQueue[tuple[Figure, Outcome] | BaseException] = SimpleQueue()
    playing: dict[str, set[int]] = {figure.key: set() for figure in wanted}
    with Pool(jobs, ignore_interrupts) as pool:  # what is still played when time is up ends with it
        while True:
            while sum(map(len, playing.values())) < jobs:
                found = results.next_game(wanted, playing, end - monotonic())
                if found is None:
                    break
                playing[found[0].key].add(found[1])
                pool.apply_async(play_game, found, callback=ended.put, error_callback=ended.put)
            if not any(playing.values()):
                return
            try:
                played = ended.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                return
            if isinstance(played, BaseException):
                raise played
            figure, outcome = played
            playing[figure.key].remove(outcome.number)
            results.add(figure, outcome)
            print(shown(figure, results), flush=True)


def ignore_interrupts() -> None:
    """Ctrl+C reaches all processes of a terminal: the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_game(figure: Figure, number: int) -> tuple[Figure, Outcome]:
    outcome = work_of(figure).play(number).checked().outcome
    assert outcome is not None
    return figure, outcome


@cache
def work_of(figure: Figure) -> Work:
    """The game and the bots of a figure, made once in each process."""
    return Work(figure.plan)


def shown(figure: Figure, results: Results) -> str:
    return f"{figure.game}: {figure.bots[0]} against {figure.row}: {cell(figure, results)}"


def cell(figure: Figure, results: Results) -> str:
    """`93 % (88 – 96), 120 of 400`, and whether that is what was asked for."""
    standing = results.standing(figure)
    if not standing.games:
        return "not measured"
    low, high = [round(one * 100) for one in standing.win_interval]
    games = (
        f"{standing.games}"
        if standing.games == figure.games
        else f"{standing.games} of {figure.games}"
    )
    share, goal = f"{standing.win_rate * 100:.0f}", f"{(figure.goal or 0.0) * 100:.0f}"
    is_below = standing.win_rate < (figure.goal or 0.0)
    if is_below and share == goal:
        share = f"{standing.win_rate * 100:.1f}"  # rounded, it would look as if it were reached
    said = f"{share} % ({low} – {high}), {games}"
    return f"{said}; **below {goal} %**" if is_below else said


def page(results: Results) -> str:
    """The whole page."""
    solo = solo_figures()
    return "\n".join(
        [
            *HEAD,
            *measured_on(results),
            "",
            "## `mcts` against others",
            "",
            *table("against", search_figures(), results),
            "",
            "## Pharaon alone",
            "",
            "| level of the Traitor | `mcts`, 0.1 s | `greedy` |",
            "| --- | --- | --- |",
            *[solo_row(number, solo, results) for number in range(len(TRAITORS))],
            "",
            *level_rows(),
            "",
            "With three and four seats: how often one player of a level wins against weaker ones. The goal is a fair share.",
            "",
            *table("one against others", level_figures(), results),
            "",
        ]
    )


def table(heading: str, wanted: list[Figure], results: Results) -> Iterator[str]:
    """A row for each kind of figure, a column for each game."""
    yield f"| {heading} | goal | " + " | ".join(iteru.meta(one).title("en") for one in GAMES) + " |"
    yield "| --- |" + " --- |" * (len(GAMES) + 1)
    for row in dict.fromkeys(figure.row for figure in wanted):
        yield table_row(row, wanted, results)


HEAD = (
    "# How strong the bots are",
    "",
    "`bench/strength.py` plays these games and writes this page; it can be stopped at any time and goes on where it was",
    "(`.venv/bin/python -m bench.strength --minutes 60`): `bench/strength.jsonl` keeps every game. A cell is the share of",
    "games that the first bot won, its 95 % interval, and the games played; fewer than planned are told as such, and a share",
    "below its goal is marked. Every deal is played with all seatings.",
    "",
)


def measured_on(results: Results) -> Iterator[str]:
    if not any(results.outcomes.values()) and not results.sums:
        yield "Nothing has been measured yet."
        return
    yield f"Measured with one core for a game. {'; '.join(results.machines)}."


def table_row(row: str, wanted: list[Figure], results: Results) -> str:
    its = {figure.game: figure for figure in wanted if figure.row == row}
    goals = " / ".join(f"{(its[name].goal or 0) * 100:.0f}" for name in GAMES)
    return f"| {row} | {goals} % | " + " | ".join(cell(its[name], results) for name in GAMES) + " |"


def solo_row(number: int, solo: list[Figure], results: Results) -> str:
    one, other = solo[number * 2 : number * 2 + 2]
    return f"| {TRAITORS[number]} | {cell(one, results)} | {cell(other, results)} |"


def level_rows() -> Iterator[str]:
    """The levels of every game, as `iteru calibrate` found them."""
    yield "## Levels"
    yield ""
    yield "As `iteru calibrate` found them: two players, budgets in iterations; the share of wins is against the level before."
    yield f"Asked are {LEAST:.0%} to {MOST:.0%}: `yes` where the whole interval lies within, `likely` where the share does."
    yield ""
    yield "| game | level | iterations | overlooks | rating | wins | games | fits |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for name in GAMES:
        for level in levels_of(iteru.game(name)):
            wins, games, fits = "", "", ""
            if level.measured is not None:
                share, low, high, played = level.measured
                wins, games = f"{share:.0%} ({low:.0%} – {high:.0%})", str(played)
                fits = how_it_fits(level.measured)
            title = iteru.meta(name).title("en")
            yield (
                f"| {title} | {level.name} | {level.iterations} | {level.misses:.0%} | "
                f"{level.rating or 'not measured'} | {wins} | {games} | {fits} |"
            )


def how_it_fits(measured: Measured) -> str:
    """Says whether a level beats the one below it as often as it should."""
    if settled(measured) == FITS:
        return "yes"
    return "likely" if LEAST <= measured.share <= MOST else "**no**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, default=KEPT)
    parser.add_argument("--minutes", type=float, default=60.0, help="0 only writes the page")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--only", nargs="+", default=[""], help="rows that contain one of these texts"
    )
    parser.add_argument("--games", type=int, help="no more games of a figure than these for now")
    parser.add_argument("--game", choices=GAMES, help="figures of this game alone")
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    results = Results(arguments.results)
    with results.alone():
        measure(results.read(), arguments)


def measure(results: Results, arguments: argparse.Namespace) -> None:
    """Plays what was asked for, and writes the page."""
    wanted = [
        one if arguments.games is None else replace(one, games=min(one.games, arguments.games))
        for one in figures()
        if any(text in one.row for text in arguments.only)
        and arguments.game in (None, one.game)
        and can_be_played(one)
    ]
    try:
        play(results, wanted, arguments.jobs, arguments.minutes * 60)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
    arguments.page.write_text(page(results), encoding="utf-8")


if __name__ == "__main__":
    main()
