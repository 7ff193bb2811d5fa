"""Writing in the chat of a table, and the host's control over it."""

import hashlib

from iteru.table.chat import KEPT_LINES, LONGEST_LINE, ChatLine, Talk
from iteru.table.live import Forbidden, LiveTable
from iteru.table.names import clean_line
from iteru.table.people import Person
from iteru.table.seating import free_name


async def say(table: LiveTable, person: Person, text: str) -> None:
    """A line of chat."""
    check_may_speak(table, person.id)
    line = clean_line(text, LONGEST_LINE)
    if not line:
        raise Forbidden("empty-chat")
    name = name_at(table, person)
    await table.storage.add_chat(table.id, person.id, name, line)
    table.chat.append(ChatLine(person.id, name, line, person.account is None))
    del table.chat[:-KEPT_LINES]
    table.tell_everybody()


def name_at(table: LiveTable, person: Person) -> str:
    """Refuses a name that another player uses."""
    played = [
        seat.name for seat in table.seats if seat.person == person.id and seat.kind == "person"
    ]
    return played[0] if played else free_name(table, person.name)


def check_may_speak(table: LiveTable, person: int) -> None:
    if person in table.talk.silenced:
        raise Forbidden("silenced")
    if not is_involved(table, person) and not table.talk.watchers:
        raise Forbidden("only-players-speak")


def is_involved(table: LiveTable, person: int) -> bool:
    """Whether somebody plays here, has resigned here, or has opened the table."""
    return person == table.host or any(seat.person == person for seat in table.seats)


async def let_watchers_speak(table: LiveTable, person: Person, may_speak: bool) -> None:
    async with table.lock:
        await set_talk(table, person, table.talk.with_watchers(may_speak))


async def silence(table: LiveTable, person: Person, speaker: str, is_silenced: bool) -> None:
    """The host blocks somebody who has written here, or unblocks them."""
    found = {speaker_mark(table, line.person): line.person for line in table.chat}
    if speaker not in found or found[speaker] == table.host:
        raise Forbidden("no-such-speaker")
    async with table.lock:
        await set_talk(table, person, table.talk.with_silenced(found[speaker], is_silenced))


async def set_talk(table: LiveTable, person: Person, talk: Talk) -> None:
    """Under the lock. That is no new version: nobody's move is refused because of it."""
    if person.id != table.host:
        raise Forbidden("only-host-silences")
    await table.storage.set_talk(table.id, talk.text)
    table.talk = talk
    table.tell_everybody()


def speaker_mark(table: LiveTable, person: int) -> str:
    """Lets a page tell the writers of a table apart, without revealing who they are elsewhere."""
    return hashlib.blake2s(f"{table.id} {person}".encode(), digest_size=6).hexdigest()
