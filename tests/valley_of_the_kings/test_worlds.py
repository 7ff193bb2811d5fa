"""R2.7: what is dealt anew for a seat, against a second model of what it can know."""

from itertools import combinations

import pytest

import iteru
from iteru.engine.game import Game
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules.moves import CARDS
from iteru.games.valley_of_the_kings.rules.state import ValleyState

from .builder import GAME, table
from .worlds import Model, World, Worlds, joined, minus, world_of

FEW = 6
"""Of so few worlds each is dealt sooner or later."""


def check(state: ValleyState, model: Model, sights: int, seed: int) -> None:
    """Every deal is one of the worlds there can be; of few worlds every one is dealt."""
    seat = seed % state.seats
    for other, worlds in enumerate(model.players):
        if worlds is not None and other != seat:
            assert world_of(state, other, worlds) in worlds.worlds, "the model is wrong"
            found = {dealt(state, seat, other, worlds, number) for number in range(sights)}
            assert found <= worlds.worlds
            number = sights
            if state.actor == other:
                continue  # not every hand has an answer to what is asked
            while len(worlds.worlds) <= FEW and found < worlds.worlds:
                found.add(dealt(state, seat, other, worlds, number))
                number += 1
                assert number < 2000, "a world that can be is never dealt"


def dealt(state: ValleyState, seat: int, other: int, worlds: Worlds, seed: int) -> World | None:
    sight = GAME.sight(state, seat, Rng.seeded(seed))
    assert isinstance(sight, ValleyState)
    return world_of(sight, other, worlds)


def follow(seats: int, seed: int, sights: int, game: Game[State] = GAME) -> None:
    """A random game, as long as there are not too many worlds."""
    state = game.new(seats, seed)
    assert isinstance(state, ValleyState)
    model = Model(state)
    rng = Rng.seeded(seed)
    step = 0
    while state.actor != iteru.NOBODY and any(model.players):
        actions = state.legal_actions()
        model.follow(state, actions[rng.below(len(actions))])
        step += 1
        if step % 3 == 0:
            check(state, model, sights, step)


LIFTING = {"act wedjat_amulet", *[f"keep {card}" for card in CARDS]}
"""The moves of a look."""


@pytest.mark.parametrize(
    ("hand", "deck", "pile"),
    [
        ("wedjat urn ka", "shabti", "shabti urn food table"),
        ("wedjat wedjat urn ka", "shabti", "shabti urn food table ka boat scarab"),
        ("wedjat wedjat urn ka", "shabti boat", "shabti urn food"),
    ],
    ids=["the deck runs out", "then more is looked at", "the deck runs out twice"],
)
def test_r9_18_what_is_dealt_anew_after_a_look(hand: str, deck: str, pile: str) -> None:
    """A shuffle between the cards looked at: some of them had been in the old deck, the others come from the pile."""
    open_pile = " ".join(f"{card}*" for card in pile.split())
    for seed in range(30):
        state = table(seed=seed, hand={1: hand}, deck={1: deck}, pile={1: open_pile})
        model = Model(state)
        model.players = [begun(state, 0), None]
        rng = Rng.seeded(seed)
        while lifting := [one for one in state.legal_actions() if GAME.notation(one) in LIFTING]:
            model.follow(state, lifting[rng.below(len(lifting))])
            check(state, model, 20, 1)


def begun(state: ValleyState, seat: int) -> Worlds:
    """All worlds of a seat whose hand and deck nobody has seen, and whose pile everybody."""
    hand, deck, pile = (
        tuple(CARDS[card >> 1] for card in cards)
        for cards in (state.hand[seat], state.deck[seat], state.pile[seat])
    )
    unseen = joined(hand, deck)
    hands = set(combinations(unseen, len(hand)))
    return Worlds({World(hand, minus(unseen, hand)) for hand in hands}, list(pile))


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(8))
def test_r2_7_what_is_dealt_anew_is_what_can_be(seed: int) -> None:
    follow(2 + seed % 3, seed, 2)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 500))
def test_r2_7_what_is_dealt_anew_is_what_can_be_in_many_games(seed: int) -> None:
    follow(2 + seed % 3, seed, 4)


def game_of_looks(seed: int) -> Game[State]:
    """Starters with which one looks at cards of the deck, and hands of any size: piles are shuffled all the time."""
    rng = Rng.seeded(seed)
    looks = {card: [f"look at {2 + rng.below(4)} keep 1"] for card in ("urn", "box_of_food")}
    cards = {card: {"action": action} for card, action in looks.items() if rng.below(3)}
    return iteru.game("valley_of_the_kings", {"cards": cards, "hand": {"cards": 3 + rng.below(4)}})


def test_r9_18_what_is_dealt_anew_where_all_look_at_their_decks() -> None:
    """A game in which what several looks and shuffles tell has to be put together."""
    seed = 73
    follow(2 + seed % 3, seed, 3, game_of_looks(seed))


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(1000, 1500, 25))
def test_r9_18_what_is_dealt_anew_where_all_look_at_their_decks_in_many_games(
    first_seed: int,
) -> None:
    for seed in range(first_seed, first_seed + 25):
        follow(2 + seed % 3, seed, 3, game_of_looks(seed))
