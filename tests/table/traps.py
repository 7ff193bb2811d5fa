"""A game of another package, Nim, that goes wrong with certain corrections of its box, in one way each."""

from pathlib import Path

from tests.engine.packages import copy_nim, edit

NAME = "trap"
WAYS = ("loops", "holds", "eats", "aborts", "leaves", "fails", "sleeps")
FIRST = 20
"""A heap of so many stones, and of one more for each way, goes wrong when a stone is taken."""
LATE = 100
"""With so many stones more, only when two or fewer are left."""

SPRING = f"""

WAYS = {WAYS}


def spring(stones, left):
    import os, sys, time
    from itertools import repeat
    late = stones >= {LATE}
    way = stones - {FIRST} - {LATE} * late
    if not 0 <= way < len(WAYS) or late and left > 2:
        return
    if WAYS[way] == "loops":
        while True:
            pass
    elif WAYS[way] == "holds":
        sum(repeat(0))
    elif WAYS[way] == "eats":
        eaten = []
        while True:
            eaten.append(bytearray(1 << 24))
    elif WAYS[way] == "aborts":
        os.abort()
    elif WAYS[way] == "leaves":
        sys.exit("enough")
    elif WAYS[way] == "fails":
        raise IndexError("no such stone")
    else:
        time.sleep(3600)
"""


def corrections(way: str, late: bool = False) -> dict[str, object]:
    return {"heap": {"small": FIRST + WAYS.index(way) + LATE * late}}


def install(folder: Path) -> None:
    """As pip would: the server's processes find it too, since they look where the tests look."""
    package = copy_nim(folder, NAME)
    game = package / "game.py"
    taken = "self.heap -= action + 1"
    edit(
        game, taken, f'{taken}\n        spring(self.setting.box["heap"].number("small"), self.heap)'
    )
    game.write_text(game.read_text(encoding="utf-8") + SPRING, encoding="utf-8")
