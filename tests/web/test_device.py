"""At home on a device: manifest and icons, a page for when the net is away, keys in a dialog."""

import importlib.util
import re
import struct
import zlib
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from playwright.sync_api import Browser, expect

from iteru.web import assets
from tests.web.browser import Person
from tests.web.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
KEPT = re.compile(r"const KEPT = (\[.*\]);")
IN_CACHES = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


@pytest.fixture(scope="module", name="icons")
def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("icons", ROOT / "scripts" / "icons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pixels_of(png: bytes) -> tuple[int, bytes]:
    """The width of a picture, and its pixels as they are packed; the packing may differ."""
    length = struct.unpack(">I", png[33:37])[0]
    return struct.unpack(">I", png[16:20])[0], zlib.decompress(png[41 : 41 + length])


# Icons and manifest


def test_icons_are_what_the_script_draws(icons: ModuleType) -> None:
    assert (assets.STATIC / "icon.svg").read_text("utf-8") == icons.svg()
    for name in ("icon-touch-180.png", "icon-192.png"):
        size, outline = icons.PNGS[name]
        kept = (assets.STATIC / name).read_bytes()
        assert pixels_of(kept) == pixels_of(icons.png(size, outline))


def test_what_a_device_cuts_to_its_own_shape_keeps_clear_of_the_edge(icons: ModuleType) -> None:
    """Of a maskable icon, a circle of four fifths is always seen."""
    (_, left), (_, right) = icons.PICTURE[3:5]
    for x, y in left + right:
        assert (x - 50) ** 2 + (y - 50) ** 2 <= 40**2 or y > 74, "the foot is below the water"


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    answer = httpx.get(f"{server.url}/manifest.webmanifest", headers={"accept-language": "cs"})
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    told = answer.json()
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert told["lang"] == "cs"
    assert told["description"].startswith("Deskové hry")
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        found = httpx.get(f"{server.url}{icon['src']}")
        assert found.headers["content-type"] == icon["type"]
        assert found.headers["cache-control"] == assets.FOR_GOOD
        if icon["type"] == "image/png":
            size, _ = pixels_of(found.content)
            assert icon["sizes"] == f"{size}x{size}"


def test_pages_name_the_manifest_and_the_colour_of_the_sky(server: Server) -> None:
    guest = server.guest()
    page = guest.http.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    assert page.count('<meta name="theme-color" media=') == 2
    guest.post("/settings", theme="dark")
    assert guest.http.get("/").text.count('<meta name="theme-color" content="#0b1026">') == 1
    policy = guest.http.get("/").headers["content-security-policy"]
    for source in ("manifest-src 'self'", "worker-src 'self'", "font-src 'self'"):
        assert source in policy
    assert "unsafe" not in policy


# The net is away


def test_the_worker_keeps_one_page_and_what_it_wears(server: Server) -> None:
    answer = server.guest().http.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    found = KEPT.search(answer.text)
    assert found is not None
    kept = re.findall(r'"([^"]+)"', found[1])
    assert kept[0] == "/offline"
    assert all(address.startswith("/static/") for address in kept[1:])
    for address in kept:
        assert httpx.get(f"{server.url}{address}").status_code == 200
    pictures = re.findall(r'<img[^>]* src="([^"]+)"', httpx.get(f"{server.url}/offline").text)
    assert pictures
    assert set(pictures) <= set(kept)


def test_the_page_for_when_the_net_is_away_is_for_everybody_in_both_languages(
    server: Server,
) -> None:
    guest = server.guest(**{"accept-language": "cs"})
    guest.post("/account/name", name="Nofret of Memphis")
    answer = guest.http.get("/offline")
    assert "You are offline" in answer.text
    assert "Jste offline" in answer.text
    for told in ("Nofret", "csrf", "<script"):
        assert told not in answer.text
    assert "set-cookie" not in answer.headers
    assert answer.text == httpx.get(f"{server.url}/offline").text


def test_without_a_net_a_page_says_so_and_nothing_of_a_table_was_kept(
    browser: Browser, server: Server
) -> None:
    person = Person(browser, server, workers=True)
    page = person.page
    person.play_now()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.goto("/account")
    kept = page.evaluate(IN_CACHES)
    assert "/offline" in kept
    assert [path for path in kept if not re.match(r"/offline|/static/", path)] == []
    person.context.set_offline(True)
    page.goto("/")
    expect(page.locator("h2", has_text="You are offline")).to_be_visible()
    expect(page.locator("h2", has_text="Jste offline")).to_be_visible()
    colour = "getComputedStyle(document.querySelector('.slab')).borderTopLeftRadius"
    assert page.evaluate(colour) == "8px", "it wears its clothes"
    person.context.set_offline(False)
    page.locator("a.button.main").first.click()
    expect(page.locator(".stela").first).to_be_visible()
    person.complaints.clear()  # the browser says that it is offline
    person.close()


# Keys


def test_on_a_phone_held_sideways_the_list_of_keys_begins_at_its_title(
    browser: Browser, server: Server
) -> None:
    """The button at its end had the focus, and was scrolled to."""
    person = Person(browser, server)
    person.page.set_viewport_size({"width": 640, "height": 300})
    person.play_now()
    person.wait_until_asked_or_over()
    person.page.locator("[popovertarget=settings]").click()
    person.page.locator("[data-shortcuts]").click()
    expect(person.page.locator("#shortcuts-title")).to_be_in_viewport()
    expect(person.page.locator("#shortcuts-title")).to_be_focused()
    person.close()


def test_a_question_mark_lists_the_keys_of_a_page(browser: Browser, server: Server) -> None:
    person = Person(browser, server)
    page, listed = person.page, person.page.locator("#shortcuts")
    page.goto("/account")
    page.locator("#name").press("?")
    expect(listed).to_be_hidden()
    page.locator("h1").click()
    page.keyboard.press("?")
    expect(listed).to_be_visible()
    expect(listed.locator("kbd")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    person.play_now()
    person.wait_until_asked_or_over()
    page.locator("[popovertarget=settings]").click()
    page.locator("[data-shortcuts]").click()
    expect(listed).to_contain_text("Skip ahead")
    before = page.evaluate("document.body.dataset.version")
    page.keyboard.press("1")
    assert page.evaluate("document.body.dataset.version") == before, "a dialog is open"
    listed.locator("button").click()
    expect(listed).to_be_hidden()
    person.close()
