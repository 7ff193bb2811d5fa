"""Advice at a table: for the one who must choose and nobody else, unless it is forbidden; the record tells of it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from iteru.engine.record import write_record
from iteru.table import workers
from iteru.table.process import Failed, TookTooLong
from tests.web.inside import Inside, Somebody, say_on, until_told

TWO = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
"""Nothing moves but what the test moves."""
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
WITH_FRIEND = [{"kind": "me"}, {"kind": "friend"}]


class AtOnce:
    """Does here what a worker process would do; perhaps once it may, perhaps with an error."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.error: Exception | None = None
        self.given: list[Any] = []

    async def do(self, asker: int, limits: object, work: Callable[..., Any], *given: Any) -> Any:
        self.given.append((asker, given))
        await self.may.wait()
        if self.error is not None:
            raise self.error
        return work(*given)

    async def stop(self) -> None:
        pass


@asynccontextmanager
async def house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Somebody, AtOnce]]:
    monkeypatch.setattr(workers, "ADVICE_ITERATIONS", 40)
    async with Inside(f"sqlite+aiosqlite:///{tmp_path / 'iteru.db'}", tmp_path) as inside:
        lane = AtOnce()
        monkeypatch.setattr(inside.house.workers, "patient", lane)
        yield await program(inside), lane


async def program(inside: Inside) -> Somebody:
    somebody = await Somebody(inside).arrive()
    await somebody.take_token()
    return somebody


async def opened(somebody: Somebody, seats: list[dict[str, str]] = TWO, **more: object) -> str:
    answer = await somebody.call("POST", "/tables", {"game": "imhotep", "seats": seats, **more})
    assert answer.status == 201, answer.text
    return str(answer.json()["id"])


async def ask(somebody: Somebody, table: str, version: int = 0, **headers: str) -> Any:
    return await somebody.call("POST", f"/tables/{table}/advice", {"version": version}, **headers)


async def test_the_best_few_choices_come_with_reasons_in_ones_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        table_id = await opened(anna)
        told = (await ask(anna, table_id)).json()
        table = await anna.inside.house.table(table_id)
        assert (told["version"], told["seat"]) == (0, 0)
        assert 1 <= len(told["choices"]) <= 3
        legal = table.match.state.legal_actions()
        for one in told["choices"]:
            assert one["action"] in legal
            assert one["move"] == one["line"][0] == table.game.notation(one["action"])
            assert 0 <= one["chance"] <= 1
            assert one["why"].endswith(".")
        czech = (await ask(anna, table_id, 0, **{"accept-language": "cs"})).json()
        assert any("Naložit" in one["words"] for one in czech["choices"])
        name, corrections, snapshot, *_ = lane.given[0][1]
        assert (name, corrections) == ("imhotep", {})
        assert snapshot != table.match.state.snapshot(), "what nobody knows is dealt anew"


async def test_records_tell_when_advice_was_taken_even_after_a_restart_and_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, _):
        table_id = await opened(anna)
        await anna.call("POST", f"/tables/{table_id}/moves", {"version": 0, "move": "load 1 1"})
        await ask(anna, table_id, 1)
        inside = anna.inside
        kept = await inside.house.storage.load_table(table_id)
        assert kept is not None
        assert kept.advised == (2,)
        table = await inside.house.table(table_id)
        assert "advised: 2\n" in write_record(table.match.record())
        await table.go_back(0, practice=True)
        del inside.house.tables[table_id]
        again = await inside.house.table(table_id)
        assert again is not table
        assert again.match.record().advised == (1,)


async def test_whoever_has_nothing_to_choose_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        bob, eva = await program(anna.inside), await program(anna.inside)
        table_id = await opened(anna, WITH_FRIEND)
        before = await ask(anna, table_id)
        assert (before.status, before.json()["error"]) == (403, "not-begun")
        await bob.call("POST", f"/tables/{table_id}/join", {})
        for person, version, status, problem in (
            (bob, 1, 403, "not-your-turn"),
            (eva, 1, 403, "not-your-table"),
            (anna, 0, 409, "stale-version"),
        ):
            answer = await ask(person, table_id, version)
            assert (answer.status, answer.json()["error"]) == (status, problem), answer.text
        assert lane.given == [], "nothing was searched"
        assert (await ask(anna, table_id, 1)).status == 200


async def test_a_host_can_forbid_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        table_id = await opened(anna, advice=False)
        answer = await ask(anna, table_id)
        assert (answer.status, answer.json()["error"]) == (403, "advice-forbidden")
        assert (await anna.call("GET", f"/tables/{table_id}")).json()["advice"] is False
        form = {"seat-0": "me", "seat-1": "local", "no-advice": "yes"}
        page = await anna.browse("POST", "/new/imhotep", form)
        table = await anna.inside.house.table(page.header("location").rpartition("/")[2])
        assert table.no_advice
        assert lane.given == []


async def test_one_search_at_a_time_for_each_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        first, second = await opened(anna), await opened(anna)
        lane.may.clear()
        waiting = asyncio.create_task(ask(anna, first))
        async with asyncio.timeout(20):
            while not lane.given:
                await asyncio.sleep(0.01)
        answer = await ask(anna, second)
        assert (answer.status, answer.json()["error"]) == (429, "advice-twice")
        assert answer.header("retry-after")
        moved = {"version": 0, "move": "stones"}
        await anna.call("POST", f"/tables/{first}/moves", {**moved, "move": "load 1 1"})
        lane.may.set()
        assert (await waiting).status == 409, "the position is another one by now"
        assert (await ask(anna, second)).status == 200


@pytest.mark.parametrize("error", [TookTooLong(), Failed("trace", "MemoryError")])
async def test_a_search_that_fails_costs_nothing_else(
    error: Exception,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        table_id = await opened(anna)
        lane.error = error
        answer = await ask(anna, table_id)
        assert (answer.status, answer.json()["error"]) == (403, "advice-failed")
        assert "a search for advice failed: " in caplog.text
        lane.error = None
        table = await anna.inside.house.table(table_id)
        assert table.match.advised == []
        assert (await ask(anna, table_id)).status == 200


# On the page


async def test_the_page_offers_advice_to_whoever_must_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, _):
        for forbidden, offered in ((True, False), (False, True)):
            table_id = await opened(anna, seats=ALONE, advice=not forbidden)
            page = await anna.browse("GET", f"/t/{table_id}")
            assert ("data-advise" in page.text) is offered
        stranger = await Somebody(anna.inside).browse("GET", f"/t/{table_id}")
        assert "data-advise" not in stranger.text


async def test_the_page_shows_it_to_one_reader_and_lets_them_move_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        table_id = await opened(anna, seats=ALONE)
        line, other = (
            await anna.look(table_id),
            await (await Somebody(anna.inside).arrive()).look(table_id),
        )
        version = (await until_told(line, "version"))["version"]
        await say_on(line, {"type": "advise", "version": version})
        sheet = (await until_told(line, "advice"))["advice"]
        assert 1 <= sheet.count("data-move=") <= 3
        assert "to win" in sheet
        assert not [message for message in other.waiting() if "to win" in message.get("text", "")]
        lane.may.clear()
        await say_on(line, {"type": "advise", "version": version})
        await say_on(line, {"type": "advise", "version": version})
        assert "still being looked for" in (await until_told(line, "error"))["error"]
        await say_on(line, {"type": "move", "version": version, "move": "load 1 1"})
        assert (await until_told(line, "version"))["version"] > version
        lane.may.set()
        assert "changed" in (await until_told(line, "error"))["error"]


async def test_a_spectator_who_asks_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        table_id = await opened(anna)
        line = await (await Somebody(anna.inside).arrive()).look(table_id)
        await say_on(line, {"type": "advise", "version": 0})
        assert (await until_told(line, "error"))["error"] == "You do not play at this table."
        assert lane.given == []
