"""Prompts, choices and events as phrases: which message of the texts, with which facts, by which rule."""

from typing import cast

from iteru.engine.events import Event
from iteru.engine.phrase import Choice, Phrase, packed
from iteru.engine.telling import Facts, Wording, tells
from iteru.games.valley_of_the_kings.rules import moves
from iteru.games.valley_of_the_kings.rules.moves import CARDS, rule_of_card
from iteru.games.valley_of_the_kings.rules.printed import does, step_phrases
from iteru.games.valley_of_the_kings.view_types import (
    Asks,
    PlayerView,
    StepView,
    ValleyView,
)

KINDS_IN_LIST = ("buy", "act", "entomb", "lay", "end", "arrange")


# What is asked


def prompt(view: ValleyView) -> Phrase:
    """Returns what is asked, of whom, and why."""
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
            facts | choosing_facts(view, asks),
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


def chosen_verb(asks: Asks) -> str:
    """Returns what is done with the card to be chosen; what an opponent forces has words of its own."""
    return f"forced-{asks['attack']}" if asks["verb"] == "opponents" else asks["verb"]


def choosing_facts(view: ValleyView, asks: Asks) -> Facts:
    facts: Facts = {"card": asks["card"], "owner": view["on_turn"]}
    facts |= {"chosen": asks["chosen"], "nth": asks["nth"], "of": asks["of"]}
    if asks["verb"] == "swap":
        facts["phrases"] = packed(step_phrases(cast(StepView, asks)))
    return facts


# What a choice leaves undone


def caution(view: ValleyView, kind: str, legal: list[int]) -> Phrase | None:
    """Warns a player who ends a turn of a card that could still be bought, and of one to be entombed."""
    if kind not in ("end", "arrange") or not is_turn(view):
        return None
    undone = [*unspent_gold(view, legal), *not_entombed(view, legal)]
    return Phrase("caution-undone", {"phrases": packed(undone)}) if undone else None


def unspent_gold(view: ValleyView, legal: list[int]) -> list[Phrase]:
    """The dearest card that the hand could pay for."""
    slots = [moves.BUY.place(action) for action in legal if moves.BUY.has(action)]
    if not slots:
        return []
    dearest = max(slots, key=lambda slot: price_in(view, slot))
    facts: Facts = {"gold": gold_in_hand(view), "price": price_in(view, dearest)}
    return [Phrase("caution-gold", {**facts, "card": card_in(view, dearest)})]


def gold_in_hand(view: ValleyView) -> int:
    return sum([gold_of(view, card) for card in own_hand(view)])


def not_entombed(view: ValleyView, legal: list[int]) -> list[Phrase]:
    """Starters may well wait, until the stock is used up."""
    cards = [
        card
        for card in [CARDS[moves.ENTOMB.place(one)] for one in legal if moves.ENTOMB.has(one)]
        if view["stock"] == 0 or view["cards"][card]["set"] != "starter"
    ]
    if not cards:
        return []
    best = max(cards, key=lambda card: view["cards"][card]["cost"])
    return [Phrase("caution-entomb", {"card": best})]


# Choices


def place_in_list(choice: Choice) -> tuple[int, ...]:
    """Returns a key to sort choices by: what players do most in a turn comes first."""
    place = KINDS_IN_LIST.index(choice.kind) if choice.kind in KINDS_IN_LIST else 0
    return place, choice.action


def is_turn(view: ValleyView) -> bool:
    return view["asks"] is not None and view["asks"]["question"] == "turn"


def in_turn(view: ValleyView, rule: str) -> str:
    """The rule of an action of a turn; elsewhere that of what is asked."""
    return rule if is_turn(view) else ""


def card_in(view: ValleyView, slot: int) -> str:
    return view["pyramid"][slot] or "none"


def price_in(view: ValleyView, slot: int) -> int:
    return view["prices"][slot] or 0


def gold_of(view: ValleyView, card: str) -> int:
    """R1.3: the gold of a card in hand; R9.35: another this turn."""
    return view["so_far"]["gold_each"] or view["cards"][card]["gold"]


def viewer(view: ValleyView) -> PlayerView:
    """The player whose view it is; a spectator is none."""
    assert view["seat"] is not None
    return view["players"][view["seat"]]


def own_hand(view: ValleyView) -> list[str]:
    """The hand of the seat that is asked, if the viewer may see it."""
    seat = view["asks"]["seat"] if view["asks"] else view["seat"]
    return viewer(view)["hand_cards"] if seat is not None and seat == view["seat"] else []


@tells(moves.LAY)
def lay(view: ValleyView, card: str) -> Wording:
    facts: Facts = {"card": card, "gold": gold_of(view, card)}
    return Wording(facts, (f"hand-{card}", "purse"), rule=in_turn(view, "R4.2"))


@tells(moves.ACT)
def act(view: ValleyView, card: str) -> Wording:
    facts: Facts = {"card": card, "phrases": does(view["cards"], card)}
    return Wording(facts, (f"hand-{card}", "stage"), rule=rule_of_card(CARDS.index(card)))


@tells(moves.ENTOMB)
def entomb(view: ValleyView, card: str) -> Wording:
    return Wording({"card": card}, (f"hand-{card}", "tomb"), rule=in_turn(view, "R7.1"))


@tells(moves.TOP)
def top(view: ValleyView, card: str) -> Wording:
    """A card that is put away next, on top of the pile or beneath the others."""
    place = f"hand-{card}" if card in own_hand(view) else f"played-{card}"
    number = view["arranged"]["count"] + 1
    return Wording({"card": card, "number": number}, (place,), "top" if number == 1 else "beneath")


@tells(moves.KEEP)
def keep(view: ValleyView, card: str) -> Wording:
    return Wording({"card": card}, (f"looked-{card}",))


@tells(moves.REPEAT)
def repeat(view: ValleyView, card: str) -> Wording:
    return Wording({"card": card, "phrases": does(view["cards"], card)}, (f"done-{card}",))


@tells(moves.BUY)
def buy(view: ValleyView, slot: int) -> Wording:
    """On the picture a purchase is two touches, so that one slip does not spend a hand."""
    payments = view["asks"].get("payments", {}) if view["asks"] else {}
    cards, laid = payments.get(str(slot), []), view["so_far"]["laid"]
    gold = laid + sum([gold_of(view, card) for card in cards])
    price = price_in(view, slot - 1)
    facts: Facts = {"card": card_in(view, slot - 1), "slot": slot, "price": price, "gold": gold}
    facts |= {"lost": max(0, gold - price), "laid": laid}
    facts |= {"count": len(cards), "cards": " ".join(cards)}
    return Wording(facts, (f"slot-{slot}", "purse"), rule=in_turn(view, "R4.1"))


@tells(moves.SWAP)
def swap(view: ValleyView, first: int, second: int) -> Wording:
    facts: Facts = {"first": first, "second": second}
    cards: Facts = {
        "first_card": card_in(view, first - 1),
        "second_card": card_in(view, second - 1),
    }
    return Wording(facts | cards, (f"slot-{first}", f"slot-{second}"))


@tells(moves.FALL)
def fall(view: ValleyView, side: str) -> Wording:
    slot = 4 if side == "left" else 5
    return Wording({"card": card_in(view, slot - 1), "slot": slot}, (f"slot-{slot}",))


@tells(moves.REACT)
def react(view: ValleyView) -> Wording:
    """A reaction is touched on its card; in an attack that card could be given up too, so there it has no place."""
    asks = view["asks"]
    if asks is not None and asks["question"] == "reaction":
        held = [card for card in asks["cards"] if card in own_hand(view)]
        card = held[0] if held else asks["cards"][0]
        phrases = packed([Phrase(f"reacts-{asks['verb']}")])
        return Wording({"card": card, "phrases": phrases}, (f"hand-{card}",))
    shields = [card for card in own_hand(view) if is_shield(view, card)]
    facts: Facts = {"card": shields[0] if shields else "none"}
    return Wording({**facts, "phrases": packed([Phrase("reacts-refuse")])})


def is_shield(view: ValleyView, card: str) -> bool:
    """Whether a card refuses attacks."""
    return [step["verb"] for step in view["cards"][card]["action"]] == ["refuse"]


@tells(moves.ARRANGE)
def arrange(view: ValleyView) -> Wording:
    return Wording({}, ("pile",), rule=in_turn(view, "R3.3"), ends_turn=True)


@tells(moves.END)
def end(view: ValleyView) -> Wording:
    return Wording(rule=in_turn(view, "R3.1"), ends_turn=True)


# Cards for the step that asks for one


@tells(moves.PICK_HAND)
def pick_from_hand(view: ValleyView, card: str) -> Wording:
    return pick(view, "hand", card, f"hand-{card}")


@tells(moves.PICK_PILE)
def pick_from_pile(view: ValleyView, card: str) -> Wording:
    return pick(view, "pile", card, f"pile-{card}")


@tells(moves.PICK_TOMB)
def pick_from_tomb(view: ValleyView, card: str) -> Wording:
    return pick(view, "tomb", card, f"tomb-{card}")


@tells(moves.PICK_SLOT)
def pick_from_pyramid(view: ValleyView, slot: int) -> Wording:
    return pick(view, "pyramid", card_in(view, slot - 1), f"slot-{slot}", slot)


@tells(moves.PICK_STOCK)
def pick_from_stock(view: ValleyView) -> Wording:
    return pick(view, "stock", "unknown", "stock")


@tells(moves.PICK_BONEYARD)
def pick_from_boneyard(view: ValleyView) -> Wording:
    return pick(view, "boneyard", view["boneyard"]["top"] or "none", "boneyard")


def pick(view: ValleyView, place: str, card: str, target: str, slot: int = 0) -> Wording:
    """Where a swap could be chosen instead, a card of the pyramid is touched and then the boneyard."""
    asks = view["asks"]
    places = asks.get("places", []) if asks else []
    verb = picked_for(asks)
    where = "slot" if slot else "place" if len(places) > 1 else "plain"
    facts: Facts = {"verb": verb, "card": card, "place": place, "where": where, "slot": slot}
    swaps = asks is not None and asks.get("verb") == "swap"
    path = (target, "boneyard") if swaps and slot else (target,)
    return Wording({**facts, "owner": view["on_turn"]}, path, f"pick-{verb}")


def picked_for(asks: Asks | None) -> str:
    """Returns what is done with a picked card."""
    verb = asks.get("verb", "sacrifice") if asks else "sacrifice"
    if asks and verb == "opponents":
        return asks["attack"]
    if asks and verb == "swap":
        return asks["other"]["verb"] if asks["other"] else "sacrifice"
    return "gain" if verb == "follow" else verb


# What happened


def touched(event: Event) -> tuple[str, ...]:
    """The things on the picture that an event concerns."""
    facts = event.facts
    if "slot" in facts:
        return (f"slot-{facts['slot']}",)
    if event.name == "swapped":
        return (f"slot-{facts['first']}", f"slot-{facts['second']}")
    return ("boneyard",) if event.name == "sacrificed" else ()
