"""The wheel: compiled where there is a C compiler, whole and running without one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .tree import ROOT, Wheel, environment, tracked

GAMES = sorted(path.parent.name for path in tracked() if path.match("src/iteru/games/*/meta.py"))

INSTALL = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
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
    return Wheel(shared_folder(tmp_path_factory, "pure"), ITERU_COMPILE="0")


@pytest.fixture(scope="session", name="failed")
def wheel_without_a_compiler(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    return Wheel(shared_folder(tmp_path_factory, "failed"), CC="/bin/false")


@pytest.fixture(scope="session", name="compiled")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    """Not optimised: what is compiled is the same, and ready sooner."""
    return Wheel(shared_folder(tmp_path_factory, "compiled"), MYPYC_OPT_LEVEL="0")


@pytest.mark.long
def test_without_a_compiler_the_build_says_that_it_goes_without(failed: Wheel, pure: Wheel) -> None:
    assert "iteru: not compiled" in failed.log
    assert "the pure Python source runs instead, more slowly." in failed.log
    assert failed.files == pure.files


def test_not_compiled_the_wheel_holds_nothing_compiled(pure: Wheel) -> None:
    assert [name for name in pure.files if name.endswith((".so", ".pyd", ".c", ".o"))] == []


def test_not_compiled_the_wheel_runs_as_pure_python(pure: Wheel) -> None:
    assert pure.iteru("--version").endswith("(pure Python)\n")


def test_not_compiled_games_are_played(pure: Wheel) -> None:
    assert pure.run(sys.executable, "-c", PLAY).startswith(str(pure.folder / "site"))


def test_not_compiled_rules_and_box_are_shown(pure: Wheel) -> None:
    assert "R4.5" in pure.iteru("rules", "imhotep", "R4.5", "--lang", "cs")
    assert "88dd9fed4a33" in pure.iteru("box", "imhotep")


def source_files() -> set[str]:
    """Every file of the package, by the path that it is installed at."""
    return {str(path.relative_to("src")) for path in tracked() if path.parts[0] == "src"}


def test_the_wheel_holds_every_file_of_the_package(pure: Wheel) -> None:
    assert source_files() - set(pure.files) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_wheel_holds_what_a_game_needs(pure: Wheel, game: str) -> None:
    names = (
        "meta.py",
        "components.toml",
        "RULES.md",
        "RULES.cs.md",
        "RULINGS.md",
        "RULINGS.cs.md",
        "examples.toml",
        "texts/en.ftl",
        "texts/cs.ftl",
    )
    assert {f"iteru/games/{game}/{name}" for name in names} <= set(pure.files)


def test_the_wheel_holds_the_package_and_nothing_else(pure: Wheel) -> None:
    assert {name.split("/")[0].split("-")[0] for name in pure.files} == {"iteru"}


def compiled_modules(wheel: Wheel) -> set[str]:
    found = {name.split(".")[0] for name in wheel.files if name.endswith((".so", ".pyd"))}
    return {name for name in found if "/" in name}  # beside them lies what they share


def modules_in(room: str) -> set[str]:
    """The modules in a folder of the package."""
    found = [Path(name) for name in source_files() if name.endswith(".py")]
    inside = [path for path in found if str(path.parent) == f"iteru/{room}"]
    return {str(path.with_suffix("")) for path in inside if path.name != "__init__.py"}


@pytest.mark.long
@pytest.mark.parametrize("room", ["engine", "bots", *[f"games/{game}/rules" for game in GAMES]])
def test_with_a_compiler_every_module_of_engine_bots_and_rules_is_compiled(
    compiled: Wheel, room: str
) -> None:
    assert modules_in(room)
    assert modules_in(room) - compiled_modules(compiled) == set()


@pytest.mark.long
def test_with_a_compiler_nothing_else_is_compiled(compiled: Wheel) -> None:
    rooms = ["engine", "bots", *[f"games/{game}/rules" for game in GAMES]]
    assert compiled_modules(compiled) == set().union(*map(modules_in, rooms))


@pytest.mark.long
def test_with_a_compiler_the_wheel_runs_compiled(compiled: Wheel) -> None:
    assert compiled.iteru("--version").endswith("(compiled)\n")


@pytest.mark.long
def test_compiled_and_pure_wheel_play_the_same_game(compiled: Wheel, pure: Wheel) -> None:
    results = [wheel.run(sys.executable, "-c", PLAY).split()[1:] for wheel in (compiled, pure)]
    assert results[0] == results[1]


@pytest.mark.long
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


def test_the_contract_runs_from_the_wheel_on_a_game_of_another_package(pure: Wheel) -> None:
    """A folder with nothing of this repository: the plug-in is found by its entry point."""
    folder = pure.folder / "stranger"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    variables = environment(PYTHONPATH=str(pure.folder / "site"))
    for command in (
        [str(pure.folder / "site" / "bin" / "iteru"), "new-game", "reeds"],
        [*INSTALL, "--target", "here", "./reeds"],
    ):
        subprocess.run(
            command, cwd=folder, env=variables, check=True, capture_output=True, timeout=3000
        )
    variables["PYTHONPATH"] = f"{folder / 'here'}{os.pathsep}{pure.folder / 'site'}"
    pytest = [sys.executable, "-m", "pytest", "-k", "test_r or texts_parse or runs_the_code"]
    done = subprocess.run(
        pytest, cwd=folder / "reeds", env=variables, capture_output=True, text=True, timeout=3000
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "deselected" in done.stdout
