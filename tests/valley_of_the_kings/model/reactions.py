"""Boat and Mummified Cat: what players do outside the usual course of a turn."""

from tests.questions import Script, ask

from . import figures
from .pyramid import crumble, take_away
from .table import BASE, Card, Player, Table


def might_hold(player: Player, kind: str) -> bool:
    """Whether a player has a card in hand, as far as all others can tell.

    The game pauses for everybody who might, so that the pause does not give the card away.
    """
    if any(card.kind == kind and card.known for card in player.hand):
        return True
    own = [*player.hand, *player.deck, *player.pile]
    unseen = any(card.kind == kind and not card.known for card in own)
    return unseen and any(not card.known for card in player.hand)


def window(player: Player, kind: str, verb: str) -> Script[bool]:
    """Whether a player who might hold a card reacts with it; it then is discarded."""
    if not might_hold(player, kind):
        return False
    answers = ["react", "decline"] if player.holds(kind) else ["decline"]
    answer = yield from ask(player, "reaction", answers, verb=verb, cards=[kind])
    if answer == "decline":
        return False
    player.discard(player.take_from_hand(kind))
    return True


def offer_boat(table: Table) -> Script[None]:
    """After an opponent's purchase and its crumbling: a card from the base (p. 12; 1-3)."""
    for player in table.opponents():
        if not any(table.pyramid[place] for place in BASE):
            return
        reacts = yield from window(player, "boat", "follow")
        if reacts:
            yield from follow(table, player)


def follow(table: Table, player: Player) -> Script[None]:
    """The player on turn chooses what falls, unless it was agreed that the Boat's owner does (2)."""
    answers = [f"pick {place}" for place in BASE if table.pyramid[place]]
    step = figures.ACTIONS["boat"][0]
    answer = yield from ask(player, "choose", answers, **step, card="boat", nth=0, of=0)
    place = int(answer.split()[1])
    player.discard(Card(take_away(table, place)))
    chooser = player if table.options["boat_crumble"] == "boat" else table.on_turn
    yield from crumble(table, place, chooser)


def offer_cat(table: Table, sacrificer: Player) -> Script[None]:
    """After each sacrifice, to everybody but the one who sacrificed (p. 13; 5, 6)."""
    for player in [table.on_turn, *table.opponents()]:
        if player is not sacrificer:
            reacts = yield from window(player, "mummified_cat", "catch")
            if reacts:
                player.discard(Card(table.boneyard.pop()))
                return
