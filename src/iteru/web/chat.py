"""The chat on a table's page."""

from typing import NamedTuple

from iteru.table.chat_rights import speaker_mark
from iteru.table.live import LiveTable
from iteru.web.audience import Audience
from iteru.web.log import LOG_LINES


class ChatLine(NamedTuple):
    """A line of the chat as one reader sees it."""

    name: str
    text: str
    speaker: str
    is_own: bool
    is_guest: bool
    is_host: bool
    is_silenced: bool


class Chat(NamedTuple):
    """What was said, by whom, and what the reader can do about it."""

    lines: tuple[ChatLine, ...]
    by_host: bool
    watchers_speak: bool
    may_speak: bool
    is_silenced: bool


def chat_part(table: LiveTable, who: Audience) -> Chat:
    is_involved = who.person is not None
    return Chat(
        lines=tuple(
            [
                ChatLine(
                    name=line.name,
                    text=line.text,
                    speaker=speaker_mark(table, line.person),
                    is_own=line.person == who.person,
                    is_guest=line.guest,
                    is_host=line.person == table.host,
                    is_silenced=line.person in table.talk.silenced,
                )
                for line in table.chat[-LOG_LINES:]
            ]
        ),
        by_host=is_involved and who.person == table.host,
        watchers_speak=table.talk.watchers,
        may_speak=is_involved or table.talk.watchers,
        is_silenced=is_involved and who.person in table.talk.silenced,
    )
