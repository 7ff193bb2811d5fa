"""Uncommon positions: before the first move players are given what only long play would bring.

Random players rarely empty the bank, the bag or a deck, and rarely own many nobles at once.
"""

from iteru.engine.rng import Rng
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, TOKEN_COUNT
from iteru.games.pharaon.rules.state import PharaonState

MOST_NOBLES = 2
MOST_TOMB = 2
MOST_TRAITOR_JARS = 10
NILE_LEVELS = 4


def give_head_start(state: PharaonState, rng: Rng) -> None:
    """Each thing is given in some games and not in others."""
    gifts = [give_resources, give_offerings, give_nobles, give_artisans, give_steps]
    for give in (*gifts, use_jars, give_traitor_jars):
        if rng.below(2):
            give(state, rng)


def give_resources(state: PharaonState, rng: Rng) -> None:
    """Of each kind any number, so that the bank may lack some."""
    for kind, count in enumerate(state.bank):
        for _ in range(rng.below(count + 1)):
            state.bank[kind] -= 1
            state.goods[rng.below(state.seats) * TOKEN_COUNT + kind] += 1


def give_offerings(state: PharaonState, rng: Rng) -> None:
    for _ in range(rng.below(len(state.bag) + 1)):
        state.goods[rng.below(state.seats) * TOKEN_COUNT + state.bag.pop()] += 1


def give_nobles(state: PharaonState, rng: Rng) -> None:
    for seat in range(state.seats):
        for _ in range(rng.below(MOST_NOBLES + 1)):
            state.nobles[seat] |= 1 << state.noble_deck.pop()


def give_artisans(state: PharaonState, rng: Rng) -> None:
    for _ in range(rng.below(len(state.artisan_deck) + 1)):
        state.artisans[rng.below(state.seats)] |= 1 << state.artisan_deck.pop()


def give_steps(state: PharaonState, rng: Rng) -> None:
    for seat in range(state.seats):
        state.tomb[seat] = rng.below(MOST_TOMB + 1)
        for track in range(COLOUR_COUNT):
            state.level[seat * COLOUR_COUNT + track] = rng.below(NILE_LEVELS)


def use_jars(state: PharaonState, rng: Rng) -> None:
    """So many jars less in the stock that it runs out soon."""
    for _ in range(rng.below(len(state.jar_stock) + 1)):
        state.jar_discard.append(state.jar_stock.pop())


def give_traitor_jars(state: PharaonState, rng: Rng) -> None:
    """So many that some of his columns run over."""
    if state.seats == 1:
        for _ in range(rng.below(min(len(state.jar_stock), MOST_TRAITOR_JARS) + 1)):
            state.traitor_jars.append(state.jar_stock.pop())
