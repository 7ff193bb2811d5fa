"""A person's finished games against the levels: the score against each, and which level to try next."""

import json
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any, Final, NamedTuple

from sqlalchemy import select

from iteru.bots.characters import character_in, level_in
from iteru.bots.levels import LEVELS
from iteru.table import schema
from iteru.table.live import OVER
from iteru.table.people import Person
from iteru.table.storage import Storage

WINS_TO_RISE: Final = 2
LOSSES_TO_FALL: Final = 3
MOST_SEATS_READ: Final = 600
"""Rivals of the latest games; who has played more finds the oldest games no longer counted."""


class Bout(NamedTuple):
    """A finished game of one person against bots of one level."""

    game: str
    level: str
    is_won: bool
    character: str = ""
    """That all of them had."""


class Score(NamedTuple):
    won: int
    lost: int


async def bouts_of(storage: Storage, person: Person) -> list[Bout]:
    """Returns a person's games against bots of one level, the latest first.

    Games with taken-back choices, and those from a position that was known before, do not count.
    """
    tables, own, rival = schema.tables.c, schema.seats.alias(), schema.seats.alias()
    query = (
        select(tables.id, tables.game, tables.winners, own.c.seat, own.c.resigned, rival.c.bot)
        .join(own, own.c.table_id == tables.id)
        .join(rival, (rival.c.table_id == tables.id) & (rival.c.seat != own.c.seat))
        .where(own.c.person == person.id, own.c.kind == "person")
        .where(tables.status == OVER, ~tables.practice, tables.house.is_not(None))
        .order_by(tables.touched.desc(), tables.id)
        .limit(MOST_SEATS_READ)
    )
    async with storage.database.connect() as connection:
        rows = list(await connection.execute(query))
    found = [bout_of(list(same)) for _, same in groupby(rows, key=lambda row: str(row.id))]
    return [bout for bout in found if bout is not None]


def bout_of(rows: Sequence[Any]) -> Bout | None:
    """Returns the bout that a game was, from a row for each rival; None if they were not bots of one level."""
    levels = {level_in(row.bot or "") for row in rows}
    characters = {character_in(row.bot or "") for row in rows}
    level = levels.pop()
    if levels or not level:
        return None
    first = rows[0]
    is_won = not first.resigned and first.seat in json.loads(first.winners or "[]")
    return Bout(first.game, level, is_won, characters.pop() if len(characters) == 1 else "")


def score_against(bouts: Sequence[Bout], game: str, level: str) -> Score:
    results = [bout.is_won for bout in bouts if (bout.game, bout.level) == (game, level)]
    return Score(results.count(True), results.count(False))


def score_against_character(bouts: Sequence[Bout], character: str) -> Score:
    results = [bout.is_won for bout in bouts if bout.character == character]
    return Score(results.count(True), results.count(False))


def suggested(bouts: Sequence[Bout], game: str, level: str) -> str:
    """Returns the level above after two wins in a row, the one below after three losses; nothing otherwise."""
    of_game = [bout for bout in bouts if bout.game == game]
    streak = [bout.is_won for bout in takewhile(lambda bout: bout.level == level, of_game)]
    at = LEVELS.index(level)
    if streak[:WINS_TO_RISE] == [True] * WINS_TO_RISE and at + 1 < len(LEVELS):
        return LEVELS[at + 1]
    if streak[:LOSSES_TO_FALL] == [False] * LOSSES_TO_FALL and at > 0:
        return LEVELS[at - 1]
    return ""
