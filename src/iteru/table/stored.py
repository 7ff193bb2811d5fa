"""The stored form of a table: its seats and moves, and a request to undo something."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from iteru.engine.deal import Deal
from iteru.engine.rng import Seed

EXAMPLE: Final = 0
"""The seed of what is shown until the cards are dealt."""


FREE: Final = "friend"
"""The kind of a seat that anybody may take."""
KEPT: Final = "invited"
"""The kind of a seat that is kept for a person who has not come yet."""


@dataclass(frozen=True)
class StoredSeat:
    """The person or bot in a seat, or the one it is kept for."""

    kind: str
    name: str
    person: int | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: int = 0
    """As which one of the table its player gave up, counted from 1; 0 who did not. `stand_in` plays on."""
    given: str | None = field(default=None, repr=False)
    """What its player contributed to the deal, in hexadecimal digits."""
    guest: bool = False
    """Whether nobody has proven to be who the name says: its player has no account."""

    @property
    def is_empty(self) -> bool:
        """Whether the game waits for somebody to sit down here."""
        return self.kind in (FREE, KEPT)


def is_guest(kind: str, bot: str | None, person: int | None, account: str | None) -> bool:
    """Whether a seat's name could be anybody's: a guest's, one typed for a second seat, or one from a record."""
    if bot is not None:
        return False
    return kind in ("local", "guest") or (person is not None and account is None)


@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    engine: int
    box: str
    corrections: dict[str, Any]
    options: dict[str, Any]
    seed: Seed = field(repr=False)
    """A key once the cards are dealt; `EXAMPLE` until then, where there is a deal."""
    version: int
    host: int
    status: str
    listed: bool
    rematch: str | None
    seats: tuple[StoredSeat, ...]
    moves: tuple[tuple[int, str], ...]
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    practice: bool = False
    undo_request: str | None = None
    talk: str | None = None
    deal: Deal | None = None
    """The secret that the server committed to; none where the seed was known before."""
    reaction: float | None = None
    """Seconds to react, if it was opened with a time of its own."""
    box_id: str | None = None
    """The kept box that its corrections are from, if they are."""
    no_advice: bool = False
    """Whether nobody may ask for advice here."""
    advised: tuple[int, ...] = ()
    """The moves before which advice was taken, counted from 1."""
    hurried: tuple[int, ...] = ()
    """The moves that bots thought over with less than usual, counted from 1."""


def deal_among(deal: Deal, seats: Sequence[StoredSeat]) -> Deal:
    """The deal with what the players in these seats contributed."""
    return deal.with_given([bytes.fromhex(seat.given or "") for seat in seats])


@dataclass(frozen=True)
class Summary:
    """A table in a list: enough to show it, without its moves."""

    id: str
    game: str
    status: str
    host: int
    actor: int | None
    scores: list[int] | None
    touched: float
    is_corrected: bool
    seats: tuple[StoredSeat, ...]
    winners: list[int] | None
    practice: bool
    version: int
    made: float
    box_name: str = ""
    """What its corrected box is called, and whose it is, where that is known."""
    box_author: str = ""

    def is_left_by(self, person: int) -> bool:
        """Whether a person has resigned here, and so has nothing more to do."""
        own = [seat for seat in self.seats if seat.person == person]
        return bool(own) and all(seat.resigned for seat in own)

    def is_kept_for(self, person: int) -> bool:
        """Whether a seat waits here for a person to come."""
        return any(seat.person == person and seat.is_empty for seat in self.seats)


@dataclass(frozen=True)
class UndoRequest:
    """A person asks all others to undo moves, so that only the first `keep` remain."""

    number: int
    """The version of the table that it was made on; an answer names it."""
    person: int
    keep: int
    agreed: tuple[int, ...] = ()
    refused: bool = False
    """By somebody, or withdrawn; kept so that nobody asks again and again."""
    asked: tuple[int, ...] = ()
    """All who have asked since a person chose."""

    @property
    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str | None) -> "UndoRequest | None":
        if text is None:
            return None
        found = json.loads(text)
        return UndoRequest(
            **{**found, "agreed": tuple(found["agreed"]), "asked": tuple(found["asked"])}
        )
