"""All that lies on the table, in plain words: tokens, cards by number, jars as three colours."""

from collections import Counter
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
        self.tokens: list[str] = []

    def is_full(self) -> bool:
        return len(self.tokens) == 1 + len(self.fields)

    def reached(self) -> list[str]:
        """The symbols of the fields that are covered."""
        return self.fields[: max(0, len(self.tokens) - 1)]


class Table:
    """The table as chance laid it: `laid` are the engine's own piles at the first question."""

    def __init__(self, seats: int, options: dict[str, Any], laid: dict[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.dice: Dice | None = None
        self.round = 1
        self.on_turn: Seat | None = None
        self.lay_board(laid)
        self.lay_piles(laid)
        self.lay_traitor(laid)

    def lay_board(self, laid: dict[str, Any]) -> None:
        self.ring = [figures.ZONES[zone] for zone in laid["ring"]]
        self.turned: int = laid["turned"]
        self.direction: int = laid["direction"]
        self.bank: Counter[str] = Counter(laid["bank"])
        self.spaces: dict[str, list[str]] = {colour: [] for colour in figures.COLOURS}
        self.beside: list[tuple[str, str]] = []
        """Zone and token of every entry into a full zone."""
        self.pharaoh: Player | None = None

    def lay_piles(self, laid: dict[str, Any]) -> None:
        self.noble_deck = [card + 1 for card in laid["noble_deck"]]
        self.noble_slots = [None if card < 0 else card + 1 for card in laid["noble_slots"]]
        self.noble_discard: list[int] = []
        self.artisan_deck = [card + 1 for card in laid["artisan_deck"]]
        self.artisan_slots = [None if card < 0 else card + 1 for card in laid["artisan_slots"]]
        self.artisan_discard: list[int] = []
        self.jar_stock: list[int] = list(laid["jar_stock"])
        self.jars: list[int | None] = [None if jar < 0 else jar for jar in laid["jars"]]
        self.jar_discard: list[int] = list(laid["jar_discard"])
        self.turned_jar: int | None = None
        self.bag = [figures.TOKENS[token] for token in laid["bag"]]
        self.offering_discard: list[str] = []
        self.pairs: list[list[str] | None] = [
            [figures.TOKENS[token] for token in pair] for pair in laid["pairs"]
        ]
        self.bonus: list[str | None] = [figures.TOKENS[token] for token in laid["bonus"]]
        self.drawn: list[int] = []
        self.drawn_by: Player | None = None

    def lay_traitor(self, laid: dict[str, Any]) -> None:
        self.players = [Player(seat) for seat in range(self.seats)]
        self.columns: list[Column] = []
        self.traitor_jars: list[int] = list(laid["traitor_jars"])
        if self.seats == 1:
            self.players.append(Player("traitor"))
            for board, dark, colour in zip(
                laid["boards"], laid["dark"], laid["column_colour"], strict=True
            ):
                column = Column(f"T{board + 1}", bool(dark), figures.COLOURS[colour])
                column.tokens.append(column.colour)
                self.columns.append(column)
        self.start = self.players[laid["start"]]
        for player, things in zip(self.players, laid["players"], strict=True):
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


def take_card(slots: list[int | None], deck: list[int], where: str) -> int:
    """A card of the display (`where` a number from 1) or of the deck; the display is refilled."""
    if where == "deck":
        return deck.pop()
    card = slots[int(where) - 1]
    assert card is not None
    slots[int(where) - 1] = deck.pop() if deck else None
    return card
