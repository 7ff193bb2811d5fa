"""Nim in words, and nothing drawn."""

from pathlib import Path
from typing import Any

from iteru.engine.phrase import Phrase
from iteru.engine.telling import Telling, Wording, tells
from iteru.kit.shown import Shown

from .game import TAKE


def prompt(view: Any) -> Phrase:
    return Phrase("prompt-take", {"seat": view["actor"]})


@tells(TAKE)
def take(view: Any, count: int) -> Wording:
    return Wording({"count": count}, ("heap",))


SHOWN = Shown(Path(__file__).parent, Telling(prompt=prompt))
