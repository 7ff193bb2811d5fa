"""Programs of tests write their logs into a folder of the test, have little time, and are all gone at the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from iteru.external import bot
from iteru.external.program import RUNNING, end_programs


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("ITERU_BOT_LOGS", str(tmp_path / "logs"))
    monkeypatch.setattr(bot, "TO_STOP", 0.2)
    yield
    left = list(RUNNING)
    end_programs(0)
    assert left == []
