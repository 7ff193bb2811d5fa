"""The arena on a cluster: lost pieces are given out again, and every game is there exactly once.

Here with a stand-in that loses what it is told to; a real Ray plays in `tests/terminal/test_extras.py`.
"""

import sys
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from iteru.arena.cluster import TRIES, Cluster, connected, play_piece
from iteru.arena.plan import Tournament
from iteru.arena.playing import Failure
from iteru.arena.tournament import run
from iteru.engine.errors import BadOptions
from iteru.version import __version__

PLAN = Tournament("imhotep", ("random", "random"), 9, 7)


class Lost(Exception):
    """What Ray raises for a task whose worker died."""


class Stub:
    """As much of Ray as the arena uses; `loses` says which tasks are lost, by their number."""

    exceptions = SimpleNamespace(RayError=Lost)

    def __init__(self, loses: Callable[[int], bool]) -> None:
        self.loses = loses
        self.tasks = 0

    def remote(self, **given: object) -> Callable[[Any], Any]:
        return lambda play: SimpleNamespace(remote=lambda *args: self.task(play, args))

    def task(self, play: Any, args: Any) -> Any:
        self.tasks += 1
        return (self.tasks,) if self.loses(self.tasks) else Task(play, args)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: Any) -> Any:
        if isinstance(task, tuple):
            raise Lost("the worker died")
        return task.play(*task.args)


class Task:
    """A task that comes back."""

    def __init__(self, play: Any, args: Any) -> None:
        self.play = play
        self.args = args


def played(loses: Callable[[int], bool]) -> list[Any]:
    found = list(Cluster(Stub(loses), PLAN).results(deque(range(PLAN.games))))
    return sorted([one.checked().outcome for one in found], key=lambda one: one.number)


@pytest.mark.parametrize("loses", [lambda task: False, lambda task: task in (1, 2, 5)])
def test_every_game_is_there_once_and_as_it_is_here(loses: Callable[[int], bool]) -> None:
    assert played(loses) == sorted(run(PLAN, 1), key=lambda one: one.number)


def test_a_game_that_is_lost_again_and_again_ends_the_arena() -> None:
    with pytest.raises(Failure) as caught:
        played(lambda task: True)
    assert caught.value.problem == "lost-piece"
    assert TRIES > 2


def test_another_iteru_and_an_unknown_bot_on_a_machine_are_told() -> None:
    assert play_piece(PLAN, [0], "0.0.1", [])[0].failure is not None
    unknown = Tournament("imhotep", ("random", "nobody"), 9, 7)
    (found,) = play_piece(unknown, [0], __version__, [])
    assert found.failure is not None
    assert found.failure[0] == "unknown-local-bot"


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions) as caught:
        connected("local", 2)
    assert caught.value.problem == "missing-extra"
