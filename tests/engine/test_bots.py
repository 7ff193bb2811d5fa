"""Bots: they are shown only what their seat may know, and the better one wins."""

from collections.abc import Callable

import pytest

import iteru
from iteru.arena.findings import findings
from iteru.arena.plan import Tournament
from iteru.arena.tournament import run
from iteru.bots.bot import Bot, ask
from iteru.bots.registry import bot, valid_bots
from iteru.bots.simple import RandomBot
from iteru.engine.errors import BadOptions
from iteru.engine.state import State

GAME = iteru.game("imhotep")
OPTIONS = dict.fromkeys(("market", "pyramids", "temple", "burial_chamber", "obelisks"), "B")
HIDDEN = ("deck", "round_cards", "rng")


class Spy(Bot):
    """Looks at what it is given, then plays at random."""

    def __init__(self, look: Callable[[State], None]) -> None:
        self.look = look

    def choose(self, game: iteru.Game[State], sight: State, rng: iteru.Rng) -> int:
        action = RandomBot().choose(game, sight, rng)
        self.look(sight)
        return action


def watched_game(look: Callable[[State, State], None], seed: int = 3) -> None:
    """A game of spies; each look compares what the spy was given with the true state."""
    state = GAME.new(3, seed, OPTIONS)
    rng = iteru.Rng.seeded(seed)
    while state.actor != iteru.NOBODY:
        state.apply(ask(Spy(lambda sight: look(sight, state)), GAME, state, rng))


def test_a_bot_is_never_given_the_true_state() -> None:
    def look(sight: State, state: State) -> None:
        assert sight is not state

    watched_game(look)


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_hidden_is_dealt_anew_for_a_bot(name: str) -> None:
    differs: list[bool] = []

    def look(sight: State, state: State) -> None:
        differs.append(sight.snapshot()[name] != state.snapshot()[name])

    watched_game(look)
    assert sum(differs) > len(differs) / 2


def test_a_bot_sees_what_its_seat_may_know() -> None:
    def look(sight: State, state: State) -> None:
        assert GAME.view(sight, sight.actor) == GAME.view(state, state.actor)
        assert sight.legal_actions() == state.legal_actions()

    watched_game(look)


def test_playing_on_in_the_sight_does_not_touch_the_true_state() -> None:
    def look(sight: State, state: State) -> None:
        before = state.snapshot()
        while sight.actor != iteru.NOBODY:
            sight.apply(sight.legal_actions()[0])
        assert state.snapshot() == before

    watched_game(look)


def test_a_bot_is_given_no_journal() -> None:
    def look(sight: State, state: State) -> None:
        assert sight.journal is None

    watched_game(look)


def test_equal_dice_give_equal_choices() -> None:
    state = GAME.new(3, 5)
    assert len({ask(bot("greedy"), GAME, state, iteru.Rng.seeded(1)) for _ in range(5)}) == 1


def test_the_random_bot_chooses_every_legal_action() -> None:
    state = GAME.new(3, 5)
    rng = iteru.Rng.seeded(1)
    assert {ask(bot("random"), GAME, state, rng) for _ in range(500)} == set(state.legal_actions())


@pytest.mark.sample(1, by="name")
@pytest.mark.parametrize("name", iteru.games())
@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_greedy_clearly_beats_random(opponents: int, name: str) -> None:
    planned = Tournament(name, ("greedy", *["random"] * opponents), 60, 1)
    greedy = findings(planned, list(run(planned, 1))).standings[0]
    assert greedy.wins >= 42


@pytest.mark.parametrize("name", ["", "my", "Greedy", "deep thought"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(BadOptions) as caught:
        bot(name)
    assert caught.value.problem == "unknown-bot"
    likely = "greedy" if name == "Greedy" else "none"
    right = ", ".join(valid_bots())
    assert caught.value.facts == {"name": name, "likely": likely, "right": right}
