"""Advice for the player who asked: choices with their chance to win and what speaks for each."""

from typing import Any

from iteru.bots.advice import Counsel, Loss
from iteru.engine.game import View
from iteru.engine.phrase import Phrase
from iteru.table.advisers import Before
from iteru.table.live import LiveTable
from iteru.web.templating import TEMPLATES
from iteru.words import Words
from iteru.words.reasons import reasons


def advice_shown(table: LiveTable, found: list[Counsel], words: Words) -> str:
    """The sheet with all advised choices."""
    its = [advised_choice(table, one, words) for one in found]
    for one in its:
        one["chance_said"] = words.say("advice-chance", chance=words.percent(one["chance"], 0))
    return TEMPLATES.get_template("regions/advice.html").render(its=its, say=words.say)


def advised_choice(table: LiveTable, found: Counsel, words: Words) -> dict[str, Any]:
    """An advised choice of the seat that is to move, in words."""
    seat = table.match.state.actor
    view = table.view(seat)
    return {
        "move": table.game.notation(found.action),
        "action": found.action,
        "words": choice_said(table, view, found.action, words),
        "path": table.game.wording(view, found.action).path,
        "chance": round(found.chance, 3),
        "points": [round(points, 1) for points in found.points],
        "line": found.line,
        "why": reasons(words, seat, found.now, found.later, found.costs, found.points),
    }


def choice_said(table: LiveTable, view: View, action: int, words: Words) -> str:
    wording = table.game.wording(view, action)
    kind = wording.kind or table.game.moves.kind_of(action).name
    return words.phrase(Phrase(f"choice-{kind}", wording.facts))


def loss_shown(table: LiveTable, before: Before, found: Loss, words: Words) -> str:
    """Says that a choice cost much, what would have been better, and offers to take it back."""
    sentence = words.say(
        "web-lost-much",
        had=words.percent(found.better_chance, 0),
        has=words.percent(found.chance, 0),
        choice=choice_said(table, before.view, found.better, words),
    )
    template = TEMPLATES.get_template("regions/loss.html")
    return template.render(sentence=sentence, keep=before.keep, say=words.say)
