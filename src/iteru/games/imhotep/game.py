"""Imhotep as the engine sees it."""

from iteru.engine.agenda import seat_of
from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.setting import Setting
from iteru.games.imhotep.meta import ImhotepOptions
from iteru.games.imhotep.rules import prospects, scoring, view
from iteru.games.imhotep.rules.agenda import AGENDA
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.cards import DISCARD
from iteru.games.imhotep.rules.moves import all_notations
from iteru.games.imhotep.rules.position import EMPTY
from iteru.games.imhotep.rules.pyramids import PICK_PYRAMID
from iteru.games.imhotep.rules.rounds import set_up
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.show import corrections, refusals, words


class Imhotep(Game[ImhotepState]):
    """Imhotep: Builder of Egypt."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, all_notations())
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for side in "AB":  # a box that does not fit is refused now, not in mid-evening
                self.lay_out(seats, ImhotepOptions(side, side, side, side, side, side == "B"))

    def lay_out(self, seats: int, options: ImhotepOptions) -> Setting:
        return Layout(self.box, seats, options)

    def bare(self, setting: Setting) -> ImhotepState:
        assert isinstance(setting, Layout)
        return ImhotepState(setting, AGENDA, None)

    def set_up(self, state: ImhotepState) -> None:
        set_up(state)
        state.proceed()

    def rule_notes(self) -> dict[str, Phrase]:
        return corrections.notes(self.box, self.meta.read_box())

    def view(self, state: ImhotepState, seat: int | None) -> View:
        return view.view(state, seat)

    def constants(self, setting: Setting) -> View:
        assert isinstance(setting, Layout)
        return view.constants(setting)

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def choices(self, state: ImhotepState, seat: int, view: View | None = None) -> list[Choice]:
        """R6.7: to take stones where none can be taken is legal, but the last thing to offer."""
        return sorted(super().choices(state, seat, view), key=words.takes_nothing)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return words.explain(view, action)[2]

    def touched(self, event: Event) -> tuple[str, ...]:
        return words.touched(event)

    def prompt(self, view: View) -> Phrase:
        return words.prompt(view)

    def why_not(self, view: View, action: int) -> IllegalMove:
        return refusals.why_not(view, action)

    def why_not_touch(self, view: View, target: str) -> IllegalMove | None:
        return refusals.why_not_touch(view, target)

    def breakdown(self, state: ImhotepState) -> dict[str, list[int]]:
        return dict(zip(scoring.POINTS_FOR, scoring.breakdown(state), strict=True))

    def census(self, state: ImhotepState) -> dict[str, int]:
        """Stones of each seat, market cards, and round cards."""
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

    def prospects(self, state: ImhotepState) -> list[float]:
        return prospects.prospects(state)

    def points_so_far(self, state: ImhotepState) -> list[int]:
        return scoring.points_so_far(state)
