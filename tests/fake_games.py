"""Games between levels that are not played: who wins is said beforehand, and how long each takes."""

from collections.abc import Collection, Iterator

import pytest

from iteru.arena.outcome import Outcome
from iteru.arena.plan import Tournament


def game_of(number: int, won: bool) -> Outcome:
    """A game that the first entrant has won, or lost."""
    entrants = (0, 1) if number % 2 == 0 else (1, 0)
    return Outcome(number, number // 2, 0, entrants, (0, 0), (1, 2), (entrants.index(not won),), 9)


def fake_games(
    monkeypatch: pytest.MonkeyPatch,
    won: int,
    of: int,
    seconds: float = 0.0,
    stopped_at: int | None = None,
) -> list[tuple[str, str, int]]:
    """Lets the stronger level win so many of so many games; somebody may press Ctrl+C. Returns the games as they are played."""
    now = [0.0]
    played: list[tuple[str, str, int]] = []

    def outcomes(plan: Tournament, jobs: int, done: Collection[int]) -> Iterator[Outcome]:
        upper, lower = plan.bots
        for number in range(plan.games):
            if number == stopped_at:
                raise KeyboardInterrupt
            if number not in done:
                now[0] += seconds
                played.append((upper, lower, number))
                yield game_of(number, number % of < won)

    monkeypatch.setattr("iteru.arena.calibration.run", outcomes)
    monkeypatch.setattr("iteru.arena.calibration.monotonic", lambda: now[0])
    return played
