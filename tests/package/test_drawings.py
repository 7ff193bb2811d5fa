"""The drawings of docs/architecture.md show the house as it is; `make drawings` draws it anew."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from .tree import ROOT


@pytest.fixture(scope="module", name="drawings")
def loaded_script() -> ModuleType:
    spec = spec_from_file_location("drawings", ROOT / "scripts" / "drawings.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["drawings"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["layers.svg", "game.svg", "move.svg"])
def test_a_drawing_is_what_the_code_gives(drawings: ModuleType, name: str) -> None:
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == drawings.drawing(name)
    assert f"({name})" in (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def test_every_part_of_the_house_is_drawn(drawings: ModuleType) -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "iteru").glob("*/__init__.py")}
    modules = {path.stem for path in (ROOT / "src" / "iteru").glob("*.py")}
    drawn = {name for layer in drawings.layers() for name in layer}
    assert (folders | modules) - drawn == {"__init__", "pure", "version", "py"} & (
        folders | modules
    )


def test_every_step_of_a_move_is_where_the_drawing_says(drawings: ModuleType) -> None:
    assert list(drawings.missing_steps()) == []
