"""The estimate of final points that the search judges positions by."""

import iteru
from iteru.engine.rng import Rng
from iteru.games.pharaon.rules.expected import FEATURES, OPEN, WEIGHTS_AT, features
from iteru.games.pharaon.rules.expected_weights import WEIGHTS
from iteru.games.pharaon.rules.state import PharaonState


def errors(seed: int, seats: int) -> tuple[float, float]:
    """How far `expected_points` and `prospects` are from the final points, added up over a game between greedy bots."""
    game = iteru.game("pharaon")
    greedy, rng = iteru.bot("greedy"), Rng.seeded(seed)
    state = game.new(seats, seed)
    estimates = []
    while state.actor != iteru.NOBODY:
        estimates.append((game.expected_points(state), game.prospects(state)))
        state.apply(iteru.ask(greedy, game, state, rng))
    final = state.scores()
    assert game.expected_points(state) == final

    def error(estimate: list[float]) -> float:
        return sum(abs(one - its) for one, its in zip(estimate, final, strict=True))

    return sum(error(one) for one, _ in estimates), sum(error(other) for _, other in estimates)


def test_it_foresees_final_points_better_than_the_heuristic_of_greedy() -> None:
    pairs = [errors(seed, seats) for seed, seats in ((1, 2), (2, 2), (3, 3), (4, 5))]
    assert 2 * sum(fitted for fitted, _ in pairs) < sum(plain for _, plain in pairs)


def test_every_feature_has_a_weight_for_every_round() -> None:
    state = iteru.game("pharaon").new(2, 1)
    assert isinstance(state, PharaonState)
    assert len(WEIGHTS) == FEATURES == len(features(state, 0))
    assert len(WEIGHTS_AT) == state.layout.rounds
    items = [*state.items.questions, *state.items.tasks]
    assert OPEN + max(int(item.number) for item in items) < FEATURES


def test_in_the_solo_game_it_is_what_the_heuristic_says() -> None:
    game = iteru.game("pharaon")
    state = game.new(1, 3)
    assert game.expected_points(state) == game.prospects(state)
