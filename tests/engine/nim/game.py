"""The rules of Nim: take one, two or three stones; whoever takes the last one wins."""

from collections.abc import Mapping
from typing import Any

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Journal
from iteru.engine.game import Game, Meta, View
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State


class NimState(State):
    """A heap of stones and whose turn it is."""

    def __init__(self, heap: int, most: int, misere: bool) -> None:
        super().__init__(2)
        self.heap = heap
        self.taken = [0, 0]
        self.most = most
        self.misere = misere
        self.last = NOBODY
        self.actor = 0

    def legal_actions(self) -> list[int]:
        return [] if self.actor == NOBODY else list(range(min(self.most, self.heap)))

    def apply(self, action: int) -> None:
        self.heap -= action + 1
        self.taken[self.actor] += action + 1
        self.last = self.actor
        if self.journal is not None:
            self.journal.tell("took", {"seat": self.actor, "count": action + 1})
        self.actor = 1 - self.actor if self.heap else NOBODY

    def scores(self) -> list[int]:
        return [int(seat in self.winners()) for seat in range(2)]

    def winners(self) -> list[int]:
        if self.heap or self.last == NOBODY:
            return [0, 1]
        return [1 - self.last] if self.misere else [self.last]

    def clone(self) -> "NimState":
        copy = NimState(self.heap, self.most, self.misere)
        copy.taken, copy.last, copy.actor = list(self.taken), self.last, self.actor
        return copy

    def resample(self, seat: int, rng: Rng) -> None:
        pass

    def snapshot(self) -> dict[str, object]:
        return {
            name: getattr(self, name) for name in ("heap", "most", "misere", "last", "actor")
        } | {"taken": list(self.taken)}


class Nim(Game):
    """Nim."""

    def __init__(self, meta: Meta, box: Box) -> None:
        self.most = box["turn"].number("take", 1, 3)
        super().__init__(meta, box, [f"take {count}" for count in (1, 2, 3)])

    def begin(self, seats: int, seed: int, options: Any, journal: Journal | None) -> State:
        state = NimState(
            self.box["heap"].number(options.heap) + seed % 3, self.most, options.misere
        )
        state.journal = journal
        return state

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        state = NimState(snapshot["heap"], snapshot["most"], snapshot["misere"])
        state.taken, state.last, state.actor = (
            list(snapshot["taken"]),
            snapshot["last"],
            snapshot["actor"],
        )
        return state

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, NimState)
        return {"seat": seat, "heap": state.heap, "taken": list(state.taken), "actor": state.actor}

    def choice(self, view: View, action: int) -> Choice:
        words = Phrase("choice-take", {"count": action + 1})
        return Choice(action, self.notation(action), "take", words, ("heap",), "R1.1")

    def prompt(self, view: View) -> Phrase:
        return Phrase("prompt-take", {"seat": view["actor"]})

    def why_not(self, view: View, action: int) -> IllegalMove:
        return IllegalMove("R1.1", "refused-too-many", heap=view["heap"])

    def describe(self, event: Event) -> Phrase:
        return Phrase(f"event-{event.kind}", event.facts)

    def breakdown(self, state: State) -> dict[str, list[int]]:
        return {"last": state.scores()}

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, NimState)
        return {"stones": state.heap + sum(state.taken)}

    def evaluate(self, state: State, seat: int) -> float:
        """Good is to leave a multiple of one more than may be taken."""
        assert isinstance(state, NimState)
        return float((state.heap - state.misere) % (state.most + 1) == 0)
