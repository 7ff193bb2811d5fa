"""The results of a tournament for programs and people: JSON, JSON lines, CSV, Parquet, and a page."""

import csv
import io
import json
import math
import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from iteru.arena.findings import Findings, Meetings
from iteru.arena.outcome import as_data
from iteru.arena.ratings import Rating
from iteru.arena.standing import Standing
from iteru.engine.errors import BadOptions, BadRecord
from iteru.engine.files import why_unwritten
from iteru.engine.registry import game
from iteru.words import Words

COLUMNS = ("game", "seed", "seat", "bot", "score", "win", "moves", "deal", "place", "ended")


def as_json(found: Findings) -> str:
    """The tournament and its standings; docs/arena.md describes the layout."""
    plan = found.plan
    data = {
        "game": plan.game,
        "options": dict(plan.options),
        "box": game(plan.game, plan.corrections).box.fingerprint,
        "games": len(found.outcomes),
        "seed": plan.seed,
        "mode": plan.mode,
        "seats": plan.seats,
        "seatings": plan.seatings,
        "planned": plan.games,
        "deals": found.deals,
        "narrower": found.narrower,
        "decided_after": found.decided_after,
        "interrupted": found.interrupted,
        "unended": [outcome.number + 1 for outcome in found.unended],
        "moves": spread([float(length) for length in found.lengths]),
        "standings": [
            standing_data(standing, rating)
            for standing, rating in zip(found.standings, found.ratings, strict=True)
        ],
        "matrix": [[meetings_data(one) for one in row] for row in found.matrix],
        "seat_advantage": [
            {
                "seat": seat + 1,
                "win_rate": one.win_rate,
                "win_interval": list(one.win_interval),
                "mean_score": one.mean_score,
                "score_interval": list(one.score_interval),
            }
            for seat, one in enumerate(found.seats)
        ],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def standing_data(standing: Standing, rating: Rating) -> dict[str, object]:
    error = standing.mean_error
    return {
        "bot": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "win_rate": standing.win_rate,
        "win_interval": list(standing.win_interval),
        "independent_interval": list(standing.independent_interval),
        "mean_score": standing.mean,
        "mean_error": error if math.isfinite(error) else None,
        "rating": rating.value,
        "rating_interval": [rating.low, rating.high],
        "seconds_per_move": standing.move_time,
    }


def meetings_data(meetings: Meetings) -> dict[str, object]:
    return {"games": meetings.games, "ahead": meetings.ahead, "rate": meetings.rate}


def spread(values: list[float]) -> dict[str, float] | None:
    """Least, mean and most."""
    if not values:
        return None
    return {"least": min(values), "mean": sum(values) / len(values), "most": max(values)}


def rows(found: Findings) -> list[dict[str, object]]:
    """A row for every seat of every game; games, deals and seats are counted from 1."""
    names = found.plan.entrants
    return [
        {
            "game": outcome.number + 1,
            "seed": outcome.seed,
            "seat": seat + 1,
            "bot": names[outcome.entrants[seat]],
            "score": score,
            "win": round(outcome.share(seat), 4),
            "moves": outcome.moves,
            "deal": outcome.deal + 1,
            "place": outcome.places[seat],
            "ended": int(outcome.ended),
        }
        for outcome in found.outcomes
        for seat, score in enumerate(outcome.scores)
    ]


def as_csv(found: Findings) -> str:
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    table.writeheader()
    table.writerows(rows(found))
    return text.getvalue()


def as_json_lines(found: Findings) -> str:
    names = found.plan.entrants
    return "".join(
        json.dumps(as_data(outcome, names), ensure_ascii=False) + "\n" for outcome in found.outcomes
    )


def as_parquet(found: Findings) -> bytes:
    """The rows of the CSV, in columns with types; pyarrow comes with the extra `iteru[parquet]`."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    out = arrow.BufferOutputStream()
    parquet.write_table(arrow.Table.from_pylist(rows(found)), out)
    data: bytes = out.getvalue().to_pybytes()
    return data


def as_page(found: Findings, words: Words) -> str:
    from iteru.arena.page import page

    return page(found, words)


FORMS: dict[str, Callable[[Findings, Words], str | bytes]] = {
    ".html": as_page,
    ".json": lambda found, words: as_json(found),
    ".jsonl": lambda found, words: as_json_lines(found),
    ".csv": lambda found, words: as_csv(found),
    ".parquet": lambda found, words: as_parquet(found),
}


def check(path: Path) -> None:
    """Refuses a report that could not be written, before any game."""
    if path.suffix not in FORMS:
        raise BadOptions("bad-report", given=str(path), right=", ".join(FORMS))
    if path.suffix == ".parquet":
        try:
            import_module("pyarrow")
        except ImportError as error:
            raise BadOptions("missing-extra", extra="parquet", flag=str(path)) from error
    check_writable(path)


def check_writable(path: Path) -> None:
    """Refuses a file that could not be written."""
    if not path.parent.is_dir():
        raise BadRecord("unwritable-file", file=str(path), why="no-folder")
    if path.is_dir():
        raise BadRecord("unwritable-file", file=str(path), why="folder")
    if not all(os.access(one, os.W_OK) for one in (path.parent, path) if one.exists()):
        raise BadRecord("unwritable-file", file=str(path), why="forbidden")


def write(path: Path, found: Findings, words: Words) -> None:
    """Writes a report in the form that its name asks for: whole, or not at all."""
    replace_file(path, FORMS[path.suffix](found, words))


def replace_file(path: Path, content: str | bytes) -> None:
    data = content.encode() if isinstance(content, str) else content
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadRecord("unwritable-file", file=str(path), why=why_unwritten(error)) from error
