"""How the cards of a table are dealt so that everybody can check it afterwards (`docs/fairness.md`).

The house draws a secret and a salt and shows the hash of both, its *commitment*. Then the players' browsers may give
random bytes of their own. The hash of secret and contributions is the key of all chance. When the game is over all of
them are told.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from iteru.engine.errors import BadRecord
from iteru.engine.rng import KEY_BYTES, Seed

COMMITMENT: Final = b"iteru-commitment-1\n"
KEY: Final = b"iteru-key-1\n"
NOTHING: Final = bytes(KEY_BYTES)
"""What stands for the contribution of a seat that gave none."""


@dataclass(frozen=True)
class Deal:
    """What all chance of a game is derived from."""

    house: bytes = field(repr=False)
    """The secret of the house."""
    salt: bytes = field(repr=False)
    commitment: str
    """What the house has shown before anybody contributed, in hexadecimal digits."""
    given: tuple[bytes, ...] = field(default=(), repr=False)
    """What each seat contributed; b"" for nothing."""

    @property
    def givers(self) -> list[int]:
        """The seats that have contributed."""
        return [seat for seat, one in enumerate(self.given) if one]

    def key(self) -> bytes:
        """The key of all chance of the game."""
        given = b"".join([one or NOTHING for one in self.given])
        return hashlib.sha256(KEY + self.house + given).digest()

    def with_given(self, given: list[bytes]) -> "Deal":
        return replace(self, given=tuple(given))

    def check(self, seed: Seed, bots: Sequence[str]) -> None:
        """Refuse a deal that is not the one the house was bound to, or another one than was played.

        `bots` has for each seat the bot in it, '' for a person. Bots contribute nothing: what stands for one of them
        could have been chosen by the house when it knew all the rest.
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
    """What binds the house to its secret without telling it."""
    return hashlib.sha256(COMMITMENT + house + salt).hexdigest()


def new_deal() -> Deal:
    """A secret and a salt that nobody can guess, and the commitment to them."""
    return deal_of(secrets.token_bytes(KEY_BYTES), secrets.token_bytes(KEY_BYTES))


def deal_of(house: bytes, salt: bytes) -> Deal:
    """The deal of a secret and a salt, before anybody contributes."""
    return Deal(house, salt, commitment_of(house, salt))
