"""Advice for the one who asked: choices with their chance to win and what speaks for each."""

from typing import Any

from iteru.bots.advice import Counsel
from iteru.engine.phrase import Phrase
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
    wording = table.game.wording(table.view(seat), found.action)
    kind = wording.kind or table.game.moves.kind_of(found.action).name
    return {
        "move": table.game.notation(found.action),
        "action": found.action,
        "words": words.phrase(Phrase(f"choice-{kind}", wording.facts)),
        "path": wording.path,
        "chance": round(found.chance, 3),
        "points": [round(points, 1) for points in found.points],
        "line": found.line,
        "why": reasons(words, seat, found.now, found.later, found.costs, found.points),
    }
