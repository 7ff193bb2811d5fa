"""Imhotep as the engine sees it."""

from iteru.engine.agenda import seat_of
from iteru.engine.agenda_game import AgendaGame
from iteru.engine.box import Box
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.games.imhotep.meta import ImhotepOptions
from iteru.games.imhotep.rules import prospects, rounds, scoring, view
from iteru.games.imhotep.rules.agenda import AGENDA
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.cards import DISCARD
from iteru.games.imhotep.rules.position import EMPTY
from iteru.games.imhotep.rules.pyramids import PICK_PYRAMID
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.view_types import ImhotepView


class Imhotep(AgendaGame[ImhotepState]):
    """Imhotep: Builder of Egypt."""

    agenda = AGENDA
    layout = Layout
    state = ImhotepState
    view_type = ImhotepView

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box)
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for side in "AB":  # refuse a box that does not fit now, not during a game
                self.lay_out(seats, ImhotepOptions(side, side, side, side, side, side == "B"))

    def set_up(self, state: ImhotepState) -> None:
        rounds.set_up(state)

    def round(self, state: ImhotepState) -> int:
        return state.round

    def view(self, state: ImhotepState, seat: int | None) -> ImhotepView:
        return view.view(state, seat)

    def view_beside(self, state: ImhotepState, seat: int | None, other: ImhotepView) -> ImhotepView:
        return view.beside(state, seat, other)

    def constants(self, setting: Layout) -> View:
        return view.constants(setting)

    def prospects(self, state: ImhotepState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: ImhotepState) -> list[int]:
        return scoring.points_so_far(state)

    def census(self, state: ImhotepState) -> dict[str, int]:
        """Counts the stones of each seat, the market cards and the round cards."""
        s = state
        on_their_way = [seat_of(entry) for entry in s.waiting(PICK_PYRAMID)]
        placed = [*s.cargo, *s.pyramid, *s.overflow, *s.temple, *s.burial, *on_their_way]
        counts = {
            f"stones of seat {seat + 1}": placed.count(seat)
            + s.sled[seat]
            + s.quarry[seat]
            + s.obelisk[seat]
            + s.towers.count(seat) * s.layout.tower_height
            for seat in range(s.seats)
        }
        dealt = len(s.stalls) - s.stalls.count(EMPTY) + len(s.pair)
        in_use = s.waiting(DISCARD)
        counts["market cards"] = len(s.deck) + len(s.discard) + dealt + sum(s.owned) + len(in_use)
        counts["round cards"] = len(set(s.round_cards))
        return counts
