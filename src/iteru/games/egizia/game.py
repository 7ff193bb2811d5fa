"""Egizia as the engine sees it."""

from iteru.engine.agenda_game import AgendaGame
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.rules.box import Layout
from iteru.games.egizia.rules.card_table import printed
from iteru.games.egizia.rules.census import census
from iteru.games.egizia.rules.moves import KEEP
from iteru.games.egizia.rules.prospects import prospects
from iteru.games.egizia.rules.scoring import points_so_far
from iteru.games.egizia.rules.set_up import set_up
from iteru.games.egizia.rules.state import EgiziaState
from iteru.games.egizia.rules.view import beside, view
from iteru.games.egizia.view_types import EgiziaView


class Egizia(AgendaGame[EgiziaState]):
    """Egizia."""

    agenda = AGENDA
    layout = Layout
    state = EgiziaState
    view_type = EgiziaView
    box_brings_messages = True

    set_up = staticmethod(set_up)
    view = staticmethod(view)
    view_beside = staticmethod(beside)
    constants = staticmethod(printed)
    census = staticmethod(census)
    points_so_far = staticmethod(points_so_far)
    prospects = staticmethod(prospects)

    def public_notation(self, action: int) -> str:
        """Hides which Sphinx card was kept (R2.6)."""
        return KEEP.words if KEEP.has(action) else self.notation(action)

    def round(self, state: EgiziaState) -> int:
        return state.round
