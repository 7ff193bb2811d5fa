"""The base of games that are played by an agenda."""

from typing import Any, ClassVar, TypeVar, cast

from mypy_extensions import mypyc_attr

from iteru.engine.agenda import Agenda, AgendaState
from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.options import read_options
from iteru.engine.setting import Setting
from iteru.engine.spread import extreme_sets

S = TypeVar("S", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game[S]):
    """One title with its box. Subclasses declare its agenda, layout and states, and which functions of its rules do the rest.

    A function of the rules takes the place of a method of `Game` with `staticmethod`: `view = staticmethod(view)`.
    """

    agenda: ClassVar[Agenda]
    """All its moves, questions and tasks."""
    layout: ClassVar[Any]
    """The class of its settings; `layout(box, seats, options)` makes one."""
    state: ClassVar[Any]
    """The class of its states; `state(layout, agenda, None)` is a bare table."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, type(self).agenda.moves)
        for seats, options in extreme_sets(
            meta
        ):  # refuses a box that does not fit now, not during a game
            self.lay_out(seats, read_options(meta.options, dict(options)))

    def lay_out(self, seats: int, options: Any) -> Setting:
        return cast(Setting, type(self).layout(self.box, seats, options))

    def bare(self, setting: Any) -> S:
        return cast(S, type(self).state(setting, type(self).agenda, None))
