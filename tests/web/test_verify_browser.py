"""In a browser: it contributes to the deal by itself, and checks the deal on its own when the game is over."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browser import Person, browser
from tests.web.conftest import Server

__all__ = ["browser"]
HASH = "async text => (await import(document.querySelector('script[type=module]').src.replace('main', 'sha256')))"
HASH += ".sha256(new TextEncoder().encode(text))"
SUBTLE = "async text => [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]"
SUBTLE += ".map(byte => byte.toString(16).padStart(2, '0')).join('')"


@pytest.fixture
def anna(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person(browser, server)
    yield person
    person.close()


def play_to_the_end(person: Person, table: str) -> None:
    """By program, as the person in the browser: it goes faster."""
    request = person.context.request
    csrf = person.page.locator("input[name=csrf]").first.get_attribute("value") or ""
    made = request.post("/account/token", form={"csrf": csrf, "label": "test"}).text()
    token = re.search(r"iteru_[\w-]{20,}", made)
    assert token is not None
    url = f"{person.server.url}/api/tables/{table}"
    with httpx.Client(headers={"authorization": f"Bearer {token.group()}"}, timeout=30) as http:
        while (about := http.get(url).json())["status"] != "over":
            seen = http.get(f"{url}/view", params={"seat": about["actor"]}).json()
            move = seen["choices"][-1]["move"]
            http.post(f"{url}/moves", json={"version": seen["version"], "move": move})


def answers(person: Person) -> dict[str, str]:
    person.page.locator("[data-verify]").click()
    expect(person.page.locator(".checks")).to_be_visible()
    lines = person.page.locator(".checks li")
    return {
        lines.nth(i).get_attribute("data-check") or "": lines.nth(i).get_attribute("data-answer")
        or ""
        for i in range(lines.count())
    }


def test_a_browser_contributes_and_verifies_by_itself(anna: Person, browser: Browser) -> None:
    anna.open_table("local")
    table = anna.page.url.rsplit("/", 1)[1]
    commitment = anna.page.locator("body").get_attribute("data-commitment") or ""
    noted = json.loads(anna.page.evaluate("localStorage.getItem('deals')"))
    assert re.fullmatch(r"[0-9a-f]{64}", noted[commitment])
    play_to_the_end(anna, table)
    told = anna.page.locator("[data-deal-told]")
    expect(told).to_have_attribute("data-given", f"{noted[commitment]} -")
    right = dict.fromkeys(("commitment", "noted", "given", "key", "replay"), "yes")
    assert answers(anna) == right
    anna.page.goto(f"/t/{table}/replay")
    assert answers(anna) == right
    told.evaluate("box => { box.dataset.house = box.dataset.house.replace(/./g, '0'); }")
    assert answers(anna) == {**right, "commitment": "no", "key": "no"}
    anna.page.reload()
    told.evaluate("box => { box.dataset.given = '- -'; }")
    assert answers(anna) == {**right, "given": "no", "key": "no"}
    stranger = Person(browser, anna.server, lang="cs-CZ")
    stranger.page.goto(f"/t/{table}/replay")
    assert answers(stranger) == {**right, "noted": "none", "given": "none"}
    assert "Tajemství, které server prozradil" in stranger.page.locator(".checks").inner_text()
    stranger.close()


def test_a_browser_remembers_what_it_gave_though_the_house_uses_another_offer(
    anna: Person,
) -> None:
    """As if the house had forgotten the offer: when the deal is verified, the contribution is missed."""

    def forget(route: Route) -> None:
        sent = re.sub(r"offer=[^&]+", "offer=x", route.request.post_data or "")
        route.continue_(post_data=sent if route.request.method == "POST" else None)

    anna.page.route("**/new/imhotep", forget)
    anna.open_table("local")
    commitment = anna.page.locator("body").get_attribute("data-commitment") or ""
    first, second = json.loads(anna.page.evaluate("localStorage.getItem('deals')")).items()
    assert second[0] == commitment != first[0]
    assert second[1] == first[1] != ""


def test_a_friend_who_joins_contributes_too(anna: Person, browser: Browser) -> None:
    anna.open_table("friend")
    petr = Person(browser, anna.server)
    petr.page.goto(anna.page.url)
    petr.page.locator("#join-name").fill("Petr")
    petr.page.locator("#join button").click()
    expect(petr.page.locator("[data-status=playing]")).to_be_attached()
    commitment = petr.page.locator("body").get_attribute("data-commitment") or ""
    for person in (anna, petr):
        noted = json.loads(person.page.evaluate("localStorage.getItem('deals')"))
        assert re.fullmatch(r"[0-9a-f]{64}", noted[commitment])
    petr.close()


@pytest.mark.parametrize("length", [0, 3, 55, 56, 64, 200])
def test_the_hash_of_the_page_is_that_of_the_browser(anna: Person, length: int) -> None:
    anna.page.goto("/")
    text = "abc" * length
    assert anna.page.evaluate(HASH, text) == anna.page.evaluate(SUBTLE, text)
