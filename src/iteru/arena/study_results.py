"""The file of a study: what is studied, then a line of JSON for every game as soon as it has ended, with what was observed.

The same study goes on from there; a line torn by whatever ended the program is dropped.
"""

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from iteru.arena.observing import Notes
from iteru.arena.outcome import Outcome, as_data, of_data
from iteru.arena.study import Study
from iteru.engine.errors import BadRecord
from iteru.engine.files import why_unwritten
from iteru.engine.registry import game

FORMAT = 1


@dataclass
class StudyResults:
    """The games of a study, kept in a file as they come."""

    path: Path
    study: Study
    done: list[set[int]] = field(default_factory=list)
    """For each part of the study, the games that were played."""

    def __post_init__(self) -> None:
        self.done = [set() for _ in self.study.parts]

    @classmethod
    def of(cls, path: Path, study: Study) -> "StudyResults":
        """Begins a file, or counts the games of the one that is there."""
        found = cls(path, study)
        try:
            if path.exists():
                found.read()
            else:
                path.write_text(json.dumps(header(study)) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
            raise BadRecord("unwritable-file", file=str(path), why=why_unwritten(error)) from error
        return found

    def read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        try:
            first, *lines = [json.loads(line) for line in whole.splitlines()]
            games = [(line["part"], outcome_of(line)) for line in lines]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadRecord("not-results", file=str(self.path)) from error
        if first != json.loads(json.dumps(header(self.study))):
            raise BadRecord("other-study", file=str(self.path))
        if len(whole) < len(data):
            os.truncate(self.path, len(whole))
        for part, outcome in games:
            self.count(part, outcome)

    def count(self, part: int, outcome: Outcome) -> None:
        if outcome.number not in self.done[part]:
            self.done[part].add(outcome.number)
            self.study.add(part, outcome)

    def add(self, part: int, outcome: Outcome) -> None:
        entrants = self.study.parts[part].plan.entrants
        line = {"part": part, **as_data(outcome, entrants), "notes": notes_as_data(outcome.notes)}
        try:
            with self.path.open("ab", buffering=0) as file:
                file.write(json.dumps(line).encode() + b"\n")
        except OSError as error:
            raise BadRecord(
                "unwritable-file", file=str(self.path), why=why_unwritten(error)
            ) from error
        self.count(part, outcome)


def header(study: Study) -> dict[str, object]:
    """The first line: all that decides the games."""
    plans = [part.plan for part in study.parts]
    title = game(study.meta.name, plans[0].corrections)
    return {
        "iteru_study": FORMAT,
        "game": study.meta.name,
        "bot": study.bot,
        "seed": plans[0].seed,
        "parts": [[plan.seats, plan.games, plan.options] for plan in plans],
        "rules": title.meta.rules_version,
        "box": title.box.fingerprint,
    }


def outcome_of(line: dict[str, Any]) -> Outcome:
    return Outcome(**{**vars(of_data(line)), "notes": notes_of_data(line["notes"])})


def notes_as_data(notes: Notes) -> dict[str, object]:
    return {
        "sources": notes.sources,
        "taken": [[[*thing, times] for thing, times in seat.items()] for seat in notes.taken],
        "chosen": notes.chosen,
        "offered": notes.offered,
        "examples": notes.examples,
    }


def notes_of_data(data: dict[str, Any]) -> Notes:
    """Returns the notes that `notes_as_data` wrote; the keys of JSON are texts."""
    return Notes(
        data["sources"],
        [Counter({(e, fact, word): times for e, fact, word, times in s}) for s in data["taken"]],
        [actions(seat) for seat in data["chosen"]],
        actions(data["offered"]),
        data["examples"],
    )


def actions(counted: dict[str, int]) -> Counter[int]:
    return Counter({int(action): times for action, times in counted.items()})
