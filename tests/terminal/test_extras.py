"""What the extras of the package bring, for real: games on a local Ray, and results as Parquet."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow.parquet import read_table

from .cli import process, shown

CLUSTER = {"RAY_USAGE_STATS_ENABLED": "0"}
PLAN = ("arena", "imhotep", "--seats", "random,greedy", "--games", "6", "--seed", "3")
SLOW = """
import os, time
from pathlib import Path

def choose(game, sight, rng):
    Path(os.environ["SLOW_FOLDER"], f"worker-{os.getpid()}").touch()
    time.sleep(0.01)
    return sight.legal_actions()[0]
"""


def games(results: Path) -> list[dict[str, Any]]:
    """The games of a file of results, in order, without how long their moves took."""
    lines = results.read_text(encoding="utf-8").splitlines()[1:]
    found = sorted([json.loads(line) for line in lines], key=lambda game: int(game["game"]))
    return [{key: value for key, value in game.items() if key != "seconds"} for game in found]


@pytest.mark.every(5)
def test_a_local_ray_plays_the_games_of_one_process_and_tells_them_as_parquet(
    tmp_path: Path,
) -> None:
    ray = ("--ray", "local", "--jobs", "2", "--results", "ray.jsonl", "--report", "ray.parquet")
    done = process(*PLAN, *ray, folder=tmp_path, patience=300, **CLUSTER)
    assert done.returncode == 0, done.stderr
    shown(*PLAN, "--jobs", "1", "--results", "here.jsonl", "--report", "here.csv", folder=tmp_path)
    assert games(tmp_path / "ray.jsonl") == games(tmp_path / "here.jsonl")
    with (tmp_path / "here.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    told = read_table(tmp_path / "ray.parquet").to_pylist()
    assert len(rows) == 12
    assert [{key: str(value) for key, value in row.items()} for row in told] == rows


@pytest.mark.long
def test_a_local_ray_loses_a_worker_and_no_game(tmp_path: Path) -> None:
    (tmp_path / "slow_bot.py").write_text(SLOW, encoding="utf-8")
    command = (
        "arena imhotep --seats slow_bot:choose,random --games 24 --seed 3 --ray local --jobs 3"
    )
    program = "from iteru.cli import main; main()"
    running = subprocess.Popen(
        [sys.executable, "-c", program, *command.split(), "--results", "games.jsonl", "--json"],
        cwd=tmp_path,
        env={**os.environ, **CLUSTER, "SLOW_FOLDER": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    end = time.monotonic() + 300
    while not list(tmp_path.glob("worker-*")):
        assert time.monotonic() < end
        assert running.poll() is None, running.communicate()
        time.sleep(0.1)
    os.kill(int(next(tmp_path.glob("worker-*")).name.split("-")[1]), signal.SIGKILL)
    out, err = running.communicate(timeout=300)
    assert running.returncode == 0, err
    assert [game["game"] for game in games(tmp_path / "games.jsonl")] == list(range(1, 25))
    assert json.loads(out)["games"] == 24
    assert len(list(tmp_path.glob("worker-*"))) >= 2
