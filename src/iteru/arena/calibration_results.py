"""The file of a calibration: what is measured, then a line of JSON for every game as soon as it has ended.

The same calibration goes on from there; a line torn by whatever ended the program is dropped.
"""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from iteru.arena.outcome import Outcome, as_data, of_data
from iteru.engine.errors import BadOptions, BadRecord
from iteru.engine.files import why_unread, why_unwritten
from iteru.engine.registry import game

FORMAT = 1
Bots = tuple[str, ...]
"""The stronger and the weaker bot of a pair."""


@dataclass
class CalibrationResults:
    """The games of all pairs of a calibration, kept in a file as they come."""

    path: Path
    game: str
    seed: int
    top: int
    """The iterations of the strongest level."""
    outcomes: dict[Bots, list[Outcome]] = field(default_factory=dict)

    @classmethod
    def new(cls, path: Path, name: str, seed: int, top: int) -> "CalibrationResults":
        """Begins a file."""
        found = cls(path, name, seed, top)
        found.write("x", {"iteru_calibration": FORMAT, "seed": seed, "top": top, **origin(name)})
        return found

    @classmethod
    def read(cls, path: Path, name: str, seed: int, top: int | None) -> "CalibrationResults":
        """Reads a file, to go on with it; refuses games of another calibration. A torn last line is cut off."""
        try:
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            first, *lines = [json.loads(line) for line in whole.splitlines()]
            found = cls(path, first["game"], first["seed"], first["top"])
            for line in lines:
                found.count((line["upper"], line["lower"]), of_data(line))
        except OSError as error:
            raise BadRecord("unreadable-file", file=str(path), why=why_unread(error)) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord("not-calibration", file=str(path)) from error
        found.check(first, name, seed, top)
        if len(whole) < len(data):
            os.truncate(path, len(whole))
        return found

    def check(self, first: dict[str, Any], name: str, seed: int, top: int | None) -> None:
        for what, right, given in (
            ("game", self.game, name),
            ("seed", self.seed, seed),
            ("iterations", self.top, top),
        ):
            if given is not None and given != right:
                facts = {"what": what, "right": str(right), "given": str(given)}
                raise BadOptions("other-calibration", file=str(self.path), **facts)
        if first != {**first, "iteru_calibration": FORMAT, **origin(name)}:
            raise BadRecord("other-results", file=str(self.path), game=name)

    def of(self, bots: Bots) -> list[Outcome]:
        """Returns the games of a pair."""
        return self.outcomes.get(bots, [])

    def add(self, bots: Bots, outcome: Outcome) -> None:
        upper, lower = bots
        self.write("a", {"upper": upper, "lower": lower, **as_data(outcome, list(bots))})
        self.count(bots, outcome)

    def count(self, bots: Bots, outcome: Outcome) -> None:
        self.outcomes.setdefault(bots, []).append(outcome)

    def write(self, mode: str, line: dict[str, object]) -> None:
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            raise BadRecord(
                "unwritable-file", file=str(self.path), why=why_unwritten(error)
            ) from error


def origin(name: str) -> dict[str, object]:
    """Returns which game the games are of, with its rules and its box."""
    title = game(name)
    rules, box = title.meta.rules_version, title.box.fingerprint
    return {"game": name, "rules": rules, "box": box}
