"""What games teach: plays the games behind `docs/study.md`, writes their pages and the figures of that page.

It can be stopped at any time and goes on where it was: every game is kept in the folder `--results`. All titles are
played side by side and share `--jobs`. The words of the page are ours; only the tables between its marks are written here.
"""

import argparse
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean

import iteru
from iteru.arena.study import Study, Tally, parts, usual
from iteru.arena.study_page import (
    FEWEST_SEATS,
    NEARLY_ALWAYS,
    OFTEN_OFFERED,
    RAREST,
    name_of,
    taken,
)
from iteru.arena.study_results import StudyResults
from iteru.commands.stopping import stopping_in_order
from iteru.words import Words

DOCS = Path(__file__).parent.parent / "docs"
SEED = 1
GREEDY, LEVEL = "greedy", "overseer"
GAMES = {
    "egizia": {GREEDY: 2000, LEVEL: 130},
    "imhotep": {GREEDY: 2000, LEVEL: 300},
    "pharaon": {GREEDY: 2000, LEVEL: 450},
    "valley_of_the_kings": {GREEDY: 2000, LEVEL: 380},
}
"""How many games of the usual options; those of the level take about the same time in each title."""
SHOWN = 5
"""The most things and choices that a cell names."""
Cell = Callable[[Study, Words], str]


def page_name(title: str, bot: str) -> str:
    """`greedy` came first and has the plain name."""
    return f"{title}.html" if bot == GREEDY else f"{title}-{bot}.html"


def command(title: str, bot: str, arguments: argparse.Namespace) -> list[str]:
    flags = {
        "--bot": bot,
        "--games": str(wanted(title, bot, arguments.share)),
        "--seed": str(SEED),
        "--jobs": str(max(1, arguments.jobs // len(GAMES))),
        "--results": str(arguments.results / f"{title}-{bot}.jsonl"),
        "--page": str(arguments.docs / "site" / "study" / page_name(title, bot)),
        "--lang": "en",
    }
    program = "from iteru.cli import main; main()"
    words = [word for pair in flags.items() for word in pair]
    return [sys.executable, "-c", program, "study", title, *words]


def wanted(title: str, bot: str, share: float) -> int:
    return max(3, round(GAMES[title][bot] * share))


def play(bot: str, arguments: argparse.Namespace) -> bool:
    """Plays all titles side by side; returns whether all games are there."""
    running = [subprocess.Popen(command(title, bot, arguments)) for title in GAMES]
    try:
        with stopping_in_order():
            ended = [one.wait() for one in running]
        return not any(ended)
    except KeyboardInterrupt:
        for one in running:
            one.send_signal(signal.SIGTERM)
        for one in running:
            one.wait()
        return False


def studied(title: str, bot: str, share: float, folder: Path) -> Study:
    """The games that were played so far."""
    meta = iteru.meta(title)
    found = Study(meta, bot, parts(meta, bot, wanted(title, bot, share), SEED, {}))
    StudyResults.of(folder / f"{title}-{bot}.jsonl", found)
    return found


def counts(study: Study, words: Words) -> str:
    usually = sum(one.games for one in usual(study))
    return f"{usually:,} and {study.played - usually:,} with other options"


def by_players(values: Callable[[list[float]], float], kind: str) -> Cell:
    def cell(study: Study, words: Words) -> str:
        return ", ".join(f"{values(getattr(one, kind)):.0f}" for one in usual(study))

    return cell


def seats(study: Study, words: Words) -> str:
    """The worst and the best seat with each number of players."""
    worth = [
        [seat.win_rate * one.part.players for seat in one.seats]
        for one in usual(study)
        if one.part.players > 1
    ]
    return ", ".join(f"{min(one):.2f} to {max(one):.2f}" for one in worth)


def sources(study: Study, words: Words) -> str:
    """Where winners have most more than the others."""
    found = [
        (mean(winners) - mean(others), mean(winners), mean(others), source)
        for source, (winners, others) in study.sources.items()
        if winners and others
    ]
    sentences = [
        f"{words.say(f'score-{source}')} {one:.1f} and {other:.1f}"
        for _, one, other, source in sorted(found, reverse=True)
    ]
    return "; ".join(sentences[:SHOWN])


def things(study: Study, words: Words) -> list[tuple[str, Tally]]:
    """Things with words of the game that happened to enough seats, where there are several of a kind."""
    groups: dict[tuple[str, str], list[tuple[str, Tally]]] = {}
    for thing, tally in study.things.items():
        name = name_of(thing, words)
        if name and tally.seats >= max(FEWEST_SEATS, RAREST * study.seats):
            event, fact, _ = thing
            said = f"{name} ({event.replace('-', ' ')})"
            groups.setdefault((event, fact), []).append((said, tally))
    return [row for rows in groups.values() if len(rows) > 1 for row in rows]


def helped(study: Study, words: Words) -> str:
    """By the lower end of the interval, so that what was seldom seen is not in front by luck."""
    good = [row for row in things(study, words) if row[1].interval[1] > 1]
    return chances(sorted(good, key=lambda row: -row[1].interval[1]))


def hindered(study: Study, words: Words) -> str:
    bad = [row for row in things(study, words) if row[1].interval[2] < 1]
    return chances(sorted(bad, key=lambda row: row[1].interval[2]))


def chances(rows: list[tuple[str, Tally]]) -> str:
    sentences = []
    for name, tally in rows[:SHOWN]:
        value, low, high = tally.interval
        sentences.append(f"{name} {value:.2f} ({low:.2f} – {high:.2f})")
    return "; ".join(sentences) or "nothing that is sure"


def choices(fitting: Callable[[float], bool]) -> Cell:
    """Actions that are taken so often where they are often offered, the most offered first."""

    def cell(study: Study, words: Words) -> str:
        game = iteru.game(study.meta.name)
        often = max(FEWEST_SEATS, OFTEN_OFFERED * study.seats)
        found = [
            f"`{game.notation(action)}` ({offers:,}×)"
            for action, offers in study.offered.most_common()
            if offers >= often and fitting(taken(study, action) / offers)
        ]
        more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        return ", ".join(found[:SHOWN]) + more or "none"

    return cell


ROWS: dict[str, Cell] = {
    "games": counts,
    "mean points by number of players": by_players(mean, "scores"),
    "mean points of winners": by_players(mean, "best"),
    "choices of a game": by_players(mean, "lengths"),
    "worst and best seat": seats,
    "winners have more from (winners and others)": sources,
    "goes with winning": helped,
    "goes with losing": hindered,
    "never taken": choices(lambda rate: rate == 0),
    "nearly always taken": choices(lambda rate: rate > NEARLY_ALWAYS),
}


def table(studies: list[Study]) -> Iterator[str]:
    words = Words("en", studies[0].meta, names=["Anna", "Bob", "Cleo", "Dan", "Eva"])
    heads = [f"[`{one.bot}`](site/study/{page_name(one.meta.name, one.bot)})" for one in studies]
    yield "| | " + " | ".join(heads) + " |"
    yield "| --- " * (len(studies) + 1) + "|"
    for head, cell in ROWS.items():
        yield f"| {head} | " + " | ".join(cell(study, words) for study in studies) + " |"


def with_tables(text: str, tables: dict[str, str]) -> str:
    """Puts tables between the marks of the page: `<!-- figures: egizia -->` and `<!-- end of figures -->`."""

    def replaced(found: re.Match[str]) -> str:
        new = tables.get(found[2])
        return found[0] if new is None else f"{found[1]}\n\n{new}\n\n<!-- end of figures -->"

    marks = r"(<!-- figures: (\w+) -->).*?<!-- end of figures -->"
    return re.sub(marks, replaced, text, flags=re.DOTALL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--results", type=Path, default=Path("build/studies"), help="a folder")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual numbers of games")
    parser.add_argument("--docs", type=Path, default=DOCS, help="where the pages are")
    arguments = parser.parse_args()
    arguments.results.mkdir(parents=True, exist_ok=True)
    whole = all(play(bot, arguments) for bot in (GREEDY, LEVEL))
    tables = {}
    for title in GAMES:
        found = [studied(title, bot, arguments.share, arguments.results) for bot in (GREEDY, LEVEL)]
        played = [study for study in found if study.played]
        if played:
            tables[title] = "\n".join(table(played))
    page = arguments.docs / "study.md"
    page.write_text(with_tables(page.read_text(encoding="utf-8"), tables), encoding="utf-8")
    if not whole:
        sys.exit("stopped: the same command goes on")


if __name__ == "__main__":
    main()
