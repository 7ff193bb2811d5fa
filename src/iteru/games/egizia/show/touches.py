"""Why a thing on the picture cannot be touched now, where the reason lies in the thing and not in the question."""

from typing import Final

from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.rules.moves import CREWS, JOKER
from iteru.games.egizia.show.card_words import rule_of_card

BRICKS: Final = ("obelisk", "grave", "pyramid", "temple")
SITE_OF_BRICK: Final = {"obelisk": "obelisk", "grave": "obelisk"}
VIEWED: Final = {"grave": "graves"}
WHEN: Final = {
    "river": ("R4.1", "refused-ships-now"),
    "berth": ("R4.6", "refused-berth-now"),
    "crew": ("R7.2", "refused-crew-now"),
    "track": ("R8.1", "refused-track-now"),
    "ring": ("R4.13", "refused-ring-now"),
    "field": ("R10.7", "refused-field-now"),
}
"""When a thing is touched, said while something else is asked."""
ANSWERS: Final = {
    "river": ("sail", "take"),
    "berth": ("berth",),
    "crew": ("crew", "raise", "add"),
    "track": ("track",),
    "ring": ("ring",),
    "field": ("improve",),
}
"""The kinds of answers for which a thing is touched."""
MOMENTS: Final = {
    "grain": "feeding",
    "stones_as_grain": "feeding",
    "strength": "team",
    "two_crews": "team",
    "double_ship": "sailing",
    "double_space": "town",
    "stones": "building",
    "crew_each_round": "building",
    "paid_crew": "building",
}
QUESTIONS_OF_MOMENT: Final = {
    "feeding": ("feed",),
    "team": ("team",),
    "sailing": ("again",),
    "town": ("double",),
    "building": ("build", "late"),
}


def why_not_touch(view: View, target: str) -> IllegalMove | None:
    """The reason that lies in a thing; None where what is said of the moves fits as well."""
    kind, _, which = target.partition("-")
    if kind == "card":
        return refuse_card(view, which)
    if kind in BRICKS:
        return refuse_brick(view, kind, which)
    if kind not in WHEN:
        return None
    if set(ANSWERS[kind]) & set(AGENDA.question(view["asks"]["question"]).kinds):
        return refuse_among(view, kind, which)
    if kind == "crew" and view["asks"]["question"] == "brick":
        return IllegalMove("R7.7", "refused-team-begun")
    if kind == "river" and view["phase"] == "sailing":
        return IllegalMove("R4.1", "refused-ships-later")
    rule, problem = WHEN[kind]
    return IllegalMove(rule, problem)


def refuse_among(view: View, kind: str, which: str) -> IllegalMove | None:
    """Things of the sort that is asked for, but not this one."""
    asks = view["asks"]
    if kind == "ring" and abs(int(which) - view["ring"]) > 1:
        return IllegalMove("R4.13", "refused-ring-far")
    if kind == "berth" and which.rpartition("-")[0] != asks["site"]:
        return IllegalMove("R4.6", "refused-other-berth", site=asks["site"])
    if kind == "crew" and which == CREWS[JOKER] and asks["question"] == "build":
        return IllegalMove("R7.3", "refused-joker-alone")
    return None


def refuse_card(view: View, card: str) -> IllegalMove | None:
    moment = MOMENTS.get(card)
    if moment is None or view["asks"]["question"] in QUESTIONS_OF_MOMENT[moment]:
        return None
    if moment == "building" and view["options"]["every_moment"]:
        return None
    return IllegalMove(rule_of_card(view, card), "refused-card-moment", card=card, moment=moment)


def refuse_brick(view: View, structure: str, which: str) -> IllegalMove | None:
    """R7.8: a space that is built on; otherwise bricks need a crew that was named, at that site."""
    if is_built(view, structure, which):
        return IllegalMove("R7.8", "refused-built")
    question = view["asks"]["question"]
    if question in ("team", "brick"):
        return None
    site = SITE_OF_BRICK.get(structure, "pyramid")
    if question == "build" and view["asks"]["site"] == site:
        return IllegalMove("R7.2", "refused-crew-first")
    return IllegalMove("R7.1", "refused-bricks-now", site=site)


def is_built(view: View, structure: str, which: str) -> bool:
    part, _, number = which.rpartition("-")
    place = int(number)
    if structure == "pyramid":
        rows = view["pyramid"]["rows"]
        owners = rows[int(part) - 1]["owners"] if int(part) <= len(rows) else []
        return place <= len(owners) and owners[place - 1] is not None
    its = view["temple"][part] if structure == "temple" else view[VIEWED.get(structure, structure)]
    return place <= len(its["owners"])
