"""A real server with a game that loops: it is interrupted, its table set aside, and everybody else goes on."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.engine.packages import python_path
from tests.table import traps
from tests.web.conftest import Guest, Server
from tests.web.socket_client import PageSocket
from tests.web.test_api_streams import stream
from tests.web.test_stopping import how_it_closed

SENTENCE = "This table was set aside: it held up or broke the server. Its moves are kept."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("site")
    traps.install(site)
    box = site / "box.toml"
    stones = traps.corrections("loops", late=True)["heap"]
    box.write_text(f"[heap]\nsmall = {stones['small']}\n", encoding="utf-8")  # type: ignore[index]
    running = Server(
        tmp_path_factory.mktemp("server"),
        "--box",
        f"{traps.NAME}={box}",
        PYTHONPATH=python_path(site),
        ITERU_GAME_SECONDS="1",
    )
    yield running
    running.stop()


def opened(guest: Guest, name: str) -> str:
    seats = [{"kind": "me"}, {"kind": "local"}]
    return str(guest.api("POST", "/tables", {"game": name, "seats": seats}).json()["id"])


def play_until_stuck(guest: Guest, table: str) -> httpx.Response:
    for version in range(100):
        body = {"version": version, "move": "take 3"}
        answer = guest.api("POST", f"/tables/{table}/moves", body)
        if answer.status_code != 200:
            return answer
    raise AssertionError("it never stuck")


def test_everybody_else_goes_on_and_those_at_the_table_are_told(server: Server) -> None:
    guest = server.guest().take_token()
    table, other = opened(guest, traps.NAME), opened(guest, "imhotep")
    page = PageSocket(guest, table)
    page.receive()
    with stream(guest, f"/tables/{table}/events") as told, ThreadPoolExecutor(1) as thread:
        next(told)
        stuck = thread.submit(play_until_stuck, guest, table)
        last = list(told)[-1][1]
        refused = stuck.result()
    assert (refused.status_code, refused.json()["error"]) == (403, "table-set-aside")
    assert (last["error"], last["message"], last["table"]) == ("table-set-aside", SENTENCE, table)
    assert how_it_closed(page) == (4500, SENTENCE)
    assert httpx.get(f"{server.url}/health", timeout=30).text == "ok\n"
    move = {"version": 0, "move": "load 1 1"}
    assert guest.api("POST", f"/tables/{other}/moves", move).status_code == 200
    assert SENTENCE in guest.http.get(f"/t/{table}").text.replace("\xa0", " ")
    log = server.log.read_text(encoding="utf-8")
    assert log.count(f"table {table} is set aside: its game took longer than 1 seconds") == 1
    assert "Traceback" not in log


def test_an_uploaded_record_that_aborts_is_refused_and_the_server_goes_on(
    server: Server, tmp_path: Path
) -> None:
    guest = server.guest()
    corrections = traps.corrections("aborts")
    text = f"""iteru-record 1
game: {traps.NAME}
rules: 1
engine: 1
box: 000000000000
seats: 2
names: Anna | Petr
options: -
seed: 1
moves: 1
result: unfinished
corrections: {corrections}

1 take 1
""".replace("'", '"')
    answer = guest.http.post("/records", data={"csrf": guest.csrf}, files={"file": text.encode()})
    assert answer.status_code == 400
    assert "break" in answer.text
    assert guest.http.get("/").status_code == 200
