"""Engine and second model, both written from the rulebook, play the same random games alike."""

import pytest

from .model import figures
from .side_by_side import SideBySide, play_many

FEW = 42
MANY = 3000
PARTS = 30
QUESTIONS = {
    *["first-card", "sail", "berth", "double", "crew", "ring", "again", "leftover", "feed"],
    *["first-place", "build", "team", "brick", "extra", "keep", "keep-second", "track", "late"],
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("first_seed", range(0, FEW, 6))
def test_engine_and_second_model_agree(first_seed: int) -> None:
    play_many(first_seed, 6, every=1 if first_seed == 0 else 4)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(FEW, FEW + MANY, MANY // PARTS))
def test_engine_and_second_model_agree_in_many_games(first_seed: int) -> None:
    play_many(first_seed, MANY // PARTS, every=8)


def test_the_games_ask_every_question_and_use_every_card() -> None:
    """Agreement says something only about what happened: together the games above have it all."""
    questions, sphinx, gone, held, standing = set(), set(), set(), set(), set()
    for seed in range(FEW):
        game = SideBySide(2 + seed // 2 % 3, seed)
        table = game.model.table
        while game.model.question:
            questions.add(game.model.question.name)
            game.move(game.random_move())
        sphinx |= {card for player in table.players for card in player.sphinx}
        held |= {card for player in table.players for card in +player.cards}
        gone |= set(table.gone)
        standing |= {section for section in table.temple if table.temple[section]}
    assert questions == QUESTIONS
    assert sphinx == set(figures.SPHINX)
    assert held >= set(figures.PERMANENT)
    assert gone >= {*figures.ANYTIME, *figures.IMMEDIATE}
    assert standing == set(figures.TEMPLE)
