"""In a browser: it contributes to the deal by itself, and checks the deal on its own when the game is over."""

import hashlib
import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browser import Person
from tests.web.conftest import Server

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


HAS_NOTED = "() => localStorage.getItem('deals') && !sessionStorage.getItem('offered')"
"""Once it is loaded, the page of a table notes what it showed and what the page before it gave."""


def noted_of(person: Person) -> dict[str, dict[str, str]]:
    person.page.wait_for_load_state()
    person.page.wait_for_function(HAS_NOTED)
    found: dict[str, dict[str, str]] = json.loads(
        person.page.evaluate("localStorage.getItem('deals')")
    )
    return found


ALL_RIGHT = dict.fromkeys(("commitment", "noted", "given", "key", "replay"), "yes")


def test_a_browser_contributes_and_verifies_by_itself(anna: Person, browser: Browser) -> None:
    anna.open_table("local")
    table = anna.page.url.rsplit("/", 1)[1]
    noted = noted_of(anna)[table]
    assert noted["commitment"] == anna.page.locator("body").get_attribute("data-commitment")
    assert re.fullmatch(r"[0-9a-f]{64}", noted["given"])
    play_to_the_end(anna, table)
    told = anna.page.locator("[data-deal]")
    expect(told).to_have_attribute("data-given", f"{noted['given']} -")
    assert answers(anna) == ALL_RIGHT
    anna.page.goto(f"/t/{table}/replay")
    assert answers(anna) == ALL_RIGHT
    for change, wrong in forgeries(anna):
        told.evaluate("(box, change) => Object.assign(box.dataset, change)", change)
        assert answers(anna) == {**ALL_RIGHT, **dict.fromkeys(wrong, "no")}, change
        anna.page.reload()
    stranger = Person(browser, anna.server, lang="cs-CZ")
    stranger.page.goto(f"/t/{table}/replay")
    assert answers(stranger) == {**ALL_RIGHT, "noted": "none", "given": "none"}
    assert "Tajemství, které server prozradil" in stranger.page.locator(".checks").inner_text()
    stranger.close()


def forgeries(person: Person) -> list[tuple[dict[str, str], list[str]]]:
    """What a house could tell in the end instead of the truth, and by what it is found out."""
    told = person.page.locator("[data-deal]")
    names = ("house", "salt", "given")
    house, salt, given = [told.get_attribute(f"data-{name}") or "" for name in names]
    mine, other = given.split()[0], "7" * 64
    both = house + salt
    return [
        ({"house": other}, ["commitment", "key"]),
        ({"given": "- -"}, ["given", "key"]),
        # Another secret, to which another commitment fits
        (
            {"house": other, "commitment": bound(other, salt), "seed": key_of(other, mine)},
            ["noted"],
        ),
        # The same bytes, divided elsewhere: the commitment would fit, and the key is another one
        (
            {"house": both[:32], "salt": both[32:], "seed": key_of(both[:32], mine)},
            ["commitment", "key"],
        ),
        # One contribution more than there are seats, or that of a bot
        (
            {"given": f"{given} {other}", "seed": key_of(house, mine, other=other)},
            ["commitment", "key"],
        ),
        (
            {"given": f"{mine} {other}", "bots": "1", "seed": key_of(house, mine, other)},
            ["commitment", "key"],
        ),
    ]


def bound(house: str, salt: str) -> str:
    return hashlib.sha256(b"iteru-commitment-1\n" + bytes.fromhex(house + salt)).hexdigest()


def key_of(house: str, mine: str, second: str = "0" * 64, other: str = "") -> str:
    given = bytes.fromhex(house + mine + second + other)
    return hashlib.sha256(b"iteru-key-1\n" + given).hexdigest()


def test_a_house_that_deals_by_another_secret_than_it_offered_is_found_out(anna: Person) -> None:
    """It could have tried secrets until it liked the deal, with what the browser has given."""

    def forget(route: Route) -> None:
        sent = re.sub(r"offer=[^&]+", "offer=x", route.request.post_data or "")
        route.continue_(post_data=sent if route.request.method == "POST" else None)

    anna.page.route("**/new/imhotep", forget)
    anna.open_table("local")
    table = anna.page.url.rsplit("/", 1)[1]
    shown = anna.page.locator("body").get_attribute("data-commitment")
    noted = noted_of(anna)[table]
    assert noted["commitment"] != shown
    anna.page.reload()
    assert noted_of(anna)[table] == noted
    play_to_the_end(anna, table)
    assert answers(anna) == {**ALL_RIGHT, "noted": "no", "given": "no"}


def test_a_friend_who_joins_contributes_too(anna: Person, browser: Browser) -> None:
    anna.open_table("friend")
    petr = Person(browser, anna.server)
    petr.page.goto(anna.page.url)
    commitment = petr.page.locator("body").get_attribute("data-commitment")
    petr.page.locator("#join-name").fill("Petr")
    petr.page.locator("#join button").click()
    expect(petr.page.locator("[data-status=playing]")).to_be_attached()
    table = anna.page.url.rsplit("/", 1)[1]
    notes = [noted_of(person)[table] for person in (anna, petr)]
    assert [one["commitment"] for one in notes] == [commitment, commitment]
    assert all(re.fullmatch(r"[0-9a-f]{64}", one["given"]) for one in notes)
    petr.close()


def test_a_browser_that_takes_no_seat_claims_no_part_in_the_deal(anna: Person) -> None:
    """Neither whose form opens a table for others, nor whose form was refused."""
    anna.page.goto("/new/imhotep")
    for number, kind in enumerate(("bot-random", "bot-random", "none", "none")):
        anna.page.locator(f"[name=seat-{number}]").select_option(kind)
    anna.page.locator("form[action='/new/imhotep'] button").last.click()
    anna.page.wait_for_url("**/t/*")
    (noted,) = noted_of(anna).values()
    assert noted == {
        "commitment": anna.page.locator("body").get_attribute("data-commitment"),
        "given": "",
    }
    table = anna.page.url
    anna.page.goto("/new/imhotep")
    for number in range(4):
        anna.page.locator(f"[name=seat-{number}]").select_option("me")
    anna.page.locator("form[action='/new/imhotep'] button").last.click()
    expect(anna.page.locator(".refused")).to_be_visible()
    anna.complaints.clear()  # the browser says that the form was refused
    anna.page.goto(table)
    assert list(noted_of(anna).values()) == [noted]


def test_the_hash_of_the_page_is_that_of_the_browser(anna: Person) -> None:
    anna.page.goto("/")
    for text in ("abc" * length for length in (0, 3, 55, 56, 64, 200)):
        assert anna.page.evaluate(HASH, text) == anna.page.evaluate(SUBTLE, text), text
