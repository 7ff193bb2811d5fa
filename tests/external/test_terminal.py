"""Programs in `iteru play`: they play, lose when they fail, and end with us, however we end."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

import iteru
from tests.terminal.cli import ITERU, environment, lines, run

from .programs import EXAMPLES, PYTHON, bad, has_ended, until

PLAY = ("play", "imhotep", "--seed", "5", "--seats")
SAILOR = f"cmd:{PYTHON} {EXAMPLES / 'sailor.py'}"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_program_plays_and_its_log_is_told() -> None:
    done = run(*PLAY, f'"{SAILOR}"=Eva,random')
    assert (done.returncode, done.stderr) == (0, "")
    first, *_ = done.stdout.splitlines()
    start = "What sailor writes to standard error goes to "
    assert first.startswith(start)
    assert "imhotep, 2 players" in Path(first.removeprefix(start)).read_text()
    assert "Eva" in done.stdout
    assert "Winner" in done.stdout


@pytest.mark.parametrize(
    ("lang", "loses", "wrote"),
    [
        ("en", "bad has lost this game. Greedy finishes it.", "answered “best {"),
        ("cs", "bad tuto hru prohrává. Dohraje ji", "odpověděl „best {"),
    ],
)
def test_a_program_that_fails_loses_and_the_game_goes_on(lang: str, loses: str, wrote: str) -> None:
    done = run(
        *PLAY,
        f"me,{bad('illegal')}",
        "--lang",
        lang,
        answers=lines("stones", "save x.iteru", "quit"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    assert loses in said
    assert wrote in said
    record = iteru.load_record(Path("x.iteru"))
    assert record.resigned == (1,)
    assert record.bots == ("", "cmd:bad")


def test_a_saved_game_starts_no_program() -> None:
    marker = Path("started")
    run(*PLAY, f"me,{bad('none', marker)}", answers=lines("stones", "save x.iteru", "quit"))
    assert marker.exists()
    marker.unlink()
    text = Path("x.iteru").read_text()
    for bot in ("cmd:bad", bad("none", marker.absolute()), "own_module:Bot"):
        Path("x.iteru").write_text(text.replace("cmd:bad", bot))
        done = run("play", "imhotep", "--from", "x.iteru", answers=lines("quit"))
        assert done.returncode == 2
        assert done.stderr == (
            f"iteru: The saved game was played by {bot}. A file does not start programs or load modules: "
            "say who plays with --seats.\n"
        )
    assert not marker.exists()


@pytest.mark.every(5)
@pytest.mark.sample(1)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_no_program_outlives_us(number: int, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    ours = subprocess.Popen(
        [ITERU, *PLAY, f"{bad('sleeps', pid, seconds=600)},random"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert until(lambda: pid.exists() and pid.read_text() != "", 60)
    os.kill(ours.pid, number)
    _, err = ours.communicate(timeout=60)
    assert has_ended(int(pid.read_text()))
    assert "Traceback" not in err
    assert ours.returncode == (130 if number == signal.SIGINT else -signal.SIGTERM)
