"""The command `iteru` with answers typed in advance: in this process, which is quick, or as the program that is installed."""

import importlib
import io
import os
import re
import subprocess
import sys
import traceback
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import iteru

ITERU = Path(sys.executable).parent / "iteru"
PROGRESS = re.compile(r"\S+ (of \S+ games, \S+ left|z .+ her, zbývá \S+)")
NAMES = ["Anna", "Bob", "Cleo", "Dan"]

Done = subprocess.CompletedProcess[str]


def environment(**changes: str) -> dict[str, str]:
    """That of the tests, in English, on a screen of 100 columns."""
    foreign = ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "NO_COLOR", "PYTHONIOENCODING")
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    return {**kept, "LANG": "C.UTF-8", "ITERU_LANG": "en", "COLUMNS": "100", **changes}


def process(
    *arguments: str | bytes,
    answers: str = "",
    folder: Path | None = None,
    patience: float = 60,
    **changes: str,
) -> Done:
    """The installed program, in a process of its own."""
    command = [ITERU, *arguments]
    done = subprocess.run(
        command,
        input=answers,
        cwd=folder,
        env=environment(**changes),
        capture_output=True,
        text=True,
        timeout=patience,
    )
    assert "Traceback" not in done.stdout + done.stderr
    return done


@cache
def command_line(lang: str) -> ModuleType:
    """The module of the command line as a person finds it whose environment asks for a language."""
    forget_command_line()
    with patch.dict(os.environ, environment(ITERU_LANG=lang), clear=True):
        module = importlib.import_module("iteru.cli")
    forget_command_line()
    return module


def forget_command_line() -> None:
    """Its modules say their help in the language that they were loaded in: whoever imports them next gets new ones."""
    for name in list(sys.modules):
        if name == "iteru.cli" or name.split(".")[:2] == ["iteru", "commands"]:
            del sys.modules[name]


def run(
    *arguments: str | bytes,
    answers: str | bytes = "",
    folder: Path | None = None,
    encoding: str = "utf-8",
    lang: str = "en",
    **changes: str,
) -> Done:
    """The same in this process; an error that nobody caught fails the test."""
    typed = io.BytesIO(answers.encode() if isinstance(answers, str) else answers)
    out, err = io.BytesIO(), io.BytesIO()
    words = ["iteru", *[os.fsdecode(argument) for argument in arguments]]
    with ExitStack() as stack:
        stack.enter_context(chdir(folder or Path.cwd()))
        stack.enter_context(patch.dict(os.environ, environment(**changes), clear=True))
        stack.enter_context(patch.object(sys, "argv", words))
        stack.enter_context(patch.object(sys, "excepthook", sys.excepthook))
        stack.enter_context(patch.object(sys, "stdin", io.TextIOWrapper(typed, encoding)))
        screen = stack.enter_context(
            redirect_stdout(io.TextIOWrapper(out, encoding, write_through=True))
        )
        errors = stack.enter_context(
            redirect_stderr(io.TextIOWrapper(err, encoding, "backslashreplace", write_through=True))
        )
        code = exit_code(command_line(lang))
        screen.flush()
        errors.flush()
    return subprocess.CompletedProcess(
        words, code, out.getvalue().decode(encoding), err.getvalue().decode(encoding)
    )


def exit_code(module: ModuleType) -> int:
    try:
        module.main()
    except SystemExit as left:
        return 0 if left.code is None else int(left.code)
    except Exception:
        raise AssertionError(f"not caught: {traceback.format_exc(limit=-3)}") from None
    return 0


def shown(*arguments: str | bytes, **given: Any) -> str:
    """What a command that succeeds prints. Only how far many games are may go to standard error."""
    return succeeded(run(*arguments, **given))


def succeeded(done: Done) -> str:
    """What a program printed that succeeded and complained about nothing."""
    assert (done.returncode, without_progress(done.stderr)) == (0, "")
    return done.stdout


def without_progress(errors: str) -> str:
    """Returns standard error without the lines that say how far many games are."""
    lines = errors.splitlines(keepends=True)
    return "".join([line for line in lines if not PROGRESS.fullmatch(line.rstrip("\n"))])


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def finished_record(seats: int = 2, seed: int = 5, **options: str) -> str:
    """The text of a game played to its end."""
    match = iteru.Match(iteru.game("imhotep"), seats, seed, options, NAMES[:seats])
    while not match.is_over:
        match.choose(match.state.actor, match.state.legal_actions()[-1])
    return iteru.write_record(match.record())


def begun_record(*moves: str, names: tuple[str, str] = ("Anna", "Bob"), **options: str) -> str:
    """The text of a game of two that has only begun; the ships of round 1 have 4, 3, 3 and 1 spaces."""
    match = iteru.Match(iteru.game("imhotep"), 2, 1, options, list(names))
    for move in moves:
        match.play(match.state.actor, move)
    return iteru.write_record(match.record())
