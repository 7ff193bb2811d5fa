"""The board in a terminal of 80 columns."""

from io import StringIO

import pytest
from rich.console import Console

from iteru.terminal import show
from iteru.words import LANGUAGES, Words

from .builder import GAME, build, table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_crew_stands_below_its_name_in_one_line(lang: str) -> None:
    state = table(4, crews={1: "1 2 3 4", 2: "9 9 9 9"}, stones={1: 25})
    state.used[0] = 0b10
    words = Words(lang, GAME.meta, ["Anna", "Kateřina", "Nenasyta 1", "Petr"])
    screen = StringIO()
    Console(width=80, file=screen).print(show.board(GAME, GAME.view(state, 0), words))
    lines = screen.getvalue().splitlines()
    names = [words.say(f"board-crew-{crew}") for crew in ("black", "blue", "yellow", "joker")]
    (at,) = [number for number, line in enumerate(lines) if all(name in line for name in names)]
    assert lines[at + 1].split()[:5] == ["A", "1", "(2)", "3", "4"]
    assert lines[at + 2].split()[:5] == ["B", "9", "9", "9", "9"]
    starts = [lines[at].index(name) for name in names]
    assert [lines[at + 2][start : start + 3].strip() for start in starts] == ["9"] * 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_of_a_choice_is_no_number_of_a_space(lang: str) -> None:
    words = Words(lang, GAME.meta)
    state = table()
    screen = StringIO()
    choices = GAME.choices(state, state.actor)
    Console(width=80, file=screen).print(show.choice_list(words, choices))
    for number, choice in enumerate(choices, start=1):
        short = words.short(choice)
        assert not short[0].isdigit()
        assert f"{number}) {short.split()[0]}" in screen.getvalue()


def test_not_to_build_says_so_and_stands_last() -> None:
    words = Words("en", GAME.meta)
    state = build(table(stones={1: 9}, held={1: "stones paid_crew"}), "pyramid", 1)
    last = GAME.choices(state, state.actor)[-1]
    assert last.notation == "give up"
    assert words.say("heading-give-up") == "Do not build here"
    assert words.phrase(last.words) == "Do not build here; take the ship back."
