"""How far back a player may undo, and undoing where nobody has to agree (otherwise see `iteru.table.undo_requests`)."""

from collections.abc import Collection, Sequence

from iteru.engine.errors import NothingToUndo
from iteru.engine.match import Played
from iteru.table.live import Forbidden, LiveTable
from iteru.table.people import Person


def own_steps(played: Sequence[Played], seats: Collection[int], is_quiet: bool) -> list[int]:
    """Each choice made in some seats, as the number of choices before it. Windows that closed without a question do not
    count: they would close again immediately."""
    return [
        number
        for number, move in enumerate(played)
        if move.seat in seats and move.had_choice and not (is_quiet and move.in_window)
    ]


def own_turns(played: Sequence[Played], steps: Sequence[int]) -> list[int]:
    """The choices that began a turn of these seats: those before which another seat had chosen, or nobody."""
    return [step for step in steps if step == 0 or played[step - 1].seat != played[step].seat]


def steps_of(table: LiveTable, seats: Collection[int]) -> list[int]:
    """Each choice made in the seats of one person, as the number of choices before it."""
    is_quiet = any(table.seats[seat].person in table.quiet for seat in seats)
    return own_steps(table.match.played, seats, is_quiet)


def undo_point(table: LiveTable, person: Person, to: int | None) -> int:
    """The choice to go back to: the one named, else the person's latest. Only ever one of their own."""
    seats = table.seats_of(person)
    if not seats:
        raise Forbidden("not-your-table", seat=0)
    steps = steps_of(table, seats)
    if not steps:
        raise NothingToUndo("nothing-played")
    if to is not None and to not in steps:
        raise Forbidden("not-your-choice")
    return steps[-1] if to is None else to


def is_free_to(table: LiveTable, keep: int) -> bool:
    """Whether nobody learned anything new, and no other seat has chosen, since the first `keep` choices."""
    played = table.match.played
    return len(played) - keep <= table.match.undoable(played[keep].seat)


async def take_back(table: LiveTable, person: Person, version: int, to: int | None = None) -> None:
    """Undoes a person's latest choice, or all since an earlier one.

    With bots only, and with people at one screen, any choice can be undone; undoing past something that was revealed
    makes it a practice game. With other people no further than the contract of the game allows.
    """
    async with table.lock:
        table.check_version(version)
        table.check_playing()
        keep = undo_point(table, person, to)
        is_free = is_free_to(table, keep)
        if not is_free and table.people_besides(person.id):
            raise NothingToUndo(table.match.why_no_undo(table.match.played[keep].seat))
        await table.go_back(keep, table.match.practice or not is_free)
