"""Who sits where when a table is opened."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from iteru.bots.registry import valid_bots
from iteru.engine.match import Match
from iteru.table.live import OPEN, OVER, PLAYING, Forbidden
from iteru.table.names import clean_name
from iteru.table.people import Person
from iteru.table.seating import FREE_SEAT, checked_bot
from iteru.table.stored import StoredSeat


def opening_status(seats: Sequence[StoredSeat], match: Match) -> str:
    if match.is_over:
        return OVER
    return OPEN if any(seat.kind == "friend" for seat in seats) else PLAYING


def read_seat(given: Mapping[str, object], person: Person) -> StoredSeat:
    """One entry of a new table's seats."""
    kind = given.get("kind")
    name = str(given.get("name") or "")
    if kind == "me":
        return StoredSeat("person", person.name, person.id)
    if kind == "local":
        return StoredSeat("local", clean_name(name) if name else person.name, person.id)
    if kind == "friend":
        return FREE_SEAT
    bot_text = str(given.get("bot"))
    if kind == "bot" and bot_text.partition(":")[0] in valid_bots():
        return StoredSeat("bot", checked_bot(bot_text), bot=bot_text)
    raise Forbidden(
        "bad-seat-kind",
        given=str(given.get("bot") or kind)[:40],
        right=f"me, friend, local, {', '.join(valid_bots())}",
    )


def numbered(seats: list[StoredSeat]) -> list[StoredSeat]:
    """Equal names get numbers, so that the log can tell the seats apart."""
    names = [seat.name for seat in seats]
    if sum(seat.kind == "person" for seat in seats) > 1:
        raise Forbidden("seated-twice")
    return [
        seat
        if names.count(seat.name) == 1 or seat.kind == "friend"
        else replace(seat, name=f"{seat.name} {names[: i + 1].count(seat.name)}")
        for i, seat in enumerate(seats)
    ]
