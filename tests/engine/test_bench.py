"""The benchmarks run: they are scripts that nobody calls but people."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest

import iteru
from bench import arena, crowd, load, served, studies
from bench.load import Load, Server, Tally, start_server
from bench.served import Served, ServedPair
from bench.timing import Figures
from bench.trees import Tree
from bench.versions import Pair, verdict
from iteru.arena.speed import Speed
from tests.conftest import apart

ROOT = Path(__file__).parents[2]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, timeout=120
    )


@pytest.mark.parametrize(
    "script",
    [
        "arena",
        "crowd",
        "imports",
        "load",
        "memory",
        "peers",
        "python_loop",
        "served",
        "studies",
        "trees",
        "versions",
        "views",
        "wire",
    ],
)
def test_every_script_is_importable(script: str) -> None:
    assert import_module(f"bench.{script}").__doc__


def test_games_that_warm_up_do_not_count() -> None:
    games = iter(range(10))
    measured = arena.measured(games, warm=4, count=6)  # type: ignore[arg-type]
    assert list(games) == []
    start, end = arena.Clock(10.0, 3.0, 50.0), arena.Clock(12.0, 6.0, 54.0)
    assert arena.between(start, end, 6, 0.5) == arena.Measured(0.5, 3.0, 500.0, 0.5)
    assert measured.games_per_second > 0


def test_cpu_time_is_that_of_all_processes_below() -> None:
    before = arena.cpu_of_tree(os.getpid())
    subprocess.run([sys.executable, "-c", "sum(range(20_000_000))"], check=True, timeout=120)
    assert arena.cpu_of_tree(os.getpid()) > before
    assert arena.cpu_of_machine() > arena.cpu_of_tree(os.getpid())


def test_tables_stand_between_their_marks_and_the_rest_is_left_alone() -> None:
    page = "a\n<!-- figures: nim -->\nold\n<!-- end of figures -->\nb\n<!-- figures: go -->\nkept\n<!-- end of figures -->"
    written = studies.with_tables(page, {"nim": "| new |"})
    assert written == page.replace("\nold\n", "\n\n| new |\n\n")
    assert studies.with_tables(written, {"nim": "| new |"}) == written
    kept = (Path(studies.DOCS) / "study.md").read_text(encoding="utf-8")
    assert all(f"<!-- figures: {title} -->" in kept for title in studies.GAMES)


def test_a_table_that_stands_still_in_a_crowd_is_told() -> None:
    quick, still = crowd.Waits([0.01, 0.02], [0.0, 1.5]), crowd.Waits([0.2], [0.0])
    assert "p50 20 ms, p99 200 ms (under 100 ms: missed)" in crowd.summary([quick, still])
    assert "0 to 1 (some stand still)" in crowd.summary([quick, still])
    assert "under 100 ms: met" in crowd.summary([quick])
    assert "1 to 1 (all go on)" in crowd.summary([quick])


def test_memory_is_measured() -> None:
    done = run("bench.memory", "imhotep", "--games", "10")
    assert done.returncode == 0, done.stderr
    assert "from the first tenth to the last" in done.stdout


def test_imports_are_measured() -> None:
    done = run("bench.imports", "--rounds", "1")
    assert done.returncode == 0, done.stderr
    assert "import iteru adds" in done.stdout


def test_a_loop_in_python_is_measured() -> None:
    done = run("bench.python_loop", "0.05")
    assert done.returncode == 0, done.stderr
    assert "Iteru compiled, Python loop" in done.stdout


def load_is_measured(kind: str) -> None:
    """With more tables than one account may follow where the limits of a server hold."""
    done = run("bench.load", "--kind", kind, "--tables", "12", "--seconds", "1")
    assert done.returncode == 0, done.stderr
    assert f"{kind}: 12 tables" in done.stdout


def two_source_trees_are_compared_game_by_game() -> None:
    quick = ("--engine", "--seconds", "0.05", "--rounds", "1", "--seats", "2")
    done = run("bench.versions", "--before", str(ROOT), *quick)
    assert done.returncode == 0, done.stderr
    for name in iteru.games():
        assert f"{name}, interpreted" in done.stdout
    assert "worst median ratio" in done.stdout


def the_server_of_a_source_tree_is_measured() -> None:
    found = apart(served.measure, Tree(ROOT), Load("programs", 1), 1.0, True)
    assert found.moves_per_second > 0
    assert found.cpu_milliseconds > 0


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "check",
    [
        partial(load_is_measured, "programs"),
        partial(load_is_measured, "pages"),
        two_source_trees_are_compared_game_by_game,
        the_server_of_a_source_tree_is_measured,
    ],
    ids=["programs", "pages", "trees", "served"],
)
def test_servers_and_trees_are_measured(check: Callable[[], None]) -> None:
    check()


def test_the_servers_of_two_trees_take_turns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def measure(tree: Tree, load: Load, _seconds: float, _pure: bool) -> Served:
        asked.append(tree.root.name)
        quarter = {"old": 0.6, "new": 0.8}[tree.root.name]
        return Served(1000, [quarter - 0.1, quarter, quarter, quarter + 0.2])

    monkeypatch.setattr(served, "measure", measure)
    monkeypatch.setattr(Tree, "is_compiled", lambda tree: True)
    trees = (Tree(Path("old")), Tree(Path("new")))
    found = served.serve_rounds(trees, [Load("pages", 20)], rounds=2, seconds=1)
    assert asked == ["old", "new", "new", "old"]
    served.print_served(found)
    _, before, after = capsys.readouterr().out.splitlines()
    assert before.split() == ["imhotep,", "20", "pages", "1,000", "0.500", "0.600", "0.600"]
    assert after.split() == ["1,000", "0.700", "0.800", "0.800", "0.75", "(0.75", "to", "0.75)"]


def test_of_groups_of_moves_the_quicker_ones_count() -> None:
    """Other work on the machine makes some slower, and none quicker."""
    worked = iter([1.5, 2.1, 9.9, 10.4])
    tally = Tally(lambda: next(worked), 100, since=0.0, noted=[1.0])
    for _ in range(450):
        tally.everybody_has(0.0)
    assert tally.costs() == pytest.approx([0.005, 0.005, 0.006, 0.078])
    assert Served(1, [cost * 1000 for cost in tally.costs()]).cpu_milliseconds == pytest.approx(5)


def test_a_server_that_ended_is_not_waited_for() -> None:
    """Somebody else has its port, who accepts and does not answer."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        ended = subprocess.Popen([sys.executable, "-c", ""])
        ended.wait(60)
        assert not Server(other.getsockname()[1], ended).answers()


def test_when_its_port_is_taken_a_server_is_started_on_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Ends(Server):
        def answers(self) -> bool:
            return self.port == 3

    ports = iter([1, 2, 3])
    started = subprocess.Popen([sys.executable, "-c", ""])
    monkeypatch.setattr(load, "launch", lambda *_, environment: Ends(next(ports), started))
    assert start_server("folder").port == 3
    started.wait(60)


def test_what_is_not_a_source_tree_is_refused(tmp_path: Path) -> None:
    done = run("bench.versions", "--before", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr == f"{tmp_path} is not a source tree of Iteru\n"


def test_a_tree_that_does_not_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "src" / "iteru").mkdir(parents=True)
    (tmp_path / "src" / "iteru" / "__init__.py").write_text("raise ValueError('torn')\n")
    done = run("bench.versions", "--before", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.endswith("ValueError: torn\n")


def pair(before: float, after: float) -> Pair:
    return Pair(Figures("a", before, 1, 2.0), Figures("a", after, 1, 1.0), (10.0, 8.0))


def test_the_ratio_is_that_of_after_to_before() -> None:
    one = pair(100, 90)
    assert (one.play, one.clone, one.view) == (0.9, 2.0, 1.25)


def test_trees_are_compared_by_everything_that_is_measured() -> None:
    measured = {field.name for field in fields(Speed)} - {"compiled"}
    assert {field.name for field in fields(Figures)} - {"name"} == measured


def test_searches_are_compared_where_both_trees_measure_them() -> None:
    one, other, none = (Figures("a", 1, 1, 1, found) for found in (100.0, 80.0, 0.0))
    assert Pair(one, other, (1, 1)).search == pytest.approx(0.8)
    assert Pair(none, other, (1, 1)).search == 1.0


@pytest.mark.parametrize(("after", "said"), [(96, "at least 0.95"), (90, "BELOW 0.95")])
def test_the_verdict_is_by_the_median(after: float, said: str) -> None:
    rounds = [pair(100, 1), pair(100, after), pair(100, 500)]
    assert f"play, worst median ratio {after / 100:.2f}: {said}" in verdict(
        {("a", True): rounds, ("b", True): [pair(1, 2)]}
    )


def served_pair(before: float, after: float) -> ServedPair:
    return ServedPair(Served(1000, [before]), Served(1, [after]))


def test_servers_are_compared_by_their_cpu() -> None:
    """Moves a second tell how much of the machine others took meanwhile."""
    assert served_pair(0.6, 0.8).speed == pytest.approx(0.75)


@pytest.mark.parametrize(("after", "said"), [(0.65, "at least 0.9"), (0.7, "BELOW 0.9")])
def test_the_verdict_on_servers_is_by_the_median(after: float, said: str) -> None:
    rounds = [served_pair(0.6, 60), served_pair(0.6, after), served_pair(0.6, 0.1)]
    assert served.verdict({Load("pages", 20): rounds}).endswith(said)
