"""The source distribution holds the project, and `ITERU_COMPILE=0` builds without compiling."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from .tree import MADE_BY_SETUPTOOLS, ROOT, environment, tracked

LIST_FILES = "from tests.package.tree import tracked; print(*tracked(), sep='\\n')"


@pytest.fixture(scope="module", name="tree")
def copy_of_the_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tree")
    for path in tracked():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    left_over = folder / "src" / "iteru" / "engine" / "state.cpython-311-x86_64-linux-gnu.so"
    left_over.write_bytes(b"compiled here before")
    return folder


def setup(tree: Path, *command: str, **changes: str) -> None:
    subprocess.run(
        [sys.executable, "setup.py", "-q", *command],
        cwd=tree,
        env=environment(**changes),
        check=True,
        capture_output=True,
        timeout=240,
    )


def test_the_sdist_holds_the_project_and_nothing_else(tree: Path) -> None:
    setup(tree, "sdist", "--formats=tar", "--dist-dir=out")
    (archive,) = (tree / "out").glob("iteru-*.tar")
    with tarfile.open(archive) as tar:
        inside = {member.name.partition("/")[2] for member in tar if member.isfile()}
        tar.extractall(tree / "unpacked", filter="data")
    found = {name for name in inside if ".egg-info/" not in name} - MADE_BY_SETUPTOOLS
    assert found == {str(path) for path in tracked()}
    (unpacked,) = (tree / "unpacked").iterdir()
    command = [sys.executable, "-c", LIST_FILES]
    listed = subprocess.check_output(command, cwd=unpacked, text=True, timeout=240)
    assert set(listed.split()) == found, "its tests know the files that they look at"


def test_the_build_goes_without_compiling_where_that_is_asked_for(tree: Path) -> None:
    setup(tree, "bdist_wheel", "--dist-dir=out", ITERU_COMPILE="0")
    (wheel,) = (tree / "out").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "iteru/engine/state.py" in names
    assert [name for name in names if name.endswith((".so", ".pyd", ".c"))] == []
    assert not (tree / "build" / "ops.txt").exists(), "mypyc was not asked"
