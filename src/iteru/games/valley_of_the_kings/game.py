"""Valley of the Kings as the engine sees it."""

from iteru.engine.agenda_game import AgendaGame
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.census import census
from iteru.games.valley_of_the_kings.rules.moves import KEEP, TOP
from iteru.games.valley_of_the_kings.rules.printed import constants
from iteru.games.valley_of_the_kings.rules.prospects import prospects
from iteru.games.valley_of_the_kings.rules.reactions import REACTION
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.turn import set_up
from iteru.games.valley_of_the_kings.rules.view import beside, view
from iteru.games.valley_of_the_kings.view_types import ValleyView


class ValleyOfTheKings(AgendaGame[ValleyState]):
    """Valley of the Kings."""

    agenda = AGENDA
    layout = Layout
    state = ValleyState
    view_type = ValleyView
    box_brings_messages = True

    set_up = staticmethod(set_up)
    view = staticmethod(view)
    view_beside = staticmethod(beside)
    constants = staticmethod(constants)
    census = staticmethod(census)
    prospects = staticmethod(prospects)

    def public_notation(self, action: int) -> str:
        """R2.7: which card was kept, and in which order unplayed cards are put away, is secret."""
        kind = self.moves.kind_of(action)
        return kind.words if kind in (KEEP, TOP) else self.notation(action)

    def is_window(self, state: ValleyState) -> bool:
        return state.on_top(REACTION)

    def round(self, state: ValleyState) -> int:
        """Counts a turn of everybody as a round: R10.1 ends the game only after as many of each."""
        return state.turns // state.seats + 1
