"""What cards do, as facts for the texts: read from the box, so that they hold for corrected cards too."""

from itertools import groupby

from iteru.engine.events import Value
from iteru.engine.phrase import Phrase, packed
from iteru.games.imhotep.rules.moves import CARDS, FIRST_BLUE, RULES_OF_BLUE
from iteru.games.imhotep.view_types import ImhotepView

RULE_OF_EFFECT = {"build": "R7.1", "decorate": "R7.4", "statue": "R7.5", "steps": "R7.6"}


def card_facts(view: ImhotepView, card: str) -> dict[str, Value]:
    """Returns the facts of a card for the messages `does` and `picture-does`."""
    its = view["market"]["does"][card]
    facts: dict[str, Value] = {"card": card, "effect": its["effect"]}
    if its["effect"] == "steps":
        return {**facts, **step_facts(its["steps"], its["take"])}
    if its["effect"] == "statue":
        points = ", ".join(map(str, its["points"]))
        return {**facts, "figures": points, "count": len(its["points"]), "further": its["further"]}
    if its["effect"] == "decorate":
        facts["count"] = its["per"]
    return {**facts, "site": its["site"]}


def card_rule(view: ImhotepView, card: str) -> str:
    """Returns the rule of a card: blue ones have one each, the others one for their kind."""
    if card in CARDS[FIRST_BLUE:]:
        return RULES_OF_BLUE[CARDS.index(card) - FIRST_BLUE]
    return RULE_OF_EFFECT[view["market"]["does"][card]["effect"]]


def step_facts(steps: list[str], take: int) -> dict[str, Value]:
    """Returns the steps of a blue card as whole phrases and as short ones; repeated steps are counted."""
    runs = [(step, len(list(run))) for step, run in groupby(steps)]
    whole: list[Phrase] = []
    short: list[Phrase] = []
    for left, (step, times) in zip(range(len(runs) - 1, -1, -1), runs, strict=True):
        count = times * take if step == "stones" else times
        is_last = left == 0 and len(runs) > 1
        joint = "and" if is_last else "comma" if left > 1 else "none"
        whole.append(Phrase(f"step-{step}", {"count": count, "joint": joint}))
        short.append(Phrase(f"brief-{step}", {"count": count, "left": left}))
    return {"phrases": packed(whole), "brief_phrases": packed(short)}
