"""How a table's cards are dealt so that everybody can check the deal afterwards (`docs/fairness.md`).

The house draws a secret and a salt and shows the hash of both, its *commitment*. Then the players' browsers may
contribute random bytes. The hash of secret and contributions is the key of all chance. When the game is over, all of
them are published.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from iteru.engine.errors import BadRecord
from iteru.engine.rng import KEY_BYTES, Seed

COMMITMENT: Final = b"iteru-commitment-1\n"
KEY: Final = b"iteru-key-1\n"
NOTHING: Final = bytes(KEY_BYTES)
"""Stands for the contribution of a seat that gave none."""


@dataclass(frozen=True)
class Deal:
    """What all chance of a game is derived from."""

    house: bytes = field(repr=False)
    """The secret of the house."""
    salt: bytes = field(repr=False)
    commitment: str
    """The hash that the house showed before anybody contributed, in hexadecimal digits."""
    given: tuple[bytes, ...] = field(default=(), repr=False)
    """What each seat contributed; b"" for nothing."""

    @property
    def givers(self) -> list[int]:
        """The seats that have contributed."""
        return [seat for seat, one in enumerate(self.given) if one]

    def key(self) -> bytes:
        """Returns the key of all chance of the game."""
        from hashlib import sha256  # only where a table is dealt

        given = b"".join([one or NOTHING for one in self.given])
        return sha256(KEY + self.house + given).digest()

    def with_given(self, given: list[bytes]) -> "Deal":
        return replace(self, given=tuple(given))

    def check(self, seed: Seed, bots: Sequence[str]) -> None:
        """Refuses a deal that breaks the house's commitment or is not the one that was played.

        `bots` has the bot in each seat, '' for a person. Bots contribute nothing: the house could have chosen
        their contribution when it knew all the others.
        """
        right = commitment_of(self.house, self.salt)
        if self.commitment != right:
            raise BadRecord("broken-commitment", shown=self.commitment, right=right)
        if seed != self.key():
            raise BadRecord("broken-key", right=self.key().hex())
        for seat, (bot, given) in enumerate(zip(bots, self.given, strict=False)):
            if bot and given:
                raise BadRecord("bot-contributed", seat=seat)


def commitment_of(house: bytes, salt: bytes) -> str:
    """Returns the hash that binds the house to its secret without revealing it."""
    from hashlib import sha256  # only where a table is dealt

    return sha256(COMMITMENT + house + salt).hexdigest()


def new_deal() -> Deal:
    """Draws a secret and a salt, and commits to them."""
    return deal_of(os.urandom(KEY_BYTES), os.urandom(KEY_BYTES))


def deal_of(house: bytes, salt: bytes) -> Deal:
    """Returns the deal of a secret and a salt, before anybody contributes."""
    return Deal(house, salt, commitment_of(house, salt))
