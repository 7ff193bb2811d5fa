"""The limits of a server, collected from where they are set."""

from iteru.table.house import MAX_TABLES
from iteru.table.people import MAX_TOKENS
from iteru.web.api.answers import Limits
from iteru.web.guard import LARGEST_BODY
from iteru.web.rates import (
    BURST,
    SIGN_INS,
    SIGN_INS_AT_ONCE,
    WRONG_TOKENS,
    WRONG_TOKENS_AT_ONCE,
)
from iteru.web.server_settings import ServerSettings

FOLLOWED = 100
"""Tables that one stream follows."""


def limits_of(settings: ServerSettings) -> Limits:
    return Limits(
        requests_per_second=settings.rate,
        requests_at_once=settings.rate * BURST,
        sign_ins_per_minute=SIGN_INS * 60,
        sign_ins_at_once=SIGN_INS_AT_ONCE,
        wrong_tokens_per_minute=WRONG_TOKENS * 60,
        wrong_tokens_at_once=WRONG_TOKENS_AT_ONCE,
        open_at_once=settings.open_at_once,
        new_per_minute=settings.new_per_minute,
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
