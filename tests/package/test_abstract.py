"""`native/abstract.h`: what is asked of one base class says nothing about the others."""

import importlib
from abc import ABC
from collections.abc import Iterator

import pytest

import iteru
from iteru.engine.agenda import Question, Task
from iteru.engine.build import is_compiled
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State

from .test_compiled_imports import COMPILED, SOURCES


class Patient(iteru.Bot):
    def choose(self, game: Game[State], sight: State, rng: Rng) -> int:
        return sight.legal_actions()[-1]


def base_classes() -> Iterator[type]:
    """Yields every compiled class below ABC."""
    for path in COMPILED:
        if path.name != "__init__.py":
            name = ".".join(["iteru", *path.relative_to(SOURCES).with_suffix("").parts])
            for found in vars(importlib.import_module(name)).values():
                if isinstance(found, type) and ABC in found.mro() and found.__module__ == name:
                    yield found


@pytest.mark.skipif(not is_compiled(), reason="an interpreted class is made by ABCMeta")
def test_every_compiled_base_class_remembers_for_itself() -> None:
    found = [*base_classes()]
    assert len(found) > 50
    assert [its.__qualname__ for its in found if "_abc_impl" not in vars(its)] == []


def test_a_class_is_what_it_is_whatever_was_asked_before() -> None:
    others: list[type] = [iteru.State, iteru.Game, Question, Task]
    assert not any(issubclass(Patient, other) for other in others)
    assert issubclass(Patient, iteru.Bot)
    assert not any(isinstance(Patient(), other) for other in others)
