"""What is cheap to know of Valley of the Kings: players, credits, options. The rules are loaded when a game is begun."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import choice, switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class ValleyOptions:
    """The completist variant, two questions that groups answer differently, and what one need not remember."""

    completist: bool = switch()
    boat_crumble: str = choice("turn", "turn", "boat")
    partial_draws: bool = switch()
    open_piles: bool = switch()
    open_lists: bool = switch(True)


def load(box: Box) -> Game[Any]:
    from iteru.games.valley_of_the_kings.game import ValleyOfTheKings

    return ValleyOfTheKings(META, box)


def shown() -> Shows:
    from iteru.games.valley_of_the_kings.show import SHOWN

    return SHOWN


META = Meta(
    name="valley_of_the_kings",
    titles={"en": "Valley of the Kings", "cs": "Ve stínu pyramid"},
    designers=("Tom Cleaver",),
    publishers=("AEG",),
    year=2014,
    min_seats=2,
    max_seats=4,
    minutes=45,
    weight=2.5,
    options=ValleyOptions,
    rules_version=2,
    package="iteru.games.valley_of_the_kings",
    longest=3000,
    load=load,
    shown=shown,
    has_reactions=True,
    owner_may_add={"cards": ("name", "repeatable")},
)
