"""Bots of somebody's own: good ones, and ones that break down."""

import os
from typing import ClassVar

import iteru
from iteru.engine.state import State


class Patient(iteru.Bot):
    """Takes the choice of a number, or the last."""

    parameters: ClassVar[tuple[iteru.Parameter, ...]] = (
        iteru.Parameter("number", 1, low=1, high=9),
        iteru.Parameter("share", 0.5, low=0.25, high=1),
        iteru.Parameter("manner", "calm", words=("calm", "bold")),
    )
    titles = {"en": "Patient", "cs": "Trpělivost"}  # noqa: RUF012 (as anybody would write it)

    def __init__(self, number: int, share: float, manner: str) -> None:
        self.number = number
        self.share = share
        self.manner = manner

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        return sight.legal_actions()[: self.number][-1]


READY = Patient(2, 0.5, "calm")


def last(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    print("this is not for programs to read")
    return sight.legal_actions()[-1]


def illegal(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    return game.action_count


def raises(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    raise ValueError("out of papyrus")


def dies(game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
    os._exit(3)


class Unable(iteru.Bot):
    """Does not choose."""


class Failing(iteru.Bot):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no reed")

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        return 0


class OutOfRange(Patient):
    """Its own default does not fit."""

    parameters = (iteru.Parameter("number", 0, low=1, high=9),)


class Misdeclared(Patient):
    """Its parameters are not parameters."""

    parameters = ("number",)  # type: ignore[assignment]
