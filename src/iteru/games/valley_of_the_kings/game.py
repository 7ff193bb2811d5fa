"""Valley of the Kings as the engine sees it."""

from dataclasses import replace

from iteru.engine.agenda_game import AgendaGame
from iteru.engine.box import Box
from iteru.engine.meta import Meta
from iteru.engine.telling import BoxMessages
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules import moves, prospects, view
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.names import card_names
from iteru.games.valley_of_the_kings.rules.position import kinds_in
from iteru.games.valley_of_the_kings.rules.printed import card_table
from iteru.games.valley_of_the_kings.rules.reactions import REACTION
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.turn import set_up
from iteru.games.valley_of_the_kings.view_types import Constants, ValleyView


class ValleyOfTheKings(AgendaGame[ValleyState]):
    """Valley of the Kings."""

    agenda = AGENDA
    layout = Layout
    state = ValleyState
    view_type = ValleyView

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(replace(meta, said=BoxMessages(meta.shown, box)), box)
        self.lay_out(meta.min_seats, ValleyOptions())  # a box that does not fit is refused now
        card_names(box)

    def set_up(self, state: ValleyState) -> None:
        set_up(state)

    def public_notation(self, action: int) -> str:
        """R2.7: which card was kept, and in which order unplayed cards are put away, is secret."""
        kind = self.moves.kind_of(action)
        return kind.words if kind in (moves.KEEP, moves.TOP) else self.notation(action)

    def is_window(self, state: ValleyState) -> bool:
        return state.on_top(REACTION)

    def round(self, state: ValleyState) -> int:
        """A turn of everybody: R10.1 ends the game only after as many of each."""
        return state.turns // state.seats + 1

    def view(self, state: ValleyState, seat: int | None) -> ValleyView:
        return view.view(state, seat)

    def view_beside(self, state: ValleyState, seat: int | None, other: ValleyView) -> ValleyView:
        return view.beside(state, seat, other)

    def constants(self, setting: Layout) -> Constants:
        return {"cards": card_table(setting)}

    def census(self, state: ValleyState) -> dict[str, int]:
        """Every kind of card."""
        s = state
        hidden = [*s.hand, *s.deck, *s.pile, s.looked]
        cards = [kind for zone in hidden for kind in kinds_in(zone)]
        cards += [
            kind
            for zone in (*s.tomb, s.pyramid, s.stock, s.boneyard, s.played, s.revealed)
            for kind in zone
        ]
        return {card: cards.count(kind) for kind, card in enumerate(moves.CARDS)}

    def prospects(self, state: ValleyState) -> list[float]:
        return prospects.prospects(state)
