"""Engine and second model, both written from the rulebook, play the same random games alike."""

import pytest

from .model import figures
from .side_by_side import SideBySide, play_many

FEW = 60
MANY = 3000
PARTS = 30


@pytest.mark.sample(3)
@pytest.mark.parametrize("first_seed", range(0, FEW, 10))
def test_engine_and_second_model_agree(first_seed: int) -> None:
    play_many(first_seed, 10, every=1 if first_seed < 20 else 4)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(FEW, FEW + MANY, MANY // PARTS))
def test_engine_and_second_model_agree_in_many_games(first_seed: int) -> None:
    play_many(first_seed, MANY // PARTS, every=8)


def test_the_games_ask_every_question_and_deal_every_noble() -> None:
    """Agreement says something only about what happened: together the games above have it all."""
    questions, nobles = set(), set()
    for seed in range(FEW // 2):
        table = SideBySide(1 + seed % 5, seed)
        while table.model.question:
            questions.add(table.model.question.name)
            table.move(table.random_move())
        nobles |= {card for player in table.model.table.players for card in player.nobles}
    assert nobles == set(figures.NOBLE_POINTS)
    assert len(questions) == 21, questions
