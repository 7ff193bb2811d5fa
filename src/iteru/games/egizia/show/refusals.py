"""Why a move is refused: the rule that it breaks, and the words for it."""

from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.games.egizia.rules import moves
from iteru.games.egizia.rules.agenda import AGENDA
from iteru.games.egizia.show import words
from iteru.games.egizia.show.card_words import rule_of_card
from iteru.games.egizia.show.words import Explained

ONCE_A_ROUND = ("crew_each_round", "paid_crew")


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    question = AGENDA.question(view["asks"]["question"])
    explained = words.explain(view, action)
    kind = explained.kind.split("-")[0] if explained.kind.startswith("sail") else explained.kind
    if kind not in question.kinds or (kind == "use" and not fits(question.name, action)):
        return IllegalMove(question.rule, "refused-other-question", question=question.name)
    if kind == "pass":
        return IllegalMove("R10.18", "refused-must-sail")
    if kind in ("add", "crew", "raise", "add-strength"):
        return refuse_crew(view, explained)
    return REFUSALS[kind](view, explained, action)


def fits(question: str, action: int) -> bool:
    """Whether a card may be used at such a moment at all."""
    single = {"double": moves.USE_DOUBLE_SPACE, "again": moves.USE_DOUBLE_SHIP}
    if question in single:
        return action == single[question]
    if action in single.values():
        return False
    if question == "feed":
        return action != moves.USE_PAID_CREW
    before = (moves.USE_STONES, moves.USE_CREW_EACH_ROUND)
    if question == "sail":
        return action in before
    return action != moves.USE_GRAIN


def own(view: View) -> View:
    """The seat that is asked."""
    player: View = view["players"][view["asks"]["seat"]]
    return player


# Sailing


def refuse_sail(view: View, explained: Explained, action: int) -> IllegalMove:
    position = action - moves.SAIL + 1
    if position > len(view["river"]):
        return IllegalMove("R4.1", "refused-no-such-space", space=position)
    space = view["river"][position - 1]
    lowest = view["lowest"][view["asks"]["seat"]]
    if space["type"] == "card" and space["card"] is None:
        return IllegalMove("R4.3", "refused-card-gone", space=position)
    if space["type"] == "site" and view["asks"]["seat"] in space["ships"]:
        return IllegalMove("R4.6", "refused-one-ship-per-site", site=space["name"])
    if (
        space["type"] == "round"
        and space["ships"]
        and (space["barred"] or not has_left(view, "reuse"))
    ):
        return IllegalMove("R4.3", "refused-space-taken", space=position)
    return IllegalMove("R4.2", "refused-upstream", space=lowest)


def has_left(view: View, card: str) -> bool:
    player = own(view)
    return bool(player["cards"].get(card, 0) > player["used_cards"].get(card, 0))


def refuse_berth(view: View, explained: Explained, action: int) -> IllegalMove:
    site = next(one for one in view["sites"] if one["name"] == view["asks"]["site"])
    berth = action - moves.BERTH + 1
    if berth > len(site["berths"]):
        return IllegalMove("R2.8", "refused-no-such-berth", berth=berth)
    return IllegalMove("R4.6", "refused-berth-taken", berth=berth)


def refuse_ring(view: View, explained: Explained, action: int) -> IllegalMove:
    return IllegalMove("R4.13", "refused-ring")


def refuse_take(view: View, explained: Explained, action: int) -> IllegalMove:
    return IllegalMove("R10.15", "refused-card-gone", space=action - moves.TAKE + 1)


# Any-time things


def refuse_use(view: View, explained: Explained, action: int) -> IllegalMove:
    card = str(explained.facts["card"])
    rule = rule_of_card(view, card)
    player = own(view)
    if card not in player["cards"]:
        return IllegalMove(rule, "refused-no-such-card", card=card)
    if card in ONCE_A_ROUND and not has_left(view, card):
        return IllegalMove(rule, "refused-used-this-round", card=card)
    if card in ONCE_A_ROUND and all_full(player):
        return IllegalMove("R4.12", "refused-crews-full")
    if card == "paid_crew":
        return IllegalMove(rule, "refused-few-stones", count=view["cards"][card]["stones"])
    if card == "stones" and player["stones"] >= player["stone_limit"]:
        return IllegalMove("R6.2", "refused-stones-full", count=player["stone_limit"])
    return IllegalMove("R10.29", "refused-card-idle", card=card)


def all_full(player: View) -> bool:
    return bool(min(player["crews"].values()) >= player["crew_limit"])


def refuse_eat(view: View, explained: Explained, action: int) -> IllegalMove:
    player = own(view)
    if "stones_as_grain" not in player["cards"]:
        return IllegalMove("R10.9", "refused-no-such-card", card="stones_as_grain")
    if view["asks"]["count"] == 0:
        return IllegalMove("R10.29", "refused-card-idle", card="stones_as_grain")
    return IllegalMove("R10.9", "refused-few-stones", count=1)


def refuse_improve(view: View, explained: Explained, action: int) -> IllegalMove:
    player = own(view)
    if "field_improver" not in player["cards"]:
        return IllegalMove("R10.7", "refused-no-such-card", card="field_improver")
    if not explained.facts:
        return IllegalMove("R10.7", "refused-no-such-field", field=action - moves.IMPROVE + 1)
    if explained.facts["colour"] == "green":
        return IllegalMove("R10.7", "refused-field-green")
    return IllegalMove("R10.29", "refused-card-idle", card="field_improver")


# Crews


def refuse_crew(view: View, explained: Explained) -> IllegalMove:
    player, kind = own(view), explained.kind
    if kind == "add-strength":
        return IllegalMove("R10.23", "refused-no-such-card", card="strength")
    crew = str(explained.facts["crew"])
    if kind == "raise":
        return IllegalMove("R4.14", "refused-crew-full", crew=crew)
    if crew in player["used"]:
        return IllegalMove("R7.3" if crew == "joker" else "R7.2", "refused-crew-used", crew=crew)
    if kind == "add" and crew != "joker" and not may_add_normal(view):
        return IllegalMove("R10.19", "refused-one-crew")
    return out_of_reach(view)


def may_add_normal(view: View) -> bool:
    normal = [crew for crew in view["building"]["crews"] if crew != "joker"]
    return len(normal) == 1 and "two_crews" in own(view)["cards"]


def out_of_reach(view: View) -> IllegalMove:
    cheapest = view["building"]["cheapest"]
    stones = own(view)["stones"]
    if stones < cheapest:
        return IllegalMove("R7.8", "refused-few-stones", count=cheapest)
    return IllegalMove("R7.19", "refused-out-of-reach", value=cheapest)


# Building


def refuse_draw(view: View, explained: Explained, action: int) -> IllegalMove:
    step = view["building"]
    if step["site"] != "sphinx":
        return IllegalMove("R7.10", "refused-not-sphinx")
    most = min(step["strength"], step["stones"], view["sphinx"]["limit"], view["sphinx"]["deck"])
    return IllegalMove("R7.10", "refused-too-many-cards", count=most)


def refuse_extra(view: View, explained: Explained, action: int) -> IllegalMove:
    return IllegalMove("R10.11", "refused-too-many-extra", count=view["sphinx"]["limit"])


def refuse_keep(view: View, explained: Explained, action: int) -> IllegalMove:
    return IllegalMove("R7.11", "refused-not-drawn", card=str(explained.facts["card"]))


def refuse_brick(view: View, explained: Explained, action: int) -> IllegalMove:
    site = view["building"]["site"]
    at_obelisk = action in (moves.BRICK_OBELISK, moves.BRICK_GRAVE)
    if site == "sphinx" or at_obelisk != (site == "obelisk"):
        return IllegalMove("R7.1", "refused-other-site", site=site)
    if not explained.facts:
        return IllegalMove("R7.8", "refused-all-built")
    if not is_open(view, action):
        rule = "R7.16" if action < moves.BRICK_TEMPLE else "R7.18"
        return IllegalMove(rule, "refused-not-yet")
    value = int(explained.facts["value"])
    if value > view["building"]["left"]:
        return IllegalMove("R7.8", "refused-weak", value=value, strength=view["building"]["left"])
    return IllegalMove("R7.8", "refused-few-stones", count=value)


def is_open(view: View, action: int) -> bool:
    """Whether the next space of a row or section may be built on; obelisk and graves always have one."""
    if action < moves.BRICK_ROW:
        return True
    if action < moves.BRICK_TEMPLE:
        return bool(view["pyramid"]["rows"][action - moves.BRICK_ROW]["open"])
    return bool(view["temple"][moves.SECTIONS[action - moves.BRICK_TEMPLE]]["open"])


REFUSALS = {
    "sail": refuse_sail,
    "berth": refuse_berth,
    "ring": refuse_ring,
    "take": refuse_take,
    "use": refuse_use,
    "eat": refuse_eat,
    "improve": refuse_improve,
    "draw": refuse_draw,
    "extra": refuse_extra,
    "keep": refuse_keep,
    "brick": refuse_brick,
}
