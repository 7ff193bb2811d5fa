"""The chat on a table's page."""

from typing import Any

from iteru.table.chat_rights import speaker_mark
from iteru.table.live import LiveTable
from iteru.web.audience import Audience
from iteru.web.log import LOG_LINES


def chat_part(table: LiveTable, who: Audience) -> dict[str, Any]:
    """What was said, by whom, and what the reader can do about it."""
    is_involved = who.person is not None
    return {
        "lines": [
            {
                "name": line.name,
                "text": line.text,
                "speaker": speaker_mark(table, line.person),
                "is_own": line.person == who.person,
                "is_guest": line.guest,
                "is_host": line.person == table.host,
                "is_silenced": line.person in table.talk.silenced,
            }
            for line in table.chat[-LOG_LINES:]
        ],
        "by_host": who.person is not None and who.person == table.host,
        "watchers_speak": table.talk.watchers,
        "may_speak": is_involved or table.talk.watchers,
        "is_silenced": is_involved and who.person in table.talk.silenced,
    }
