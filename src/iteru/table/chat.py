"""The chat of a table: who may write, and what was written."""

import json
from dataclasses import asdict, dataclass, replace
from typing import NamedTuple

LONGEST_LINE = 500
KEPT_LINES = 200
"""Lines of a table that are kept, the latest."""


class ChatLine(NamedTuple):
    """A line of the chat."""

    person: int
    name: str
    text: str
    guest: bool = True
    """Whether the speaker has no account, so that anybody may have the name."""


@dataclass(frozen=True)
class Talk:
    """Seated players may write; others only if the host allows it, so that strangers cannot disturb a game."""

    watchers: bool = False
    """Whether spectators may write."""
    silenced: tuple[int, ...] = ()
    """People blocked from the chat, players or not."""

    def with_watchers(self, may_speak: bool) -> "Talk":
        return replace(self, watchers=may_speak)

    def with_silenced(self, person: int, is_silenced: bool) -> "Talk":
        others = [one for one in self.silenced if one != person]
        return replace(self, silenced=tuple([*others, person] if is_silenced else others))

    @property
    def text(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str | None) -> "Talk":
        if text is None:
            return Talk()
        found = json.loads(text)
        return Talk(found["watchers"], tuple(found["silenced"]))
