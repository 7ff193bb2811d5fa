"""What the house itself promises: words of its own, and games that work."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import iteru
from iteru.contract.games import cases, main_cases, main_sets
from iteru.contract.words import check_texts
from iteru.engine.options import choice, switch
from iteru.engine.registry import broken_games
from iteru.engine.spread import named_options, seatings, sets_at
from iteru.web.texts import WEB_TEXTS
from iteru.words import HOUSE_TEXTS


@pytest.mark.parametrize("folder", [HOUSE_TEXTS, WEB_TEXTS], ids=lambda folder: folder.parent.name)
def test_the_texts_of_the_house_parse_and_all_languages_have_the_same(folder: Path) -> None:
    check_texts(folder)


def test_every_game_of_the_house_works() -> None:
    assert broken_games() == {}


@dataclass(frozen=True)
class NoOptions:
    """For a game without any."""


@dataclass(frozen=True)
class OneSwitch:
    """For a game with a single one."""

    dark: bool = switch()


@dataclass(frozen=True)
class OneChoice:
    """For a game with one of three values."""

    size: str = choice("small", "small", "large", "huge")


@pytest.mark.parametrize(
    ("options", "named", "main", "every"),
    [
        (NoOptions, 1, [()], [()]),
        (OneSwitch, 2, [(), (("dark", True),)], [(), (("dark", True),)]),
        (
            OneChoice,
            2,
            [(), (("size", "huge"),)],
            [(), (("size", "huge"),), (("size", "large"),)],
        ),
    ],
)
def test_games_with_few_options_are_run_with_all_of_them(
    options: type, named: int, main: object, every: object
) -> None:
    meta = replace(iteru.meta("imhotep"), options=options)
    assert len(named_options(meta)) == named
    assert main_sets(meta) == main
    assert list(dict.fromkeys([options for _, options in sets_at(meta)])) == every


@dataclass(frozen=True)
class ForSomeSeats:
    """For a game that ignores some options with some numbers of seats."""

    dark: bool = switch()
    late: bool = switch(seats=(4,))
    size: str = choice("small", "small", "large", "huge", seats=(2, 3))


def test_an_option_alone_is_run_where_it_matters() -> None:
    meta = replace(iteru.meta("imhotep"), options=ForSomeSeats)
    named = {*named_options(meta).values()}
    alone = {options[0]: seats for seats, options in sets_at(meta) if options not in named}
    assert alone == {
        ("dark", True): 2,
        ("late", True): 4,
        ("size", "large"): 2,
        ("size", "huge"): 3,
    }
    assert all((seats, options) in sets_at(meta) for seats in seatings(meta) for options in named)


def test_settings_are_different_and_hold_every_value() -> None:
    for name in iteru.games():
        every = cases([name])
        assert len(every) == len(set(every))
        assert set(main_cases([name])) <= set(every)
