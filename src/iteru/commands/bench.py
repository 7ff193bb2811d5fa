"""`iteru bench`: how fast the engine runs here."""

from typing import Annotated

import typer

import iteru
from iteru.arena import speed
from iteru.commands.common import HELP, Lang, fitting_games, games_that_work, spoken
from iteru.engine.build import is_compiled
from iteru.terminal import show
from iteru.terminal.tables import speed_row, speed_table
from iteru.words import Words


@spoken
def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help=HELP.say("help-bench-game"), autocompletion=fitting_games
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=HELP.say("help-bench-seats"))] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", help=HELP.say("help-seconds"), min=0.1, max=600)
    ] = 3.0,
    lang: Lang = HELP.lang,
) -> None:
    words = Words(lang)
    table = speed_table(words)
    for name in [game] if game else games_that_work():
        title = iteru.game(name)
        count = title.meta.max_seats if seats is None else seats
        title.check_seats(count)
        for pure in (False, True) if is_compiled() else (True,):
            found = speed.measure_in_new_process(name, count, seconds, pure)
            table.add_row(*speed_row(words, name, count, found))
    show.new_console().print(table)
    if not is_compiled():
        print(words.say("bench-only-interpreted"))
