"""The files that belong to the project, and wheels built of a copy of them."""

import fcntl
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
LISTED_IN_SDIST = Path("src/iteru.egg-info/SOURCES.txt")
MADE_BY_SETUPTOOLS = {"PKG-INFO", "setup.cfg"}
"""Files of a source distribution that are not the project's."""


@cache
def tracked() -> list[Path]:
    """Returns every file of the project, relative to the root, in a checkout or an unpacked source distribution."""
    names = known_to_git() if (ROOT / ".git").exists() else listed_in_sdist()
    return [Path(name) for name in sorted(names) if (ROOT / name).is_file()]


def known_to_git() -> set[str]:
    """Returns every file that git knows or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=3000
    )
    return set(done.stdout.split("\0")) - {""}


def listed_in_sdist() -> set[str]:
    return (
        set((ROOT / LISTED_IN_SDIST).read_text(encoding="utf-8").split("\n"))
        - MADE_BY_SETUPTOOLS
        - {""}
    )


def environment(**changes: str) -> dict[str, str]:
    """Without what would change a build or the way that the package runs."""
    foreign = (
        "ITERU_PURE",
        "ITERU_COMPILE",
        "PYTHONPATH",
        "CC",
        "PIP_CONSTRAINT",
        "ITERU_LANG",
        "LC_ALL",
    )
    kept = {name: value for name, value in os.environ.items() if name not in foreign}
    return {
        **kept,
        "LANG": "C.UTF-8",
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        **changes,
    }


class Wheel:
    """A wheel built in a folder and installed beside; built once, whoever asks first."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self.folder = folder
        folder.mkdir(exist_ok=True)
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not (folder / "built").exists():
                self.build(environment(**changes))
                (folder / "built").touch()

    def build(self, variables: dict[str, str]) -> None:
        for path in tracked():
            (self.folder / "tree" / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / "tree" / path)
        pip = [sys.executable, "-m", "pip"]
        wheel = [
            *pip,
            "wheel",
            ".",
            "-v",
            "--no-build-isolation",
            "--no-deps",
            "-w",
            str(self.folder / "dist"),
        ]
        with (self.folder / "log").open("w") as log:
            subprocess.run(
                wheel,
                cwd=self.folder / "tree",
                env=variables,
                check=True,
                stdout=log,
                stderr=log,
                timeout=3000,
            )
        target = ["--target", str(self.folder / "site"), str(self.path)]
        install = [*pip, "install", "-q", "--no-deps", *target]
        subprocess.run(install, env=variables, check=True, timeout=3000)

    @property
    def path(self) -> Path:
        (path,) = (self.folder / "dist").glob("*.whl")
        return path

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def files(self) -> list[str]:
        """What it holds, by the path that it is installed at."""
        names = ZipFile(self.path).namelist()
        return sorted(
            name.split(".data/purelib/")[-1].split(".data/platlib/")[-1] for name in names
        )

    def run(self, *arguments: str) -> str:
        """What a program of the installed package prints."""
        variables = environment(PYTHONPATH=str(self.folder / "site"))
        done = subprocess.run(
            arguments,
            cwd=self.folder,
            env=variables,
            check=True,
            capture_output=True,
            text=True,
            timeout=3000,
        )
        return done.stdout

    def iteru(self, *arguments: str) -> str:
        return self.run(str(self.folder / "site" / "bin" / "iteru"), *arguments)
