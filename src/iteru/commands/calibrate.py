"""`iteru calibrate`: finds how strongly each level plays a game."""

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

import iteru
from iteru.arena import levels_file, report, speed
from iteru.arena.calibration import (
    LEAST,
    MOST,
    TARGET,
    Calibration,
    Found,
    Pair,
    Tell,
    calibrate,
    measure_again,
)
from iteru.arena.calibration_results import CalibrationResults
from iteru.bots.levels import FILE, LEVELS, Level, read_levels, usual_levels
from iteru.bots.mcts import MOST_ITERATIONS
from iteru.commands.arena import CORES, Jobs
from iteru.commands.common import HELP, GameName, Lang, Seed, spoken
from iteru.commands.stopping import exit_code, stopping_in_order
from iteru.engine.errors import BadOptions
from iteru.engine.game import Game
from iteru.terminal import show
from iteru.terminal.tables import levels_table
from iteru.words import Words

TWO = 2
SECONDS = 1.0
"""How long the strongest level may think about a choice on one core."""
MOST_GAMES = 300
BETWEEN_LINES = 20
"""Games of a pair after which a line says how it is doing."""


@spoken
def calibrate_levels(
    game: GameName,
    iterations: Annotated[
        int | None,
        typer.Option(
            "--iterations", help=HELP.say("help-calibrate-iterations"), min=32, max=MOST_ITERATIONS
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", help=HELP.say("help-calibrate-games"), min=2, max=10_000)
    ] = MOST_GAMES,
    minutes: Annotated[
        float | None, typer.Option("--minutes", help=HELP.say("help-calibrate-minutes"))
    ] = None,
    level: Annotated[
        list[str] | None,
        typer.Option("--level", help=HELP.say("help-calibrate-level"), metavar="LEVEL"),
    ] = None,
    most: Annotated[int, typer.Option("--most", help=HELP.say("help-calibrate-most"), min=0)] = 0,
    share: Annotated[
        float, typer.Option("--share", help=HELP.say("help-calibrate-share"), min=LEAST, max=MOST)
    ] = TARGET,
    kept: Annotated[
        Path | None,
        typer.Option("--results", help=HELP.say("help-calibrate-results"), metavar="FILE"),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", help=HELP.say("help-calibrate-output"), metavar="FILE"),
    ] = None,
    jobs: Jobs = CORES,
    seed: Seed = 1,
    lang: Lang = HELP.lang,
) -> None:
    words = Words(lang)
    title = iteru.game(game)
    check(title, level or [], minutes, seed or 0)
    if level and iterations is not None:
        raise BadOptions("calibrate-has-budget", given=str(iterations))
    path = output or title.meta.folder / FILE
    report.check_writable(path)
    if kept and kept.resolve() == path.resolve():
        raise BadOptions("calibrate-same-file", file=str(kept))
    source = path if path.exists() or not level else title.meta.folder / FILE
    before = levels_file.read_text(source) if source.exists() else ""
    known = read_levels(source) if before else usual_levels()
    top = known[-1].iterations if level else iterations
    results = results_in(kept, game, seed or 0, top) if kept else None
    top = results.top if results else top or iterations_of_a_second(game)
    how = Calibration(game, top, games, minutes, seed or 0, jobs, most, share, results)
    try:
        with stopping_in_order():
            found = measured(how, known, level, lambda pair: tell(words, pair))
    except KeyboardInterrupt as stop:
        go_on = "calibrate-goes-on" if kept else "calibrate-is-lost"
        print(words.say(go_on, file=str(kept or "")), file=sys.stderr)
        raise typer.Exit(exit_code(stop)) from stop
    run = levels_file.Run(how.seed, datetime.now(UTC).date())
    if level and before:
        report.replace_file(path, levels_file.changed(before, found, run))
    else:
        head = levels_file.head_of(before) or levels_file.usual_head(game)
        report.replace_file(path, levels_file.whole(head, found, run))
    show.new_console().print(levels_table(words, found.levels))
    print(words.say("calibrate-written", file=str(path)))


def check(title: Game[Any], names: list[str], minutes: float | None, seed: int) -> None:
    """Refuses what cannot be measured, before anything is written."""
    if not title.meta.min_seats <= TWO <= title.meta.max_seats:
        raise BadOptions("calibrate-needs-two", game=title.meta.name)
    if unknown := [name for name in names if name not in LEVELS[1:]]:
        raise BadOptions("calibrate-unknown-level", name=unknown[0], right=", ".join(LEVELS[1:]))
    if minutes is not None and not minutes > 0:
        raise BadOptions("calibrate-no-time", given=f"{minutes:g}")
    title.new(TWO, seed)


def results_in(path: Path, game: str, seed: int, top: int | None) -> CalibrationResults:
    """Goes on with a file of games, or begins one."""
    if path.exists():
        return CalibrationResults.read(path, game, seed, top)
    return CalibrationResults.new(path, game, seed, top or iterations_of_a_second(game))


def measured(
    how: Calibration, known: Sequence[Level], names: list[str] | None, tell: Tell
) -> Found:
    return measure_again(how, known, names, tell) if names else calibrate(how, tell)


def iterations_of_a_second(game: str) -> int:
    """Returns how many iterations the strongest level has: those of a second on one core."""
    return round_number(speed.thinking_speed(game, TWO, SECONDS) * SECONDS)


def round_number(number: float) -> int:
    """Returns a number rounded to two digits.

    >>> round_number(15_387)
    15000
    """
    return int(float(f"{number:.1e}"))


def tell(words: Words, pair: Pair) -> None:
    """Says now and then how a pair is doing, and why it has ended."""
    if pair.ended:
        print(line_about(words, f"calibrate-{pair.ended}", pair), file=sys.stderr, flush=True)
    elif len(pair.outcomes) % BETWEEN_LINES == 0:
        print(line_about(words, "calibrate-so-far", pair), file=sys.stderr, flush=True)


def line_about(words: Words, message: str, pair: Pair) -> str:
    share, low, high, games = pair.measured
    return words.say(
        message,
        upper=pair.upper.text,
        lower=pair.lower.text,
        games=games,
        share=words.percent(share),
        low=words.percent(low),
        high=words.percent(high),
    )
