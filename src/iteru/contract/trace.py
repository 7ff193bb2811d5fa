"""A pytest plug-in that records which functions of a game the tests of each rule run.

The contract loads it in a process of its own: `python -m pytest -p iteru.contract.trace --iteru-trace
GAME FILE ...`. A test belongs to the rule that it is named after (`test_r4_5_...`).
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import iteru

RULE_OF_TEST = re.compile(r"test_r(\d+)_(\d+)_")
CASES = 3
"""The number of a test's cases that are run to see which functions it calls."""
Ran = set[tuple[str, int]]
"""Functions by their file and first line."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--iteru-trace", nargs=2, metavar=("GAME", "FILE"), required=True)


def pytest_configure(config: pytest.Config) -> None:
    name, file = config.getoption("--iteru-trace")
    iteru.game(name)  # loading tries the game out; no test shall be credited with that
    config.pluginmanager.register(Tracer(iteru.meta(name).folder, Path(file)))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps only the tests of rules, and a few cases of each: they run the same code."""
    cases: Counter[str] = Counter()
    kept = []
    for item in items:
        test = item.nodeid.partition("[")[0]
        cases[test] += 1
        if rule_of(item.name) and cases[test] <= CASES:
            kept.append(item)
    items[:] = kept


def rule_of(test: str) -> str:
    """Returns the rule that a test is named after; '' without one."""
    found = RULE_OF_TEST.match(test)
    return f"R{found[1]}.{found[2]}" if found else ""


class Tracer:
    """Records calls while tests run and while their modules are imported."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = f"{folder}/"
        self.file = file
        self.by_rule: dict[str, Ran] = {}
        self.by_module: dict[Path, Ran] = {}

    @contextmanager
    def listening(self, ran: Ran) -> Iterator[None]:
        """Adds every function of the game that is called to `ran`."""

        def note(frame: FrameType, event: str, arg: object) -> None:
            if event == "call" and frame.f_code.co_filename.startswith(self.folder):
                code = frame.f_code
                ran.add((code.co_filename.removeprefix(self.folder), code.co_firstlineno))

        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        if not isinstance(collector, pytest.Module):
            return (yield)
        with self.listening(self.by_module.setdefault(collector.path, set())):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        rule = rule_of(item.name)
        if not rule:
            return (yield)
        ran = self.by_rule.setdefault(rule, set())
        ran |= self.by_module.get(item.path, set())
        with self.listening(ran):
            return (yield)

    def pytest_sessionfinish(self) -> None:
        found = {rule: sorted(ran) for rule, ran in self.by_rule.items()}
        everything = sorted(set().union(*self.by_rule.values(), *self.by_module.values()))
        self.file.write_text(json.dumps({"rules": found, "all": everything}), encoding="utf-8")
