"""OpenAPI tells the truth: who needs a token, what is answered, and every error with its body, each provoked here."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from iteru.web.app import create_app
from iteru.web.server_settings import ServerSettings
from tests.conftest import sqlite_at
from tests.web.conftest import Guest, Server, inside
from tests.web.inside import Inside, Somebody
from tests.web.schema import faults
from tests.web.test_api import LOCALS, new_table

Described = dict[str, Any]
OPEN_TO_ALL = {
    ("get", "/api/games"),
    ("get", "/api/games/{name}"),
    ("get", "/api/limits"),
    ("post", "/api/tokens"),
    ("post", "/api/accounts"),
}
LARGE = "x" * 70_000


@pytest.fixture(scope="module")
def described(server: Server) -> Described:
    found: Described = httpx.get(f"{server.url}/api/openapi.json").json()
    return found


def calls(described: Described) -> Iterator[tuple[str, str, Described]]:
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            yield method, path, call


def test_every_call_says_whether_it_needs_a_token(described: Described) -> None:
    assert described["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    for method, path, call in calls(described):
        needs: list[object] = [] if (method, path) in OPEN_TO_ALL else [{"token": []}]
        assert call.get("security", []) == needs, (method, path)


def test_every_answer_has_a_type_and_every_field_is_explained(described: Described) -> None:
    for method, path, call in calls(described):
        right = {status: one for status, one in call["responses"].items() if status < "400"}
        for status, one in right.items():
            if status not in ("204", "304"):
                schema = next(iter(one["content"].values()))["schema"]
                assert "$ref" in schema or "type" in schema, (method, path, status)
        assert call["description"]
    for name, schema in described["components"]["schemas"].items():
        assert schema.get("description"), name
        if "." in name:  # a part of a game's view
            continue
        for field, its in schema["properties"].items():
            explained = {"description", "examples", "$ref", "items"} & set(its)
            assert explained, f"{name}.{field} has neither words nor an example"


def test_every_error_has_the_same_body(described: Described) -> None:
    for method, path, call in calls(described):
        errors = {status: one for status, one in call["responses"].items() if status >= "400"}
        assert {"405", "429", "500", "503"} <= set(errors), (method, path)
        for one in errors.values():
            schema = one["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Refusal"}


# Errors, each provoked


class Stage:
    """A server with somebody who plays, somebody who does not, and tables in every state."""

    def __init__(self, server: Server, described: Described) -> None:
        self.server = server
        self.described = described
        self.anna, self.eve = server.guest().take_token(), server.guest().take_token()
        self.running = new_table(self.anna)
        self.open = new_table(self.anna, [{"kind": "me"}, {"kind": "friend"}])

    def call(
        self, method: str, path: str, guest: Guest | None = None, **more: Any
    ) -> httpx.Response:
        token = (guest or self.anna).token
        headers = {"authorization": f"Bearer {token}", **more.pop("headers", {})}
        url = self.server.url + path.format(table_id=self.running, token_id=1, name="imhotep")
        return httpx.request(method, url, headers=headers, timeout=30, **more)

    def check(self, method: str, path: str, answer: httpx.Response, status: int) -> None:
        """It is the error that was meant, it is described, and it is what is described."""
        where = (method, path, answer.text)
        assert answer.status_code == status, where
        responses = self.described["paths"][path][method]["responses"]
        assert str(status) in responses, where
        schema = responses[str(status)]["content"]["application/json"]["schema"]
        assert faults(answer.json(), schema, self.described) == [], where
        told = answer.json()
        assert told["error"] not in told["message"], "it is said in words"
        assert told["message"].endswith((".", ")", "?")), told["message"]
        assert "{" not in told["message"]
        assert "Type ?" not in told["message"]


@pytest.fixture(scope="module")
def stage(server: Server, described: Described) -> Stage:
    return Stage(server, described)


def having(described: Described, status: str) -> list[tuple[str, str, Described]]:
    return [
        (method, path, call)
        for method, path, call in calls(described)
        if status in call["responses"]
    ]


def test_401_without_a_token(stage: Stage) -> None:
    for method, path, call in having(stage.described, "401"):
        if "security" in call:
            answer = stage.call(method, path, headers={"authorization": ""}, json={})
        else:
            given = {"name": "nobody", "password": "wrong password"}
            answer = stage.call(method, path, json=given)
        stage.check(method, path, answer, 401)
        assert answer.headers["www-authenticate"] == "Bearer"


def test_404_where_nothing_is(stage: Stage) -> None:
    bodies = {
        "/api/tables": {"game": "chess", "seats": LOCALS},
        "/api/tables/{table_id}/moves": {"version": 0, "move": "x"},
        "/api/tables/{table_id}/advice": {"version": 0},
        "/api/tables/{table_id}/undo": {"version": 0},
        "/api/tables/{table_id}/undo-request": {"version": 0},
        "/api/tables/{table_id}/undo-request/answer": {"request": 0, "agrees": True},
    }
    for method, path, _ in having(stage.described, "404"):
        nowhere = path.format(table_id="nowhere", token_id=999, name="chess")
        answer = stage.call(method, nowhere, json=bodies.get(path, {}))
        stage.check(method, path, answer, 404)


def test_405_with_another_method(stage: Stage) -> None:
    for method, path, _ in having(stage.described, "405"):
        answer = stage.call("patch", path)
        stage.check(method, path, answer, 405)
        assert method.upper() in answer.headers["allow"].split(", ")


def test_413_and_403_for_what_is_too_large_or_from_another_site(stage: Stage) -> None:
    changing = having(stage.described, "413")
    assert {method for method, _, _ in changing} == {"post", "delete"}
    for method, path, _ in changing:
        stage.check(method, path, stage.call(method, path, content=LARGE), 413)
        foreign = stage.call(method, path, json={}, headers={"origin": "http://evil.example"})
        stage.check(method, path, foreign, 403)


def test_a_body_in_pieces_that_grows_too_large_is_413(stage: Stage) -> None:
    path = "/api/tables/{table_id}/moves"
    answer = stage.call("post", path, content=(LARGE.encode() for _ in range(2)))
    stage.check("post", path, answer, 413)


def test_422_for_what_is_not_as_described(stage: Stage) -> None:
    for method, path, call in having(stage.described, "422"):
        if "requestBody" in call:
            for body in (b"nonsense", b"[]", b"\xff\xfe", b'{"seat": "x"}'):
                headers = {"content-type": "application/json"}
                answer = stage.call(method, path, content=body, headers=headers)
                stage.check(method, path, answer, 422)
                assert (
                    "body" in answer.json()["message"].lower()
                    or "missing" in answer.text
                    or ("number" in answer.text)
                )
        for parameter in call.get("parameters", []):
            if parameter["in"] == "query":
                bad = {parameter["name"]: "x" * 300}
                stage.check(method, path, stage.call(method, path, params=bad), 422)
    too_long = {"last-event-id": "x" * 9000, "if-none-match": "x" * 300}
    for path in ("/api/events", "/api/tables/{table_id}/constants"):
        stage.check("get", path, stage.call("get", path, headers=too_long), 422)
    stage.check("delete", "/api/tokens/{token_id}", stage.call("delete", "/api/tokens/first"), 422)


def test_422_where_the_game_is_over(stage: Stage) -> None:
    table = new_table(stage.anna)
    while (seen := actors_view(stage, table))["status"] != "over":
        body = {"version": seen["version"], "move": seen["choices"][-1]["move"]}
        assert stage.call("post", f"/api/tables/{table}/moves", json=body).status_code == 200
    over = {
        ("post", "/api/tables/{table_id}/resign"): {},
        ("post", "/api/tables/{table_id}/advice"): {"version": seen["version"]},
        ("post", "/api/tables/{table_id}/undo"): {"version": seen["version"]},
        ("post", "/api/tables/{table_id}/undo-request"): {"version": seen["version"]},
        ("post", "/api/tables/{table_id}/undo-request/answer"): {"request": 1, "agrees": True},
        ("get", "/api/tables/{table_id}/sight"): {},
        ("delete", "/api/tables/{table_id}"): {},
    }
    for (method, path), body in over.items():
        stage.check(method, path, stage.call(method, path.format(table_id=table), json=body), 422)


def actors_view(stage: Stage, table: str) -> Described:
    actor = stage.call("get", f"/api/tables/{table}").json()["actor"]
    found: Described = stage.call("get", f"/api/tables/{table}/view?seat={actor or 0}").json()
    return found


def test_403_for_what_one_may_not_do(stage: Stage) -> None:
    running, waiting = stage.running, stage.open
    forbidden = [
        ("get", "/api/tables/{table_id}/view", f"/api/tables/{running}/view?seat=0", None),
        ("get", "/api/tables/{table_id}/events", f"/api/tables/{running}/events?seat=0", None),
        ("get", "/api/tables/{table_id}/sight", f"/api/tables/{running}/sight", None),
        ("get", "/api/tables/{table_id}/record", f"/api/tables/{running}/record", None),
        ("post", "/api/tables/{table_id}/join", f"/api/tables/{running}/join", {}),
        ("post", "/api/tables/{table_id}/resign", f"/api/tables/{running}/resign", None),
        ("post", "/api/tables/{table_id}/leave", f"/api/tables/{waiting}/leave", None),
        ("delete", "/api/tables/{table_id}", f"/api/tables/{running}", None),
        ("post", "/api/tables/{table_id}/advice", f"/api/tables/{running}/advice", {"version": 0}),
        ("post", "/api/tables/{table_id}/undo", f"/api/tables/{running}/undo", {"version": 0}),
        (
            "post",
            "/api/tables/{table_id}/undo-request",
            f"/api/tables/{running}/undo-request",
            {"version": 0},
        ),
        (
            "post",
            "/api/tables/{table_id}/undo-request/answer",
            f"/api/tables/{running}/undo-request/answer",
            {"request": 0, "agrees": True},
        ),
        (
            "post",
            "/api/tables/{table_id}/moves",
            f"/api/tables/{running}/moves",
            {"version": 0, "move": "load 1 1"},
        ),
    ]
    for method, path, url, body in forbidden:
        stage.check(method, path, stage.call(method, url, stage.eve, json=body), 403)
    seeded = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "friend"}], "seed": 7}
    stage.check("post", "/api/tables", stage.call("post", "/api/tables", json=seeded), 403)


def test_400_for_seats_and_options_that_a_game_does_not_have(stage: Stage) -> None:
    for more in ({"seats": LOCALS[:1]}, {"seats": LOCALS, "options": {"color": "red"}}):
        answer = stage.call("post", "/api/tables", json={"game": "imhotep", **more})
        stage.check("post", "/api/tables", answer, 400)


def test_409_on_another_version(stage: Stage) -> None:
    stale = {"version": 99}
    for name, body in (
        ("moves", {**stale, "move": "load 1 1"}),
        ("undo", stale),
        ("advice", stale),
    ):
        path = "/api/tables/{table_id}/" + name
        stage.check("post", path, stage.call("post", path, json=body), 409)


async def test_429_with_the_time_to_wait(tmp_path: Path, described: Described) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path, rate=0.01) as hasty:
        for method, path, _ in having(described, "429"):
            called = path.format(table_id="x", token_id=1, name="imhotep")
            answer = await hasty.ask(method.upper(), called, {"accept-language": "cs"})
            assert answer.status == 429
            assert int(answer.header("retry-after")) > 0
            schema = {"$ref": "#/components/schemas/Refusal"}
            assert faults(answer.json(), schema, described) == []
            assert answer.json()["message"].startswith("To je moc rychle. Počkejte")


async def test_500_where_it_is_our_fault(tmp_path: Path, described: Described) -> None:
    """The same body, whether the framework answers or what goes past it; and no trace of what went wrong."""
    app = create_app(ServerSettings(data=tmp_path, rate=100_000.0))

    def fail(*_: object) -> None:
        raise RuntimeError("a secret of the house")

    state = inside(app).state
    state.identity.visitor = fail
    state.house.game = fail
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for method, path in (("GET", "/games"), ("GET", "/tables"), ("POST", "/tables/x/moves")):
            body = {"version": 0, "move": "x"} if method == "POST" else None
            answer = await client.request(method, f"/api{path}", json=body)
            assert answer.status_code == 500
            schema = {"$ref": "#/components/schemas/Refusal"}
            assert faults(answer.json(), schema, described) == []
            assert "secret" not in answer.text


async def test_guesses_of_passwords_are_few_whatever_they_say_of_themselves(
    tmp_path: Path,
) -> None:
    answers = []
    async with Inside(sqlite_at(tmp_path), tmp_path) as guessed:
        stranger = Somebody(guessed)
        for number in range(20):
            stranger.token = f"iteru_{number}"
            guess = {"name": "anna", "password": f"guess number {number}"}
            answers.append(await stranger.call("POST", "/tokens", guess))
    assert [answer.status for answer in answers[:10]] == [401] * 10
    refused = [answer for answer in answers if answer.status == 429]
    assert refused
    assert all(1 <= int(answer.header("retry-after")) <= 5 for answer in refused)


def test_every_right_answer_is_what_is_described(stage: Stage) -> None:
    described = stage.described
    table = new_table(stage.anna)
    body = {"version": 0, "move": "load 1 1"}
    made = [
        ("get", "/api/games", None),
        ("get", "/api/games/{name}", None),
        ("get", "/api/limits", None),
        ("get", "/api/tables", None),
        ("get", "/api/tokens", None),
        ("get", "/api/tables/{table_id}", None),
        ("get", "/api/tables/{table_id}/constants", None),
        ("get", "/api/tables/{table_id}/view", None),
        ("get", "/api/tables/{table_id}/sight", None),
        ("post", "/api/tables/{table_id}/moves", body),
        ("post", "/api/tables/{table_id}/undo", {"version": 1}),
        ("post", "/api/tables/{table_id}/resign", None),
    ]
    for method, path, given in made:
        url = path.format(table_id=table, name="imhotep")
        answer = stage.call(method, url, json=given)
        assert answer.status_code == 200, (url, answer.text)
        schema = described["paths"][path][method]["responses"]["200"]["content"]
        its = schema["application/json"]["schema"]
        assert faults(answer.json(), its, described) == [], url


def test_the_check_of_answers_can_fail(described: Described) -> None:
    schema = {"$ref": "#/components/schemas/Moved"}
    right = {"version": 1, "actor": None, "status": "over"}
    assert faults(right, schema, described) == []
    odd: list[object] = [{**right, "more": 1}, {"version": 1}, {**right, "version": "1"}, []]
    for wrong in odd:
        assert faults(wrong, schema, described), json.dumps(wrong)
