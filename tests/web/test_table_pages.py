"""What a table's page shows of the result, of who has not come yet, and of skipping ahead."""

import re
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import iteru
from iteru.engine.phrase import Choice, Phrase
from iteru.engine.record import read_record
from iteru.kit.shown import Screen
from iteru.table import finished
from iteru.table.house import House
from iteru.table.live import OVER, LiveTable
from iteru.table.people import Person as Player
from iteru.web import regions
from iteru.web.api.seat_view import points
from iteru.web.seat_row import strip_form
from iteru.web.texts import page_words
from tests.engine.test_ranking import imhotep
from tests.table.test_leaving import two_people
from tests.table.test_storage import ME_AND_BOT, house_at, until_turn_of
from tests.web.browser import Person
from tests.web.conftest import Guest, Server

SCREENS: list[Screen] = ["small", "wide"]


def house_in(folder: Path) -> AbstractAsyncContextManager[House]:
    return house_at(f"sqlite+aiosqlite:///{folder}/iteru.db")


def drawn(table: LiveTable, person: Player | None, region: str, lang: str = "en") -> str:
    table.remembered.clear()
    page = regions.draw(table, regions.audience(table, person, lang, -1))[region]
    return page.replace("\u00a0", " ")


async def test_the_result_tells_places_and_what_decided(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table, anna, _ = await two_people(house)
        table.match = imhotep([40, 40], [1, 3])
        table.match.names = ["Anna", "Petr"]
        table.status = OVER
        page = drawn(table, anna, "result")
        assert "Equal on points, decided by more stones on the sled: Petr ahead of Anna." in page
        assert [page.count(f'<span class="place">{place}</span>') for place in ("1st", "2nd")] == [
            1,
            1,
        ]
        assert "více kamenů na saních" in drawn(table, anna, "result", "cs")
        told = points(table)
        assert (told["winners"], told["places"], told["decided_by"]) == ([1], [2, 1], ["sled", ""])


async def test_the_page_says_who_has_not_come_to_a_rematch(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        table, anna, _ = await two_people(house)
        table.status = OVER
        again = await house.table(await finished.rematch(house, anna, table))
        assert "Waiting for Petr" in drawn(again, anna, "status")
        assert "Čeká se, až přijde Petr" in drawn(again, anna, "status", "cs")
        assert drawn(again, anna, "seats").count("has not come yet") == 1


async def test_the_panel_of_every_seat_has_a_name_by_which_a_lesson_lights_it(
    tmp_path: Path,
) -> None:
    async with house_in(tmp_path) as house:
        table, anna, _ = await two_people(house)
        assert re.findall(r' data-id="([^"]*)"', drawn(table, anna, "seats")) == [
            "seat-1",
            "seat-2",
        ]


def test_a_few_choices_without_a_place_have_buttons_and_many_are_left_to_the_list() -> None:
    meta = iteru.meta("egizia")
    words = page_words("en", meta, ["Anna", "Petr"])

    def draws(count: int) -> list[Choice]:
        said = [Phrase("choice-draw", {"count": number}) for number in range(1, count + 1)]
        return [Choice(0, f"draw {its.facts['count']}", "draw", its, (), "R7.11") for its in said]

    add = Choice(0, "add blue", "add", Phrase("heading-add"), ("crew-blue",), "R7.2")
    assert [its["move"] for its in regions.actions([add, *draws(2)], words)] == ["draw 1", "draw 2"]
    assert regions.actions([add, *draws(3)], words) == []
    assert regions.actions(draws(1), words) == [], "the list is enough"


@pytest.mark.parametrize(
    ("names", "form"),
    [
        (["Anna", "Bedřich"], "beside"),
        (["Anna", "Bedřich", "Cyril", "Dana"], "above"),
        (["Anna", "Bedřich", "Cyril", "Wolfeschlegelstein"], ""),
        (["Anna", "Bedřich", "Cyril", "Dana", "Emil"], ""),
    ],
)
def test_a_phone_names_the_seats_where_all_names_have_room(names: list[str], form: str) -> None:
    assert strip_form(names) == form


async def test_a_phone_shows_in_brief_what_seats_have_if_the_game_draws_it(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        for game, count in (("imhotep", 2), ("pharaon", 0)):
            table = await house.open_table(anna, game, {}, ME_AND_BOT, seed=1)
            small, wide = [
                regions.draw(table, regions.audience(table, anna, "en", -1, screen))["seats"]
                for screen in SCREENS
            ]
            assert [page.count('<svg class="brief ') for page in (small, wide)] == [count, 0], game


@pytest.mark.parametrize(("lang", "free"), [("en", "free"), ("cs", "volno")])
async def test_a_free_seat_is_called_free_above_the_board_of_a_phone(
    tmp_path: Path, lang: str, free: str
) -> None:
    async with house_in(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        seats: list[dict[str, object]] = [{"kind": "me"}, {"kind": "friend"}]
        table = await house.open_table(anna, "imhotep", {}, seats)
        who = regions.audience(table, anna, lang, -1, "small")
        row = regions.draw(table, who)["seats"].partition("</button>")[0]
        assert [name in row for name in ("Anna", free, "…")] == [True, True, False]


async def test_who_waits_for_bots_may_skip_ahead(tmp_path: Path) -> None:
    async with house_in(tmp_path) as house:
        house.bots.pace = 3600.0
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, [ME_AND_BOT[1], ME_AND_BOT[0]], seed=1)
        table.presence.listen(anna, lambda: None)
        assert "data-skip" in drawn(table, anna, "ask")
        assert "data-skip" not in drawn(table, None, "ask"), "a spectator has no next choice"
        house.bots.skip(table, anna)
        await until_turn_of(table, 1)
        assert "data-skip" not in drawn(table, anna, "ask")


# In a browser


def test_the_form_of_a_new_table_shows_options_where_they_matter(
    browser: Browser, server: Server
) -> None:
    somebody = Person(browser, server)
    page = somebody.page
    page.goto("/new/pharaon")
    solo, third = (
        page.locator("[name=option-traitor_level]"),
        page.locator("[name=option-newcomer_3]"),
    )
    expect(solo).to_be_hidden()
    expect(third).to_be_visible()
    page.select_option("#seat-2", "none")
    expect(third).to_be_hidden()
    page.select_option("#seat-1", "none")
    expect(solo).to_be_visible()
    expect(solo).to_be_enabled()
    expect(third).to_be_disabled()
    somebody.close()


def test_a_rematch_seats_everybody_and_keeps_the_box(browser: Browser, server: Server) -> None:
    """Two people in two browsers: one asks for it, the other follows; each is a seat further."""
    guests = anna, petr = server.guest().take_token(), server.guest().take_token()
    for guest, name in zip(guests, ("Anna", "Petr"), strict=True):
        guest.post("/account/name", name=name)
    table = table_with_own_box(anna)
    petr.api("POST", f"/tables/{table}/join", {})
    for guest in guests:
        guest.api("POST", f"/tables/{table}/resign")
    host, other = [at_home(browser, server, guest) for guest in guests]
    for somebody in (host, other):
        somebody.page.goto(f"/t/{table}")
        somebody.page.wait_for_selector("[data-region=result] table.scoring")
    record = read_record(anna.http.get(f"/t/{table}/record").text)
    assert (record.corrections["name"], record.corrections["author"]) == ("Mine", "Anna")
    host.page.click("button[data-rematch]")
    host.page.wait_for_url(lambda url: table not in url)
    other.page.click("a[data-rematch-at]")
    for somebody, seat in ((host, 1), (other, 0)):
        expect(somebody.page.locator("[data-status]")).to_have_attribute("data-status", "playing")
        expect(somebody.page.locator(f".seat-{seat}.mine")).to_be_visible()
        expect(somebody.page.locator("#corrected")).to_contain_text("“Mine” by Anna")
    assert host.page.url == other.page.url
    host.close()
    other.close()


def table_with_own_box(host: Guest) -> str:
    """A table for two that is played with the host's corrected box."""
    fields = {"figure": "turn", "key": "take", "v.take": "2", "name": "Mine", "do": "save"}
    kept = host.post("/boxes/new/imhotep", **fields).headers["location"].split("/")[2]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    asked = {"game": "imhotep", "seats": seats, "box": kept}
    return str(host.api("POST", "/tables", asked).json()["id"])


def at_home(browser: Browser, server: Server, guest: Guest) -> Person:
    """A browser of somebody who is a guest already."""
    somebody = Person(browser, server)
    cookie = {"name": "iteru", "value": guest.http.cookies["iteru"], "url": server.url}
    somebody.context.add_cookies([cookie])  # type: ignore[list-item]
    return somebody
