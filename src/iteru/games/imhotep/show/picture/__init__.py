"""The picture of the table, from a view: a scene of the board, and what a seat's panel shows.

What never changes is drawn once (`functools.cache`); each part of the table has its own module. Classes are those of the
house's `palette.css` and of the game's own `style.css`.
"""

from functools import partial
from typing import Any

from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.moves import SITES
from iteru.games.imhotep.show.picture.panel import seat
from iteru.games.imhotep.show.picture.river import river
from iteru.games.imhotep.show.picture.rounds import rounds
from iteru.games.imhotep.show.picture.sites import site
from iteru.kit.scene import Scene
from iteru.kit.shown import Keep

__all__ = ["board", "seat"]

WIDTH, HEIGHT = 1000, 560
SHOWN_QUESTIONS = ("order", "pick-pyramid", "temple-choice")
"""Questions that can be seen on the board."""


def board(view: View, keep: Keep) -> Scene:
    """The whole board in parts that stay the same as long as what they show."""
    title = Phrase("picture-board", {"round": view["round"], "rounds": view["rounds"]})
    question = (
        view["asks"] if view["asks"] and view["asks"]["question"] in SHOWN_QUESTIONS else None
    )
    asked = f"{question} {view['unloading']}"
    parts = [
        keep(
            f"rounds {view['round']} {view['rounds']} {view['round_cards']}", lambda: rounds(view)
        ),
        keep(f"river {view['ships']} {asked}", lambda: river(view)),
        *[
            keep(f"{name} {shown_at(view, name)} {asked}", partial(site, view, name))
            for name in SITES
        ],
    ]
    return Scene(WIDTH, HEIGHT, title, parts)


def shown_at(view: View, name: str) -> list[Any]:
    """What is built at a site, and the ship that lies there."""
    moored = view["harbours"][name]
    return [
        view["seats"],
        view["options"],
        view[name],
        moored,
        None if moored is None else view["ships"][moored],
    ]
