"""Who is watching a table, and when each person was last there."""

import time
from collections.abc import Callable

from iteru.table.people import Person

AWAY_AFTER = 60.0
"""Seconds after which the others may let a bot play for somebody who has left."""
ON_THE_WAY = 30.0
"""Seconds that a page may take from being asked for until it listens."""


class Presence:
    """The listeners of one table, each with the person it belongs to (0: a stranger)."""

    def __init__(self) -> None:
        self.listeners: dict[Callable[[], None], int] = {}
        self.programs: set[Callable[[], None]] = set()
        """The listeners that are programs."""
        self.expected_until = 0.0
        """Until when a page may still be on its way here."""
        self.last_here: dict[int, float] = {}
        self.since = self.used = time.monotonic()
        """Since when it is in memory, and when somebody last looked or something changed."""
        self.shown_away: frozenset[int] = frozenset()
        """The seats whose players had been away for a while at the latest announcement."""

    def listen(
        self, person: Person | None, tell: Callable[[], None], is_program: bool = False
    ) -> None:
        self.listeners[tell] = person.id if person else 0
        if is_program:
            self.programs.add(tell)
        self.notice(person)

    def stop_listening(self, person: Person | None, tell: Callable[[], None]) -> None:
        self.listeners.pop(tell, None)
        self.programs.discard(tell)
        self.notice(person)

    @property
    def is_watched(self) -> bool:
        """Whether a person watches or is about to, so that bots should not move too fast."""
        return len(self.listeners) > len(self.programs) or time.monotonic() < self.expected_until

    def expect_page(self) -> None:
        """A page was requested, which will listen in a moment: it should not find the game over."""
        self.expected_until = time.monotonic() + ON_THE_WAY

    def notice(self, person: Person | None) -> None:
        if person is not None:
            self.last_here[person.id] = time.monotonic()
        self.used = time.monotonic()

    def pages_of(self, person_id: int) -> int:
        """Returns the number of a person's pages that are open here; programs have a limit of their own."""
        pages = [who for tell, who in self.listeners.items() if tell not in self.programs]
        return pages.count(person_id)

    def is_here(self, person_id: int | None) -> bool:
        return person_id in self.listeners.values()

    def is_away(self, person_id: int) -> bool:
        """Whether a person has been gone for a while. After a restart everybody is given the time to come back."""
        if self.is_here(person_id):
            return False
        last = self.last_here.get(person_id, self.since)
        return time.monotonic() - last >= AWAY_AFTER

    def tell(self) -> None:
        """Tells all listeners that something is new."""
        self.used = time.monotonic()
        for tell in list(self.listeners):
            tell()
