"""Prompts, choices and events as phrases: the messages are in `texts/`."""

from iteru.engine.events import Event
from iteru.engine.phrase import Phrase
from iteru.engine.telling import Wording, tells

from ..rules.river import HARVEST, POUR, WAIT
from ..rules.view import FloodView


def prompt(view: FloodView) -> Phrase:
    return Phrase(f"prompt-{view['question']}", {"seat": view["actor"], "level": view["level"]})


@tells(POUR)
def pour(view: FloodView, card: int) -> Wording:
    return Wording({"card": card, "level": view["level"] + card}, (f"card-{card}",))


@tells(HARVEST)
def harvest(view: FloodView) -> Wording:
    return Wording({"points": view["harvest"].get(str(view["level"]), 0)}, ("river",))


@tells(WAIT)
def wait(view: FloodView) -> Wording:
    return Wording()  # without a place on the picture: a button


def touched(event: Event) -> tuple[str, ...]:
    return () if event.name == "drew" else ("river",)
