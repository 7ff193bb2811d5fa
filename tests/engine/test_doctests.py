"""The examples in docstrings do what they say."""

import os
import subprocess
import sys

import pytest

RUN = "import doctest, importlib, sys; sys.exit(doctest.testmod(importlib.import_module(sys.argv[1])).failed)"


@pytest.mark.parametrize(
    "module",
    ["iteru", "iteru.engine.rng", "iteru.engine.game", "iteru.kit.scene", "iteru.kit.style"],
)
def test_examples_hold(module: str) -> None:
    command = [sys.executable, "-c", RUN, module]
    done = subprocess.run(
        command, env={**os.environ, "ITERU_PURE": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
