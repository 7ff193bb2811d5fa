"""The cards of one game: the figures of the box, ready for the rules."""

from typing import Final

from iteru.engine.allowed import Switch
from iteru.engine.box import Box, Figure
from iteru.engine.phrase import Phrase
from iteru.engine.setting import Setting
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.names import card_names
from iteru.games.valley_of_the_kings.rules.steps import Plan, Step, in_units
from iteru.games.valley_of_the_kings.rules.vocabulary import read_action

SETS: Final = ("starter", "unique", "sarcophagi", "canopic_jars", "amulets", "books", "statues")
"""What a card can belong to. Starters and uniques stand alone; the real sets come after them."""
STARTER: Final = 0
FIRST_SET: Final = 2
NO_REACTION: Final = -1
MAX_SEATS: Final = 4
MAX_STEPS: Final = 255
LAID_OUT: Final = 7
"""Cards that must be there to lay out pyramid and boneyard."""


class Layout(Setting):
    """All printed figures that a running game needs. It never changes: every clone of a state shares it."""

    def __init__(self, box: Box, seats: int, options: ValleyOptions) -> None:
        super().__init__("valley_of_the_kings", box, seats, options)
        self.completist = options.completist
        self.boat_chooses = options.boat_crumble == "boat"
        self.partial_draws = options.partial_draws
        self.open_piles = options.open_piles
        self.open_lists = options.open_lists
        self.hand_size = box["hand"].number("cards", 1, 10)
        figures = [box[f"cards.{card}"] for card in CARDS]
        self.set_of = [SETS.index(figure.word("set", SETS)) for figure in figures]
        self.cost = [figure.number("cost", 1, 30) for figure in figures]
        self.gold = [figure.number("gold", 0, 30) for figure in figures]
        self.points = [number_or_zero(figure, "points", 100) for figure in figures]
        self.each = [number_or_zero(figure, "each", 10) for figure in figures]
        self.age = [figure.number("age", 1, 3) for figure in figures]
        self.number = [number_or_zero(figure, "number", len(CARDS)) for figure in figures]
        self.reconstructed = [
            [key for key in figure.values if figure.source_of(key) == "reconstructed"]
            for figure in figures
        ]
        self.copies = [figure.number("count", 0, 40) for figure in figures]
        self.set_size = [0, 0] + [
            box[f"sets.{name}"].number("size", 1, len(CARDS)) for name in SETS[FIRST_SET:]
        ]
        self.read_actions(figures)
        self.check_cards(box, figures)
        card_names(box)  # refuses what is no name

    def read_actions(self, figures: list[Figure]) -> None:
        """Steps are numbered through, so that the agenda can name one by a small number."""
        self.actions = [read_action(figure) for figure in figures]
        self.plans = [Plan(in_units(action)) for action in self.actions]
        self.steps: list[Step] = []
        self.card_of_step: list[int] = []
        self.later: list[Plan] = []
        """For each step what follows it in its action."""
        for kind, action in enumerate(self.actions):
            for place, step in enumerate(action):
                step.index = len(self.steps)
                self.steps.append(step)
                self.card_of_step.append(kind)
                self.later.append(Plan(in_units(action[place + 1 :])))
            if len(self.steps) > MAX_STEPS:
                raise figures[kind].wrong("action", Phrase("right-sum", {"most": MAX_STEPS}))
        self.reaction = [
            action[0].verb if is_reaction(action) else NO_REACTION for action in self.actions
        ]
        self.reaction_of = [self.reaction[card // 2] for card in range(2 * len(CARDS))]
        """How a card of a hand, deck or pile reacts, by its number there (`position.known_card`)."""
        self.hidden_reaction = [
            self.reaction[card // 2] if card % 2 == 0 else NO_REACTION
            for card in range(2 * len(CARDS))
        ]
        """The same for those that nobody has seen; the others do not count."""
        self.put_away_rank = [
            self.cost[card // 2] * 2 * len(CARDS) + card for card in range(2 * len(CARDS))
        ]
        """By which cards of a hand or pile are put in order before they are put away: the dearer later."""
        self.repeatable = [
            is_repeatable(figure, action)
            for figure, action in zip(figures, self.actions, strict=True)
        ]

    def check_cards(self, box: Box, figures: list[Figure]) -> None:
        """Figures that hang together: a correction of one must not silently contradict another."""
        for kind, figure in enumerate(figures):
            is_starter = self.set_of[kind] == STARTER
            if is_starter:
                figure.number("count", MAX_SEATS * self.each[kind])
            figure.number("age", *((1, 1) if is_starter else (2, 3)))
            if "number" in figure.values:
                figure.number("number", 1, self.set_size[self.set_of[kind]])
        for number, name in enumerate(SETS[FIRST_SET:], start=FIRST_SET):
            kinds = self.set_of.count(number)
            box[f"sets.{name}"].number("size", kinds, kinds)
        for kind, figure in enumerate(figures):
            if "number" in figure.values:
                self.check_number(kind, figures)
        box["hand"].number("cards", 1, min(10, sum(self.each)))
        if sum([self.copies[kind] for kind in range(len(CARDS)) if self.age[kind] > 1]) < LAID_OUT:
            raise figures[-1].wrong("count", Phrase("right-sum-least", {"least": LAID_OUT}))

    def check_number(self, kind: int, figures: list[Figure]) -> None:
        """A number is there once in its set. Of two that are alike the corrected one is to blame."""
        its_set = [other for other in range(len(CARDS)) if self.set_of[other] == self.set_of[kind]]
        alike = [other for other in its_set if self.number[other] == self.number[kind]]
        if len(alike) > 1:
            corrected = [other for other in alike if figures[other].source_of("number") == "owner"]
            taken = [self.number[other] for other in its_set]
            free = [str(one) for one in range(1, len(its_set) + 1) if one not in taken]
            blamed = figures[corrected[0] if corrected else kind]
            raise blamed.wrong("number", Phrase("right-free", {"words": ", ".join(free)}))


def number_or_zero(figure: Figure, key: str, high: int) -> int:
    """A number that not every card has; 0 where it is missing."""
    return figure.number(key, 0, high) if key in figure.values else 0


def is_reaction(action: list[Step]) -> bool:
    return bool(action) and action[0].verb in (steps.REFUSE, steps.CATCH, steps.FOLLOW)


def is_repeatable(figure: Figure, action: list[Step]) -> bool:
    """R9.20: reactions and what the data says cannot be repeated; to repeat a repetition would never end."""
    return (
        figure.optional("repeatable", Switch()) is not False
        and bool(action)
        and not is_reaction(action)
        and all(step.verb != steps.REPEAT for step in action)
    )
