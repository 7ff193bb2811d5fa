"""Rate limits for each address and each account.

Why not the library `limits`: its memory is unbounded (a list of times for each key that anybody makes up), and one of its
threads scans all of that a hundred times a second. A bucket here is one number.
"""

import hashlib
import ipaddress
import math
import time
from collections import OrderedDict
from functools import lru_cache

from iteru.engine.errors import IteruError
from iteru.table import names
from iteru.table.people import Person
from iteru.web.server_settings import ServerSettings

BURST = 3
"""How many times its rate a visitor may send in a burst."""
ACCOUNTS_AT_AN_ADDRESS = 10
"""How many times the rate of one account all accounts at one address may send together."""
SIGN_INS = 0.2
SIGN_INS_AT_ONCE = 10
CHAT = 0.5
CHAT_AT_ONCE = 8
WRONG_TOKENS = 0.2
WRONG_TOKENS_AT_ONCE = 10
GUEST_BOXES = 20
"""Boxes that guests at one address may begin to keep in a day."""
DAY = 24 * 3600
LONGEST_ADDRESS = 60
MAX_BUCKETS = 5_000


class TooFast(IteruError):
    """More requests than a person or a well-behaved program sends; `seconds` says when to try again."""


class Rates:
    """A token bucket for each visitor: it gains `rate` a second, and holds enough for a burst.

    The number of buckets is limited. The least recently used one is replaced first, since it is probably full again, and its
    successor inherits its level: nobody gains by pushing others out, or by coming back under a new name.
    """

    def __init__(
        self,
        rate: float,
        burst: float | None = None,
        max_buckets: int = MAX_BUCKETS,
        problem: str = "too-fast",
    ) -> None:
        self.rate = rate
        self.burst = rate * BURST if burst is None else burst
        self.max_buckets = max_buckets
        self.problem = problem
        self.full_at: OrderedDict[str | bytes, float] = OrderedDict()
        """When each bucket is full again: that says how much is in it at any other time."""

    def take(self, who: str) -> None:
        key, now = key_of(who), time.monotonic()
        full = max(now, self.when_full(key))
        self.check_level(full - now)
        if key not in self.full_at and len(self.full_at) >= self.max_buckets:
            self.full_at.popitem(last=False)
        self.full_at[key] = full + 1 / self.rate
        self.full_at.move_to_end(key)

    def check(self, who: str) -> None:
        """Refuses a visitor who has nothing left, and takes nothing."""
        now = time.monotonic()
        self.check_level(max(now, self.when_full(key_of(who))) - now)

    def when_full(self, key: str | bytes) -> float:
        """The level that a new bucket inherits from the one it replaces."""
        known = self.full_at.get(key)
        if known is not None:
            return known
        return next(iter(self.full_at.values())) if len(self.full_at) >= self.max_buckets else 0.0

    def check_level(self, until_full: float) -> None:
        seconds = until_full - (self.burst - 1) / self.rate
        if seconds > 0:
            raise TooFast(self.problem, seconds=math.ceil(seconds))


def key_of(who: str) -> str | bytes:
    """A key that is never longer than an address, whatever a stranger sends."""
    if len(who) <= LONGEST_ADDRESS:
        return who
    return hashlib.blake2b(who.encode("utf-8", "surrogatepass"), digest_size=12).digest()


def network_of(host: str) -> str:
    """The network an address is counted as: with IPv6 everybody has a whole /64 to choose from."""
    return (
        ipv6_network(host)
        if ":" in host and len(host) <= LONGEST_ADDRESS
        else host[:LONGEST_ADDRESS]
    )


@lru_cache(1024)
def ipv6_network(host: str) -> str:
    try:
        found = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Allowances:
    """Everything that is counted: by address, and by account once a token, cookie or password is verified."""

    def __init__(self, settings: ServerSettings) -> None:
        self.requests = Rates(settings.rate)
        self.addresses = Rates(settings.rate * ACCOUNTS_AT_AN_ADDRESS)
        self.wrong_tokens = Rates(WRONG_TOKENS, WRONG_TOKENS_AT_ONCE)
        self.sign_ins = Rates(SIGN_INS, SIGN_INS_AT_ONCE)
        self.password_changes = Rates(SIGN_INS, SIGN_INS_AT_ONCE)
        self.chat = Rates(CHAT, CHAT_AT_ONCE, problem="too-much-talk")
        self.guest_boxes = Rates(GUEST_BOXES / DAY, GUEST_BOXES, problem="too-many-guest-boxes")
        self.new = Rates(settings.new_per_minute / 60, settings.new_per_minute * 2)

    def request(self, address: str, person: Person | None) -> None:
        """A request or a message. Accounts at one address do not slow each other down, unless there are very many."""
        if person is None:
            self.requests.take(address)
        else:
            self.addresses.take(address)
            self.requests.take(account_key(person))

    def sign_in(self, address: str, account: str) -> None:
        """An attempt to sign in, counted for the address and, from wherever it comes, for the account."""
        self.sign_ins.take(address)
        self.sign_ins.take(f"name {account_meant(account)}")

    def change_password(self, session: int) -> None:
        """An attempt by somebody who is signed in, counted for their session alone, so that guesses of others do not get
        in the way."""
        self.password_changes.take(f"session {session}")

    def say(self, person: Person) -> None:
        """A line of chat, at any table."""
        self.chat.take(account_key(person))

    def keep_box(self, address: str) -> None:
        """Counts a new box of a guest. By deleting their cookies, guests could otherwise keep any number of boxes."""
        self.guest_boxes.take(address)

    def make(self, address: str, person: Person | None) -> None:
        """Something new that stays: a guest, a table, an uploaded record."""
        self.new.take(address)
        if person is not None:
            self.new.take(account_key(person))


def account_key(person: Person) -> str:
    return f"account {person.id}"


def account_meant(name: str) -> str:
    """All ways to write an account's name count as one; what is no name counts as it stands."""
    try:
        return names.account_key(name)
    except names.BadPerson:
        return name
