"""The base of games that are played by an agenda."""

from typing import Any, ClassVar, TypeVar, cast

from mypy_extensions import mypyc_attr

from iteru.engine.agenda import Agenda, AgendaState
from iteru.engine.box import Box
from iteru.engine.game import Game
from iteru.engine.meta import Meta
from iteru.engine.setting import Setting

S = TypeVar("S", bound=AgendaState)


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaGame(Game[S]):
    """One title with its box. Subclasses name its agenda, its layout and its states."""

    agenda: ClassVar[Agenda]
    """All its moves, questions and tasks."""
    layout: ClassVar[Any]
    """The class of its settings; `layout(box, seats, options)` makes one."""
    state: ClassVar[Any]
    """The class of its states; `state(layout, agenda, None)` is a bare table."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, type(self).agenda.moves)

    def lay_out(self, seats: int, options: Any) -> Setting:
        return cast(Setting, type(self).layout(self.box, seats, options))

    def bare(self, setting: Any) -> S:
        return cast(S, type(self).state(setting, type(self).agenda, None))
