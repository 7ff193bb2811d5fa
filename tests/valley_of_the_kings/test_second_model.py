"""Engine and second model, both written from the rulebook, play the same random games alike."""

import pytest

from .model import figures
from .side_by_side import SideBySide, play_many

FEW = 30
MANY = 3000
PARTS = 30
QUESTIONS = {
    *["turn", "arrange", "choose", "choose-more", "victim", "keep", "repeat", "crumble"],
    *["unchanged", "reaction"],
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("first_seed", range(0, FEW, 5))
def test_engine_and_second_model_agree(first_seed: int) -> None:
    play_many(first_seed, 5, every=1 if first_seed == 0 else 4)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(FEW, FEW + MANY, MANY // PARTS))
def test_engine_and_second_model_agree_in_many_games(first_seed: int) -> None:
    play_many(first_seed, MANY // PARTS, every=4)


def test_the_games_ask_every_question_and_use_every_card() -> None:
    """Agreement says something only about what happened: together the games above have it all."""
    questions, used = set(), set()
    for seed in range(FEW):
        game = SideBySide(2 + seed // 2 % 3, seed)
        while question := game.model.question:
            questions.add(question.name)
            move = game.random_move()
            if move == "react":
                used.update(question.facts.get("cards", ["offering_table"]))
            game.move(move)
            used.update(game.model.table.done)
    assert questions == QUESTIONS
    assert used == set(figures.CARDS)
