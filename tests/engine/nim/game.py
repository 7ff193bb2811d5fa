"""The rules of Nim: take one, two or three stones; whoever takes the last one wins."""

from typing import Any

from iteru.engine.box import Box
from iteru.engine.errors import IllegalMove
from iteru.engine.game import Game, View
from iteru.engine.meta import Meta
from iteru.engine.moves import Moves
from iteru.engine.rng import Rng
from iteru.engine.setting import Setting
from iteru.engine.state import NOBODY, State

MOVES = Moves()
TAKE = MOVES.kind("take", range(1, 4))


class NimState(State):
    """A heap of stones and whose turn it is."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.heap = 0
        self.taken = [0, 0]
        self.last = NOBODY

    @property
    def most(self) -> int:
        return self.setting.box["turn"].number("take", 1, 3)

    def why_not(self, action: int) -> IllegalMove | None:
        if action in self.legal_actions():
            return None
        return IllegalMove("R1.1", "refused-too-many", heap=self.heap)

    def rule_asked(self) -> str:
        return "R1.1"

    def legal_actions(self) -> list[int]:
        return [] if self.actor == NOBODY else list(range(min(self.most, self.heap)))

    def apply(self, action: int) -> None:
        self.heap -= action + 1
        self.taken[self.actor] += action + 1
        self.last = self.actor
        if self.journal is not None:
            self.journal.tell("took", {"seat": self.actor, "count": action + 1})
        self.actor = 1 - self.actor if self.heap else NOBODY

    def breakdown(self) -> dict[str, list[int]]:
        return {"last": [int(seat in self.winners()) for seat in range(2)]}

    def winners(self) -> list[int]:
        if self.heap or self.last == NOBODY:
            return [0, 1]
        return [1 - self.last] if self.setting.options.misere else [self.last]

    def clone(self) -> "NimState":
        copy = NimState(self.setting)
        copy.heap, copy.taken = self.heap, list(self.taken)
        copy.last, copy.actor, copy.rng = self.last, self.actor, self.rng.clone()
        return copy

    def resample(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""
        self.rng = rng.fork()


class Nim(Game[NimState]):
    """Nim."""

    def __init__(self, meta: Meta, box: Box) -> None:
        box["turn"].number("take", 1, 3)
        super().__init__(meta, box, MOVES)

    def lay_out(self, seats: int, options: Any) -> Setting:
        return Setting(self.name, self.box, seats, options)

    def bare(self, setting: Setting) -> NimState:
        return NimState(setting)

    def set_up(self, state: NimState) -> None:
        heap = self.box["heap"].number(state.setting.options.heap)
        state.heap = heap + state.rng.below(3)
        state.actor = 0

    def view(self, state: NimState, seat: int | None) -> View:
        taken = list(state.taken)
        return {"seat": seat, "heap": state.heap, "taken": taken, "actor": state.actor}

    def census(self, state: NimState) -> dict[str, int]:
        return {"stones": state.heap + sum(state.taken)}

    def prospects(self, state: NimState) -> list[float]:
        """Good is to leave a multiple of one more than may be taken."""
        good = (state.heap - state.setting.options.misere) % (state.most + 1) == 0
        return [float(good == (seat == state.last)) for seat in range(2)]
