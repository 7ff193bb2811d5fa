"""Who is signed in: what a cookie is worth, and what ends with it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from iteru.table import people
from iteru.table.people import Person
from iteru.web.identity import LIFETIME
from tests.web.inside import Inside, Line, Somebody

ACCOUNT = {"name": "Anna", "password": "papyrus and clay"}
TWO_LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]


async def with_account(inside: Inside) -> Somebody:
    anna = await Somebody(inside).arrive()
    assert (await anna.browse("POST", "/account/take", ACCOUNT)).status == 303
    return await anna.arrive()


async def signed_in(inside: Inside, **form: str) -> Somebody:
    other = await Somebody(inside).arrive()
    assert (await other.browse("POST", "/account/sign-in", {**ACCOUNT, **form})).status == 303
    return await other.arrive()


async def first_person(inside: Inside) -> Person:
    found = await inside.house.people.find(1)
    assert found is not None
    return found


async def is_signed_in(inside: Inside, cookie: str) -> bool:
    somebody = Somebody(inside)
    somebody.cookie = cookie
    return "/account/password" in (await somebody.browse("GET", "/account")).text


async def new_table(somebody: Somebody) -> str:
    opened = await somebody.call("POST", "/tables", {"game": "imhotep", "seats": TWO_LOCALS})
    return str(opened.json()["id"])


def time_passes(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    now = time.time()
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: now + seconds)


async def test_signing_up_in_and_out_each_give_another_session(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        table = await new_table(anna)
        as_guest = anna.cookie
        await anna.browse("POST", "/account/take", ACCOUNT)
        assert table in (await anna.browse("GET", "/")).text, "the guest's tables go along"
        assert not await is_signed_in(inside, as_guest), "a cookie planted before is worth nothing"
        await anna.arrive()
        before = anna.cookie
        await anna.browse("POST", "/account/sign-in", ACCOUNT)
        assert await is_signed_in(inside, anna.cookie)
        assert not await is_signed_in(inside, before)
        await anna.arrive()
        before = anna.cookie
        await anna.browse("POST", "/account/sign-out", {})
        assert not await is_signed_in(inside, before), "a copy of the cookie ends too"
        assert not await is_signed_in(inside, anna.cookie)


async def test_a_form_of_before_signing_in_is_refused_after(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await with_account(inside)
        old = anna.csrf
        await anna.browse("POST", "/account/sign-in", ACCOUNT)
        anna.csrf = old
        assert (await anna.browse("POST", "/account/name", {"name": "Eve"})).status == 403


async def test_cookies_expire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await with_account(inside)
        first = anna.cookie
        time_passes(monkeypatch, LIFETIME - 60)
        await anna.arrive()
        assert await is_signed_in(inside, anna.cookie)
        time_passes(monkeypatch, 120)
        assert not await is_signed_in(inside, first)
        assert await is_signed_in(inside, anna.cookie), "whoever comes back gets a new one"


@pytest.mark.parametrize(
    "cookie",
    [
        "1.0.0123456789abcdef." + "0" * 40,  # of the first version
        "",
        ".",
        "WzEsIngiXQ",
        "WzEsIngiXQ.aaaaaa.bbbb",
        "\u00e9.\u00e9.\u00e9",
        "9" * 4000,
    ],
)
async def test_a_cookie_that_is_not_ours_is_a_strangers(tmp_path: Path, cookie: str) -> None:
    async with Inside("", tmp_path) as inside:
        eve = Somebody(inside)
        eve.cookie = cookie
        assert (await eve.browse("GET", "/account")).status == 200
        assert (await eve.browse("POST", "/account/name", {"name": "Eve"})).status == 303


async def test_a_cookie_signed_by_another_server_is_a_strangers(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        await with_account(inside)
        (session,) = await inside.house.sessions.numbers(await first_person(inside))
        forged = URLSafeTimedSerializer("guessed", salt="iteru.cookie").dumps([session, "x"])
        assert not await is_signed_in(inside, str(forged))


async def lines_of(anna: Somebody, table: str) -> list[Line]:
    """A page, a stream of one table and a stream of all."""
    return [
        await anna.look(table),
        await anna.follow(f"/tables/{table}/events"),
        await anna.follow("/events"),
    ]


async def test_signing_out_everywhere_ends_everything_at_once(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        here = await with_account(inside)
        await here.take_token()
        table = await new_table(here)
        elsewhere = await signed_in(inside)
        elsewhere.token = here.token
        others = await (await Somebody(inside).arrive()).look(table)
        lines = await lines_of(elsewhere, table)
        await here.browse("POST", "/account/sign-out", {"everywhere": "yes"})
        for line in lines:
            await line.until_over()
        assert not await is_signed_in(inside, elsewhere.cookie)
        assert (await elsewhere.call("GET", "/tables")).status == 401
        assert not others.is_over, "nobody else is concerned"


async def test_a_dropped_token_ends_its_own_streams_at_once(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await with_account(inside)
        kept = await anna.take_token()
        table = await new_table(anna)
        going_on = await anna.follow(f"/tables/{table}/events")
        await anna.take_token()
        stream, all_tables = (
            await anna.follow(f"/tables/{table}/events"),
            await anna.follow("/events"),
        )
        newest = (await anna.call("GET", "/tokens")).json()[-1]["id"]
        assert (await anna.call("DELETE", f"/tokens/{newest}")).status == 204
        assert (await stream.until_over())[-1]["more_body"] is False
        await all_tables.until_over()
        assert (await anna.call("GET", "/tables")).status == 401
        assert not going_on.is_over
        anna.token = kept
        assert (await anna.call("GET", "/tables")).status == 200


async def test_signing_out_ends_the_page_of_that_browser_alone(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        here = await with_account(inside)
        await here.take_token()
        table = await new_table(here)
        elsewhere = await signed_in(inside)
        page, other_page = await here.look(table), await elsewhere.look(table)
        await here.browse("POST", "/account/sign-out", {})
        assert {"type": "websocket.close", "code": 4401, "reason": ""} in await page.until_over()
        await asyncio.sleep(0)
        assert not other_page.is_over


async def test_the_password_is_changed_by_who_knows_it_and_other_browsers_are_signed_out(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        here = await with_account(inside)
        elsewhere = await signed_in(inside)
        wrong = await here.browse("POST", "/account/password", {"old": "no", "new": "reed and ink"})
        assert wrong.status == 401
        weak = {"old": ACCOUNT["password"], "new": "password1"}
        assert (await here.browse("POST", "/account/password", weak)).status == 422
        assert await is_signed_in(inside, elsewhere.cookie)
        right = {"old": ACCOUNT["password"], "new": "reed and ink"}
        before = here.cookie
        assert (await here.browse("POST", "/account/password", right)).status == 303
        assert await is_signed_in(inside, here.cookie)
        assert not await is_signed_in(inside, elsewhere.cookie)
        assert not await is_signed_in(inside, before)
        stranger = await Somebody(inside).arrive()
        assert (await stranger.browse("POST", "/account/sign-in", ACCOUNT)).status == 401
        await signed_in(inside, password="reed and ink")


class Pause:
    """Holds up the first call of something until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: object, name: str) -> None:
        self.reached, self.go_on = asyncio.Event(), asyncio.Event()
        self.real = getattr(where, name)
        monkeypatch.setattr(where, name, self)

    async def __call__(self, *given: Any) -> Any:
        done = await self.real(*given)
        if not self.reached.is_set():
            self.reached.set()
            await self.go_on.wait()
        return done


async def test_who_signs_in_with_a_password_while_it_is_changed_is_not_signed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside("", tmp_path) as inside:
        here, eve = await with_account(inside), await Somebody(inside).arrive()
        verified = Pause(monkeypatch, people, "is_right")
        coming = asyncio.create_task(eve.browse("POST", "/account/sign-in", ACCOUNT))
        await verified.reached.wait()
        new = {"old": ACCOUNT["password"], "new": "reed and ink"}
        assert (await here.browse("POST", "/account/password", new)).status == 303
        verified.go_on.set()
        assert (await coming).status == 401
        assert len(await inside.house.sessions.numbers(await first_person(inside))) == 1
        assert await is_signed_in(inside, here.cookie)


async def test_no_token_is_made_while_one_signs_out_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside("", tmp_path) as inside:
        here, elsewhere = await with_account(inside), await signed_in(inside)
        looked = Pause(monkeypatch, inside.house.people, "tokens")
        coming = asyncio.create_task(elsewhere.browse("POST", "/account/token", {"label": "x"}))
        await looked.reached.wait()
        await here.browse("POST", "/account/sign-out", {"everywhere": "yes"})
        looked.go_on.set()
        assert (await coming).status == 403
        assert not await inside.house.people.tokens(await first_person(inside))


async def test_a_name_that_grows_when_it_is_folded_can_change_its_password(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.browse("POST", "/account/take", {**ACCOUNT, "name": "ß" * 30})
        await anna.arrive()
        new = {"old": ACCOUNT["password"], "new": "reed and ink"}
        assert (await anna.browse("POST", "/account/password", new)).status == 303


async def test_a_guest_has_no_password_to_change(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        guest = await Somebody(inside).arrive()
        form = {"old": "", "new": "reed and ink"}
        assert (await guest.browse("POST", "/account/password", form)).status == 422


@pytest.mark.parametrize(("lang", "words"), [("en", "Change password"), ("cs", "Změnit heslo")])
async def test_the_account_page_offers_it_in_both_languages(
    tmp_path: Path, lang: str, words: str
) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await with_account(inside)
        page = await anna.browse("GET", "/account", None, **{"accept-language": lang})
        assert words in page.text
