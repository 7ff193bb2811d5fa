"""Builds the wheel: engine, rules and bots compiled by mypyc, or pure Python where there is no C compiler."""

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOMS = ("engine", "bots", "games/*/rules")
"""What is compiled, and nothing else."""
COMPILED = [path for room in ROOMS for path in sorted(Path("src/iteru").glob(f"{room}/*.py"))]


class BuildOrGoWithout(build_ext):
    """Compiles all modules or none: half of them compiled would not fit together."""

    def run(self) -> None:
        try:
            super().run()
        except (
            Exception
        ) as error:  # no compiler, or one that fails: the Python source does the same, only slower
            print(
                f"iteru: not compiled ({error}); the pure Python source runs instead, more slowly.",
                file=sys.stderr,
            )
            self.extensions.clear()
            for built in self.get_outputs():
                Path(built).unlink(missing_ok=True)


def extensions() -> list[Extension]:
    from mypyc.build import mypycify

    return mypycify(
        [str(path) for path in COMPILED if path.name != "__init__.py"],
        opt_level="3",
        group_name="iteru",
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout})
