"""People: guests who need only a name, accounts with a password, tokens for programs."""

import asyncio
import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from iteru.table import schema
from iteru.table.lookalikes import lookalike_key
from iteru.table.names import BadPerson, account_key, clean_name
from iteru.table.open_lines import OpenLines
from iteru.table.passwords import check_password, hashed, is_right
from iteru.table.storage import Storage
from iteru.words import LANGUAGES, Words

MAX_TOKENS = 20
TOKEN_PREFIX = "iteru_"
TOKEN_REMEMBERED = 10.0


@dataclass(frozen=True)
class Person:
    """Somebody who uses the page or the API."""

    id: int
    name: str
    account: str | None
    settings: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What they chose for all their devices, by the names of the settings."""


OF_PERSON = (
    schema.people.c.id,
    schema.people.c.name,
    schema.people.c.account,
    schema.people.c.settings,
)
"""The columns that `person_of` reads."""


def person_of(row: Any) -> Person:
    return Person(row.id, row.name, row.account, json.loads(row.settings or "{}"))


@dataclass(frozen=True)
class Token:
    """A person's token, without its secret."""

    id: int
    label: str
    made: float


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def token_credential(known_as: str) -> str:
    """The key under which lines opened with a token are found; `known_as` is its digest."""
    return f"token {known_as}"


@cache
def keys_of_guests() -> frozenset[str]:
    """Returns the keys of the names that guests have before they choose one."""
    return frozenset([lookalike_key(Words(lang).say("guest-name")) for lang in LANGUAGES])


def check_account_name(name: str) -> None:
    """Refuses an account that is called as every guest is at first."""
    if lookalike_key(name) in keys_of_guests():
        raise BadPerson("account-like-guest", account=name)


class People:
    """All people. `lines` holds the streams that close with the token they were opened with."""

    def __init__(self, storage: Storage, lines: OpenLines) -> None:
        self.storage = storage
        self.lines = lines
        self.known_tokens: dict[str, tuple[float, Person]] = {}
        self.times_forgotten = 0
        self.looking_up: dict[tuple[str, int], asyncio.Task[Person | None]] = {}
        """Tokens that are looked up now, and after how many times of forgetting."""
        self.password_changes = 0
        """How many there were since the start. Signing in checks whether there was one meanwhile."""
        self.making_token = asyncio.Lock()

    async def new_guest(self, name: str) -> Person:
        shown = clean_name(name)
        async with self.storage.change() as connection:
            done = await connection.execute(
                insert(schema.people).values(name=shown, seen=time.time())
            )
            assert done.inserted_primary_key is not None
            return Person(done.inserted_primary_key[0], shown, None)

    async def find(self, person_id: int) -> Person | None:
        query = select(*OF_PERSON).where(schema.people.c.id == person_id)
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else person_of(row)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=clean_name(name))
        await self.check_lookalikes(person, renamed.name)
        await self.change(person, name=renamed.name)
        return renamed

    async def choose(self, person: Person, chosen: Mapping[str, str]) -> None:
        """Keeps what somebody chose, beside what they chose before."""
        await self.change(person, settings=json.dumps({**person.settings, **chosen}))

    async def change(self, person: Person, *only_if: ColumnElement[bool], **values: str) -> bool:
        """Changes a person's row; their cached tokens are looked up anew."""
        own = update(schema.people).where(schema.people.c.id == person.id, *only_if)
        async with self.storage.change() as connection:
            done = await connection.execute(own.values(values))
        self.forget_tokens()
        return done.rowcount == 1

    def forget_tokens(self) -> None:
        """Forgets cached tokens, including those being looked up right now."""
        self.known_tokens.clear()
        self.times_forgotten += 1

    # Accounts

    async def take_account(self, person: Person, account: str, password: str) -> Person:
        """A guest becomes an account and keeps everything; only once, also if both are asked for at the same time."""
        if person.account is not None:
            raise BadPerson("has-account", account=person.account)
        name, key = clean_name(account), account_key(account)
        check_account_name(name)
        check_password(password, key)
        kept, is_guest = await hashed(password), schema.people.c.account.is_(None)
        values = {"name": name, "account": key, "look": lookalike_key(key), "password": kept}
        try:
            is_new = await self.change(person, is_guest, **values)
        except IntegrityError as error:
            raise await self.taken(name, key) from error
        if not is_new:
            now = await self.find(person.id)
            raise BadPerson("has-account", account=(now and now.account) or name)
        return replace(person, name=name, account=key)

    async def new_account(self, account: str, password: str) -> Person:
        """An account for somebody who was no guest before; whole or not at all."""
        name, key = clean_name(account), account_key(account)
        check_account_name(name)
        check_password(password, key)
        row: dict[str, Any] = {"name": name, "account": key, "look": lookalike_key(key)}
        row |= {"password": await hashed(password), "seen": time.time()}
        try:
            async with self.storage.change() as connection:
                done = await connection.execute(insert(schema.people).values(row))
        except IntegrityError as error:
            raise await self.taken(name, key) from error
        assert done.inserted_primary_key is not None
        return Person(done.inserted_primary_key[0], name, key)

    async def taken(self, name: str, key: str) -> BadPerson:
        """Returns the error for a name that an account already has, or one that looks the same."""
        query = select(schema.people.c.id).where(schema.people.c.account == key)
        async with self.storage.database.connect() as connection:
            is_same = await connection.scalar(query) is not None
        return BadPerson("account-taken" if is_same else "account-alike", account=name)

    async def check_lookalikes(self, person: Person, name: str) -> None:
        """Refuses an account whose name looks like another's. Guests are marked as guests instead."""
        if person.account is None:
            return
        check_account_name(name)
        people = schema.people.c
        query = select(people.id).where(people.look == lookalike_key(name), people.id != person.id)
        async with self.storage.database.connect() as connection:
            if await connection.scalar(query) is not None:
                raise BadPerson("account-alike", account=name)

    async def sign_in(self, account: str, password: str) -> Person:
        """The account with this name and password. A name that nobody can have takes as long as any other."""
        try:
            key = account_key(account)
        except BadPerson:
            key = ""
        people = schema.people.c
        query = select(*OF_PERSON, people.password).where(people.account == key)
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if not await is_right(password, row.password if row else None) or row is None:
            raise BadPerson("bad-sign-in")
        return person_of(row)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Asks for the old password, which somebody at an unattended page does not know."""
        if person.account is None:
            raise BadPerson("no-account")
        query = select(schema.people.c.password).where(schema.people.c.id == person.id)
        async with self.storage.database.connect() as connection:
            kept = await connection.scalar(query)
        if not await is_right(old, kept):
            raise BadPerson("wrong-password")
        check_password(new, person.account)
        await self.change(person, password=await hashed(new))
        self.password_changes += 1

    # Tokens for programs

    async def new_token(self, person: Person, label: str) -> tuple[str, Token]:
        """The text of a new token, which is known this once, and the token."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(24)
        row: dict[str, Any] = {
            "person": person.id,
            "digest": digest(token),
            "label": clean_name(label),
            "made": time.time(),
        }
        async with self.making_token:  # else many at once would all find room for one more
            if len(await self.tokens(person)) >= MAX_TOKENS:
                raise BadPerson("too-many-tokens", most=MAX_TOKENS)
            async with self.storage.change() as connection:
                done = await connection.execute(insert(schema.tokens).values(row))
        assert done.inserted_primary_key is not None
        return token, Token(done.inserted_primary_key[0], row["label"], row["made"])

    async def tokens(self, person: Person) -> list[Token]:
        tokens = schema.tokens.c
        query = (
            select(tokens.id, tokens.label, tokens.made)
            .where(tokens.person == person.id)
            .order_by(tokens.id)
        )
        async with self.storage.database.connect() as connection:
            return [Token(*row) for row in await connection.execute(query)]

    async def drop_token(self, person: Person, token_id: int) -> None:
        """Revokes a token, even one that is being used right now."""
        tokens = schema.tokens.c
        await self.drop_tokens(tokens.person == person.id, tokens.id == token_id)

    async def drop_all_tokens(self, person: Person) -> None:
        await self.drop_tokens(schema.tokens.c.person == person.id)

    async def drop_tokens(self, *which: ColumnElement[bool]) -> None:
        async with self.storage.change() as connection:
            found = await connection.scalars(select(schema.tokens.c.digest).where(*which))
            dropped = list(found)
            await connection.execute(delete(schema.tokens).where(*which))
        self.forget_tokens()
        for known_as in dropped:
            self.lines.end(token_credential(known_as))

    async def by_digest(self, known_as: str) -> Person | None:
        """Returns the owner of a token; remembered for a moment, since programs call often."""
        since, person = self.known_tokens.get(known_as, (0.0, None))
        if person is None or time.monotonic() - since > TOKEN_REMEMBERED:
            forgotten = self.times_forgotten
            person = await self.looked_up(known_as)
            if person is not None and forgotten == self.times_forgotten:
                self.known_tokens[known_as] = (time.monotonic(), person)
        return person

    async def looked_up(self, known_as: str) -> Person | None:
        """Looks a token up once for many simultaneous calls, unless a token was revoked since the look-up began."""
        key = known_as, self.times_forgotten
        if key not in self.looking_up:
            looking = asyncio.create_task(self.find_by_digest(known_as))
            looking.add_done_callback(lambda _: self.looking_up.pop(key))
            self.looking_up[key] = looking
        return await asyncio.shield(self.looking_up[key])

    async def find_by_digest(self, known_as: str) -> Person | None:
        people, tokens = schema.people.c, schema.tokens.c
        query = (
            select(*OF_PERSON)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.digest == known_as)
        )
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else person_of(row)
