"""Odd and hostile requests get a clear answer in the 400s, and never a trace or a secret."""

import random
import re
from pathlib import Path

import httpx
import pytest

from iteru.web import assets
from tests.conftest import sqlite_at
from tests.web.conftest import Server
from tests.web.inside import Inside, Somebody
from tests.web.test_api import LOCALS, new_table

ODD = [
    "",
    "x",
    "a.b.c.d",
    "1.0.nonce.sig",
    "\u00e9\u010d",
    "." * 300,
    "1.0.n." + "0" * 40,
    "%00",
    "9" * 400,
]


@pytest.mark.parametrize("cookie", ODD)
def test_a_forged_or_broken_cookie_is_nobody(server: Server, cookie: str) -> None:
    headers = {b"cookie": f"iteru={cookie}".encode("latin-1", "replace")}
    answer = httpx.get(f"{server.url}/account", headers=headers)
    assert answer.status_code == 200


@pytest.mark.parametrize("csrf", ["", "x", "\u00e9" * 10, "0" * 80])
def test_a_form_without_its_token_does_nothing(server: Server, csrf: str) -> None:
    guest = server.guest()
    answer = guest.http.post("/play/imhotep", data={"csrf": csrf})
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    ("before", "way"),
    [
        ("{}/new/imhotep?box=2", "/new/imhotep?box=2"),
        ("{}/", "/"),
        ("{}//evil.example/", ""),
        ("https://evil.example/new/imhotep", ""),
        ("javascript:alert(1)", ""),
        ("http://[", ""),
        ("", ""),
    ],
)
def test_an_error_leads_back_to_our_own_page_and_nowhere_else(
    server: Server, before: str, way: str
) -> None:
    """Who is told to load the page again must find it."""
    headers = {"referer": before.format(server.url)}
    answer = httpx.post(f"{server.url}/play/imhotep", data={"csrf": "old"}, headers=headers)
    assert answer.status_code == 403
    ways = re.findall(r'<a class="button(?: main)?" href="([^"]*)"', answer.text)
    assert ways == ([way, "/"] if way not in ("", "/") else ["/"])


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/t/nowhere"),
        ("GET", "/t/nowhere/replay"),
        ("GET", "/t/nowhere/record"),
        ("GET", "/t/%00"),
        ("GET", "/t/..%2f..%2fetc"),
        ("GET", "/rules/nothing"),
        ("GET", "/new/nothing"),
        ("GET", "/static/../settings.py"),
        ("GET", "/static/nothing.css"),
        ("GET", "/static/main.js"),
        ("GET", f"{assets.ROOT}/../assets.py"),
        ("GET", "/static/games/nothing.css"),
        ("GET", "/static/games/..%2fpalette.css"),
        ("GET", "/nowhere"),
        ("DELETE", "/"),
        ("POST", "/t/nowhere/join"),
        ("POST", "/account/token/99999999999999999999999/drop"),
        ("POST", "/records"),
        ("GET", "/t/nowhere/step/99999999999999999999999999"),
    ],
)
def test_every_odd_address_gets_an_answer_in_the_400s(
    server: Server, method: str, path: str
) -> None:
    answer = server.guest().http.request(method, path)
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text


def test_every_answer_keeps_the_browser_strict(server: Server) -> None:
    for path in ("/", "/t/nowhere", "/api/games", f"{assets.ROOT}/main.js"):
        headers = httpx.get(f"{server.url}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Server) -> None:
    header = httpx.get(f"{server.url}/").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header


def test_names_are_escaped_on_the_page(server: Server) -> None:
    guest = server.guest()
    guest.post("/account/name", name="<img src=x>")
    page = guest.http.get("/account").text
    assert "<img src=x>" not in page
    assert "&lt;img src=x&gt;" in page


def test_settings_send_back_only_to_our_own_pages(server: Server) -> None:
    guest = server.guest()
    for back in (
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
    ):
        assert guest.post("/settings", lang="cs", back=back).headers["location"] == "/"


async def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    guess = {"name": "nobody", "password": "wrong horse"}
    async with Inside(sqlite_at(tmp_path), tmp_path) as house:
        guest = await Somebody(house).arrive()
        answers = [await guest.browse("POST", "/account/sign-in", guess) for _ in range(14)]
    assert answers[0].status == 401
    assert answers[-1].status == 429


def test_nobody_reads_the_record_of_a_running_game(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, LOCALS)
    assert guest.http.get(f"/t/{table}/record").status_code == 403
    assert guest.http.get(f"/t/{table}/replay").status_code == 403


ANYTHING: list[object] = [
    None,
    True,
    -1,
    0,
    1,
    2**70,
    1.5,
    "",
    "x",
    "load 1 1",
    "\x00",
    "<b>",
    [],
    {},
    [{}],
    {"kind": "me"},
    "x" * 3000,
]


def test_random_calls_of_the_api_are_answered_without_a_failure(server: Server) -> None:
    """Every path with random parts and bodies: nothing is ever our own fault (500)."""
    guest = server.guest().take_token()
    table = new_table(guest, LOCALS)
    described = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    calls = [
        (method, path)
        for path, methods in described.items()
        for method in methods
        if not path.endswith("/events")
    ]
    rng = random.Random(7)
    for _ in range(400):
        method, path = rng.choice(calls)
        filled = path.replace("{table_id}", rng.choice([table, "x", "%00", "a" * 300])).replace(
            "{name}", rng.choice(["imhotep", "x"])
        )
        keys = ["game", "seats", "options", "version", "move", "seat", "listed", "kind"]
        body = rng.choice(
            [rng.choice(ANYTHING), {key: rng.choice(ANYTHING) for key in rng.sample(keys, 3)}]
        )
        query = rng.choice(["", "?seat=0", "?seat=x", "?seat=99999999999999999999999"])
        answer = guest.api(method.upper(), filled.removeprefix("/api") + query, body)
        assert answer.status_code < 500, (method, filled, body, answer.text)
        assert "Traceback" not in answer.text
    assert guest.api("GET", f"/tables/{table}").status_code == 200
