"""The JSON API: what programs may do, and what they are told when they may not."""

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import Guest, Server

DOCS = Path(__file__).parents[2] / "docs"
LOCALS = [{"kind": "me"}, {"kind": "local", "name": "two"}]


def new_table(guest: Guest, seats: list[dict[str, str]] | None = None, **more: object) -> str:
    answer = guest.api("POST", "/tables", {"game": "imhotep", "seats": seats or LOCALS, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_games_and_their_options_are_listed(server: Server) -> None:
    found = httpx.get(f"{server.url}/api/games", headers={"accept-language": "cs"}).json()
    imhotep = next(game for game in found if game["name"] == "imhotep")
    assert imhotep["title"] == "Imhotep: Stavitel Egypta"
    assert imhotep["seats"] == {"least": 2, "most": 4}
    assert {option["name"] for option in imhotep["options"]} >= {"temple", "wrath"}


def test_the_openapi_page_lists_every_call(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    page = httpx.get(f"{server.url}/api/docs").text
    assert described["paths"]
    assert all(path in page for path in described["paths"])


def test_the_bot_of_the_documentation_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    code = re.search(
        r"```python\n(.*?)```", (DOCS / "bot-api.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert code is not None
    assert len(code.group(1).splitlines()) < 60
    program = tmp_path / "bot.py"
    program.write_text(code.group(1), encoding="utf-8")
    token = server.guest().take_token().token
    done = subprocess.run(
        [sys.executable, str(program), server.url, token],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    *happened, last = done.stdout.splitlines()
    assert len(happened) > 20
    assert re.fullmatch(r"points \[\d+, \d+\]", last)


def test_a_table_is_opened_joined_and_played(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna, [{"kind": "me"}, {"kind": "friend"}], options={"temple": "B"})
    assert (
        anna.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"}).json()[
            "error"
        ]
        == "not-begun"
    )
    joined = petr.api("POST", f"/tables/{table}/join", {})
    assert (joined.json()["status"], joined.json()["mine"]) == ("playing", [1])
    moved = anna.api("POST", f"/tables/{table}/moves", {"version": 1, "move": "load 1 1"})
    assert moved.json() == {"version": 2, "actor": 1, "status": "playing"}
    seen = petr.api("GET", f"/tables/{table}/view").json()
    assert seen["seat"] == 1
    assert seen["version"] == 2
    assert "load 1 2" in [choice["move"] for choice in seen["choices"]]


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"version": 99, "move": "load 1 1"}, 409, "stale-version"),
        ({"version": 0, "move": "sail 1 temple"}, 422, "refused-below-minimum"),
        ({"version": 0, "move": "dance"}, 422, "unreadable-move"),
        ({"version": 0, "move": "load"}, 422, "unreadable-move"),
        ({"version": 0}, 422, "move-or-action"),
        ({"version": "x", "move": "load 1 1"}, 422, "bad-request"),
        ({"version": 0, "move": "x" * 300}, 422, "bad-request"),
        ([], 422, "bad-request"),
        ("move", 422, "bad-request"),
    ],
)
def test_an_illegal_or_malformed_move_is_refused_and_changes_nothing(
    server: Server, body: object, status: int, error: str
) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    answer = guest.api("POST", f"/tables/{table}/moves", body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["message"]
    assert error not in answer.json()["message"], "it is said in words"
    assert guest.api("GET", f"/tables/{table}").json()["version"] == 0


def test_a_repeated_move_counts_once(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    answers = [
        guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"})
        for _ in range(3)
    ]
    assert [answer.status_code for answer in answers] == [200, 409, 409]


def test_strangers_see_no_more_than_spectators_and_cannot_move(server: Server) -> None:
    anna, eve = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna)
    assert (
        eve.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"}).status_code
        == 403
    )
    assert eve.api("GET", f"/tables/{table}/view?seat=0").json()["error"] == "not-your-seat"
    assert eve.api("GET", f"/tables/{table}/events?seat=0").status_code == 403
    seen = eve.api("GET", f"/tables/{table}/view").json()
    assert (seen["seat"], seen["choices"]) == (None, [])
    assert eve.api("POST", f"/tables/{table}/undo", {"version": 0}).status_code in (403, 422)
    assert eve.api("GET", f"/tables/{table}/record").json()["error"] == "not-over"


def test_without_a_token_or_with_a_cookie_alone_nothing_is_done(server: Server) -> None:
    guest = server.guest()
    assert (
        guest.http.post("/api/tables", json={"game": "imhotep", "seats": LOCALS}).status_code == 401
    )
    guest.token = "iteru_" + "x" * 32
    assert guest.api("POST", "/tables", {"game": "imhotep", "seats": LOCALS}).status_code == 401


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": LOCALS}, "unknown-game"),
        ({"game": "imhotep", "seats": [{"kind": "me"}]}, "bad-seats"),
        ({"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}, "seated-twice"),
        (
            {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
            "unknown-bot",
        ),
        ({"game": "imhotep", "seats": LOCALS, "options": {"color": "red"}}, "unknown-option"),
        ({"game": "imhotep", "seats": LOCALS, "options": {"temple": "C"}}, "bad-option-value"),
        ({"game": "imhotep", "seats": LOCALS, "options": {"temple": 3}}, "bad-option-value"),
        ({"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "unknown-bot"),
        ({"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "robot"}]}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    server: Server, body: object, error: str
) -> None:
    answer = server.guest().take_token().api("POST", "/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] == error


def test_the_seed_leaves_the_server_only_when_the_game_is_over(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    texts = []
    while True:
        about = guest.api("GET", f"/tables/{table}")
        seen = guest.api("GET", f"/tables/{table}/view?seat={about.json()['actor'] or 0}")
        if about.json()["status"] == "over":
            break
        texts += [about.text, seen.text]
        move = seen.json()["choices"][-1]["move"]
        guest.api(
            "POST", f"/tables/{table}/moves", {"version": seen.json()["version"], "move": move}
        )
    record = guest.api("GET", f"/tables/{table}/record").text
    secrets = re.findall(r"^(?:seed|house|salt): ([0-9a-f]{64})$", record, re.MULTILINE)
    assert len(set(secrets)) == 3
    assert not any(secret in text for secret in secrets for text in texts)


def test_events_stream_every_change(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    headers = {"authorization": f"Bearer {guest.token}"}
    with httpx.stream(
        "GET", f"{server.url}/api/tables/{table}/events?seat=1", headers=headers, timeout=30
    ) as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        assert json.loads(next(lines)[6:])["version"] == 0
        guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"})
        changed = json.loads(next(lines)[6:])
        assert (changed["version"], bool(changed["choices"])) == (1, True)


def test_too_large_and_foreign_requests_are_turned_away(server: Server) -> None:
    guest = server.guest().take_token()
    large = {"game": "imhotep", "seats": LOCALS, "options": {"x": "y" * 100_000}}
    assert guest.api("POST", "/tables", large).status_code == 413
    foreign = guest.http.post(
        "/play/imhotep", data={"csrf": guest.csrf}, headers={"origin": "http://evil.example"}
    )
    assert foreign.status_code == 403
    assert guest.http.post("/play/imhotep", data={"csrf": "0" * 40}).status_code == 403


PLAIN, ODD = "application/json", "application/json; charset=utf-8"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"version": 0, "move": "sail 1 temple"}', 422),
        (b'{"version": 7, "move": "load 1 1"}', 409),
        (b'{"version": 0, "move": "nonsense"}', 422),
        (b'{"version": 0}', 422),
        (b'{"version": 0, "move": 5}', 422),
        (b'{"version": 0, "move": "%b"}' % (b"x" * 300), 422),
        (b'{"version": true, "move": "load 1 1"}', 409),
        (b"nonsense", 422),
        (b"", 422),
        (b'{"version": 0, "move": "load 1 1", "more": []}', 200),
        (b'{"version": "0", "move": "load 1 1"}', 200),
    ],
)
def test_moves_that_go_past_the_framework_are_answered_as_those_that_do_not(
    server: Server, body: bytes, status: int
) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, LOCALS)
    answers = []
    for kind in (PLAIN, ODD):
        headers = {"authorization": f"Bearer {guest.token}", "content-type": kind}
        answers.append(
            httpx.post(f"{server.url}/api/tables/{table}/moves", content=body, headers=headers)
        )
        table = new_table(guest, LOCALS) if status == 200 else table
    assert [answer.status_code for answer in answers] == [status, status]
    assert answers[0].json() == answers[1].json()
    assert dict(answers[0].headers) | {"date": ""} == dict(answers[1].headers) | {"date": ""}


def test_moves_without_a_token_or_at_no_table_are_refused(server: Server) -> None:
    guest = server.guest().take_token()
    table, move = new_table(guest, LOCALS), {"version": 0, "move": "load 1 1"}
    assert httpx.post(f"{server.url}/api/tables/{table}/moves", json=move).status_code == 401
    assert guest.api("POST", "/tables/nowhere/moves", move).status_code == 404
    stranger = server.guest().take_token()
    assert stranger.api("POST", f"/tables/{table}/moves", move).status_code == 403
