"""Behind a proxy: only those that were named may speak for others."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from iteru.engine.errors import BadOptions
from iteru.web.proxies import Proxies
from tests.web.conftest import Server
from tests.web.nginx import Nginx

pytestmark = pytest.mark.every(5)

RATE = "10"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("behind"), "--proxy", "127.0.0.1", ITERU_RATE=RATE)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def nginx(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    running = Nginx(tmp_path_factory.mktemp("nginx"), server.port)
    yield running
    running.stop()


def visitor(nginx: Nginx, source: str = "127.0.0.1") -> httpx.Client:
    transport = httpx.HTTPTransport(verify=nginx.trust, local_address=source)
    return httpx.Client(transport=transport, base_url=nginx.url, timeout=30)


def is_slowed(client: httpx.Client, headers: dict[str, str], requests: int = 2000) -> bool:
    """Whether one of that many requests in a row is too fast for the server."""
    return any(
        client.get("/api/limits", headers=headers).status_code == 429 for _ in range(requests)
    )


def test_a_game_is_played_through_nginx_with_tls(nginx: Nginx) -> None:
    """The page, its socket and a stream of events."""
    with visitor(nginx) as anna:
        page = anna.get("/account")
        assert "; Secure" in page.headers["set-cookie"]
        assert page.headers["strict-transport-security"] == "max-age=15552000"
        csrf = re.search(r'name="csrf" value="([^"]+)"', page.text)
        assert csrf is not None
        form = {"csrf": csrf.group(1), "label": "x"}
        made = anna.post("/account/token", data=form, headers={"origin": nginx.url})
        token = re.search(r"iteru_[\w-]{20,}", made.text)
        assert token is not None
        bearer = {"authorization": f"Bearer {token.group()}"}
        seats = [{"kind": "me"}, {"kind": "local", "name": "two"}]
        opened = anna.post("/api/tables", json={"game": "imhotep", "seats": seats}, headers=bearer)
        table = opened.json()["id"]
        assert f"{nginx.url}/t/{table}" in anna.get(f"/t/{table}").text, "the link to invite by"
        play_by_socket(nginx, anna, table, bearer)


def play_by_socket(nginx: Nginx, anna: httpx.Client, table: str, bearer: dict[str, str]) -> None:
    address = f"wss://localhost:{nginx.port}/t/{table}/live"
    cookie = {"cookie": f"iteru={anna.cookies['iteru']}"}
    with (
        visitor(nginx) as program,
        program.stream("GET", "/api/events", headers=bearer) as stream,
        connect(
            address,
            additional_headers=cookie,
            origin=Origin(nginx.url),
            ssl=nginx.trust,
            max_size=None,
        ) as page,
    ):
        events = stream.iter_lines()
        assert next_event(events)["version"] == 0
        page.send(json.dumps({"type": "move", "version": 0, "move": "load 1 1"}))
        while json.loads(page.recv(30)).get("version") != 1:
            pass
        while next_event(events)["version"] != 1:
            pass


def next_event(lines: Iterator[str]) -> dict[str, object]:
    line = next(line for line in lines if line.startswith("data: "))
    told: dict[str, object] = json.loads(line.removeprefix("data: "))
    return told


def test_visitors_of_nginx_are_counted_each_by_their_own_address(nginx: Nginx) -> None:
    with visitor(nginx, "127.0.0.7") as attacker, visitor(nginx, "127.0.0.8") as other:
        assert is_slowed(attacker, {})
        forged = {"x-forwarded-for": "192.0.2.7"}
        assert is_slowed(attacker, forged, 20), "a forged address is no fresh allowance"
        assert other.get("/api/limits").status_code == 200


def test_plain_http_is_sent_on(nginx: Nginx) -> None:
    answer = httpx.get(f"http://localhost:{nginx.plain}/rules/imhotep")
    assert (answer.status_code, answer.headers["location"]) == (
        301,
        "https://localhost/rules/imhotep",
    )


def test_of_several_addresses_the_last_one_counts_that_is_no_proxy(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as proxy:
        assert any(
            proxy.get(
                "/api/limits", headers={"x-forwarded-for": f"192.0.2.{n % 250}, 192.0.2.251"}
            ).status_code
            == 429
            for n in range(2000)
        )
        other = {"x-forwarded-for": "192.0.2.251, 192.0.2.252, 127.0.0.1"}
        assert proxy.get("/api/limits", headers=other).status_code == 200


def test_nobody_else_is_believed(server: Server) -> None:
    """Neither one that was not named, nor anybody where none was."""
    transport = httpx.HTTPTransport(local_address="127.0.0.9")
    with httpx.Client(transport=transport, base_url=server.url, timeout=30) as stranger:
        forged = {"x-forwarded-for": "192.0.2.99", "x-forwarded-proto": "https"}
        answer = stranger.get("/account", headers=forged)
        assert "Secure" not in answer.headers["set-cookie"]
        assert "strict-transport-security" not in answer.headers
        assert is_slowed(stranger, forged)
        elsewhere = {"x-forwarded-for": "192.0.2.100"}
        assert is_slowed(stranger, elsewhere, 20), "another forged address is the same visitor"


def test_without_a_proxy_forwarded_headers_are_ignored(tmp_path: Path) -> None:
    alone = Server(tmp_path, ITERU_RATE="1")
    try:
        with httpx.Client(base_url=alone.url, timeout=30) as client:
            forged = {"x-forwarded-proto": "https"}
            answers = [
                client.get("/account", headers={"x-forwarded-for": f"192.0.2.{n}", **forged})
                for n in range(40)
            ]
    finally:
        alone.kill()
    assert 429 in [answer.status_code for answer in answers]
    assert not [one for one in answers if "Secure" in one.headers.get("set-cookie", "")]


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32")
    assert [host in proxies for host in ("127.0.0.1", "10.1.2.3", "2001:db8::9")] == [True] * 3
    assert [host in proxies for host in ("127.0.0.2", "11.0.0.1", "nobody")] == [False] * 3
    assert "127.0.0.1" not in Proxies("")
    with pytest.raises(BadOptions):
        Proxies("127.0.0.1, *")
