"""The types of a view. Seats count from 0, slots of the pyramid too; cards are called by their names."""

from typing import NotRequired, TypedDict


class StepView(TypedDict):
    """A step of an action; `other` may be taken instead, `attack` is what opponents must do."""

    verb: str
    count: int
    places: list[str]
    number: int
    attack: NotRequired[str]
    which: str
    other: "StepView | None"


class CardView(TypedDict):
    """R1.3: what is printed on a card. Starters and uniques have points, cards of a set its size and their number there."""

    set: str
    size: int | None
    number: int | None
    age: int
    cost: int
    gold: int
    points: int | None
    copies: int
    action: list[StepView]
    repeatable: bool
    reconstructed: list[str]


Cards = dict[str, CardView]
"""What is printed on the cards, by their names."""


class Constants(TypedDict):
    """What stays the same from the first move to the last."""

    cards: Cards


class Asks(TypedDict):
    """The question, and of which seat. What else there is depends on the question.

    `payments` (turn): for each slot, from 1, what would be laid for its card. `card`, `chosen`, `nth` and `of` (choose,
    choose-more, victim): whose action asks, how many cards it has been given, which one of how many is chosen now; with them
    all that a StepView has. `count` (keep): how many. `verb` and `cards` (reaction): how, and which cards react so.
    """

    question: str
    seat: int
    payments: NotRequired[dict[str, list[str]]]
    verb: NotRequired[str]
    count: NotRequired[int]
    places: NotRequired[list[str]]
    number: NotRequired[int]
    attack: NotRequired[str]
    which: NotRequired[str]
    other: NotRequired[StepView | None]
    card: NotRequired[str]
    chosen: NotRequired[int]
    nth: NotRequired[int]
    of: NotRequired[int]
    cards: NotRequired[list[str]]


class BoneyardView(TypedDict):
    """How many cards; nobody sees more than the top one."""

    count: int
    top: str | None


class OwnCards(TypedDict):
    """How many cards, and for the seat whose turn it is which."""

    count: int
    cards: list[str]


class TurnView(TypedDict):
    """What the turn has brought about: gold laid out, the cost of the dearest purchase, what lasts until the turn ends."""

    laid: int
    entombed: bool
    changed: bool
    dearest: int
    gold_each: int
    anywhere: bool
    cheaper: int
    done: list[str]


class SetView(TypedDict):
    """The cards of a set in a tomb, how many are different of how many there are, and their points."""

    cards: dict[str, int]
    different: int
    size: int | None
    points: int


class PlayerView(TypedDict):
    """Counts of all cards; which they are as far as one may know: None where one may not look."""

    points: int
    hand: int
    hand_cards: list[str]
    deck: int
    deck_cards: dict[str, int] | None
    deck_top: list[str]
    pile: int
    pile_top: str | None
    pile_cards: list[str] | None
    owned: int
    owns: dict[str, int] | None
    tomb: list[str]
    sets: dict[str, SetView]


class OptionsView(TypedDict):
    """The options of the table."""

    completist: bool
    boat_crumble: str
    partial_draws: bool
    open_piles: bool
    open_lists: bool


class ValleyView(Constants):
    """What a seat, or a spectator, may know."""

    game: str
    seat: int | None
    seats: int
    options: OptionsView
    turn: int
    turn_limit: int
    on_turn: int
    actor: int | None
    asks: Asks | None
    pyramid: list[str | None]
    prices: list[int | None]
    stock: int
    boneyard: BoneyardView
    played: list[str]
    revealed: list[str]
    looked: OwnCards
    arranged: OwnCards
    so_far: TurnView
    players: list[PlayerView]
    points: dict[str, list[int]]
    winners: list[int]
