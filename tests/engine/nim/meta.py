"""What is cheap to know of Nim."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import choice, switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class NimOptions:
    """Whether the last stone loses, and how the heap begins."""

    misere: bool = switch()
    heap: str = choice("small", "small", "large")


def load(box: Box) -> Game[Any]:
    from .game import Nim

    return Nim(META, box)


def shown() -> Shows:
    from .show import SHOWN

    return SHOWN


META = Meta(
    name="nim",
    titles={"en": "Nim", "cs": "Nim"},
    designers=("unknown",),
    publishers=("nobody",),
    year=1901,
    min_seats=2,
    max_seats=2,
    minutes=1,
    options=NimOptions,
    rules_version=1,
    package=__package__,
    load=load,
    shown=shown,
)
