"""Engine and second model, both written from the rulebook, play the same random games alike."""

import pytest

from .model import figures, payment
from .side_by_side import Different, SideBySide, play_many

FEW = 60
MANY = 3000
PARTS = 20


@pytest.mark.parametrize("first_seed", range(0, FEW, 10))
def test_engine_and_second_model_agree(first_seed: int) -> None:
    play_many(first_seed, 10)


@pytest.mark.long
@pytest.mark.parametrize("first_seed", range(FEW, FEW + MANY, MANY // PARTS))
def test_engine_and_second_model_agree_in_many_games(first_seed: int) -> None:
    play_many(first_seed, MANY // PARTS)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("SUCCESSION_NOBLES", 1),
        ("NILE_POINTS", [0, 1, 3, 7]),
        ("START_SILVER", 1),
        ("PYRAMID", [figures.PYRAMID[1], *figures.PYRAMID[1:]]),
        ("FREE_ENTRY", {}),
        ("FULL_ZONE", {}),
    ],
)
def test_a_rule_that_differs_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, wrong: object
) -> None:
    monkeypatch.setattr(figures, name, wrong)
    payment.minimal_payments.cache_clear()
    with pytest.raises(Different, match=r"(?s)pharaon, \d seats, seed .*the engine has"):
        play_many(0, 40)
    payment.minimal_payments.cache_clear()


def test_the_games_meet_every_question_and_every_noble() -> None:
    """Agreement says something only about what happened: together the sampled games see it all."""
    questions, nobles = set(), set()
    for seed in range(FEW):
        table = SideBySide(1 + seed % 5, seed)
        while table.model.question:
            questions.add(table.model.question.name)
            table.move(table.random_move())
        nobles |= {card for player in table.model.table.players for card in player.nobles}
    assert nobles == set(figures.NOBLE_POINTS)
    assert len(questions) == 21, questions
