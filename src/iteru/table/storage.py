"""The database: SQLite in one file by default, or PostgreSQL. One transaction per change."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, event, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from iteru.engine.box import said_of
from iteru.engine.deal import Deal, deal_of
from iteru.engine.errors import IteruError
from iteru.engine.rng import Seed
from iteru.table import schema
from iteru.table.chat import KEPT_LINES, ChatLine
from iteru.table.database import Database
from iteru.table.moves import INSERT_MOVE, UPDATE_TABLE, NewMove, SqliteMoves, prepare_sqlite
from iteru.table.stored import EXAMPLE, KEPT, StoredSeat, StoredTable, Summary, deal_among, is_guest


class Stale(IteruError):
    """The change is based on a version of the table that is no longer the latest."""


class Storage:
    """Reads and writes. A write to a table names the version it is based on, and fails as `Stale` if that is not the latest."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.database = Database(url)
        self.writing = asyncio.Lock()
        self.moves: SqliteMoves | None = None
        if self.is_sqlite:
            engine = self.database.engine
            event.listen(engine.sync_engine, "connect", prepare_sqlite)
            self.moves = SqliteMoves(engine.url.database or "", self.writing)
        self.moves_stored = 0

    async def close(self) -> None:
        if self.moves is not None:
            await self.moves.close()
        await self.database.dispose()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time: waiting here is cheaper than waiting in it."""
        if self.is_sqlite:
            async with self.writing, self.database.begin() as connection:
                yield connection
        else:
            async with self.database.begin() as connection:
                yield connection

    # Tables

    async def add_table(self, table: StoredTable, actor: int | None) -> None:
        now = time.time()
        row = {
            "id": table.id,
            "game": table.game,
            "rules": table.rules,
            "engine": table.engine,
            "box": table.box,
            "corrections": json.dumps(table.corrections) if table.corrections else None,
            "box_id": table.box_id,
            "box_name": said_of(table.corrections, "name") or None,
            "box_author": said_of(table.corrections, "author") or None,
            "options": json.dumps(table.options),
            **seed_columns(table.seed),
            "house": table.deal.house.hex() if table.deal else None,
            "salt": table.deal.salt.hex() if table.deal else None,
            "version": 0,
            "host": table.host,
            "status": table.status,
            "listed": table.listed,
            "actor": actor,
            "scores": json.dumps(table.scores) if table.scores else None,
            "winners": json.dumps(table.winners) if table.winners else None,
            "practice": table.practice,
            "no_advice": table.no_advice,
            "advised": json.dumps(table.advised) if table.advised else None,
            "hurried": json.dumps(table.hurried) if table.hurried else None,
            "reaction": table.reaction,
            "made": now,
            "touched": now,
        }
        async with self.change() as connection:
            await connection.execute(insert(schema.tables).values(row))
            await connection.execute(
                insert(schema.seats),
                [seat_row(table.id, i, seat) for i, seat in enumerate(table.seats)],
            )
            if table.moves:
                rows = [
                    move_row(table.id, number, seat, move, now)
                    for number, (seat, move) in enumerate(table.moves)
                ]
                await connection.execute(insert(schema.moves), rows)

    async def load_table(self, table_id: str) -> StoredTable | None:
        async with self.database.connect() as connection:
            row = (
                await connection.execute(
                    select(schema.tables).where(schema.tables.c.id == table_id)
                )
            ).one_or_none()
            if row is None:
                return None
            seats = await self.seats_of(connection, [table_id])
            found = await connection.execute(
                select(schema.moves.c.seat, schema.moves.c.move)
                .where(schema.moves.c.table_id == table_id)
                .order_by(schema.moves.c.number)
            )
            moves = tuple((seat, move) for seat, move in found)
        return StoredTable(
            id=row.id,
            game=row.game,
            rules=row.rules,
            engine=row.engine,
            box=row.box,
            corrections=json.loads(row.corrections) if row.corrections else {},
            options=json.loads(row.options),
            seed=bytes.fromhex(row.key) if row.key else row.seed,
            version=row.version,
            host=row.host,
            status=row.status,
            listed=row.listed,
            rematch=row.rematch,
            seats=seats[table_id],
            moves=moves,
            scores=tuple(json.loads(row.scores)) if row.scores else (),
            winners=tuple(json.loads(row.winners)) if row.winners else (),
            practice=row.practice,
            undo_request=row.undo_request,
            talk=row.talk,
            deal=stored_deal(row.house, row.salt, seats[table_id]),
            reaction=row.reaction,
            box_id=row.box_id,
            no_advice=row.no_advice,
            advised=tuple(json.loads(row.advised)) if row.advised else (),
            hurried=tuple(json.loads(row.hurried)) if row.hurried else (),
        )

    async def seats_of(
        self, connection: AsyncConnection, ids: Sequence[str]
    ) -> dict[str, tuple[StoredSeat, ...]]:
        found: dict[str, list[StoredSeat]] = {table_id: [] for table_id in ids}
        seats = schema.seats.c
        query = (
            select(schema.seats, schema.people.c.account)
            .outerjoin(schema.people, seats.person == schema.people.c.id)
            .where(seats.table_id.in_(ids))
            .order_by(seats.table_id, seats.seat)
        )
        for row in await connection.execute(query):
            found[row.table_id].append(
                StoredSeat(
                    row.kind,
                    row.name,
                    row.person,
                    row.bot,
                    row.stand_in,
                    row.resigned,
                    row.given,
                    is_guest(row.kind, row.bot, row.person, row.account),
                )
            )
        return {table_id: tuple(seats) for table_id, seats in found.items()}

    async def touch(
        self, connection: AsyncConnection, table_id: str, version: int, **changes: Any
    ) -> None:
        """Raises the version of a table by one, or fails if it is no longer the expected one."""
        tables = schema.tables.c
        done = await connection.execute(
            update(schema.tables)
            .where(tables.id == table_id, tables.version == version)
            .values(version=version + 1, touched=time.time(), **changes)
        )
        if done.rowcount != 1:
            raise Stale("stale-version", version=version)

    async def add_move(
        self,
        table_id: str,
        version: int,
        number: int,
        seat: int,
        move: str,
        actor: int | None,
        scores: list[int] | None,
        winners: list[int] | None = None,
        undo_request: str | None = None,
    ) -> None:
        """Stores an accepted move, which is safe once this returns."""
        row = move_row(table_id, number, seat, move, time.time())
        new = NewMove(row, version, actor, scores, winners, undo_request)
        if self.moves is None:
            kept = await self.write_move(new)
        else:
            with self.database.watched(changes=True):
                kept = await self.moves.write(new)
        if not kept:
            raise Stale("stale-version", version=version)
        self.moves_stored += 1

    async def write_move(self, new: NewMove) -> bool:
        """Whether the move was made on the latest version of its table. Many of these run at once, each on a connection."""
        async with self.change() as connection:
            fresh = (await connection.execute(UPDATE_TABLE, new.changes())).rowcount == 1
            if fresh:
                await connection.execute(INSERT_MOVE, new.row)
        return fresh

    async def drop_moves(
        self, table_id: str, version: int, keep: int, actor: int, practice: bool, **changes: Any
    ) -> None:
        """Undo: drops the moves from number `keep` on, and the request that asked for it."""
        changes |= {"actor": actor, "practice": practice, "undo_request": None}
        async with self.change() as connection:
            await self.touch(connection, table_id, version, **changes)
            moves = schema.moves.c
            await connection.execute(
                delete(schema.moves).where(moves.table_id == table_id, moves.number >= keep)
            )

    async def set_seats(
        self, table_id: str, version: int, new: Mapping[int, StoredSeat], **changes: Any
    ) -> None:
        """Changes the players of some seats, and what depends on it."""
        async with self.change() as connection:
            await self.touch(connection, table_id, version, **changes)
            seats = schema.seats.c
            for number, seat in new.items():
                await connection.execute(
                    update(schema.seats)
                    .where(seats.table_id == table_id, seats.seat == number)
                    .values(seat_row(table_id, number, seat))
                )

    async def rename_seat(self, table_id: str, number: int, name: str) -> None:
        seats = schema.seats.c
        async with self.change() as connection:
            await connection.execute(
                update(schema.seats)
                .where(seats.table_id == table_id, seats.seat == number)
                .values(name=name)
            )

    async def set_aside(self, table_id: str) -> None:
        """Sets a table aside whatever its version, so that no change in progress succeeds."""
        tables = schema.tables.c
        query = update(schema.tables).where(tables.id == table_id)
        async with self.change() as connection:
            await connection.execute(query.values(status="aside", version=tables.version + 1))

    async def set_rematch(self, table_id: str, version: int, rematch: str) -> None:
        async with self.change() as connection:
            await self.touch(connection, table_id, version, rematch=rematch)

    async def set_undo_request(self, table_id: str, version: int, request: str | None) -> None:
        async with self.change() as connection:
            await self.touch(connection, table_id, version, undo_request=request)

    async def summaries(self, ids: Sequence[str]) -> list[Summary]:
        """Some tables for a list, the latest first."""
        if not ids:
            return []
        async with self.database.connect() as connection:
            tables = schema.tables.c
            query = select(schema.tables).where(tables.id.in_(ids)).order_by(tables.touched.desc())
            rows = list(await connection.execute(query))
            seats = await self.seats_of(connection, ids)
        return [
            Summary(
                row.id,
                row.game,
                row.status,
                row.host,
                row.actor,
                json.loads(row.scores) if row.scores else None,
                row.touched,
                bool(row.corrections),
                seats[row.id],
                json.loads(row.winners) if row.winners else None,
                row.practice,
                row.version,
                row.made,
                row.box_name or "",
                row.box_author or "",
            )
            for row in rows
        ]

    async def tables_of(self, person: int, statuses: Sequence[str], most: int) -> list[Summary]:
        tables, seats = schema.tables.c, schema.seats.c
        mine = select(seats.table_id).where(seats.person == person)
        query = (
            select(tables.id)
            .where(or_(tables.id.in_(mine), tables.host == person), tables.status.in_(statuses))
            .order_by(tables.touched.desc())
            .limit(most)
        )
        async with self.database.connect() as connection:
            ids = list(await connection.scalars(query))
        return await self.summaries(ids)

    async def listed_tables(self, statuses: Sequence[str], most: int) -> list[Summary]:
        """Tables listed for everybody; of those that wait for players only those dealt fairly (`seating.join`)."""
        tables = schema.tables.c
        can_be_joined = or_(
            tables.status != "open", tables.house.is_not(None), tables.key.is_not(None)
        )
        query = (
            select(tables.id)
            .where(tables.listed, tables.status.in_(statuses), can_be_joined)
            .order_by(tables.touched.desc())
            .limit(most)
        )
        async with self.database.connect() as connection:
            ids = list(await connection.scalars(query))
        return await self.summaries(ids)

    async def count_running(self, host: int) -> int:
        tables = schema.tables.c
        query = select(func.count()).where(
            tables.host == host, tables.status.in_(("open", "playing"))
        )
        async with self.database.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def forgotten_tables(self, before: float) -> list[tuple[str, int]]:
        """Tables, each with its version, that wait for players since then and have nobody but their host."""
        tables, seats = schema.tables.c, schema.seats.c
        joined = select(seats.table_id).where(
            seats.table_id == tables.id,
            seats.person.is_not(None),
            seats.person != tables.host,
            seats.kind != KEPT,
        )
        query = select(tables.id, tables.version).where(
            tables.status == "open", tables.touched < before, ~joined.exists()
        )
        async with self.database.connect() as connection:
            return [(row.id, row.version) for row in await connection.execute(query)]

    # Chat

    async def add_chat(self, table_id: str, person: int, name: str, text: str) -> None:
        row = {
            "table_id": table_id,
            "person": person,
            "name": name,
            "text": text,
            "made": time.time(),
        }
        chat = schema.chat.c
        latest = select(chat.id).where(chat.table_id == table_id).order_by(chat.id.desc())
        too_old = latest.offset(KEPT_LINES).limit(1).scalar_subquery()
        async with self.change() as connection:
            await connection.execute(insert(schema.chat).values(row))
            await connection.execute(
                delete(schema.chat).where(chat.table_id == table_id, chat.id <= too_old)
            )

    async def set_talk(self, table_id: str, talk: str) -> None:
        tables = schema.tables.c
        query = update(schema.tables).where(tables.id == table_id).values(talk=talk)
        async with self.change() as connection:
            await connection.execute(query)

    async def note_moves(self, table_id: str, **noted: Sequence[int]) -> None:
        """Stores which moves were `advised` or `hurried`."""
        query = update(schema.tables).where(schema.tables.c.id == table_id)
        async with self.change() as connection:
            await connection.execute(
                query.values({name: json.dumps(moves) for name, moves in noted.items()})
            )

    async def load_chat(self, table_id: str) -> list[ChatLine]:
        chat = schema.chat.c
        query = (
            select(chat.person, chat.name, chat.text, schema.people.c.account.is_(None))
            .join(schema.people, chat.person == schema.people.c.id)
            .where(chat.table_id == table_id)
            .order_by(chat.id.desc())
            .limit(KEPT_LINES)
        )
        async with self.database.connect() as connection:
            found = list(await connection.execute(query))
        return [ChatLine(row[0], row[1], row[2], bool(row[3])) for row in reversed(found)]


def seat_row(table_id: str, seat: int, stored: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": stored.kind,
        "person": stored.person,
        "bot": stored.bot,
        "name": stored.name,
        "stand_in": stored.stand_in,
        "resigned": stored.resigned,
        "given": stored.given,
    }


def seed_columns(seed: Seed) -> dict[str, Any]:
    if isinstance(seed, bytes):
        return {"seed": EXAMPLE, "key": seed.hex()}
    return {"seed": seed, "key": None}


def stored_deal(house: str | None, salt: str | None, seats: Sequence[StoredSeat]) -> Deal | None:
    if house is None or salt is None:
        return None
    return deal_among(deal_of(bytes.fromhex(house), bytes.fromhex(salt)), seats)


def move_row(table_id: str, number: int, seat: int, move: str, made: float) -> dict[str, Any]:
    return {"table_id": table_id, "number": number, "seat": seat, "move": move, "made": made}
