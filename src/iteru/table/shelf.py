"""The boxes that people have corrected and keep under a name."""

import asyncio
import json
import re
import secrets
import time
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, update

from iteru.engine.box import ABOUT, check_corrections, walk, without_whose
from iteru.engine.errors import BadBox
from iteru.engine.registry import game, meta
from iteru.table import schema
from iteru.table.forbidden import Forbidden
from iteru.table.names import is_readable, visible
from iteru.table.people import Person
from iteru.table.storage import Stale, Storage

Corrections = Mapping[str, Any]

MAX_BOXES: Final = 40
"""Boxes that one account may keep."""
MAX_GUEST_BOXES: Final = 10
MAX_LETTERS: Final = 40_000
"""The most letters of the corrections of a box that is kept: twice those of every value of the largest."""
LONGEST_NAME: Final = 40
BOX_ID: Final = re.compile(r"[\w-]{16}", re.ASCII)


@dataclass(frozen=True)
class OwnBox:
    """A corrected box that a person keeps. Everybody who knows its id may look at it and play with it."""

    id: str
    game: str
    name: str
    corrections: dict[str, Any]
    rules: int
    """The version of the rules with which it was last tried out."""
    version: int
    owner: int
    author: str
    """The name of its owner now."""
    is_guest: bool
    touched: float

    @property
    def signed(self) -> dict[str, Any]:
        """The corrections as a table plays with them and a file has them: they say whose they are."""
        return {"name": self.name, "author": self.author, **self.corrections}


def box_name(typed: str) -> str:
    """The one form of a box's name: one line, nothing that cannot be seen, not too long."""
    name = unicodedata.normalize("NFC", visible(typed))
    if not is_readable(name) or len(name) > LONGEST_NAME:
        raise BadBox("bad-box-name", most=LONGEST_NAME)
    return name


def only_corrected(name: str, corrections: Corrections) -> dict[str, Any]:
    """Returns the corrections that differ from the box as shipped; refuses what the game does not have.

    Sources and notes of an owner stay with figures that differ.
    """
    if len(json.dumps(corrections, default=str)) > MAX_LETTERS:
        raise BadBox("corrections-too-large", most=MAX_LETTERS)
    house = game(name).box
    check_corrections(corrections)
    house.overlaid(corrections)
    found: dict[str, Any] = {}
    for path, table in walk(without_whose(corrections), figures=house.figures):
        printed = house[path].values
        kept = {
            key: value
            for key, value in table.items()
            if key in ABOUT or key not in printed or printed[key] != value
        }
        if not set(kept) <= set(ABOUT):
            put_under(found, path, kept)
    return found


def put_under(tables: dict[str, Any], path: str, figure: dict[str, Any]) -> None:
    *above, last = path.split(".")
    for part in above:
        tables = tables.setdefault(part, {})
    tables[last] = figure


class Shelf:
    """All boxes that people keep."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.putting = asyncio.Lock()

    async def boxes_of(self, person: Person, game: str = "") -> list[OwnBox]:
        """The boxes of a person, of one game or of all, the latest first."""
        boxes = schema.boxes.c
        query = BOXES.where(boxes.owner == person.id).order_by(boxes.touched.desc(), boxes.id)
        async with self.storage.database.connect() as connection:
            rows = await connection.execute(query.where(boxes.game == game) if game else query)
            return [box_of(row) for row in rows]

    async def box(self, box_id: str) -> OwnBox:
        """Returns the box of this id to anybody."""
        found = None
        if BOX_ID.fullmatch(box_id):  # not every database takes any text for a key
            query = BOXES.where(schema.boxes.c.id == box_id)
            async with self.storage.database.connect() as connection:
                found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Forbidden("no-such-box")
        return box_of(found)

    async def for_table(self, box_id: str, name: str) -> OwnBox | None:
        """The box that a new table of a game is to play with; none without an id."""
        found = await self.box(box_id) if box_id else None
        if found is not None and found.game != name:
            raise Forbidden("box-of-other-game", name=found.game)
        return found

    async def own(self, box_id: str, person: Person | None) -> OwnBox:
        """A box that its owner wants to change."""
        found = await self.box(box_id)
        if person is None or found.owner != person.id:
            raise Forbidden("not-your-box")
        return found

    async def put(self, person: Person, name: str, title: str, corrections: Corrections) -> OwnBox:
        """Keeps a new box of a game, called `title`."""
        made = time.time()
        row = {
            "id": secrets.token_urlsafe(12),
            "owner": person.id,
            "game": name,
            "version": 0,
            "made": made,
            **columns(name, title, corrections, made),
        }
        async with self.putting:  # else many at once would all find room for one more
            await self.check_room(person)
            async with self.storage.change() as connection:
                await connection.execute(insert(schema.boxes).values(row))
        return await self.box(str(row["id"]))

    async def check_room(self, person: Person) -> None:
        most = MAX_BOXES if person.account else MAX_GUEST_BOXES
        query = select(func.count()).where(schema.boxes.c.owner == person.id)
        async with self.storage.database.connect() as connection:
            if int(await connection.scalar(query) or 0) >= most:
                raise Forbidden("too-many-boxes", most=most)

    async def change(
        self, box: OwnBox, version: int, title: str, corrections: Corrections
    ) -> OwnBox:
        """Keeps another version of a box, unless somebody has changed it since `version`."""
        boxes = schema.boxes.c
        its = update(schema.boxes).where(boxes.id == box.id, boxes.version == version)
        values = columns(box.game, title, corrections, time.time())
        async with self.storage.change() as connection:
            done = await connection.execute(its.values(version=version + 1, **values))
        if done.rowcount != 1:
            raise Stale("stale-box")
        return await self.box(box.id)

    async def drop(self, box: OwnBox) -> None:
        async with self.storage.change() as connection:
            await connection.execute(delete(schema.boxes).where(schema.boxes.c.id == box.id))


BOXES: Final[Select[Any]] = select(
    schema.boxes, schema.people.c.name.label("author"), schema.people.c.account
).join(schema.people, schema.boxes.c.owner == schema.people.c.id)


def columns(name: str, title: str, corrections: Corrections, now: float) -> dict[str, Any]:
    return {
        "name": title,
        "corrections": json.dumps(corrections),
        "rules": meta(name).rules_version,
        "touched": now,
    }


def box_of(row: Any) -> OwnBox:
    return OwnBox(
        row.id,
        row.game,
        row.name,
        json.loads(row.corrections),
        row.rules,
        row.version,
        row.owner,
        row.author,
        row.account is None,
        row.touched,
    )
