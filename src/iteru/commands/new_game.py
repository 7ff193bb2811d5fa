"""`iteru new-game`: a package with a small whole game."""

from pathlib import Path
from typing import Annotated

import typer

from iteru.commands.common import HELP, Lang, spoken
from iteru.skeleton import write_game
from iteru.words import Words


@spoken
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=HELP.say("help-new-game-name"))],
    lang: Lang = HELP.lang,
) -> None:
    written = write_game(name, Path())
    print(Words(lang).say("new-game-written", folder=str(written)))
