"""Modules of engine and rules that import each other in circles: those that are known, each with its reason, and no others."""

import ast
from functools import cache

from .tree import ROOT, tracked

KNOWN = {
    frozenset(
        {"before_bonus", "building", "building_step", "feeding", "rounds", "sailing", "sphinx"}
    ): (
        "Egizia: a phase ends by beginning the next one, and the last one begins the next round. If a round put all its phases "
        "on the agenda instead, every position would carry those to come, and whoever sets one up would have to list them."
    ),
    frozenset({"cards", "market", "pyramids", "ships", "sites", "temple"}): (
        "Imhotep: a ship unloads at a site, and cards taken there sail ships and put stones on sites. The rules call each "
        "other in circles; without a ring somebody would have to hand the functions over."
    ),
    frozenset({"rounds", "turn"}): (
        "Imhotep: the last turn ends the round, and a round begins a turn. Together they would be one module of two chapters."
    ),
    frozenset({"choosing", "reactions"}): (
        "Valley of the Kings: a chosen sacrifice lets others react, and the answer of a Boat is to choose a card."
    ),
}


@cache
def modules() -> dict[str, set[str]]:
    """Returns every module of the engine and of rules with those among them that it imports when it is loaded."""
    names = {
        ".".join(path.with_suffix("").parts[1:]): path
        for path in tracked()
        if path.match("src/iteru/engine/*.py") or path.match("src/iteru/games/*/rules/*.py")
    }
    return {
        name: imported(ast.parse((ROOT / path).read_text("utf-8")), set(names))
        for name, path in names.items()
    }


def imported(tree: ast.Module, names: set[str]) -> set[str]:
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                found.add(full if full in names else node.module)
    return found & names


def reachable(start: str) -> set[str]:
    found: set[str] = set()
    left = [start]
    while left:
        more = modules()[left.pop()] - found
        found |= more
        left += more
    return found


def rings() -> set[frozenset[str]]:
    """Returns the groups of modules each of which imports all others of its group, directly or not."""
    reached = {name: reachable(name) for name in modules()}
    return {
        frozenset(one for one in reached[name] if name in reached[one])
        for name in modules()
        if name in reached[name]
    }


def test_no_modules_import_each_other_but_those_that_are_known() -> None:
    found = {frozenset(name.rpartition(".")[2] for name in ring) for ring in rings()}
    assert found == set(KNOWN)
