"""All that lies on the table, in plain words: tokens, cards by number, jars as three colours."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from . import figures

Seat = int | str
"""A seat number, or "traitor"."""


class Dice(Protocol):
    """What shuffles: the engine's own generator, so that both models have the same chance."""

    def shuffle(self, items: list[int]) -> None: ...


class Player:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.goods: Counter[str] = Counter()
        self.nobles: list[int] = []
        self.tired: list[int] = []
        self.artisans: list[int] = []
        self.nile = dict.fromkeys(figures.COLOURS, 0)
        self.tomb = 0
        self.passed = False
        self.row = 0
        """The row and field of the pyramid, from 1; 0 while not there."""
        self.field = 0

    def lay(self, things: dict[str, Any]) -> None:
        """What a player has at the first question: a newcomer's scribe, or a head start."""
        self.goods = Counter(things["goods"])
        self.nobles = list(things["nobles"])
        self.artisans = list(things["artisans"])
        self.nile = dict(zip(figures.COLOURS, things["nile"], strict=True))
        self.tomb = things["tomb"]

    def has(self, noble: int) -> bool:
        return noble in self.nobles

    def has_ready(self, noble: int) -> bool:
        return noble in self.nobles and noble not in self.tired

    def offering_tokens(self) -> int:
        return sum(self.goods[token] for token in figures.OFFERINGS)

    def basic_tokens(self) -> list[str]:
        """Kinds that count as basic tokens: basic resources and resource offerings (63)."""
        kinds = [*figures.COLOURS, *[f"offering-{colour}" for colour in figures.COLOURS]]
        return [kind for kind in kinds if self.goods[kind]]


class Column:
    """One column of the Traitor's boards, with its start token."""

    def __init__(self, board: str, dark: bool, colour: str) -> None:
        self.board, self.dark, self.colour = board, dark, colour
        side = "dark" if dark else "light"
        self.fields = figures.column_fields(board, side)
        self.jars = figures.TRAITOR_SIDES[board, side][0]
        self.tokens = [colour]

    def is_full(self) -> bool:
        return len(self.tokens) == 1 + len(self.fields)

    def reached(self) -> list[str]:
        """The symbols of the fields that are covered."""
        return self.fields[: max(0, len(self.tokens) - 1)]


class Table:
    """The table as chance laid it: what all see at the first question, and the piles face down.

    `piles` are the engine's own, the top last; cards and jars in them are counted from 0.
    """

    def __init__(self, view: dict[str, Any], piles: dict[str, list[int]]) -> None:
        self.seats: int = view["seats"]
        self.options: dict[str, Any] = view["options"]
        self.dice: Dice | None = None
        self.round = 1
        self.is_over = False
        self.on_turn: Seat | None = None
        self.lay_board(view)
        self.lay_cards(view, piles)
        self.lay_jars_and_offerings(view, piles)
        self.lay_players(view)

    def lay_board(self, view: dict[str, Any]) -> None:
        self.ring: list[str] = [segment["zone"] for segment in view["ring"]]
        self.turned = figures.COLOURS.index(view["ring"][0]["colour"])
        self.direction = 1 if view["direction"] == "clockwise" else -1
        self.bank: Counter[str] = Counter(view["bank"])
        self.spaces: dict[str, list[str]] = {colour: [] for colour in figures.COLOURS}
        self.beside: list[tuple[str, str]] = []
        """Zone and token of every entry into a full zone."""
        self.pharaoh: Player | None = None

    def lay_cards(self, view: dict[str, Any], piles: dict[str, list[int]]) -> None:
        self.noble_deck = [card + 1 for card in piles["noble_deck"]]
        self.noble_slots: list[int | None] = list(view["nobles"]["shown"])
        self.noble_discard: list[int] = []
        self.put_aside: list[int] = []
        """Nobles that players rejected at set-up."""
        self.drawn: list[int] = []
        self.drawn_by: Player | None = None
        self.artisan_deck = [card + 1 for card in piles["artisan_deck"]]
        self.artisan_slots: list[int | None] = list(view["artisans"]["shown"])
        self.artisan_discard: list[int] = []

    def lay_jars_and_offerings(self, view: dict[str, Any], piles: dict[str, list[int]]) -> None:
        self.jar_stock = list(piles["jar_stock"])
        self.jars: list[int | None] = [figures.JARS.index(jar) for jar in view["jars"]["shown"]]
        self.jar_discard = list(piles["jar_discard"])
        self.traitor_jars = list(piles["traitor_jars"])
        self.turned_jar: int | None = None
        self.bag = [figures.TOKENS[token] for token in piles["bag"]]
        self.offering_discard: list[str] = []
        self.pairs: list[list[str] | None] = list(view["offerings"]["pairs"])
        self.bonus: list[str | None] = list(view["offerings"]["bonus"])

    def lay_players(self, view: dict[str, Any]) -> None:
        self.players = [Player(seat) for seat in range(self.seats)]
        self.columns: list[Column] = []
        if self.seats == 1:
            self.players.append(Player("traitor"))
            for column in view["traitor"]["columns"]:
                self.columns.append(Column(column["board"], column["dark"], column["colour"]))
        self.start = next(player for player in self.players if player.seat == view["start"])
        people = [*view["players"], *([view["traitor"]] if self.seats == 1 else [])]
        for player, things in zip(self.players, people, strict=True):
            player.lay(things)

    @property
    def traitor(self) -> Player:
        return self.players[1]

    def from_bank_or_marker(self, kind: str) -> str:
        """A token to block or to cover with; a marker when the bank has none (34, 39)."""
        if not self.bank[kind]:
            return "marker"
        self.bank[kind] -= 1
        return kind

    def gain(self, player: Player, kind: str) -> None:
        """One token from the bank, if it has one: "není možné je nadále získat"."""
        if self.bank[kind]:
            self.bank[kind] -= 1
            player.goods[kind] += 1

    def give_up(self, player: Player, token: str) -> None:
        """A token that is paid: resources to the bank, offering tokens to their discard."""
        player.goods[token] -= 1
        self.put_away(token)

    def put_away(self, token: str) -> None:
        if token in figures.OFFERINGS:
            self.offering_discard.append(token)
        elif token != "marker":
            self.bank[token] += 1

    def basic_in_bank(self) -> list[str]:
        return [colour for colour in figures.COLOURS if self.bank[colour]]

    def colour_at(self, place: int) -> str:
        return figures.COLOURS[(place + self.turned) % 5]

    def colour_of(self, zone: str) -> str:
        """The colour of the wheel at a zone: what it costs to enter."""
        return self.colour_at(self.ring.index(zone))

    def has_free_space(self, colour: str) -> bool:
        return len(self.spaces[colour]) < figures.ENTRY_SPACES[self.seats]

    def shuffled(self, count: int) -> list[int]:
        """The order that chance gives to so many things."""
        order = list(range(count))
        assert self.dice is not None
        self.dice.shuffle(order)
        return order

    def draw_offering(self) -> str | None:
        """One token from the bag; the used ones return only when it is empty (54)."""
        if not self.bag:
            used = self.offering_discard
            self.bag = [used[i] for i in self.shuffled(len(used))]
            self.offering_discard = []
        return self.bag.pop() if self.bag else None

    def draw_jar(self) -> int | None:
        if not self.jar_stock:
            used = self.jar_discard
            self.jar_stock = [used[i] for i in self.shuffled(len(used))]
            self.jar_discard = []
        return self.jar_stock.pop() if self.jar_stock else None

    def take_noble(self, where: str) -> int:
        return take_card(self.noble_slots, self.noble_deck, where)

    def take_artisan(self, where: str) -> int:
        return take_card(self.artisan_slots, self.artisan_deck, where)

    def check_succession(self, player: Player) -> None:
        """The first with two nobles and the third space of the tomb becomes pharaoh, at once (33)."""
        enough = len(player.nobles) >= figures.SUCCESSION_NOBLES
        if self.pharaoh is None and enough and player.tomb >= figures.SUCCESSION_TOMB:
            self.pharaoh = player

    def step_in_tomb(self, player: Player) -> None:
        if player.tomb < len(figures.TOMB):
            player.tomb += 1
            self.check_succession(player)


def all_tokens(table: Table) -> dict[str, int]:
    """Every token in the game, wherever it lies."""
    places: list[Iterable[str]] = [table.bank.elements(), table.bag, table.offering_discard]
    places += [player.goods.elements() for player in table.players]
    places += [pair for pair in table.pairs if pair]
    places += [column.tokens for column in table.columns]
    places += [*table.spaces.values(), [token for _zone, token in table.beside]]
    found = Counter(token for tokens in places for token in tokens)
    found.update(token for token in table.bonus if token)
    return {token: found[token] for token in figures.TOKENS}


def take_card(slots: list[int | None], deck: list[int], where: str) -> int:
    """A card of the display (`where` a number from 1) or of the deck; the display is refilled."""
    if where == "deck":
        return deck.pop()
    card = slots[int(where) - 1]
    assert card is not None
    slots[int(where) - 1] = deck.pop() if deck else None
    return card
