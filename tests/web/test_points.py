"""Points shown are points so far; what they would be if the game ended now stands apart and says so."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from iteru.kit.numerals import signed
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage
from iteru.web import regions
from iteru.web.api.seat_view import points as points_seen
from tests.table.test_storage import TWO_LOCALS, play_some
from tests.web.conftest import Server
from tests.web.test_api import new_table


@asynccontextmanager
async def wrath_at(folder: Path) -> AsyncIterator[tuple[LiveTable, Person]]:
    """A table at which everybody would lose 5 points if the game ended now."""
    house = House(Storage(f"sqlite+aiosqlite:///{folder}/iteru.db"))
    await migrate(house.storage)
    anna = await house.people.new_guest("Anna")
    yield await house.open_table(anna, "imhotep", {"wrath": True}, TWO_LOCALS, seed=1), anna
    await house.stop()


def seats_of_page(table: LiveTable, person: Person, lang: str) -> str:
    drawn = regions.draw(table, regions.audience(table, person, lang, -1))["seats"]
    return drawn.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "shown", "heading", "heard"),
    [
        (
            "en",
            "if it ended now: ",
            "If it ended now",
            "0 points so far, \u22125 if it ended now",
        ),
        (
            "cs",
            "po bodování: ",
            "Kdyby hra skončila teď",
            "Zatím 0 bodů, kdyby hra skončila teď, \u22125",
        ),
    ],
)
async def test_seats_show_points_so_far_and_apart_those_if_it_ended_now(
    tmp_path: Path, lang: str, shown: str, heading: str, heard: str
) -> None:
    async with wrath_at(tmp_path) as (table, anna):
        page = seats_of_page(table, anna, lang)
        points = re.findall(r'<button[^>]*class="points"[^>]*>\s*(.*?)</button>', page)
        assert points == [f"0<small><span>{shown}</span>\u22125</small>"] * 2
        assert heard in page
        assert f'<div id="scores" class="sheet" popover><h2>{heading}</h2>' in page
        assert "<td>\u22125</td>" in page


async def test_in_the_end_there_is_only_the_result(tmp_path: Path) -> None:
    async with wrath_at(tmp_path) as (table, anna):
        await play_some(table, anna, 10_000)
        page = seats_of_page(table, anna, "en")
        result = table.match.state.scores()
        points = re.findall(r'<button[^>]*class="points"[^>]*>\s*(.*?)</button>', page)
        assert points == [str(one) for one in result]
        assert "ended now" not in page
        expected = {
            "points": result,
            "if_ended_now": result,
            "winners": table.match.state.winners(),
            "places": [1, 2],
            "decided_by": ["", "points"],
        }
        assert points_seen(table) == expected


async def test_where_both_are_equal_nothing_is_said_of_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with wrath_at(tmp_path) as (table, anna):
        monkeypatch.setattr(type(table.game), "points_so_far", lambda game, state: state.scores())
        assert "<small>" not in seats_of_page(table, anna, "en")


def test_the_api_has_points_so_far_and_those_if_it_ended_now(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, options={"wrath": True})
    for answer in (guest.api("GET", f"/tables/{table}"), guest.api("GET", f"/tables/{table}/view")):
        assert (answer.json()["points"], answer.json()["if_ended_now"]) == ([0, 0], [-5, -5])
        assert "scores" not in answer.json()


def test_a_replay_shows_points_so_far_until_the_end(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, options={"wrath": True})
    while (seen := guest.api("GET", f"/tables/{table}").json())["status"] != "over":
        choices = guest.api("GET", f"/tables/{table}/view?seat={seen['actor']}").json()["choices"]
        body = {"version": seen["version"], "move": choices[-1]["move"]}
        guest.api("POST", f"/tables/{table}/moves", body)
    begin, end = (guest.http.get(f"/t/{table}/replay?at={at}").text for at in (0, 9999))
    found = [re.findall(r'<b class="points">\s*(.*?)</b>', page) for page in (begin, end)]
    assert found[0] == ["0<small><span>if it ended now: </span>\u22125</small>"] * 2
    assert found[1] == [signed(one) for one in seen["points"]]
