"""Choices, prompts and events as phrases: which message of the texts, with which facts, by which rule."""

from typing import Any, NamedTuple

from iteru.engine.events import Event
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.agenda import AGENDA
from iteru.games.pharaon.rules.moves import COLOURS, FIRST_JOKER, JOKER_SLOT, TOKENS, all_notations
from iteru.games.pharaon.show.card_words import (
    Facts,
    artisan_facts,
    field_facts,
    nile_facts,
    noble_facts,
)
from iteru.games.pharaon.show.cautions import caution

NOTATIONS = all_notations()


class Explained(NamedTuple):
    """The kind of an action, its facts in words, and the things on the picture to touch for it."""

    kind: str
    facts: Facts
    path: tuple[str, ...]


RULE_OF_KIND = {
    "pass": "R7.1",
    "offerings": "R5.1",
    "offerings-bonus": "R5.2",
    "nobles": "R5.3",
    "artisans": "R5.4",
    "tomb": "R5.7",
    "nile": "R5.5",
    "seer": "R6.7",
    "treasurer": "R6.8",
    "by-hand": "R4.7",
}


def prompt(view: View) -> Phrase:
    """What is asked, and of whom."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    facts: Facts = {"seat": asks["seat"]}
    if asks["question"] == "pay":
        facts |= {"target": asks["target"].replace(" ", "-"), "count": len(asks["picked"])}
    if asks["question"] == "give":
        facts["effect"] = asks["effect"]
    if asks["question"] in ("diplomat", "traitor-wheel"):
        facts["cards"] = " ".join(view["jars"]["turned"])
    return Phrase(f"prompt-{asks['question']}", facts)


def choice(view: View, action: int, notation: str) -> Choice:
    """A legal action for whoever chooses."""
    kind, facts, path = explain(view, action)
    question = view["asks"]["question"]
    rule = RULE_OF_KIND.get(kind) or AGENDA.question(question).rule
    words = Phrase(f"choice-{kind}", facts)
    return Choice(action, notation, kind, words, path, rule, caution(view, kind))


def place_in_list(choice: Choice) -> tuple[int, int]:
    """Actions first, then exchanges and payment by hand, passing last."""
    later = {"by-hand": 1, "pass": 2, "decline": 2, "done": 2}
    return later.get(choice.kind, 0), choice.action


def question_of(view: View) -> str:
    return str(view["asks"]["question"]) if view["asks"] else ""


def explain(view: View, action: int) -> Explained:
    """Every action, legal or not."""
    if action < moves.SEER:
        return explain_target(view, action)
    if action < moves.GIVE:
        return explain_payment(view, action)
    if action < moves.PAIR:
        return explain_tokens(view, action)
    if action < moves.STEP:
        return explain_slot(view, action)
    return explain_rest(view, action)


# Targets and payment


def explain_target(view: View, action: int) -> Explained:
    """Passing, or something to pay for, at once or by hand."""
    notation = NOTATIONS[action]
    if action == moves.PASS:
        return Explained("pass", {}, ("pyramid",))
    path = path_of_target(action)
    if question_of(view) == "target":
        return Explained("hand", {"target": notation.replace(" ", "-")}, path)
    payments = view["asks"].get("payments", {}) if view["asks"] else {}
    facts: Facts = {"cards": " ".join(payments.get(notation, []))}
    if action >= moves.NILE:
        number = action - moves.NILE + 1
        if number > len(view["nile"]["actions"]):
            return Explained("nile", {"number": number}, path)
        return Explained("nile", facts | nile_facts(view, number), path)
    if action == moves.TOMB:
        return Explained("tomb", facts | tomb_facts(view), path)
    return Explained(notation.replace(" ", "-"), facts, path)


def path_of_target(action: int) -> tuple[str, ...]:
    if action >= moves.NILE:
        return (f"nile-{action - moves.NILE + 1}",)
    if action == moves.OFFERINGS_BONUS:
        return ("bonus-area",)
    return (f"zone-{NOTATIONS[action]}",)


def tomb_facts(view: View) -> Facts:
    """The next space of whoever is asked, with its points."""
    space = view["players"][view["asks"]["seat"]]["tomb"] if view["asks"] else 0
    if space >= len(view["tomb"]):
        return {}
    return {"space": space + 1, "points": view["tomb"][space]["points"]}


def explain_payment(view: View, action: int) -> Explained:
    """Exchanges, and the steps of a payment by hand."""
    if action in (moves.SEER, moves.TREASURER):
        effect = NOTATIONS[action]
        return Explained(effect, {}, path_of_effect(view, effect))
    if action == moves.BY_HAND:
        return Explained("by-hand", {}, ())
    if action == moves.REST:
        rest = view["asks"].get("rest", []) if view["asks"] else []
        return Explained("rest", {"cards": " ".join(rest)}, ())
    token = token_paid(view, action - moves.PAY)
    return Explained("pay", {"card": token}, (f"good-{token}",))


def token_paid(view: View, slot: int) -> str:
    """The token of a paying slot; which joker it is depends on the zone."""
    if slot != JOKER_SLOT:
        return TOKENS[slot]
    zone = view["asks"].get("zone") if view["asks"] else None
    return f"joker-{zone}" if zone else TOKENS[FIRST_JOKER]


def path_of_effect(view: View, effect: str) -> tuple[str, ...]:
    """The first ready card with an effect, before whoever is asked."""
    if not view["asks"]:
        return ()
    player = view["players"][view["asks"]["seat"]]
    for number in player["nobles"]:
        its = view["card_facts"]["nobles"][str(number)]["effect"]
        if its == effect and number not in player["tired"]:
            return (f"noble-own-{number}",)
    return ()


def explain_tokens(view: View, action: int) -> Explained:
    """A token given, or one taken from the bank."""
    if action < moves.GIVE_OFFERING:
        token = TOKENS[action - moves.GIVE]
        return Explained("give", {"card": token}, (f"good-{token}",))
    if action < moves.TAKE:
        token = f"offering-{COLOURS[action - moves.GIVE_OFFERING]}"
        return Explained("give", {"card": token}, (f"good-{token}",))
    token = COLOURS[action - moves.TAKE]
    kind = "traitor-take" if question_of(view) == "traitor-basic" else "take"
    return Explained(kind, {"card": token}, (f"bank-{token}",))


# Displays


def explain_slot(view: View, action: int) -> Explained:
    """Something that lies open, or the top of a pile; an empty place has no facts but its number."""
    if action < moves.BONUS:
        slot = action - moves.PAIR
        pair = entry(view["offerings"]["pairs"], slot)
        facts: Facts = {"cards": " ".join(pair)} if pair else {}
        return Explained("pair", {"slot": slot + 1, **facts}, (f"pair-{slot + 1}",))
    if action < moves.BAG:
        slot = action - moves.BONUS
        token = entry(view["offerings"]["bonus"], slot)
        facts = {"card": token} if token else {}
        return Explained("bonus", {"slot": slot + 1, **facts}, (f"bonus-{slot + 1}",))
    if action == moves.BAG:
        return Explained("bag", {"count": view["offerings"]["bag"]}, ("bag",))
    if action < moves.JAR:
        return explain_card(view, action)
    slot = action - moves.JAR
    goods = entry(view["jars"]["shown"], slot)
    facts = {"cards": " ".join(goods)} if goods else {}
    return Explained("jar", {"slot": slot + 1, **facts}, (f"jar-{slot + 1}",))


def explain_card(view: View, action: int) -> Explained:
    if action == moves.NOBLE_DECK:
        return Explained("noble-deck", {"count": view["nobles"]["deck"]}, ("deck-nobles",))
    if action == moves.ARTISAN_DECK:
        return Explained("artisan-deck", {"count": view["artisans"]["deck"]}, ("deck-artisans",))
    if action < moves.NOBLE_DECK:
        slot = action - moves.NOBLE
        number = entry(view["nobles"]["shown"], slot)
        facts = noble_facts(view, number) if number else {}
        return Explained("noble", {"slot": slot + 1, **facts}, (f"noble-{slot + 1}",))
    slot = action - moves.ARTISAN
    number = entry(view["artisans"]["shown"], slot)
    facts = artisan_facts(view, number) if number else {}
    return Explained("artisan", {"slot": slot + 1, **facts}, (f"artisan-{slot + 1}",))


def entry(slots: list[Any], slot: int) -> Any:
    """What lies in a slot; None where it is empty or not there."""
    return slots[slot] if slot < len(slots) else None


# What remains


def explain_rest(view: View, action: int) -> Explained:
    """Steps, rewards, cards kept, nobles used, and the Traitor's token."""
    if action < moves.FIELD:
        return explain_step(view, COLOURS[action - moves.STEP])
    if action < moves.KEEP:
        return explain_field(view, "field", action - moves.FIELD + 1)
    if action < moves.ADVANCE:
        place = action - moves.KEEP
        number = entry(view["drawn"]["cards"], place)
        facts: Facts = noble_facts(view, number) if number else {}
        return Explained("keep", facts, (f"drawn-{place + 1}",))
    if action == moves.ADVANCE:
        player = view["players"][view["asks"]["seat"]] if view["asks"] else {}
        return explain_field(view, "advance", (player.get("field") or 0) + 1)
    if action == moves.DIPLOMAT:
        return Explained("diplomat", {}, path_of_effect(view, "diplomat"))
    if action in (moves.DECLINE, moves.DONE):
        return Explained(NOTATIONS[action], {}, ())
    return explain_wheel(view, action - moves.WHEEL_LEFT)


def explain_step(view: View, colour: str) -> Explained:
    level = 0
    if view["asks"]:
        level = view["players"][view["asks"]["seat"]]["nile"][COLOURS.index(colour)]
    return Explained("step", {"colour": colour, "level": level + 1}, (f"track-{colour}",))


def explain_field(view: View, kind: str, field: int) -> Explained:
    """A field of the row in which the asked player's cylinder is."""
    row = view["players"][view["asks"]["seat"]]["row"] if view["asks"] else None
    if row is None:
        return Explained(kind, {"field": field}, ())
    return Explained(kind, field_facts(view, row, field), (f"pyramid-{row}-{field}",))


def explain_wheel(view: View, top: int) -> Explained:
    side = ("left", "right")[top]
    turned = view["jars"]["turned"]
    facts: Facts = {"card": turned[top], "other_card": turned[1 - top]} if turned else {}
    return Explained("wheel", facts, (f"traitor-{side}",))


# Events


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns: those that lie there whatever is asked."""
    facts = event.facts
    if event.name == "nile-action":
        return (f"nile-{facts['number']}",)
    if event.name == "stepped":
        return (f"track-{facts['colour']}",)
    if event.name == "paid" and facts["zone"] != "nile":  # the Nile's actions are told apart
        return (f"zone-{facts['zone']}",)
    place = PLACE_OF_EVENT.get(event.name)
    return (place,) if place else ()


PLACE_OF_EVENT = {
    "pair-taken": "zone-offerings",
    "bonus-taken": "bonus-area",
    "noble-taken": "zone-nobles",
    "noble-dealt": "zone-nobles",
    "artisan-taken": "zone-artisans",
    "artisan-dealt": "zone-artisans",
    "tomb-step": "zone-tomb",
    "jar-taken": "pyramid",
    "passed": "pyramid",
    "moved-on": "pyramid",
}
"""Single cards, pairs and jars are targets only while they are asked for; these always are."""
