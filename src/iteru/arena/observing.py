"""Observes a game for a study: what each seat chose and took, and where its points come from. It knows no game."""

from collections import Counter
from dataclasses import dataclass, field

from iteru.engine.events import SEAT_FACTS, Event, Journal, Value
from iteru.engine.game import Game
from iteru.engine.state import State

LISTS = {"cards": "card"}
"""Facts that are lists of words, and the fact that each word is (`iteru.words.lists`)."""

Thing = tuple[str, str, str]
"""An event, a fact of it and its value: ("took-card", "card", "statue")."""


@dataclass
class Notes:
    """What was observed in one game."""

    sources: dict[str, list[int]] = field(default_factory=dict)
    """Points of each seat by what they are for."""
    taken: list[Counter[Thing]] = field(default_factory=list)
    """For each seat, how often each thing happened to it."""
    chosen: list[Counter[int]] = field(default_factory=list)
    """For each seat, how often it chose each action."""
    offered: Counter[int] = field(default_factory=Counter)
    """How often each action could be chosen, where there was a choice."""
    examples: dict[str, dict[str, Value]] = field(default_factory=dict)
    """The facts of the first event of each name."""


class Observer:
    """Collects notes while a game is played."""

    def __init__(self, seats: int) -> None:
        self.journal = Journal()
        self.chosen: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.offered: Counter[int] = Counter()

    def chose(self, seat: int, action: int, legal: list[int]) -> None:
        if len(legal) > 1:
            self.chosen[seat][action] += 1
            self.offered.update(legal)

    def notes(self, title: Game[State], state: State) -> Notes:
        found = Notes(title.breakdown(state), [], self.chosen, self.offered)
        found.taken = [Counter() for _ in self.chosen]
        for event in self.journal.events:
            seat = event.about
            if seat is not None:
                found.taken[seat].update(things(event))
                found.examples.setdefault(event.name, event.facts)
        return found


def things(event: Event) -> list[Thing]:
    """Returns what an event may be about: its facts other than seats."""
    return [
        (event.name, LISTS.get(fact, fact), word)
        for fact, value in event.facts.items()
        if fact not in SEAT_FACTS
        for word in (str(value).split() if fact in LISTS else [str(value)])
    ]
