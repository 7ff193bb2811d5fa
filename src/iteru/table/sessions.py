"""Sessions: a row for each signed-in browser, and the sockets and streams that close with it."""

import secrets
import time

from sqlalchemy import delete, insert, select

from iteru.table import schema
from iteru.table.open_lines import OpenLines
from iteru.table.people import OF_PERSON, Person, person_of
from iteru.table.storage import Storage

MAX_SESSIONS = 40
"""Browsers that one person is signed in with; the one that came first is signed out for another."""


def session_credential(number: int) -> str:
    """The key under which lines opened in a session are found."""
    return f"session {number}"


class Sessions:
    """All sessions. Their numbers are long and random, and are never reused."""

    def __init__(self, storage: Storage, lines: OpenLines) -> None:
        self.storage = storage
        self.lines = lines

    async def begin(self, person: Person) -> int:
        number = secrets.randbits(63)
        row = {"number": number, "person": person.id, "made": time.time()}
        async with self.storage.change() as connection:
            await connection.execute(insert(schema.sessions).values(row))
        for old in (await self.numbers(person))[:-MAX_SESSIONS]:
            await self.end(old)
        return number

    async def numbers(self, person: Person) -> list[int]:
        """The numbers of all sessions of a person, oldest first."""
        sessions = schema.sessions.c
        query = (
            select(sessions.number)
            .where(sessions.person == person.id)
            .order_by(sessions.made, sessions.number)
        )
        async with self.storage.database.connect() as connection:
            return list(await connection.scalars(query))

    async def person(self, number: int) -> Person | None:
        """Returns the person of a session that has not ended."""
        query = (
            select(*OF_PERSON)
            .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
            .where(schema.sessions.c.number == number)
        )
        async with self.storage.database.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else person_of(row)

    async def end(self, number: int) -> None:
        async with self.storage.change() as connection:
            query = delete(schema.sessions).where(schema.sessions.c.number == number)
            await connection.execute(query)
        self.lines.end(session_credential(number))

    async def end_all(self, person: Person, but: int = 0) -> None:
        """Ends all sessions of a person but the one in which this was asked for."""
        for number in await self.numbers(person):
            if number != but:
                await self.end(number)
