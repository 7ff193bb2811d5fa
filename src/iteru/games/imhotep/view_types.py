"""The types of a view. Seats count from 0; ships and spaces are lists from the bow."""

from typing import NotRequired, TypedDict

Owner = int | None
"""The seat that a stone belongs to; None: no stone."""


class Asks(TypedDict):
    """The question, its ship or space, and how many stones the seat could take."""

    question: str
    seat: int
    detail: int
    stones: int


class ShipView(TypedDict):
    """A ship of the round; `site` is where it has sailed to."""

    size: int
    minimum: int
    cargo: list[Owner]
    site: str | None
    waits: bool


class CardDoes(TypedDict):
    """What a card does; which keys it has depends on the effect."""

    effect: str
    site: NotRequired[str]
    per: NotRequired[int]
    points: NotRequired[list[int]]
    further: NotRequired[int]
    steps: NotRequired[list[str]]
    take: NotRequired[int]


class Printed(TypedDict):
    """What is printed on the market cards, by their names."""

    colours: dict[str, str]
    does: dict[str, CardDoes]


class MarketView(Printed):
    """The market; only the seat that looks at `pair_cards` sees them, `in_use` are the cards being played."""

    cards: list[str | None]
    pair: int
    pair_cards: list[str]
    in_use: list[str]
    draw_pile: int
    discards: dict[str, int]
    ship: int | None


class TempleSpace(TypedDict):
    """What the visible stone on a space brings."""

    points: int
    bonus: str | None


class PyramidSpace(TypedDict):
    """A space with its stone, and what it brings."""

    owner: Owner
    points: int
    bonus: str | None


class PyramidsView(TypedDict):
    """The pyramids, and the stones for which they had no room."""

    names: list[str]
    levels: list[list[int]]
    pyramids: list[list[PyramidSpace]]
    beyond: list[int]
    beyond_points: int


class TempleView(TypedDict):
    """The stones in the order of delivery, and the visible ones."""

    width: int
    spaces: list[TempleSpace]
    choice_points: int
    choice_stones: int
    stones: list[int]
    seen: list[Owner]


class BurialChamberView(TypedDict):
    """The stones in the order of delivery, and what groups of them bring."""

    rows: int
    columns: int
    stones: list[int]
    groups: list[int]
    further: int
    places: list[list[int]]


class ObelisksView(TypedDict):
    """The height of each seat's obelisk, the towers in the order of raising, and what they bring."""

    heights: list[int]
    towers: list[int]
    tower_height: int
    tower_points: list[int]
    tower_further: int
    places: list[int]


class PlayerView(TypedDict):
    """`points` are those scored so far; `if_ended_now` adds those of the final scoring."""

    points: int
    if_ended_now: int
    sled: int
    sled_room: int
    quarry: int
    cards: dict[str, int]


class RoundCards(TypedDict):
    """The cards turned up so far, the current one last; the others without their order."""

    seen: list[list[int]]
    unseen: list[list[int]]


class OptionsView(TypedDict):
    """The sides of the sites, A or B, and the variant."""

    market: str
    pyramids: str
    temple: str
    burial_chamber: str
    obelisks: str
    wrath: bool


class ImhotepView(TypedDict):
    """What a seat, or a spectator, may know."""

    game: str
    seat: int | None
    seats: int
    options: OptionsView
    round: int
    rounds: int
    actor: int | None
    asks: Asks | None
    ships: list[ShipView]
    harbours: dict[str, int | None]
    unloading: list[int]
    market: MarketView
    pyramids: PyramidsView
    temple: TempleView
    burial_chamber: BurialChamberView
    obelisks: ObelisksView
    players: list[PlayerView]
    points: dict[str, list[int]]
    winners: list[int]
    round_cards: RoundCards
