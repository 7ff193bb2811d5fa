"""The command `iteru`."""

import inspect
import io
import os
import socket
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import iteru
from iteru.arena import speed, tournament
from iteru.bots.bot import BOTS
from iteru.engine.box import Figure
from iteru.engine.build import is_compiled
from iteru.engine.errors import BadOptions, IteruError
from iteru.engine.game import Game, new_seed
from iteru.engine.match import Match
from iteru.engine.meta import Meta
from iteru.engine.options import Option, options_of
from iteru.engine.record import Record, load_record, write_whole
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.terminal import show
from iteru.terminal.play import Keyboard, Player, read_players, seat_players
from iteru.terminal.replay import replay as replay_match
from iteru.terminal.rulebook import Rulebook
from iteru.words import LANGUAGES, Words, language_of_environment

HELP = Words(language_of_environment())
FAILED = 2

Lang = Annotated[str, typer.Option("--lang", help=HELP.say("help-lang"), show_default=True)]
BoxFile = Annotated[
    Path | None, typer.Option("--box", help=HELP.say("help-box-file"), metavar="FILE")
]
Seed = Annotated[int | None, typer.Option("--seed", help=HELP.say("help-seed"), min=0)]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=HELP.say("help-game"))]


class GameCommands(typer.core.TyperGroup):
    """A command for each game; a name that no game has is answered with the names there are."""

    def get_command(self, ctx: Any, name: str) -> Any:
        command = super().get_command(ctx, name)
        if command is None and not name.startswith("-"):
            try:
                iteru.meta(name)
            except IteruError as error:
                fail(HELP, error)
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


def game_flags(meta: Meta) -> list[inspect.Parameter]:
    """The flags of a game's options: a switch each, `--name VALUE`, or `--group name=value` for those that share a group."""
    words = Words(HELP.lang, meta)
    flags = []
    groups: dict[str, list[Option]] = {}
    for option in options_of(meta.options):
        if option.flag:
            groups.setdefault(option.flag, []).append(option)
            continue
        kind = bool if option.is_switch else str
        metavar = None if option.is_switch else "|".join(option.values)
        help_text = words.say(f"option-{option.name}")
        name = option.name.replace("_", "-")
        switch_off = f"/--no-{name}" if option.default is True else ""
        about = typer.Option(f"--{name}{switch_off}", help=help_text, metavar=metavar)
        flags.append(flag(option.name, kind, about, option.default))
    for group, options in groups.items():
        names = ", ".join(option.name for option in options)
        help_text = f"{words.say(f'flag-{group}')}: {names}, all"
        about = typer.Option(
            f"--{group}", help=help_text, metavar="NAME=" + "|".join(options[0].values)
        )
        flags.append(flag(group, list[str], about, None))
    return flags


def flag(name: str, kind: Any, about: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, about]
    )


def options_given(meta: Meta, given: dict[str, Any]) -> dict[str, object]:
    """A game's options out of all flags; those left at their default are not in it."""
    chosen: dict[str, object] = {}
    options = options_of(meta.options)
    for option in options:
        if not option.flag and given[option.name] != option.default:
            chosen[option.name] = given[option.name]
    for group in dict.fromkeys(option.flag for option in options if option.flag):
        names = [option.name for option in options if option.flag == group]
        for text in given[group] or []:
            chosen |= read_group_flag(group, names, text)
    return chosen


def read_group_flag(group: str, names: list[str], text: str) -> dict[str, object]:
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    if not equals or (name not in names and name != "all"):
        raise BadOptions(
            "bad-shared-flag", flag=group, given=text, right=", ".join([*names, "all"])
        )
    return dict.fromkeys(names if name == "all" else [name], value.strip())


def for_every_game(
    group: typer.Typer, help_message: str
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command once for each installed game, with the flags of that game's options added to its own."""

    def register(command: Callable[..., None]) -> Callable[..., None]:
        own = list(inspect.signature(command).parameters.values())[1:-1]
        for name in iteru.games():
            try:
                meta = iteru.meta(name)
            except IteruError:
                continue  # a package of somebody else's that does not load: asked for by name, it is reported
            group.command(name, help=HELP.say(help_message, title=meta.title(HELP.lang)))(
                made_for(meta, command, own)
            )
        return command

    return register


def made_for(
    meta: Meta, command: Callable[..., None], own: list[inspect.Parameter]
) -> Callable[..., None]:
    flags = game_flags(meta)
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
        str | None, typer.Option("--seats", help=HELP.say("help-seats", bots=", ".join(BOTS)))
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
    words.names = match.names
    Keyboard(match, players, words, show.new_console(), confirm).run()


def replayed(record: Record, game: Game[State], words: Words) -> Match:
    """The match of a record; a refusal of one of its moves is said in the game's own words."""
    try:
        return Match.of_record(record, game)
    except IteruError as error:
        fail(words, error)
        raise


def remembered(match: Match, seat: int) -> Player:
    """Who sat there in a saved game."""
    return Player(match.names[seat], match.bots[seat])


@for_every_game(arena_app, "help-arena-game")
def arena(
    meta: Meta,
    *,
    seats: Annotated[
        str, typer.Option("--seats", help=HELP.say("help-arena-seats", bots=", ".join(BOTS)))
    ] = "random,greedy",
    games: Annotated[int, typer.Option("--games", help=HELP.say("help-games"), min=1)] = 100,
    jobs: Annotated[
        int, typer.Option("--jobs", help=HELP.say("help-jobs"), min=1, max=256)
    ] = os.cpu_count() or 1,
    seed: Seed = None,
    lang: Lang = HELP.lang,
    box: BoxFile = None,
    options: dict[str, object],
) -> None:
    """Let bots play each other."""
    words = Words(lang, meta)
    bots = tuple(name.strip() for name in seats.split(","))
    for name in bots:
        if name not in BOTS:
            raise BadOptions("unknown-arena-bot", name=name, right=", ".join(BOTS))
    chosen = new_seed() if seed is None else seed
    planned = tournament.Tournament(
        meta.name, bots, games, chosen, options, str(box) if box else None
    )
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    standings: list[tournament.Standing] = []
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task(words.say("arena-playing"), total=games)
        for done, standings in tournament.run(planned, jobs):  # noqa: B007 (the last ones are shown)
            progress.update(task, completed=done)
    show.new_console().print(standings_table(words, standings, chosen))


def standings_table(words: Words, standings: list[tournament.Standing], seed: int) -> Table:
    title = words.say("arena-title", games=standings[0].games, seed=str(seed))
    table = Table(
        title=title, title_justify="left", caption=words.say("arena-note"), caption_justify="left"
    )
    table.add_column(words.say("arena-bot"))
    for column in ("wins", "win-rate", "win-interval", "mean"):
        table.add_column(words.say(f"arena-{column}"), justify="right")
    for standing in sorted(standings, key=lambda one: -one.wins):
        low, high = standing.win_interval
        rate = f"{standing.wins / standing.games:.1%}"
        mean = f"{standing.mean:.1f} ± {standing.mean_error:.1f}"
        table.add_row(standing.name, f"{standing.wins:g}", rate, f"{low:.1%} – {high:.1%}", mean)
    return table


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
    words = Words(lang, game.meta, list(record.names))
    match = replayed(record, game, words)
    if svg is not None:
        steps = len(match.played) if at is None else min(at, len(match.played))
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
    words = Words(lang, title.meta)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("figure", "source", "values"):
        table.add_column(words.say(f"box-{column}"), overflow="fold")
    for figure in title.box:
        table.add_row(figure.path, figure_sources(words, figure), figure_values(figure))
    console = show.new_console()
    console.print(table)
    by_source = ", ".join(
        f"{words.say(f'source-word-{name}')} {count}"
        for name, count in figures_by_source(title.box).items()
    )
    reconstructed = [figure for figure in title.box if figure.weakest == "reconstructed"]
    console.print(
        words.say(
            "box-summary",
            count=len(title.box.figures),
            by_source=by_source,
            fingerprint=title.box.fingerprint,
        )
    )
    pieces = sum(figure.pieces for figure in reconstructed)
    console.print(
        Text(words.say("box-reconstructed", count=len(reconstructed), pieces=pieces), style="bold")
    )
    for figure in reconstructed:
        console.print(
            Text(
                f"  {figure.path}: {', '.join(reconstructed_keys(figure))}. {figure.note}".rstrip()
            )
        )
    for key, carriers in by_reconstructed_key(reconstructed).items():
        if len(carriers) > 1:
            pieces = sum(figure.pieces for figure in carriers)
            console.print(
                words.say("box-reconstructed-key", key=key, count=len(carriers), pieces=pieces)
            )


def reconstructed_keys(figure: Figure) -> list[str]:
    return [key for key in figure.values if figure.source_of(key) == "reconstructed"]


def by_reconstructed_key(figures: list[Figure]) -> dict[str, list[Figure]]:
    """For each kind of value, the figures in which it is reconstructed."""
    found: dict[str, list[Figure]] = {}
    for figure in figures:
        for key in reconstructed_keys(figure):
            found.setdefault(key, []).append(figure)
    return found


def figures_by_source(box: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    for figure in box:
        counts[figure.weakest] = counts.get(figure.weakest, 0) + 1
    return counts


def figure_sources(words: Words, figure: Figure) -> str:
    base = words.say(f"source-word-{figure.source}")
    others = [
        f"{key}: {words.say(f'source-word-{source}')}" for key, source in figure.sources.items()
    ]
    return f"{base} ({', '.join(others)})" if others else base


def figure_values(figure: Figure) -> str:
    return ", ".join(f"{key} {value_shown(value)}" for key, value in figure.values.items())


def value_shown(value: object) -> str:
    """A list of numbers or words as `1 3 6`, one of phrases as `draw 1; discard 1`."""
    if not isinstance(value, list):
        return str(value)
    return ("; " if any(" " in str(one) for one in value) else " ").join(map(str, value))


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
    table = Table(title=words.say("bench-title"), title_justify="left")
    table.add_column("")
    for column in ("actions", "games", "clone"):
        table.add_column(words.say(f"bench-{column}"), justify="right")
    for name in [game] if game else iteru.games():
        title = iteru.game(name)
        count = title.meta.max_seats if seats is None else seats
        title.check_seats(count)
        for pure in (False, True) if is_compiled() else (True,):
            found = speed.measure_in_new_process(name, count, seconds, pure)
            kind = words.say("compiled" if found.compiled else "interpreted")
            label = words.say("bench-row", game=name, seats=count, kind=kind)
            rates = (
                f"{found.actions_per_second:,.0f}",
                f"{found.games_per_second:,.0f}",
                f"{found.clone_microseconds:.2f}",
            )
            table.add_row(label, *rates)
    show.new_console().print(table)
    if not is_compiled():
        print(words.say("bench-only-interpreted"))


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


def main() -> None:
    """Entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # what a screen cannot show, or a keyboard garbles, is a question mark
    try:
        app()
    except KeyboardInterrupt:
        print(f"\n{HELP.say('interrupted')}", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
