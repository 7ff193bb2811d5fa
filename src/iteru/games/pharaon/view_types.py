"""The types of a view. Seats count from 0; displays are lists of slots, empty ones None."""

from typing import NotRequired, TypedDict

Player = int | str
"""A seat, or "traitor"."""


class LastChance(TypedDict):
    """In the last round, a target that would still bring more points than it costs, and how many at least."""

    target: str
    points: int


class Asks(TypedDict):
    """The question, and what one needs to know to answer it; which keys it has depends on the question."""

    question: str
    seat: int
    detail: int
    payments: NotRequired[dict[str, list[str]]]
    """turn: what each target costs if it is paid the usual way."""
    last_chance: NotRequired[LastChance | None]
    """turn: for the seat that is asked."""
    target: NotRequired[str]
    """pay: what is paid for."""
    zone: NotRequired[str]
    """pay: where that is."""
    picked: NotRequired[list[str]]
    """pay: the tokens paid so far."""
    rest: NotRequired[list[str]]
    """pay: all tokens of the usual payment."""
    effect: NotRequired[str]
    """give: the noble that is used."""
    given: NotRequired[str]
    """get: the token that is given."""
    tracks: NotRequired[list[str]]
    """step: the tracks of the arrow."""


class GodView(TypedDict):
    """A god with its two conditions."""

    name: str
    left_zone: str
    left_need: int
    left_points: int
    right_zone: str
    right_need: int
    right_points: int


class SegmentView(TypedDict):
    """A segment of the ring with the sector of the wheel at it, and the god on its left border."""

    zone: str
    colour: str
    next_colour: str | None
    spaces: list[str | None]
    unused: int
    beside: list[str]
    god: GodView


class OfferingsView(TypedDict):
    """The pairs, the bonus area, how many are in the bag, and the used ones."""

    pairs: list[list[str] | None]
    bonus: list[str | None]
    bag: int
    discard: list[str]


class DisplayView(TypedDict):
    """Cards by their numbers, and how many are left in the deck."""

    shown: list[int | None]
    deck: int
    discard: list[int | None]


class JarsView(TypedDict):
    """The jars that lie open, and the one that was turned up."""

    shown: list[list[str] | None]
    stock: int
    discard: int
    turned: list[str] | None


class DrawnView(TypedDict):
    """R2.5: nobles drawn at set-up; `cards` only for the seat that looks at them."""

    count: int
    seat: int | None
    cards: list[int]


class PlayerView(TypedDict):
    """What lies before a player, be it a seat or the Traitor."""

    goods: dict[str, int]
    nobles: list[int]
    tired: list[int]
    artisans: list[int]
    nile: list[int]
    tomb: int
    passed: bool
    row: int | None
    field: int | None
    points: int
    if_ended_now: int


class GodStanding(TypedDict):
    """What a player has for both conditions of a god."""

    has: list[int]
    satisfied: bool


class SeatView(PlayerView):
    """A seat with its gods and with what its nobles would be worth."""

    noble_points: dict[str, int]
    gods: dict[str, GodStanding]


class ColumnView(TypedDict):
    """A board of the Traitor; tokens from the start space on."""

    board: str
    dark: bool
    jars: int
    colour: str
    fields: list[str]
    tokens: list[str]


class TraitorView(PlayerView):
    """R10: the opponent of the solo game."""

    columns: list[ColumnView]
    jars: int
    level: str
    noble_value: int
    gods: list[str]
    by_source: dict[str, int]


class NileAction(TypedDict):
    """What an action costs and gives; `steps` has for each arrow the tracks it leads to."""

    cost: list[str]
    gain: list[str]
    steps: list[list[str]]


class NileView(TypedDict):
    """The actions, and the points of each level of a track."""

    actions: list[NileAction]
    points: list[int]


class TombSpace(TypedDict):
    """What a space of the tomb costs, and what it brings."""

    cost: list[str]
    points: int


class Costs(TypedDict):
    """R4.4: how many tokens; `bonus` is the pair with its bonus."""

    offerings: int
    bonus: int
    nobles: int
    artisans: int


class Succession(TypedDict):
    """R3.5: what the Pharaoh token takes."""

    nobles: int
    tomb: int


class TokenPoints(TypedDict):
    """What the tokens of the first player and of the Pharaoh are worth."""

    start: int
    pharaoh: int


class PyramidView(TypedDict):
    """Rows from the bottom, what each field gives, and how many rows are used."""

    rows: list[list[list[str]]]
    used: int


class NobleFacts(TypedDict):
    """What is printed on a noble."""

    name: str
    type: str
    points: int
    each: int
    counts: str
    effect: str
    colours: list[str]
    zone: str | None
    gain: list[str]


class ArtisanFacts(TypedDict):
    """What is printed on an artisan."""

    points: int
    gain: list[str]


class CardFacts(TypedDict):
    """What is printed on nobles and artisans, by their numbers."""

    nobles: dict[str, NobleFacts]
    artisans: dict[str, ArtisanFacts]


class Printed(TypedDict):
    """What is printed on boards and cards, and the same in all views of a table."""

    nile: NileView
    tomb: list[TombSpace]
    costs: Costs
    succession: Succession
    token_points: TokenPoints
    leftover_points: int
    gift_points: dict[str, int]
    pyramid: PyramidView
    card_facts: CardFacts


class OptionsView(TypedDict):
    """The Traitor of the solo game, and which seats play for the first time."""

    traitor_level: str
    traitor_passes_at_once: bool
    newcomer_1: bool
    newcomer_2: bool
    newcomer_3: bool
    newcomer_4: bool
    newcomer_5: bool


class PharaonView(Printed):
    """What a seat, or a spectator, may know."""

    game: str
    seat: int | None
    seats: int
    options: OptionsView
    round: int
    rounds: int
    actor: int | None
    on_turn: Player | None
    asks: Asks | None
    direction: str
    ring: list[SegmentView]
    bank: dict[str, int]
    offerings: OfferingsView
    nobles: DisplayView
    artisans: DisplayView
    jars: JarsView
    start: Player
    pharaoh: Player | None
    drawn: DrawnView
    players: list[SeatView]
    traitor: TraitorView | None
    points: dict[str, list[int]]
    winners: list[int]
