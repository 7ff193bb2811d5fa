"""What the board in a terminal shows of Imhotep."""

from collections.abc import Mapping

import pytest
from rich.console import Console

from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.view import view
from iteru.games.imhotep.show import terminal
from iteru.words import Words

from .builder import GAME, game_of, table
from .test_corrected_box import BOXES, BY_ROW, FOUR, LARGEST


def screen(state: ImhotepState, lang: str = "en") -> str:
    console = Console(width=120, color_system=None)
    words = Words(lang, GAME.meta, ["Anna", "Petr", "Eva", "Jan"])
    with console.capture() as capture:
        console.print(terminal.board(view(state, None), words.say))
    return capture.get()


def columns(line: str) -> list[str]:
    return [part.strip() for part in line.split("  ") if part.strip()]


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("en", ["points so far", "if it ended now"]),
        ("cs", ["průběžné body", "kdyby byl konec"]),
    ],
)
def test_r8_4_points_so_far_and_those_if_the_game_ended_now_are_labelled(
    lang: str, labels: list[str]
) -> None:
    state = table(obelisk="1 0 0 0", wrath=True)
    *_, head, anna, _, _, _ = screen(state, lang).rstrip().splitlines()
    assert columns(head)[1:3] == labels
    assert columns(anna)[-4:-2] == ["0", "10"]


@pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())
def test_a_corrected_board_has_all_its_figures(box: Mapping[str, object]) -> None:
    state = table(box=box, side_b="pyramids burial_chamber obelisks")
    view = game_of(state).view(state, None)
    shown = screen(state)
    spaces = [space for pyramid in view["pyramids"]["pyramids"] for space in pyramid]
    marks = [f"{space['points']}{(space['bonus'] or ' ')[0]}" for space in spaces]
    for mark in set(marks):
        assert shown.count(mark) >= marks.count(mark)
    assert "…" not in shown


def test_r6_3_four_pyramids_do_not_fit_side_by_side() -> None:
    assert terminal.side_by_side([[2, 1]] * 3) == [[0, 1, 2]]
    assert terminal.side_by_side([[2, 1]] * 4) == [[0, 1, 2], [3]]
    assert terminal.side_by_side([[3, 2, 1]] * 4) == [[0], [1], [2], [3]]
    assert len(screen(table(box=LARGEST, side_b="pyramids")).splitlines()) > len(
        screen(table(box=FOUR, side_b="pyramids")).splitlines()
    )


def test_r6_8_rows_that_differ_are_all_shown() -> None:
    shown = screen(table(box=BY_ROW, side_b="burial_chamber"))
    assert "8 4 2 1 / 6 3 1 0 / 20" in shown
    assert "each row: 8 4 2 1 " in screen(table(side_b="burial_chamber"))
