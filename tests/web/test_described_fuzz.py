"""Calls made up from our own description of the API, right and wrong: each is answered as it is described there."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from requests import Request
from schemathesis import Case, GenerationMode

from tests.conftest import apart
from tests.web.inside import HOST, Answer, Inside, Line, Somebody, http_scope

TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]


class Calls:
    """A server with somebody at a table, who makes the calls."""

    def __init__(self, runner: asyncio.Runner, inside: Inside) -> None:
        self.runner = runner
        self.inside = inside
        self.made = 0
        self.anna = Somebody(inside)
        self.described: dict[str, Any] = runner.run(
            inside.ask("GET", "/api/openapi.json", {})
        ).json()

    def at_table(self) -> str:
        """A new one each time, of somebody new: a call may close it, or drop the token."""
        self.anna = self.runner.run(Somebody(self.inside).arrive())
        self.runner.run(self.anna.take_token())
        asked = {"game": "imhotep", "seats": TWO_LOCALS}
        opened = self.runner.run(self.anna.call("POST", "/tables", asked))
        return str(opened.json()["id"])

    async def make(self, case: Case[Any], table: str) -> Answer:
        """As it was made up, but with a token that counts and, every other time, at a table that is there."""
        self.made += 1
        given = case.as_transport_kwargs(base_url=f"http://{HOST}")
        names = ("method", "url", "headers", "params", "json", "data", "cookies")
        sent = Request(**{name: given[name] for name in names if name in given}).prepare()
        path = sent.path_url
        if self.made % 2 and "{table_id}" in case.path:
            path = case.path.replace("{table_id}", table) + path[len(path.partition("?")[0]) :]
        body = sent.body.encode() if isinstance(sent.body, str) else sent.body or b""
        assert isinstance(body, bytes)
        headers = {name: str(value) for name, value in sent.headers.items() if name.isascii()}
        headers |= {"authorization": f"Bearer {self.anna.token}", "content-length": str(len(body))}
        line = Line(self.inside, http_scope(case.method, path, headers, body, "10.0.0.1"), body)
        start = await line.next()
        if dict(start["headers"]).get(b"content-type", b"").startswith(b"text/event-stream"):
            await line.hang_up()
            return Answer(start["status"], start["headers"], b"")
        rest = await line.until_over()
        whole = b"".join([message.get("body", b"") for message in rest])
        await line.hang_up()
        return Answer(start["status"], start["headers"], whole)


def try_all(database: str, data: Path, examples: int, modes: list[GenerationMode]) -> int:
    """So many calls of each kind, described rightly and wrongly."""
    with asyncio.Runner() as runner:
        inside = Inside(database, data)
        runner.run(inside.start())
        try:
            calls = Calls(runner, inside)
            schema = schemathesis.openapi.from_dict(calls.described)
            operations: Iterator[Any] = schema.get_all_operations()
            for found in operations:
                for mode in modes:
                    try_one(calls, found.ok(), mode, examples)
            return calls.made
        finally:
            runner.run(inside.stop())


def try_one(calls: Calls, operation: Any, mode: GenerationMode, examples: int) -> None:
    table = calls.at_table()
    known = {int(status) for status in operation.definition.raw["responses"]}

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def is_answered(case: Case[Any]) -> None:
        answer = calls.runner.run(calls.make(case, table))
        assert answer.status in known, (case.method, case.path, answer.status, answer.body[:500])
        assert answer.status < 500, answer.body
        if answer.status >= 400:
            assert set(answer.json()) == {"error", "message", "rule"}

    try:
        is_answered()
    except Unsatisfiable:  # a call that takes nothing cannot be made wrongly
        assert mode is GenerationMode.NEGATIVE


def test_calls_made_up_from_the_description_are_answered_as_described(
    database: str, tmp_path: Path
) -> None:
    assert apart(try_all, database, tmp_path, 2, list(GenerationMode)) > 40


@pytest.mark.long
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_more_of_them_right_and_wrong(database: str, tmp_path: Path, mode: GenerationMode) -> None:
    assert apart(try_all, database, tmp_path, 200, [mode]) > 1000
