"""A rule change shows here as a diff. If it is meant, write the files anew with `make golden` and read the diff."""

import pytest

from iteru.contract.games import Case
from tests.golden.playthrough import FOLDER, golden_cases, playthrough


@pytest.mark.parametrize(
    ("name", "case", "seed"), golden_cases(), ids=[name for name, _, _ in golden_cases()]
)
def test_playthrough_is_as_it_was(name: str, case: Case, seed: int) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert playthrough(case, seed).split("\n") == golden.split("\n")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {name for name, _, _ in golden_cases()}
