"""The order in which several processes share the tests: each begins with what takes long and ends with what is quick.

pytest-xdist gives every process an equal run of the tests, one run after the other; whoever is done takes over half of what is
left of the longest. So what is taken over late, or left to somebody alone at the end, is quick.
"""

import os
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Protocol, TypeVar

import pytest

SLOW = ("contract", "external", "package", "table", "terminal", "web")
"""Folders of tests that start programs, servers and browsers, or play many games."""


class Test(Protocol):
    """What is known of a test here."""

    @property
    def path(self) -> Path: ...


T = TypeVar("T", bound=Test)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if processes > 1:
        items[:] = [item for share in shares(items, processes) for item in share]


def shares(tests: Sequence[T], processes: int) -> list[list[T]]:
    """For each process whole modules: of the slow ones as many as the others have, then quick ones to as many tests."""
    modules = [list(group) for _, group in groupby(tests, key=lambda test: test.path)]
    slow = [module for module in modules if is_slow(module[0])]
    found = [
        [test for module in slow[first::processes] for test in module] for first in range(processes)
    ]
    for module in modules:
        if not is_slow(module[0]):
            min(found, key=len).extend(module)
    return found


def is_slow(test: Test) -> bool:
    return test.path.parent.name in SLOW
