"""Programs to be started by tests, and what has become of them."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import iteru
from iteru.external.bot import ProgramBot
from iteru.external.typed import typed_bot

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PYTHON = f"{sys.executable} -I -S"


def bad(fault: str, *more: object, seconds: float = 20) -> str:
    """A text for a bot with a fault."""
    script = Path(__file__).with_name("bad.py")
    return f"cmd:seconds={seconds}:{PYTHON} {script} {fault} {' '.join(map(str, more))}".rstrip()


def made(text: str) -> ProgramBot:
    player = typed_bot(text)
    assert isinstance(player, ProgramBot)
    return player


def first_choice(player: iteru.Bot, moves: int = 1) -> list[int]:
    """What a bot chooses at the beginning of a game of Imhotep, for all seats."""
    game = iteru.game("imhotep")
    state, rng = game.new(seats=2, seed=7), iteru.Rng.seeded(1)
    chosen = []
    for _ in range(moves):
        chosen.append(iteru.ask(player, game, state, rng))
        state.apply(chosen[-1])
    return chosen


def is_running(pid: int) -> bool:
    """Whether there is such a process; one that waits to be buried does not run."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def has_ended(pid: int) -> bool:
    return until(lambda: not is_running(pid))


def until(holds: Callable[[], bool], seconds: float = 30) -> bool:
    """Waits for something, but not for ever."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.02)
    return holds()
