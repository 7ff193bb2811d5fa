"""People: guests who need nothing but a name, accounts with a password, tokens for programs."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass, replace

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from iteru.engine.errors import IteruError
from iteru.table import schema
from iteru.table.storage import Storage

LONGEST_NAME = 30
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MAX_TOKENS = 20
TOKEN_PREFIX = "iteru_"
TOKEN_REMEMBERED = 10.0

HASHER = PasswordHasher()
NO_ACCOUNT = HASHER.hash(secrets.token_hex(16))
"""Checked when there is no such account, so that a wrong name takes as long as a wrong password."""


class BadPerson(IteruError):
    """A name or password that cannot be accepted."""


@dataclass(frozen=True)
class Person:
    """Somebody at the page or behind the API."""

    id: int
    name: str
    account: str | None
    epoch: int


@dataclass(frozen=True)
class Token:
    """A token of a person's, without its secret."""

    id: int
    label: str
    made: float


def clean_name(given: str) -> str:
    """A name fit to be shown: one line of visible characters, not too long, not empty."""
    shown = "".join(
        letter if unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", given)
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadPerson("bad-name", most=LONGEST_NAME)
    return name


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody who has been here."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known_tokens: dict[str, tuple[float, Person]] = {}

    async def new_guest(self, name: str) -> Person:
        async with self.storage.change() as connection:
            shown = clean_name(name)
            done = await connection.execute(
                insert(schema.people).values(name=shown, epoch=0, seen=time.time())
            )
            assert done.inserted_primary_key is not None
            return Person(done.inserted_primary_key[0], shown, None, 0)

    async def find(self, person_id: int) -> Person | None:
        people = schema.people.c
        query = select(people.id, people.name, people.account, people.epoch).where(
            people.id == person_id
        )
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = replace(person, name=clean_name(name))
        self.known_tokens.clear()
        async with self.storage.change() as connection:
            query = (
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(name=renamed.name)
            )
            await connection.execute(query)
        return renamed

    async def take_account(self, person: Person, account: str, password: str) -> Person:
        """A guest becomes an account and keeps everything."""
        if person.account is not None:
            raise BadPerson("has-account", account=person.account)
        name = clean_name(account)
        check_password(password)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        query = (
            update(schema.people)
            .where(schema.people.c.id == person.id)
            .values(name=name, account=name.casefold(), password=hashed)
        )
        try:
            async with self.storage.change() as connection:
                await connection.execute(query)
        except IntegrityError as error:
            raise BadPerson("account-taken", account=name) from error
        return replace(person, name=name, account=name.casefold())

    async def sign_in(self, account: str, password: str) -> Person:
        people = schema.people.c
        query = select(people.id, people.name, people.account, people.epoch, people.password).where(
            people.account == account.strip().casefold()
        )
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        try:
            await asyncio.to_thread(
                HASHER.verify, row.password if row else NO_ACCOUNT, password[:LONGEST_PASSWORD]
            )
        except VerificationError as error:
            raise BadPerson("bad-sign-in") from error
        if row is None:
            raise BadPerson("bad-sign-in")
        return Person(row.id, row.name, row.account, row.epoch)

    async def sign_out_everywhere(self, person: Person) -> None:
        async with self.storage.change() as connection:
            query = (
                update(schema.people)
                .where(schema.people.c.id == person.id)
                .values(epoch=person.epoch + 1)
            )
            await connection.execute(query)

    # Tokens for programs

    async def new_token(self, person: Person, label: str) -> str:
        """A new token; this is the only time its text is known."""
        if len(await self.tokens(person)) >= MAX_TOKENS:
            raise BadPerson("too-many-tokens", most=MAX_TOKENS)
        token = TOKEN_PREFIX + secrets.token_urlsafe(24)
        row = {
            "person": person.id,
            "digest": digest(token),
            "label": clean_name(label),
            "made": time.time(),
        }
        async with self.storage.change() as connection:
            await connection.execute(insert(schema.tokens).values(row))
        return token

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
        tokens = schema.tokens.c
        self.known_tokens.clear()
        async with self.storage.change() as connection:
            await connection.execute(
                delete(schema.tokens).where(tokens.id == token_id, tokens.person == person.id)
            )

    async def by_token(self, token: str) -> Person | None:
        """Whose token this is; remembered for a moment, since programs call often."""
        since, person = self.known_tokens.get(digest(token), (0.0, None))
        if person is None or time.monotonic() - since > TOKEN_REMEMBERED:
            person = await self.find_by_token(token)
            if person is not None:
                self.known_tokens[digest(token)] = (time.monotonic(), person)
        return person

    async def find_by_token(self, token: str) -> Person | None:
        people, tokens = schema.people.c, schema.tokens.c
        query = (
            select(people.id, people.name, people.account, people.epoch)
            .join(schema.tokens, tokens.person == people.id)
            .where(tokens.digest == digest(token))
        )
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadPerson("bad-password", least=SHORTEST_PASSWORD)
