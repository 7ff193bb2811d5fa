"""Bots are named where they are shown, in the reader's language; what is stored and recorded is the same for all."""

from pathlib import Path

import pytest

from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.names import seat_names
from iteru.table.storage import Storage
from iteru.words import Words


@pytest.mark.parametrize(
    ("names", "bots", "english", "czech"),
    [
        (["Anna", "greedy"], ["", "greedy"], ["Anna", "Greedy"], ["Anna", "Nenasyta"]),
        (
            ["greedy 1", "Anna", "greedy 2", "random"],
            ["greedy", "", "greedy", "random"],
            ["Greedy 1", "Anna", "Greedy 2", "Random"],
            ["Nenasyta 1", "Anna", "Nenasyta 2", "Náhoda"],
        ),
        (["Nenasyta", "Greedy 7"], ["greedy"] * 2, ["Greedy 1", "Greedy 2"], ["Nenasyta 1", "Nenasyta 2"]),
        (["Otto", "random"], ["greedy", "random"], ["Otto", "Random"], ["Otto", "Náhoda"]),
        (["greedy", "random 2"], ["", ""], ["greedy", "random 2"], ["greedy", "random 2"]),
        (["greedy", "random"], [], ["greedy", "random"], ["greedy", "random"]),
        (["Nenasyta", "greedy"], ["", "greedy"], ["Nenasyta", "Greedy"], ["Nenasyta", "Nenasyta 2"]),
        (["deep:seconds=2"], ["deep:seconds=2"], ["deep (seconds=2)"], ["deep (seconds=2)"]),
    ],
)  # fmt: skip
def test_people_keep_their_names_and_bots_are_named_in_the_readers_language(
    names: list[str], bots: list[str], english: list[str], czech: list[str]
) -> None:
    assert seat_names(names, bots, Words("en")) == english
    assert seat_names(names, bots, Words("cs")) == czech


async def test_what_is_stored_and_recorded_is_in_no_language(tmp_path: Path) -> None:
    house = House(Storage(f"sqlite+aiosqlite:///{tmp_path}/iteru.db"))
    await migrate(house.storage)
    anna = await house.people.new_guest("Anna")
    greedy: dict[str, object] = {"kind": "bot", "bot": "greedy"}
    seats: list[dict[str, object]] = [{"kind": "me"}, greedy, greedy]
    table = await house.open_table(anna, "imhotep", {}, seats)
    assert table.match.record().names == ("Anna", "greedy 1", "greedy 2")
    assert table.match.record().bots == ("", "greedy", "greedy")
    await house.stop()
