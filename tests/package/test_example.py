"""The example, installed as a package of its own: tested, and played in terminal, arena and browser."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.engine.packages import ITERU, python_path, run
from tests.terminal.cli import succeeded
from tests.web.browser import Person
from tests.web.conftest import Server

from .tree import ROOT, environment

pytestmark = pytest.mark.every(5)

TOO_WIDE = """() => [document.documentElement, document.querySelector(".pan")]
  .filter((part) => part && part.scrollWidth > part.clientWidth).map((part) => part.className || part.localName)"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as somebody else has it, out of this repository, installed into `site` beside it."""
    folder = tmp_path_factory.mktemp("example")
    no_builds = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", ".*")
    shutil.copytree(ROOT / "examples" / "hapi", folder / "hapi", ignore=no_builds)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    command = [*pip, "--target", str(folder / "site"), str(folder / "hapi")]
    subprocess.run(command, env=environment(), check=True, timeout=240)
    return folder


def iteru(folder: Path, *arguments: str, answers: str = "") -> str:
    return succeeded(run([str(ITERU), *arguments], folder / "site", answers))


@pytest.mark.parametrize(
    ("which", "least"), [("test_rules", 10), pytest.param("", 100, marks=pytest.mark.long)]
)
def test_its_own_tests_and_the_contract_pass(folder: Path, which: str, least: int) -> None:
    """A day those of rules: that the same game keeps all promises is seen beside games that break one."""
    command = [sys.executable, "-m", "pytest", "-p", "iteru.contract.plugin", "-p", "no:xdist"]
    command += ["-p", "no:schemathesis", "-p", "no:cacheprovider", "-k", which]
    path = python_path(folder / "site")
    done = run(command, folder / "hapi", PYTHONPATH=path, timeout=600)
    assert done.returncode == 0, done.stdout[-3000:]
    passed = int(done.stdout.rsplit(" passed", 1)[0].split()[-1])
    assert passed > least


def test_a_game_that_is_not_there_is_named(folder: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "iteru.contract.plugin",
        "-p",
        "no:schemathesis",
    ]
    done = run([*command, "-o", "addopts=", "--iteru-game", "nowhere"], folder / "hapi")
    assert done.returncode == 4
    assert "--iteru-game nowhere: unknown-game" in done.stderr


@pytest.mark.parametrize(("lang", "winner"), [("en", "Winner: "), ("cs", "Vítěz")])
def test_it_is_played_in_the_terminal(folder: Path, lang: str, winner: str) -> None:
    play = ("play", "hapi", "--seats", "me,greedy", "--seed", "3", "--weak-dykes", "--lang", lang)
    assert winner in iteru(folder, *play, answers="1\n" * 60)


def test_it_takes_part_in_the_arena_and_greedy_wins(folder: Path) -> None:
    arena = ("arena", "hapi", "--games", "40", "--jobs", "1", "--seed", "1")
    screen = iteru(folder, *arena)
    rows = [line for line in screen.split("\n") if "greedy" in line or "random" in line]
    assert "greedy" in rows[0]


def test_its_rules_and_its_box_are_shown(folder: Path) -> None:
    assert "harvest" in iteru(folder, "rules", "hapi", "R2.2")
    assert "sklízet" in iteru(folder, "rules", "hapi", "R2.2", "--lang", "cs")
    assert "copies 8 8 8 8 4" in iteru(folder, "box", "hapi")


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data, path = tmp_path_factory.mktemp("server"), python_path(folder / "site")
    running = Server(data, PYTHONPATH=path)
    yield running
    running.stop()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("lang", ["en-US", "cs-CZ"])
def test_it_is_played_in_the_browser_and_fits_the_screen(
    browser: Browser, server: Server, width: int, height: int, lang: str
) -> None:
    person = Person(browser, server, width, height, lang)
    person.page.goto("/")
    assert person.page.evaluate(TOO_WIDE) == []
    person.play_now("hapi")
    turns = 0
    while person.wait_until_asked_or_over():
        assert person.page.evaluate(TOO_WIDE) == []
        turns += 1
        person.choose_from_list(turns)
    assert turns > 8
    person.close()


def test_a_card_is_poured_by_touching_it(browser: Browser, server: Server) -> None:
    person = Person(browser, server, 390, 844)
    person.play_now("hapi")
    person.wait_until_asked_or_over()
    before = person.lines()
    person.page.locator(".pan [data-target^=card-].lit").first.click()
    person.page.wait_for_function(
        "before => document.querySelectorAll('[data-region=log] li').length > before", arg=before
    )
    person.close()
