"""Events: what just happened, and who may know it."""

from typing import Final

from mypy_extensions import mypyc_attr

from iteru.engine.bits import bit

EVERYONE: Final = -1
SEAT_FACTS: Final = ("seat", "owner")
"""Facts of events, phrases and errors that are seats."""

Value = int | str


class Event:
    """One thing that happened: its name, its facts, the seats that may know it, and what is new in it."""

    def __init__(
        self,
        name: str,
        facts: dict[str, Value],
        audience: int,
        reveals: bool,
        shows: bool = False,
    ) -> None:
        self.name = name
        self.facts = facts
        self.audience = audience
        self.reveals = reveals
        """Whether it revealed something that nobody could know before; undo stops here."""
        self.shows = shows
        """Whether it showed the others something that the actor already knew; undo is possible."""

    def known_to(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know it; the audience is EVERYONE or a bit for each seat."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    @property
    def about(self) -> int | None:
        """Returns the seat that the event is about, if any: the one in its facts, or the only one that may know it."""
        for fact in SEAT_FACTS:
            value = self.facts.get(fact)
            if isinstance(value, int):
                return value
        return None if self.audience == EVERYONE else self.audience.bit_length() - 1

    def __str__(self) -> str:
        facts = " ".join(f"{fact}={seat_number(fact, value)}" for fact, value in self.facts.items())
        secret = "" if self.audience == EVERYONE else " (secret)"
        return f"{self.name} {facts}".rstrip() + secret


def seat_number(name: str, value: Value) -> Value:
    """Counts a seat from 1, as in everything people read; in code seats count from 0."""
    return value + 1 if name in SEAT_FACTS and isinstance(value, int) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects the events of `apply` when it is attached to a state."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, name: str, facts: dict[str, Value]) -> None:
        """Adds an event that everybody saw and that follows from the choice alone."""
        self.events.append(Event(name, facts, EVERYONE, False))

    def reveal(self, name: str, facts: dict[str, Value]) -> None:
        """Adds an event that everybody saw and nobody could know before: chance, or a hidden thing turned up."""
        self.events.append(Event(name, facts, EVERYONE, True))

    def show(self, name: str, facts: dict[str, Value]) -> None:
        """Adds an event that shows the others something the actor already knew."""
        self.events.append(Event(name, facts, EVERYONE, False, True))

    def whisper(self, seat: int, name: str, facts: dict[str, Value]) -> None:
        """Adds an event that only one seat learned of."""
        self.events.append(Event(name, facts, bit(seat), True))
