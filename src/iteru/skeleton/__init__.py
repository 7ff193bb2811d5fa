"""A package with a small whole game to begin with: what `iteru new-game NAME` writes.

The template is the example of the house, `examples/hapi`, with `.tmpl` after the name of each file.
"""

import re
import sys
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from iteru.engine.errors import BadOptions
from iteru.engine.record import write_whole
from iteru.engine.registry import games

EXAMPLE: Final = "hapi"
TEMPLATE: Final = Path(__file__).parent / EXAMPLE
SUFFIX: Final = ".tmpl"


def write_game(name: str, folder: Path) -> Path:
    """Writes the package of a new game into a folder of its own; refuses to overwrite one."""
    check_name(name)
    package = folder / name
    if package.exists():
        raise BadOptions("folder-exists", file=str(package))
    for file, text in files_of(name).items():
        try:
            (package / file).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            why = error.strerror or str(error)
            raise BadOptions("unwritable-file", file=str(package), why=why) from error
        write_whole(package / file, text)
    return package


def check_name(name: str) -> None:
    """A name for a game, for a Python package and for a class of a style sheet."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{0,29}", name) or iskeyword(name) or name == "tests":
        raise BadOptions("bad-game-name", given=name[:40])
    if name in games() or name in sys.modules or find_spec(name) is not None:
        raise BadOptions("game-name-taken", given=name)


def files_of(name: str) -> dict[str, str]:
    """Every file of the package with its text."""
    return {
        str(path.relative_to(TEMPLATE)).removesuffix(SUFFIX).replace(EXAMPLE, name): renamed(
            path.read_text(encoding="utf-8"), name
        )
        for path in sorted(TEMPLATE.rglob(f"*{SUFFIX}"))
    }


def renamed(text: str, name: str) -> str:
    """The example's text for another game: its name in the code, its title for people."""
    title = name.replace("_", " ").capitalize()
    return text.replace(EXAMPLE, name).replace(EXAMPLE.capitalize(), title)
