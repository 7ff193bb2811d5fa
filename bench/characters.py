"""Whether the three characters are as strong as the levels they play at, and whether their ways show in figures.

At two levels of every game each character plays the plain level, and the level below it, against which the game's `levels.toml`
has the level's own interval. The ways are told by points: how much of its final points a character had at half time, how much
came only at the end, what the other side had, and the sources that differ most from those of the plain level.

    python -m bench.characters --jobs 16 --games 200 --minutes 60 --results build/characters.jsonl

It can be stopped at any time and goes on from `--results`. `--liking 0.2 0.4 0.8 --write` tries how much of its liking each
character can afford, and writes the largest that costs no strength to the `characters.toml` of each game.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from datetime import date
from itertools import product
from pathlib import Path
from statistics import fmean
from time import monotonic

import iteru
from iteru.arena.standing import Standing
from iteru.bots.characters import CHARACTERS, FILE, at_level, level_in
from iteru.bots.levels import LEVELS, level_of
from iteru.engine.state import NOBODY

GAMES = ("imhotep", "valley_of_the_kings", "pharaon", "egizia")
MEASURED = ("scribe", "architect")
SEED = 41
MOST_SHOWN = 2
NEARLY_HALF = 0.45
HEAD = """\
# Written by `bench/characters.py` on {today}: how much of its liking each character can afford without winning less than the
# plain level, at the levels {levels}.
"""
HEADINGS = (
    *("game", "bot", "against", "games", "wins", "95 % interval", "level's own interval"),
    *("points", "other's points", "had at half", "at the end", "differs most"),
)


@dataclass(frozen=True)
class Meeting:
    """Two bots that play a game for two, each as often first as second."""

    game: str
    bots: tuple[str, str]


@dataclass(frozen=True)
class Played:
    """One game, told from the side of the first bot."""

    game: str
    bots: tuple[str, str]
    number: int
    share: float
    """Of the win."""
    points: tuple[int, int]
    at_half: float
    """The share of its final points that the first bot had when half of the choices were made."""
    at_end: float
    """The share that came only with the end."""
    sources: dict[str, int]


def meetings(games: list[str], levels: list[str], likings: list[float]) -> Iterator[Meeting]:
    for game in games:
        for level in levels:
            below = LEVELS[LEVELS.index(level) - 1]
            yield Meeting(game, (level, level))
            for character, liking in product(CHARACTERS, likings):
                more = f":liking={liking:g}" if liking else ""
                for other in (level, below):
                    yield Meeting(game, (at_level(character, level) + more, other))


def play(meeting: Meeting, number: int) -> Played:
    """Plays a deal; odd numbers play the deal of the number before with the seats exchanged."""
    game = iteru.game(meeting.game)
    own = number & 1
    seated = meeting.bots if own == 0 else meeting.bots[::-1]
    players = [iteru.bot(text) for text in seated]
    state = game.new(2, SEED * 100_000 + number // 2)
    rng = iteru.Rng.seeded(number)
    course = []
    while state.actor != NOBODY:
        course.append(game.points_so_far(state)[own])
        state.apply(iteru.ask(players[state.actor], game, state, rng))
    points, winners = state.scores(), state.winners()
    total = max(1, points[own])
    return Played(
        meeting.game,
        meeting.bots,
        number,
        1 / len(winners) if own in winners else 0.0,
        (points[own], points[1 - own]),
        course[len(course) // 2] / total,
        (points[own] - course[-1]) / total,
        {source: its[own] for source, its in game.breakdown(state).items()},
    )


class Results:
    """All games played so far, in one file of JSON lines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[Meeting, dict[int, Played]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                data = json.loads(line)
                self.put(
                    Played(**{**data, **{key: tuple(data[key]) for key in ("bots", "points")}})
                )

    def put(self, played: Played) -> None:
        self.of(Meeting(played.game, played.bots))[played.number] = played

    def add(self, played: Played) -> None:
        self.put(played)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")

    def of(self, meeting: Meeting) -> dict[int, Played]:
        return self.games.setdefault(meeting, {})


def run(results: Results, wanted: list[Meeting], games: int, jobs: int, minutes: float) -> None:
    """Plays one deal of each meeting after the other, until all have their games or time is up."""
    left = [
        (meeting, number)
        for pair in range(0, games, 2)
        for meeting in wanted
        for number in (pair, pair + 1)
        if number not in results.of(meeting)
    ]
    end = monotonic() + 60 * minutes
    with ProcessPoolExecutor(jobs) as pool:
        while left and monotonic() < end:
            batch, left = left[: 4 * jobs], left[4 * jobs :]
            for done in as_completed([pool.submit(play, *one) for one in batch]):
                results.add(done.result())


def table(results: Results, wanted: list[Meeting]) -> Iterator[str]:
    """The figures as a table in Markdown."""
    yield "| " + " | ".join(HEADINGS) + " |"
    yield "| --- " * len(HEADINGS) + "|"
    for meeting in wanted:
        games = list(results.of(meeting).values())
        if games:
            plain = plain_games(results, meeting)
            yield "| " + " | ".join(cells(meeting, games, plain)) + " |"


def plain_games(results: Results, meeting: Meeting) -> list[Played]:
    """The games of the plain level against itself, with which a character is compared; none against other levels."""
    return list(results.of(Meeting(meeting.game, (meeting.bots[1], meeting.bots[1]))).values())


def cells(meeting: Meeting, games: list[Played], plain: list[Played]) -> list[str]:
    standing = Standing(meeting.bots[0])
    for one in games:
        standing.add(one.share, one.points[0])
    low, high = standing.win_interval
    return [
        *(meeting.game, *meeting.bots, str(standing.games)),
        *(f"{standing.win_rate:.0%}", f"{low:.0%} to {high:.0%}", level_interval(meeting)),
        f"{fmean(one.points[0] for one in games):.1f}",
        f"{fmean(one.points[1] for one in games):.1f}",
        f"{fmean(one.at_half for one in games):.0%}",
        f"{fmean(one.at_end for one in games):.0%}",
        differences(games, plain) if plain else "",
    ]


def level_interval(meeting: Meeting) -> str:
    """The interval that the level has on file against the one below it; only there it can be compared."""
    own, other = (level_in(text) for text in meeting.bots)
    measured = level_of(iteru.game(meeting.game), own).measured if own != other else None
    return f"{measured.low:.0%} to {measured.high:.0%}" if measured else ""


def differences(games: list[Played], plain: list[Played]) -> str:
    """The sources in which the first bot's points differ most from the plain level's."""
    gaps = {
        source: fmean(one.sources[source] for one in games)
        - fmean(one.sources[source] for one in plain)
        for source in games[0].sources
    }
    most = sorted(gaps, key=lambda source: -abs(gaps[source]))[:MOST_SHOWN]
    return ", ".join(f"{source} {gaps[source]:+.1f}" for source in most)


def write(results: Results, game: str, levels: list[str], likings: list[float]) -> None:
    """Writes how much of its liking each character can afford in a game."""
    lines = [HEAD.format(levels=" and ".join(levels), today=date.today())]
    for character in CHARACTERS:
        affordable = [
            liking
            for liking in likings
            if all(is_strong(results, game, character, level, liking) for level in levels)
        ]
        lines.append(f"\n[{character}]\nliking = {max(affordable, default=likings[0]):g}\n")
    path = iteru.meta(game).folder / FILE
    path.write_text("".join(lines), encoding="utf-8")
    print(f"{path}: {', '.join(lines[1:])}".replace("\n", " "))


def is_strong(results: Results, game: str, character: str, level: str, liking: float) -> bool:
    """Whether a character with this much of its liking plays as well as the level: at least nearly as often it wins, and
    chance may explain the rest."""
    own = f"{at_level(character, level)}:liking={liking:g}"
    standing = Standing(own)
    for one in results.of(Meeting(game, (own, level))).values():
        standing.add(one.share, one.points[0])
    return (
        standing.games > 0 and standing.win_rate >= NEARLY_HALF and standing.win_interval[1] >= 0.5
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="of each meeting")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--results", type=Path, default=Path("characters.jsonl"))
    parser.add_argument("--only", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--levels", nargs="+", choices=LEVELS[1:], default=list(MEASURED))
    parser.add_argument("--liking", nargs="+", type=float, default=[0.0])
    parser.add_argument("--write", action="store_true", help="the likings that are affordable")
    arguments = parser.parse_args()
    wanted = list(meetings(arguments.only, arguments.levels, arguments.liking))
    results = Results(arguments.results)
    run(results, wanted, arguments.games, arguments.jobs, arguments.minutes)
    print("\n".join(table(results, wanted)))
    if arguments.write:
        for game in arguments.only:
            write(results, game, arguments.levels, sorted(arguments.liking))


if __name__ == "__main__":
    main()
