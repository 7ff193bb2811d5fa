"""Choices, prompts, events and refusals as phrases: which message of the texts, with which facts, by which rule."""

from typing import NamedTuple

from iteru.engine.errors import IllegalMove
from iteru.engine.events import Event, Value
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase, packed
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.rules.moves import (
    ACT,
    BUY,
    CARDS,
    DECLINE,
    END,
    ENTOMB,
    FALL,
    KEEP,
    PAIRS,
    PICK_BONEYARD,
    PICK_HAND,
    PICK_PILE,
    PICK_SLOT,
    PICK_STOCK,
    PICK_TOMB,
    REACT,
    REPEAT,
    STOP,
    SWAP,
    TOP,
)

Facts = dict[str, Value]

KINDS_IN_LIST = ("buy", "act", "entomb", "lay", "end", "top")
RULE_OF_KIND = {"lay": "R4.2", "entomb": "R7.1", "top": "R3.3", "buy": "R4.1", "end": "R3.1"}


class Explained(NamedTuple):
    """An action: its kind, its facts in words, and the things on the picture to touch for it, if it has a place there."""

    kind: str
    facts: Facts
    path: tuple[str, ...]


def rule_of_card(card: str) -> str:
    """R9 has a rule for every card, in the order of the cards."""
    return f"R9.{CARDS.index(card) + 1}"


# What a card does


def does(view: View, card: str) -> str:
    """The action of a card in words, made from its steps, so that it holds for corrected cards too."""
    return packed(
        [phrase for step in view["cards"][card]["action"] for phrase in step_phrases(step)]
    )


def step_phrases(step: View) -> list[Phrase]:
    if step["other"] is not None:
        return [*plain_step(step), Phrase("does-or"), *plain_step(step["other"])]
    return plain_step(step)


def plain_step(step: View) -> list[Phrase]:
    verb = step["verb"]
    facts: Facts = {"count": step["count"]}
    if verb in ("discard", "sacrifice", "entomb", "gain", "take"):
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


# What is asked


def prompt(view: View) -> Phrase:
    """What is asked, of whom, and why."""
    asks = view["asks"]
    if asks is None:
        return Phrase("prompt-over")
    kind = asks["question"]
    facts: Facts = {"seat": asks["seat"]}
    if kind == "turn" and view["so_far"]["laid"]:
        return Phrase("prompt-paying", {**facts, "gold": view["so_far"]["laid"]})
    if kind in ("choose", "choose-more", "victim"):
        return Phrase(
            f"prompt-{chosen_verb(asks)}{'-more' if kind == 'choose-more' else ''}",
            facts | choosing_facts(view),
        )
    if kind == "reaction":
        sacrificed = view["boneyard"]["top"] or "none"
        return Phrase(
            f"prompt-react-{asks['verb']}",
            {**facts, "card": asks["cards"][0], "other_card": sacrificed},
        )
    if kind == "keep":
        facts["count"] = asks["count"]
    return Phrase(f"prompt-{kind}", facts)


def chosen_verb(asks: View) -> str:
    """What is done with the card to be chosen; what an opponent forces on one has words of its own."""
    if asks["verb"] == "opponents":
        return f"forced-{asks['attack']}"
    return str(asks["verb"])


def choosing_facts(view: View) -> Facts:
    asks = view["asks"]
    facts: Facts = {"card": asks["card"], "owner": view["on_turn"]}
    return {**facts, "phrases": packed(step_phrases(asks))} if asks["verb"] == "swap" else facts


# Choices


def choice(view: View, action: int, notation: str) -> Choice:
    """A legal action for whoever chooses."""
    kind, facts, path = explain(view, action)
    asks = view["asks"]
    if kind == "act":
        rule = rule_of_card(str(facts["card"]))
    elif asks["question"] == "turn":
        rule = RULE_OF_KIND[kind]
    else:
        rule = rule_of_question(asks)
    group = group_of(asks, kind, facts)
    return Choice(action, notation, group, Phrase(f"choice-{group}", facts), path, rule)


def group_of(asks: View, kind: str, facts: Facts) -> str:
    """Under which heading a choice stands."""
    if kind == "pick":
        return f"pick-{facts['verb']}"
    return "beneath" if kind == "top" and asks["question"] == "arrange" else kind


def place_in_list(choice: Choice) -> int:
    """Where a kind of choice stands in the list of a turn."""
    return KINDS_IN_LIST.index(choice.kind) if choice.kind in KINDS_IN_LIST else 0


def rule_of_question(asks: View) -> str:
    if "card" in asks:
        return rule_of_card(asks["card"])
    if asks["question"] == "reaction":
        return rule_of_card(asks["cards"][0])
    return AGENDA.question(asks["question"]).rule


def explain(view: View, action: int) -> Explained:
    if action < PICK_HAND:
        return explain_use(view, action)
    if action < KEEP:
        return explain_pick(view, action)
    if action < BUY:
        card = CARDS[(action - KEEP) % len(CARDS)]
        if action < REPEAT:
            return Explained("keep", {"card": card}, (f"looked-{card}",))
        return Explained("repeat", {"card": card, "phrases": does(view, card)}, (f"done-{card}",))
    if action < SWAP:
        return explain_buy(view, action - BUY) if action < PICK_SLOT else explain_pick(view, action)
    if action < PICK_STOCK:
        return explain_swap(view, action)
    if action < FALL:
        return explain_pick(view, action)
    if action < STOP:
        upper = 3 + action - FALL
        return Explained(
            "fall", {"card": card_in(view, upper), "slot": upper + 1}, (f"slot-{upper + 1}",)
        )
    if action == REACT:
        return explain_react(view)
    kind = {STOP: "stop", DECLINE: "decline", END: "end"}[action]
    return Explained(kind, {}, ())


def card_in(view: View, slot: int) -> str:
    return view["pyramid"][slot] or "none"


def own_hand(view: View) -> list[str]:
    """The hand of whoever is asked, if one may see it."""
    seat = view["asks"]["seat"] if view["asks"] else view["seat"]
    return (
        list(view["players"][seat]["hand_cards"])
        if seat is not None and seat == view["seat"]
        else []
    )


def explain_use(view: View, action: int) -> Explained:
    """A card of the hand laid for gold, used for its action, entombed, or put away on top."""
    card = CARDS[action % len(CARDS)]
    facts: Facts = {"card": card}
    in_hand = f"hand-{card}"
    if action < ACT:
        gold = view["so_far"]["gold_each"] or view["cards"][card]["gold"]
        return Explained("lay", {**facts, "gold": gold}, (in_hand, "purse"))
    if action < ENTOMB:
        return Explained("act", {**facts, "phrases": does(view, card)}, (in_hand, "stage"))
    if action < TOP:
        return Explained("entomb", facts, (in_hand, "tomb"))
    place = in_hand if card in own_hand(view) else f"played-{card}"
    arranging = view["asks"] is not None and view["asks"]["question"] == "arrange"
    number = view["arranged"]["count"] + 1
    return Explained("top", {**facts, "number": number}, (place,) if arranging else (place, "pile"))


def explain_buy(view: View, slot: int) -> Explained:
    """On the picture a purchase is two touches: it shows cards of the hand, so it cannot be undone."""
    card = card_in(view, slot)
    cards = view["asks"].get("payments", {}).get(str(slot + 1), []) if view["asks"] else []
    each = view["so_far"]["gold_each"]
    gold = view["so_far"]["laid"] + sum(each or view["cards"][one]["gold"] for one in cards)
    price = view["prices"][slot] or 0
    facts: Facts = {
        "card": card,
        "price": price,
        "lost": max(0, gold - price),
        "gold": gold,
        "count": len(cards),
    }
    return Explained(
        "buy", {**facts, "cards": " ".join(cards), "slot": slot + 1}, (f"slot-{slot + 1}", "purse")
    )


def explain_swap(view: View, action: int) -> Explained:
    first, second = PAIRS[action - SWAP]
    cards: Facts = {"first_card": card_in(view, first), "second_card": card_in(view, second)}
    return Explained(
        "swap",
        {**cards, "first": first + 1, "second": second + 1},
        (f"slot-{first + 1}", f"slot-{second + 1}"),
    )


def explain_react(view: View) -> Explained:
    """A reaction is touched on its card; in an attack that card could be given up too, so there it has no place."""
    asks = view["asks"]
    if asks is not None and asks["question"] == "reaction":
        held = [card for card in asks["cards"] if card in own_hand(view)]
        card = held[0] if held else asks["cards"][0]
        return Explained("react", {"card": card, "phrases": does(view, card)}, (f"hand-{card}",))
    shields = [
        card
        for card in own_hand(view)
        if [step["verb"] for step in view["cards"][card]["action"]] == ["refuse"]
    ]
    card = shields[0] if shields else "offering_table"
    return Explained("react", {"card": card, "phrases": does(view, card)}, ())


def explain_pick(view: View, action: int) -> Explained:
    """A card for the step that asks for one."""
    asks = view["asks"] or {}
    place, card, target = picked(view, action)
    slot = action - PICK_SLOT + 1 if place == "pyramid" else 0
    where = "slot" if slot else "place" if len(asks.get("places", [])) > 1 else "plain"
    facts: Facts = {
        "verb": picked_for(asks),
        "card": card,
        "place": place,
        "where": where,
        "slot": slot,
    }
    path = (target, "boneyard") if asks.get("verb") == "swap" and slot else (target,)
    return Explained("pick", {**facts, "owner": view["on_turn"]}, path)


def picked_for(asks: View) -> str:
    """What is done with a picked card."""
    verb = str(asks.get("verb", "sacrifice"))
    if verb == "opponents":
        return str(asks["attack"])
    if verb == "swap":
        return str(asks["other"]["verb"]) if asks["other"] else "sacrifice"
    return "gain" if verb == "follow" else verb


def picked(view: View, action: int) -> tuple[str, str, str]:
    """From which place, which card, and the thing to touch."""
    if action == PICK_STOCK:
        return "stock", "unknown", "stock"
    if action == PICK_BONEYARD:
        return "boneyard", view["boneyard"]["top"] or "none", "boneyard"
    if action >= PICK_SLOT:
        return "pyramid", card_in(view, action - PICK_SLOT), f"slot-{action - PICK_SLOT + 1}"
    card = CARDS[action % len(CARDS)]
    if action < PICK_PILE:
        return "hand", card, f"hand-{card}"
    return ("pile", card, f"pile-{card}") if action < PICK_TOMB else ("tomb", card, f"tomb-{card}")


# What happened


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if "slot" in facts:
        return (f"slot-{facts['slot']}",)
    if event.name == "swapped":
        return (f"slot-{facts['first']}", f"slot-{facts['second']}")
    return ("boneyard",) if event.name == "sacrificed" else ()


# Refusals


def why_not(view: View, action: int) -> IllegalMove:
    """Why an action is not legal now: the wrong kind for the question first, then the rule that the move breaks."""
    asks = view["asks"]
    kind, facts, _ = explain(view, action)
    if kind not in AGENDA.question(asks["question"]).kinds:
        return IllegalMove(rule_of_question(asks), "refused-other-question")
    if kind in ("act", "entomb", "top", "end") and view["so_far"]["laid"]:
        return IllegalMove("R4.2", "refused-paying", gold=view["so_far"]["laid"])
    if kind in ("lay", "act", "entomb") and facts["card"] not in own_hand(view):
        return IllegalMove("R3.2", "refused-not-in-hand", card=facts["card"])
    if kind == "act":
        return refuse_act(view, str(facts["card"]))
    if kind == "buy":
        return refuse_buy(view, action - BUY)
    if kind == "lay":
        return IllegalMove("R4.2", "refused-nothing-to-buy")
    if kind == "entomb":
        return IllegalMove("R7.1", "refused-entombed")
    return refuse_answer(view, kind, facts)


def refuse_act(view: View, card: str) -> IllegalMove:
    verbs = [step["verb"] for step in view["cards"][card]["action"]]
    if not verbs or verbs[0] in ("refuse", "catch", "follow"):
        return IllegalMove("R8.4", "refused-reaction-card", card=card)
    return IllegalMove(
        rule_of_card(card), "refused-cannot-act", card=card, phrases=does(view, card)
    )


def refuse_buy(view: View, slot: int) -> IllegalMove:
    card = view["pyramid"][slot]
    if card is None:
        return IllegalMove("R4.1", "refused-gap", slot=slot + 1)
    if slot > 2 and not view["so_far"]["anywhere"]:
        return IllegalMove("R4.1", "refused-above-base", card=card)
    each = view["so_far"]["gold_each"]
    gold = view["so_far"]["laid"] + sum(
        each or view["cards"][one]["gold"] for one in own_hand(view)
    )
    return IllegalMove("R4.2", "refused-too-dear", card=card, price=view["prices"][slot], gold=gold)


def refuse_answer(view: View, kind: str, facts: Facts) -> IllegalMove:
    """A card or answer that does not fit what is asked."""
    rule = rule_of_question(view["asks"])
    if kind == "pick":
        return refuse_pick(view, rule, facts)
    if kind == "top":
        return refuse_top(view, str(facts["card"]))
    if kind == "swap":
        return refuse_swap(view, rule, facts)
    if kind == "react":
        return IllegalMove("R8.1", "refused-no-reaction")
    if kind == "stop":
        return IllegalMove(rule, "refused-at-least-one")
    return IllegalMove(rule, "refused-not-among", card=facts["card"])


def refuse_pick(view: View, rule: str, facts: Facts) -> IllegalMove:
    places = places_asked(view["asks"])
    in_base = "base" in places and facts["slot"] in (1, 2, 3)
    if facts["place"] not in places and not in_base:
        return IllegalMove(
            rule,
            "refused-other-place",
            place=places[0],
            other_place=places[-1],
            place_count=len(places),
        )
    if facts["slot"] and facts["card"] == "none":
        return IllegalMove(rule, "refused-gap", slot=facts["slot"])
    if facts["card"] == "none":
        return IllegalMove(rule, "refused-nothing-there")
    if facts["place"] == "hand" and facts["card"] not in own_hand(view):
        return IllegalMove(rule, "refused-not-in-hand", card=facts["card"])
    return IllegalMove(rule, "refused-pick", card=facts["card"], place=facts["place"])


def places_asked(asks: View) -> list[str]:
    """Where the card to be chosen may be."""
    step = asks.get("other") or asks
    return list(step.get("places") or ["pyramid"])


def refuse_top(view: View, card: str) -> IllegalMove:
    left = [*view["played"], *own_hand(view)]
    for arranged in view["arranged"]["cards"]:
        left.remove(arranged)
    return IllegalMove(
        "R3.3", "refused-order" if card in left else "refused-not-to-put-away", card=card
    )


def refuse_swap(view: View, rule: str, facts: Facts) -> IllegalMove:
    if view["asks"]["verb"] != "swap":
        return IllegalMove(rule, "refused-other-question")
    gap = facts["first"] if facts["first_card"] == "none" else facts["second"]
    return IllegalMove(rule, "refused-gap", slot=gap)
