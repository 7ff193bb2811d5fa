"""A game's class declares which functions of its rules do what. No method only passes its arguments on."""

import ast
from pathlib import Path

import pytest

from .tree import ROOT, tracked

GAMES = [
    path
    for path in tracked()
    if path.match("src/iteru/games/*/game.py") or path.match("examples/*/src/*/game.py")
]
DELEGATING = '''
class Game:
    def view(self, state, seat):
        """Returns what a seat may know."""
        return view.view(state, seat)

    def round(self, state):
        return state.round
'''


def methods_that_pass_on(source: str) -> list[str]:
    """Returns the methods that only call another function with their own arguments."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.args.args and passes_on(node)
    ]


def passes_on(method: ast.FunctionDef) -> bool:
    statements = [one for one in method.body if not is_docstring(one)]
    only = statements[0]
    if len(statements) > 1 or not isinstance(only, ast.Return | ast.Expr):
        return False
    own = [arg.arg for arg in method.args.args[1:]]
    call = only.value
    return isinstance(call, ast.Call) and [ast.unparse(arg) for arg in call.args] == own


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_a_game_declares_its_rules(path: Path) -> None:
    assert not methods_that_pass_on((ROOT / path).read_text("utf-8"))


def test_methods_that_pass_on_are_found() -> None:
    assert methods_that_pass_on(DELEGATING) == ["view"]
    assert len(GAMES) == 5
