"""What can follow a finished game: a rematch, a record, a new game from one of its positions."""

import re
import secrets

from iteru.engine.record import Record
from iteru.engine.registry import game
from iteru.engine.state import NOBODY
from iteru.table.dealing import Contribution
from iteru.table.house import House
from iteru.table.live import OVER, Forbidden, LiveTable
from iteru.table.names import clean_name
from iteru.table.people import Person
from iteru.table.schema import LONGEST_BOT
from iteru.table.slices import replayed, state_after
from iteru.table.stored import KEPT, StoredSeat, StoredTable
from iteru.table.trial import Trial


async def rematch(
    house: House, person: Person, table: LiveTable, contribution: Contribution | None = None
) -> str:
    """A new table with the same game and people, each one seat further; asked for twice it is the same one."""
    if table.status != OVER:
        raise Forbidden("not-over")
    if not any(seat.person == person.id for seat in table.seats):
        raise Forbidden("not-your-table", seat=0)
    async with table.lock:
        if table.rematch is None:
            placed = [*table.seats[1:], table.seats[0]]
            new = await seat_again(house, person, table, placed, contribution)
            await house.storage.set_rematch(table.id, table.version, new)
            table.rematch = new
            table.version += 1
            table.tell_everybody()
        return table.rematch


async def seat_again(
    house: House,
    person: Person,
    table: LiveTable,
    placed: list[StoredSeat],
    contribution: Contribution | None,
) -> str:
    """The seats of others are kept until they come; bots and people at the host's own screen are seated right away."""
    seats: list[dict[str, object] | StoredSeat] = []
    for seat in placed:
        if seat.bot is not None:
            seats.append({"kind": "bot", "bot": seat.bot})
        elif seat.person == person.id:
            seats.append({"kind": "me" if seat.kind == "person" else "local", "name": seat.name})
        else:
            seats.append(StoredSeat(KEPT, seat.name, seat.person))
    corrections = table.game.box.corrections
    new = await house.open_table(
        person,
        table.game.name,
        table.match.options,
        seats,
        listed=table.listed,
        corrections=corrections if house.is_foreign(table.game.name, corrections) else None,
        contribution=contribution,
        reaction=table.own_reaction_time,
        no_advice=table.no_advice,
        box_id=table.box_id,
    )
    return new.id


async def keep_record(house: House, person: Person, record: Record) -> str:
    """An uploaded record as a finished table, to look at and to play on from; refused if it breaks a game."""
    await house.cage.check(person.id, Trial.of(record))
    match = await replayed(record, game(record.game, record.corrections))
    stored = StoredTable(
        id=secrets.token_urlsafe(8),
        game=record.game,
        rules=record.rules,
        engine=record.engine,
        box=record.box,
        corrections=record.corrections,
        options=match.options,
        seed=record.seed,
        version=0,
        host=person.id,
        status=OVER,
        listed=False,
        rematch=None,
        seats=tuple(recorded_seat(record, seat) for seat in range(record.seats)),
        moves=match.record().moves,  # as we write them, not as somebody typed them
        scores=record.result or (),
        winners=tuple(match.winners()) if match.is_over else (),
        practice=record.practice,
        advised=record.advised,
        hurried=record.hurried,
        deal=record.deal,
    )
    await house.storage.add_table(stored, None)
    return stored.id


async def play_on(
    house: House, person: Person, table: LiveTable, moves: int, rival: str
) -> LiveTable:
    """A new table from a position of a finished one: the person takes the seat to move, bots the others."""
    if table.status != OVER:
        raise Forbidden("not-over")
    played = table.match.record().moves[:moves]
    actor = (await state_after(table.match, len(played))).actor
    if actor == NOBODY:
        raise Forbidden("game-is-over")
    seats: list[dict[str, object]] = [{"kind": "bot", "bot": rival} for _ in table.seats]
    seats[actor] = {"kind": "me"}
    return await house.open_table(
        person,
        table.game.name,
        table.match.options,
        seats,
        table.match.seed,
        listed=False,
        moves=played,
        corrections=table.game.box.corrections,
        box_id=table.box_id,
    )


def recorded_seat(record: Record, seat: int) -> StoredSeat:
    """Returns the player of a record's seat, cut to what the database can hold: a stranger may have written it."""
    bot_name = record.bots[seat] if record.bots else ""
    known = re.fullmatch(r"[\w.,:=-]+", bot_name, re.ASCII)
    return StoredSeat(
        "guest",
        clean_name(record.names[seat][:30]),
        bot=bot_name if known and len(bot_name) <= LONGEST_BOT else None,
        resigned=record.resigned.index(seat) + 1 if seat in record.resigned else 0,
        given=(record.deal.given[seat].hex() or None) if record.deal else None,
    )
