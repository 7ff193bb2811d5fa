"""The results of a tournament as JSON and CSV."""

import csv
import io
import json
import math

from iteru.arena.playing import Outcome, Tournament
from iteru.arena.standing import Standing
from iteru.engine.registry import game

COLUMNS = ("game", "seed", "seat", "bot", "score", "win", "moves")


def as_json(plan: Tournament, standings: list[Standing]) -> str:
    """The tournament and its standings."""
    found = {
        "game": plan.game,
        "options": plan.options,
        "box": game(plan.game, plan.corrections).box.fingerprint,
        "games": plan.games,
        "seed": plan.seed,
        "standings": [standing_data(standing) for standing in standings],
    }
    return json.dumps(found, ensure_ascii=False, indent=1)


def standing_data(standing: Standing) -> dict[str, object]:
    error = standing.mean_error
    return {
        "bot": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "win_rate": standing.win_rate,
        "win_interval": list(standing.win_interval),
        "mean_score": standing.mean,
        "mean_error": error if math.isfinite(error) else None,
    }


def as_csv(plan: Tournament, outcomes: list[Outcome]) -> str:
    """A line for every seat of every game; games and seats are counted from 1."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for outcome in sorted(outcomes, key=lambda one: one.number):
        for seat, score in enumerate(outcome.scores):
            name = plan.entrants[outcome.entrants[seat]]
            table.writerow(
                (
                    outcome.number + 1,
                    outcome.seed,
                    seat + 1,
                    name,
                    score,
                    round(outcome.share(seat), 4),
                    outcome.moves,
                )
            )
    return text.getvalue()
