"""The home page: covers by day and by night, the easiest game first, what waits for whom."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import httpx
import pytest
from playwright.sync_api import Browser, Response

import iteru
from iteru.engine.meta import Meta
from iteru.kit.canvas import Canvas
from iteru.kit.shown import FAILED, Shown, shown
from iteru.web import pictures
from iteru.web.pages.home import by_weight
from tests.web.browser import Person
from tests.web.conftest import Server

IMAGE = re.compile(r'<img class="(day|night)" src="([^"]+)"')
EVERY_GAME = pytest.mark.parametrize("name", iteru.games())


def meta_with(name: str, its_cover: object) -> Meta:
    its: Shown = replace(shown(iteru.meta(name)), cover=its_cover)  # type: ignore[arg-type]
    return replace(iteru.meta(name), shown=lambda: its)


class Broken:
    def cover(self, canvas: Canvas) -> None:
        raise RuntimeError("no paint left")

    emblem = cover


def test_the_easiest_game_comes_first(server: Server) -> None:
    page = httpx.get(server.url).text
    names = re.findall(r'action="/play/(\w+)"', page)
    assert names == ["imhotep", "valley_of_the_kings", "pharaon", "egizia"]
    assert "Learn Imhotep" in page, "a newcomer is led to the easiest"
    weights = [meta.weight for meta in by_weight()]
    assert weights == sorted(weights)
    assert min(weights) > 0


def test_every_game_says_what_it_is_about_in_both_languages(server: Server) -> None:
    for lang, word in (("en", "Load stones"), ("cs", "Nakládejte kameny")):
        page = httpx.get(server.url, headers={"accept-language": lang}).text
        assert word in page
        assert page.count('<p class="sentence"></p>') == 0


def test_pictures_are_kept_for_good_and_drawn_by_day_and_by_night(server: Server) -> None:
    found = IMAGE.findall(httpx.get(server.url).text)
    assert [light for light, _ in found].count("day") == [light for light, _ in found].count(
        "night"
    )
    for light, address in dict.fromkeys(found):
        assert re.search(r"\?[0-9a-f]{12}$", address)
        answer = httpx.get(f"{server.url}{address}")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        ElementTree.fromstring(answer.text)
        other = address.replace(f"-{light}", "-day" if light == "night" else "-night")
        if "torch" not in address:
            assert httpx.get(f"{server.url}{other}").text != answer.text


@pytest.mark.parametrize(
    "path",
    [
        "games/imhotep/cover-dusk.svg",
        "games/nothing/cover-day.svg",
        "games/imhotep/minute/en/99-day.svg",
        "games/imhotep/minute/xx/1-day.svg",
        "scenes/sea-day.svg",
    ],
)
def test_no_other_picture_is_there(server: Server, path: str) -> None:
    assert httpx.get(f"{server.url}/static/{path}").status_code in (404, 422)


def test_the_game_in_a_minute_has_pictures_by_day_and_by_night(server: Server) -> None:
    found = pictures.minute(iteru.meta("imhotep"), "cs")
    assert len(found) == len(set(found)) == 7
    addresses = re.findall(r'src="([^"]*)"', found[2])
    drawn = [httpx.get(f"{server.url}{address}").text for address in addresses]
    assert [ElementTree.fromstring(one).tag.endswith("svg") for one in drawn] == [True, True]
    assert drawn[0] != drawn[1]
    assert "sails with" not in drawn[0], "words are Czech"


@EVERY_GAME
def test_every_game_has_a_cover_and_an_emblem_of_its_own(name: str) -> None:
    its, plain = iteru.meta(name), meta_with(name, None)
    for kind in pictures.KINDS:
        own = pictures.of_game(its, kind, "day")
        assert own != pictures.of_game(plain, kind, "day")
        assert len(own) < 30_000
        assert "<text" not in own, "words would be in one language for all"


def test_a_game_without_a_cover_or_with_a_broken_one_has_that_of_the_house() -> None:
    plain, broken = meta_with("imhotep", None), meta_with("imhotep", Broken())
    try:
        for kind in pictures.KINDS:
            assert pictures.of_game(broken, kind, "night") == pictures.of_game(plain, kind, "night")
        assert FAILED["imhotep", "cover"] == "RuntimeError: no paint left"
    finally:
        for kind in pictures.KINDS:
            FAILED.pop(("imhotep", kind), None)


def test_who_is_awaited_sees_it_first_and_in_gold(server: Server) -> None:
    guest = server.guest()
    table = guest.post("/play/imhotep").headers["location"]
    guest.post("/new/egizia", **{"seat-0": "me", "seat-1": "friend", "host-name": "Anna"})
    page = guest.http.get("/").text
    mine = page[page.index('class="papyrus mine') :]
    first = re.search(r'<li( class="my-turn")?><a href="([^"]+)"', mine)
    assert first is not None
    assert "papyrus mine awaited" in page
    assert first.groups() == (' class="my-turn"', table)
    assert page.count("button may") == 1
    assert "New here" not in page


# In a browser

HIDDEN = "selector => getComputedStyle(document.querySelector(selector)).display === 'none'"
HEAVIEST = 600_000


def test_home_is_light_and_loads_the_pictures_of_its_theme_alone(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server, lang="cs")
    answers: list[Response] = []
    person.page.on("response", lambda answer: answers.append(answer))
    person.page.goto("/")
    person.page.wait_for_load_state("networkidle")
    assert sum(len(answer.body()) for answer in answers) < HEAVIEST, "with fonts, not compressed"
    pictures = [answer.url for answer in answers if "cover-" in answer.url]
    assert len(pictures) == len(iteru.games())
    assert [url for url in pictures if "-night" in url] == []
    assert person.page.evaluate(HIDDEN, ".stela-picture .night")
    person.page.emulate_media(color_scheme="dark")
    assert person.page.evaluate(HIDDEN, ".stela-picture .day")
    assert not person.page.evaluate(HIDDEN, ".stela-picture .night")
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not person.page.evaluate(wide), "torches reach beyond the edge"
    person.close()
