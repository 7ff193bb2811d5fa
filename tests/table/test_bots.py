"""Bots at tables: a text, its parameters checked before it is stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import iteru
from iteru import game, games
from iteru.bots import registry
from iteru.bots.levels import levels_of
from iteru.table.house import House
from iteru.table.live import Forbidden
from iteru.table.migrate import migrate
from iteru.table.names import name_shown
from iteru.table.new_tables import read_seat
from iteru.table.people import Person
from iteru.table.seating import LONGEST_BOT, checked_bot
from iteru.table.storage import Storage
from iteru.table.workers import choose
from iteru.words import Words
from tests.engine.bots_for_tests import Patient
from tests.engine.packages import looked_up_anew

ANNA = Person(1, "Anna", None)


@pytest.fixture(autouse=True)
def _with_a_bot_that_has_parameters(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(registry.OF_THE_HOUSE, "patient", Patient)
    with looked_up_anew():
        yield


@pytest.mark.parametrize("text", ["random", "patient", "patient:number=3:share=0.5"])
def test_a_seat_is_played_by_a_bot_with_its_parameters(text: str) -> None:
    seat = read_seat({"kind": "bot", "bot": text}, ANNA, game("imhotep"), 10.0)
    assert (seat.kind, seat.bot) == ("bot", text)


def test_a_level_takes_a_seat_with_the_parameters_that_it_has_now() -> None:
    for name in games():
        for level in levels_of(game(name)):
            seat = read_seat({"kind": "bot", "bot": level.name}, ANNA, game(name), 10.0)
            assert (seat.bot, seat.name) == (level.text, level.text)
            assert name_shown(f"{seat.name} 2", level.text, Words("en")) == level.name.title()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hal", "bad-seat-kind"),
        ("", "bad-seat-kind"),
        ("os:system", "bad-seat-kind"),
        ("tests.engine.bots_for_tests:last", "bad-seat-kind"),
        ("greedy:x=1", "no-bot-parameters"),
        ("patient:x=1", "unknown-bot-parameter"),
        ("patient:number=99", "bad-bot-value"),
        ("patient:number=1\n", "bad-bot-value"),
        ("patient:share=0." + "5" * LONGEST_BOT, "unknown-bot"),
    ],
)
def test_what_no_bot_is_cannot_take_a_seat(text: str, problem: str) -> None:
    with pytest.raises(Forbidden) as caught:
        read_seat({"kind": "bot", "bot": text}, ANNA, game("imhotep"), 10.0)
    assert caught.value.problem == problem


@pytest.mark.parametrize("text", ["hal", "os:system", "greedy:x=1", "x" * 1000])
def test_what_no_bot_is_cannot_stand_in(text: str) -> None:
    with pytest.raises(Forbidden):
        checked_bot(text, 10.0)


def test_a_worker_makes_the_bot_from_its_text() -> None:
    state = iteru.game("imhotep").new(2, 1)
    chosen = [
        choose("imhotep", {}, state.snapshot(), f"patient:number={number}", 1)
        for number in (1, 2, 3)
    ]
    assert chosen == state.legal_actions()[:3]


async def test_no_bot_moves_once_the_house_has_stopped(tmp_path: Path) -> None:
    """The fuzzer found it: a table that was told late of somebody's leaving woke bots that could not think any more."""
    house = House(Storage(f"sqlite+aiosqlite:///{tmp_path}/iteru.db"), pace=0)
    await migrate(house.storage)
    house.start()
    anna = await house.people.new_guest("Anna")
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    table = await house.open_table(anna, "imhotep", {}, seats)
    await house.stop()
    table.tell_everybody()
    assert not house.bots.thinking
