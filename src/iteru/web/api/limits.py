"""The limits of a server, told from where they are set."""

from iteru.table.house import MAX_TABLES
from iteru.table.people import MAX_TOKENS
from iteru.web.api.told import Limits
from iteru.web.guard import BURST, LARGEST_BODY
from iteru.web.settings import Settings

SIGN_INS = 0.2
SIGN_INS_AT_ONCE = 10
FOLLOWED = 100
"""Tables that one stream follows."""


def limits_of(settings: Settings) -> Limits:
    return Limits(
        requests_per_second=settings.rate,
        requests_at_once=settings.rate * BURST,
        sign_ins_per_minute=SIGN_INS * 60,
        sign_ins_at_once=SIGN_INS_AT_ONCE,
        largest_body=LARGEST_BODY,
        unfinished_tables=MAX_TABLES,
        streams=settings.streams,
        tables_in_a_stream=FOLLOWED,
        tokens=MAX_TOKENS,
        reaction_seconds=settings.reaction_time,
    )


def limits_table(limits: Limits) -> str:
    """For people, in the documentation and in OpenAPI."""
    rows = [
        f"| `{name}` | {getattr(limits, name):g} | {field.description} |"
        for name, field in Limits.model_fields.items()
    ]
    return "\n".join(["| limit | | |", "| --- | --- | --- |", *rows])
