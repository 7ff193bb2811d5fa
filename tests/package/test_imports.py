"""A program that only plays loads the rules and nothing that shows them; `import iteru` itself loads little."""

import json
import subprocess
import sys

import pytest

import iteru

SHOWS = ("rich", "jinja2", "fluent", "fastapi", "iteru.kit", "iteru.words", "iteru.web")
HEAVY = {
    "argparse",
    "asyncio",
    "difflib",
    "email",
    "hashlib",
    "html",
    "http",
    "importlib.metadata",
    "importlib.resources",
    "iteru.engine.allowed",
    "iteru.engine.box",
    "json",
    "locale",
    "logging",
    "multiprocessing",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "sqlite3",
    "ssl",
    "statistics",
    "subprocess",
    "tempfile",
    "threading",
    "tomllib",
    "typing_extensions",
    "unittest",
    "urllib.parse",
    "uuid",
    "zipfile",
}
"""Modules that `import iteru` leaves to the functions that need them (`bench/imports.py` has the milliseconds)."""
PROGRAM = """
import json, sys
from iteru.arena.plan import Tournament
from iteru.arena.tournament import run
plan = Tournament({name!r}, ("random", "greedy"), games=2, seed=3)
outcomes = list(run(plan, 1))
assert len(outcomes) == 2, outcomes
{more}
print(json.dumps(sorted(sys.modules)))
"""


def loaded(name: str, more: str = "") -> list[str]:
    """All modules after a small arena of a game."""
    command = [sys.executable, "-c", PROGRAM.format(name=name, more=more)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=240)
    found: list[str] = json.loads(done.stdout)
    return found


def of_showing(modules: list[str]) -> list[str]:
    return [name for name in modules if name.startswith(SHOWS) or ".show" in name]


@pytest.mark.parametrize("name", iteru.games())
def test_an_arena_loads_nothing_that_shows(name: str) -> None:
    assert of_showing(loaded(name)) == []


def test_it_would_be_noticed() -> None:
    choices = "import iteru; game = iteru.game('imhotep'); game.choices(game.new(2, 1), 0)"
    assert "iteru.games.imhotep.show.words" in of_showing(loaded("imhotep", choices))


def modules_after(program: str) -> set[str]:
    """Returns the modules that Python has loaded after a program."""
    command = [sys.executable, "-c", f"{program}\nimport sys; print(*sys.modules)"]
    return set(subprocess.check_output(command, text=True, timeout=240).split())


def test_importing_iteru_loads_no_heavy_module() -> None:
    assert (modules_after("import iteru") - modules_after("")) & HEAVY == set()


def test_a_heavy_module_would_be_noticed() -> None:
    assert modules_after("import iteru, tempfile") & HEAVY >= {"random", "shutil", "tempfile"}
