"""What a thing is, is told truly, compiled too.

Compiled subclasses of `abc.ABC` share one memory of what is whose instance: somebody who asked whether a bot was a State was
told afterwards that it was no Bot. So none of our base classes is one.
"""

import pytest

import iteru
from iteru.engine.agenda import AgendaState, Question, Task
from iteru.engine.rng import Rng
from iteru.engine.state import State

BASES = (iteru.Game, State, iteru.Bot, Question, Task)


class Mine(iteru.Bot):
    """A bot of somebody else."""

    def choose(self, game: iteru.Game[State], sight: State, rng: Rng) -> int:
        return sight.legal_actions()[0]


@pytest.mark.parametrize("first", BASES)
def test_asking_about_one_class_changes_no_other_answer(first: type) -> None:
    game = iteru.game("imhotep")
    state = game.new(2, 1)
    assert isinstance(state, AgendaState)
    things = [game, state, Mine(), state.items.questions[0], state.items.tasks[0]]
    assert [isinstance(thing, first) for thing in things].count(True) == 1
    for number, thing in enumerate(things):
        assert [isinstance(thing, base) for base in BASES].index(True) == number
        assert [isinstance(thing, base) for base in BASES].count(True) == 1
        assert [issubclass(type(thing), base) for base in BASES].count(True) == 1
