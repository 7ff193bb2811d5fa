"""The Nile: its actions (R5.5) and steps on the tracks (R5.6)."""

from typing import Final

from mypy_extensions import i64

from iteru.engine.agenda import Question
from iteru.games.pharaon.rules import gains, moves
from iteru.games.pharaon.rules.moves import COLOUR_COUNT, COLOURS
from iteru.games.pharaon.rules.position import Position

ANY_TRACK: Final = (1 << COLOUR_COUNT) - 1


class Step(Question[Position]):
    """R5.6: a step on one of the tracks of an arrow; the detail is a mask of them. Full tracks are left out."""

    name = "step"
    rule = "R5.6"
    kinds = ("step",)

    def offer(self, s: Position, seat: i64, detail: i64) -> list[int]:
        top: i64 = s.layout.top_level
        actions: list[int] = []
        colour: i64
        for colour in range(COLOUR_COUNT):
            if detail >> colour & 1 and s.level[seat * COLOUR_COUNT + colour] < top:
                actions.append(moves.STEP + colour)
        return actions

    def answer(self, s: Position, seat: i64, detail: i64, action: i64) -> None:
        colour: i64 = action - moves.STEP
        s.level[seat * COLOUR_COUNT + colour] += 1
        if s.journal is not None:
            level = s.level[seat * COLOUR_COUNT + colour]
            facts: dict[str, int | str] = {"seat": seat, "colour": COLOURS[colour], "level": level}
            s.journal.tell("stepped", facts)


STEP: Final[Step] = Step()


def act_on_nile(s: Position, seat: i64, number: i64) -> None:
    """R5.5: what the action gives, then its steps, each in printed order."""
    arrows = s.layout.nile_steps[number]
    place: i64
    for place in range(len(arrows) - 1, -1, -1):
        gains.later(s, STEP, seat, arrows[place])
    gains.push_gains(s, seat, s.layout.nile_gains[number])
