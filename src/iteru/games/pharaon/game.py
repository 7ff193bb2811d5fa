"""Pharaon as the engine sees it."""

from iteru.engine.agenda_game import AgendaGame
from iteru.games.pharaon.rules.agenda import AGENDA
from iteru.games.pharaon.rules.box import Layout
from iteru.games.pharaon.rules.census import census
from iteru.games.pharaon.rules.expected import expected_points
from iteru.games.pharaon.rules.prospects import prospects
from iteru.games.pharaon.rules.scoring import points_so_far, traitor_points
from iteru.games.pharaon.rules.set_up import set_up
from iteru.games.pharaon.rules.state import PharaonState
from iteru.games.pharaon.rules.view import beside, constants, view
from iteru.games.pharaon.view_types import PharaonView


class Pharaon(AgendaGame[PharaonState]):
    """Pharaon."""

    agenda = AGENDA
    layout = Layout
    state = PharaonState
    view_type = PharaonView
    playout_length = 0
    explore = 0.7

    set_up = staticmethod(set_up)
    view = staticmethod(view)
    view_beside = staticmethod(beside)
    constants = staticmethod(constants)
    census = staticmethod(census)
    points_so_far = staticmethod(points_so_far)
    rival = staticmethod(traitor_points)
    prospects = staticmethod(prospects)
    expected_points = staticmethod(expected_points)

    def round(self, state: PharaonState) -> int:
        return state.round
