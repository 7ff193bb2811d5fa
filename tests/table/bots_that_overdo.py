"""Bots of other packages that take too long or too much, installed for the processes in which bots choose."""

import os
import sys
import time
from itertools import repeat
from pathlib import Path

import iteru
from iteru.engine.state import State
from tests.engine import packages

NAMES = ("sleeps", "loops", "eats", "leaves", "aborts")


def sleeps(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    time.sleep(3600)
    return 0


def loops(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    """As compiled code does: no other thread of its process goes on."""
    return sum(repeat(0))


def eats(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    eaten = []
    while True:
        eaten.append(bytearray(1 << 24))


def leaves(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    sys.exit("enough")


def aborts(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    os.abort()


class Thinker(iteru.Bot):
    """Thinks for as long as it is told."""

    parameters = (iteru.Parameter("seconds", 0.1, low=0.01, high=600),)

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        time.sleep(self.seconds)
        return sight.legal_actions()[0]


def install(folder: Path) -> None:
    """As pip would: the workers find them, since they look where the tests look."""
    points = [f"{name} = {__name__}:{name}" for name in NAMES] + [f"thinker = {__name__}:Thinker"]
    packages.install(folder, "\n".join(points), "overdoing", "iteru.bots")
