"""The pytest plug-in: `pytest --iteru-game NAME` runs the contract on a game.

A test of the contract runs once for each value of its argument: `name` (a game), `case` (a game
with every number of seats and a spread of options) or `main_case` (fewer of them, for tests that
take long). Without `--iteru-game`, tests of the contract that are collected run on every installed game.
"""

from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import iteru
from iteru.contract.limits import SECONDS, DoesNotEnd, limit
from iteru.engine.errors import IteruError

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CONTRACT = Path(__file__).parent
TRIAL = 30.0
"""How many seconds a first random game may take."""
pytest.register_assert_rewrite(
    *[f"iteru.contract.{path.stem}" for path in CONTRACT.glob("test_*.py")],
    "iteru.contract.words",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("iteru", "the contract of Iteru")
    group.addoption(
        "--iteru-game",
        action="append",
        default=[],
        metavar="NAME",
        help="run the contract on this game, beside the tests of its package",
    )
    group.addoption(
        "--iteru-tests",
        default="tests",
        metavar="DIR",
        help="where the tests of the game are that cite its rules (default: tests)",
    )
    group.addoption(
        "--iteru-limit",
        type=float,
        default=SECONDS,
        metavar="SECONDS",
        help="how long a test of the contract may take (default: %(default)g)",
    )


def pytest_configure(config: pytest.Config) -> None:
    named: list[str] = config.getoption("--iteru-game")
    for name in named:
        try:
            try_out(name, min(TRIAL, config.getoption("--iteru-limit")))
        except (IteruError, DoesNotEnd) as error:
            raise pytest.UsageError(f"--iteru-game {name}: {error}") from error
    if named and str(CONTRACT) not in config.args:
        config.args.append(str(CONTRACT))


def try_out(name: str, seconds: float) -> None:
    """Loads a game and plays it at random, once with each number of players: one that never ends would hang every test.

    Whatever else is wrong with it is for the tests to say.
    """
    from iteru.contract.games import walk  # late: most runs do not need it

    with limit(seconds, f"loading {name}"):
        game = iteru.game(name)
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        with limit(seconds, f"a random game of {name} with {seats} seats"), suppress(Exception):
            for _ in walk(game.new(seats, 1), 1):
                pass


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not metafunc.function.__module__.startswith("iteru.contract."):
        return
    from iteru.contract.games import cases, main_cases  # late: most runs do not need it

    names = chosen_games(metafunc.config)
    arguments: dict[str, Sequence[object]] = {
        "name": names,
        "case": cases(names),
        "main_case": main_cases(names),
    }
    for argument, values in arguments.items():
        if argument in metafunc.fixturenames:
            metafunc.parametrize(argument, values, ids=str)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Limits the time of a test, since a task that never ends would hang the run."""
    module = getattr(item, "module", None)
    if not getattr(module, "__name__", "").startswith("iteru.contract."):
        return (yield)
    with limit(item.config.getoption("--iteru-limit"), item.name):
        return (yield)


@pytest.fixture(scope="session")
def iteru_browser() -> "Iterator[Browser]":
    """Starts one browser for all tests of a process; without one they are skipped."""
    pytest.importorskip("playwright", reason="no Playwright: pip install 'iteru[legibility]'")
    from iteru.contract.legibility import chromium

    with chromium() as browser:
        yield browser


def chosen_games(config: pytest.Config) -> list[str]:
    named: list[str] = config.getoption("--iteru-game")
    return named or iteru.games()


def folder_of_tests(config: pytest.Config, name: str) -> Path:
    """Returns the folder of a game's tests: one of its name, or that of all tests."""
    tests = config.rootpath / str(config.getoption("--iteru-tests"))
    return tests / name if (tests / name).is_dir() else tests
