"""Where a snapshot comes from: it means the same here only with the same engine, rules and values."""

from collections.abc import Mapping
from typing import Any

from iteru.engine.errors import BadOptions
from iteru.engine.game import Game
from iteru.engine.record import ENGINE_VERSION
from iteru.engine.registry import game
from iteru.engine.state import State


def origin_of(title: Game[State]) -> dict[str, Any]:
    """Returns what `title_of` needs to find the same game elsewhere."""
    return {
        "game": title.name,
        "engine": ENGINE_VERSION,
        "rules": title.meta.rules_version,
        "box": title.box.fingerprint,
        "corrections": title.box.corrections,
    }


def title_of(origin: Mapping[str, Any], problem: str) -> Game[State]:
    """The game that somebody else means; refused with this problem if it is not the same here."""
    corrections = origin["corrections"]
    if not isinstance(corrections, dict):  # a text would be the name of a file
        raise BadOptions(problem, game=str(origin["game"]))
    title = game(origin["game"], corrections)
    here = origin_of(title)
    if any(here[key] != origin[key] for key in ("engine", "rules", "box")):
        raise BadOptions(problem, game=title.name)
    return title
