"""Reads the code of a game without running it: messages, events, cited rules."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

RULE = re.compile(r"\bR\d+\.\d+\b")
GIVES_PHRASE = {"Phrase": 0, "say": 0, "IllegalMove": 1}
GIVES_EVENT = {"tell": 0, "reveal": 0, "whisper": 1}
"""Calls by name, and the place of the argument that is the message or the event."""


class Found(NamedTuple):
    """A name in the code; a pattern where a part of it is only known when the game runs."""

    pattern: str
    where: str


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def names_passed(folder: Path, calls: dict[str, int]) -> list[Found]:
    """Returns the names passed to some calls, where they can be read from the code."""
    found = []
    for path in sources(folder):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = constants_of(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in calls:
                place = calls[called(node)]
                for pattern in patterns(node.args[place : place + 1], constants):
                    found.append(Found(pattern, f"{path.name}:{node.lineno}"))
    return found


def called(call: ast.Call) -> str:
    """Returns the last part of the called name."""
    func = call.func
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def constants_of(tree: ast.Module) -> dict[str, ast.expr]:
    """Returns the values of a module's constants."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            found[node.target.id] = node.value
    return found


def patterns(nodes: Iterable[ast.expr], constants: dict[str, ast.expr]) -> Iterator[str]:
    """Yields the texts that expressions can be; nothing for one that cannot be read from the code."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.IfExp):
            yield from patterns([node.body, node.orelse], constants)
        elif isinstance(node, ast.JoinedStr):
            yield "".join([pattern_of_part(part) for part in node.values])
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            yield from patterns(texts_in(constants.get(node.value.id)), constants)


def pattern_of_part(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def texts_in(node: ast.expr | None) -> list[ast.expr]:
    """Returns the values of a dictionary or the parts of a tuple."""
    if isinstance(node, ast.Dict):
        return node.values
    return node.elts if isinstance(node, ast.Tuple | ast.List) else []


# Rules cited


class Code(NamedTuple):
    """A function: its file, relative to the game's folder, and its first line."""

    file: str
    line: int


def citing(folder: Path) -> dict[str, set[Code]]:
    """Returns, for every rule that the code cites, the functions that do so.

    A rule cited in a class is cited by its methods, one cited in a module by its functions. What
    only shows a rule (`show/`) does not count.
    """
    found: dict[str, set[Code]] = {}
    for path in sources(folder):
        if path.is_relative_to(folder / "show"):
            continue
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        for number, line in enumerate(text.split("\n"), start=1):
            for rule in RULE.findall(line):
                its = functions_in(scope_at(tree, number))
                codes = [Code(str(path.relative_to(folder)), first_line(one)) for one in its]
                found.setdefault(rule, set()).update(codes)
    return found


Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def first_line(scope: Scope) -> int:
    """Returns the line where Python says that a function begins: that of its first decorator."""
    return min([scope.lineno, *[decorator.lineno for decorator in scope.decorator_list]])


def scope_at(tree: ast.Module, line: int) -> ast.AST:
    """Returns the innermost function or class around a line, else the module."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, Scope) and first_line(node) <= line <= (node.end_lineno or 0)
    ]
    return max(around, key=first_line, default=tree)


def functions_in(scope: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(scope) if isinstance(node, ast.FunctionDef)]


def cached(folder: Path) -> set[Code]:
    """Returns the functions whose results are cached."""
    found = set()
    for path in sources(folder):
        for function in functions_in(ast.parse(path.read_text(encoding="utf-8"))):
            if any("cache" in ast.unparse(one) for one in function.decorator_list):
                found.add(Code(str(path.relative_to(folder)), first_line(function)))
    return found
