"""After a choice that costs much the page says so, to those who want it and play against bots only, and takes it back."""

from pathlib import Path
from typing import Any

import pytest

from iteru.bots.advice import Loss
from iteru.engine.record import write_record
from iteru.table import advisers
from iteru.table.process import Failed
from tests.web.inside import Line, Somebody, say_on, until_told
from tests.web.test_advice import ALONE, TWO, ask, house, opened


@pytest.fixture(autouse=True)
def _every_choice_costs_much(monkeypatch: pytest.MonkeyPatch) -> None:
    def costly(name: str, box: Any, snapshot: Any, action: int, seconds: float) -> Loss:
        return Loss(0.21, action + 1, 0.64)

    monkeypatch.setattr(advisers, "loss_by", costly)


async def wants_to_know(somebody: Somebody, wants: str = "on") -> None:
    answer = await somebody.browse("POST", "/settings", {"warnings": wants, "back": "/account"})
    assert answer.status == 303


async def choose(somebody: Somebody, table_id: str, line: Line) -> int:
    """Makes the first choice of the game; returns the version before."""
    version = int((await until_told(line, "version"))["version"])
    table = await somebody.inside.house.table(table_id)
    move = table.game.notation(table.match.state.legal_actions()[0])
    await say_on(line, {"type": "move", "version": version, "move": move})
    return version


async def test_a_costly_choice_is_told_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        await wants_to_know(anna)
        table_id = await opened(anna, seats=ALONE)
        line = await anna.look(table_id)
        await choose(anna, table_id, line)
        told = (await until_told(line, "loss"))["loss"]
        assert "your chance to win was 64" in told
        assert "now it is 21" in told
        assert 'data-take-back="0"' in told
        table = await anna.inside.house.table(table_id)
        assert lane.given[0][1][2] != table.match.state.snapshot()
        assert "advised: 1\n" in write_record(table.match.record())
        await say_on(line, {"type": "undo", "version": table.version, "to": 0})
        while table.match.played:
            await until_told(line, "version")
        assert table.match.record().advised == (1,)


@pytest.mark.parametrize(
    ("wants", "seats", "more"),
    [
        ("off", ALONE, {}),
        ("on", ALONE, {"advice": False}),
        ("on", [{"kind": "me"}, {"kind": "friend"}], {}),
    ],
)
async def test_nobody_else_is_told(
    wants: str,
    seats: list[dict[str, str]],
    more: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        await wants_to_know(anna, wants)
        table_id = await opened(anna, seats, **more)
        if {"kind": "friend"} in seats:
            bob = await Somebody(anna.inside).arrive()
            await bob.browse("POST", f"/t/{table_id}/join", {})
        line = await anna.look(table_id)
        before = await choose(anna, table_id, line)
        while int((await until_told(line, "version"))["version"]) == before:
            pass
        assert lane.given == []


async def test_one_search_at_a_time_goes_for_this_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        await wants_to_know(anna)
        table_id = await opened(anna, seats=TWO)
        line = await anna.look(table_id)
        lane.may.clear()
        version = await choose(anna, table_id, line)
        while int((await until_told(line, "version"))["version"]) == version:
            pass
        other = await opened(anna)
        assert (await ask(anna, other)).json()["error"] == "advice-twice"
        lane.may.set()
        await until_told(line, "loss")


async def test_a_search_that_fails_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, lane):
        await wants_to_know(anna)
        table_id = await opened(anna, seats=TWO)
        line = await anna.look(table_id)
        lane.error = Failed("trace", "MemoryError")
        await choose(anna, table_id, line)
        await until_told(line, "version")
        table = await anna.inside.house.table(table_id)
        assert table.match.advised == []
        assert not [one for one in line.waiting() if '"error"' in one.get("text", "")]


async def test_the_setting_is_at_tables_where_advice_is_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as (anna, _):
        for allowed in (True, False):
            table_id = await opened(anna, advice=allowed)
            page = (await anna.browse("GET", f"/t/{table_id}")).text
            assert ('name="warnings" value="off" aria-pressed="true"' in page) is allowed
        await wants_to_know(anna)
        table_id = await opened(anna)
        page = (await anna.browse("GET", f"/t/{table_id}")).text
        assert 'name="warnings" value="on" aria-pressed="true"' in page
