"""The plan of a tournament: which entrants sit where in which deal. Everything about a game follows from its number."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, permutations

from iteru.engine.errors import BadOptions
from iteru.engine.rng import Rng

FIELD, PAIRS, ROUND_ROBIN = MODES = ("field", "pairs", "round-robin")
BALANCED, ALL, ONE = SEATINGS = ("balanced", "all", "one")
SPREAD = 1_000_003
BOTS_APART = 0x5EED
"""Keeps the dice of bots apart from those of the deals."""

Seating = tuple[int, ...]
"""The entrant of each seat."""


@dataclass(frozen=True)
class Tournament:
    """A tournament: the game, its setting, the entrants, how they meet, and the number of games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    corrections: str | Mapping[str, object] | None = None
    records: str | None = None
    """A folder that keeps a record of every game."""
    mode: str = FIELD
    """`field`: all entrants at one table; `pairs`: every two share the seats of one; `round-robin`: every group."""
    players: int = 0
    """Seats of a table; 0: as many as there are entrants in a field, else two."""
    seatings: str = BALANCED
    """Which seatings of a line-up each deal is played with."""
    watched: bool = False
    """Whether every game is observed for a study."""

    @property
    def entrants(self) -> list[str]:
        """Names of the entrants; a bot that enters twice gets numbers."""
        return [
            f"{bot} {self.bots[: i + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for i, bot in enumerate(self.bots)
        ]

    @property
    def seats(self) -> int:
        """The number of seats of every table."""
        return self.players or (len(self.bots) if self.mode == FIELD else 2)

    @property
    def round(self) -> list[Seating]:
        """The games of one deal."""
        return seatings_of_a_deal(self.mode, len(self.bots), self.seats, self.seatings)

    def fixture(self, number: int) -> "Fixture":
        """Returns a game of the tournament; the first is number 0."""
        games = self.round
        deal, place = divmod(number, len(games))
        return Fixture(number, deal, self.deal_seed(deal), games[place])

    def deal_seed(self, deal: int) -> int:
        return int(Rng.seeded(self.seed * SPREAD + deal).next32())

    def dice(self, number: int) -> Rng:
        """The generator that the bots of a game choose with."""
        return Rng.seeded(self.seed * SPREAD + number ^ BOTS_APART)

    def check(self) -> None:
        """Refuses entrants that cannot meet in this way."""
        for flag, chosen, right in (
            ("mode", self.mode, MODES),
            ("seatings", self.seatings, SEATINGS),
        ):
            if chosen not in right:
                raise BadOptions("bad-arena-flag", flag=flag, given=chosen, right=" | ".join(right))
        bots = len(self.bots)
        if self.mode == FIELD and bots != self.seats:
            raise BadOptions("field-is-one-table", given=bots, right=self.seats)
        least = self.seats if self.mode == ROUND_ROBIN else 2
        if self.mode != FIELD and bots < least:
            raise BadOptions("too-few-entrants", given=bots, right=least, mode=self.mode)


@dataclass(frozen=True)
class Fixture:
    """A game to be played."""

    number: int
    deal: int
    seed: int
    entrants: Seating


@lru_cache(maxsize=64)
def seatings_of_a_deal(mode: str, entrants: int, seats: int, which: str) -> list[Seating]:
    """Returns the games of one deal. All line-ups play the same deals, each with all of its seatings."""
    if mode == PAIRS and seats > 2:
        groups = combinations(range(entrants), 2)
        return [one for group in groups for one in shared(group, seats, which)]
    arrange = {BALANCED: balanced, ALL: every_seating, ONE: one_seating}[which]
    return [
        tuple(group[place] for place in row)
        for group in combinations(range(entrants), seats)
        for row in arrange(seats)
    ]


def balanced(seats: int) -> list[Seating]:
    """Returns a square of Williams: everybody sits in every seat, and after everybody else, equally often.

    >>> balanced(4)
    [(0, 1, 3, 2), (1, 2, 0, 3), (2, 3, 1, 0), (3, 0, 2, 1)]
    """
    zigzag = [0] + [(i + 1) // 2 if i % 2 else seats - i // 2 for i in range(1, seats)]
    rows = [tuple((one + turn) % seats for one in zigzag) for turn in range(seats)]
    return rows if seats % 2 == 0 or seats == 1 else rows + [row[::-1] for row in rows]


def every_seating(seats: int) -> list[Seating]:
    """Returns all orders; each group of as many as there are seats puts everybody once into every seat."""
    return [row for rest in permutations(range(1, seats)) for row in rotations((0, *rest))]


def one_seating(seats: int) -> list[Seating]:
    """Returns one order only, for a bot against itself."""
    return [tuple(range(seats))]


def shared(pair: tuple[int, ...], seats: int, which: str) -> list[Seating]:
    """Returns the ways in which two entrants share the seats of a table, as evenly as can be and in turn."""
    one, other = pair
    found: list[Seating] = []
    for first, second in ((one, other), (other, one)):
        if which == ALL:
            places = combinations(range(seats), (seats + 1) // 2)
            fills: Iterable[Seating] = (
                tuple(first if seat in taken else second for seat in range(seats))
                for taken in places
            )
        else:
            fills = rotations(tuple((first, second)[seat % 2] for seat in range(seats)))
        found += fills
    return list(dict.fromkeys(found))


def rotations(row: Seating) -> list[Seating]:
    return [row[turn:] + row[:turn] for turn in range(len(row))]
