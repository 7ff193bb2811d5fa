"""Tries out what strangers upload, in a process with limits, before the server itself touches it."""

import hashlib
import json
import logging
from dataclasses import replace

from iteru.engine.errors import IteruError
from iteru.engine.registry import as_key
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
        if len(self.lane.waiting.get(person, ())) >= MAX_WAITING:
            raise Busy("trials-wait")
        box = box_key(trial)
        is_known = trial.is_known or not trial.corrections or box in self.known
        limits = Limits(BY_THE_CLOCK * self.seconds, self.seconds)
        tried = replace(trial, is_known=is_known)
        try:
            await self.lane.do(person, limits, try_out, tried, longest_step)
        except NotStarted as error:
            raise Busy("trials-wait") from error
        except (Ended, Failed) as error:
            log.warning("a trial of %s failed: %s", trial.game, str(error).strip().split("\n")[-1])
            raise self.refusal(trial, error) from error
        if not is_known:
            self.remember(box)

    def refusal(self, trial: Trial, error: Ended | Failed) -> Breaks:
        kind = error.kind if isinstance(error, Failed) else ""
        if isinstance(error, TookTooLong) or kind == TooSlow.__name__:
            return Breaks("trial-too-slow", game=trial.game)
        if kind == MemoryError.__name__:
            return Breaks("trial-too-large", game=trial.game, most=self.memory)
        return Breaks("trial-fails", game=trial.game)

    def remember(self, box: str) -> None:
        self.known[box] = None
        if len(self.known) > MAX_KNOWN:
            del self.known[next(iter(self.known))]


def box_key(trial: Trial) -> str:
    """A key for a box with a number of seats and options, made from its contents, not from what a record claims."""
    parts = (trial.game, as_key(trial.corrections), trial.seats, as_key(trial.options))
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
