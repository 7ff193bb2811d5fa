"""Resigning, leaving and closing on a table's page."""

from typing import NamedTuple

from iteru.table.live import OPEN, PLAYING, LiveTable
from iteru.web.audience import Audience


class Leaving(NamedTuple):
    """The ways to leave a table."""

    can_resign: bool
    can_leave: bool
    can_close: bool


def leave_part(table: LiveTable, who: Audience) -> Leaving:
    is_host = who.person is not None and who.person == table.host
    is_alone = not table.people_besides(who.person)
    return Leaving(
        can_resign=table.status == PLAYING and bool(who.mine or who.left),
        can_leave=table.status == OPEN and bool(who.mine) and not (is_host and is_alone),
        can_close=is_host and (table.status == OPEN or (table.status == PLAYING and is_alone)),
    )
