"""What lies on the table, and the small movements of markers that all rules share."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from . import figures


@dataclass
class Field:
    """A field card (the start field has no name) and how many improvers lie on it."""

    card: str | None
    printed: str
    value: int
    improved: int = 0

    @property
    def colour(self) -> str:
        return figures.COLOURS[figures.COLOURS.index(self.printed) - self.improved]


class Player:
    """One player: board, cards in front of them, markers."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.stones = figures.FIRST_STONES[tile - 1]
        self.points = 0
        self.arrived = -tile
        """When the score marker came to its space: of equal ones the earlier is in front."""
        self.by_source = dict.fromkeys(figures.SOURCES, 0)
        self.ships = figures.SHIPS
        self.lowest = 0
        self.passed = False
        self.crews = dict(figures.FIRST_STRENGTH)
        self.tired: set[str] = set()
        """Crews used in this round."""
        self.fields = [Field(None, *figures.FIRST_FIELD)]
        self.quarries: list[tuple[str | None, int]] = [(None, figures.FIRST_QUARRY)]
        self.cards: Counter[str] = Counter()
        self.used_cards: Counter[str] = Counter()
        self.attached = 0
        self.fed = 0
        self.tracks = {"stone_sale": 1, "grain_market": 1}
        self.graves: list[int] = []
        self.sphinx: list[str] = []
        self.took_part: list[str] = []

    @property
    def strength(self) -> int:
        return sum(self.crews.values())

    def has_fresh(self, card: str) -> bool:
        """Whether a copy of a once-a-round card is left for this round."""
        return self.cards[card] > self.used_cards[card]

    def can_improve(self) -> list[int]:
        """Numbers of the fields that an improver can be attached to (39, 48: not to green ones)."""
        if self.cards["field_improver"] <= self.attached:
            return []
        numbered = enumerate(self.fields, start=1)
        return [number for number, one in numbered if one.colour != "green"]

    def improvable_crews(self) -> list[str]:
        return [crew for crew in figures.CREWS if self.crews[crew] < figures.CREW_LIMIT]

    def gain_stones(self, count: int) -> None:
        self.stones = min(self.stones + count, figures.STONE_LIMIT)

    def raise_crew(self, crew: str) -> None:
        self.crews[crew] = min(self.crews[crew] + 1, figures.CREW_LIMIT)


@dataclass
class SphinxCard:
    """A card of the Sphinx deck, and the seats that know that it lies there."""

    name: str
    known_to: set[int] = field(default_factory=set)


@dataclass
class Site:
    """A building site with its berths, substitutes, and those who still have to build."""

    name: str
    berths: list[Player | None]
    waiting: list[Player] = field(default_factory=list)
    line: list[Player] = field(default_factory=list)
    took_part: list[Player] = field(default_factory=list)

    def ships(self) -> list[Player]:
        return [player for player in self.berths if player] + self.waiting


@dataclass
class Step:
    """The building step that is going on."""

    site: Site
    player: Player
    crews: list[str] = field(default_factory=list)
    boost: int = 0
    used: int = 0
    points: dict[str, int] = field(default_factory=dict)
    full_rows: list[int] = field(default_factory=list)

    @property
    def strength(self) -> int:
        return sum(self.player.crews[crew] for crew in self.crews) + self.boost

    def pay(self, stones: int) -> None:
        """Strength and stones are used up; whoever spends a stone takes part at the site."""
        self.player.stones -= stones
        self.used += stones
        if self.player not in self.site.took_part:
            self.site.took_part.append(self.player)
            self.player.took_part.append(self.site.name)


class Table:
    """The table after chance has laid it, fed from the snapshot of a new game."""

    def __init__(self, seats: int, options: dict[str, Any], laid: dict[str, Any]) -> None:
        self.options = options
        self.round = 0
        self.phase = "first-cards"
        tiles = {seat: place + 1 for place, seat in enumerate(laid["order"])}
        self.players = [Player(seat, tiles[seat]) for seat in range(seats)]
        self.order = [self.players[seat] for seat in laid["order"]]
        self.clock = 0
        self.deck = [SphinxCard(name) for name in laid["deck"]]
        self.drawn: list[SphinxCard] = []
        self.first_pairs: dict[int, list[str]] = laid["pairs"]
        for seat, name in laid["kept"]:
            self.players[seat].sphinx.append(name)
        self.grave_tiles: list[int] = laid["grave_tiles"][: figures.GRAVE_SPACES]
        self.graves_laid = False
        self.nile: list[list[str]] = laid["nile"]
        self.gone: Counter[str] = Counter()
        self.river_cards: dict[int, str] = {}
        self.laid_out: dict[int, str] = {}
        self.river_ships: dict[int, list[Player]] = {place: [] for place in range(1, 21)}
        berths = figures.BERTHS[seats]
        self.sites = [Site(name, [None] * berths) for name in figures.SITES]
        self.ring = figures.FIRST_RING
        self.obelisk: list[Player] = []
        self.graves: list[Player] = []
        self.pyramid: list[list[Player]] = [[] for _ in figures.PYRAMID]
        self.temple: dict[str, list[Player]] = {section: [] for section in figures.TEMPLE}
        self.step: Step | None = None
        self.is_over = False

    @property
    def every_moment(self) -> bool:
        return bool(self.options["every_moment"])

    def from_the_front(self) -> list[Player]:
        """The players as their markers stand on the score track, the leader first."""
        return sorted(self.players, key=lambda player: (-player.points, player.arrived))

    def move_score(self, player: Player, points: int, source: str) -> None:
        self.move_score_at_once(player, {source: points})

    def move_score_at_once(self, player: Player, points: dict[str, int]) -> None:
        """Who comes to a space later stands behind those who are there, also when losing points."""
        for source, count in points.items():
            player.points += count
            player.by_source[source] += count
        if sum(points.values()):
            self.clock += 1
            player.arrived = self.clock

    def move_marker(self, player: Player, track: str, steps: int = 1) -> None:
        """Step by step; coming to the bottom pays, every further step pays again (8)."""
        for _ in range(steps):
            player.tracks[track] = min(player.tracks[track] + 1, figures.TRACK_SPACES)
            if player.tracks[track] == figures.TRACK_SPACES and track == "stone_sale":
                player.gain_stones(figures.BOTTOM_STONES)
            elif player.tracks[track] == figures.TRACK_SPACES:
                self.move_score(player, figures.BOTTOM_POINTS, "grain_market")

    def discard(self, player: Player, card: str) -> None:
        """A card that is used once leaves the game."""
        player.cards[card] -= 1
        self.gone[card] += 1

    def grain(self, player: Player, ring: int) -> int:
        """What the fields bring with the water ring on this place."""
        watered = figures.COLOURS[:ring]
        return sum(one.value for one in player.fields if one.colour in watered)

    def missing(self, player: Player) -> int:
        grain = self.grain(player, self.ring) + player.fed
        return max(player.strength - grain, 0)

    def bricks(self, player: Player, structure: str) -> int:
        """Bricks of a player on a structure; markers on tracks never count (41)."""
        if structure == "obelisk":
            return self.obelisk.count(player)
        if structure == "graves":
            return self.graves.count(player)
        rows = self.pyramid if structure == "pyramid" else self.temple.values()
        return sum(row.count(player) for row in rows)

    def site_named(self, name: str) -> Site:
        return next(site for site in self.sites if site.name == name)
