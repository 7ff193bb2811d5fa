"""The file of results: the plan, then a line of JSON for every game as soon as it has ended.

Each line is written at once, so that whatever ends the program leaves at most the last line torn, which is dropped when
the file is read.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from iteru.arena.outcome import Outcome, as_data, of_data
from iteru.arena.plan import Tournament
from iteru.engine.errors import BadRecord
from iteru.engine.files import why_unread, why_unwritten
from iteru.engine.registry import game

FORMAT = 1
PLAN = ("game", "bots", "games", "seed", "options", "mode", "players", "seatings")


@dataclass
class Results:
    """The results of a plan, kept in a file as they come."""

    path: Path
    plan: Tournament
    outcomes: list[Outcome] = field(default_factory=list)

    @classmethod
    def new(cls, path: Path, plan: Tournament, outcomes: Sequence[Outcome] = ()) -> "Results":
        """Begins a file; one that is there already is left alone."""
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(header(plan), ensure_ascii=False) + "\n")
        except FileExistsError as error:
            raise BadRecord("results-are-there", file=str(path)) from error
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            raise BadRecord("unwritable-file", file=str(path), why=why_unwritten(error)) from error
        found = cls(path, plan)
        for outcome in outcomes:
            found.add(outcome)
        return found

    @classmethod
    def read(cls, path: Path) -> "Results":
        """Reads a file, to go on with it; a torn last line is cut off."""
        try:
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            first, *lines = [json.loads(line) for line in whole.splitlines()]
            plan = plan_of(first)
            found = {one.number: one for one in map(of_data, lines)}
            if len(whole) < len(data):
                os.truncate(path, len(whole))
        except OSError as error:
            raise BadRecord("unreadable-file", file=str(path), why=why_unread(error)) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord("not-results", file=str(path)) from error
        check_origin(path, first, plan)
        return cls(path, plan, list(found.values()))

    @property
    def done(self) -> set[int]:
        return {outcome.number for outcome in self.outcomes}

    def add(self, outcome: Outcome) -> None:
        line = json.dumps(as_data(outcome, self.plan.entrants), ensure_ascii=False) + "\n"
        try:
            with self.path.open("ab", buffering=0) as file:
                file.write(line.encode())
        except OSError as error:
            why = why_unwritten(error)
            raise BadRecord("unwritable-file", file=str(self.path), why=why) from error
        self.outcomes.append(outcome)


def header(plan: Tournament) -> dict[str, object]:
    """The first line: all that decides the games."""
    title = game(plan.game, plan.corrections)
    return {
        "iteru_arena": FORMAT,
        "plan": {name: getattr(plan, name) for name in PLAN},
        "rules": title.meta.rules_version,
        "box": title.box.fingerprint,
        "corrections": dict(title.box.corrections),
    }


def plan_of(first: dict[str, Any]) -> Tournament:
    if first["iteru_arena"] != FORMAT:
        raise ValueError("another format")
    plan = {name: first["plan"][name] for name in PLAN}
    plan["bots"] = tuple(plan["bots"])
    return Tournament(**plan, corrections=first["corrections"] or None)


def check_origin(path: Path, first: dict[str, Any], plan: Tournament) -> None:
    """Refuses to go on with results of other rules or of another box."""
    title = game(plan.game, plan.corrections)
    if (first.get("rules"), first.get("box")) != (title.meta.rules_version, title.box.fingerprint):
        raise BadRecord("other-results", file=str(path), game=plan.game)
