"""What `iteru.contract.test_guides` tests, on every game that is installed here."""

import pytest

import iteru
from iteru.contract.test_guides import *  # noqa: F403
from iteru.kit.lesson import lesson_of


@pytest.mark.parametrize("name", iteru.games())
def test_our_lessons_have_ten_to_fourteen_steps(name: str) -> None:
    lesson = lesson_of(iteru.game(name))
    assert lesson is not None
    assert 10 <= len(lesson.guide.steps) <= 14
