"""The board and the cards of one game: the printed figures for this number of players, ready for the rules."""

from typing import Final

from iteru.engine.allowed import Allowed, Listed, Whole, Word
from iteru.engine.bits import bit
from iteru.engine.box import Box, Figure
from iteru.engine.phrase import Phrase
from iteru.engine.setting import Setting
from iteru.games.egizia.meta import EgiziaOptions
from iteru.games.egizia.rules.moves import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    CREW_COUNT,
    CREWS,
    FIRST_IMMEDIATE,
    FIRST_PERMANENT,
    FIRST_QUARRY,
    MAX_BERTHS,
    MAX_DRAW,
    MAX_FIELDS,
    MAX_RIVER,
    MAX_ROWS,
    MORE_SPHINX,
    SECTIONS,
    SITES,
    SPHINX_CARDS,
    SPHINX_COUNT,
    STRUCTURES,
    TENTHS,
    TOWNS,
    TRACKS,
)

NO_SPACE: Final = -1
CARD_SPACE: Final = 0
TOWN_SPACE: Final = 1
SITE_SPACE: Final = 2

DECKS: Final = 3

BUILT: Final = 0
PLAYERS_AT_BOTTOM: Final = 1
OWN_AT_LEAST: Final = 2
OWN_EACH: Final = 3
PER_GRAVE: Final = 4
CREW_STRENGTH: Final = 5
PRODUCTION_MOST: Final = 6
OWN_AT_BOTTOM: Final = 7
PER_PERMANENT: Final = 8
PER_TEN: Final = 9
CONDITIONS: Final = (
    "built",
    "players_at_bottom",
    "own_at_least",
    "own_each",
    "per_grave",
    "crew_strength",
    "production_most",
    "own_at_bottom",
    "per_permanent",
    "per_ten",
)
PRODUCTIONS: Final = (*COLOURS, "quarry")
QUARRY_PRODUCTION: Final = 3
CONDITION_VALUES: Final[dict[str, Allowed]] = {
    "need": Whole(1, 100),
    "structure": Word(STRUCTURES),
    "crew": Word(CREWS),
    "track": Word(TRACKS),
    "production": Word(PRODUCTIONS),
}
"""What the conditions of Sphinx cards are about; each kind reads its own."""


class Effect:
    """What a town, or taking a field, brings."""

    def __init__(self, crews: list[int], any_crew: int, stones: int, points: int) -> None:
        self.crews = crews
        self.any_crew = any_crew
        self.stones = stones
        self.points = points
        self.steps = [0, 0]
        """Steps down on each track."""
        self.ring = 0


class Layout(Setting):
    """All printed figures that a running game needs. It never changes: every clone of a state shares it."""

    def __init__(self, box: Box, seats: int, options: EgiziaOptions) -> None:
        super().__init__("egizia", box, seats, options)
        self.every_moment = options.every_moment
        self.draws_first = (
            box["drawing"].number("first", 1, 4) if options.first_sphinx == "two" else 1
        )
        self.rounds = box["rounds"].number("played", 1, 8)
        self.deck_of_round = box["rounds"].numbers("decks", self.rounds, 1, DECKS)
        self.berths = box["berths"].numbers("for_players", 3, 1, MAX_BERTHS)[seats - 2]
        self.most_berths = max(box["berths"].numbers("for_players", 3, 1, MAX_BERTHS))
        self.read_river(box)
        self.read_tracks(box)
        self.read_structures(box)
        self.read_players(box)
        self.read_nile(box, options.tournament)
        self.read_sphinx(box, options.tournament)
        check_counts(box)

    def read_river(self, box: Box) -> None:
        """Reads, for each position, whether it has a card, a town or a site, and which."""
        figure = box["river"]
        known = ("card", *TOWNS, *SITES)
        spaces = figure.words("spaces", known, least=1, most=MAX_RIVER)
        single = [space for space in spaces if space != "card"]
        in_order = [site for site in spaces if site in SITES] == list(SITES)
        if len(set(single)) != len(single) or not in_order:
            raise figure.wrong("spaces", Phrase("right-in-order", {"words": ", ".join(SITES)}))
        self.river = len(spaces)
        self.space_type = [space_type(space) for space in spaces]
        self.space_name = spaces
        self.site_at = [SITES.index(space) if space in SITES else NO_SPACE for space in spaces]
        self.site_position = [spaces.index(site) for site in SITES]
        self.effects = [read_town(box, space) for space in spaces]
        self.barred = [
            space in TOWNS and box[f"towns.{space}"].switch("barred") for space in spaces
        ]
        self.reusable = sum(
            [
                bit(place)
                for place in range(self.river)
                if self.space_type[place] == TOWN_SPACE and not self.barred[place]
            ]
        )
        """R10.10: the spaces that a second ship may use, as bits."""
        self.card_spaces = [place for place in range(self.river) if spaces[place] == "card"]
        self.places = [str(box[f"sites.{site}"].values["place"]) for site in SITES]
        for town in TOWNS:
            read_town(box, town)
        for site, place in zip(SITES, ("abydus", "amarna", "giza"), strict=True):
            box[f"sites.{site}"].word("place", (place,))

    def read_tracks(self, box: Box) -> None:
        sale, market = box["stone_sale"], box["grain_market"]
        spaces = sale.number("spaces", 2, 12)
        self.penalty = market.numbers("penalty", 0, 0, 20)
        self.bottom = [spaces - 1, len(self.penalty) - 1]
        self.sells_from = sale.number("sells_from", 1, spaces) - 1
        self.bottom_stones = sale.number("bottom_stones", 0, 25)
        self.stones_per_point = sale.number("stones_per_point", 1, 25)
        self.bottom_points = market.number("bottom_points", 0, 50)
        self.ring_start = box["ring"].number("start", 1, len(COLOURS)) - 1
        self.bonus = [0, *box["bonus"].numbers("points", len(SITES), 0, 50)]
        self.scarab = box["scarab"].number("at", 1, 1000)

    def read_structures(self, box: Box) -> None:
        self.obelisk = box["obelisk"].numbers("values", 0, 1, 60, most=20)
        graves = box["graves"]
        self.grave_tiles = graves.numbers("tiles", 0, 1, 60)
        self.graves = graves.number("spaces", 1, min(24, len(self.grave_tiles)))
        self.face_up = graves.number("face_up", 1, self.graves)
        self.grave_totals = graves.numbers("totals", 0, 1, 1000)
        self.grave_points = graves.numbers("points", len(self.grave_totals), 0, 1000)
        pyramid = box["pyramid"]
        rows = Listed(Whole(1, 12), 1, MAX_ROWS, falling=True)
        self.row_spaces: list[int] = pyramid.listed("spaces", rows)
        self.rows = len(self.row_spaces)
        self.row_values = pyramid.numbers("values", self.rows, 1, 60)
        self.row_start = [sum(self.row_spaces[:row]) for row in range(self.rows + 1)]
        self.brick_bonus = pyramid.number("brick_bonus", 0, 50)
        self.temple = [box["temple"].numbers(section, 0, 1, 60, most=8) for section in SECTIONS]

    def read_players(self, box: Box) -> None:
        crews, stones = box["crews"], box["stones"]
        self.crew_limit = crews.number("limit", 1, 30)
        self.crews_at_start = crews.numbers("start", CREW_COUNT, 1, self.crew_limit)
        self.stone_limit = stones.number("limit", 1, 200)
        self.stones_at_start = stones.numbers("start", 4, 0, self.stone_limit)
        self.ships = box["ships"].number("each", 1, MAX_RIVER)
        self.start_colour = COLOURS.index(box["start.field"].word("colour", COLOURS))
        self.start_grain = box["start.field"].number("value", 0, 60)
        self.start_quarry = box["start.quarry"].number("value", 0, 60)
        drawing = box["drawing"]
        self.draw_limit = drawing.number("at_most", 1, MAX_DRAW)
        self.keep = drawing.number("keep", 1, MAX_DRAW)
        self.returned_points = drawing.number("returned_points", 0, 20)

    def read_nile(self, box: Box, tournament: bool) -> None:
        """R1.3; R11.2: a tournament leaves the card for more Sphinx cards out."""
        figures = [box[f"nile.{card}"] for card in CARDS]
        self.copies = [figure.numbers("copies", DECKS, 0, 30) for figure in figures]
        if tournament:
            self.copies[MORE_SPHINX] = [0] * DECKS
        fields = range(FIRST_QUARRY)
        if sum([sum(self.copies[card]) for card in fields]) >= MAX_FIELDS:
            raise figures[0].wrong("copies", Phrase("right-sum", {"most": MAX_FIELDS - 1}))
        self.colour = [COLOURS.index(figures[card].word("colour", COLOURS)) for card in fields]
        self.value = [figures[card].number("value", 0, 60) for card in range(FIRST_PERMANENT)]
        self.field_effect = [read_field(figures[card]) for card in fields]
        self.decks = [
            [card for card in range(CARD_COUNT) for _ in range(self.copies[card][deck])]
            for deck in range(DECKS)
        ]
        self.read_numbers(box)
        self.deal_from = self.deals(box["rounds"])
        self.immediate = [
            read_immediate(figures[card], card) for card in range(FIRST_IMMEDIATE, CARD_COUNT)
        ]
        self.brick_structures = [
            read_structures_of(figures[card]) for card in range(FIRST_IMMEDIATE, CARD_COUNT)
        ]

    def deals(self, figure: Figure) -> list[int]:
        """Returns, for each round, where its cards begin in the row of all decks."""
        start = [0, len(self.decks[0]), len(self.decks[0]) + len(self.decks[1])]
        found: list[int] = []
        for number in self.deck_of_round:
            found.append(start[number - 1])
            start[number - 1] += len(self.card_spaces)
        for deck in range(DECKS):
            rounds = self.deck_of_round.count(deck + 1)
            if len(self.decks[deck]) < rounds * len(self.card_spaces):
                most = len(self.decks[deck]) // len(self.card_spaces)
                facts = {"number": deck + 1, "most": most}
                raise figure.wrong("decks", Phrase("right-times", facts))
        return found

    def read_numbers(self, box: Box) -> None:
        """Reads the numbers on single cards."""
        self.steps_each_round = box["nile.crew_each_round"].number("steps", 1, 9)
        self.improver_steps = box["nile.field_improver"].number("steps", 1, 2)
        self.grain_per_stone = box["nile.stones_as_grain"].number("grain", 1, 9)
        self.more_sphinx = box["nile.more_sphinx"].number("cards", 1, MAX_DRAW)
        self.crew_price = box["nile.paid_crew"].number("stones", 0, 25)
        self.paid_steps = box["nile.paid_crew"].number("steps", 1, 9)
        self.grave_value = box["nile.grave_value"].number("value", 1, 100)
        self.seller_stones = box["nile.stone_seller"].number("stones", 1, 200)
        self.seller_points = box["nile.stone_seller"].number("points", 1, 20)
        self.card_stones = box["nile.stones"].number("stones", 1, 200)
        self.keep_more = box["nile.keep_more"].number("keep", self.keep + 1, MAX_DRAW)
        self.card_strength = box["nile.strength"].number("strength", 1, 60)
        self.card_grain = box["nile.grain"].number("grain", 1, 60)

    def read_sphinx(self, box: Box, tournament: bool) -> None:
        """R1.4; R11.2: a tournament leaves the card for tens of points out."""
        figures = [box[f"sphinx.{card}"] for card in SPHINX_CARDS]
        self.sphinx_copies = [figure.number("count", 0, 6) for figure in figures]
        if tournament:
            self.sphinx_copies[TENTHS] = 0
        least = self.seats * self.draws_first + 1
        if sum(self.sphinx_copies) < least:
            raise figures[0].wrong("count", Phrase("right-sum-least", {"least": least}))
        self.condition = [CONDITIONS.index(figure.word("kind", CONDITIONS)) for figure in figures]
        self.sphinx_points = [figure.numbers("points", 0, 0, 100) for figure in figures]
        self.sphinx_best = [max(points) for points in self.sphinx_points]
        self.need = [0] * SPHINX_COUNT
        self.about = [0] * SPHINX_COUNT
        """The structure, crew, track or production that a Sphinx card is about."""
        for card, figure in enumerate(figures):
            self.read_condition(card, figure)

    def read_condition(self, card: int, figure: Figure) -> None:
        kind = self.condition[card]
        for key, allowed in CONDITION_VALUES.items():
            figure.optional(key, allowed)
        if kind in (BUILT, OWN_AT_LEAST, OWN_EACH):
            self.need[card] = figure.number("need", 1, 100)
        if kind in (BUILT, OWN_AT_LEAST):
            self.about[card] = STRUCTURES.index(figure.word("structure", STRUCTURES))
        if kind == CREW_STRENGTH:
            self.about[card] = CREWS.index(figure.word("crew", CREWS))
        if kind in (PLAYERS_AT_BOTTOM, OWN_AT_BOTTOM):
            self.about[card] = TRACKS.index(figure.word("track", TRACKS))
        if kind == PRODUCTION_MOST:
            self.about[card] = PRODUCTIONS.index(figure.word("production", PRODUCTIONS))


def space_type(space: str) -> int:
    if space == "card":
        return CARD_SPACE
    return SITE_SPACE if space in SITES else TOWN_SPACE


def read_town(box: Box, space: str) -> Effect:
    """Reads what a town does; nothing for any other space."""
    if space not in TOWNS:
        return Effect([], 0, 0, 0)
    figure = box[f"towns.{space}"]
    crews = [CREWS.index(crew) for crew in figure.words("crews", CREWS)]
    effect = Effect(crews, figure.number("any_crew", 0, 4), figure.number("stones", 0, 25), 0)
    effect.steps = [figure.number(track, 0, 5) for track in TRACKS]
    effect.ring = figure.number("ring", 0, 2)
    return effect


def read_field(figure: Figure) -> Effect:
    """Reads what taking a field brings at once."""
    effect = Effect([], 0, figure.number("stones", 0, 25), figure.number("points", 0, 50))
    effect.steps = [figure.number(track, 0, 5) for track in TRACKS]
    return effect


def read_immediate(figure: Figure, card: int) -> Effect:
    """Reads what an immediate card brings; points for bricks are counted when it is taken."""
    name = CARDS[card]
    effect = Effect([], 0, 0, 0)
    if name.startswith("crews_shown"):
        effect.crews = [CREWS.index(crew) for crew in figure.words("crews", CREWS, least=1)]
    elif name == "crews_choice":
        effect.any_crew = figure.number("steps", 1, 9)
    elif name.startswith("brick_points"):
        effect.points = figure.number("points", 1, 20)
    else:
        effect.steps[TRACKS.index(name.removesuffix("_steps"))] = figure.number("steps", 1, 9)
    return effect


def read_structures_of(figure: Figure) -> list[int]:
    if "structures" not in figure.values:
        return []
    return [STRUCTURES.index(one) for one in figure.words("structures", STRUCTURES, least=1)]


def check_counts(box: Box) -> None:
    """Refuses figures that contradict those they follow from; the rules do not read them."""
    for piece in ("ships", "bricks"):
        each = box[piece].number("each", 1, 60)
        box[piece].number("count", 4 * each, 4 * each)
    box["ring"].number("places", len(COLOURS), len(COLOURS))
    box["scarab"].number("count", 4, 4)
