"""What never changes in a game reaches a page once, and stays there while the rest is drawn anew."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, Response, expect

import iteru
from iteru.web.assets import FOR_GOOD, ROOT, STATIC
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.test_stopping import PATIENCE, own_server

__all__ = ["own_server"]
EVERY_GAME = pytest.mark.parametrize("game", iteru.games())
FILLED = "() => [...document.querySelectorAll('[data-layer]')].every((layer) => layer.firstChild)"
REMEMBER = "() => { window.grounds = [...document.querySelectorAll('.ground')]; }"
ARE_THE_SAME = """() => {
  const stays = (ground) => ground.isConnected && ground.firstChild;
  const names = new Set([...document.querySelectorAll('.ground')].map((ground) => ground.dataset.layer));
  return window.grounds.length > 0 && window.grounds.filter((ground) => names.has(ground.dataset.layer)).every(stays);
}"""


def test_an_unknown_layer_is_not_found(server: Server) -> None:
    unknown = httpx.get(f"{server.url}/static/layers/0123456789abcdef.svg")
    assert unknown.status_code == 404
    assert "Traceback" not in unknown.text


def test_scripts_and_sheets_travel_compressed_to_who_can_read_that(server: Server) -> None:
    for name in ("main.js", "table.css"):
        plain, zipped = [
            httpx.get(f"{server.url}{ROOT}/{name}", headers={"accept-encoding": coding})
            for coding in ("identity", "gzip")
        ]
        assert plain.text == zipped.text == (STATIC / name).read_text(encoding="utf-8")
        assert "content-encoding" not in plain.headers
        assert zipped.num_bytes_downloaded < plain.num_bytes_downloaded / 2
        assert plain.headers["cache-control"] == zipped.headers["cache-control"]


HEAVIEST = 600_000


@pytest.mark.sample(1)
@EVERY_GAME
def test_a_table_weighs_little_and_no_move_brings_its_ground_again(
    browser: Browser, server: Server, game: str
) -> None:
    person = Person(browser, server)
    fetched: list[Response] = []
    sent: list[str] = []
    person.page.on("response", lambda one: fetched.append(one))
    person.page.on(
        "websocket", lambda line: line.on("framereceived", lambda text: sent.append(str(text)))
    )
    person.play_now(game)
    person.page.wait_for_function(FILLED)
    person.page.wait_for_load_state("networkidle")
    sizes = [one.request.sizes()["responseBodySize"] for one in fetched if one.ok]
    assert 100_000 < sum(sizes) < HEAVIEST, "with fonts, as it is sent"
    person.choose_from_list()
    ground = person.page.locator(".ground").first.evaluate("ground => ground.innerHTML")
    piece = max(re.findall(r' d="([^"]+)"', ground), key=len)
    assert len(piece) > 40
    assert sent
    assert [text for text in sent if piece in text] == []
    person.close()


@pytest.mark.sample(2)
@EVERY_GAME
def test_the_ground_stays_while_the_game_goes_on(
    browser: Browser, server: Server, game: str
) -> None:
    person = Person(browser, server)
    fetched: list[Response] = []
    person.page.on("response", lambda one: fetched.append(one) if "/layers/" in one.url else None)
    person.play_now(game)
    for _ in range(3):
        person.page.wait_for_function(FILLED)
        person.page.evaluate(REMEMBER)
        person.choose_from_list()
        assert person.page.evaluate(ARE_THE_SAME)
    urls = [one.url for one in fetched]
    assert len(urls) == len(set(urls)) >= 2  # a ground and the symbols, each once
    assert {one.headers["cache-control"] for one in fetched} == {FOR_GOOD}
    person.close()


def test_layers_are_there_after_a_restart(browser: Browser, own_server: Server) -> None:
    person = Person(browser, own_server)
    person.play_now()
    person.page.wait_for_function(FILLED)
    own_server.process.terminate()
    assert own_server.process.wait(PATIENCE) == 0
    own_server.start()
    expect(person.page.locator("#offline")).to_be_hidden()
    person.choose_from_list()
    other = Person(browser, own_server)
    other.page.goto(person.page.url)
    other.page.wait_for_function(FILLED)
    other.close()
    person.context.close()
