"""The finished games of a person, for their page: how each ended for them."""

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from iteru.table import schema
from iteru.table.live import OVER
from iteru.table.names import account_key
from iteru.table.storage import Storage

MOST_GAMES: Final = 400
"""The latest ones, which are counted; who has played more finds the oldest no longer there."""


class Outcome(NamedTuple):
    """A finished game, as it ended for one of its players."""

    table: str
    game: str
    seat: int
    points: int | None
    is_won: bool
    has_resigned: bool
    counts: bool
    """Whether it was dealt fairly and nothing was taken back: others are shown, but not counted."""


async def outcomes_of(storage: Storage, person: int, only_listed: bool) -> list[Outcome]:
    """Returns the finished games in which a person sat themselves, the latest first; for others, those that were listed."""
    tables, own = schema.tables.c, schema.seats.c
    query = (
        select(
            *(tables.id, tables.game, tables.scores, tables.winners, tables.practice, tables.house),
            *(own.seat, own.resigned),
        )
        .join(schema.seats, own.table_id == tables.id)
        .where(own.person == person, own.kind == "person", tables.status == OVER)
        .order_by(tables.touched.desc(), tables.id)
        .limit(MOST_GAMES)
    )
    async with storage.database.connect() as connection:
        rows = await connection.execute(query.where(tables.listed) if only_listed else query)
        return [outcome_of(row) for row in rows]


def outcome_of(row: Any) -> Outcome:
    scores, winners = json.loads(row.scores or "[]"), json.loads(row.winners or "[]")
    return Outcome(
        row.id,
        row.game,
        row.seat,
        scores[row.seat] if row.seat < len(scores) else None,
        row.seat in winners and not row.resigned,
        bool(row.resigned),
        row.house is not None and not row.practice,
    )


class Known(NamedTuple):
    """An account that is shown under the name it signs in with, and since when it is there."""

    id: int
    name: str
    account: str
    since: float


def known(row: Any) -> Known | None:
    """Who has taken another name is not found under the one they sign in with: that is nobody's business."""
    if row is None or row.account is None or account_key(row.name) != row.account:
        return None
    return Known(row.id, row.name, row.account, row.seen)


OF_KNOWN: Final = (
    schema.people.c.id,
    schema.people.c.name,
    schema.people.c.account,
    schema.people.c.seen,
)


async def find_known(storage: Storage, account: str) -> Known | None:
    """Returns the account of a name, which is its key (`account_key`)."""
    query = select(*OF_KNOWN).where(schema.people.c.account == account)
    async with storage.database.connect() as connection:
        return known((await connection.execute(query)).one_or_none())


async def known_among(storage: Storage, people: Iterable[int]) -> dict[int, Known]:
    """Returns those of some people who have a page of their own."""
    query = select(*OF_KNOWN).where(schema.people.c.id.in_(sorted(people)))
    async with storage.database.connect() as connection:
        found = [known(row) for row in await connection.execute(query)]
    return {one.id: one for one in found if one is not None}


async def here_since(storage: Storage, person: int) -> float:
    """Returns when somebody came for the first time."""
    query = select(schema.people.c.seen).where(schema.people.c.id == person)
    async with storage.database.connect() as connection:
        return float(await connection.scalar(query) or 0.0)
