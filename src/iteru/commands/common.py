"""What all commands share: the language of their help, flags, and how an error ends them."""

import os
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from iteru.bots.registry import bots as bot_names
from iteru.bots.registry import valid_bots
from iteru.engine.errors import BadOptions, IteruError
from iteru.engine.registry import broken_games, valid_games
from iteru.words import LANGUAGES, Words, language_of_environment

HELP = Words(language_of_environment())
BOTS = ", ".join(bot_names())
FAILED = 2


def fitting(begun: str, names: Iterable[str]) -> list[str]:
    """For the shell: the names that begin so."""
    return [name for name in names if name.startswith(begun)]


def fitting_games(incomplete: str) -> list[str]:
    return fitting(incomplete, valid_games())


def fitting_bots(incomplete: str) -> list[str]:
    return fitting(incomplete, valid_bots())


def fitting_seats(incomplete: str) -> list[str]:
    """Returns who sits in the last of several seats: `me,gre` becomes `me,greedy`."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{one}" for one in fitting(last, ["me", *valid_bots()])]


def fitting_languages(incomplete: str) -> list[str]:
    return fitting(incomplete, LANGUAGES)


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        help=HELP.say("help-lang"),
        show_default=True,
        autocompletion=fitting_languages,
    ),
]
BoxFile = Annotated[
    Path | None, typer.Option("--box", help=HELP.say("help-box-file"), metavar="FILE")
]
Json = Annotated[bool, typer.Option("--json", help=HELP.say("help-json"))]
Seed = Annotated[int | None, typer.Option("--seed", help=HELP.say("help-seed"), min=0)]
GAME: Any = typer.Argument(metavar="GAME", help=HELP.say("help-game"), autocompletion=fitting_games)
GameName = Annotated[str, GAME]
GameOrNone = Annotated[str | None, GAME]


def fail(words: Words, error: IteruError) -> None:
    """One clear sentence, and an exit code that scripts can see."""
    print(f"iteru: {words.error(error)}", file=sys.stderr)
    raise typer.Exit(FAILED)


def spoken(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose errors are said in the language asked for."""

    @wraps(command)
    def run(**arguments: Any) -> None:
        lang = arguments.get("lang", HELP.lang)
        if lang not in LANGUAGES:
            fail(HELP, BadOptions("unknown-language", given=lang, right=", ".join(LANGUAGES)))
        try:
            command(**arguments)
        except IteruError as error:
            fail(Words(lang), error)

    return run


def look_for_modules_here(seats: str) -> None:
    """Bots of one's own may lie in the current folder; what is installed is found first."""
    if ":" in seats and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def games_that_work() -> tuple[str, ...]:
    """Every game but those that do not load; a line tells of each that is left out."""
    for error in broken_games().values():
        print(f"iteru: {HELP.error(error)}", file=sys.stderr)
    return valid_games()
