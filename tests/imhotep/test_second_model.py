"""Engine and second model, both written from the rulebook, play the same random games alike."""

from itertools import product

import pytest

from .model import figures
from .model.play import Model
from .side_by_side import SideBySide, play_many

FEW = 64
"""Each mix of sides, with and without the variant, once."""
MANY = 3200
PARTS = 32
QUESTIONS = {
    *["turn", "load", "load-to-sail", "sail-loaded", "sail-any-order", "order", "pick-card"],
    *["keep-one", "pick-pyramid", "bonus-card", "bonus-stones", "bonus-load", "temple-choice"],
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("first_seed", range(0, FEW, 8))
def test_engine_and_second_model_agree(first_seed: int) -> None:
    play_many(first_seed, 8, every=4)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(FEW, FEW + MANY, MANY // PARTS))
def test_engine_and_second_model_agree_in_many_games(first_seed: int) -> None:
    play_many(first_seed, MANY // PARTS)


class Happened:
    """What came to pass in the games: agreement says something only about that."""

    def __init__(self) -> None:
        self.questions: set[str] = set()
        self.cards: set[str] = set()
        self.mixes: set[str] = set()
        self.rare: set[str] = set()

    def look_at(self, model: Model) -> None:
        table = model.table
        if model.question:
            self.questions.add(model.question.name)
            self.rare |= {move for move in model.legal_moves() if move == "pass"}
        self.cards |= {card for player in table.players for card in +player.cards}
        self.cards |= {*table.discards, *table.in_use}
        self.mixes.add("".join(table.options[site] for site in figures.SITES))
        self.rare |= {"beyond"} if table.beyond else set()
        self.rare |= {"tower"} if table.towers else set()
        self.rare |= {"red card"} if set(table.in_use) & set(figures.BUILDS) else set()


def test_the_games_ask_every_question_and_use_every_card_and_mix_of_sides() -> None:
    """Together the games above have it all."""
    happened = Happened()
    for seed in range(FEW):
        game = SideBySide(2 + seed % 3, seed)
        while game.model.question:
            happened.look_at(game.model)
            game.move(game.random_move())
    assert happened.questions == QUESTIONS
    assert happened.cards == set(figures.CARDS)
    assert happened.mixes == {"".join(sides) for sides in product("AB", repeat=5)}
    assert happened.rare == {"pass", "beyond", "tower", "red card"}
