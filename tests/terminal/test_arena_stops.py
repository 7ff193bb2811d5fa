"""The arena stops and goes on: results are kept while it plays, and no worker outlives it."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from iteru.commands.progress import Lines, clock
from iteru.commands.stopping import exit_code, stopping_in_order
from iteru.words import Words

from .cli import ITERU, environment, run, shown

ARENA = ("arena", "imhotep", "--seed", "3", "--jobs", "1", "--json")
SLOW = """
import os, time
from pathlib import Path

def choose(game, sight, rng):
    Path(f"worker-{os.getpid()}").touch()
    time.sleep(0.002)
    return sight.legal_actions()[0]
"""


def without_times(text: str) -> object:
    data = json.loads(text)
    for standing in data["standings"]:
        del standing["seconds_per_move"]
    return data


def games_in(path: Path) -> list[int]:
    return [json.loads(line)["game"] for line in path.read_text().splitlines()[1:]]


def test_results_are_gone_on_with_and_no_game_is_played_twice(tmp_path: Path) -> None:
    results = tmp_path / "games.jsonl"
    shown(*ARENA, "--games", "3", "--results", str(results))
    with results.open("a") as file:
        file.write('{"game": 4, "torn')
    done = run(*ARENA, "--games", "6", "--resume", str(results))
    first, *_, last = done.stderr.splitlines()
    assert (first, last) == ("3 games are there already.", "3 of 3 games, 0:00:00 left")
    assert sorted(games_in(results)) == [1, 2, 3, 4, 5, 6]
    assert without_times(done.stdout) == without_times(shown(*ARENA, "--games", "6"))


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--seats", "greedy,greedy"), "--seats greedy,greedy does not fit the results"),
        (("--seed", "4"), "--seed 4 does not fit the results, which were begun with 3."),
        (("--mode", "pairs"), "--mode pairs does not fit"),
        (("--wrath",), "--options {'wrath': True} does not fit"),
        (("--results", "other.jsonl"), "Leave --results out."),
    ],
)
def test_another_plan_does_not_go_on(tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    results = tmp_path / "games.jsonl"
    shown(*ARENA, "--games", "1", "--results", str(results))
    before = results.read_bytes()
    done = run("arena", "imhotep", "--jobs", "1", "--resume", str(results), *flags)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert results.read_bytes() == before


@pytest.mark.parametrize("content", ["", "{}\n", "not json\n", '{"iteru_arena": 99}\n'])
def test_what_is_no_file_of_results_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text(content)
    done = run(*ARENA, "--resume", str(path))
    assert done.returncode == 2
    assert "odd.jsonl is not a file of results of the arena." in done.stderr
    assert path.read_text() == content


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.write_text("mine")
    done = run(*ARENA, "--results", str(path))
    assert done.returncode == 2
    assert "--resume" in done.stderr
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--report", "a.txt"), "a.txt: the name of a report ends with one of .html, .json"),
        (
            ("--report", "nowhere/a.html"),
            "nowhere/a.html cannot be written: there is no such folder.",
        ),
        (("--mode", "all"), "--mode does not take “all”. It takes: field | pairs | round-robin."),
        (("--players", "3"), "there are 2 bots for 3 seats"),
        (("--sprt", "0.1", "--seats", "random,random,random"), "--sprt decides between two bots"),
        (("--resume", "nowhere.jsonl"), "nowhere.jsonl cannot be read: there is no such file."),
    ],
)
def test_bad_flags_get_a_sentence(tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    done = run(*ARENA, *flags, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_decided_match_stops(tmp_path: Path) -> None:
    results = str(tmp_path / "games.jsonl")
    screen = shown(*ARENA[:-1], "--games", "400", "--sprt", "0.2", "--results", results)
    assert "Decided after" in screen
    assert len(games_in(Path(results))) < 60


def started(folder: Path, *flags: str) -> "subprocess.Popen[str]":
    """An arena of a slow bot, with two workers, after its first games."""
    (folder / "slow_bot.py").write_text(SLOW, encoding="utf-8")
    command = [
        str(ITERU),
        "arena",
        "imhotep",
        "--seats",
        "slow_bot:choose,slow_bot:choose",
        "--seed",
        "3",
    ]
    return subprocess.Popen(
        [*command, "--games", "500", "--jobs", "2", *flags],
        cwd=folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for(happened: object, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.05)


def workers(folder: Path) -> list[int]:
    return [int(path.name.split("-")[1]) for path in folder.glob("worker-*")]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.every(5)
@pytest.mark.sample(1)
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_what_was_played_is_kept_and_no_worker_stays(
    tmp_path: Path, sent: signal.Signals, code: int
) -> None:
    running = started(tmp_path, "--results", "games.jsonl", "--report", "games.html")
    results = tmp_path / "games.jsonl"
    wait_for(lambda: results.exists() and len(games_in(results)) >= 2)
    os.killpg(running.pid, sent) if sent == signal.SIGINT else running.send_signal(sent)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, "Traceback" in err) == (code, False)
    played = games_in(results)
    assert f"{len(played)} games, seed 3" in out
    assert f"Interrupted after {len(played)} of 500 games." in out
    assert "iteru arena imhotep --resume games.jsonl" in err
    assert len(set(played)) == len(played)
    assert "<svg" in (tmp_path / "games.html").read_text(encoding="utf-8")
    wait_for(lambda: not any(map(is_alive, workers(tmp_path))), 20)


@pytest.mark.every(5)
@pytest.mark.parametrize(("sent", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_the_exit_status_says_what_ended_it_even_if_a_library_raises_anew(
    sent: signal.Signals, code: int
) -> None:
    def library() -> None:
        try:
            signal.raise_signal(sent)
        except KeyboardInterrupt:
            raise KeyboardInterrupt from None

    with pytest.raises(KeyboardInterrupt) as caught, stopping_in_order():
        library()
    assert exit_code(caught.value) == code


@pytest.mark.long
def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    running = started(tmp_path)
    wait_for(lambda: len(workers(tmp_path)) == 2)
    running.kill()
    running.communicate()
    wait_for(lambda: not any(map(is_alive, workers(tmp_path))), 20)


@pytest.mark.every(5)
def test_a_worker_that_is_killed_loses_no_game(tmp_path: Path) -> None:
    running = started(tmp_path, "--games", "6", "--results", "games.jsonl")
    wait_for(lambda: workers(tmp_path))
    os.kill(workers(tmp_path)[0], signal.SIGKILL)
    running.communicate(timeout=60)
    assert running.returncode == 0
    assert sorted(games_in(tmp_path / "games.jsonl")) == [1, 2, 3, 4, 5, 6]


def progress_after(capsys: pytest.CaptureFixture[str], ends: list[float]) -> list[str]:
    """The plain lines of games that end after so many seconds."""
    now = 0.0
    lines = Lines(Words("en"), len(ends), lambda: now)
    for seconds in ends:
        now = seconds
        lines.advance()
    return capsys.readouterr().err.splitlines()


def test_progress_in_plain_lines_moves_with_every_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert progress_after(capsys, [11.0, 22.0, 33.0, 44.0]) == [
        "1 of 4 games, 0:00:33 left",
        "2 of 4 games, 0:00:22 left",
        "3 of 4 games, 0:00:11 left",
        "4 of 4 games, 0:00:00 left",
    ]
    assert len(progress_after(capsys, [0.6 * number for number in range(50)])) == 50
    together = [4.0 * (number // 8) for number in range(80)]
    assert len(progress_after(capsys, together)) > 70
    assert clock(3723) == "1:02:03"


def test_quick_games_share_lines_and_none_is_left_out_of_the_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = progress_after(capsys, [number / 50 for number in range(1000)])
    assert 35 < len(lines) < 50
    assert lines[0].startswith("1 of 1,000 games")
    assert lines[-1] == "1,000 of 1,000 games, 0:00:00 left"
