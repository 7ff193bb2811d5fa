"""Source trees of Iteru, run by this interpreter instead of the installed package."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.timing import Figures

VIEWS = Path(__file__).parent / "views.py"
SPEED = Path(__file__).parents[1] / "src" / "iteru" / "arena" / "speed.py"
RUN_SPEED = f"import runpy; runpy.run_path({str(SPEED)!r}, run_name='__main__')"
"""Both trees are measured by the script of this one: an older one may use another clock."""
LIST = "import iteru; print(*iteru.games())"
HOW = "import iteru.engine.build as build; print(build.is_compiled())"


@dataclass(frozen=True)
class Tree:
    """The root of a source tree, for example a git worktree of an older commit."""

    root: Path

    def environment(self, pure: bool) -> dict[str, str]:
        """Returns the variables with which Python imports Iteru from this tree, compiled if it is built in place."""
        others = {name: value for name, value in os.environ.items() if name != "ITERU_PURE"}
        how = {"ITERU_PURE": "1"} if pure else {}
        return {**others, **how, "PYTHONPATH": str(self.root / "src")}

    def run(self, pure: bool, *command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment(pure),
            capture_output=True,
            text=True,
        )
        if done.returncode:
            why = (done.stderr.splitlines() or ["it failed"])[-1]
            raise SystemExit(f"{self.root} cannot be measured (built from other sources?): {why}")
        return done.stdout

    def games(self) -> list[str]:
        return self.run(True, "-c", LIST).split()

    def is_compiled(self) -> bool:
        return self.run(False, "-c", HOW).strip() == "True"

    def measure(self, game: str, seats: int, seconds: float, pure: bool) -> Figures:
        command = ("-c", RUN_SPEED, game, str(seats), str(seconds))
        found = json.loads(self.run(pure, *command))
        if found.pop("compiled") == pure:
            raise SystemExit(f"{self.root} does not run {'interpreted' if pure else 'compiled'}")
        return Figures(game, **found)

    def view_time(self, game: str, seats: int, seconds: float, pure: bool) -> float:
        """Returns the microseconds for a view."""
        return float(self.run(pure, str(VIEWS), game, str(seats), str(seconds)))
