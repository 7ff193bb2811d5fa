"""What is compiled imports the standard library, itself and mypyc's runtime: nothing else is there when a wheel is built."""

import ast
import sys
from pathlib import Path

import pytest

from .tree import ROOT

SOURCES = ROOT / "src" / "iteru"
COMPILED = [
    path
    for room in ("engine", "bots", "games/*/rules")
    for path in sorted(SOURCES.glob(f"{room}/*.py"))
]
ALLOWED = {"iteru", "mypy_extensions", *sys.stdlib_module_names}


def imported(path: Path) -> set[str]:
    """The packages that a module imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


def test_nothing_of_others_is_imported() -> None:
    assert len(COMPILED) > 50
    strange = {path.name: imported(path) - ALLOWED for path in COMPILED}
    assert {name: packages for name, packages in strange.items() if packages} == {}


@pytest.mark.parametrize("line", ["import orjson", "from rich.text import Text"])
def test_it_would_be_noticed(line: str, tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text(f"def late():\n    {line}\n", encoding="utf-8")
    assert imported(tmp_path / "one.py") - ALLOWED
