"""Choices, prompts, events and refusals as phrases: which message of the texts, with which facts, by which rule."""

from typing import NamedTuple

from iteru.engine.events import Event, Value
from iteru.engine.game import View
from iteru.engine.phrase import Choice, Phrase, packed
from iteru.games.valley_of_the_kings.rules import moves
from iteru.games.valley_of_the_kings.rules.agenda import AGENDA
from iteru.games.valley_of_the_kings.rules.moves import CARDS, PAIRS

Facts = dict[str, Value]

KINDS_IN_LIST = ("buy", "act", "entomb", "lay", "end", "arrange")
RULE_OF_KIND = {"lay": "R4.2", "entomb": "R7.1", "arrange": "R3.3", "buy": "R4.1", "end": "R3.1"}


PLAIN_KINDS = {
    moves.STOP: "stop",
    moves.DECLINE: "decline",
    moves.ARRANGE: "arrange",
    moves.END: "end",
}


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
    facts |= {"chosen": asks["chosen"], "nth": asks["nth"], "of": asks["of"]}
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
    heading = heading_of(kind, facts)
    words = Phrase(f"choice-{heading}", facts)
    ends_turn = kind in ("end", "arrange")
    return Choice(action, notation, heading, words, path, rule, caution(view, kind), ends_turn)


# What a choice leaves undone


def caution(view: View, kind: str) -> Phrase | None:
    """Whoever ends a turn is told of a card that could still be bought, and of one to be entombed."""
    if kind not in ("end", "arrange") or view["asks"]["question"] != "turn":
        return None
    undone = [*unspent_gold(view), *not_entombed(view)]
    return Phrase("caution-undone", {"phrases": packed(undone)}) if undone else None


def unspent_gold(view: View) -> list[Phrase]:
    """The dearest card that the hand could pay for."""
    slots = [int(slot) - 1 for slot in view["asks"]["payments"]]
    if not slots:
        return []
    dearest = max(slots, key=view["prices"].__getitem__)
    facts: Facts = {"gold": gold_in_hand(view), "price": view["prices"][dearest]}
    return [Phrase("caution-gold", {**facts, "card": card_in(view, dearest)})]


def gold_in_hand(view: View) -> int:
    each = view["so_far"]["gold_each"]
    return sum([each or view["cards"][card]["gold"] for card in own_hand(view)])


def not_entombed(view: View) -> list[Phrase]:
    """Starters may well wait, until the stock is used up."""
    cards = [
        card
        for card in own_hand(view)
        if view["stock"] == 0 or view["cards"][card]["set"] != "starter"
    ]
    if view["so_far"]["entombed"] or not cards:
        return []
    best = max(cards, key=lambda card: int(view["cards"][card]["cost"]))
    return [Phrase("caution-entomb", {"card": best})]


def heading_of(kind: str, facts: Facts) -> str:
    """Under which heading a choice stands."""
    if kind == "pick":
        return f"pick-{facts['verb']}"
    return "beneath" if kind == "top" and facts["number"] != 1 else kind


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
    if action < moves.PICK_HAND:
        return explain_use(view, action)
    if action < moves.KEEP:
        return explain_pick(view, action)
    if action < moves.BUY:
        card = CARDS[(action - moves.KEEP) % len(CARDS)]
        if action < moves.REPEAT:
            return Explained("keep", {"card": card}, (f"looked-{card}",))
        return Explained("repeat", {"card": card, "phrases": does(view, card)}, (f"done-{card}",))
    if action < moves.SWAP:
        return (
            explain_buy(view, action - moves.BUY)
            if action < moves.PICK_SLOT
            else explain_pick(view, action)
        )
    if action < moves.PICK_STOCK:
        return explain_swap(view, action)
    if action < moves.FALL:
        return explain_pick(view, action)
    if action < moves.STOP:
        upper = 3 + action - moves.FALL
        return Explained(
            "fall", {"card": card_in(view, upper), "slot": upper + 1}, (f"slot-{upper + 1}",)
        )
    if action == moves.REACT:
        return explain_react(view)
    kind = PLAIN_KINDS[action]
    return Explained(kind, {}, ("pile",) if kind == "arrange" else ())


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
    """A card of the hand laid for gold, used for its action or entombed; or one that is put away next."""
    card = CARDS[action % len(CARDS)]
    facts: Facts = {"card": card}
    in_hand = f"hand-{card}"
    if action < moves.ACT:
        gold = view["so_far"]["gold_each"] or view["cards"][card]["gold"]
        return Explained("lay", {**facts, "gold": gold}, (in_hand, "purse"))
    if action < moves.ENTOMB:
        return Explained("act", {**facts, "phrases": does(view, card)}, (in_hand, "stage"))
    if action < moves.TOP:
        return Explained("entomb", facts, (in_hand, "tomb"))
    place = in_hand if card in own_hand(view) else f"played-{card}"
    return Explained("top", {**facts, "number": view["arranged"]["count"] + 1}, (place,))


def explain_buy(view: View, slot: int) -> Explained:
    """On the picture a purchase is two touches, so that one slip does not spend a hand."""
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
        "laid": view["so_far"]["laid"],
        "count": len(cards),
    }
    return Explained(
        "buy", {**facts, "cards": " ".join(cards), "slot": slot + 1}, (f"slot-{slot + 1}", "purse")
    )


def explain_swap(view: View, action: int) -> Explained:
    first, second = PAIRS[action - moves.SWAP]
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
        phrases = packed([Phrase(f"reacts-{asks['verb']}")])
        return Explained("react", {"card": card, "phrases": phrases}, (f"hand-{card}",))
    shields = [
        card
        for card in own_hand(view)
        if [step["verb"] for step in view["cards"][card]["action"]] == ["refuse"]
    ]
    facts: Facts = {"card": shields[0] if shields else "none"}
    return Explained("react", {**facts, "phrases": packed([Phrase("reacts-refuse")])}, ())


def explain_pick(view: View, action: int) -> Explained:
    """A card for the step that asks for one."""
    asks = view["asks"] or {}
    place, card, target = picked(view, action)
    slot = action - moves.PICK_SLOT + 1 if place == "pyramid" else 0
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
    if action == moves.PICK_STOCK:
        return "stock", "unknown", "stock"
    if action == moves.PICK_BONEYARD:
        return "boneyard", view["boneyard"]["top"] or "none", "boneyard"
    if action >= moves.PICK_SLOT:
        return (
            "pyramid",
            card_in(view, action - moves.PICK_SLOT),
            f"slot-{action - moves.PICK_SLOT + 1}",
        )
    card = CARDS[action % len(CARDS)]
    if action < moves.PICK_PILE:
        return "hand", card, f"hand-{card}"
    return (
        ("pile", card, f"pile-{card}")
        if action < moves.PICK_TOMB
        else ("tomb", card, f"tomb-{card}")
    )


# What happened


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if "slot" in facts:
        return (f"slot-{facts['slot']}",)
    if event.name == "swapped":
        return (f"slot-{facts['first']}", f"slot-{facts['second']}")
    return ("boneyard",) if event.name == "sacrificed" else ()
