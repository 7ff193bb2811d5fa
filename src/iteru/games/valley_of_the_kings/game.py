"""Valley of the Kings as the engine sees it."""

from dataclasses import replace

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.setting import Setting
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules import moves, prospects, scoring, view
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.position import kinds_in
from iteru.games.valley_of_the_kings.rules.reactions import REACTION
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.games.valley_of_the_kings.rules.turn import set_up
from iteru.games.valley_of_the_kings.show import corrections, refusals, words


class ValleyOfTheKings(Game[ValleyState]):
    """Valley of the Kings."""

    def __init__(self, meta: Meta, box: Box) -> None:
        named = replace(meta, said=corrections.messages(box))
        super().__init__(named, box, moves.all_notations())
        self.lay_out(meta.min_seats, ValleyOptions())  # a box that does not fit is refused now

    def lay_out(self, seats: int, options: ValleyOptions) -> Setting:
        return Layout(self.box, seats, options)

    def bare(self, setting: Setting) -> ValleyState:
        assert isinstance(setting, Layout)
        return ValleyState(setting, AGENDA, None)

    def set_up(self, state: ValleyState) -> None:
        set_up(state)
        state.proceed()

    def public_notation(self, action: int) -> str:
        """Which card was kept, and in which order unplayed cards are put away, is nobody else's business (R2.7)."""
        kept = moves.KEEP <= action < moves.REPEAT
        if kept or moves.TOP <= action < moves.PICK_HAND:
            return self.notation(action).partition(" ")[0]
        return self.notation(action)

    def rule_notes(self) -> dict[str, Phrase]:
        setting = self.setting(self.meta.min_seats, {})
        assert isinstance(setting, Layout)
        return corrections.notes(self.box, self.meta.read_box(), view.card_table(setting))

    def is_window(self, state: ValleyState) -> bool:
        return state.on_top(REACTION)

    def view(self, state: ValleyState, seat: int | None) -> View:
        return view.view(state, seat)

    def constants(self, setting: Setting) -> View:
        assert isinstance(setting, Layout)
        return {"cards": view.card_table(setting)}

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def choices(self, state: ValleyState, seat: int, view: View | None = None) -> list[Choice]:
        """What one does most in a turn comes first."""
        return sorted(super().choices(state, seat, view), key=words.place_in_list)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return words.explain(view, action).path

    def touched(self, event: Event) -> tuple[str, ...]:
        return words.touched(event)

    def prompt(self, view: View) -> Phrase:
        return words.prompt(view)

    def why_not(self, view: View, action: int) -> IllegalMove:
        return refusals.why_not(view, action)

    def why_not_touch(self, view: View, target: str) -> IllegalMove | None:
        return refusals.why_not_touch(view, target)

    def breakdown(self, state: ValleyState) -> dict[str, list[int]]:
        return dict(zip(scoring.POINTS_FOR, scoring.breakdown(state), strict=True))

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
