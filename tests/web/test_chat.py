"""Who may speak at a table, and what the host and each reader can do about it."""

import asyncio
import json
from pathlib import Path
from typing import Any

from iteru.table import chat_rights
from iteru.table.chat import ChatLine, Talk
from iteru.web.rates import CHAT_AT_ONCE
from tests.web.inside import Inside, Line, Somebody, say_on, until_told

TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]


async def answer_to(line: Line, message: dict[str, Any]) -> str:
    """The refusal of a message; empty if it was taken. A question that is always answered follows it."""
    await say_on(line, message)
    await say_on(line, {"type": "why", "target": "nothing"})
    error = ""
    while True:
        told = json.loads((await line.next())["text"])
        if "why" in told:
            return error
        error = told.get("error", error)


async def host_and_watcher(inside: Inside) -> tuple[str, Somebody, Line, Somebody, Line]:
    host, watcher = await Somebody(inside).arrive(), await Somebody(inside).arrive()
    await host.take_token()
    await watcher.browse("POST", "/account/name", {"name": "Eve"})
    opened = await host.call("POST", "/tables", {"game": "imhotep", "seats": TWO_LOCALS})
    table = opened.json()["id"]
    return table, host, await host.look(table), watcher, await watcher.look(table)


async def test_watchers_speak_only_if_the_host_lets_them(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        table, host, hosts, watcher, watchers = await host_and_watcher(inside)
        hello = {"type": "chat", "text": "hello"}
        assert await answer_to(hosts, hello) == ""
        assert "Only players can chat" in await answer_to(watchers, hello)
        assert "data-hushed" in (await watcher.browse("GET", f"/t/{table}")).text
        assert "data-hushed" not in (await host.browse("GET", f"/t/{table}")).text
        assert "decides who can chat" in await answer_to(watchers, {"type": "watchers", "on": True})
        assert await answer_to(hosts, {"type": "watchers", "on": True}) == ""
        assert await answer_to(watchers, hello) == ""
        assert "data-hushed" not in (await watcher.browse("GET", f"/t/{table}")).text
        inside.house.tables.clear()
        assert (await inside.house.table(table)).talk.watchers, "it is stored"


async def test_the_host_silences_one_speaker_and_lets_them_speak_again(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        table, host, hosts, watcher, watchers = await host_and_watcher(inside)
        await answer_to(hosts, {"type": "watchers", "on": True})
        await answer_to(watchers, {"type": "chat", "text": "spam"})
        page = (await host.browse("GET", f"/t/{table}")).text
        speaker = page.partition('data-silence="')[2].partition('"')[0]
        silence = {"type": "silence", "speaker": speaker, "on": True}
        assert "decides who can chat" in await answer_to(watchers, silence)
        assert await answer_to(hosts, silence) == ""
        assert "has blocked you" in await answer_to(watchers, {"type": "chat", "text": "more"})
        assert "data-silence" not in (await watcher.browse("GET", f"/t/{table}")).text
        assert await answer_to(hosts, {**silence, "on": False}) == ""
        assert await answer_to(watchers, {"type": "chat", "text": "sorry"}) == ""
        for nobody in ("", "x", "\ud800"):
            assert await answer_to(hosts, {**silence, "speaker": nobody})


async def test_every_line_of_others_can_be_muted_and_none_turns_the_page_around(
    tmp_path: Path,
) -> None:
    async with Inside("", tmp_path) as inside:
        table, host, hosts, watcher, watchers = await host_and_watcher(inside)
        await answer_to(hosts, {"type": "chat", "text": "abc\u202edef <i>"})
        told = await until_told_chat(watchers)
        assert '<bdi class="spoken">abcdef &lt;i&gt;</bdi>' in told
        assert "data-mute=" in (await watcher.browse("GET", f"/t/{table}")).text
        assert "data-mute=" not in (await host.browse("GET", f"/t/{table}")).text


async def test_nobody_says_more_than_others_can_read(tmp_path: Path) -> None:
    """204 lines were taken in 8 seconds: what others had said was gone."""
    async with Inside("", tmp_path) as inside:
        table, _, hosts, _, _ = await host_and_watcher(inside)
        inside.state.allowances.chat.rate = 1e-6  # however slow the machine is
        for _ in range(CHAT_AT_ONCE):
            assert await answer_to(hosts, {"type": "chat", "text": "hello"}) == ""
        assert "others can read" in await answer_to(hosts, {"type": "chat", "text": "hello"})
        assert len(inside.house.tables[table].chat) == CHAT_AT_ONCE


async def test_nobody_speaks_under_the_name_of_a_player(tmp_path: Path) -> None:
    """Names of people need not differ, but at a table one must know who speaks."""
    async with Inside("", tmp_path) as inside:
        table, _, hosts, watcher, _ = await host_and_watcher(inside)
        await answer_to(hosts, {"type": "watchers", "on": True})
        await watcher.browse("POST", "/account/name", {"name": "Petr"})
        await answer_to(await watcher.look(table), {"type": "chat", "text": "I resign"})
        assert [line.name for line in inside.house.tables[table].chat] == ["Petr 2"]


async def until_told_chat(line: Line) -> str:
    while True:
        changed = (await until_told(line, "regions"))["regions"].get("chat", "")
        text = changed if isinstance(changed, str) else changed[2]
        if "spoken" in text:
            return str(text)


async def test_what_a_host_decides_at_once_all_counts(tmp_path: Path) -> None:
    """On two pages: neither decision is stored over the other."""
    async with Inside("", tmp_path) as inside:
        table, _, hosts, _, _ = await host_and_watcher(inside)
        await answer_to(hosts, {"type": "chat", "text": "hello"})
        live, host = inside.house.tables[table], await inside.house.people.find(1)
        assert host is not None
        live.chat.append(ChatLine(99, "Eve", "spam"))
        await asyncio.gather(
            chat_rights.silence(live, host, chat_rights.speaker_mark(live, 99), True),
            chat_rights.let_watchers_speak(live, host, True),
        )
        assert live.talk == Talk(watchers=True, silenced=(99,))
