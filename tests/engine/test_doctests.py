"""The examples in docstrings do what they say."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

import pytest

RUN = "import doctest, importlib, sys; sys.exit(doctest.testmod(importlib.import_module(sys.argv[1])).failed)"


@pytest.mark.parametrize(
    "module",
    [
        "iteru",
        "iteru.engine.rng",
        "iteru.engine.game",
        "iteru.external.lines",
        "iteru.external.typed",
        "iteru.kit.scene",
        "iteru.kit.style",
    ],
)
def test_examples_hold(module: str) -> None:
    command = [sys.executable, "-c", RUN, module]
    done = subprocess.run(
        command, env={**os.environ, "ITERU_PURE": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_the_examples_of_the_page_for_research_hold() -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 20
    assert found.failed == 0
