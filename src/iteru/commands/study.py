"""`iteru study`: what games teach."""

import sys
from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.arena import report, tournament
from iteru.arena.study import Study, parts
from iteru.arena.study_page import study_page
from iteru.arena.study_results import StudyResults
from iteru.commands.arena import CORES, Jobs, Ray
from iteru.commands.common import (
    BOTS,
    HELP,
    BoxFile,
    Lang,
    Seed,
    fitting_bots,
    look_for_modules_here,
)
from iteru.commands.for_every_game import GameCommands, for_every_game
from iteru.commands.progress import progress
from iteru.commands.stopping import exit_code, stopping_in_order
from iteru.engine.errors import BadOptions
from iteru.engine.game import new_seed
from iteru.engine.meta import Meta
from iteru.words import Words

USUAL_SEED = 1
"""Of a study that is kept, so that the same command goes on with it."""
app = typer.Typer(cls=GameCommands, help=HELP.say("help-study"), no_args_is_help=True)


@for_every_game(app, "help-study-game")
def study(
    meta: Meta,
    *,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", help=HELP.say("help-study-bot", bots=BOTS), autocompletion=fitting_bots
        ),
    ] = "greedy",
    games: Annotated[int, typer.Option("--games", help=HELP.say("help-study-games"), min=1)] = 1000,
    page: Annotated[
        Path | None, typer.Option("--page", help=HELP.say("help-study-page"), metavar="FILE")
    ] = None,
    kept: Annotated[
        Path | None,
        typer.Option("--results", help=HELP.say("help-study-results"), metavar="FILE"),
    ] = None,
    jobs: Jobs = CORES,
    ray: Ray = None,
    seed: Seed = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
    options: dict[str, object],
) -> None:
    """Play many games and write a page about what they teach."""
    path = page or Path(f"study-{meta.name}.html")
    if path.suffix != ".html":
        raise BadOptions("bad-report", given=str(path), right=".html")
    report.check(path)
    look_for_modules_here(bot)
    words = Words(lang, meta, names=["Anna", "Bob", "Cleo", "Dan", "Eva"])
    corrections = str(box) if box else None
    chosen = seed if seed is not None else new_seed() if kept is None else USUAL_SEED
    found = Study(meta, bot, parts(meta, bot, games, chosen, options, corrections))
    for part in found.parts:
        tournament.check(part.plan)
    results = None if kept is None else StudyResults.of(kept, found)
    stopped = played(found, results, jobs, ray, words)
    if not found.played:
        raise stopped or KeyboardInterrupt
    game = iteru.game(meta.name, corrections)
    report.replace_file(path, study_page(found, game, words))
    print(words.say("study-written", file=str(path), games=found.played))
    if stopped is not None:
        print(words.say("arena-so-far", games=found.played, planned=found.games), file=sys.stderr)
        raise typer.Exit(exit_code(stopped))


def played(
    found: Study, results: StudyResults | None, jobs: int, ray: str | None, words: Words
) -> KeyboardInterrupt | None:
    """Plays what is left of all parts of a study; returns what stopped it, if anything did."""
    done = [set() for _ in found.parts] if results is None else results.done
    add = found.add if results is None else results.add
    left = found.games - sum(map(len, done))
    if left < found.games:
        print(words.say("arena-resumed", done=found.games - left), file=sys.stderr)
    try:
        with stopping_in_order(), progress(words, left) as advance:
            for number, part in enumerate(found.parts):
                for outcome in tournament.run(part.plan, jobs, ray, set(done[number])):
                    add(number, outcome)
                    advance()
    except KeyboardInterrupt as stop:
        found.interrupted = True
        return stop
    return None
