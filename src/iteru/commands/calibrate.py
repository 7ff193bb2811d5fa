"""`iteru calibrate`: finds how strongly each level plays a game."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.arena import report, speed
from iteru.arena.calibration import (
    LEAST,
    MOST,
    TARGET,
    Calibration,
    Pair,
    as_toml,
    calibrate,
    measure_again,
)
from iteru.bots.levels import FILE, LEVELS, levels_of
from iteru.bots.mcts import MOST_ITERATIONS
from iteru.commands.arena import CORES, Jobs
from iteru.commands.common import HELP, GameName, Lang, Seed, spoken
from iteru.commands.stopping import exit_code, stopping_in_order
from iteru.engine.errors import BadOptions
from iteru.terminal import show
from iteru.terminal.tables import levels_table
from iteru.words import Words

TWO = 2
SECONDS = 1.0
"""How long the strongest level may think about a choice on one core."""
MOST_GAMES = 300


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
        float, typer.Option("--minutes", help=HELP.say("help-calibrate-minutes"), min=0)
    ] = 0.0,
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
    found = iteru.game(game)
    if not found.meta.min_seats <= TWO <= found.meta.max_seats:
        raise BadOptions("calibrate-needs-two", game=game)
    if unknown := set(level or ()) - set(LEVELS[1:]):
        raise BadOptions("calibrate-unknown-level", name=unknown.pop(), right=", ".join(LEVELS[1:]))
    path = output or found.meta.folder / FILE
    for file in (path, kept or path):
        report.check_writable(file)
    known = levels_of(found)
    top = known[-1].iterations if level else iterations or iterations_of_a_second(game)
    how = Calibration(game, top, games, minutes, seed or 0, jobs, most, share, kept)
    try:
        with stopping_in_order():
            if level:
                levels = measure_again(how, known, level, lambda pair: tell(words, pair))
            else:
                levels = calibrate(how, lambda pair: tell(words, pair))
    except KeyboardInterrupt as stop:
        go_on = "calibrate-goes-on" if kept else "calibrate-is-lost"
        print(words.say(go_on, file=str(kept or "")), file=sys.stderr)
        raise typer.Exit(exit_code(stop)) from stop
    today = datetime.now(UTC).date()
    report.replace_file(path, as_toml(game, levels, how.seed, today))
    show.new_console().print(levels_table(words, levels))
    print(words.say("calibrate-written", file=str(path)))


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
    """Says now and then how a pair is doing."""
    share, low, high, games = pair.measured
    if games and games % 20 == 0:
        line = words.say(
            "calibrate-so-far",
            upper=pair.upper.text,
            lower=pair.lower.text,
            games=games,
            share=words.percent(share),
            low=words.percent(low),
            high=words.percent(high),
        )
        print(line, file=sys.stderr, flush=True)
