"""`iteru play`: a game in this terminal."""

from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.bots.registry import bot, bots
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
from iteru.commands.replay import replayed
from iteru.engine.errors import BadOptions
from iteru.engine.match import Match
from iteru.engine.meta import Meta
from iteru.engine.record import load_record
from iteru.external.program import end_programs
from iteru.table.names import seat_names
from iteru.terminal import show
from iteru.terminal.play import Keyboard
from iteru.terminal.players import Player, read_players, seat_players, usual_seats
from iteru.words import Words

app = typer.Typer(cls=GameCommands, help=HELP.say("help-play"), no_args_is_help=True)


@for_every_game(app, "help-play-game")
def play(
    meta: Meta,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", help=HELP.say("help-seats", bots=BOTS), autocompletion=fitting_seats
        ),
    ] = None,
    lang: Lang = HELP.lang,
    seed: Seed = None,
    box: BoxFile = None,
    resume: Annotated[
        Path | None, typer.Option("--from", help=HELP.say("help-from"), metavar="FILE")
    ] = None,
    confirm: Annotated[bool, typer.Option("--confirm", help=HELP.say("help-confirm"))] = False,
    options: dict[str, object],
) -> None:
    """Play in this terminal."""
    look_for_modules_here(seats or "")
    if resume is None:
        game = iteru.game(meta.name, box)
        words = Words(lang, game.meta)
        players = read_players(seats or usual_seats(meta.max_seats), words)
        match = Match(game, len(players), seed, options)
    else:
        record = load_record(resume)
        if record.game != meta.name:
            raise BadOptions("record-of-other-game", game=record.game, given=meta.name)
        game = iteru.game(meta.name, box or record.corrections)
        words = Words(lang, game.meta, list(record.names))
        match = replayed(record, game, words)
        players = (
            read_players(seats, words)
            if seats
            else [remembered(match, seat) for seat in range(record.seats)]
        )
    seat_players(match, players)
    words.names = seat_names(match.names, match.bots, words)
    try:
        Keyboard(match, players, words, show.new_console(), confirm).run()
    finally:
        end_programs()


def remembered(match: Match, seat: int) -> Player:
    """Returns who sat there in a saved game. A record may come from anybody, so only installed bots are taken from it."""
    text = match.bots[seat]
    if ":" in text and text.partition(":")[0] not in bots():
        raise BadOptions("own-bot-in-record", name=text)
    if text:
        bot(text)
    return Player(match.names[seat], match.bots[seat])
