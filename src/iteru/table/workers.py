"""Processes in which bots choose. They get what a seat may know, never the position."""

import os
import re
import secrets
import time
from collections.abc import Callable, Mapping
from functools import partial
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

from iteru.bots.advice import Counsel, advise
from iteru.bots.characters import spelled_out
from iteru.bots.levels import LevelBot, levels_of
from iteru.bots.mcts import MctsBot
from iteru.bots.parameter import read_parameters
from iteru.bots.registry import OF_THE_HOUSE, bot, bot_type, valid_bots
from iteru.engine.errors import IteruError
from iteru.engine.game import Game
from iteru.engine.registry import game, valid_games
from iteru.engine.rng import Rng
from iteru.table.lane import Lane
from iteru.table.process import Limits, TookTooLong
from iteru.table.watchdog import at_work

if TYPE_CHECKING:  # workers import this module, and not all that a table needs
    from iteru.table.live import LiveTable

Corrections = Mapping[str, object]
Kind = tuple[str, str, str]
"""A game, the fingerprint of its box, and a bot."""
QUICK = 2.0
"""Seconds in which a bot chooses that keeps no others waiting."""
ADVICE_ITERATIONS = 4000
ADVICE_SECONDS = 2.0
"""So long a search for advice may take."""
MOST_THINKING = 0.8
"""The part of a bot's time for which a level searches, however many iterations it has left."""
ITERATIONS = re.compile(r":iterations=([1-9]\d*)")
MAX_NOTED = 1000
"""Bots of which it is remembered whether they were slow."""


class Choice(NamedTuple):
    """What a bot chose, and whether it thought less about it than its text says."""

    action: int
    hurried: bool = False


def choose(
    name: str,
    corrections: Corrections,
    snapshot: dict[str, object],
    bot_name: str,
    seed: int,
    seconds: float = 0.0,
) -> int:
    """In a worker process: a bot's choice in a position as its seat may know it. If it thinks for a number of iterations, it
    stops after `seconds` all the same; 0 for no limit."""
    title = game(name, corrections)
    chooser = bot(bot_name)
    thinker = chooser.thinker(title) if isinstance(chooser, LevelBot) else chooser
    if isinstance(thinker, MctsBot) and thinker.iterations:
        thinker.seconds = seconds
    return index(chooser.choose(title, title.restore(snapshot), Rng.seeded(seed)))


def in_a_crowd(title: Game[Any], text: str, crowd: float) -> str:
    """Returns a level with fewer iterations while others wait: all who wait for a worker share those of the strongest level,
    which are about a second's. No level falls below the second one, or below itself."""
    found = ITERATIONS.search(text)
    if found is None:
        return text
    levels, own = levels_of(title), int(found[1])
    budget = min(own, max(levels[1].iterations, int(levels[-1].iterations / (1 + crowd))))
    return f"{text[: found.start(1)]}{budget}{text[found.end(1) :]}"


def thinking_time(text: str) -> float:
    """Returns a bot's time for each choice, where it has a parameter `seconds`."""
    name, *given = text.split(":")
    values = read_parameters(name, bot_type(name).parameters, given)
    return float(values.get("seconds", 0))


def is_told_to_think(text: str) -> bool:
    """Whether a bot has a parameter that makes it slow, or is not there to be asked."""
    try:
        return thinking_time(text) > QUICK / 2
    except IteruError:
        return True


def advised(
    name: str, corrections: Corrections, snapshot: dict[str, object], seconds: float, seed: int
) -> list[Counsel]:
    """In a worker process: advice in a position as its seat may know it."""
    title = game(name, corrections)
    rng = Rng.seeded(seed)
    return advise(title, title.restore(snapshot), rng, ADVICE_ITERATIONS, seconds)


def timed(work: Callable[..., int], *arguments: Any) -> tuple[int, float]:
    """In a worker process: a result, and how many seconds it took."""
    began = time.monotonic()
    return work(*arguments), time.monotonic() - began


def load_games(boxes: Mapping[str, Corrections]) -> None:
    """In a worker process: loads the games before the first person has to wait for a bot."""
    for name in valid_games():
        game(name, boxes.get(name))
    valid_bots()


def sight_of_actor(table: "LiveTable") -> tuple[str, Corrections, dict[str, object]]:
    """Returns the position to send to a worker, with everything that the seat to move cannot know dealt anew."""
    state = table.match.state
    with at_work(table.id):
        dealt = table.game.sight(state, state.actor, Rng.seeded(secrets.randbits(62)))
        return table.game.name, table.game.box.corrections, dealt.snapshot()


def cpu_limits(seconds: float) -> Limits:
    """A bot may compute on all cores."""
    return Limits(seconds, seconds * (os.cpu_count() or 1))


class Workers:
    """Processes for quick bots, and as many for slow ones once there are any.

    A bot may think about a choice for `seconds`. One of another package has to show first that it is quick. If a bot turns out
    to be slow, it is asked once more, in turn with the other slow bots, so that no quick bot has to wait for it again.
    """

    def __init__(
        self, count: int, boxes: Mapping[str, Corrections], seconds: float, memory: int
    ) -> None:
        prepare = partial(load_games, boxes)
        self.quick = Lane(count, prepare, memory)
        self.patient = Lane(count, prepare, memory)
        self.seconds = seconds
        self.slow: dict[Kind, bool] = {}
        """Whether a bot was too slow for the quick lane when it was asked last."""

    def start(self) -> None:
        self.quick.warm_up()

    async def stop(self) -> None:
        await self.quick.stop()
        await self.patient.stop()

    async def ask(self, table: "LiveTable", name: str) -> Choice:
        """Asks a bot to choose for the seat to move."""
        kind = (table.game.name, table.box, name.partition(":")[0])
        if not self.is_slow(kind, name):
            try:
                return await self.ask_in(self.quick, table, name, kind)
            except TookTooLong:
                self.note(kind, is_slow=True)
        return await self.ask_in(self.patient, table, name, kind)

    def is_slow(self, kind: Kind, text: str) -> bool:
        """Whether a bot may keep others waiting. A process that must be ended for it takes seconds to replace."""
        return is_told_to_think(text) or self.slow.get(kind, kind[2] not in OF_THE_HOUSE)

    async def ask_in(self, lane: Lane, table: "LiveTable", name: str, kind: Kind) -> Choice:
        """Asks a bot once it is the turn of the table's host; the more wait by then, the less it may think."""
        sight, usual = sight_of_actor(table), spelled_out(name, table.game)
        worker = await lane.turn_of(table.host)
        if lane is self.quick and self.is_slow(kind, name):  # by now
            lane.release(worker, table.host)
            raise TookTooLong
        text = in_a_crowd(table.game, usual, lane.crowd)
        seconds = min(QUICK, self.seconds) if lane is self.quick else self.seconds
        thinking = seconds * MOST_THINKING
        work = (*sight, text, secrets.randbits(62), thinking)
        action, took = await lane.done_by(
            worker, table.host, cpu_limits(seconds), timed, choose, *work
        )
        if lane is self.quick and took >= thinking:
            raise TookTooLong
        if lane is self.patient and not is_told_to_think(name):
            self.note(kind, is_slow=took > QUICK / 2)
        return Choice(action, text != usual or took >= thinking)

    async def advise(self, table: "LiveTable", asker: int) -> list[Counsel]:
        """Advice for the seat that is to move, in turn with the slow bots."""
        seconds = min(ADVICE_SECONDS, self.seconds / 2)
        work = (*sight_of_actor(table), seconds, secrets.randbits(62))
        found: list[Counsel] = await self.patient.do(
            asker, cpu_limits(self.seconds), advised, *work
        )
        return found

    def note(self, kind: Kind, is_slow: bool) -> None:
        """Notes whether a bot was slow."""
        self.slow.pop(kind, None)
        self.slow[kind] = is_slow
        if len(self.slow) > MAX_NOTED:
            del self.slow[next(iter(self.slow))]
