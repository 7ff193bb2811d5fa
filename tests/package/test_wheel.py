"""The wheel: compiled where there is a C compiler, whole and running without one."""

import os
import sys
from pathlib import Path

import pytest

from .tree import ROOT, Wheel

PLAY = """
import iteru
state = iteru.game("imhotep").new(3, 7)
while state.actor != iteru.NOBODY:
    state.apply(state.legal_actions()[0])
print(iteru.__file__, *state.scores())
"""


def shared_folder(factory: pytest.TempPathFactory, name: str) -> Path:
    """One folder for all processes of a test run."""
    base = factory.getbasetemp()
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / name


@pytest.fixture(scope="session", name="pure")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return Wheel(shared_folder(tmp_path_factory, "pure"), CC="/bin/false")


@pytest.fixture(scope="session", name="compiled")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return Wheel(shared_folder(tmp_path_factory, "compiled"))


def test_without_a_compiler_the_build_says_that_it_goes_without(pure: Wheel) -> None:
    assert "iteru: not compiled" in pure.log
    assert "the pure Python source runs instead, more slowly." in pure.log


def test_without_a_compiler_the_wheel_holds_nothing_compiled(pure: Wheel) -> None:
    assert [name for name in pure.files if name.endswith((".so", ".pyd", ".c", ".o"))] == []


def test_without_a_compiler_the_wheel_runs_as_pure_python(pure: Wheel) -> None:
    assert pure.iteru("--version").endswith("(pure Python)\n")


def test_without_a_compiler_games_are_played(pure: Wheel) -> None:
    assert pure.run(sys.executable, "-c", PLAY).startswith(str(pure.folder / "site"))


def test_without_a_compiler_rules_and_box_are_shown(pure: Wheel) -> None:
    assert "R4.5" in pure.iteru("rules", "imhotep", "R4.5", "--lang", "cs")
    assert "88dd9fed4a33" in pure.iteru("box", "imhotep")


@pytest.mark.parametrize(
    "suffix",
    [".py", ".toml", ".ftl", ".md", ".jinja", ".html", ".css", ".js", ".svg", ".mako", ".typed"],
)
def test_the_wheel_holds_every_file_of_the_package(pure: Wheel, suffix: str) -> None:
    source = pure.folder / "tree" / "src"
    wanted = {str(path.relative_to(source)) for path in source.rglob(f"*{suffix}")}
    assert wanted - set(pure.files) == set()


def test_the_wheel_holds_what_a_game_needs(pure: Wheel) -> None:
    names = ("components.toml", "RULES.md", "RULES.cs.md", "texts/en.ftl", "texts/cs.ftl")
    assert {f"iteru/games/imhotep/{name}" for name in names} | {"iteru/py.typed"} <= set(pure.files)


def test_the_wheel_holds_the_package_and_nothing_else(pure: Wheel) -> None:
    assert {name.split("/")[0].split("-")[0] for name in pure.files} == {"iteru"}


def test_with_a_compiler_engine_rules_and_bots_are_compiled(compiled: Wheel) -> None:
    modules = {name.split(".")[0] for name in compiled.files if name.endswith((".so", ".pyd"))}
    assert {
        f"iteru/engine/{name}" for name in ("rng", "state", "game", "match", "record", "box")
    } <= modules
    assert {
        f"iteru/games/imhotep/{name}" for name in ("rules", "turn", "sites", "scoring", "state")
    } <= modules
    assert {"iteru/bots/bot", "iteru/bots/playout"} <= modules


def test_with_a_compiler_the_wheel_runs_compiled(compiled: Wheel) -> None:
    assert compiled.iteru("--version").endswith("(compiled)\n")


def test_compiled_and_pure_wheel_play_the_same_game(compiled: Wheel, pure: Wheel) -> None:
    results = [wheel.run(sys.executable, "-c", PLAY).split()[1:] for wheel in (compiled, pure)]
    assert results[0] == results[1]


def test_with_a_compiler_a_game_in_plain_python_takes_part(compiled: Wheel) -> None:
    """Its classes are interpreted subclasses of compiled ones."""
    program = f"""
import sys
sys.path.insert(0, {str(ROOT / "tests" / "engine")!r})
from nim.meta import META
import iteru
from iteru.engine.build import is_compiled
game = META.load(META.read_box())
match = iteru.Match(game, 2, 1)
while not match.is_over:
    match.choose(match.state.actor, iteru.ask(iteru.bot("greedy"), game, match.state, iteru.Rng.seeded(1)))
again = iteru.Match.of_record(iteru.read_record(iteru.write_record(match.record())), game)
print(is_compiled(), again.state.scores() == match.state.scores())
"""
    assert compiled.run(sys.executable, "-c", program) == "True True\n"
