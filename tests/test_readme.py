"""What README shows can be done: its Python runs, its commands exist, its bot plays."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.cli import command_line, process

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)
COMMANDS = sorted(set(re.findall(r"`iteru ([a-z][a-z-]*)", README)))


@pytest.fixture(scope="module", name="done")
def names_after_all_blocks() -> dict[str, Any]:
    """README is read from top to bottom, and so it runs."""
    names: dict[str, Any] = {"__name__": "readme"}
    for block in BLOCKS:
        exec(compile(block, "README.md", "exec"), names)
    return names


def test_the_examples_run(done: dict[str, Any]) -> None:
    assert len(BLOCKS) >= 4
    assert done["values"]


def test_a_sight_is_a_copy(done: dict[str, Any]) -> None:
    state, sight = done["state"], done["sight"]
    assert sight is not state
    assert sight != state


def test_resample_changes_the_state_itself(done: dict[str, Any]) -> None:
    state = done["state"].clone()
    before = state.clone()
    state.resample(0, done["rng"])
    assert state != before


def test_apply_takes_an_illegal_action_without_a_word(done: dict[str, Any]) -> None:
    game, iteru = done["game"], done["iteru"]
    state = game.new(2, 7)
    illegal = game.parse("sail 1 temple")
    assert illegal not in state.legal_actions()
    with pytest.raises(iteru.IllegalMove):
        game.play(state, 0, "sail 1 temple")
    state.apply(illegal)


def test_the_bot_beats_chance(done: dict[str, Any], tmp_path: Path) -> None:
    (source,) = [block for block in BLOCKS if "class Patient" in block]
    (tmp_path / "mybots.py").write_text(f"import iteru\n\n\n{source}", encoding="utf-8")
    seats = ("--seats", "random,mybots:Patient:games=1")
    command = ("arena", "imhotep", *seats, "--games", "6", "--jobs", "1", "--seed", "2", "--csv")
    found = process(*command, folder=tmp_path)
    assert found.returncode == 0
    won = [line for line in found.stdout.splitlines() if ",mybots:Patient:games=1," in line]
    assert sum(line.split(",")[5] == "1.0" for line in won) >= 5


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_there(command: str) -> None:
    module = command_line("en")
    assert command in module.typer.main.get_command(module.app).commands
