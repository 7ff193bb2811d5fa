"""What is cheap to know of Pharaon: players, credits, options. The rules are loaded when a game is begun."""

from dataclasses import dataclass
from typing import Any

from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import choice, switch
from iteru.engine.telling import Shows


@dataclass(frozen=True)
class PharaonOptions:
    """The Traitor of the solo game, and who plays for the first time."""

    traitor_level: str = choice("0", "0", "1", "2", "3", "4", "5", seats=(1,))
    traitor_passes_at_once: bool = switch(seats=(1,))
    newcomer_1: bool = switch()
    newcomer_2: bool = switch(seats=(2, 3, 4, 5))
    newcomer_3: bool = switch(seats=(3, 4, 5))
    newcomer_4: bool = switch(seats=(4, 5))
    newcomer_5: bool = switch(seats=(5,))

    def newcomers(self) -> list[bool]:
        """For each of five seats whether somebody there plays for the first time."""
        return [
            self.newcomer_1,
            self.newcomer_2,
            self.newcomer_3,
            self.newcomer_4,
            self.newcomer_5,
        ]


def load(box: Box) -> Game[Any]:
    from iteru.games.pharaon.game import Pharaon

    return Pharaon(META, box)


def shown() -> Shows:
    from iteru.games.pharaon.show import SHOWN

    return SHOWN


META = Meta(
    name="pharaon",
    titles={"en": "Pharaon", "cs": "Faraon"},
    designers=("Henri Molliné", "Sylas"),
    publishers=("Catch Up Games",),
    year=2019,
    min_seats=1,
    max_seats=5,
    minutes=60,
    weight=3.0,
    options=PharaonOptions,
    rules_version=1,
    package="iteru.games.pharaon",
    longest=2000,
    load=load,
    shown=shown,
)
