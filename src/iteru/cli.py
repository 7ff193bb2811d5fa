"""The command `iteru`: all commands, in the order of its help."""

import sys
from typing import Annotated

import typer

import iteru
from iteru.commands import (
    arena,
    backup,
    bench,
    calibrate,
    completion,
    engine,
    installed,
    new_game,
    play,
    remote_bot,
    replay,
    serve,
    study,
)
from iteru.commands.common import HELP
from iteru.engine.build import is_compiled
from iteru.terminal.output import guard_output

app = typer.Typer(
    help=HELP.say("help-iteru"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
app.command("replay", help=HELP.say("help-replay"))(replay.replay)
app.command("box", help=HELP.say("help-box"))(installed.box)
app.command("games", help=HELP.say("help-list-games"))(installed.list_games)
app.command("bots", help=HELP.say("help-list-bots"))(installed.list_bots)
app.command("rules", help=HELP.say("help-rules"))(installed.rules)
app.command("bench", help=HELP.say("help-bench"))(bench.bench)
app.command("calibrate", help=HELP.say("help-calibrate"))(calibrate.calibrate_levels)
app.command("new-game", help=HELP.say("help-new-game"))(new_game.new_game)
app.command("completion", help=HELP.say("help-completion"))(completion.completion)
app.command("serve", help=HELP.say("help-serve"))(serve.serve)
app.command("backup", help=HELP.say("help-backup"))(backup.backup)
app.command("restore", help=HELP.say("help-restore"))(backup.restore)
app.command("bot", help=HELP.say("help-bot"))(remote_bot.remote_bot)
app.command("engine", help=HELP.say("help-engine"))(engine.engine)
app.add_typer(play.app, name="play")
app.add_typer(arena.app, name="arena")
app.add_typer(study.app, name="study")


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


def main() -> None:
    """Entry point."""
    guard_output()
    completion.answer_shells()
    try:
        app(prog_name="iteru")
    except KeyboardInterrupt:
        print(f"\n{HELP.say('interrupted')}", file=sys.stderr)
        sys.exit(130)
    finally:
        sys.stdout.flush()
