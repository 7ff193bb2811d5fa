"""The types of a view. Seats count from 0; spaces, berths, rows, tiles and rounds from 1."""

from typing import NotRequired, TypedDict

Owner = int | None
"""The seat that a ship or brick belongs to; None: none is there."""


class Asks(TypedDict):
    """The question, and what it is about, as far as that applies.

    `cheapest`, `free_card` and `may` help the seat to answer.
    """

    question: str
    seat: int
    site: str | None
    space: int | None
    town: str | None
    cheapest: int | None
    count: int | None
    free_card: str | None
    may: str | None


class EffectView(TypedDict):
    """What a town brings."""

    crews: list[str]
    any_crew: int
    stones: int
    stone_sale: int
    grain_market: int
    ring: int


class SpaceView(TypedDict):
    """A space of the river: "card", "round" (a town) or "site". `barred` and `effect` are those of towns; `taken` is the card
    that the first ship on a space took.
    """

    position: int
    type: str
    name: str | None
    card: str | None
    ships: list[int]
    taken: NotRequired[str]
    barred: NotRequired[bool]
    effect: NotRequired[EffectView]


class SiteView(TypedDict):
    """A site: its berths from the Nile, covered ones apart, and who builds there now, in order."""

    name: str
    place: str
    position: int
    berths: list[Owner]
    covered: int
    waiting: list[int]
    line: list[int]
    took_part: list[int]


class StepView(TypedDict):
    """The running total of a building step."""

    site: str
    seat: int
    crews: list[str]
    boost: int
    strength: int
    used: int
    left: int
    stones: int
    points: int
    cheapest: int | None


class SphinxView(TypedDict):
    """The Sphinx deck from the top: `known` are the cards that the seat has put there, `drawn_cards` those it looks at."""

    deck: int
    known: list[str | None]
    drawn: int
    drawn_cards: list[str]
    limit: int
    keep: int
    returned_points: int


class ObeliskView(TypedDict):
    """From the bottom to the top."""

    values: list[int]
    owners: list[int]


class GravesView(TypedDict):
    """From the Nile: the tiles that are face up or taken, and what totals of them bring."""

    spaces: int
    owners: list[int]
    values: list[int]
    laid: bool
    table: list[list[int]]


class RowView(TypedDict):
    """A row of the pyramid; `open`: whether its next space can be built on."""

    value: int
    owners: list[Owner]
    open: bool


class PyramidView(TypedDict):
    """The rows of the pyramid, the lowest first."""

    rows: list[RowView]


class SectionView(TypedDict):
    """A section of the temple, built from its first value to its last."""

    values: list[int]
    owners: list[int]
    open: bool


class StoneSaleView(TypedDict):
    """`stones` is what the lowest space brings, `at` where the seats' markers stand."""

    spaces: int
    sells_from: int
    stones: int
    stones_per_point: int
    at: list[int]


class GrainMarketView(TypedDict):
    """`penalty` is lost for each missing grain, `points` are what the lowest space brings."""

    spaces: int
    penalty: list[int]
    points: int
    at: list[int]


class TracksView(TypedDict):
    """The two tracks at the edge of the board."""

    stone_sale: StoneSaleView
    grain_market: GrainMarketView


class FieldView(TypedDict):
    """A field; `card` is None for the first one, `colour` its colour after improvement."""

    number: int
    card: str | None
    colour: str
    printed: str
    value: int
    watered: bool


class QuarryView(TypedDict):
    """A quarry of a player; `card` is None for the one that everybody begins with."""

    card: str | None
    value: int


class FedView(TypedDict):
    """What feeding brings with the ring at one of its places."""

    grain: int
    missing: int
    points: int


class FeedingView(TypedDict):
    """`fed` is the grain that was added already; `by_ring` has an entry for each place of the ring."""

    strength: int
    penalty: int
    fed: int
    by_ring: list[FedView]


class KeptView(TypedDict):
    """Sphinx cards of a player: how many; which, and what each would bring now, if the seat may know."""

    sphinx: int
    sphinx_cards: list[str] | None
    sphinx_points: list[int] | None


class PlayerView(KeptView):
    """`points` are those of the score marker; `if_ended_now` adds those of the final scoring, Sphinx cards apart."""

    points: int
    if_ended_now: int
    tile: int
    scarab: bool
    stones: int
    stone_limit: int
    ships: int
    passed: bool
    crews: dict[str, int]
    crew_limit: int
    used: list[str]
    fields: list[FieldView]
    quarries: list[QuarryView]
    production: int
    cards: dict[str, int]
    used_cards: dict[str, int]
    attached: int
    feeding: FeedingView
    graves: list[int]
    grave_total: int
    bricks: dict[str, int]
    sites: list[str]


class NileView(TypedDict):
    """The deck in use, how many of its cards are still face down, and what has left the game face up."""

    deck: int
    left: int
    gone: dict[str, int]


class CardView(TypedDict):
    """What is printed on a Nile card; which numbers it has depends on its kind. `copies` are those in each deck."""

    kind: str
    type: str
    copies: list[int]
    reconstructed: list[str]
    colour: NotRequired[str]
    steps: NotRequired[int]
    grain: NotRequired[int]
    cards: NotRequired[int]
    stones: NotRequired[int]
    value: NotRequired[int]
    points: NotRequired[int]
    keep: NotRequired[int]
    strength: NotRequired[int]
    stone_sale: NotRequired[int]
    grain_market: NotRequired[int]
    crews: NotRequired[list[str]]
    structures: NotRequired[list[str]]


class SphinxCardView(TypedDict):
    """What is printed on a Sphinx card: its condition, and what that is about."""

    kind: str
    points: list[int]
    count: int
    reconstructed: list[str]
    structure: NotRequired[str]
    need: NotRequired[int]
    crew: NotRequired[str]
    track: NotRequired[str]
    production: NotRequired[str]


class Printed(TypedDict):
    """What is printed on the cards, by their names."""

    cards: dict[str, CardView]
    sphinx_table: dict[str, SphinxCardView]


class OptionsView(TypedDict):
    """The options of the table."""

    first_sphinx: str
    tournament: bool
    every_moment: bool


class EgiziaView(Printed):
    """What a seat, or a spectator, may know."""

    game: str
    seat: int | None
    seats: int
    options: OptionsView
    round: int
    rounds: int
    phase: str
    actor: int | None
    asks: Asks | None
    order: list[int]
    river: list[SpaceView]
    lowest: list[int]
    sites: list[SiteView]
    building: StepView | None
    sphinx: SphinxView
    obelisk: ObeliskView
    graves: GravesView
    pyramid: PyramidView
    temple: dict[str, SectionView]
    tracks: TracksView
    ring: int
    score_order: list[int]
    bonus: list[int]
    scarab_at: int
    players: list[PlayerView]
    points: dict[str, list[int]]
    winners: list[int]
    nile: NileView
