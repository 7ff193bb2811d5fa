"""`iteru replay`: step through a record, verify it, or draw a position of it."""

from pathlib import Path
from typing import Annotated

import typer

import iteru
from iteru.commands.common import HELP, BoxFile, Lang, fail, spoken
from iteru.engine.errors import BadRecord, IteruError
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.record import Record, load_record, write_whole
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.table.names import seat_names
from iteru.terminal import show
from iteru.terminal.replay import replay as replay_match
from iteru.words import Words


@spoken
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP.say("help-record"))],
    verify: Annotated[bool, typer.Option("--verify", help=HELP.say("help-verify"))] = False,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help=HELP.say("help-commitment"), metavar="HEX")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help=HELP.say("help-svg"), metavar="FILE")
    ] = None,
    at: Annotated[int | None, typer.Option("--at", help=HELP.say("help-at"), min=0)] = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
) -> None:
    record = load_record(file)
    game = iteru.game(record.game, box or record.corrections)
    words = Words(lang, game.meta)
    words.names = seat_names(record.names, record.bots, words)
    match = replayed(record, game, words)
    if at is not None and at > len(match.played):
        raise BadRecord("no-such-position", moves=len(match.played), given=str(at))
    if svg is not None:
        steps = len(match.played) if at is None else at
        picture = Artist(game.meta, words).standalone(game.view(match.state_after(steps), None))
        write_whole(svg, picture)
        print(words.say("drawn", file=str(svg), moves=steps))
    elif verify or commitment is not None:
        tell_verified(file, record, commitment, words)
    else:
        replay_match(match, words, show.new_console())


def tell_verified(file: Path, record: Record, noted: str | None, words: Words) -> None:
    """Says what was checked, now that the record has been replayed without a difference."""
    shown = record.deal.commitment if record.deal else None
    if noted is not None and noted.strip().casefold() != shown:
        raise BadRecord("other-commitment", noted=noted[:80], shown=shown or "-")
    result = " ".join(map(str, record.result or ["-"]))
    print(words.say("verified", file=str(file), moves=len(record.moves), result=result))
    if record.deal is None:
        print(words.say("verified-seed" if isinstance(record.seed, int) else "verified-key"))
        return
    givers = [words.name_of(seat) for seat in record.deal.givers]
    print(words.say("verified-deal", names=", ".join(givers) or "–"))
    if noted is None:
        print(words.say("compare-commitment", commitment=record.deal.commitment))
    else:
        print(words.say("verified-commitment"))


def replayed(record: Record, game: Game[State], words: Words) -> Match:
    """The match of a record; a refusal of one of its moves is said in the game's own words."""
    try:
        return Match.of_record(record, game)
    except IteruError as error:
        fail(words, error)
        raise
