"""Actions that make every opponent give up cards: Qebehsenuef, Duamutef, Bastet."""

from tests.questions import Script, ask

from . import figures
from .reactions import offer_cat
from .table import Player, Table, distinct


def attack(table: Table, kind: str) -> Script[None]:
    """Each opponent in turn, judged at the moment when it comes to them (p. 13; 12)."""
    for victim in table.opponents():
        if victim.owned() >= figures.ACTIONS[kind][0]["number"]:
            yield from suffer(table, victim, kind)


def suffer(table: Table, victim: Player, kind: str) -> Script[None]:
    """So many cards or all there are; with an Offering Table in hand, none (9, 10, 13)."""
    step = figures.ACTIONS[kind][0]
    count = min(step["count"], len(victim.hand))
    for nth in range(1, count + 1):
        answers = [f"pick {own}" for own in distinct(victim.hand)]
        if nth == 1 and victim.holds("offering_table"):
            answers.append("react")
        name = "victim" if nth == 1 else "choose"
        answer = yield from ask(victim, name, answers, **step, card=kind, nth=nth, of=count)
        if answer == "react":
            show_offering_table(victim)
            return
        yield from give_up(table, victim, answer.removeprefix("pick "), step["attack"])


def show_offering_table(victim: Player) -> None:
    """It stays in hand (p. 13), and everybody has seen it there."""
    card = victim.take_from_hand("offering_table")
    card.known = True
    victim.hand.append(card)


def give_up(table: Table, victim: Player, kind: str, how: str) -> Script[None]:
    card = victim.take_from_hand(kind)
    if how == "sacrifice":
        table.boneyard.append(card.kind)
        yield from offer_cat(table, victim)
    elif how == "give":
        table.on_turn.discard(card)
    else:
        victim.discard(card)
