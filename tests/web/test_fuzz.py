"""A sample of what `bench/fuzz.py` does for long: anything in any order, over requests, sockets and streams."""

from pathlib import Path

import pytest

from tests.conftest import apart
from tests.web.fuzz.running import run_anything


def test_whatever_people_do_nothing_fails_hangs_is_lost_or_told_to_others(
    database: str, tmp_path: Path
) -> None:
    counts = apart(run_anything, database, tmp_path, 3, 20)
    assert counts.sent > 100
    assert counts.moves > 5


@pytest.mark.long
def test_the_same_for_longer(database: str, tmp_path: Path) -> None:
    counts = apart(run_anything, database, tmp_path, 60, 60, False)
    assert counts.sent > 10_000
    assert counts.compared > 10
