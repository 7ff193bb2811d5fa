"""Who only plays loads rules and nothing that shows them."""

import json
import subprocess
import sys

import pytest

import iteru

SHOWS = ("rich", "jinja2", "fluent", "fastapi", "iteru.kit", "iteru.words", "iteru.web")
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
    done = subprocess.run(command, capture_output=True, text=True, check=True)
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
