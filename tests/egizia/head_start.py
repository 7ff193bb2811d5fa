"""Stones, strong crews and Nile cards from the first moment, for engine and model alike.

Random players seldom come to the upper rows and the rare cards; so they do. In some games the Sphinx
deck is nearly empty; in some crews are weak and the obelisk is dear, so that teams must be chosen with
care.
"""

from iteru.engine.rng import Rng
from iteru.games.egizia.rules.state import EgiziaState

from .model import figures
from .model.play import Model
from .model.table import Player

WEAK = 3
CARDS = [*figures.PERMANENT, *figures.ANYTIME]


def give_head_start(state: EgiziaState, model: Model, rng: Rng) -> None:
    if rng.below(4) == 0:
        shorten_deck(state, model, rng.below(8))
    hard = rng.below(3) == 0
    if hard:
        build_obelisk(state, model, len(figures.OBELISK) - rng.below(4))
    for player in model.table.players:
        if hard:
            give_card(state, player, "two_crews")
        equip(state, player, WEAK if hard else figures.CREW_LIMIT, rng)


def shorten_deck(state: EgiziaState, model: Model, count: int) -> None:
    state.deck = state.deck[:count]
    model.table.deck = model.table.deck[:count]


def build_obelisk(state: EgiziaState, model: Model, rows: int) -> None:
    """Seats take turns with the bricks, for no points."""
    players = model.table.players
    for row in range(rows):
        model.table.obelisk.append(players[row % len(players)])
        state.obelisk.append(row % len(players))


def equip(state: EgiziaState, player: Player, strongest: int, rng: Rng) -> None:
    seat = player.seat
    player.stones = state.stones[seat] = rng.below(figures.STONE_LIMIT + 1)
    for place, crew in enumerate(figures.CREWS):
        strength = 1 + rng.below(strongest)
        player.crews[crew] = state.crews[seat * len(figures.CREWS) + place] = strength
    for _ in range(rng.below(6)):
        give_card(state, player, CARDS[rng.below(len(CARDS))])


def give_card(state: EgiziaState, player: Player, card: str) -> None:
    player.cards[card] += 1
    state.held[player.seat * len(CARDS) + CARDS.index(card)] += 1
