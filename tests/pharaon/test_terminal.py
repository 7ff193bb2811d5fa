"""What the board in a terminal tells: everything that a player needs to choose."""

from io import StringIO

import pytest
from rich.console import Console

from iteru.games.pharaon.rules.state import PharaonState
from iteru.terminal import show
from iteru.words import LANGUAGES, Words

from .builder import GAME, started, table


def board(s: PharaonState, lang: str = "en") -> str:
    screen = StringIO()
    words = Words(lang, GAME.meta, ["Anna", "Bob", "Eva"][: s.seats])
    Console(width=80, file=screen).print(show.board(GAME, GAME.view(s, 0), words))
    return screen.getvalue()


def traitor_panel(screen: str) -> str:
    return screen.partition("─ The Traitor ")[2].partition("╰")[0]


def test_the_traitor_has_points_tokens_gods_and_whether_he_has_passed() -> None:
    s = started(1)
    his = GAME.view(s, 0)["traitor"]
    before = traitor_panel(board(s))
    assert f"{his['points']} points (if it ended now: {his['if_ended_now']})" in before
    assert "Gods: none" in before
    assert "passed" not in before
    s.start = s.pharaoh = 1
    s.traitor_gods = 1 << s.ring[0]
    s.row[1], s.field[1] = 0, 0
    after = traitor_panel(board(s))
    assert "pharaoh, first player, passed" in " ".join(after.replace("│", "").split())
    assert "Gods: none" not in after


def test_the_disk_of_the_traitor_is_on_the_pyramid() -> None:
    s = started(1)
    s.row[1], s.field[1] = 0, 1
    assert " T " in board(s).partition("Pyramid of Time")[2].partition("╰")[0]


def test_a_used_noble_looks_different_from_a_ready_one() -> None:
    s = table(nobles={1: "17 18"})
    s.tired[0] = 1 << 16
    assert "Nobles: Seer (17) – used this round, Treasurer (18)" in board(s)


def test_every_seat_has_its_name_and_points() -> None:
    s = started(3)
    screen = board(s)
    for seat, name in enumerate(["Anna", "Bob", "Eva"]):
        points = GAME.view(s, 0)["players"][seat]["points"]
        assert f"{name} · {points} point" in screen.replace(" ◀", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_stands_above_a_part_of_the_board_can_be_asked_about(lang: str) -> None:
    s = started(1)
    words = Words(lang, GAME.meta)
    names = [thing.name for thing in show.things(GAME, GAME.view(s, 0), words)]
    headings = [
        line.split("─ ")[1].split(" ─")[0] for line in board(s, lang).splitlines() if "╭" in line
    ]
    assert len(headings) == 9
    assert set(headings) <= set(names)
