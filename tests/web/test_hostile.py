"""What hostile requests leave behind: nothing. `bench/hostile.py` sends a hundred thousand of them."""

from pathlib import Path

import pytest

from bench import load
from bench.hostile import KINDS, MAY_GROW, attack
from tests.conftest import run_apart
from tests.web.conftest import Server

pytestmark = pytest.mark.every(5)


@pytest.mark.parametrize("many", [75, pytest.param(600, marks=pytest.mark.long)])
def test_memory_does_not_grow_by_hostile_requests(tmp_path: Path, many: int) -> None:
    """A few of each kind to warm up; then as many as, at 60 kB each, would add up to far more than is allowed."""
    server = Server(tmp_path, "--proxy", "127.0.0.1", ITERU_OPEN_AT_ONCE="100000")
    measured = load.Server(server.port, server.process)
    try:
        run_apart(attack(server.port, 20 * len(KINDS)))
        before = measured.memory()
        answers = run_apart(attack(server.port, many * len(KINDS)))
        grown = measured.memory() - before
    finally:
        server.stop()
    assert grown < MAY_GROW
    assert not [status for status in answers if status.startswith("5")]
    assert {"200", "401", "404", "429", "431"} <= set(answers), "each kind came as far as it can"
