"""Imhotep as the engine sees it."""

from collections.abc import Mapping
from typing import Any

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game, Meta, View
from iteru.engine.options import read_options
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.state import State
from iteru.games.imhotep.meta import ImhotepOptions
from iteru.games.imhotep.rules import prospects, scoring, view
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.moves import all_notations
from iteru.games.imhotep.rules.position import DISCARD, EMPTY, PICK_PYRAMID, seat_of, task_of
from iteru.games.imhotep.rules.state import ImhotepState, new_state, restored_state
from iteru.games.imhotep.show import words


class Imhotep(Game):
    """Imhotep: Builder of Egypt."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, all_notations())
        self.layouts: dict[tuple[int, ImhotepOptions], Layout] = {}
        for seats in range(meta.min_seats, meta.max_seats + 1):
            for side in (
                "AB"
            ):  # so that a box that does not fit is refused now, not in the middle of an evening
                self.layout(seats, ImhotepOptions(side, side, side, side, side, side == "B"))

    def layout(self, seats: int, options: ImhotepOptions) -> Layout:
        """The boards laid out for so many seats, made once."""
        if (seats, options) not in self.layouts:
            self.layouts[seats, options] = Layout(self.box, seats, options)
        return self.layouts[seats, options]

    def begin(self, seats: int, seed: int, options: Any, journal: Journal | None) -> State:
        assert isinstance(options, ImhotepOptions)
        return new_state(self.layout(seats, options), seed, journal)

    def restore(self, snapshot: Mapping[str, object]) -> State:
        seats = snapshot["seats"]
        assert isinstance(seats, int)
        given = snapshot["options"]
        assert isinstance(given, dict)
        options = read_options(ImhotepOptions, given)
        return restored_state(self.layout(seats, options), dict(snapshot))

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, ImhotepState)
        return view.view(state, seat)

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return words.explain(view, action)[2]

    def touched(self, event: Event) -> tuple[str, ...]:
        return words.touched(event)

    def prompt(self, view: View) -> Phrase:
        return words.prompt(view)

    def why_not(self, view: View, action: int) -> IllegalMove:
        return words.why_not(view, action)

    def breakdown(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, ImhotepState)
        return dict(zip(scoring.SOURCES, scoring.breakdown(state), strict=True))

    def census(self, state: State) -> dict[str, int]:
        """Stones of each seat, market cards, and round cards."""
        assert isinstance(state, ImhotepState)
        s = state
        in_hand = [seat_of(entry) for entry in s.agenda if task_of(entry) == PICK_PYRAMID]
        placed = [*s.cargo, *s.pyramid, *s.overflow, *s.temple, *s.burial, *in_hand]
        counts = {
            f"stones of seat {seat + 1}": placed.count(seat)
            + s.sled[seat]
            + s.quarry[seat]
            + s.obelisk[seat]
            + s.towers.count(seat) * s.layout.tower_height
            for seat in range(s.seats)
        }
        dealt = len(s.stalls) - s.stalls.count(EMPTY) + len(s.pair)
        in_use = [entry for entry in s.agenda if task_of(entry) == DISCARD]
        counts["market cards"] = len(s.deck) + len(s.discard) + dealt + sum(s.hand) + len(in_use)
        counts["round cards"] = len(set(s.round_cards))
        return counts

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, ImhotepState)
        return prospects.evaluate(state, seat)
