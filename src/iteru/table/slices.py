"""Cuts long work into slices, so that others are answered in between."""

import asyncio
import time

from iteru.engine.box import MAX_CORRECTIONS
from iteru.engine.errors import BadRecord
from iteru.engine.game import Game
from iteru.engine.match import Match
from iteru.engine.record import Record, read_record
from iteru.engine.registry import meta, valid_games
from iteru.engine.state import State

SLICE = 0.004
"""Seconds of work after which it is somebody else's turn."""
MAX_LINE = MAX_CORRECTIONS + 20
HEAD = 30
"""Lines of a record that are not moves, at most."""


class Slices:
    """Why not a thread: the rules may be compiled, and compiled code does not let other threads run."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def yield_to_others(self) -> None:
        """Yields to others, if this has taken long enough."""
        if time.perf_counter() - self.since > SLICE:
            await asyncio.sleep(0)
            self.since = time.perf_counter()


def read_upload(text: str) -> Record:
    """Reads a stranger's record; refuses it unread if it is longer than any game."""
    check_length(text.count("\n") - HEAD, max(meta(name).longest for name in valid_games()))
    if max(map(len, text.split("\n"))) > MAX_LINE:
        raise BadRecord("record-line-too-long", most=MAX_LINE)
    record = read_record(text)
    if record.game in valid_games():
        check_length(len(record.moves), meta(record.game).longest)
    return record


def check_length(moves: int, most: int) -> None:
    if moves > most:
        raise BadRecord("record-too-long", moves=moves, most=most)


async def replayed(record: Record, game: Game[State]) -> Match:
    """The match of a record, as `Match.of_record` returns it."""
    match = Match.begun(record, game)
    slices = Slices()
    for number in range(len(record.moves)):
        match.follow(record, number)
        await slices.yield_to_others()
    match.check_result(record)
    return match


async def state_after(match: Match, moves: int) -> State:
    """The position after `moves` choices, as `Match.state_after` returns it."""
    state = match.start()
    slices = Slices()
    for played in match.played[:moves]:
        state.apply(played.action)
        await slices.yield_to_others()
    return state
