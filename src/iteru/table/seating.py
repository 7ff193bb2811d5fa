"""Joining and leaving a table, resigning, and bots that stand in for people who are away."""

from dataclasses import replace

from iteru.bots.registry import STAND_IN, bot, valid_bots
from iteru.engine.errors import IteruError, naming
from iteru.table.live import OPEN, Forbidden, LiveTable
from iteru.table.lookalikes import lookalike_key
from iteru.table.people import Person
from iteru.table.presence import AWAY_AFTER
from iteru.table.stored import FREE, KEPT, StoredSeat
from iteru.table.workers import thinking_time

FREE_SEAT = StoredSeat(FREE, "…")
LONGEST_BOT = 76
"""Letters that the text of a bot may have at a table."""


async def join(
    table: LiveTable, person: Person, number: int | None, given: str | None = None
) -> None:
    """Takes a free seat, or all seats kept for this person; the game begins when the last one is taken. `given` is the person's
    contribution to the deal (`iteru.table.dealing`)."""
    async with table.lock:
        if table.seats_of(person):
            raise Forbidden("already-seated")
        kept = table.seats_kept(person)
        free = kept or [i for i, seat in enumerate(table.seats) if seat.kind == FREE]
        if table.status != OPEN or not free or (number is not None and number not in free):
            raise Forbidden("seat-not-free")
        if table.is_guessable:
            raise Forbidden("table-of-old-deal")
        named = [i for i in kept if table.seats[i].name == person.name]
        chosen = [*named, *free][0] if number is None else number
        name = free_name(table, person.name, chosen)
        others = {i: replace(table.seats[i], kind="local") for i in kept if i != chosen}
        table.presence.notice(person)
        own = StoredSeat("person", name, person.id, given=given, guest=person.account is None)
        await table.set_seats({chosen: own, **others})


def free_name(table: LiveTable, name: str, number: int | None = None) -> str:
    """A name for a seat, or for somebody without one, that no other seat has, so that the log can tell them apart."""
    others = {lookalike_key(seat.name) for i, seat in enumerate(table.seats) if i != number}
    names = [name, *[f"{name} {i}" for i in range(2, len(table.seats) + 2)]]
    return next(free for free in names if lookalike_key(free) not in others)


async def rename(table: LiveTable, person: Person) -> None:
    """A person has a new name. That is no new version: nobody's move is refused because of it."""
    async with table.lock:
        for number, seat in enumerate(table.seats):
            if seat.person == person.id and seat.kind in ("person", KEPT):
                name = free_name(table, person.name, number)
                await table.storage.rename_seat(table.id, number, name)
                table.seats[number] = replace(seat, name=name, guest=person.account is None)
                table.match.names[number] = name
        table.tell_everybody()


def is_away(table: LiveTable, number: int) -> bool:
    """Whether the person of a seat has been gone for a while."""
    seat = table.seats[number]
    if seat.person is None or seat.stand_in or seat.is_empty:
        return False
    return table.presence.is_away(seat.person)


def announce_absences(table: LiveTable) -> None:
    """Tells everybody watching that somebody has been away for a while, or has come back."""
    away = frozenset(number for number in range(len(table.seats)) if is_away(table, number))
    if away != table.presence.shown_away:
        table.presence.shown_away = away
        table.tell_everybody()


async def stand_in(table: LiveTable, person: Person, number: int, name: str) -> None:
    """Lets a bot play for a person who has been away for a while; any seated player may ask for it."""
    async with table.lock:
        table.check_playing()
        if not table.seats_of(person):
            raise Forbidden("not-your-table", seat=0)
        if not 0 <= number < len(table.seats) or not is_away(table, number):
            raise Forbidden("not-away", seconds=int(AWAY_AFTER))
        chosen = checked_bot(name, table.bot_seconds)
        await table.set_seats({number: replace(table.seats[number], stand_in=chosen)})


async def replace_bot(table: LiveTable, number: int, name: str) -> None:
    """Replaces a failing bot by another one."""
    async with table.lock:
        await table.set_seats({number: replace(table.seats[number], stand_in=name)})


async def come_back(table: LiveTable, person: Person) -> None:
    """Takes the person's seats back from the bots."""
    async with table.lock:
        left = table.seats_left(person)
        if not left:
            raise Forbidden("nothing-to-take-back")
        await table.set_seats(
            {number: replace(table.seats[number], stand_in=None) for number in left}
        )


async def resign(table: LiveTable, person: Person) -> None:
    """Resigns: a bot plays on, so that the others can finish their game.

    Of several seats of one person, the one with fewer points counts as the first to resign.
    """
    async with table.lock:
        table.check_playing()
        own = [*table.seats_of(person), *table.seats_left(person)]
        if not own:
            raise Forbidden("not-your-table", seat=0)
        points = table.standing().if_ended_now
        first = 1 + max([seat.resigned for seat in table.seats])
        in_order = enumerate(sorted(own, key=lambda seat: points[seat]), first)
        await table.set_seats(
            {
                number: replace(table.seats[number], stand_in=STAND_IN, resigned=turn)
                for turn, number in in_order
            }
        )


async def leave(table: LiveTable, person: Person) -> None:
    """Leaves before the game begins, or declines a kept seat. If the host leaves and nobody is left, the table closes."""
    async with table.lock:
        if table.status != OPEN:
            raise Forbidden("game-has-begun")
        own = [*table.seats_of(person), *table.seats_kept(person)]
        if not own:
            raise Forbidden("not-your-table", seat=0)
        if person.id == table.host and not table.people_besides(person.id):
            await table.set_closed()
        else:
            await table.set_seats(dict.fromkeys(own, FREE_SEAT))


async def close(table: LiveTable, person: Person) -> None:
    """The host closes the table: at any time before the game begins, later only if nobody else plays."""
    async with table.lock:
        if person.id != table.host:
            raise Forbidden("not-the-host")
        if table.status != OPEN:
            table.check_playing()
            if table.people_besides(person.id):
                raise Forbidden("others-play")
        await table.set_closed()


def checked_bot(text: str, seconds: float) -> str:
    """The text of an installed bot with its parameters, as a table can store it. It may think for `seconds`, and a
    parameter may ask for at most half of that."""
    if len(text) > LONGEST_BOT:
        raise Forbidden("unknown-bot", **naming(text[:LONGEST_BOT], valid_bots()))
    try:
        bot(text)
        wanted = thinking_time(text)
    except IteruError as error:
        raise Forbidden(error.problem, **error.facts) from error
    if wanted > seconds / 2:
        raise Forbidden("bot-thinks-too-long", name=text, most=f"{seconds / 2:g}")
    return text
