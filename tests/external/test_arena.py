"""Programs in `iteru arena`: they play, lose the games in which they fail, and end with it."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

import iteru
from iteru.arena.cluster import play_piece
from iteru.arena.outcome import as_data, of_data
from iteru.arena.plan import Tournament
from iteru.external.program import RUNNING
from tests.terminal.cli import ITERU, environment, run

from .programs import EXAMPLES, PYTHON, bad, has_ended, until

ARENA = ("arena", "imhotep", "--seed", "3", "--games", "2")
SAILOR = f"cmd:{PYTHON} {EXAMPLES / 'sailor.py'}"


def test_a_program_plays_and_what_fails_loses(tmp_path: Path) -> None:
    """A game with a program that fails is finished by the usual bot, and all others get their places."""
    seats = f'"{SAILOR}",{bad("illegal", tmp_path / "1,2")},random'.replace("1,2", r"1\,2")
    flags = ("--jobs", "1", "--json", "--records", str(tmp_path / "kept"), "--players", "3")
    done = run(*ARENA, "--seats", seats, *flags)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)["standings"]
    by_name = {one["bot"]: one for one in found}
    assert by_name[SAILOR]["win_rate"] + by_name["random"]["win_rate"] == 1
    told = done.stderr.splitlines()
    assert told[0] == f"What the programs write to standard error goes to {tmp_path / 'logs'}"
    assert told[1].startswith("Game 1: bad answered “best {")
    assert told[-1] == "2 games were lost by programs that failed."
    for path in (tmp_path / "kept").iterdir():
        record = iteru.load_record(path)
        (seat,) = record.resigned
        assert record.bots[seat] == record.names[seat] == "cmd:bad"
        assert iteru.Match.of_record(record, iteru.game("imhotep")).ranks()[-1].seat == seat


def test_a_file_of_results_starts_nothing(tmp_path: Path) -> None:
    """Neither programs nor modules: they must be named again on the command line."""
    file, seats = tmp_path / "games.jsonl", f"{SAILOR},random"
    once = ("arena", "imhotep", "--jobs", "1", "--games", "1", "--seats", seats)
    assert run(*once, "--results", str(file), "--json").returncode == 0
    again = ("arena", "imhotep", "--jobs", "1", "--games", "2", "--resume", str(file))
    done = run(*again)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"iteru: The games were played by {SAILOR}. A file does not")
    text = file.read_text()
    marker = tmp_path / "started.py"
    for bot in (bad("none", marker), "no_such_module:Bot"):
        file.write_text(text.replace(SAILOR, bot))
        assert "The games were played by" in run(*again).stderr
    assert not marker.exists()
    file.write_text(text)
    done = run(*again, "--seats", seats)
    assert done.returncode == 0, done.stderr


def test_a_piece_of_work_on_another_machine_leaves_no_program_behind() -> None:
    plan = Tournament("imhotep", (SAILOR, bad("illegal")), 1, 3)
    (result,) = play_piece(plan, [0], iteru.__version__, [])
    assert set() == RUNNING
    assert result.outcome is not None
    (failed,) = result.outcome.failed
    assert failed["error"] == "program-illegal"
    assert result.outcome.winners == (1 - failed["seat"],)
    assert of_data(as_data(result.outcome, list(plan.bots))).failed == (failed,)


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_program_outlives_the_arena(number: int, tmp_path: Path) -> None:
    """Not even that of a worker whose arena was killed."""
    pid = tmp_path / "pid"
    seats = f"{bad('sleeps', pid, seconds=600)},random"
    ours = subprocess.Popen(
        [ITERU, *ARENA, "--jobs", "2", "--seats", seats],
        env=environment(),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert until(lambda: pid.exists() and pid.read_text() != "", 60)
    os.kill(ours.pid, number)
    _, err = ours.communicate(timeout=60)
    assert has_ended(int(pid.read_text()))
    assert "Traceback" not in err
