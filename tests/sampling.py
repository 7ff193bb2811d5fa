"""Which cases a run takes of the tests that have many: some that change from day to day, or all of them (`make test-long`).

    @pytest.mark.sample(3)              # three cases a day
    @pytest.mark.sample(1, by="game")   # one of each game a day
    @pytest.mark.every(5)               # the test itself: on one of five days
    pytestmark = pytest.mark.every(5)   # all tests of a module, together

A test that asks for a `database` runs on one kind of it a day, one that asks for the `browser` on one of five days. Every
case has its day: those of a day follow those of the day before. A file that is named runs on any day. `ITERU_SAMPLE=739936`
repeats the day of that number, and each run ends by saying which one it took.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from random import Random
from typing import Any

import pytest

VARIABLE = "ITERU_SAMPLE"
NOT_LONG = "not long"
"""What `pyproject.toml` asks for; `make test-long` asks for everything."""
DATABASE = "database"
"""The fixture that lets a test run on each kind of database: on one of them a day."""
BROWSER = "iteru_browser"
"""The fixture behind every page that a test opens in Chromium."""
DAYS_OF_BROWSER = 5
"""Pages in Chromium take as much time as half of all other tests: each has its turn."""
os.environ.setdefault(VARIABLE, str(date.today().toordinal()))  # for all processes of this run


def day() -> int:
    return int(os.environ[VARIABLE])


def sample(count: int, of: int, turn: int) -> set[int]:
    """The places of the cases of one day: neighbours are spread out, and all have their turn."""
    order = list(range(of))
    Random(of).shuffle(order)
    first = turn * count % of if of else 0
    return set((order + order)[first : first + min(count, of)])


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Cases of other days are left out before they are made: four processes would each make eight thousand of them in vain."""
    yield
    if NOT_LONG in metafunc.config.option.markexpr:
        metafunc._calls[:] = of_today(metafunc.definition, metafunc._calls)


def of_today(test: pytest.Function, cases: list[Any]) -> list[Any]:
    """Returns the cases that a test has today, in their order."""
    groups: dict[tuple[int, str], list[int]] = defaultdict(list)
    for place, case in enumerate(cases):
        groups[alike(test, case)].append(place)
    taken: set[int] = set()
    for (count, which), group in groups.items():
        apart = Random(f"{named(test)} {which}").randrange(1000)  # else all take the same place
        turn = day() // days_of(test) + apart
        taken |= {group[place] for place in sample(count, len(group), turn)}
    return [cases[place] for place in sorted(taken)]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and not (has_its_day(item) or is_named(config, item)):
            item.add_marker(pytest.mark.long)


def is_named(config: pytest.Config, item: pytest.Item) -> bool:
    """Whoever asks for a file, or for a test in it, does not wait for its day."""
    return any(item.path.name in argument for argument in config.args)


def has_its_day(item: pytest.Function) -> bool:
    """What a module shares, it shares on its day."""
    is_of_module = item.get_closest_marker("every") not in (None, *item.own_markers)
    name = item.path.name if is_of_module else named(item)
    return (Random(name).randrange(100) + day()) % days_of(item) == 0


def named(item: pytest.Function) -> str:
    """Days and samples go by names alone: a test has the same among few tests as among all, today as after the next commit."""
    return f"{item.path.name}::{item.originalname}"


def days_of(item: pytest.Function) -> int:
    """It runs on one of so many days."""
    marker = item.get_closest_marker("every")
    if marker is not None:
        return int(marker.args[0])
    return DAYS_OF_BROWSER if BROWSER in item.fixturenames else 1


def alike(test: pytest.Function, case: Any) -> tuple[int, str]:
    """Returns how many cases a day there are of the kind of this one, and which kind."""
    marker = test.get_closest_marker("sample")
    if marker is not None:
        return marker.args[0], kind(case.params, marker.kwargs.get("by"))
    return 1, str([part for part in case.id.split("-") if part != case.params.get(DATABASE)])


def kind(given: dict[str, Any], by: str | None) -> str:
    """A parameter of that name, or what a parameter has of that name."""
    if by is None:
        return ""
    return str(given[by] if by in given else next(getattr(one, by) for one in given.values()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"sample of the day: {VARIABLE}={day()} repeats it")
