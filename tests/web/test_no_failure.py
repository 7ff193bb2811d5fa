"""Odd input that once made the server fail: each is refused in words, on both databases."""

import re
from pathlib import Path

import pytest

import iteru
from tests.web.inside import Inside, Somebody, say_on, until_told

TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
PASSWORD = "long enough for us"


async def at_a_table(inside: Inside) -> tuple[Somebody, str]:
    anna = await Somebody(inside).arrive()
    await anna.take_token()
    opened = await anna.call("POST", "/tables", {"game": "imhotep", "seats": TWO_LOCALS})
    assert opened.status == 201
    return anna, opened.json()["id"]


async def test_a_huge_version_is_refused(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, table = await at_a_table(inside)
        for version in (10**25, -(10**25), 2**31, 2**63):
            for call, body in (("moves", {"move": "load 1 1"}), ("undo", {})):
                asked = {"version": version, **body}
                answer = await anna.call("POST", f"/tables/{table}/{call}", asked)
                assert answer.status in (409, 422), answer.text


@pytest.mark.parametrize("seat", ["9" * 4200, "-1", str(2**63)])
async def test_a_seat_beyond_all_seats_is_refused_in_words(tmp_path: Path, seat: str) -> None:
    async with Inside("", tmp_path) as inside:
        anna, table = await at_a_table(inside)
        answer = await anna.call("GET", f"/tables/{table}/view?seat={seat}")
        assert answer.status == 422
        assert "seat" in answer.json()["message"]
        assert "???" not in answer.text


async def test_an_origin_that_is_no_address_is_foreign(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        for origin in ("http://[", "http://[::1", "//[", "null", "http://other.test"):
            answer = await anna.browse("POST", "/account/name", {"name": "Anna"}, origin=origin)
            assert answer.status == 403, origin


async def test_a_token_number_beyond_all_tokens_is_refused(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, _ = await at_a_table(inside)
        for number in (2**31 - 1, 2**31, 2**32, 2**63, 2**64, -(2**63) - 1, -1, 0):
            assert (await anna.call("DELETE", f"/tokens/{number}")).status in (404, 422)
            dropped = await anna.browse("POST", f"/account/token/{number}/drop", {})
            assert dropped.status in (303, 404, 422), number


async def test_any_name_to_sign_up_and_in_with_is_answered(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        for name in ("\x00", "a\x00b", "ß" * 30, "ΐ" * 30, "\U0001f600" * 30):
            anna = await Somebody(inside).arrive()
            form = {"name": name, "password": PASSWORD}
            for path in ("/account/sign-in", "/account/take"):
                answer = await anna.browse("POST", path, form)
                assert answer.status in (303, 401, 422), (name, path, answer.text)
                await anna.arrive()
            assert (await anna.call("POST", "/tokens", form)).status in (201, 401)


async def test_odd_chat_is_answered_and_the_socket_stays(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, table = await at_a_table(inside)
        line = await anna.look(table)
        for text in ("\ud800", "a\udfffb", "\x00", "a\x00b", "\ud800\x00", "\u202e\u2066"):
            await say_on(line, {"type": "chat", "text": text})
            await say_on(line, {"type": "move", "version": 0, "move": text})
            await say_on(line, {"type": "why", "target": text})
        await say_on(line, {"type": "chat", "text": "still here"})
        while "still here" not in str((await until_told(line, "regions"))["regions"].get("chat")):
            pass
        assert not line.is_over


async def test_odd_keys_of_a_request_are_told_in_words(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna, _ = await at_a_table(inside)
        for key in ("\ud800", "\x00", "x" * 3000):
            for body in (
                {"game": "imhotep", "seats": TWO_LOCALS, "options": {key: key}},
                {"game": "imhotep", "seats": TWO_LOCALS, key: key},
                {"game": key, "seats": TWO_LOCALS},
                {"game": "imhotep", "seats": [{"kind": "bot", "bot": key}, {"kind": "me"}]},
                {"game": "imhotep", "seats": [{"kind": "local", "name": key}, {"kind": "me"}]},
            ):
                answer = await anna.call("POST", "/tables", body)
                assert 400 <= answer.status < 500, (body, answer.text)


@pytest.mark.parametrize("charset", ["undefined", "idna", "hex", "utf-7", "none at all"])
async def test_a_form_in_any_alphabet_is_answered(tmp_path: Path, charset: str) -> None:
    async with Inside("", tmp_path) as inside:
        kind = f"multipart/form-data; boundary=x; charset={charset}"
        body = b'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n\xff.+2AA-\r\n--x--\r\n'
        for path in ("/new/imhotep", "/account/name", "/records"):
            answer = await Somebody(inside).send("POST", path, body, **{"content-type": kind})
            assert answer.status in (403, 422), (path, answer.text)


async def test_a_token_that_is_dropped_while_it_is_told_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        given = {"name": "Anna", "password": PASSWORD}
        await anna.browse("POST", "/account/take", given)

        async def none_left(person: object) -> list[object]:
            return []

        monkeypatch.setattr(inside.house.people, "tokens", none_left)
        assert (await anna.call("POST", "/tokens", given)).status == 201


@pytest.mark.parametrize("game", iteru.games())
async def test_things_that_no_picture_has_can_be_asked_about(tmp_path: Path, game: str) -> None:
    """Whatever a game reads into the name of a thing, the socket stays."""
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        opened = await anna.call("POST", "/tables", {"game": game, "seats": TWO_LOCALS})
        line = await anna.look(opened.json()["id"])
        await say_on(line, {"type": "uncover"})
        page = (await anna.browse("GET", f"/t/{opened.json()['id']}")).text
        names = {re.sub(r"\d+", "", name) for name in re.findall(r'data-target="([^"]+)"', page)}
        for name in names:
            for odd in ("", "99", "-1", "9" * 50, "x", "\u00b2"):
                await say_on(line, {"type": "why", "target": name + odd, "held": name})
                assert (await until_told(line, "why"))["why"]
