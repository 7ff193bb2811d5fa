"""Imhotep's metadata: players, credits, options. The rules are loaded when a game begins."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import choice, switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class ImhotepOptions:
    """Sides of the five site boards, and the variant."""

    market: str = choice("A", "A", "B", flag="side")
    pyramids: str = choice("A", "A", "B", flag="side")
    temple: str = choice("A", "A", "B", flag="side")
    burial_chamber: str = choice("A", "A", "B", flag="side")
    obelisks: str = choice("A", "A", "B", flag="side")
    wrath: bool = switch()


def load(box: Box) -> Game[Any]:
    from iteru.games.imhotep.game import Imhotep

    return Imhotep(META, box)


def shown() -> Shows:
    from iteru.games.imhotep.show import SHOWN

    return SHOWN


META = Meta(
    name="imhotep",
    titles={"en": "Imhotep: Builder of Egypt", "cs": "Imhotep: Stavitel Egypta"},
    designers=("Phil Walker-Harding",),
    publishers=("KOSMOS",),
    year=2016,
    min_seats=2,
    max_seats=4,
    minutes=40,
    weight=2.0,
    options=ImhotepOptions,
    rules_version=1,
    package="iteru.games.imhotep",
    longest=1000,
    load=load,
    shown=shown,
)
