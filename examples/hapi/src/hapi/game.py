"""The game as the engine sees it: what ties its rules together."""

from iteru.engine.agenda_game import AgendaGame

from .rules.river import AGENDA, POUR_CARD, REAP_FLOOD, Layout, River, set_up
from .rules.view import FloodView, view


class Flood(AgendaGame[River]):
    """Hapi."""

    agenda = AGENDA
    layout = Layout
    state = River
    view_type = FloodView

    def set_up(self, state: River) -> None:
        set_up(state)

    def round(self, state: River) -> int:
        """A turn of everybody; in each turn one card is poured (R2.1)."""
        turns = len(state.poured) - state.on_top(REAP_FLOOD)
        return turns // state.seats + 1

    def view(self, state: River, seat: int | None) -> FloodView:
        return view(state, seat)

    def census(self, state: River) -> dict[str, int]:
        cards = [*state.deck, *state.poured, *[card for hand in state.hands for card in hand]]
        return {f"cards of {cubits}": cards.count(cubits) for cubits in range(1, 6)}

    def prospects(self, state: River) -> list[float]:
        """The points so far, and the harvest that the seat to choose can have next."""
        found = [float(points) for points in state.points]
        if state.agenda:
            rises = state.hands[state.actor] if state.on_top(POUR_CARD) else [0]
            found[state.actor] += max(state.layout.harvest.get(state.level + n, 0) for n in rises)
        return found
