"""The state of Imhotep: a position that knows its rules."""

from iteru.engine.events import Journal
from iteru.engine.options import changed_options
from iteru.engine.rng import Rng
from iteru.engine.state import whole_numbers
from iteru.games.imhotep.rules import rules, scoring
from iteru.games.imhotep.rules.box import Layout
from iteru.games.imhotep.rules.position import KEEP_ONE, Position, seat_of, task_of
from iteru.games.imhotep.rules.rounds import proceed, set_up
from iteru.games.imhotep.rules.text import position_lines

# fmt: off
FIELDS = [
    "earned", "sled", "quarry", "hand", "deck", "discard", "stalls", "pair", "round_cards", "ships", "berth", "cargo",
    "pyramid", "overflow", "temple", "burial", "obelisk", "towers", "order", "agenda",
]
# fmt: on


class ImhotepState(Position):
    """A position of Imhotep."""

    def legal_actions(self) -> list[int]:
        return rules.legal_actions(self)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def clone(self) -> "ImhotepState":
        return ImhotepState(self.layout, self)

    def looks_at_pair(self, seat: int | None) -> bool:
        """R6.1: whoever picked the pair sees it until one card is kept."""
        return (
            bool(self.agenda)
            and task_of(self.agenda[-1]) == KEEP_ONE
            and seat_of(self.agenda[-1]) == seat
        )

    def resample(self, seat: int, rng: Rng) -> None:
        """R2.6: the draw pile, the pair nobody looks at, and the round cards not yet turned up."""
        hidden = self.deck
        pair = len(self.pair)
        if not self.looks_at_pair(seat):
            hidden = hidden + self.pair
        rng.shuffle(hidden)
        if not self.looks_at_pair(seat):
            self.pair = hidden[len(hidden) - pair :]
            hidden = hidden[: len(hidden) - pair]
        self.deck = hidden
        to_come = self.round_cards[self.round :]
        rng.shuffle(to_come)
        self.round_cards[self.round :] = to_come
        self.rng = rng.fork()

    def snapshot(self) -> dict[str, object]:
        lists: dict[str, object] = {name: list(getattr(self, name)) for name in FIELDS}
        return {
            "seats": self.seats,
            "options": changed_options(self.layout.options),
            "actor": self.actor,
            "round": self.round,
            "passes": self.passes,
            "free": self.free,
            "ready": self.ready,
            "taken": self.taken,
            "rng": self.rng.words(),
            **lists,
        }

    def __str__(self) -> str:
        return "\n".join(position_lines(self))


def new_state(layout: Layout, seed: int, journal: Journal | None) -> ImhotepState:
    state = ImhotepState(layout, None)
    state.journal = journal
    set_up(state, seed)
    proceed(state)
    return state


def restored_state(layout: Layout, snapshot: dict[str, object]) -> ImhotepState:
    state = ImhotepState(layout, None)
    for name in FIELDS:
        setattr(state, name, whole_numbers(snapshot[name]))
    for name in ("actor", "round", "passes", "free", "ready", "taken"):
        setattr(state, name, snapshot[name])
    a, b, c, counter = whole_numbers(snapshot["rng"])
    state.rng = Rng(a, b, c, counter)
    return state
