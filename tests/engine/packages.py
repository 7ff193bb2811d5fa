"""Games and bots of other packages, laid into a folder as pip would, and programs that find them there."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from iteru.bots import registry as bots
from iteru.engine import registry as games

ITERU = Path(sys.executable).parent / "iteru"
NIM = Path(__file__).parent / "nim"
HAPI = Path(__file__).parents[2] / "examples" / "hapi" / "src" / "hapi"


def install(folder: Path, entry_points: str, name: str, group: str = "iteru.games") -> None:
    """Entry points as pip writes them, one on a line."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[{group}]\n{entry_points}\n", encoding="utf-8")


@contextmanager
def found_in(folder: Path) -> Iterator[None]:
    """This process and those that it starts find what is installed in a folder."""
    with pytest.MonkeyPatch.context() as patch, looked_up_anew():
        patch.syspath_prepend(str(folder))
        yield


def found_by_module(install: Callable[[Path], None]) -> Any:
    """A fixture for all tests of a module: what it installs into a folder is found there."""

    @pytest.fixture(scope="module", autouse=True)
    def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
        folder = tmp_path_factory.mktemp("site")
        install(folder)
        with found_in(folder):
            yield

    return installed


@contextmanager
def looked_up_anew() -> Iterator[None]:
    """What the registries know of installed games and bots is forgotten before and after."""
    names = [*vars(games).values(), *vars(bots).values()]
    caches = [known for known in names if hasattr(known, "cache_clear")]
    for known in caches:
        known.cache_clear()
    yield
    for known in caches:
        known.cache_clear()


def python_path(folder: Path) -> str:
    """Where Python looks for packages when some are installed in a folder."""
    return os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])


def run(
    command: list[str], folder: Path, answers: str = "", timeout: int = 60, **changes: str
) -> subprocess.CompletedProcess[str]:
    """A program that finds the packages in a folder."""
    settings = {"PYTHONPATH": python_path(folder), "COLUMNS": "100", "ITERU_LANG": "en", **changes}
    environment = {**os.environ, **settings}
    return subprocess.run(
        command,
        input=answers,
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=timeout,
    )


def copy_nim(folder: Path, name: str = "nim") -> Path:
    """The package of Nim under a name of its own, installed in a folder."""
    package = folder / name
    shutil.copytree(NIM, package, ignore=shutil.ignore_patterns("__pycache__"))
    edit(package / "meta.py", 'name="nim"', f'name="{name}"')
    install(folder, f"{name} = {name}.meta:META", name)
    return package


def copy_hapi(folder: Path) -> None:
    """The example, installed in a folder."""
    shutil.copytree(HAPI, folder / "hapi", ignore=shutil.ignore_patterns("__pycache__"))
    install(folder, "hapi = hapi.meta:META", "hapi")


def edit(file: Path, old: str, new: str) -> None:
    """Replace a text that stands in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")
