"""Games played when the rules were first released still replay to the same end."""

from pathlib import Path

import pytest

import iteru

from .builder import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.iteru"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_an_old_record_replays_to_its_result(path: Path) -> None:
    record = iteru.read_record(path.read_text(encoding="utf-8"))
    assert (record.rules, record.box) == (1, "88dd9fed4a33")
    assert tuple(iteru.Match.of_record(record, GAME).state.scores()) == record.result
