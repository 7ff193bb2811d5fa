"""A program whose output nobody reads on ends quietly: `iteru box imhotep | head`."""

import subprocess
from pathlib import Path

import pytest

from .cli import ITERU, environment, finished_record, without_progress

COMMANDS = [
    ("--help",),
    ("--version",),
    ("play", "--help"),
    ("play", "imhotep", "--help"),
    ("play", "imhotep", "--seed", "1", "--seats", "me,random"),
    ("play", "valley_of_the_kings", "--seed", "1", "--seats", "random,random"),
    ("arena", "imhotep", "--games", "2", "--jobs", "1"),
    ("arena", "imhotep", "--games", "2", "--jobs", "2", "--json"),
    ("arena", "imhotep", "--games", "2", "--jobs", "1", "--csv"),
    ("replay", "game.iteru"),
    ("replay", "--verify", "game.iteru"),
    ("replay", "game.iteru", "--svg", "board.svg"),
    ("box", "imhotep"),
    ("rules", "imhotep"),
    ("games",),
    ("games", "--json"),
    ("bots",),
    ("bench", "imhotep", "--seats", "2", "--seconds", "0.1"),
]


@pytest.mark.every(5)
@pytest.mark.sample(6)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_broken_pipe_is_no_error(tmp_path: Path, command: tuple[str, ...]) -> None:
    (tmp_path / "game.iteru").write_text(finished_record(), encoding="utf-8")
    program = subprocess.Popen(
        [ITERU, *command],
        cwd=tmp_path,
        env=environment(PYTHONUNBUFFERED=""),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    program.stdout.close()
    program.stdout = None
    _, errors = program.communicate("1\n" * 200, timeout=60)
    assert without_progress(errors) == ""
    assert program.returncode in (0, 141)


def test_what_is_read_of_a_long_output_is_whole(tmp_path: Path) -> None:
    command = f"'{ITERU}' rules imhotep | head -n 1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stderr) in ((0, ""), (141, ""))
    assert len(done.stdout.splitlines()) == 1
