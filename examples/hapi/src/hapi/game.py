"""The game as the engine sees it: which parts of its rules do what."""

from iteru.engine.agenda_game import AgendaGame

from .rules.river import AGENDA, REAP_FLOOD, Layout, River, census, prospects, set_up
from .rules.view import FloodView, view


class Flood(AgendaGame[River]):
    """Hapi."""

    agenda = AGENDA
    layout = Layout
    state = River
    view_type = FloodView

    set_up = staticmethod(set_up)
    view = staticmethod(view)
    census = staticmethod(census)
    prospects = staticmethod(prospects)

    def round(self, state: River) -> int:
        """A turn of everybody; in each turn one card is poured (R2.1)."""
        turns = len(state.poured) - state.on_top(REAP_FLOOD)
        return turns // state.seats + 1
