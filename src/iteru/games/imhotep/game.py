"""Imhotep as the engine sees it."""

from iteru.engine.agenda_game import AgendaGame
from iteru.games.imhotep.rules.agenda import AGENDA
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.census import census
from iteru.games.imhotep.rules.expected import expected_points
from iteru.games.imhotep.rules.prospects import prospects
from iteru.games.imhotep.rules.rounds import set_up
from iteru.games.imhotep.rules.scoring import points_so_far
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.view import beside, constants, view
from iteru.games.imhotep.view_types import ImhotepView


class Imhotep(AgendaGame[ImhotepState]):
    """Imhotep: Builder of Egypt."""

    agenda = AGENDA
    layout = Layout
    state = ImhotepState
    view_type = ImhotepView
    plays_round_out = True
    explore = 0.6
    trust = 2.0

    set_up = staticmethod(set_up)
    view = staticmethod(view)
    view_beside = staticmethod(beside)
    constants = staticmethod(constants)
    census = staticmethod(census)
    points_so_far = staticmethod(points_so_far)
    prospects = staticmethod(prospects)
    expected_points = staticmethod(expected_points)

    def round(self, state: ImhotepState) -> int:
        return state.round
