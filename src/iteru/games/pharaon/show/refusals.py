"""Why a move is refused: the rule that it breaks, and the words for it."""

from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.games.pharaon.rules.agenda import AGENDA
from iteru.games.pharaon.rules.moves import COLOURS
from iteru.games.pharaon.show import words
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT, Facts

ZONE_OF_KIND = {
    "offerings": "offerings",
    "offerings-bonus": "offerings",
    "nobles": "nobles",
    "artisans": "artisans",
    "tomb": "tomb",
    "nile": "nile",
}


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    question = AGENDA.question(view["asks"]["question"])
    kind, facts, _ = words.explain(view, action)
    if kind not in question.kinds:
        return IllegalMove(question.rule, "refused-other-question")
    if kind in ZONE_OF_KIND:
        return refuse_target(view, kind, facts)
    if kind == "hand":
        return IllegalMove("R4.7", "refused-hand")
    if kind in ("seer", "treasurer"):
        return refuse_exchange(view, kind)
    return REFUSALS[kind](view, facts)


def asked_player(view: View) -> View:
    player: View = view["players"][view["asks"]["seat"]]
    return player


def why_not_touch(view: View, target: str) -> IllegalMove | None:
    """One's own nobles have reasons of their own; elsewhere the moves that would touch a thing tell why not."""
    if not target.startswith("noble-own-"):
        return None
    number = target.removeprefix("noble-own-")
    effect = view["card_facts"]["nobles"][number]["effect"]
    if int(number) in asked_player(view)["tired"]:
        return IllegalMove(RULE_OF_EFFECT[effect], "refused-noble-tired")
    if effect in ("seer", "treasurer"):
        return None
    return IllegalMove(RULE_OF_EFFECT[effect], f"refused-noble-{effect}")


# Targets


def refuse_target(view: View, kind: str, facts: Facts) -> IllegalMove:
    """A zone that is full, empty, or too dear."""
    zone = ZONE_OF_KIND[kind]
    if kind == "nile" and int(facts["number"]) > len(view["nile"]["actions"]):
        return IllegalMove("R5.5", "refused-no-nile-action", count=len(view["nile"]["actions"]))
    segment = next(one for one in view["ring"] if one["zone"] == zone)
    if None not in segment["spaces"] and not has_ready(view, "full_zone", zone):
        return IllegalMove("R3.3", "refused-zone-full", zone=zone)
    if is_empty(view, kind):
        return IllegalMove("R3.4", "refused-zone-empty", zone=zone)
    return IllegalMove("R4.4", "refused-cannot-pay", zone=zone, colour=segment["colour"])


def has_ready(view: View, effect: str, zone: str | None = None) -> bool:
    player = asked_player(view)
    facts = view["card_facts"]["nobles"]
    ready = [facts[str(no)] for no in player["nobles"] if no not in player["tired"]]
    return any(one["effect"] == effect and zone in (None, one["zone"]) for one in ready)


def is_empty(view: View, kind: str) -> bool:
    """R3.4: whether there is nothing to be had in a zone."""
    offerings = view["offerings"]
    if kind == "tomb":
        return bool(asked_player(view)["tomb"] >= len(view["tomb"]))
    if kind in ("nobles", "artisans"):
        return not any(view[kind]["shown"]) and not view[kind]["deck"]
    if kind == "offerings":
        return not any(offerings["pairs"])
    if kind == "offerings-bonus":
        left = any(offerings["bonus"]) or offerings["bag"] or offerings["discard"]
        return not any(offerings["pairs"]) or not left
    return False


def refuse_exchange(view: View, effect: str) -> IllegalMove:
    rule = "R6.7" if effect == "seer" else "R6.8"
    problem = "refused-no-exchange" if has_ready(view, effect) else "refused-not-ready"
    return IllegalMove(rule, problem, effect=effect)


# Everything else


def refuse_by_hand(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R4.7", "refused-by-hand")


def refuse_pay(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R4.7", "refused-pay", card=facts["card"])


def refuse_give(view: View, facts: Facts) -> IllegalMove:
    owned = asked_player(view)["goods"][facts["card"]]
    rule = "R6.8" if view["asks"]["effect"] == "treasurer" else "R6.7"
    problem = "refused-nothing-for-it" if owned else "refused-no-token"
    return IllegalMove(rule, problem, card=facts["card"])


def refuse_take(view: View, facts: Facts) -> IllegalMove:
    card = facts["card"]
    if view["bank"][card]:
        return IllegalMove("R6.7", "refused-same-kind", card=card)
    return IllegalMove("R1.2", "refused-bank-empty", card=card)


def refuse_pair(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.1", "refused-no-pair", slot=facts["slot"])


def refuse_bonus(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.2", "refused-no-bonus", slot=facts["slot"])


def refuse_bag(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.8", "refused-bag-empty")


def refuse_noble(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.3", "refused-no-card", slot=facts["slot"])


def refuse_noble_deck(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.3", "refused-deck-empty")


def refuse_artisan(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.4", "refused-no-card", slot=facts["slot"])


def refuse_artisan_deck(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R5.4", "refused-deck-empty")


def refuse_jar(view: View, facts: Facts) -> IllegalMove:
    rule = "R2.4" if view["asks"]["question"] == "start-jar" else "R7.2"
    problem = "refused-same-jar" if "cards" in facts else "refused-no-jar"
    return IllegalMove(rule, problem, slot=facts["slot"])


def refuse_step(view: View, facts: Facts) -> IllegalMove:
    colour = str(facts["colour"])
    level = asked_player(view)["nile"][COLOURS.index(colour)]
    full = level >= len(view["nile"]["points"]) - 1
    problem = "refused-track-full" if full else "refused-other-track"
    return IllegalMove("R5.6", problem, colour=colour)


def refuse_field(view: View, facts: Facts) -> IllegalMove:
    beyond = int(facts["field"]) > asked_player(view)["field"]
    problem = "refused-field-ahead" if beyond else "refused-field-useless"
    return IllegalMove("R7.4", problem, field=facts["field"])


def refuse_keep(view: View, facts: Facts) -> IllegalMove:
    return IllegalMove("R2.5", "refused-keep", count=view["drawn"]["count"])


REFUSALS = {
    "by-hand": refuse_by_hand,
    "pay": refuse_pay,
    "give": refuse_give,
    "take": refuse_take,
    "traitor-take": refuse_take,
    "pair": refuse_pair,
    "bonus": refuse_bonus,
    "bag": refuse_bag,
    "noble": refuse_noble,
    "noble-deck": refuse_noble_deck,
    "artisan": refuse_artisan,
    "artisan-deck": refuse_artisan_deck,
    "jar": refuse_jar,
    "step": refuse_step,
    "field": refuse_field,
    "keep": refuse_keep,
}
"""Kinds that can be illegal although the question asks for them; the others are always legal then."""
