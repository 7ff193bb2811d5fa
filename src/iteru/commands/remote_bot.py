"""`iteru bot`: a bot at the tables of a server."""

from typing import Annotated

import typer

from iteru.bots.registry import USUAL_BOT
from iteru.commands.common import BOTS, HELP, Lang, fitting_bots, look_for_modules_here, spoken
from iteru.engine.errors import BadOptions
from iteru.engine.events import Value
from iteru.external.bot import ProgramBot
from iteru.external.program import end_programs
from iteru.external.typed import recorded, typed_bot
from iteru.remote.player import Player
from iteru.remote.server import Server
from iteru.words import Words


@spoken
def remote_bot(
    server: Annotated[
        str, typer.Option("--server", help=HELP.say("help-bot-server"), metavar="URL")
    ] = "http://localhost:8000",
    token: Annotated[
        str, typer.Option("--token", help=HELP.say("help-bot-token"), envvar="ITERU_TOKEN")
    ] = "",
    name: Annotated[
        str,
        typer.Option(
            "--bot", help=HELP.say("help-bot-bot", bots=BOTS), autocompletion=fitting_bots
        ),
    ] = USUAL_BOT,
    table: Annotated[
        str | None, typer.Option("--table", help=HELP.say("help-bot-table"), metavar="ID")
    ] = None,
    opened: Annotated[
        str | None, typer.Option("--open", help=HELP.say("help-bot-open"), metavar="GAME")
    ] = None,
    against: Annotated[
        str, typer.Option("--against", help=HELP.say("help-bot-against"))
    ] = USUAL_BOT,
    patience: Annotated[
        float, typer.Option("--patience", help=HELP.say("help-bot-patience"), min=0)
    ] = 600.0,
    lang: Lang = HELP.lang,
) -> None:
    if not token:
        raise BadOptions("no-token-given")
    if table and opened:
        raise BadOptions("table-or-open")
    look_for_modules_here(name)
    words = Words(lang)

    def say(message: str, facts: dict[str, Value]) -> None:
        print(words.say(message, **facts), flush=True)

    there = Server(server, token, lang, patience, lambda message: say(message, {}))
    bot = typed_bot(name)
    if isinstance(bot, ProgramBot):
        say("program-log", {"name": bot.name, "log": str(bot.log)})
    player = Player(there, bot, recorded(name), say)
    try:
        if opened:
            table = player.open_table(opened, [other.strip() for other in against.split(",")])
        elif table:
            player.join(table)
        player.play(only=table)
    finally:
        end_programs()
