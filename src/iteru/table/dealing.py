"""From the server's commitment to the deal: offers, contributions, and what is shown before the deal.

The browser that opens a table asks for an *offer* first: the server draws its secret and shows the commitment to it. With
the offer the browser sends random bytes of its own. Players who join see the commitment of the table and send theirs. The
cards are dealt when the last seat is taken, so nobody sees any of them before the last contribution.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from iteru.engine.deal import Deal, new_deal
from iteru.engine.rng import is_key
from iteru.table.live import Forbidden
from iteru.table.stored import StoredSeat

MAX_OFFERS: Final = 4000
"""Offers that are kept; older ones lapse."""


@dataclass(frozen=True)
class Contribution:
    """Sent by a person who opens a table: an offer, and random bytes in hexadecimal digits."""

    offer: str
    given: str


class Offers:
    """Commitments that the server has shown and that no table uses yet.

    Each is good for one table: once a game is over its secret is known, and nothing else may be derived from it.
    """

    def __init__(self) -> None:
        self.deals: dict[str, Deal] = {}

    def make(self) -> tuple[str, Deal]:
        while len(self.deals) >= MAX_OFFERS:
            del self.deals[next(iter(self.deals))]
        offer, deal = secrets.token_urlsafe(12), new_deal()
        self.deals[offer] = deal
        return offer, deal

    def contribution(self, offer: str, given: str) -> Contribution | None:
        """The browser's contribution, if it is still valid; without one the server deals with a new secret."""
        is_good = offer in self.deals and is_key(given)
        return Contribution(offer, given) if is_good else None

    def deal_for(self, contribution: Contribution | None) -> Deal:
        """The offered deal, which is then no longer on offer; a new one if there is no contribution."""
        if contribution is None:
            return new_deal()
        checked_given(contribution.given)
        deal = self.deals.pop(contribution.offer, None)
        if deal is None:
            raise Forbidden("unknown-offer")
        return deal


def checked_given(given: str) -> str:
    """Refuses anything but 32 bytes in hexadecimal digits."""
    if not is_key(given):
        raise Forbidden("bad-contribution")
    return given


def with_contribution(seats: Sequence[StoredSeat], person: int, given: str) -> list[StoredSeat]:
    """The person who opens a table contributes once, however many of its seats they play."""
    own = [number for number, seat in enumerate(seats) if seat.person == person]
    if not own:
        raise Forbidden("contribution-without-seat")
    return [
        replace(seat, given=given) if number in own[:1] else seat
        for number, seat in enumerate(seats)
    ]
