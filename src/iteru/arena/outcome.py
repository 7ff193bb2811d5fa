"""The result of one game, and how it is written as a line of JSON."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """The result of one game of a tournament; everything in tuples is by seat."""

    number: int
    deal: int
    seed: int
    entrants: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """The first is 1; tied seats share a place."""
    winners: tuple[int, ...]
    moves: int
    ended: bool = True
    """False for a game that was stopped after the most choices it can take (`Meta.longest`)."""
    choices: tuple[int, ...] = ()
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """The time that each seat took for all its choices."""
    failed: tuple[dict[str, Any], ...] = field(default=(), compare=False)
    """Programs that failed and so have lost: seat, problem and facts."""
    notes: Any = field(default=None, compare=False)
    """What a study observed."""

    def share(self, seat: int) -> float:
        """A seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def shares(self) -> dict[int, float]:
        """The share of each entrant that took part, over all its seats."""
        found = dict.fromkeys(self.entrants, 0.0)
        for seat, entrant in enumerate(self.entrants):
            found[entrant] += self.share(seat)
        return found

    def mean_scores(self) -> dict[int, float]:
        """The points of each entrant that took part, the mean of its seats."""
        return {
            entrant: sum(
                score for seat, score in enumerate(self.scores) if self.entrants[seat] == entrant
            )
            / self.entrants.count(entrant)
            for entrant in set(self.entrants)
        }


def as_data(outcome: Outcome, names: list[str]) -> dict[str, object]:
    """A game for programs; games, deals and seats are counted from 1."""
    return {
        "game": outcome.number + 1,
        "deal": outcome.deal + 1,
        "seed": outcome.seed,
        "bots": [names[entrant] for entrant in outcome.entrants],
        "entrants": [entrant + 1 for entrant in outcome.entrants],
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "winners": [seat + 1 for seat in outcome.winners],
        "moves": outcome.moves,
        "ended": outcome.ended,
        "choices": list(outcome.choices),
        "seconds": [round(one, 6) for one in outcome.seconds],
        "failed": [{**one, "seat": one["seat"] + 1} for one in outcome.failed],
    }


def of_data(data: dict[str, Any]) -> Outcome:
    """Returns the game that `as_data` wrote."""
    return Outcome(
        data["game"] - 1,
        data["deal"] - 1,
        data["seed"],
        tuple(entrant - 1 for entrant in data["entrants"]),
        tuple(data["scores"]),
        tuple(data["places"]),
        tuple(seat - 1 for seat in data["winners"]),
        data["moves"],
        data["ended"],
        tuple(data["choices"]),
        tuple(data["seconds"]),
        tuple({**one, "seat": one["seat"] - 1} for one in data.get("failed", ())),
    )
