"""Refuses weak passwords, and stores the others only as slow hashes."""

import asyncio
import re
import secrets
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from iteru.table.names import BadPerson, visible

SHORTEST: Final = 8
LONGEST: Final = 200
LARGEST: Final = 600
"""Bytes of a password."""
COMMON: Final = Path(__file__).with_name("common_passwords.txt")
ROWS: Final = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
)
"""What lies side by side on a keyboard or in the alphabet."""

HASHER: Final = PasswordHasher()
NO_ACCOUNT: Final = HASHER.hash(secrets.token_hex(16))
"""Checked when there is no such account, so that a wrong name takes as long as a wrong password."""


def check_password(password: str, account: str) -> None:
    """Refuses passwords that guessers try first, and says why. `account` is the folded name."""
    if not len(password) >= SHORTEST:
        raise BadPerson("bad-password", least=SHORTEST)
    if len(password) > LONGEST or len(password.encode("utf-8", "replace")) > LARGEST:
        raise BadPerson("long-password", most=LONGEST)
    if not visible(password):
        raise BadPerson("blank-password")
    folded = password.casefold()
    if is_about(folded, account):
        raise BadPerson("password-is-name")
    if is_common(folded):
        raise BadPerson("common-password")


def is_about(folded: str, account: str) -> bool:
    """Whether a password is the name of its account, perhaps with figures at its ends or written twice."""
    core = folded.strip("0123456789!?.-_ ")
    return account in (folded, core) or folded == account * 2


def is_common(folded: str) -> bool:
    """A word of our list with figures at its ends, a row of keys, or the same few letters again and again."""
    core = folded.strip("0123456789!?.*-_@#$ ")
    return (
        bool({folded, core} & common_passwords())
        or any(folded in row or folded in row[::-1] for row in ROWS)
        or re.fullmatch(r"(.{1,4})\1+", folded) is not None
    )


@cache
def common_passwords() -> frozenset[str]:
    return frozenset(COMMON.read_text(encoding="utf-8").split())


async def hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, password)


async def is_right(password: str, kept: str | None) -> bool:
    """Whether a password is the one that is kept; takes as long where none is."""
    try:
        typed = password.encode("utf-8", "replace")[:LARGEST]
        await asyncio.to_thread(HASHER.verify, kept or NO_ACCOUNT, typed)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None
