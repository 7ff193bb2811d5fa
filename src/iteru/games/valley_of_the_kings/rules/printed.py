"""What is printed on the cards, as plain JSON and in words."""

from functools import lru_cache
from typing import Final

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase, packed
from iteru.engine.setting import MAX_LAYOUTS
from iteru.games.valley_of_the_kings.rules import steps
from iteru.games.valley_of_the_kings.rules.box import FIRST_SET, SETS, Layout
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.steps import Step
from iteru.games.valley_of_the_kings.view_types import Cards, Constants, StepView

TAKES_CARDS: Final = ("discard", "sacrifice", "entomb", "gain", "take")


def constants(layout: Layout) -> Constants:
    """Returns the part of every view that never changes in a game."""
    return {"cards": card_table(layout)}


@lru_cache(maxsize=MAX_LAYOUTS)
def card_table(layout: Layout) -> Cards:
    """R1.3: what is printed on every card."""
    return {
        card: {
            "set": SETS[layout.set_of[kind]],
            "size": layout.set_size[layout.set_of[kind]] or None,
            "number": layout.number[kind] or None,
            "age": layout.age[kind],
            "cost": layout.cost[kind],
            "gold": layout.gold[kind],
            "points": layout.points[kind] if layout.set_of[kind] < FIRST_SET else None,
            "copies": layout.copies[kind],
            "action": [step_view(step) for step in layout.actions[kind]],
            "repeatable": layout.repeatable[kind],
            "reconstructed": layout.reconstructed[kind],
        }
        for kind, card in enumerate(CARDS)
    }


def step_view(step: Step) -> StepView:
    """A step of an action, as the texts tell it."""
    found: StepView = {
        "verb": steps.VERBS[step.verb],
        "count": step.count,
        "places": steps.names_of_places(step.places),
        "number": step.number,
        "which": steps.WHICH[step.which],
        "other": None if step.other is None else step_view(step.other),
    }
    if step.attack >= 0:
        found["attack"] = steps.VERBS[step.attack]
    return found


def does(cards: Cards, card: str) -> str:
    """The action of a card in words. They are made from its steps, so that they hold for corrected cards too."""
    return packed([phrase for step in cards[card]["action"] for phrase in step_phrases(step)])


def step_phrases(step: StepView) -> list[Phrase]:
    if step["other"] is not None:
        return [*phrases_alone(step), Phrase("does-or"), *phrases_alone(step["other"])]
    return phrases_alone(step)


def phrases_alone(step: StepView) -> list[Phrase]:
    """A step without the one that may be taken instead."""
    verb = step["verb"]
    facts: dict[str, Value] = {"count": step["count"]}
    if verb in TAKES_CARDS:
        places = step["places"]
        facts |= {"place": places[0], "other_place": places[-1], "place_count": len(places)}
        between = [Phrase("does-or-from", {"place": place}) for place in places[1:-1]]
        return [
            Phrase(f"does-{verb}", {**facts, "which": step["which"], "number": step["number"]}),
            *between,
        ]
    if verb == "opponents":
        return [Phrase(f"does-opponents-{step['attack']}", {**facts, "number": step["number"]})]
    if verb == "look":
        facts["number"] = step["number"]
    return [Phrase(f"does-{verb}", facts)]
