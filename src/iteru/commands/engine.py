"""`iteru engine`: our bots as a program that others ask, line by line (docs/bot-protocol.md)."""

import sys
from typing import Annotated

import typer

from iteru.bots.registry import USUAL_BOT
from iteru.commands.common import BOTS, HELP, Lang, fitting_bots, look_for_modules_here, spoken
from iteru.external.engine import Engine
from iteru.words import Words


@spoken
def engine(
    bot: Annotated[
        str,
        typer.Option(
            "--bot", help=HELP.say("help-bot-bot", bots=BOTS), autocompletion=fitting_bots
        ),
    ] = USUAL_BOT,
    lang: Lang = HELP.lang,
) -> None:
    look_for_modules_here(bot)
    out = sys.stdout

    def say(line: str) -> None:
        print(line, file=out, flush=True)

    Engine(bot, say, Words(lang).error).serve(sys.stdin)
