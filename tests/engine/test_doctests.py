"""The examples in docstrings do what they say."""

import doctest
import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
RUN = (
    "import doctest, importlib, sys;"
    "sys.exit(sum(doctest.testmod(importlib.import_module(name)).failed for name in sys.argv[1:]))"
)


def modules_with_examples() -> list[str]:
    found = [path for path in SOURCE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in found]


def test_examples_hold() -> None:
    names = [name.removesuffix(".__init__") for name in modules_with_examples()]
    assert {"iteru", "iteru.engine.rng", "iteru.kit.parts"} < set(names)
    done = subprocess.run(
        [sys.executable, "-c", RUN, *names],
        env={**os.environ, "ITERU_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_examples_of_the_page_for_research_hold() -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted > 20
    assert found.failed == 0
