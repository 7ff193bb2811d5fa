"""Settings follow an account: to other devices, at sign-in and after."""

from pathlib import Path

import pytest
from alembic import command
from playwright.sync_api import Browser, expect
from sqlalchemy import Connection, insert

from iteru.table import schema
from iteru.table.house import House
from iteru.table.migrate import configuration, migrate
from iteru.table.storage import Storage
from iteru.web.identity import valid_settings
from tests.web.browser import Person
from tests.web.conftest import Guest, Server

PASSWORD = "reed and ink and river"


def sign_in(server: Server, name: str) -> Guest:
    guest = server.guest()
    assert guest.post("/account/sign-in", name=name, password=PASSWORD).is_redirect
    guest.csrf = guest.find_csrf(guest.http.get("/account").text)
    return guest


def take(server: Server, name: str) -> Guest:
    guest = server.guest()
    guest.post("/settings", theme="dark")
    assert guest.post("/account/take", name=name, password=PASSWORD).is_redirect
    guest.csrf = guest.find_csrf(guest.http.get("/account").text)
    return guest


def test_what_was_chosen_before_the_account_holds_on_another_device(server: Server) -> None:
    take(server, "Merit of Settings")
    other = sign_in(server, "Merit of Settings")
    assert 'data-theme="dark"' in other.http.get("/").text


def test_what_is_chosen_on_one_device_holds_on_another_that_is_signed_in(server: Server) -> None:
    one = take(server, "Nofret of Settings")
    other = sign_in(server, "Nofret of Settings")
    one.post("/settings", lang="cs")
    one.post("/settings", theme="light", speed="fast")
    one.post("/settings", reactions="quiet")
    page = other.http.get("/")
    assert '<html lang="cs" data-theme="light">' in page.text
    told = {name: other.http.cookies.get(name) for name in ("lang", "theme", "speed", "reactions")}
    assert told == {"lang": "cs", "theme": "light", "speed": "fast", "reactions": "quiet"}
    assert "lang=" not in other.http.get("/").headers["set-cookie"], "it is told once"
    assert '<html lang="cs"' in other.http.get("/t/nowhere").text, "errors speak it, too"


def test_a_stranger_keeps_settings_in_the_browser_alone(server: Server) -> None:
    guest = server.guest()
    guest.post("/settings", theme="dark", lang="cs")
    assert '<html lang="cs" data-theme="dark">' in guest.http.get("/").text
    assert "data-theme" not in server.guest().http.get("/").text


def test_only_settings_with_values_that_they_can_have_are_kept(server: Server) -> None:
    given = {"lang": "tlh", "theme": "dark", "speed": "", "iteru": "forged"}
    assert valid_settings(given) == {"theme": "dark"}
    guest = take(server, "Senu of Settings")
    guest.post("/settings", theme="<b>", lang="xx")
    assert 'data-theme="dark"' in sign_in(server, "Senu of Settings").http.get("/").text
    assert guest.post("/settings", speed="x" * 21).status_code == 422


async def test_people_of_an_earlier_version_have_chosen_nothing(tmp_path: Path) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path}/iteru.db")

    def before_settings(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")
        connection.execute(insert(schema.people).values(name="Anna", seen=0.0))

    async with storage.database.engine.begin() as connection:
        await connection.run_sync(before_settings)
    await migrate(storage)
    house = House(storage, pace=0)
    try:
        anna = await house.people.find(1)
        assert anna is not None
        assert anna.settings == {}
        await house.people.choose(anna, {"lang": "cs"})
        again = await house.people.find(1)
        assert again is not None
        assert again.settings == {"lang": "cs"}
        await house.people.choose(again, {"theme": "dark"})
        both = await house.people.find(1)
        assert both is not None
        assert both.settings == {"lang": "cs", "theme": "dark"}
        assert both == anna, "the same person"
    finally:
        await house.stop()


def test_a_speed_chosen_by_script_holds_on_another_device(browser: Browser, server: Server) -> None:
    name = "Anna of Settings"
    take(server, name)
    here, there = Person(browser, server), Person(browser, server)
    for person in (here, there):
        person.page.emulate_media(reduced_motion="no-preference")
        person.page.goto("/account")
        form = person.page.locator("form[action='/account/sign-in']")
        form.locator("[name=name]").fill(name)
        form.locator("[name=password]").fill(PASSWORD)
        form.locator("button").click()
        person.page.wait_for_url(f"{server.url}/")
    here.page.locator("[popovertarget=settings]").click()
    with here.page.expect_response("**/settings"):
        here.page.locator("button[data-speed=fast]").click()
    assert here.page.evaluate("document.documentElement.dataset.speed") == "fast"
    there.page.reload()
    expect(there.page.locator("html")).to_have_attribute("data-speed", "fast")
    here.close()
    there.close()


@pytest.mark.parametrize("at_table", [False, True])
def test_what_is_chosen_has_a_rim_of_its_own(
    browser: Browser, server: Server, at_table: bool
) -> None:
    """Bold letters alone tell nothing beside words of other lengths."""
    somebody = Person(browser, server)
    if at_table:
        somebody.play_now()
    else:
        somebody.page.goto("/")
    somebody.page.evaluate("document.querySelector('#settings').showPopover()")
    rims = somebody.page.evaluate(
        """() => [...document.querySelectorAll("#settings [name=theme]")].map((button) =>
          [button.ariaPressed, getComputedStyle(button).borderColor])"""
    )
    chosen = {rim for pressed, rim in rims if pressed == "true"}
    assert len(chosen) == 1
    assert not chosen & {rim for pressed, rim in rims if pressed != "true"}
    somebody.close()
