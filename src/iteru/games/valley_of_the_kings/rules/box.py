"""The cards of one game: the figures of the box, ready for the rules."""

from typing import Final

from iteru.engine.box import Box, Figure
from iteru.engine.setting import Setting
from iteru.games.valley_of_the_kings.meta import ValleyOptions
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.vocabulary import (
    CATCH,
    FOLLOW,
    REFUSE,
    REPEAT,
    STACK,
    Step,
    read_action,
)

GROUPS: Final = ("starter", "unique", "sarcophagi", "canopic_jars", "amulets", "books", "statues")
STARTER: Final = 0
UNIQUE: Final = 1
FIRST_SET: Final = 2
NO_REACTION: Final = -1
MOST_SEATS: Final = 4
LAID_OUT: Final = 7
"""Cards that must be there to lay out pyramid and boneyard."""


class Layout(Setting):
    """All printed figures that a running game needs. It never changes: every clone of a state shares it."""

    def __init__(self, box: Box, seats: int, options: ValleyOptions) -> None:
        super().__init__("valley_of_the_kings", box, seats, options)
        self.completist = options.completist
        self.boat_chooses = options.boat_crumble == "boat"
        self.partial_draws = options.partial_draws
        self.hand_size = box["hand"].number("cards", 1, 10)
        figures = [box[f"cards.{card}"] for card in CARDS]
        self.group = [GROUPS.index(figure.word("set", GROUPS)) for figure in figures]
        self.cost = [figure.number("cost", 1, 30) for figure in figures]
        self.gold = [figure.number("gold", 0, 30) for figure in figures]
        self.points = [
            figure.number("points", 0, 100) if "points" in figure.values else 0
            for figure in figures
        ]
        self.each = [
            figure.number("each", 0, 10) if "each" in figure.values else 0 for figure in figures
        ]
        self.age = [figure.number("age", 1, 3) for figure in figures]
        self.number = [
            figure.number("number", 0, 35) if "number" in figure.values else 0 for figure in figures
        ]
        self.reconstructed = [
            [key for key in figure.values if figure.source_of(key) == "reconstructed"]
            for figure in figures
        ]
        self.copies = [figure.number("count", 0, 40) for figure in figures]
        self.set_size = [0, 0] + [
            box[f"sets.{name}"].number("size", 1, 35) for name in GROUPS[FIRST_SET:]
        ]
        self.read_actions(figures)
        self.check_cards(box, figures)

    def read_actions(self, figures: list[Figure]) -> None:
        """Steps are numbered through, so that the agenda can name one by a small number."""
        self.actions = [read_action(figure) for figure in figures]
        self.steps: list[Step] = []
        self.card_of_step: list[int] = []
        for kind, action in enumerate(self.actions):
            for step in action:
                step.index = len(self.steps)
                self.steps.append(step)
                self.card_of_step.append(kind)
        if len(self.steps) > 255:
            raise figures[0].wrong("action", "255 steps in all")
        self.reaction = [
            action[0].verb if is_reaction(action) else NO_REACTION for action in self.actions
        ]
        self.reactions = [
            kind for kind, verb in enumerate(self.reaction) if verb in (CATCH, FOLLOW)
        ]
        self.repeatable = [
            is_repeatable(figure, action)
            for figure, action in zip(figures, self.actions, strict=True)
        ]
        self.stacks = [any(step.verb == STACK for step in action) for action in self.actions]

    def check_cards(self, box: Box, figures: list[Figure]) -> None:
        """Figures that hang together: a correction of one must not silently contradict another."""
        for kind, figure in enumerate(figures):
            is_starter = self.group[kind] == STARTER
            if is_starter:
                figure.number("count", MOST_SEATS * self.each[kind])
            if is_starter != (self.age[kind] == 1):
                raise figure.wrong("age", "1" if is_starter else "2 | 3")
            if "number" in figure.values:
                figure.number("number", 1, self.set_size[self.group[kind]])
        for number, name in enumerate(GROUPS[FIRST_SET:], start=FIRST_SET):
            kinds = self.group.count(number)
            box[f"sets.{name}"].number("size", kinds, kinds)
        if sum(self.each) < self.hand_size:
            raise box["hand"].wrong("cards", f"0 - {sum(self.each)}")
        if sum([self.copies[kind] for kind in range(len(CARDS)) if self.age[kind] > 1]) < LAID_OUT:
            raise figures[-1].wrong("count", "7+")


def is_reaction(action: list[Step]) -> bool:
    return bool(action) and action[0].verb in (REFUSE, CATCH, FOLLOW)


def is_repeatable(figure: Figure, action: list[Step]) -> bool:
    """R9.20: reactions and what the data says cannot be repeated; to repeat a repetition would never end."""
    given = figure.values.get("repeatable", True)
    if not isinstance(given, bool):
        raise figure.wrong("repeatable", "true | false")
    return (
        given
        and bool(action)
        and not is_reaction(action)
        and all(step.verb != REPEAT for step in action)
    )
