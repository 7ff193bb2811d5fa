"""The boards of one game: the printed figures of the chosen sides for this number of players, ready for the rules."""

from typing import Final

from iteru.engine.allowed import Allowed, Either, Listed, Whole, Word, exactly
from iteru.engine.box import Box, Figure
from iteru.engine.phrase import Phrase
from iteru.engine.setting import Setting
from iteru.games.imhotep.meta import ImhotepOptions
from iteru.games.imhotep.rules.moves import CARDS, PYRAMID_NAMES, SITES
from iteru.games.imhotep.view_types import CardDoes

NO_BONUS: Final = 0
CARD: Final = 1
TAKE_STONES: Final = 2
LOAD_STONE: Final = 3
CHOICE: Final = 4
BONUSES: Final = {"card": CARD, "stones": TAKE_STONES, "load": LOAD_STONE, "choice": CHOICE}

BUILD: Final = 0
DECORATE: Final = 1
STATUES: Final = 2
STEPS: Final = 3
EFFECTS: Final = ("build", "decorate", "statue", "steps")
EFFECT_OF_CARD: Final = [BUILD] * 3 + [DECORATE] * 4 + [STATUES] + [STEPS] * 4
"""The effect of each card: its rules and texts depend on it, so corrections cannot change it."""

COLOURS: Final = ("red", "green", "purple", "blue")

STEP_STONES: Final = 0
STEP_LOAD: Final = 1
STEP_SAIL: Final = 2
STEP_SAIL_ANY_ORDER: Final = 3
STEP_WORDS: Final = ("stones", "load", "sail", "sail_any_order")

SIZES: Final = ("one", "two", "three", "four")

COUNTED: Final = ("first", "second", "third", "fourth")
"""Names of pyramids, unless there is one or there are three."""


class Layout(Setting):
    """All printed figures that a running game needs. It never changes: every clone of a state shares it."""

    def __init__(self, box: Box, seats: int, options: ImhotepOptions) -> None:
        super().__init__("imhotep", box, seats, options)
        self.rounds = box["rounds"].number("played", 1, 6)
        self.take = box["turn"].number("take", 1, 5)
        self.sled = box["sled"].number("capacity", 1, 30)
        self.at_start = box["sled"].numbers("at_start", 4, 0, self.sled)
        self.stones = box["stones"].number("each", 10, 60) - box["stones"].number(
            "score_markers", 0, 5
        )
        self.minimum = [0] + [
            box[f"ships.{size}"].number("minimum", 1, i + 1) for i, size in enumerate(SIZES)
        ]
        self.spare = [size - least for size, least in enumerate(self.minimum)]
        self.round_cards = read_round_cards(box, seats)
        self.face_down = box[f"market.{options.market}"].number("face_down", 0, 2)
        open_stalls = 4 - (1 if self.face_down else 0)
        self.stalls = box[f"market.{options.market}"].number("face_up", open_stalls, open_stalls)
        self.read_pyramids(box[f"pyramids.{options.pyramids}"])
        self.read_temple(box[f"temple.{options.temple}"])
        self.read_burial_chamber(box[f"burial_chamber.{options.burial_chamber}"])
        self.read_obelisks(box[f"obelisks.{options.obelisks}"])
        self.wrath = box["wrath"].number("penalty") if options.wrath else 0
        self.read_cards(box)
        check_counts(box)

    def read_pyramids(self, figure: Figure) -> None:
        """Reads up to four pyramids, all with the same levels or each with its own."""
        space = space_with(("card", "stones", "load"))
        spaces = figure.listed("spaces", Listed(Listed(space), 1, len(PYRAMID_NAMES)))
        self.pyramids = len(spaces)
        self.pyramid_names = names_of_pyramids(self.pyramids)
        self.pyramid_levels = read_levels(figure, self.pyramids)
        bonus_points = figure.number("bonus_points")
        self.pyramid_start = [0]
        self.pyramid_points: list[int] = []
        self.pyramid_bonus: list[int] = []
        for pyramid, levels in zip(spaces, self.pyramid_levels, strict=True):
            size = sum([side * side for side in levels])
            if len(pyramid) != size:
                raise figure.wrong("spaces", exactly(space, size))
            points, bonuses = read_spaces(pyramid, bonus_points)
            self.pyramid_points += points
            self.pyramid_bonus += bonuses
            self.pyramid_start.append(len(self.pyramid_points))
        self.bonus_stones = figure.number("bonus_stones", 0, 30)
        self.overflow = figure.number("overflow")

    def read_temple(self, figure: Figure) -> None:
        widths = figure.numbers("width", 3, 1, 10)
        self.temple_width = widths[self.seats - 2]
        spaces = figure.listed("spaces", Listed(space_with(("choice", "card")), max(widths)))
        self.temple_points, self.temple_bonus = read_spaces(spaces, 0)
        self.choice_points = figure.number("choice_points")
        self.choice_stones = figure.number("choice_stones", 0, 30)

    def read_burial_chamber(self, figure: Figure) -> None:
        self.burial_rows = figure.number("rows", 1, 10)
        self.burial_columns = figure.number("columns", 1, 40)
        self.burial_by_rows = self.options.burial_chamber == "B"
        self.burial_places: list[list[int]] = []
        if self.burial_by_rows:
            places = f"places_for_{self.seats}"
            numbers = exactly(Whole(), self.seats)
            self.burial_places = numbers_for_each(figure, places, self.burial_rows, numbers)
        self.burial_groups = [] if self.burial_by_rows else figure.numbers("groups")
        self.burial_further = 0 if self.burial_by_rows else figure.number("further")

    def read_obelisks(self, figure: Figure) -> None:
        """R6.9: the highest tower space is taken first, in whatever order the figure has them."""
        self.obelisks_in_towers = self.options.obelisks == "B"
        self.obelisk_places: list[int] = []
        self.tower_points: list[int] = []
        self.tower_height = self.tower_further = self.single_stone = 0
        if not self.obelisks_in_towers:
            self.obelisk_places = figure.numbers(f"places_for_{self.seats}", self.seats)
            return
        self.tower_points = numbers_for_each(figure, "towers", 3, Listed(Whole()))[self.seats - 2]
        self.tower_points.sort(reverse=True)
        self.tower_height = figure.number("height", 1, 30)
        self.tower_further = figure.number("further")
        self.single_stone = figure.number("single")

    def read_cards(self, box: Box) -> None:
        figures = [box[f"cards.{card}"] for card in CARDS]
        self.card_copies = [figure.number("count", 0, 60) for figure in figures]
        self.card_colour = [figure.word("colour", COLOURS) for figure in figures]
        self.card_effect = EFFECT_OF_CARD
        for effect, figure in zip(EFFECT_OF_CARD, figures, strict=True):
            figure.word("effect", (EFFECTS[effect],))
        self.card_site = [
            SITES.index(figure.word("site", SITES[1:])) if "site" in figure.values else -1
            for figure in figures
        ]
        self.card_per = [
            figure.number("per", 1) if "per" in figure.values else 0 for figure in figures
        ]
        self.card_unused = [
            figure.number("unused") if "unused" in figure.values else 0 for figure in figures
        ]
        self.card_steps = [
            read_steps(figure) if "steps" in figure.values else [] for figure in figures
        ]
        self.statue_points = box["cards.statue"].numbers("points")
        self.statue_further = box["cards.statue"].number("further")
        self.card_facts = {name: self.facts_of(card) for card, name in enumerate(CARDS)}

    def facts_of(self, card: int) -> CardDoes:
        """Returns what a card does, as plain JSON for views and texts."""
        effect = self.card_effect[card]
        name = EFFECTS[effect]
        if effect == BUILD:
            return {"effect": name, "site": SITES[self.card_site[card]]}
        if effect == DECORATE:
            site = SITES[self.card_site[card]]
            return {"effect": name, "site": site, "per": self.card_per[card]}
        if effect == STATUES:
            points, further = self.statue_points, self.statue_further
            return {"effect": name, "points": points, "further": further}
        steps = [STEP_WORDS[step] for step in self.card_steps[card]]
        return {"effect": name, "steps": steps, "take": self.take}


def check_counts(box: Box) -> None:
    """Refuses figures that contradict those they follow from; the rules do not read them."""
    each = box["stones"].number("each", 10, 60)
    box["stones"].number("count", 4 * each, 4 * each)
    box["sled"].number("count", 4, 4)
    box["rounds"].number("ships", 4, 4)
    for size, name in enumerate(SIZES, start=1):
        box[f"ships.{name}"].number("capacity", size, size)
    for seats in (2, 3, 4):
        box[f"round_cards.for_{seats}"].number("count", 7, 7)


def space_with(bonuses: tuple[str, ...]) -> Allowed:
    """Returns what may stand on a space: a number is points, a word a bonus."""
    return Either(Whole(0, 100), Word(bonuses))


def read_spaces(spaces: list[int | str], word_points: int) -> tuple[list[int], list[int]]:
    """Reads the points and bonus of each space."""
    points: list[int] = []
    bonuses: list[int] = []
    for space in spaces:
        if isinstance(space, int):
            points.append(space)
            bonuses.append(NO_BONUS)
        else:
            points.append(word_points)
            bonuses.append(BONUSES[space])
    return points, bonuses


def numbers_for_each(figure: Figure, key: str, count: int, numbers: Listed) -> list[list[int]]:
    """Reads a list of numbers for each of `count` things; a single list holds for all of them."""
    value = figure.check(key, Either(numbers, exactly(numbers, count)))
    assert isinstance(value, list)
    if isinstance(value[0], list):
        return [list(one) for one in value]
    return [list(value) for _ in range(count)]


def read_levels(figure: Figure, pyramids: int) -> list[list[int]]:
    """Reads the sides of each pyramid's levels from the ground up, each smaller than the one below."""
    return numbers_for_each(figure, "levels", pyramids, Listed(Whole(1, 3), 1, 3, falling=True))


def names_of_pyramids(count: int) -> tuple[str, ...]:
    """Returns the names of the pyramids in texts, from left to right."""
    if count == 1:
        return ("only",)
    return PYRAMID_NAMES[:3] if count == 3 else COUNTED[:count]


def read_steps(figure: Figure) -> list[int]:
    """Reads a card's steps; a ship sails last, and `sail` is for the one ship loaded just before."""
    steps = [STEP_WORDS.index(word) for word in figure.words("steps", STEP_WORDS, least=1)]
    sails_early = STEP_SAIL in steps[:-1] or STEP_SAIL_ANY_ORDER in steps[:-1]
    sails_other = steps[-1:] == [STEP_SAIL] and (
        steps.count(STEP_LOAD) != 1 or steps[-2] != STEP_LOAD
    )
    if sails_early or sails_other:
        examples = "stones + load + sail, load + load, sail_any_order"
        raise figure.wrong("steps", Phrase("right-like", {"words": examples}))
    return steps


def read_round_cards(box: Box, seats: int) -> list[int]:
    """Reads the ships of the round cards, four to a card, no more of a size than the box has."""
    figure = box[f"round_cards.for_{seats}"]
    least = box["rounds"].number("played", 1, 6) + 1
    cards = figure.listed("ships", Listed(exactly(Whole(1, 4), 4), least))
    fleet = [box[f"ships.{size}"].number("count", 0, 8) for size in SIZES]
    flat: list[int] = []
    for card in cards:
        if any(card.count(size) > fleet[size - 1] for size in card):
            there = [f"{count}× {size}" for size, count in enumerate(fleet, start=1)]
            raise figure.wrong("ships", Phrase("right-no-more", {"words": ", ".join(there)}))
        flat += sorted(card, reverse=True)
    return flat
