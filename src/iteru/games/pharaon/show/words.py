"""Prompts, choices and events as phrases: which message of the texts, with which facts, by which rule."""

from collections.abc import Sequence
from typing import TypeVar

from iteru.engine.events import Event
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.telling import Facts, Wording, tells
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.moves import COLOURS, FIRST_JOKER, TOKENS
from iteru.games.pharaon.show.card_words import (
    artisan_facts,
    field_facts,
    nile_facts,
    noble_facts,
)
from iteru.games.pharaon.view_types import PharaonView, SeatView

T = TypeVar("T")


def prompt(view: PharaonView) -> Phrase:
    """Returns what is asked, and of whom."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    facts: Facts = {"seat": asks["seat"]}
    if asks["question"] == "pay":
        facts |= {"target": asks["target"].replace(" ", "-"), "count": len(asks["picked"])}
    if asks["question"] == "give":
        facts["effect"] = asks["effect"]
    if asks["question"] in ("diplomat", "traitor-wheel"):
        facts["cards"] = " ".join(view["jars"]["turned"] or [])
    return Phrase(f"prompt-{asks['question']}", facts)


def place_in_list(choice: Choice) -> tuple[int, ...]:
    """Actions first, then exchanges and payment by hand, passing last."""
    place = {"by-hand": 1, "pass": 2, "decline": 2, "done": 2}
    return place.get(choice.kind, 0), choice.action


def question_of(view: PharaonView) -> str:
    return view["asks"]["question"] if view["asks"] else ""


def asked_player(view: PharaonView) -> SeatView | None:
    return view["players"][view["asks"]["seat"]] if view["asks"] else None


# Targets: things to pay for, at once or by hand


@tells(moves.PASS)
def do_pass(view: PharaonView) -> Wording:
    return Wording({}, ("pyramid",), rule="R7.1")


def target(view: PharaonView, notation: str, path: str, rule: str, more: Facts) -> Wording:
    """Something to pay for: with what, if it is paid the usual way."""
    if question_of(view) == "target":
        return Wording({"target": notation.replace(" ", "-")}, (path,), "hand")
    payments = view["asks"].get("payments", {}) if view["asks"] else {}
    return Wording({"cards": " ".join(payments.get(notation, [])), **more}, (path,), rule=rule)


@tells(moves.OFFERINGS)
def offerings(view: PharaonView) -> Wording:
    return target(view, "offerings", "zone-offerings", "R5.1", {})


@tells(moves.OFFERINGS_BONUS)
def offerings_bonus(view: PharaonView) -> Wording:
    return target(view, "offerings bonus", "bonus-area", "R5.2", {})


@tells(moves.NOBLES)
def nobles(view: PharaonView) -> Wording:
    return target(view, "nobles", "zone-nobles", "R5.3", {})


@tells(moves.ARTISANS)
def artisans(view: PharaonView) -> Wording:
    return target(view, "artisans", "zone-artisans", "R5.4", {})


@tells(moves.TOMB)
def tomb(view: PharaonView) -> Wording:
    """The next space of the seat that chooses, with its points."""
    player = asked_player(view)
    space = entry(view["tomb"], player["tomb"] if player else 0)
    facts: Facts = {}
    if player and space:
        facts = {"space": player["tomb"] + 1, "points": space["points"]}
    return target(view, "tomb", "zone-tomb", "R5.7", facts)


@tells(moves.NILE)
def nile(view: PharaonView, number: int) -> Wording:
    is_there = number <= len(view["nile"]["actions"])
    facts: Facts = nile_facts(view, number) if is_there else {"number": number}
    return target(view, f"nile {number}", f"nile-{number}", "R5.5", facts)


# Exchanges and payment by hand


@tells(moves.SEER)
def seer(view: PharaonView) -> Wording:
    return Wording({}, path_of_effect(view, "seer"), rule="R6.7")


@tells(moves.TREASURER)
def treasurer(view: PharaonView) -> Wording:
    return Wording({}, path_of_effect(view, "treasurer"), rule="R6.8")


def path_of_effect(view: PharaonView, effect: str) -> tuple[str, ...]:
    """The first ready card with an effect that the seat that chooses has."""
    player = asked_player(view)
    if player is None:
        return ()
    for number in player["nobles"]:
        its = view["card_facts"]["nobles"][str(number)]["effect"]
        if its == effect and number not in player["tired"]:
            return (f"noble-own-{number}",)
    return ()


@tells(moves.BY_HAND)
def by_hand(view: PharaonView) -> Wording:
    return Wording(rule="R4.7")


@tells(moves.REST)
def rest(view: PharaonView) -> Wording:
    tokens = view["asks"].get("rest", []) if view["asks"] else []
    return Wording({"cards": " ".join(tokens)})


@tells(moves.PAY)
def pay(view: PharaonView, token: str) -> Wording:
    """Puts a payment into words; which joker it is depends on the zone."""
    if token == "joker":
        zone = view["asks"].get("zone") if view["asks"] else None
        token = f"joker-{zone}" if zone else TOKENS[FIRST_JOKER]
    return Wording({"card": token}, (f"good-{token}",))


@tells(moves.GIVE)
def give(view: PharaonView, token: str) -> Wording:
    return Wording({"card": token}, (f"good-{token}",))


@tells(moves.TAKE)
def take(view: PharaonView, token: str) -> Wording:
    for_traitor = question_of(view) == "traitor-basic"
    return Wording({"card": token}, (f"bank-{token}",), "traitor-take" if for_traitor else "")


# What lies open, and tops of piles; an empty place has no facts but its number


def entry(slots: Sequence[T | None], slot: int) -> T | None:
    """Returns what lies in a slot; None where it is empty or not there."""
    return slots[slot] if slot < len(slots) else None


@tells(moves.PAIR)
def pair(view: PharaonView, slot: int) -> Wording:
    tokens = entry(view["offerings"]["pairs"], slot - 1)
    facts: Facts = {"cards": " ".join(tokens)} if tokens else {}
    return Wording({"slot": slot, **facts}, (f"pair-{slot}",))


@tells(moves.BONUS)
def bonus(view: PharaonView, slot: int) -> Wording:
    token = entry(view["offerings"]["bonus"], slot - 1)
    facts: Facts = {"card": token} if token else {}
    return Wording({"slot": slot, **facts}, (f"bonus-{slot}",))


@tells(moves.BAG)
def bag(view: PharaonView) -> Wording:
    return Wording({"count": view["offerings"]["bag"]}, ("bag",))


@tells(moves.NOBLE)
def noble(view: PharaonView, slot: int) -> Wording:
    number = entry(view["nobles"]["shown"], slot - 1)
    facts: Facts = noble_facts(view, number) if number else {}
    return Wording({"slot": slot, **facts}, (f"noble-{slot}",))


@tells(moves.NOBLE_DECK)
def noble_deck(view: PharaonView) -> Wording:
    return Wording({"count": view["nobles"]["deck"]}, ("deck-nobles",))


@tells(moves.ARTISAN)
def artisan(view: PharaonView, slot: int) -> Wording:
    number = entry(view["artisans"]["shown"], slot - 1)
    facts: Facts = artisan_facts(view, number) if number else {}
    return Wording({"slot": slot, **facts}, (f"artisan-{slot}",))


@tells(moves.ARTISAN_DECK)
def artisan_deck(view: PharaonView) -> Wording:
    return Wording({"count": view["artisans"]["deck"]}, ("deck-artisans",))


@tells(moves.JAR)
def jar(view: PharaonView, slot: int) -> Wording:
    goods = entry(view["jars"]["shown"], slot - 1)
    facts: Facts = {"cards": " ".join(goods)} if goods else {}
    return Wording({"slot": slot, **facts}, (f"jar-{slot}",))


@tells(moves.KEEP)
def keep(view: PharaonView, which: int) -> Wording:
    number = entry(view["drawn"]["cards"], which - 1)
    return Wording(noble_facts(view, number) if number else {}, (f"drawn-{which}",))


# Steps, rewards, nobles that are used, and the Traitor's token


@tells(moves.STEP)
def step(view: PharaonView, colour: str) -> Wording:
    player = asked_player(view)
    level = player["nile"][COLOURS.index(colour)] if player else 0
    return Wording({"colour": colour, "level": level + 1}, (f"track-{colour}",))


@tells(moves.FIELD)
def field(view: PharaonView, number: int) -> Wording:
    """A field of the row in which the asked player's cylinder is."""
    player = asked_player(view)
    row = player["row"] if player else None
    if row is None:
        return Wording({"field": number})
    return Wording(field_facts(view, row, number), (f"pyramid-{row}-{number}",))


@tells(moves.ADVANCE)
def advance(view: PharaonView) -> Wording:
    player = asked_player(view)
    here = player["field"] if player else None
    return field(view, (here or 0) + 1)


@tells(moves.DIPLOMAT)
def diplomat(view: PharaonView) -> Wording:
    return Wording({}, path_of_effect(view, "diplomat"))


@tells(moves.WHEEL)
def wheel(view: PharaonView, side: str) -> Wording:
    turned = view["jars"]["turned"]
    top = ("left", "right").index(side)
    facts: Facts = {"card": turned[top], "other_card": turned[1 - top]} if turned else {}
    return Wording(facts, (f"traitor-{side}",))


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
