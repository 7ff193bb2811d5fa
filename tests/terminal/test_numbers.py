"""Numbers are written as the reader's language writes them."""

import math
import re

import pytest
from rich.console import Console

import iteru
from iteru.arena.speed import Speed
from iteru.arena.standing import Standing
from iteru.engine.ranking import POINTS, Rank
from iteru.terminal import show
from iteru.terminal.tables import figures_of, speed_row
from iteru.words import LANGUAGES, Words

from .cli import shown

ENGLISH, CZECH = Words("en"), Words("cs")


@pytest.mark.parametrize(
    ("value", "digits", "english", "czech"),
    [
        (7, 0, "7", "7"),
        (-5, 0, "\u22125", "\u22125"),
        (51.04, 1, "51.0", "51,0"),
        (-0.5, 2, "\u22120.50", "\u22120,50"),
        (1234567, 0, "1,234,567", "1 234 567"),
        (math.inf, 1, "∞", "∞"),
    ],
)
def test_a_number(value: float, digits: int, english: str, czech: str) -> None:
    assert ENGLISH.number(value, digits) == english
    assert CZECH.number(value, digits).replace("\u00a0", " ") == czech


def test_a_share_of_a_hundred() -> None:
    assert ENGLISH.percent(1) == "100.0%"
    assert CZECH.percent(0.9149) == "91,5\u00a0%"


def test_what_belongs_together_is_not_broken_over_lines() -> None:
    assert " " not in CZECH.percent(0.5) + CZECH.number(1234567)


def test_standings() -> None:
    standing = Standing("bot", games=4, wins=2.5, total=204, squares=10500)
    assert figures_of(ENGLISH, standing) == ("2.5", "62.5%", "21.9% – 90.8%", "51.0 ± 5.5")
    assert figures_of(CZECH, standing) == (
        "2,5",
        "62,5\u00a0%",
        "21,9\u00a0% – 90,8\u00a0%",
        "51,0 ± 5,5",
    )


def test_speed() -> None:
    row = speed_row(CZECH, "imhotep", 4, Speed(True, 1294254.4, 14651.2, 1.084, 9876.5))
    assert row[1:] == ("1\u00a0294\u00a0254", "14\u00a0651", "1,08", "9\u00a0876")


def test_the_arena_and_the_bench_use_them() -> None:
    arena = ("arena", "imhotep", "--games", "3", "--jobs", "1", "--seed", "3", "--lang", "cs")
    screen = shown(*arena)
    assert re.search(r"\d,\d ± \d,\d", screen)
    assert re.search(r"\d,\d\u00a0%", screen)
    assert not re.search(r"\d\.\d", screen)
    bench = shown("bench", "imhotep", "--seats", "2", "--seconds", "0.1", "--lang", "cs")
    assert re.search(r"\d,\d\d ", bench)


class Behind:
    """A match that ended with points below nothing."""

    def __init__(self) -> None:
        self.game = self
        self.state = self
        self.seats = 2
        self.resigned: list[int] = []
        self.is_over = False

    def breakdown(self, state: object) -> dict[str, list[int]]:
        return {"wrath": [-5, 3]}

    def rival(self, state: object) -> dict[str, int]:
        return {}

    def scores(self) -> list[int]:
        return [-5, 3]

    def ranks(self) -> list[Rank]:
        return [Rank(1, 1, ""), Rank(0, 2, POINTS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_below_nothing(lang: str) -> None:
    words = Words(lang, iteru.meta("imhotep"), ["Anna", "Bob"])
    console = Console(width=100)
    with console.capture() as captured:
        console.print(show.result(Behind(), words))  # type: ignore[arg-type]
    assert captured.get().count("\u22125") == 2
