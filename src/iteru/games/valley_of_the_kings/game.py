"""Valley of the Kings as the engine sees it."""

from collections.abc import Mapping
from typing import Any

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game, Meta, View
from iteru.engine.options import read_options
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules import prospects, scoring, view
from iteru.games.valley_of_the_kings.rules.box import Layout
from iteru.games.valley_of_the_kings.rules.moves import (
    CARDS,
    KEEP,
    PICK_HAND,
    REPEAT,
    TOP,
    all_notations,
)
from iteru.games.valley_of_the_kings.rules.position import REACTION, task_of
from iteru.games.valley_of_the_kings.rules.state import ValleyState, new_state, restored_state
from iteru.games.valley_of_the_kings.show import words


class ValleyOfTheKings(Game):
    """Valley of the Kings."""

    def __init__(self, meta: Meta, box: Box) -> None:
        super().__init__(meta, box, all_notations())
        self.layouts: dict[tuple[int, ValleyOptions], Layout] = {}
        self.layout(
            meta.min_seats, ValleyOptions()
        )  # so that a box that does not fit is refused now

    def layout(self, seats: int, options: ValleyOptions) -> Layout:
        """The cards for so many seats, read once."""
        if (seats, options) not in self.layouts:
            self.layouts[seats, options] = Layout(self.box, seats, options)
        return self.layouts[seats, options]

    def begin(self, seats: int, seed: int, options: Any, journal: Journal | None) -> State:
        assert isinstance(options, ValleyOptions)
        return new_state(self.layout(seats, options), seed, journal)

    def restore(self, snapshot: Mapping[str, object]) -> State:
        seats = snapshot["seats"]
        assert isinstance(seats, int)
        given = snapshot["options"]
        assert isinstance(given, dict)
        return restored_state(
            self.layout(seats, read_options(ValleyOptions, given)), dict(snapshot)
        )

    def public_notation(self, action: int) -> str:
        """Which card was kept, and in which order unplayed cards are put away, is nobody else's business (R2.7)."""
        if KEEP <= action < REPEAT or TOP <= action < PICK_HAND:
            return self.notation(action).partition(" ")[0]
        return self.notation(action)

    def is_window(self, state: State) -> bool:
        assert isinstance(state, ValleyState)
        return bool(state.agenda) and task_of(state.agenda[-1]) == REACTION

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, ValleyState)
        return view.view(state, seat)

    def choice(self, view: View, action: int) -> Choice:
        return words.choice(view, action, self.notation(action))

    def choices(self, state: State, seat: int, view: View | None = None) -> list[Choice]:
        """What one does most in a turn comes first."""
        return sorted(super().choices(state, seat, view), key=words.place_in_list)

    def targets(self, view: View, action: int) -> tuple[str, ...]:
        return words.explain(view, action).path

    def touched(self, event: Event) -> tuple[str, ...]:
        return words.touched(event)

    def prompt(self, view: View) -> Phrase:
        return words.prompt(view)

    def why_not(self, view: View, action: int) -> IllegalMove:
        return words.why_not(view, action)

    def breakdown(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, ValleyState)
        return dict(zip(scoring.SOURCES, scoring.breakdown(state), strict=True))

    def census(self, state: State) -> dict[str, int]:
        """Every kind of card."""
        assert isinstance(state, ValleyState)
        s = state
        hidden = [*s.hand, *s.deck, *s.pile, s.looked]
        cards = [card >> 1 for zone in hidden for card in zone]
        cards += [
            kind
            for zone in (*s.tomb, s.pyramid, s.stock, s.boneyard, s.played, s.revealed)
            for kind in zone
        ]
        return {card: cards.count(kind) for kind, card in enumerate(CARDS)}

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, ValleyState)
        return prospects.evaluate(state, seat)
