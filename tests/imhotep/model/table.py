"""What lies on the table, and the small movements that all rules share."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Protocol

from . import figures


class Dice(Protocol):
    """Chance."""

    def shuffle(self, items: list[int]) -> None: ...


class Player:
    """One player: sled, stones in the quarry, cards in front of them, points so far."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sled = figures.FIRST_SLED[seat]
        self.quarry = figures.STONES_OF_A_COLOUR - figures.SCORE_MARKERS - self.sled
        self.cards: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        """By the site that they were scored for."""

    def can_take(self, wanted: int) -> int:
        """Stones taken where so many are offered: all that fit and are there (p. 5; 2, 4)."""
        return min(wanted, figures.SLED - self.sled, self.quarry)

    def take_stones(self, wanted: int) -> None:
        taken = self.can_take(wanted)
        self.quarry -= taken
        self.sled += taken


class Ship:
    """A ship with its spaces from the bow; `site` is where it has sailed to, if it has."""

    def __init__(self, number: int, size: int) -> None:
        self.number = number
        self.spaces: list[Player | None] = [None] * size
        self.site: str | None = None
        self.waits = True

    @property
    def minimum(self) -> int:
        return figures.MINIMUM[len(self.spaces)]

    def loaded(self) -> list[int]:
        """The spaces with a stone, the bow first."""
        return [space for space, stone in enumerate(self.spaces) if stone]

    def free(self) -> list[int]:
        return [space for space, stone in enumerate(self.spaces) if not stone]


@dataclass
class Laid:
    """What chance laid at set-up; the next card of the draw pile is its last."""

    round_cards: list[list[int]]
    market: list[str]
    pair: list[str]
    draw_pile: list[str]


class Table:
    """The table at set-up (p. 4), after chance has laid it."""

    def __init__(self, seats: int, options: dict[str, Any], laid: Laid) -> None:
        self.options = options
        self.players = [Player(seat) for seat in range(seats)]
        self.round = 1
        self.round_cards = laid.round_cards
        self.ships: list[Ship] = []
        self.unloading: list[int] = []
        """Spaces of the ship at its site whose stones come next."""
        self.market: list[str | None] = [*laid.market]
        self.pair = laid.pair
        self.looks_at_pair: Player | None = None
        self.draw_pile = laid.draw_pile
        self.discards: list[str] = []
        self.in_use: list[str] = []
        """Cards that are being carried out."""
        self.pyramids: list[list[Player]] = [[] for _ in figures.PYRAMIDS[options["pyramids"]]]
        self.beyond: list[Player] = []
        self.temple: list[Player] = []
        self.burial_chamber: list[Player] = []
        self.obelisks: list[Player] = []
        """Stones on the fields of their colours; on side B those of no tower."""
        self.towers: list[Player] = []
        self.is_over = False
        self.dice: Dice | None = None

    @property
    def temple_width(self) -> int:
        return figures.TEMPLE_WIDTH[len(self.players)]

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    def waiting_ships(self) -> list[Ship]:
        return [ship for ship in self.ships if ship.waits]

    def free_sites(self) -> list[str]:
        """Sites to which no ship has sailed in this round (p. 5)."""
        taken = [ship.site for ship in self.ships]
        return [site for site in figures.SITES if site not in taken]

    def has_cards(self) -> bool:
        return bool(self.draw_pile or self.discards)

    def draw(self) -> str | None:
        """The top card; from an empty pile after the discards were shuffled (p. 5; 12)."""
        if not self.draw_pile:
            self.draw_pile = self.shuffled(self.discards)
            self.discards = []
        return self.draw_pile.pop() if self.draw_pile else None

    def shuffled(self, cards: list[str]) -> list[str]:
        assert self.dice
        places = list(range(len(cards)))
        self.dice.shuffle(places)
        return [cards[place] for place in places]

    def visible_in_temple(self) -> list[Player | None]:
        """The topmost stone on each space; levels are filled from the left (p. 7)."""
        seen: list[Player | None] = [None] * self.temple_width
        for place, stone in enumerate(self.temple):
            seen[place % self.temple_width] = stone
        return seen

    def burial_row(self, row: int) -> list[Player]:
        """The chamber is filled column by column, each from the top (p. 7)."""
        return self.burial_chamber[row :: figures.BURIAL_ROWS]

    def stones_at(self, monument: str) -> list[Player]:
        """Every stone of a monument, covered ones, towers and those beyond it included (25; 5.6)."""
        if monument == "pyramids":
            return [*self.beyond, *[stone for one in self.pyramids for stone in one]]
        if monument == "obelisks":
            return [*self.obelisks, *(self.towers * figures.TOWER_HEIGHT)]
        return self.temple if monument == "temple" else self.burial_chamber
