"""`iteru bot`: a bot in a process of its own plays at a server, through whatever happens to the server."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import iteru
from iteru.engine.errors import BadOptions
from iteru.remote.player import Player
from iteru.remote.server import Refused
from iteru.remote.server import Server as Calling
from tests.conftest import free_port
from tests.web.conftest import PROGRAM, Guest, Server
from tests.web.test_api import new_table

OWN_BOT = """
import iteru


class Last(iteru.Bot):
    def choose(self, game, sight, rng):
        return sight.legal_actions()[-1]


class Broken(iteru.Bot):
    def choose(self, game, sight, rng):
        raise ValueError("no idea")
"""


def start(url: str, token: str, *arguments: str, cwd: Path | None = None) -> subprocess.Popen[str]:
    environment = {**os.environ, "LANG": "en", "ITERU_TOKEN": token}
    return subprocess.Popen(
        [str(PROGRAM), "bot", "--server", url, *arguments],
        env=environment,
        cwd=cwd,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def run(url: str, token: str, *arguments: str, cwd: Path | None = None) -> tuple[int, str, str]:
    bot = start(url, token, *arguments, cwd=cwd)
    out, err = bot.communicate(timeout=120)
    return bot.returncode, out, err


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data", ITERU_REACTION_TIME="0.01")
    yield running
    running.stop()


def wait_for_moves(guest: Guest, table: str, moves: int) -> None:
    until = time.monotonic() + 60
    while guest.api("GET", f"/tables/{table}").json()["version"] < moves:
        assert time.monotonic() < until, "nobody moves"
        time.sleep(0.05)


@pytest.mark.every(5)
@pytest.mark.sample(1)
@pytest.mark.parametrize("game", iteru.games())
def test_two_bots_play_a_whole_game_although_the_server_is_killed(
    own_server: Server, game: str
) -> None:
    anna, petr = own_server.guest().take_token(), own_server.guest().take_token()
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = anna.api("POST", "/tables", body).json()["id"]
    bots = [
        start(own_server.url, anna.token, "--table", table),
        start(own_server.url, petr.token, "--table", table, "--bot", "random"),
    ]
    for bot in bots:  # who has never reached the server gives up at once when it is gone
        assert bot.stdout is not None
        assert bot.stdout.readline()
    wait_for_moves(anna, table, 8)
    own_server.kill()
    time.sleep(1)
    own_server.start()
    for bot in bots:
        out, err = bot.communicate(timeout=180)
        assert bot.returncode == 0, out + err
        assert "The server is gone; waiting for it." in out
        assert "The server is back." in out
        assert f"{table}: the game is over" in out
        assert err == ""
    record = iteru.read_record(anna.api("GET", f"/tables/{table}/record").text)
    assert iteru.Match.of_record(record, iteru.game(game)).is_over


def test_it_plays_all_tables_of_its_account_until_it_is_stopped(server: Server) -> None:
    guest = server.guest().take_token()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    bot = start(server.url, guest.token, "--bot", "random")
    tables = [new_table(guest, seats) for _ in range(2)]
    left = {f"{table}: the game is over" for table in tables}
    assert bot.stdout is not None
    while left:
        line = bot.stdout.readline()
        assert line, "it ended by itself"
        left -= {end for end in left if line.startswith(end)}
    bot.send_signal(signal.SIGINT)
    _, err = bot.communicate(timeout=120)
    assert (bot.returncode, err) == (130, "")


def test_a_bot_of_ones_own_opens_a_table(server: Server, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOT, encoding="utf-8")
    guest = server.guest().take_token()
    opening = ("--open", "imhotep", "--against", "random,random")
    code, out, err = run(server.url, guest.token, *opening, "--bot", "mine:Last", cwd=tmp_path)
    assert (code, err) == (0, "")
    assert "the game is over" in out.splitlines()[-1]
    (table,) = guest.api("GET", "/tables?over=true").json()
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random"]
    code, out, err = run(server.url, guest.token, *opening, "--bot", "mine:Broken", cwd=tmp_path)
    assert (code, err) == (2, "iteru: The bot mine:Broken failed: ValueError: no idea.\n")


def test_a_server_that_is_restarted_tells_no_news_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last word of a stream is not about a table; afterwards the server is waited for."""
    told = [
        b"id: 1\n",
        b'data: {"table": "x"}\n',
        b"\n",
        b"event: stopping\n",
        b'data: {"error": 1}\n',
    ]
    calling = Calling("http://localhost", "token", patience=-1)
    monkeypatch.setattr(calling, "open", lambda *_: nullcontext(told))
    calling.is_here()
    heard = calling.events()
    assert next(heard) == {"table": "x"}
    with pytest.raises(BadOptions, match="server-away"):
        next(heard)


ASIDE = [
    b"event: aside\n",
    b'data: {"error": "table-set-aside", "message": "It is set aside.", "table": "x"}\n',
    b"\n",
]


def bot_at(monkeypatch: pytest.MonkeyPatch, *lines: list[bytes]) -> tuple[Player, list[str]]:
    """A bot whose server tells these lines, one stream after the other, and then is away for good."""
    calling, streams, said = Calling("http://localhost", "token", patience=-1), iter(lines), []

    def answer(method: str, path: str, *_: object) -> AbstractContextManager[Any]:
        if path == "/api/events":
            return nullcontext(next(streams, []))
        return nullcontext(BytesIO(b"[]"))

    monkeypatch.setattr(calling, "open", answer)
    calling.is_here()
    say: Callable[..., None] = lambda message, facts: said.append(message)  # noqa: E731
    return Player(calling, iteru.bot("random"), "random", say), said


def test_the_bot_of_a_table_that_is_set_aside_ends_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, said = bot_at(monkeypatch, ASIDE)
    with pytest.raises(Refused, match="It is set aside"):
        player.play("x")
    assert said == ["remote-ready", "remote-aside"]


def test_a_bot_of_all_tables_goes_on_when_one_is_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    over = b'data: {"table": "y", "game": "imhotep", "status": "over", "points": [1, 2]}\n'
    player, said = bot_at(monkeypatch, [*ASIDE, over])
    with pytest.raises(BadOptions, match="server-away"):
        player.play()
    assert said == ["remote-ready", "remote-aside", "remote-table", "remote-over"]


def test_a_table_that_is_set_aside_while_the_line_is_broken_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player, _ = bot_at(monkeypatch, [])
    monkeypatch.setattr(player.server, "call", refuse_tables(player.server.call))
    with pytest.raises(Refused, match="It is set aside"):
        player.play("x")


def refuse_tables(call: Callable[..., Any]) -> Callable[..., Any]:
    def refuse(method: str, path: str, body: object = None) -> Any:
        if path == "/api/tables/x":
            raise Refused(403, "It is set aside.")
        return call(method, path, body)

    return refuse


# What can be wrong


class Stranger(BaseHTTPRequestHandler):
    """A web server that is none of ours."""

    def do_GET(self) -> None:
        self.send_response(int(self.server.status))  # type: ignore[attr-defined]
        self.end_headers()
        self.wfile.write(b"<html>Welcome</html>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("status", [200, 404])
def test_an_address_of_something_else_is_noticed(status: int) -> None:
    other = HTTPServer(("127.0.0.1", 0), Stranger)
    other.status = status  # type: ignore[attr-defined]
    Thread(target=other.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{other.server_address[1]}"
    code, _, err = run(url, "iteru_x")
    other.shutdown()
    told = f"iteru: {url} answers, but not like a server of Iteru. Check the address.\n"
    assert (code, err) == (2, told)


@pytest.mark.every(2)
def test_wrong_addresses_tokens_and_tables_are_told_in_a_sentence(server: Server) -> None:
    guest = server.guest().take_token()
    nobody = f"http://localhost:{free_port()}"
    cases = [
        ("localhost:8000", "x", (), "“localhost:8000” is not the address of a server."),
        (nobody, "x", (), f"There is no answer from {nobody}: "),
        (server.url, "", (), "Give a token with --token"),
        (
            server.url,
            "iteru_wrong",
            (),
            "The server refuses: This call needs a token that is valid",
        ),
        (server.url, guest.token, ("--table", "nowhere"), "The server refuses: There is no table"),
        (server.url, guest.token, ("--open", "chess"), "The server refuses: There is no game"),
        (server.url, guest.token, ("--bot", "deep"), "There is no bot “deep”."),
        (server.url, guest.token, ("--open", "imhotep", "--table", "x"), "cannot both be given."),
    ]
    for url, token, arguments, sentence in cases:
        code, out, err = run(url, token, *arguments)
        assert (code, out) == (2, ""), (arguments, err)
        assert err.startswith("iteru: ")
        assert sentence in err
        assert "Traceback" not in err


@pytest.mark.every(5)
def test_a_server_that_stays_away_is_given_up(own_server: Server) -> None:
    guest = own_server.guest().take_token()
    bot = start(own_server.url, guest.token, "--patience", "1")
    assert bot.stdout is not None
    assert "is ready" in bot.stdout.readline()
    own_server.kill()
    out, err = bot.communicate(timeout=60)
    assert bot.returncode == 2
    assert out.strip() == "The server is gone; waiting for it."
    assert err.startswith(f"iteru: There is no answer from {own_server.url}: ")
