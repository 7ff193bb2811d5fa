"""The state of a game in a few words, above a table's page: whose turn it is, and who is missing or looks on."""

from typing import NamedTuple

from iteru.table.live import OPEN, PLAYING, LiveTable
from iteru.web.audience import Audience
from iteru.words import Words


class Status(NamedTuple):
    """What stands above a table's page."""

    status: str
    waited_for: str
    actor: str
    """The name of the player who is to choose."""
    is_own_turn: bool
    is_watching: bool
    is_practice: bool
    has_failed: bool
    """Whether a bot could not choose."""
    bots_hurry: bool
    """Whether the last choice of a bot was thought over with less than usual."""
    watchers: int


def status_part(table: LiveTable, who: Audience, words: Words) -> Status:
    actor = table.actor
    is_open = table.status == OPEN
    return Status(
        status=table.status,
        waited_for=waited_for(table, words),
        actor="" if actor is None else words.name_of(actor),
        is_own_turn=len(who.mine) == 1 and actor in who.mine,
        is_watching=not (who.mine or who.left or is_open),
        is_practice=table.match.practice,
        has_failed=table.failed_bot == table.version,
        bots_hurry=table.is_hurried and table.status == PLAYING,
        watchers=watchers(table),
    )


def waited_for(table: LiveTable, words: Words) -> str:
    """The players who have not come yet, if seats are kept for all who are missing."""
    if table.status != OPEN:
        return ""
    empty = [number for number, seat in enumerate(table.seats) if seat.is_empty]
    is_known = all(table.seats[number].person for number in empty)
    return ", ".join([words.name_of(number) for number in empty]) if is_known else ""


def watchers(table: LiveTable) -> int:
    """The number of pages that watch without a seat."""
    seated = {seat.person for seat in table.seats}
    return sum([person not in seated for person in table.presence.listeners.values()])
