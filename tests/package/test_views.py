"""Whatever reads a view names its type, so that mypy finds a mistyped key."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import is_typeddict

import pytest

import iteru
from iteru.web.api.view_schemas import view_schemas

from .tree import ROOT, tracked

READERS = ("src/iteru/games/", "src/iteru/skeleton/", "examples/hapi/src/")
UNTYPED = {"", "Any", "View", "object"}


def readers_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yields the functions of a file that take a view, each with the type that it names."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for argument in node.args.args:
                if argument.arg == "view":
                    named = ast.unparse(argument.annotation) if argument.annotation else ""
                    yield f"{path}: {node.name}", named


def test_every_reader_of_a_view_names_its_type() -> None:
    files = [path for path in tracked() if path.as_posix().startswith(READERS)]
    named = [
        reader
        for path in files
        if path.name.endswith((".py", ".py.tmpl"))
        for reader in readers_in(path)
    ]
    assert len(named) > 400
    untyped = [
        who for who, what in named if what in UNTYPED or what.startswith(("dict[", "Mapping["))
    ]
    assert untyped == []


@pytest.mark.parametrize("name", iteru.games())
def test_a_view_is_typed_to_its_last_part(name: str) -> None:
    """No part of it may be anything: the API's description would say nothing about it."""
    game = iteru.game(name)
    assert is_typeddict(game.view_type)
    assert "Anything." not in str(view_schemas(game))
