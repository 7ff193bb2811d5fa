"""The table laid out for one game: the figures of the box for this number of players, ready for the rules."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.allowed import Listed, Word, exactly
from iteru.engine.bits import bit
from iteru.engine.box import Box, Figure
from iteru.engine.phrase import Phrase
from iteru.engine.setting import Setting
from iteru.games.pharaon.meta import PharaonOptions
from iteru.games.pharaon.rules import figures, prices
from iteru.games.pharaon.rules.figures import MAX_GOD_POINTS, REWARD_SYMBOLS
from iteru.games.pharaon.rules.moves import (
    COLOUR_COUNT,
    COLOURS,
    FIRST_OFFERING,
    MAX_KEEP,
    MAX_SLOTS,
    NOBLE_COUNT,
    RESOURCES,
    SCRIBE_SETS,
    SCRIBES,
    TOKENS,
    ZONE_COUNT,
    ZONES,
    zone_of,
)
from iteru.games.pharaon.rules.prices import Cover, Price

NUMBERS: Final = tuple(str(number) for number in range(1, NOBLE_COUNT + 1))
TYPES: Final = ("permanent", "once_a_round", "one_time")
EFFECT_OF_CARD: Final = (
    *["swap"] * 5,
    "advance",
    *["free_entry"] * 4,
    "any_kinds",
    "none",
    *["full_zone"] * 4,
    "seer",
    "treasurer",
    "teacher",
    "diplomat",
    *["gain"] * 6,
)
NAME_OF_CARD: Final = (
    *["scribe"] * 5,
    "general",
    "architect",
    "priestess",
    "foreman",
    "decorator",
    "judge",
    "vizier",
    "physician",
    "supplier",
    "high_priest",
    "steward",
    "seer",
    "treasurer",
    "teacher",
    "diplomat",
    *["official"] * 6,
)
"""Rules and texts of a noble go by its effect and its name, so an owner's corrections cannot change them."""
COUNTS: Final = (
    "nothing",
    "gods_at_zone",
    "tokens",
    "nobles",
    "artisan_values",
    "tomb_spaces",
    "offerings",
    "top_tracks",
    "gods",
    "silver",
    "basic",
    "other_noble",
)
COUNTS_WITHOUT_ZONE: Final = tuple(what for what in COUNTS if what != "gods_at_zone")
BOARDS: Final = ("T1", "T2", "T3", "T4", "T5")
SIDES: Final = ("light", "dark")


def side_of(board: int, is_dark: bool) -> int:
    """A side of one of the Traitor's boards: its place among all sides."""
    return board * len(SIDES) + (1 if is_dark else 0)


def board_of(side: int) -> int:
    return side // len(SIDES)


def is_dark(side: int) -> bool:
    return side % len(SIDES) == 1


class Layout(Setting):
    """All printed figures that a running game needs. It never changes: every clone of a state shares it."""

    def __init__(self, box: Box, seats: int, options: PharaonOptions) -> None:
        super().__init__("pharaon", box, seats, options)
        self.solo = seats == 1
        self.players: i64 = seats + 1 if self.solo else seats
        """R10.1: the Traitor is a player without a seat, the one after the only seat."""
        self.leftover_blocks = seats <= 2
        self.passes_at_once = options.traitor_passes_at_once
        self.dark_boards = int(options.traitor_level)
        self.newcomers = options.newcomers()[:seats]
        self.rounds = box["rounds"].number("played", 1, 9)
        self.start_silver = box["start"].number("silver", 0, 20)
        self.start_nobles = box["start"].number("nobles", 1, MAX_KEEP)
        self.noble_slots = box["display"].number("nobles", 1, MAX_SLOTS)
        self.artisan_slots = box["display"].number("artisans", 1, MAX_SLOTS)
        self.jars_shown = box["players"].numbers("jars", 5, 1, MAX_SLOTS)[seats - 1]
        self.pairs = box["players"].numbers("pairs", 5, 1, MAX_SLOTS)[seats - 1]
        self.bonus = box["players"].numbers("bonus", 5, 1, MAX_SLOTS)[seats - 1]
        self.succession_nobles = box["succession"].number("nobles", 1, NOBLE_COUNT)
        self.succession_points = box["succession"].number("points", 0, 100)
        self.start_points = box["start_player"].number("points", 0, 100)
        self.leftover_points = box["leftover"].number("points", 0, 20)
        self.traitor_noble = box["traitor_nobles"].number("value", 0, 50)
        self.read_bank(box)
        self.read_wheel(box["wheel"])
        self.read_offerings(box)
        self.read_zones(box)
        self.read_jars_and_artisans(box)
        self.read_gods(box)
        self.read_nobles([box[f"nobles.{number}"] for number in NUMBERS])
        self.read_pyramid(box["pyramid"])
        self.read_traitor(box)
        self.covers: list[list[Cover] | None] = [None] * prices.cover_count(self.prices)

    def read_bank(self, box: Box) -> None:
        """R1.2: tokens of each kind."""
        self.bank = [box["bank"].number(kind, 0, 100) for kind in RESOURCES]
        box["bank"].number("count", sum(self.bank), sum(self.bank))

    def read_wheel(self, figure: Figure) -> None:
        """R3.3: colours clockwise, and the entry spaces in use, which depend on the number of players."""
        order: list[str] = figure.listed("colours", exactly(Word(COLOURS), COLOUR_COUNT))
        if sorted(order) != sorted(COLOURS):
            raise figure.wrong("colours", Phrase("right-once", {"words": ", ".join(COLOURS)}))
        self.wheel_order = [COLOURS.index(colour) for colour in order]
        self.all_spaces = figure.number("spaces", 1, MAX_SLOTS)
        more = figure.number("from_four", 0, self.all_spaces - 1)
        self.spaces: i64 = self.all_spaces if self.seats >= 4 else self.all_spaces - more

    def read_offerings(self, box: Box) -> None:
        """R1.3: how many of each kind are in the bag, and what gifts bring at the end."""
        names = [token.replace("-", "_") for token in TOKENS[FIRST_OFFERING:]]
        self.offering_copies = [box[f"offerings.{name}"].number("count", 0, 20) for name in names]
        self.gift_small = box["offerings.gift_small"].number("points", 0, 20)
        self.gift_large = box["offerings.gift_large"].number("points", 0, 20)

    def read_zones(self, box: Box) -> None:
        """R4.4: what actions cost; R5.5, R5.7: the Nile and the tomb."""
        tomb = box["tomb"]
        cost = Listed(Word(COLOURS), 1, 5)
        tomb_costs: list[list[str]] = tomb.listed("costs", Listed(cost, 1, 3 * MAX_SLOTS))
        self.tomb_points = tomb.numbers("points", len(tomb_costs))
        self.tomb_spaces: i64 = len(tomb_costs)
        self.succession_tomb = box["succession"].number("tomb", 1, self.tomb_spaces)
        nile = box["nile"]
        nile_costs: list[list[str]] = nile.listed("costs", Listed(cost, 1, MAX_SLOTS))
        self.nile_actions = len(nile_costs)
        gain = Listed(Word((*RESOURCES, "jar")), 0, 6)
        gains: list[list[str]] = nile.listed("gains", exactly(gain, self.nile_actions))
        arrows = Listed(Listed(Word(COLOURS), 0, 6), 0, MAX_SLOTS)
        steps: list[list[list[str]]] = nile.listed("steps", exactly(arrows, self.nile_actions))
        self.nile_costs = nile_costs
        self.nile_gains = [figures.symbols(gain) for gain in gains]
        self.nile_steps = [[figures.mask_of(arrow) for arrow in each] for each in steps]
        self.track_points = box["tracks"].numbers("points", 0, 0, 100)
        self.top_level: i64 = len(self.track_points) - 1
        costs = box["costs"]
        self.cost_offerings = costs.number("offerings", 1, 3)
        self.cost_bonus = self.cost_offerings + costs.number("bonus", 0, 3)
        self.cost_nobles = costs.number("nobles", 1, COLOUR_COUNT)
        self.cost_artisans = costs.number("artisans", 1, 5)
        self.tomb_costs = tomb_costs
        self.prices = [
            Price(prices.SAME, self.cost_offerings, []),
            Price(prices.SAME, self.cost_bonus, []),
            Price(prices.DIFFERENT, self.cost_nobles, []),
            Price(prices.ANY, self.cost_nobles, []),
            Price(prices.SAME, self.cost_artisans, []),
            *[prices.fixed_price(cost) for cost in nile_costs],
            *[prices.fixed_price(cost) for cost in tomb_costs],
        ]
        self.target_prices = [
            prices.OFFERINGS,  # no target, so that actions are the places
            prices.OFFERINGS,
            prices.OFFERINGS_BONUS,
            prices.NOBLES,
            prices.ARTISANS,
            prices.NILE + self.nile_actions,
            *[prices.NILE + number for number in range(self.nile_actions)],
        ]
        """For each target its price; the Judge's and further spaces of the tomb have others."""
        self.targets_of = [0] * ZONE_COUNT
        """For each zone the targets in it, as a mask."""
        for target in range(1, len(self.target_prices)):
            self.targets_of[zone_of(target)] |= bit(target)

    def read_jars_and_artisans(self, box: Box) -> None:
        """R1.4: jars as top left, top right, bottom; R5.4: artisans with points and gains. A copy is a card of its own."""
        self.jar_figure: list[int] = []
        self.jar_goods: list[list[int]] = []
        for index, figure in enumerate(figures.under(box, "jars.")):
            goods = [figure.word(key, COLOURS) for key in ("top_left", "top_right", "bottom")]
            for _ in range(figure.number("count", 0, 5)):
                self.jar_figure.append(index)
                self.jar_goods.append([COLOURS.index(colour) for colour in goods])
        self.artisan_number: list[int] = []
        self.artisan_points: list[int] = []
        self.artisan_gain: list[list[int]] = []
        artisans = figures.under(box, "artisans.")
        for index, figure in enumerate(artisans):
            gain = figures.symbols(figure.words("gain", (*RESOURCES, "jar")))
            points = figure.number("points", 0, 100)
            for _ in range(figure.number("count", 0, 5)):
                self.artisan_number.append(index + 1)
                self.artisan_points.append(points)
                self.artisan_gain.append(gain)
        if len(self.artisan_number) > figures.MAX_CARDS:
            corrected = [one for one in artisans if one.source_of("count") == "owner"]
            raise corrected[0].wrong("count", Phrase("right-sum", {"most": figures.MAX_CARDS}))

    def read_gods(self, box: Box) -> None:
        """R9.5: each segment has a god on its left border, and a condition for either side."""
        segments = [box[f"segments.{zone}"] for zone in ZONES]
        self.gods = [str(figure.values.get("god")) for figure in segments]
        for figure in segments:
            figure.word("god", figures.GODS)
        if len(set(self.gods)) != len(self.gods):
            raise segments[0].wrong("god", Phrase("right-different"))
        self.left_need = [figure.number("left_need", 1, 50) for figure in segments]
        self.left_points = [figure.number("left_points", 0, MAX_GOD_POINTS) for figure in segments]
        self.right_need = [figure.number("right_need", 1, 50) for figure in segments]
        self.right_points = [
            figure.number("right_points", 0, MAX_GOD_POINTS) for figure in segments
        ]

    def read_nobles(self, cards: list[Figure]) -> None:
        """R6: who the nobles are and what they do, as masks of cards by their effect."""
        self.noble_names = [
            figure.word("name", (name,)) for figure, name in zip(cards, NAME_OF_CARD, strict=True)
        ]
        self.noble_types = [figure.word("type", TYPES) for figure in cards]
        self.noble_effects = [
            figure.word("effect", (effect,))
            for figure, effect in zip(cards, EFFECT_OF_CARD, strict=True)
        ]
        self.noble_copies = [figure.number("count", 0, 1) for figure in cards]
        self.noble_points = [figure.number("points", 0, 100) for figure in cards]
        self.noble_counts = [read_counts(figure) for figure in cards]
        self.noble_each = [figures.number_or_zero(figure, "each", 50) for figure in cards]
        self.noble_zone = [
            ZONES.index(figure.word("zone", ZONES)) if "zone" in figure.values else -1
            for figure in cards
        ]
        self.noble_gain = [read_gain(figure) for figure in cards]
        self.noble_colours = [read_pair(figure) for figure in cards]
        self.free_entry = [self.mask_of("free_entry", zone) for zone in range(len(ZONES))]
        self.full_zone = [self.mask_of("full_zone", zone) for zone in range(len(ZONES))]
        self.tires = 0
        for card, kind in enumerate(self.noble_types):
            self.tires |= bit(card) if kind == "once_a_round" else 0
        self.generals = self.mask_of("advance", -1)
        self.judges = self.mask_of("any_kinds", -1)
        self.seers = self.mask_of("seer", -1)
        self.treasurers = self.mask_of("treasurer", -1)
        self.teachers = self.mask_of("teacher", -1)
        self.diplomats = self.mask_of("diplomat", -1)
        self.alike = [
            prices.alike_by(
                [self.noble_colours[card] for card in range(SCRIBES) if swaps >> card & 1]
            )
            for swaps in range(SCRIBE_SETS)
        ]
        """For every set of scribes, as a mask, the groups of colours that they make alike."""

    def mask_of(self, effect: str, zone: int) -> int:
        """The cards with an effect; zone -1: whatever their zone is."""
        mask = 0
        for card in range(NOBLE_COUNT):
            if self.noble_effects[card] == effect and zone in (-1, self.noble_zone[card]):
                mask |= bit(card)
        return mask

    def read_pyramid(self, figure: Figure) -> None:
        """R7.1: rows from the bottom, fields from the left, what each field gives."""
        row_of_fields = Listed(Listed(Word(REWARD_SYMBOLS), 0, 6), 1, MAX_SLOTS)
        allowed = Listed(row_of_fields, max(1, self.players - 1), MAX_SLOTS)
        rows: list[list[list[str]]] = figure.listed("rows", allowed)
        self.pyramid = [[figures.symbols(field) for field in row] for row in rows]
        self.row_length = [len(row) for row in rows]

    def read_traitor(self, box: Box) -> None:
        """R10.1: boards with their light and dark sides, in the order of `side_of`."""
        sides = [box[f"traitor.{board}.{side}"] for board in BOARDS for side in SIDES]
        self.traitor_jars = [figure.number("jars", 0, 20) for figure in sides]
        self.traitor_words = [figures.field_words(figure) for figure in sides]
        self.traitor_fields = [figures.read_fields(figure, self.gods) for figure in sides]
        self.column_room = 1 + max([len(fields) for fields in self.traitor_fields])


def read_counts(figure: Figure) -> int:
    """R9.2: what a noble counts at the end; gods beside a zone only where its card names the zone."""
    known = COUNTS if "zone" in figure.values else COUNTS_WITHOUT_ZONE
    return COUNTS.index(figure.word("counts", known))


def read_pair(figure: Figure) -> list[int]:
    """R6.1: the two kinds that a scribe makes one."""
    if figure.values["effect"] != "swap":
        return []
    colours = figure.words("colours", COLOURS, least=2)
    if len(set(colours)) < 2:
        raise figure.wrong("colours", Phrase("right-different"))
    return [COLOURS.index(colour) for colour in colours]


def read_gain(figure: Figure) -> list[int]:
    """R6.11: what a card brings once, in printed order."""
    if figure.values["effect"] != "gain":
        return []
    return figures.symbols(figure.words("gain", figures.GAIN_SYMBOLS))
