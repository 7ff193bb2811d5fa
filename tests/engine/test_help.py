"""What is public explains itself, compiled as well: mypyc leaves docstrings out, setup.py puts them back."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import iteru

PUBLIC = [name for name in iteru.__all__ if name not in ("NOBODY", "__version__")]
SOURCE = Path(iteru.__file__).parent


def members(name: str) -> Iterator[tuple[str, object]]:
    """A public thing, and what a class of ours offers to call or to ask for."""
    thing = getattr(iteru, name)
    yield name, thing
    for attribute in vars(thing) if isinstance(thing, type) else ():
        found = inspect.getattr_static(thing, attribute)
        is_called = callable(getattr(thing, attribute)) or isinstance(found, property)
        if not attribute.startswith("_") and is_called:
            yield f"{name}.{attribute}", found


@pytest.mark.parametrize("name", PUBLIC)
def test_all_that_is_public_says_what_it_does(name: str) -> None:
    silent = [where for where, thing in members(name) if not inspect.getdoc(thing)]
    assert silent == []


def written_docs(thing: type) -> dict[str, str]:
    """The docstrings of a class and its methods as they stand in the source."""
    path = SOURCE / f"{thing.__module__.removeprefix('iteru.').replace('.', '/')}.py"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    (found,) = [
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == thing.__name__
    ]
    methods = [node for node in found.body if isinstance(node, ast.FunctionDef)]
    docs = {node.name: ast.get_docstring(node) or "" for node in methods if node.name[0] != "_"}
    return {"": ast.get_docstring(found) or "", **docs}


@pytest.mark.parametrize("thing", [iteru.State, iteru.Game, iteru.Match, iteru.Rng, iteru.Bot])
def test_help_says_what_the_source_says(thing: type) -> None:
    for name, doc in written_docs(thing).items():
        assert doc in (inspect.getdoc(getattr(thing, name) if name else thing) or ""), name
        assert doc, name


def test_what_an_attribute_is_for_is_said_where_it_is_compiled() -> None:
    """Interpreted, Python has nowhere to keep it."""
    state = import_module("iteru.engine.state")
    if not str(state.__file__).endswith(".py"):
        about = inspect.getdoc(vars(iteru.State)["actor"])
        assert str(about).startswith("The seat that must choose now")
