"""Stones, strong crews and Nile cards from the first moment, for engine and model alike.

Random players seldom come to the upper rows and the rare cards; so they do. In some games the Sphinx
deck is nearly empty.
"""

from iteru.engine.rng import Rng
from iteru.games.egizia.rules.state import EgiziaState

from .model import figures
from .model.play import Model

CARDS = [*figures.PERMANENT, *figures.ANYTIME]


def give_head_start(state: EgiziaState, model: Model, rng: Rng) -> None:
    if rng.below(4) == 0:
        count = rng.below(8)
        state.deck = state.deck[:count]
        model.table.deck = model.table.deck[:count]
    for player in model.table.players:
        seat = player.seat
        player.stones = state.stones[seat] = rng.below(figures.STONE_LIMIT + 1)
        for place, crew in enumerate(figures.CREWS):
            strength = 1 + rng.below(figures.CREW_LIMIT)
            player.crews[crew] = state.crews[seat * len(figures.CREWS) + place] = strength
        for _ in range(rng.below(6)):
            place = rng.below(len(CARDS))
            player.cards[CARDS[place]] += 1
            state.held[seat * len(CARDS) + place] += 1
