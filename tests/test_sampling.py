"""Every case of a sampled test has its day, and a day can be repeated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .sampling import sample

ROOT = Path(__file__).parents[1]
TESTS = """
import pytest

@pytest.mark.sample(2, by="game")
@pytest.mark.parametrize("size", range(5))
@pytest.mark.parametrize("game", ["one", "two"])
def test_sampled(game, size): pass

@pytest.fixture(params=["sqlite", "postgresql"])
def database(request): pass

def test_stored(database): pass

@pytest.mark.parametrize("number", range(3))
def test_whole(number): pass

@pytest.mark.every(2)
@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(4))
def test_every_other_day(number): pass
"""


@pytest.mark.parametrize(("count", "of"), [(1, 1), (1, 7), (2, 5), (3, 9), (4, 3)])
def test_every_case_has_its_day(count: int, of: int) -> None:
    days = [sample(count, of, turn) for turn in range(100, 100 + -(-of // count))]
    assert {len(day) for day in days} == {min(count, of)}
    assert set().union(*days) == set(range(of))


def collected(folder: Path, day: int, *more: str, file: str = "") -> set[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-qq",
        "-c",
        str(ROOT / "pyproject.toml"),
    ]
    command += ["-p", "tests.sampling", "-p", "no:schemathesis", "-vv", *more, str(folder / file)]
    environment = {**os.environ, "ITERU_SAMPLE": str(day), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return {line.split("::")[1] for line in done.stdout.split("\n") if "::" in line}


def test_a_day_takes_some_cases_of_each_kind_and_all_are_there_by_night(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    today, tomorrow = (collected(tmp_path, day) for day in (1, 2))
    for day in (today, tomorrow):
        for name, count in (("sampled[one", 2), ("sampled[two", 2), ("stored", 1), ("whole", 3)):
            assert len([one for one in day if one.startswith(f"test_{name}")]) == count
    assert today != tomorrow
    assert len(collected(tmp_path, 1, "-m", "")) == 19
    named = collected(tmp_path, 1, file="test_some.py"), collected(tmp_path, 2, file="test_some.py")
    for days, count in (((today, tomorrow), 1), (named, 2)):
        assert len([one for day in days for one in day if "every_other_day" in one]) == count


@pytest.mark.parametrize("first", [100, 101])
def test_what_runs_every_other_day_has_all_its_cases_in_time(first: int) -> None:
    days = [sample(1, 4, day // 2) for day in range(first, first + 8, 2)]
    assert set().union(*days) == {0, 1, 2, 3}
