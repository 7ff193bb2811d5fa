"""The order in which the players finish, and what decided it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from iteru.engine.game import Game
from iteru.engine.state import State

POINTS: Final = "points"
RESIGNED: Final = "resigned"
RULES: Final = "rules"
"""What decided where `State.winners` goes beyond points and tie-breaks."""


@dataclass(frozen=True)
class Rank:
    """A player's place."""

    seat: int
    """The number of seats stands for an opponent who has none (`Game.rival`)."""
    place: int
    """The first is 1; tied players share a place."""
    decided_by: str
    """What put the next better player ahead: POINTS, the name of a tie-break, RESIGNED or RULES; '' in first place."""


class Ranking:
    """Compares the players of a position, as if the game ended now.

    Players who resigned come last; the first to resign is the very last.
    """

    def __init__(self, game: Game[State], state: State, resigned: Sequence[int] = ()) -> None:
        self.seats = state.seats
        rival = game.rival(state)
        self.players = self.seats + (1 if rival else 0)
        self.totals = [*state.scores(), *([sum(rival.values())] if rival else [])]
        self.tie_breaks = state.tie_breaks()
        self.ahead = state.winners() or [self.seats]
        self.resigned = list(resigned)

    def ranks(self) -> list[Rank]:
        """Returns all players, the best first."""
        players = sorted(range(self.players), key=lambda player: self.key(player), reverse=True)
        found: list[Rank] = []
        for number, player in enumerate(players):
            if number and self.key(players[number - 1]) == self.key(player):
                found.append(Rank(player, found[-1].place, found[-1].decided_by))
            else:
                decided_by = self.decided(players[number - 1], player) if number else ""
                found.append(Rank(player, number + 1, decided_by))
        return found

    def key(self, player: int) -> list[int]:
        """Returns the key to sort by; the greater one is ahead."""
        ties = [self.of(values, player) for values in self.tie_breaks.values()]
        return [self.patience(player), int(player in self.ahead), self.totals[player], *ties]

    def patience(self, player: int) -> int:
        """Returns how late a player resigned; those who did not count as latest."""
        return self.resigned.index(player) if player in self.resigned else self.players

    def of(self, values: list[int], player: int) -> int:
        return values[player] if player < len(values) else 0

    def decided(self, better: int, worse: int) -> str:
        """Returns the first criterion by which two players differ."""
        if self.patience(better) != self.patience(worse):
            return RESIGNED
        for name, values in {POINTS: self.totals, **self.tie_breaks}.items():
            difference = self.of(values, better) - self.of(values, worse)
            if difference:
                return name if difference > 0 else RULES
        return RULES


def winners(ranks: Sequence[Rank], seats: int) -> list[int]:
    """Returns the seats in first place; none if an opponent without a seat has won."""
    return sorted([rank.seat for rank in ranks if rank.place == 1 and rank.seat < seats])
