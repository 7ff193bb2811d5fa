"""Cautions: warnings before choices that players nearly always regret."""

from iteru.engine.phrase import Phrase
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.moves import CREWS, JOKER, SITES
from iteru.games.egizia.show.words import asked, hunger, seat_asked
from iteru.games.egizia.view_types import EgiziaView, SpaceView


def caution(view: EgiziaView, kind: str, legal: list[int]) -> Phrase | None:
    """Returns what speaks against a choice, if the question has another choice without a caution."""
    if kind == "pass":
        return against_passing(view, legal)
    if kind == "give-up":
        return against_giving_up(view, legal)
    if kind == "enough":
        return against_hunger(view, legal)
    if kind == "decline" and view["asks"] and view["asks"]["free_card"]:
        return Phrase("caution-leftover", {"card": view["asks"]["free_card"]})
    return None


def against_passing(view: EgiziaView, legal: list[int]) -> Phrase | None:
    """R4.8: the seat has ships left, and a space downstream would bring something."""
    lowest = view["lowest"][seat_asked(view)]
    places = [moves.SAIL.place(action) for action in legal if moves.SAIL.has(action)]
    below = [view["river"][place] for place in places if place >= lowest]
    if not any(is_worth_a_ship(view, space) for space in below):
        return None
    return Phrase("caution-pass", {"count": asked(view)["ships"]})


def is_worth_a_ship(view: EgiziaView, space: SpaceView) -> bool:
    """Whether a space is worth a ship: not a town that needs a card to share, nor a place as a substitute."""
    if space["type"] == "site":
        return None in view["sites"][SITES.index(str(space["name"]))]["berths"]
    return not space["ships"]


def against_giving_up(view: EgiziaView, legal: list[int]) -> Phrase | None:
    """R7.4: a crew could build without any card. R9.1: taking part brings points by itself."""
    step, player = view["building"], asked(view)
    assert step is not None
    crews = [CREWS[moves.CREW.place(action)] for action in legal if moves.CREW.has(action)]
    joker = CREWS[JOKER]
    help_of_joker = 0 if joker in player["used"] else player["crews"][joker]
    strongest = max([player["crews"][crew] for crew in crews], default=0) + help_of_joker
    if not crews or step["cheapest"] is None or strongest < step["cheapest"]:
        return None
    return Phrase("caution-give-up", {"site": step["site"]})


def against_hunger(view: EgiziaView, legal: list[int]) -> Phrase | None:
    """R5.3: the seat would lose points although it has grain that would not be wasted."""
    player, lost = asked(view), hunger(view)
    missing = int(lost["count"])
    is_last = view["round"] == view["rounds"]
    fits = missing >= view["cards"]["grain"]["grain"] or is_last
    if moves.USE_GRAIN.first in legal and fits:
        return Phrase("caution-hunger-card", {"points": lost["points"], "card": "grain"})
    feeds = view["cards"]["stones_as_grain"]["grain"]
    is_cheaper = player["feeding"]["penalty"] * feeds > 1  # a brick turns a stone into a point
    if moves.EAT.first in legal and is_cheaper:
        needed = min(player["stones"], -(-missing // feeds))
        return Phrase("caution-hunger-stones", {"points": lost["points"], "count": needed})
    return None
