"""A part of an action that has one answer is not asked for in a terminal."""

from pathlib import Path

import iteru
from tests.parts import played_by_hand, record_before_part

from .cli import lines, shown


def test_the_terminal_answers_and_tells_it(tmp_path: Path) -> None:
    record, move = record_before_part()
    (tmp_path / "part.iteru").write_text(iteru.write_record(record), encoding="utf-8")
    screen = shown(
        *("play", "egizia", "--from", "part.iteru", "--seats", "me=Anna,me=Bob"),
        answers=lines("", move, "", "", "", "save after.iteru", "quit", "n"),
        folder=tmp_path,
    )
    assert "make the team stronger" not in screen
    after = iteru.read_record((tmp_path / "after.iteru").read_text(encoding="utf-8"))
    match = iteru.Match.of_record(record, iteru.game(record.game))
    _, parts = played_by_hand(match.state, match.game.parse(move))
    moves = len(record.moves)
    assert after.moves[moves][1] == move
    assert len(after.moves) == moves + 1 + parts
