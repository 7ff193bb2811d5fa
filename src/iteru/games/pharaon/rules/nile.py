"""Steps on the tracks of the Nile (R5.6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.engine.errors import IllegalMove
from iteru.games.pharaon.rules import moves
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, COLOURS
from iteru.games.pharaon.rules.position import Position

ANY_TRACK: Final = (1 << COLOUR_COUNT) - 1
"""The mask of an arrow that leads to every track."""


def is_full(s: Position, player: i64, colour: i64) -> bool:
    return s.level[player * COLOUR_COUNT + colour] >= s.layout.top_level


class Step(Question[Position]):
    """R5.6: a step on one of the tracks of an arrow; the detail is a mask of them. Full tracks are left out."""

    name = "step"
    rule = "R5.6"
    answers = (moves.STEP,)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        actions: list[int] = []
        colour: i64
        for colour in range(COLOUR_COUNT):
            if detail >> colour & 1 and not is_full(s, seat, colour):
                actions.append(moves.STEP.at(colour))
        return actions

    def why_not(self, s: Position, seat: i64, detail: i64, action: i64) -> IllegalMove | None:
        colour = moves.STEP.place(action)
        if is_full(s, seat, colour):
            return IllegalMove(self.rule, "refused-track-full", colour=COLOURS[colour])
        if not detail >> colour & 1:
            return IllegalMove(self.rule, "refused-other-track", colour=COLOURS[colour])
        return None

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        colour: i64 = moves.STEP.place(action)
        s.level[seat * COLOUR_COUNT + colour] += 1
        if s.journal is not None:
            level = s.level[seat * COLOUR_COUNT + colour]
            facts: dict[str, int | str] = {"seat": seat, "colour": COLOURS[colour], "level": level}
            s.journal.tell("stepped", facts)


STEP: Final[Step] = Step()
