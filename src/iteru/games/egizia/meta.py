"""Egizia's metadata: players, credits, options. The rules are loaded when a game begins."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import choice, switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class EgiziaOptions:
    """The first Sphinx card, the rule of tournaments, and how often the game asks for any-time cards."""

    first_sphinx: str = choice("two", "two", "one")
    tournament: bool = switch()
    every_moment: bool = switch()


def load(box: Box) -> Game[Any]:
    from iteru.games.egizia.game import Egizia

    return Egizia(META, box)


def shown() -> Shows:
    from iteru.games.egizia.show import SHOWN

    return SHOWN


META = Meta(
    name="egizia",
    titles={"en": "Egizia", "cs": "Údolí králů (Egizia)"},
    designers=(
        "Acchittocca",
        "Flaminia Brasini",
        "Virginio Gigli",
        "Stefano Luperto",
        "Antonio Tinto",
    ),
    publishers=("Hans im Glück",),
    year=2009,
    min_seats=2,
    max_seats=4,
    minutes=90,
    weight=3.5,
    options=EgiziaOptions,
    rules_version=1,
    package="iteru.games.egizia",
    longest=2000,
    load=load,
    shown=shown,
    owner_may_add={"sphinx": ("structure", "need", "crew", "track", "production")},
)
