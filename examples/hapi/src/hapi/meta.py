"""What is cheap to know of the game. The rules are loaded when somebody plays."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class Options:
    """R2.3: whether a flood costs points."""

    weak_dykes: bool = switch()


def load(box: Box) -> Game[Any]:
    from .game import Flood

    return Flood(META, box)


def shown() -> Shows:
    from .show import SHOWN

    return SHOWN


META = Meta(
    name="hapi",
    titles={"en": "Hapi", "cs": "Hapi"},
    designers=("Iteru",),
    publishers=("Iteru",),
    year=2026,
    min_seats=2,
    max_seats=4,
    minutes=10,
    options=Options,
    rules_version=1,
    package=__package__,
    load=load,
    shown=shown,
)
