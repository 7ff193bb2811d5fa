"""A promise is worth something if breaking it is noticed: the contract on games with one thing broken in each."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import iteru.contract
from iteru import skeleton
from tests.engine.packages import edit, install, python_path

from .broken import BROKEN, DOZES_ANEW, WHOLE, make_edits

CONTRACT = Path(iteru.contract.__file__).parent
Failures = dict[str, set[str]]


@pytest.fixture(scope="module")
def caught(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Failures:
    """For each game the tests that fail, in one run: all on whole games, on the others those that must."""
    folder = tmp_path_factory.mktemp("broken")
    names = of_the_day(request.session)
    whole = [name for name in names if name in WHOLE]
    broken = {name: BROKEN[name] for name in names if name in BROKEN}
    edits = {name: WHOLE[name] for name in whole} | {
        name: its.edits for name, its in broken.items()
    }
    for name, its in edits.items():
        make_edits(*write_game(folder, name), its)
    wanted = [f"({name} and ({' or '.join(its.caught_by)}))" for name, its in broken.items()]
    return run_contract(folder, list(edits), " or ".join([*whole, *wanted]))


def of_the_day(session: pytest.Session) -> list[str]:
    """Returns the games that this run wants to know about."""
    cases = [item.callspec for item in session.items if hasattr(item, "callspec")]
    return [str(case.params["name"]) for case in cases if "name" in case.params]


def write_game(folder: Path, name: str) -> tuple[Path, Path]:
    """The example under another name, for two seats, which are enough to break a promise; and its tests."""
    written = skeleton.write_game(name, folder / "written")
    package, tests = folder / name, folder / "tests" / name
    shutil.move(written / "src" / name, package)
    shutil.move(written / "tests", tests)
    edit(package / "meta.py", "max_seats=4", "max_seats=2")
    edit(tests / "test_rules.py", "GAME.new(4, 7)", "GAME.new(2, 7)")
    edit(tests / "test_rules.py", "[3, 3, 3, 3]", "[3, 3]")
    install(folder, f"{name} = {name}.meta:META", name)
    return package, tests


def run_contract(folder: Path, names: list[str], which: str) -> Failures:
    report = folder / "report.xml"
    command = [sys.executable, "-m", "pytest", str(CONTRACT), "--rootdir", str(folder), "--tb=no"]
    command += [
        "-p",
        "iteru.contract.plugin",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:schemathesis",
        f"--junitxml={report}",
    ]
    command += ["-k", which, *[f"--iteru-game={name}" for name in names]]
    environment = {name: value for name, value in os.environ.items() if name != "ITERU_PURE"}
    environment["PYTHONPATH"] = python_path(folder)
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=240
    )
    assert report.is_file(), done.stdout + done.stderr
    failures: Failures = {name: set() for name in names}
    for case in ElementTree.parse(report).iter("testcase"):
        test = re.fullmatch(r"(\w+)\[(\w+)(-.*)?\]", case.attrib["name"])
        assert test is not None, case.attrib
        if case.find("failure") is not None or case.find("error") is not None:
            failures[test[2]].add(test[1])
    return failures


@pytest.mark.sample(5)
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_noticed(caught: Failures, name: str) -> None:
    assert set(BROKEN[name].caught_by) - caught[name] == set()


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_keeps_every_promise(caught: Failures, name: str) -> None:
    assert caught[name] == set()


@pytest.mark.every(5)
def test_what_is_chosen_in_secret_is_no_thing_that_is_dealt(tmp_path: Path) -> None:
    package, tests = write_game(tmp_path, "endless")
    make_edits(package, tests, DOZES_ANEW)
    said = said_by_contract(tmp_path, "dealt_anew_could_be_so or secret_choice or same_in_every")
    assert " passed" in said
    assert " failed" not in said


@pytest.mark.every(5)
def test_a_task_that_never_ends_is_stopped_and_named(tmp_path: Path) -> None:
    package, _ = write_game(tmp_path, "endless")
    edit(
        package / "rules/river.py",
        "        if s.deck:\n",
        "        while not s.deck:\n            pass\n        if s.deck:\n",
    )
    said = said_by_contract(tmp_path, "random_games_end", "--iteru-limit=3")
    stopped = "does not end: after 3 s it is still in Draw.happen, river.py line"
    assert f"a random game of endless with 2 seats {stopped}" in said, "said before any test begins"
    assert " failed" not in said


@pytest.mark.every(5)
def test_a_view_that_never_ends_stops_the_test_and_is_named(tmp_path: Path) -> None:
    package, _ = write_game(tmp_path, "endless")
    hangs = "    while not s.deck:\n        pass\n    question = s.asked()\n"
    edit(package / "rules/view.py", "    question = s.asked()\n", hangs)
    said = said_by_contract(tmp_path, "a_seat_sees_the_same", "--iteru-limit=3")
    assert "does not end: after 3 s it is still in view, view.py line" in said
    assert "1 failed" in said


@pytest.mark.every(5)
def test_a_question_that_offers_nothing_is_named(tmp_path: Path) -> None:
    package, _ = write_game(tmp_path, "endless")
    edit(package / "rules/river.py", "return [HARVEST.first, WAIT.first]", "return []")
    said = said_by_contract(tmp_path, "nothing_is_created")
    assert re.search(r"seat \d must choose and is offered nothing", said)


@pytest.mark.every(5)
def test_the_field_that_a_clone_forgets_is_named(tmp_path: Path) -> None:
    package, _ = write_game(tmp_path, "endless")
    edit(package / "rules/river.py", "0 if like is None else like.level", "0")
    assert re.search(r"level is \d+ and 0", said_by_contract(tmp_path, "a_clone_is"))


def said_by_contract(folder: Path, which: str, *options: str) -> str:
    """What somebody reads who runs a test of the contract on the game `endless`."""
    command = [sys.executable, "-m", "pytest", str(CONTRACT), "--rootdir", str(folder), "-x"]
    command += [
        "-p",
        "iteru.contract.plugin",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:schemathesis",
        "-k",
        which,
    ]
    command += ["--iteru-game=endless", *options]
    environment = {**os.environ, "PYTHONPATH": python_path(folder)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=240
    )
    return done.stdout + done.stderr
