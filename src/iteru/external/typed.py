"""Bots as typed on a command line: `greedy`, `mcts:seconds=1`, `module:Class`, `cmd:./mybot --fast`.

`typed_bot` starts programs and imports modules, so a text from anywhere else (page, API, table, record) must never reach
it: those use `iteru.bots.registry.bot`, which knows installed bots only.
"""

import os
import re
import shlex
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from iteru.bots.bot import Bot
from iteru.bots.parameter import Parameter, read_parameters
from iteru.bots.registry import local_bot
from iteru.engine.errors import BadOptions
from iteru.external.bot import ProgramBot

PREFIX: Final = "cmd:"
SECONDS: Final = Parameter("seconds", 10.0, low=0.01, high=86400.0)
"""How long a program may think about a choice: `cmd:seconds=2:./mybot --fast`."""
COMMAND: Final = re.compile(r"cmd:(?:(seconds=[^:\s]*):)?(.*)", re.DOTALL)
QUOTED: Final = r""""(?:[^"\\]|\\.)*"|'[^']*'"""
WITH_QUOTES: Final = re.compile(rf"""(?:[^,"'\\]|\\.|{QUOTED})*""", re.DOTALL)
ONE_QUOTED: Final = re.compile(QUOTED, re.DOTALL)
SCRIPT: Final = re.compile(r".+\.(?:py|m?js|ts|rb|pl|lua|sh|jar)")
"""A word of a command that says more about the program than the interpreter before it."""
PLAIN: Final = re.compile("[^,]*")


def typed_bot(text: str) -> Bot:
    """Makes a bot from a text of a command line. Everything that lets bots play calls it.

    - Call it in the process that plays, once for each player: two players must not share a program.
    - The bot is asked like any other, by `iteru.ask`. A program is started with its first choice.
    - Call `begin_game` with all bots before every game.
    - `ProgramFailed` (`iteru.external.errors`) means that this seat has lost this game; the bot can play the next one.
    - `iteru.external.program.end_programs` ends all programs; it happens by itself when the process ends, also by SIGTERM.
    - What programs write to standard error is in `iteru.external.logs.log_folder()`.

    A text with a mistake, or a program that is not there, is refused with `BadOptions`.
    """
    if not is_command(text):
        return local_bot(text)
    command, seconds = read_command(text)
    check_program(command[0])
    return ProgramBot(command, program_name(text), seconds)


def begin_game(players: Iterable[Bot]) -> None:
    """Lets the programs among the players know that a new game begins."""
    for player in players:
        if isinstance(player, ProgramBot):
            player.begin_game()


def is_command(text: str) -> bool:
    """Whether a text names a program to start."""
    return text.startswith(PREFIX)


def read_command(text: str) -> tuple[list[str], float]:
    """The words of a command, split as a shell would, and how long the program may think.

    >>> read_command("cmd:seconds=2:./mybot --depths 1,2 'two words'")
    (['./mybot', '--depths', '1,2', 'two words'], 2.0)
    """
    found = COMMAND.fullmatch(text)
    assert found is not None, text
    parameters, typed = found.groups()
    values = read_parameters("cmd", (SECONDS,), [parameters] if parameters else [])
    try:
        command = shlex.split(typed)
    except ValueError as error:
        raise BadOptions("unclosed-quote", given=typed) from error
    if not command:
        raise BadOptions("empty-command", given=text)
    return command, float(values["seconds"])


def check_program(name: str) -> None:
    """Refuses a program that cannot be started, before any game."""
    if shutil.which(name) is None:
        is_there = os.path.dirname(name) and Path(name).is_file()
        raise BadOptions("program-not-executable" if is_there else "no-such-program", name=name)


def program_name(text: str) -> str:
    """Returns what a program is called in results, and in names of files: no folder, no arguments.

    >>> program_name("cmd:./mybot --key secret"), program_name("cmd:python3 bots/sailor.py")
    ('mybot', 'sailor')
    """
    command, _ = read_command(text)
    scripts = [word for word in command if SCRIPT.fullmatch(word)]
    return re.sub(r"[^\w.-]+", "-", Path([*scripts, command[0]][0]).stem) or "program"


def recorded(text: str) -> str:
    """Returns what a record says of a bot: of a program only its name, since arguments are nobody else's concern.

    >>> recorded("cmd:./mybot --key secret"), recorded("greedy")
    ('cmd:mybot', 'greedy')
    """
    return f"{PREFIX}{program_name(text)}" if is_command(text) else text


# Several seats


def split_seats(text: str) -> list[str]:
    """Splits a list of seats at its commas.

    In a seat that begins with `cmd:` or with a quote, commas inside quotes or after a backslash do not count. A seat
    that is quoted as a whole loses its quotes.

    >>> split_seats("me=O'Hara, greedy")
    ["me=O'Hara", 'greedy']
    >>> split_seats("me,cmd:./mybot 'a,b' --fast,random")
    ['me', "cmd:./mybot 'a,b' --fast", 'random']
    >>> split_seats('me,"cmd:./mybot --depths 1,2"')
    ['me', 'cmd:./mybot --depths 1,2']
    """
    seats: list[str] = []
    rest = f",{text}"
    while rest:
        rest = rest[1:].lstrip()
        pattern = WITH_QUOTES if rest.startswith((PREFIX, '"', "'")) else PLAIN
        found = pattern.match(rest)
        assert found is not None, rest
        seat, rest = rest[: found.end()], rest[found.end() :]
        if rest and rest[0] != ",":
            raise BadOptions("unclosed-quote", given=seat + rest)
        seats.append(unquoted(seat.strip()))
    return seats


def join_seats(texts: Iterable[str]) -> str:
    """Joins seats to a list that `split_seats` splits again; programs are quoted as a whole.

    >>> join_seats(["greedy", "cmd:./mybot 1,2"])
    'greedy,"cmd:./mybot 1,2"'
    """
    return ",".join(in_quotes(text) if is_command(text) else text for text in texts)


def in_quotes(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def unquoted(seat: str) -> str:
    kind, name = quoted_and_name(seat)
    return kind if kind and not name else seat


def quoted_and_name(seat: str) -> tuple[str, str]:
    """Returns what stands in quotes at the beginning of a seat, and what follows: `"cmd:./mybot --fast"=Otto`.

    Both are empty if the seat does not begin with a quote.
    """
    found = ONE_QUOTED.match(seat)
    if found is None:
        return "", ""
    (kind,) = shlex.split(found.group())
    return kind, seat[found.end() :]
