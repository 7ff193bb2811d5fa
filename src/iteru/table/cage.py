"""Tries out what strangers upload, in a process with limits, before the server itself touches it."""

import hashlib
import json
import logging
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

from iteru.engine.box import without_whose
from iteru.engine.errors import IteruError
from iteru.engine.registry import as_key
from iteru.table.box_trial import Draft, Gallery, Preview, Problem, gallery, preview, prove
from iteru.table.lane import Lane
from iteru.table.process import Ended, Failed, Limits, NotStarted, TookTooLong
from iteru.table.trial import TooSlow, Trial, get_ready, try_out

log = logging.getLogger("iteru.table")

MAX_KNOWN = 2000
"""Boxes, each with a number of seats and options, that are remembered to be harmless; 64 letters each."""
LONGEST_STEP = 2.0
"""Seconds that one move or picture of what somebody brings may be computed: all who use the server wait for it."""
MAX_WAITING = 4
"""What one person may have waiting to be tried out."""
BY_THE_CLOCK = 6
"""How many times longer than its CPU time the process may take: the machine may be busy."""


class Breaks(IteruError):
    """The upload cannot be replayed, drawn and played within the limits."""


class Busy(IteruError):
    """Too many uploads are waiting to be tried out."""


class Cage:
    """The process. `seconds` is its CPU time for one trial, `memory` its limit in MiB."""

    def __init__(self, seconds: float, memory: int) -> None:
        self.lane = Lane(1, get_ready, memory)
        self.seconds = seconds
        self.memory = memory
        self.known: dict[str, None] = {}

    def warm_up(self) -> None:
        self.lane.warm_up()

    async def stop(self) -> None:
        await self.lane.stop()

    async def check(self, person: int, trial: Trial, longest_step: float = LONGEST_STEP) -> None:
        """Refuses an upload if it breaks the process in which it is tried out."""
        box = box_key(trial)
        is_known = trial.is_known or not trial.corrections or box in self.known
        tried = replace(trial, is_known=is_known)
        await self.do(person, trial.game, try_out, tried, longest_step)
        if not is_known:
            self.remember(box)

    async def preview(self, asker: Hashable, draft: Draft) -> Preview:
        """Looks at a box that somebody corrects, before it is kept."""
        found: Preview = await self.do(asker, draft.game, preview, draft)
        return found

    async def show(self, asker: Hashable, draft: Draft, figures: tuple[str, ...]) -> Gallery:
        """Draws what is corrected in a box."""
        found: Gallery = await self.do(asker, draft.game, gallery, draft, figures)
        return found

    async def prove(self, person: int, draft: Draft) -> tuple[Problem, ...]:
        """Tries a box out in all settings, and refuses one that breaks; returns what does not fit."""
        arguments = (draft.game, draft.corrections, draft.lang, LONGEST_STEP)
        found: tuple[Problem, ...] = await self.do(person, draft.game, prove, *arguments)
        return found

    async def do(
        self, asker: Hashable, name: str, work: Callable[..., Any], *arguments: Any
    ) -> Any:
        """The result of a piece of work on a game, or why there is none."""
        if len(self.lane.waiting.get(asker, ())) >= MAX_WAITING:
            raise Busy("trials-wait")
        limits = Limits(BY_THE_CLOCK * self.seconds, self.seconds)
        try:
            return await self.lane.do(asker, limits, work, *arguments)
        except NotStarted as error:
            raise Busy("trials-wait") from error
        except (Ended, Failed) as error:
            log.warning("a trial of %s failed: %s", name, str(error).strip().split("\n")[-1])
            raise self.refusal(name, error) from error

    def refusal(self, name: str, error: Ended | Failed) -> Breaks:
        kind = error.kind if isinstance(error, Failed) else ""
        if isinstance(error, TookTooLong) or kind == TooSlow.__name__:
            return Breaks("trial-too-slow", game=name)
        if kind == MemoryError.__name__:
            return Breaks("trial-too-large", game=name, most=self.memory)
        return Breaks("trial-fails", game=name)

    def remember(self, box: str) -> None:
        self.known[box] = None
        if len(self.known) > MAX_KNOWN:
            del self.known[next(iter(self.known))]


def box_key(trial: Trial) -> str:
    """A key for a box with a number of seats and options, made from its contents, not from what a record claims."""
    values = as_key(without_whose(trial.corrections))
    parts = (trial.game, values, trial.seats, as_key(trial.options))
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
