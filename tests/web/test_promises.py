"""What a table promises, over the wire: an end is final, and who asks is there."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.responses import Response

from iteru.table import seating
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.web.app import create_app
from iteru.web.identity import Identity
from iteru.web.server_settings import ServerSettings
from tests.table.test_leaving import two_people
from tests.table.test_presence import minutes_pass
from tests.web.conftest import Guest, Server, inside
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table
from tests.web.test_api_streams import ALONE, play_to_the_end, two_at_a_table


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Guest, str, int]:
    """Somebody with a table that is over, and its version."""
    guest = server.guest().take_token()
    table = new_table(guest, ALONE)
    play_to_the_end(guest, table)
    return guest, table, guest.api("GET", f"/tables/{table}").json()["version"]


@pytest.fixture
def unchanged(finished: tuple[Guest, str, int]) -> Iterator[None]:
    """Whatever is tried: neither the version nor the record of the finished game changes."""
    guest, table, version = finished
    before = guest.api("GET", f"/tables/{table}/record").text
    yield
    assert guest.api("GET", f"/tables/{table}").json()["version"] == version
    assert guest.api("GET", f"/tables/{table}/record").text == before


@pytest.mark.usefixtures("unchanged")
def test_a_program_cannot_take_back_after_the_end(finished: tuple[Guest, str, int]) -> None:
    guest, table, version = finished
    for body in ({"version": version}, {"version": version - 1}):
        refused = guest.api("POST", f"/tables/{table}/undo", body)
        assert refused.status_code in (409, 422)
    refused = guest.api("POST", f"/tables/{table}/undo", {"version": version})
    assert refused.json()["error"] == "game-is-over"


@pytest.mark.usefixtures("unchanged")
def test_a_page_cannot_take_back_after_the_end(finished: tuple[Guest, str, int]) -> None:
    guest, table, version = finished
    socket = PageSocket(guest, table)
    messages: list[dict[str, object]] = [
        {"type": "undo", "version": version},
        {"type": "undo", "version": version, "to": 0},
        {"type": "ask-undo", "version": version},
        {"type": "ask-undo", "version": version, "to": 0},
        {"type": "answer-undo", "request": version, "agrees": True},
        {"type": "withdraw-undo", "request": version},
        {"type": "move", "version": version, "move": "load 1 1"},
    ]
    for message in messages:
        assert "over" in socket.answer(message)["error"], message
    socket.close()


@pytest.mark.usefixtures("unchanged")
def test_a_finished_page_offers_nothing_to_take_back(finished: tuple[Guest, str, int]) -> None:
    guest, table, _ = finished
    page = guest.http.get(f"/t/{table}").text
    assert "data-undo>" not in page
    assert "data-ask-undo" not in page


WAYS: dict[str, tuple[str, str, object]] = {
    "table": ("GET", "/api/tables/{table}", None),
    "view": ("GET", "/api/tables/{table}/view", None),
    "constants": ("GET", "/api/tables/{table}/constants", None),
    "tables": ("GET", "/api/tables", None),
    "refused move": ("POST", "/api/tables/{table}/moves", {"version": 99, "move": "x"}),
    "page": ("GET", "/t/{table}", None),
}


@pytest.mark.parametrize("way", WAYS)
async def test_every_request_of_a_seat_counts_as_being_there(way: str, tmp_path: Path) -> None:
    app = create_app(ServerSettings(data=tmp_path, rate=100_000.0))
    house: House = inside(app).state.house
    await migrate(house.storage)
    table, _, petr = await two_people(house)
    headers = {"authorization": f"Bearer {(await house.people.new_token(petr, 'test'))[0]}"}
    cookie = Response()
    identity: Identity = inside(app).state.identity
    identity.remember(cookie, await identity.sign_in(identity.stranger(), petr))
    cookies = {"cookie": cookie.headers["set-cookie"].split(";")[0]}
    minutes_pass(table)
    assert seating.is_away(table, 1)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        method, path, body = WAYS[way]
        sent = cookies if path.startswith("/t/") else headers
        await client.request(method, path.format(table=table.id), json=body, headers=sent)
    assert not seating.is_away(table, 1)
    assert seating.is_away(table, 0), "only who asked is there"
    await house.storage.close()


def test_whoever_only_polls_is_not_replaced(server: Server) -> None:
    anna, petr, table = two_at_a_table(server)
    petr.api("GET", f"/tables/{table}/view")
    socket = PageSocket(anna, table)
    assert "60" in socket.answer({"type": "stand-in", "seat": 1, "bot": "random"})["error"]
    socket.close()
