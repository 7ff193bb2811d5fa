"""Odd input that once made the server fail: each is refused in words, on both databases."""

from pathlib import Path

import pytest

from tests.web.inside import Inside, Somebody, say_on, until_told

TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]


async def at_a_table(inside: Inside) -> tuple[Somebody, str]:
    anna = await Somebody(inside).arrive()
    await anna.take_token()
    opened = await anna.call("POST", "/tables", {"game": "imhotep", "seats": TWO_LOCALS})
    assert opened.status == 201
    return anna, opened.json()["id"]


@pytest.mark.parametrize("version", [10**25, -(10**25), 2**31, 2**63])
async def test_a_huge_version_is_refused(database: str, tmp_path: Path, version: int) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, table = await at_a_table(inside)
        for body in ({"version": version, "move": "load 1 1"}, {"version": version}):
            path = "moves" if "move" in body else "undo"
            answer = await anna.call("POST", f"/tables/{table}/{path}", body)
            assert answer.status in (409, 422), answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "null", "http://\u2100.test"])
async def test_an_origin_that_is_no_address_is_foreign(
    database: str, tmp_path: Path, origin: str
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        answer = await anna.browse("POST", "/account/name", {"name": "Anna"}, origin=origin)
        assert answer.status == 403


@pytest.mark.parametrize("number", [2**31, 2**32, 2**63, 2**64, -(2**63) - 1, -1, 0])
async def test_a_token_number_beyond_all_tokens_is_refused(
    database: str, tmp_path: Path, number: int
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, _ = await at_a_table(inside)
        assert (await anna.call("DELETE", f"/tokens/{number}")).status in (404, 422)
        dropped = await anna.browse("POST", f"/account/token/{number}/drop", {})
        assert dropped.status in (303, 404, 422)


@pytest.mark.parametrize(
    "name", ["\x00", "a\x00b", "\x00" * 30, "ß" * 30, "ΐ" * 30, "\U0001f600" * 30]
)
async def test_any_name_to_sign_up_and_in_with_is_answered(
    database: str, tmp_path: Path, name: str
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        form = {"name": name, "password": "long enough for us"}
        for path in ("/account/sign-in", "/account/take", "/account/sign-in"):
            answer = await anna.browse("POST", path, form)
            assert answer.status < 500, (path, answer.text)
            await anna.arrive()
        asked = {"name": name, "password": "long enough for us"}
        assert (await anna.call("POST", "/tokens", asked)).status < 500


@pytest.mark.parametrize(
    "text", ["\ud800", "a\udfffb", "\x00", "a\x00b", "\ud800\x00", "\u202e\u2066"]
)
async def test_odd_chat_is_answered_and_the_socket_stays(
    database: str, tmp_path: Path, text: str
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, table = await at_a_table(inside)
        line = await anna.look(table)
        await say_on(line, {"type": "chat", "text": text})
        await say_on(line, {"type": "move", "version": 0, "move": text})
        await say_on(line, {"type": "why", "target": text})
        await say_on(line, {"type": "chat", "text": "still here"})
        while "still here" not in str((await until_told(line, "regions"))["regions"].get("chat")):
            pass
        assert not line.is_over
        await line.hang_up()


@pytest.mark.parametrize("key", ["\ud800", "\x00", "x" * 3000])
async def test_odd_keys_of_a_request_are_told_in_words(
    database: str, tmp_path: Path, key: str
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, _ = await at_a_table(inside)
        for body in (
            {"game": "imhotep", "seats": TWO_LOCALS, "options": {key: key}},
            {"game": "imhotep", "seats": TWO_LOCALS, key: key},
            {"game": key, "seats": TWO_LOCALS},
            {"game": "imhotep", "seats": [{"kind": "bot", "bot": key}, {"kind": "me"}]},
            {"game": "imhotep", "seats": [{"kind": "local", "name": key}, {"kind": "me"}]},
        ):
            answer = await anna.call("POST", "/tables", body)
            assert answer.status < 500, (body, answer.text)
