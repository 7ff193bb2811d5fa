"""The command `iteru`."""

import inspect
import os
import socket
import sys
from collections.abc import Callable
from functools import wraps
from json import dumps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import iteru
from iteru.arena import report, speed, tournament
from iteru.arena.playing import Outcome, Tournament
from iteru.bots.registry import USUAL_BOT, bot, broken_bots, local_bot, valid_bots
from iteru.bots.registry import bots as bot_names
from iteru.engine.build import is_compiled
from iteru.engine.errors import BadOptions, BadRecord, IteruError
from iteru.engine.events import Value
from iteru.engine.game import Game, new_seed
from iteru.engine.match import Match
from iteru.engine.meta import Meta
from iteru.engine.record import Record, load_record, write_whole
from iteru.engine.registry import broken, broken_games, told, valid_games
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.remote.player import Player as RemotePlayer
from iteru.remote.server import Server
from iteru.skeleton import write_game
from iteru.table.names import seat_names
from iteru.terminal import show
from iteru.terminal.boxes import show_box
from iteru.terminal.flags import game_flags, options_given
from iteru.terminal.output import guard_output
from iteru.terminal.play import Keyboard
from iteru.terminal.players import Player, read_players, seat_players
from iteru.terminal.replay import replay as replay_match
from iteru.terminal.rulebook import Rulebook
from iteru.terminal.tables import (
    bot_data,
    bots_table,
    game_data,
    games_table,
    speed_row,
    speed_table,
    standings_table,
)
from iteru.words import LANGUAGES, Words, language_of_environment

HELP = Words(language_of_environment())
BOTS = ", ".join(bot_names())
FAILED = 2
SHUTDOWN = 2
"""Seconds for what is being answered when the server ends; streams of events would go on for ever."""

Lang = Annotated[str, typer.Option("--lang", help=HELP.say("help-lang"), show_default=True)]
BoxFile = Annotated[
    Path | None, typer.Option("--box", help=HELP.say("help-box-file"), metavar="FILE")
]
Json = Annotated[bool, typer.Option("--json", help=HELP.say("help-json"))]
Seed = Annotated[int | None, typer.Option("--seed", help=HELP.say("help-seed"), min=0)]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=HELP.say("help-game"))]


WITHOUT_COMMAND: dict[str, IteruError] = {}
"""Games whose options do not make flags, and why."""


class GameCommands(typer.core.TyperGroup):
    """A command for each game; a name that no game has is answered with the names there are."""

    def get_command(self, ctx: Any, name: str) -> Any:
        command = super().get_command(ctx, name)
        if command is None and not name.startswith("-"):
            try:
                iteru.meta(name)
            except IteruError as error:
                fail(HELP, error)
            if name in WITHOUT_COMMAND:
                fail(HELP, WITHOUT_COMMAND[name])
        return command


app = typer.Typer(
    help=HELP.say("help-iteru"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
play_app = typer.Typer(cls=GameCommands, help=HELP.say("help-play"), no_args_is_help=True)
arena_app = typer.Typer(cls=GameCommands, help=HELP.say("help-arena"), no_args_is_help=True)
app.add_typer(play_app, name="play")
app.add_typer(arena_app, name="arena")


def fail(words: Words, error: IteruError) -> None:
    """One clear sentence, and an exit code that scripts can see."""
    print(f"iteru: {words.error(error)}", file=sys.stderr)
    raise typer.Exit(FAILED)


def spoken(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose errors are said in the language asked for."""

    @wraps(command)
    def run(**given: Any) -> None:
        lang = given.get("lang", HELP.lang)
        if lang not in LANGUAGES:
            fail(HELP, BadOptions("unknown-language", given=lang, right=", ".join(LANGUAGES)))
        try:
            command(**given)
        except IteruError as error:
            fail(Words(lang), error)

    return run


def show_version(wanted: bool) -> None:
    if wanted:
        print(
            f"iteru {iteru.__version__} ({HELP.say('compiled' if is_compiled() else 'interpreted')})"
        )
        raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help=HELP.say("help-version"), callback=show_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Options before the command."""


# Commands made for each game from its options


def for_every_game(
    group: typer.Typer, help_message: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command once for each installed game, with the flags of that game's options added to its own."""

    def register(command: Callable[..., None]) -> Callable[..., None]:
        own = list(inspect.signature(command).parameters.values())[1:-1]
        for name in iteru.games():
            try:
                meta = iteru.meta(name)
                about = HELP.say(help_message, title=meta.title(HELP.lang))
                group.command(name, help=about)(made_for(meta, command, own))
            except IteruError:
                continue  # a package of somebody else's that does not load: asked for by name, it is reported
            except Exception as error:  # an option named like a flag of the command, say
                WITHOUT_COMMAND[name] = broken(name, told(error))
        return command

    return register


def made_for(
    meta: Meta, command: Callable[..., None], own: list[inspect.Parameter]
) -> Callable[..., None]:
    flags = game_flags(meta, HELP.lang)
    names = {parameter.name for parameter in flags}

    def run(**given: Any) -> None:
        options = options_given(
            meta, {name: value for name, value in given.items() if name in names}
        )
        command(
            meta,
            **{name: value for name, value in given.items() if name not in names},
            options=options,
        )

    made = spoken(run)
    made.__signature__ = inspect.Signature([*own, *flags])  # type: ignore[attr-defined]
    made.__annotations__ = {parameter.name: parameter.annotation for parameter in [*own, *flags]}
    return made


@for_every_game(play_app, "help-play-game")
def play(
    meta: Meta,
    *,
    seats: Annotated[
        str | None, typer.Option("--seats", help=HELP.say("help-seats", bots=BOTS))
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
        players = read_players(seats or "me,greedy,random", words)
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
    Keyboard(match, players, words, show.new_console(), confirm).run()


def replayed(record: Record, game: Game[State], words: Words) -> Match:
    """The match of a record; a refusal of one of its moves is said in the game's own words."""
    try:
        return Match.of_record(record, game)
    except IteruError as error:
        fail(words, error)
        raise


def remembered(match: Match, seat: int) -> Player:
    """Who sat there in a saved game; a record names installed bots only, since it may come from anybody."""
    if match.bots[seat]:
        bot(match.bots[seat])
    return Player(match.names[seat], match.bots[seat])


@for_every_game(arena_app, "help-arena-game")
def arena(
    meta: Meta,
    *,
    seats: Annotated[
        str, typer.Option("--seats", help=HELP.say("help-arena-seats", bots=BOTS))
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


def look_for_modules_here(seats: str) -> None:
    """Bots of one's own may lie in the current folder; what is installed is found first."""
    if ":" in seats and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


# Commands that take a file or a game


@app.command(help=HELP.say("help-replay"))
@spoken
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=HELP.say("help-record"))],
    verify: Annotated[bool, typer.Option("--verify", help=HELP.say("help-verify"))] = False,
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
    elif verify:
        print(
            words.say(
                "verified",
                file=str(file),
                moves=len(match.played),
                result=" ".join(map(str, record.result or ["-"])),
            )
        )
    else:
        replay_match(match, words, show.new_console())


@app.command(help=HELP.say("help-box"))
@spoken
def box(
    game: GameName,
    lang: Lang = HELP.lang,
    corrections: BoxFile = None,
) -> None:
    title = iteru.game(game, corrections)
    show_box(title.box, Words(lang, title.meta), show.new_console())


@app.command("games", help=HELP.say("help-list-games"))
@spoken
def list_games(json: Json = False, lang: Lang = HELP.lang) -> None:
    metas = [iteru.meta(name) for name in valid_games()]
    table = games_table(Words(lang), metas)
    data = {"games": [game_data(meta) for meta in metas]}
    list_all(table, data, broken_games(), Words(lang), json)


@app.command("bots", help=HELP.say("help-list-bots"))
@spoken
def list_bots(json: Json = False, lang: Lang = HELP.lang) -> None:
    table = bots_table(Words(lang), valid_bots())
    data = {"bots": [bot_data(name) for name in valid_bots()]}
    list_all(table, data, broken_bots(), Words(lang), json)


def list_all(
    table: Table,
    data: dict[str, Any],
    broken: dict[str, IteruError],
    words: Words,
    as_json: bool,
) -> None:
    """What is installed, then a line for each that does not work."""
    if as_json:
        why = [{"name": name, "why": words.error(error)} for name, error in broken.items()]
        print(dumps({**data, "broken": why}, ensure_ascii=False, indent=1))
        return
    show.new_console().print(table)
    for error in broken.values():
        print(words.error(error))


@app.command(help=HELP.say("help-rules"))
@spoken
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help=HELP.say("help-rule"))] = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
) -> None:
    title = iteru.game(game, box)
    rulebook = Rulebook.of(title, Words(lang, title.meta))
    show.new_console().print(Markdown(rulebook.text if rule is None else rulebook.rule(rule)))


@app.command(help=HELP.say("help-bench"))
@spoken
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=HELP.say("help-bench-game"))
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


@app.command("new-game", help=HELP.say("help-new-game"))
@spoken
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=HELP.say("help-new-game-name"))],
    lang: Lang = HELP.lang,
) -> None:
    written = write_game(name, Path())
    print(Words(lang).say("new-game-written", folder=str(written)))


def games_that_work() -> tuple[str, ...]:
    """Every game but those that do not load; a line tells of each that is left out."""
    for error in broken_games().values():
        print(f"iteru: {HELP.error(error)}", file=sys.stderr)
    return valid_games()


@app.command(help=HELP.say("help-serve"))
@spoken
def serve(
    host: Annotated[str | None, typer.Option("--host", help=HELP.say("help-host"))] = None,
    port: Annotated[
        int | None, typer.Option("--port", help=HELP.say("help-port"), min=1, max=65535)
    ] = None,
    boxes: Annotated[
        list[str] | None,
        typer.Option("--box", help=HELP.say("help-serve-box"), metavar="GAME=FILE"),
    ] = None,
) -> None:
    import uvicorn

    from iteru.web.app import create_app
    from iteru.web.settings import Settings

    given: dict[str, Any] = {
        name: value for name, value in {"host": host, "port": port}.items() if value is not None
    }
    if boxes:
        given["boxes"] = box_files(boxes)
    settings = Settings(**given)
    check_port(settings.host, settings.port)
    games_that_work()
    application = create_app(settings)
    print(
        HELP.say(
            "serving", address=f"http://localhost:{settings.port}", data=settings.database_shown
        ),
        flush=True,
    )
    for name, file in settings.boxes.items():
        figures = ", ".join(iteru.game(name, file).box.corrected_values())
        print(HELP.say("serving-box", game=name, figures=figures or "-"), flush=True)
    uvicorn.run(
        application,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,  # messages are short: only what is new in a region
        timeout_graceful_shutdown=SHUTDOWN,
    )


def box_files(given: list[str]) -> dict[str, Path]:
    """`--box imhotep=mine.toml`, once for each game."""
    files: dict[str, Path] = {}
    for text in given:
        name, _, file = text.partition("=")
        if not file or name in files:
            raise BadOptions("bad-box-flag", given=text, right=", ".join(iteru.games()))
        files[name] = Path(file)
    return files


def check_port(host: str, port: int) -> None:
    """Say plainly that the port is taken, before anything is started."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOptions(
                "port-taken", host=host, port=str(port), why=error.strerror or str(error)
            ) from error


@app.command("bot", help=HELP.say("help-bot"))
@spoken
def remote_bot(
    server: Annotated[
        str, typer.Option("--server", help=HELP.say("help-bot-server"), metavar="URL")
    ] = "http://localhost:8000",
    token: Annotated[
        str, typer.Option("--token", help=HELP.say("help-bot-token"), envvar="ITERU_TOKEN")
    ] = "",
    name: Annotated[
        str, typer.Option("--bot", help=HELP.say("help-bot-bot", bots=BOTS))
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
    player = RemotePlayer(there, local_bot(name), name, say)
    if opened:
        table = player.open_table(opened, [other.strip() for other in against.split(",")])
    elif table:
        player.join(table)
    player.play(only=table)


def main() -> None:
    """Entry point."""
    guard_output()
    try:
        app()
    except KeyboardInterrupt:
        print(f"\n{HELP.say('interrupted')}", file=sys.stderr)
        sys.exit(130)
    finally:
        sys.stdout.flush()
