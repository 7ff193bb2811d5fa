"""`iteru arena`: bots against bots."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from iteru.arena import report, tournament
from iteru.arena.playing import Outcome, Tournament
from iteru.commands.common import (
    BOTS,
    HELP,
    BoxFile,
    Lang,
    Seed,
    fitting_seats,
    look_for_modules_here,
)
from iteru.commands.for_every_game import GameCommands, for_every_game
from iteru.engine.errors import BadOptions
from iteru.engine.game import new_seed
from iteru.engine.meta import Meta
from iteru.terminal import show
from iteru.terminal.tables import standings_table
from iteru.words import Words

app = typer.Typer(cls=GameCommands, help=HELP.say("help-arena"), no_args_is_help=True)


@for_every_game(app, "help-arena-game")
def arena(
    meta: Meta,
    *,
    seats: Annotated[
        str,
        typer.Option(
            "--seats", help=HELP.say("help-arena-seats", bots=BOTS), autocompletion=fitting_seats
        ),
    ] = "random,greedy",
    games: Annotated[int, typer.Option("--games", help=HELP.say("help-games"), min=1)] = 100,
    jobs: Annotated[
        int, typer.Option("--jobs", help=HELP.say("help-jobs"), min=1, max=256)
    ] = os.cpu_count() or 1,
    seed: Seed = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
    json: Annotated[bool, typer.Option("--json", help=HELP.say("help-arena-json"))] = False,
    csv: Annotated[bool, typer.Option("--csv", help=HELP.say("help-arena-csv"))] = False,
    records: Annotated[
        Path | None, typer.Option("--records", help=HELP.say("help-records"), metavar="DIR")
    ] = None,
    options: dict[str, object],
) -> None:
    """Let bots play each other."""
    if json and csv:
        raise BadOptions("one-output")
    look_for_modules_here(seats)
    words = Words(lang, meta)
    plan = Tournament(
        meta.name,
        tuple(text.strip() for text in seats.split(",")),
        games,
        new_seed() if seed is None else seed,
        options,
        str(box) if box else None,
        str(records) if records else None,
    )
    outcomes = played(plan, jobs, words)
    standings = tournament.standings(plan, outcomes)
    if json:
        print(report.as_json(plan, standings))
    elif csv:
        print(report.as_csv(plan, outcomes), end="")
    else:
        show.new_console().print(standings_table(words, standings, plan.seed))


def played(plan: Tournament, jobs: int, words: Words) -> list[Outcome]:
    """All games of a tournament, with a bar that shows how far it is."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    outcomes: list[Outcome] = []
    screen = show.new_console(stderr=True)
    silent = not screen.is_terminal
    with Progress(*columns, transient=True, console=screen, disable=silent) as progress:
        task = progress.add_task(words.say("arena-playing"), total=plan.games)
        for chunk in tournament.run(plan, jobs):
            outcomes += chunk
            progress.update(task, completed=len(outcomes))
    return outcomes
