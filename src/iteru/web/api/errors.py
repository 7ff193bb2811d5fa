"""The errors of the API: their statuses and descriptions."""

from types import TracebackType
from typing import Any

from iteru.engine.errors import IllegalMove, IteruError, NothingToUndo, UnknownGame
from iteru.table.live import Forbidden, LiveTable
from iteru.table.names import BadPerson
from iteru.table.storage import Stale
from iteru.table.trouble import DatabaseAway
from iteru.web.api.answers import Refusal
from iteru.web.guard import WAIT, BodyTooLarge
from iteru.web.rates import TooFast

NOT_FOUND = (
    *("no-such-table", "no-such-box", "no-such-person"),
    *("unknown-game", "unknown-rule", "no-such-token"),
)
NOT_SIGNED_IN = ("no-token", "bad-sign-in", "wrong-password")
TOO_MANY = ("too-many-tables", "trials-wait", "advice-twice")

MEANING = {
    400: "Seats or options that the game does not have.",
    401: "No token, a dropped one, or a wrong name or password.",
    403: "You may not do this: not your table, not your turn, game not begun or not over.",
    404: "No such game, table or call.",
    405: "The call is not made with this method; the header `Allow` says with which.",
    409: "The table has changed since that version. Nothing was done; look again.",
    413: "The body is too large.",
    422: "Not a legal move (`rule` is its number in the rule page), or a request that is not as described.",
    429: "Too fast or too much (`/api/limits`). The header `Retry-After` says how many seconds to wait.",
    500: "Our fault. Nothing you did is lost; try again.",
    503: "The database is away for a while. `Retry-After` says how many seconds to wait; look again before you repeat a move.",
}
ALWAYS = (405, 429, 500, 503)
CHANGES = (403, 413, 422)
"""What any call with a body may be answered with; 403 for one from a page of another site."""


def may_fail(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a call for its description, those of every call included."""
    return {
        status: {"model": Refusal, "description": MEANING[status]}
        for status in sorted({*statuses, *ALWAYS})
    }


def status_of(error: IteruError) -> int:
    if error.problem in NOT_FOUND or isinstance(error, UnknownGame):
        return 404
    if error.problem in NOT_SIGNED_IN:
        return 401
    if isinstance(error, BodyTooLarge):
        return 413
    if isinstance(error, TooFast) or error.problem in TOO_MANY:
        return 429
    if isinstance(error, Stale):
        return 409
    if isinstance(error, DatabaseAway):
        return 503
    if isinstance(error, Forbidden | NothingToUndo):
        return 403
    return 422 if isinstance(error, IllegalMove | BadPerson) else 400


def headers_of(error: IteruError) -> dict[str, str]:
    """Returns headers that a program can act on without reading the sentence."""
    status = status_of(error)
    if status in (429, 503):
        return {"retry-after": str(error.facts.get("seconds", WAIT))}
    return {"www-authenticate": "Bearer"} if status == 401 else {}


class RefusedAtTable(Exception):
    """A refusal by a table, to be said in the words of its game and with the names of its players."""

    def __init__(self, table: LiveTable, error: IteruError) -> None:
        super().__init__(str(error))
        self.table = table
        self.error = error


class said_by:  # noqa: N801 (used like a function)
    """What is refused inside is said by the table. Every move passes here, and a generator would take twice as long."""

    __slots__ = ("table",)

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, IteruError):
            raise RefusedAtTable(self.table, error) from error
