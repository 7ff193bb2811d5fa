"""Plays the same game in the engine and in a second model, and compares them move by move."""

from abc import ABC, abstractmethod
from typing import Any

from iteru.engine.agenda import AgendaState
from iteru.engine.game import Game
from iteru.engine.rng import Rng


class Different(AssertionError):
    """The engine and the model do not agree."""


class Comparison(ABC):
    """A random game in the engine (`game`, `state`) and in the second model.

    Each game adds what it compares on the table and at the end, and how players choose.
    """

    game: Game[Any]
    state: AgendaState
    model: Any
    options: dict[str, object]

    def __init__(self, seats: int, seed: int) -> None:
        self.seats, self.seed = seats, seed
        self.rng = Rng.seeded(seed)
        self.moves: list[str] = []

    def play(self, every: int = 1) -> None:
        """Plays the whole game; compares choices before each move, and the table before `every` moves."""
        self.compare_printed()
        while self.state.actor >= 0:
            self.compare_choice()
            if len(self.moves) % every == 0:
                self.compare_table()
            self.move(self.random_move())
        self.compare_choice()
        self.compare_table()
        self.compare_end()

    @abstractmethod
    def random_move(self) -> str: ...

    def move(self, move: str) -> None:
        self.moves.append(f"{self.state.actor}: {move}")
        self.state.apply(self.game.parse(move))
        self.model.play(move)

    @abstractmethod
    def compare_printed(self) -> None:
        """Compares the printed figures, also those that no random game reaches."""

    def compare_choice(self) -> None:
        """Compares who must choose, what is asked, and what is legal."""
        asked, question = self.state.asked(), self.model.question
        actor = None if self.state.actor < 0 else self.state.actor
        self.same("actor", actor, self.model.actor)
        self.same("question", asked and asked.name, question and question.name)
        legal = [self.game.notation(action) for action in self.state.legal_actions()]
        self.same("legal moves", sorted(legal), sorted(self.model.legal_moves()))

    @abstractmethod
    def compare_table(self) -> None: ...

    def compare_end(self) -> None:
        final = self.model.view(None)
        points = [player["if_ended_now"] for player in final["players"]]
        self.same("points", self.state.scores(), points)
        self.same("winners", self.state.winners(), self.model.winners())
        self.same("scores by source", self.game.breakdown(self.state), final["points"])

    def same(self, what: str, engine: object, model: object) -> None:
        if engine != model:
            raise Different("\n".join([*self.story(), f"{what}:", *differences(engine, model)]))

    def story(self) -> list[str]:
        played = [f"  {number}. {move}" for number, move in enumerate(self.moves, start=1)]
        setting = f"{self.game.name}, {self.seats} seats, seed {self.seed}, {self.options}"
        return [setting, *played]


def differences(engine: Any, model: Any, path: str = "") -> list[str]:
    """Returns where two pieces of plain data differ, innermost places first."""
    if isinstance(engine, dict) and isinstance(model, dict):
        keys = dict.fromkeys([*engine, *model])
        pairs = [(key, engine.get(key), model.get(key)) for key in keys]
    elif isinstance(engine, list) and isinstance(model, list) and len(engine) == len(model):
        pairs = [(i, *both) for i, both in enumerate(zip(engine, model, strict=True))]
    else:
        return [f"  {path or 'it'}: the engine has {engine!r}, the model {model!r}"]
    return [
        line
        for key, one, other in pairs
        if one != other
        for line in differences(one, other, f"{path}.{key}" if path else str(key))
    ]
