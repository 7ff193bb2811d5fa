"""A rule change shows here as a diff. If it is meant, write the files anew with `make golden` and read the diff."""

import pytest

from iteru.contract.games import Setting
from tests.golden.playthrough import FOLDER, golden_settings, playthrough


@pytest.mark.parametrize(
    ("name", "setting", "seed"), golden_settings(), ids=[name for name, _, _ in golden_settings()]
)
def test_playthrough_is_as_it_was(name: str, setting: Setting, seed: int) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert playthrough(setting, seed).split("\n") == golden.split("\n")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        name for name, _, _ in golden_settings()
    }
