"""Who calls, and how much: everything is counted by address, and by account once it is known which one calls."""

import gc
import time
from pathlib import Path

import pytest
from sqlalchemy import select

import iteru
from iteru.engine import registry
from iteru.engine.game import Game
from iteru.engine.setting import MAX_SETTINGS
from iteru.engine.state import State
from iteru.table import chat_rights, house, schema, storage
from iteru.web import regions
from iteru.web.guard import Guard
from iteru.web.page_socket import MAX_SOCKETS
from iteru.web.rates import Rates, TooFast, network_of
from iteru.web.texts import page_words
from tests.web.conftest import layer
from tests.web.inside import Inside, Line, Somebody, http_scope, say_on, until_told

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


async def status(inside: Inside, path: str, address: str = HERE, **headers: str) -> int:
    """How a request of somebody without a cookie is answered."""
    return (await inside.ask("GET", path, headers, address=address)).status


async def opened(inside: Inside, address: str) -> int:
    """How it is answered when a stranger opens a table with one click."""
    stranger = await Somebody(inside, address).arrive()
    return (await stranger.browse("POST", "/play/imhotep", {})).status


def refusals(counted: Rates, who: str, times: int) -> int:
    refused = 0
    for _ in range(times):
        try:
            counted.take(who)
        except TooFast:
            refused += 1
    return refused


def test_whoever_pushes_others_out_gains_nothing() -> None:
    """Buckets are few here: the attacker comes under thousands of names to have its own empty one forgotten."""
    counted = Rates(0.001, burst=5, max_buckets=50)
    assert refusals(counted, "attacker", 8) == 3
    taken = 0
    for number in range(5000):
        taken += 1 - refusals(counted, f"made up {number}", 1)
    assert len(counted.full_at) == 50
    assert taken <= 50 * 5
    with pytest.raises(TooFast):
        counted.take("attacker")


def test_a_bucket_that_is_full_again_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Rates(1, burst=5, max_buckets=2)
    for who in ("a", "a", "b"):
        counted.take(who)
    now = time.monotonic()
    monkeypatch.setattr("iteru.web.rates.time.monotonic", lambda: now + 60)
    assert refusals(counted, "c", 6) == 1


def test_keys_are_short_whatever_is_sent() -> None:
    counted = Rates(1)
    for who in ("a", "x" * 60_000, "\udcff" * 1000):
        counted.take(who)
    assert [len(key) for key in counted.full_at] == [1, 12, 12]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_of_ipv6_a_whole_network_counts_as_one(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same


async def test_a_made_up_token_changes_nothing(tmp_path: Path) -> None:
    async with Inside("", tmp_path, rate=5) as inside:
        statuses = [
            await status(inside, "/api/games", authorization=f"Bearer {number}")
            for number in range(40)
        ]
        assert statuses.count(200) < 25
        assert await status(inside, "/api/games") == 429
        assert await status(inside, "/api/games", ELSEWHERE) == 200


async def test_a_verified_token_is_counted_by_its_account(tmp_path: Path) -> None:
    """Anna's program has its own allowance wherever it calls from, also where somebody else is too fast."""
    async with Inside("", tmp_path, rate=2) as inside:
        anna = await Somebody(inside, HERE).arrive()
        shown = {"authorization": f"Bearer {await anna.take_token()}"}
        for _ in range(20):
            await status(inside, "/")
        assert await status(inside, "/") == 429
        assert await status(inside, "/api/tables", **shown) == 200
        statuses = {
            await status(inside, "/api/tables", f"192.0.2.{number}", **shown)
            for number in range(20)
        }
        assert statuses == {200, 429}


async def test_wrong_tokens_are_slow_and_right_ones_beside_them_are_not(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside, HERE).arrive()
        right = {"authorization": f"Bearer {await anna.take_token()}"}
        assert await status(inside, "/api/tables", **right) == 200
        for number in range(30):
            wrong = {"authorization": f"Bearer iteru_{number:032}"}
            last = await inside.ask("GET", "/api/tables", wrong, address=HERE)
            assert number >= 10 or last.status == 401
        assert last.status == 429
        assert int(last.header("retry-after")) <= 5
        assert await status(inside, "/api/tables", **right) == 200


async def test_guesses_at_one_account_are_few_wherever_they_come_from(tmp_path: Path) -> None:
    """And however its name is written. Other accounts can still be signed in to."""
    async with Inside("", tmp_path) as inside:
        names = ("Anna", " anna ", "ANNA", "an\u200bna", "a\u034fnna")
        statuses = []
        for number in range(30):
            given = {"name": names[number % 5], "password": f"guess number {number}"}
            guesser = Somebody(inside, f"192.0.2.{number}")
            statuses.append((await guesser.call("POST", "/tokens", given)).status)
        assert 429 in statuses
        assert statuses.count(401) <= 15
        given = {"name": "petr", "password": "guess number 1"}
        assert (await Somebody(inside).call("POST", "/tokens", given)).status == 401


async def test_guesses_of_others_do_not_keep_the_owner_from_changing_a_password(
    tmp_path: Path,
) -> None:
    async with Inside("", tmp_path) as inside:
        anna, form = await Somebody(inside).arrive(), {"name": "Anna", "password": "papyrus, clay"}
        assert (await anna.browse("POST", "/account/take", form)).status == 303
        await anna.arrive()
        inside.state.allowances.sign_ins = Rates(1e-6, 10)  # however slow the machine is
        thief = await Somebody(inside, anna.address).arrive()
        guess = {"name": "Anna", "password": "wrong horse"}
        guesses = [
            (await thief.browse("POST", "/account/sign-in", guess)).status for _ in range(15)
        ]
        assert guesses[-1] == 429
        change = {"old": "papyrus, clay", "new": "ink and reed pen"}
        assert (await anna.browse("POST", "/account/password", change)).status == 303


async def test_guesses_at_the_old_password_of_a_page_left_open_are_few(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, form = await Somebody(inside).arrive(), {"name": "Anna", "password": "papyrus, clay"}
        await anna.browse("POST", "/account/take", form)
        await anna.arrive()
        inside.state.allowances.password_changes = Rates(1e-6, 10)  # however slow the machine is
        guess = {"old": "wrong horse", "new": "ink and reed pen"}
        guesses = [
            (await anna.browse("POST", "/account/password", guess)).status for _ in range(14)
        ]
        assert (guesses[0], guesses[-1]) == (401, 429)


async def test_new_tables_and_guests_are_counted_by_address(tmp_path: Path) -> None:
    """Each time another guest, without a cookie: the address is the same."""
    async with Inside("", tmp_path, new_per_minute=4) as inside:
        statuses = [await opened(inside, HERE) for _ in range(8)]
        assert statuses.count(303) == 4  # a guest and a table each
        assert statuses[-1] == 429
        assert await opened(inside, ELSEWHERE) == 303


async def test_uploads_are_counted_by_address(tmp_path: Path) -> None:
    async with Inside("", tmp_path, new_per_minute=2) as inside:
        statuses = []
        for _ in range(6):
            stranger = await Somebody(inside, HERE).arrive()
            statuses.append((await stranger.upload("/records", "not a record")).status)
        assert statuses[0] == 400
        assert statuses[-1] == 429


async def test_one_address_has_so_many_requests_open_at_once(tmp_path: Path) -> None:
    async with Inside("", tmp_path, open_at_once=2) as inside:
        guard = layer(inside.app, Guard)
        guard.enter(HERE)
        guard.enter(HERE)
        assert await status(inside, "/") == 429
        assert await status(inside, "/", ELSEWHERE) == 200
        guard.leave(HERE)
        guard.leave(HERE)
        assert await status(inside, "/") == 200
        assert not guard.open


async def test_signing_up_is_counted_like_signing_in(tmp_path: Path) -> None:
    """Each time a password is hashed, which takes long and much memory, also for a name that is taken."""
    async with Inside("", tmp_path) as inside:
        statuses = []
        for number in range(15):
            stranger = await Somebody(inside, HERE).arrive()
            given = {"name": f"Anna {number}", "password": "papyrus and clay"}
            statuses.append((await stranger.browse("POST", "/account/take", given)).status)
        assert statuses[0] == 303
        assert statuses[-1] == 429


async def test_new_names_are_counted_by_address(tmp_path: Path) -> None:
    """Each is written at every table of the person."""
    async with Inside("", tmp_path, new_per_minute=4) as inside:
        anna = await Somebody(inside, HERE).arrive()
        names = [{"name": f"Anna {number}"} for number in range(10)]
        statuses = [(await anna.browse("POST", "/account/name", name)).status for name in names]
        assert statuses[0] == 303
        assert statuses[-1] == 429


async def test_files_are_counted_too(tmp_path: Path) -> None:
    async with Inside("", tmp_path, rate=1) as inside:
        statuses = [await status(inside, f"/static/{number}") for number in range(40)]
        assert statuses[:12] == [404] * 12, "a page has many files"
        assert statuses[-1] == 429


async def test_who_follows_tables_by_programs_can_still_look_at_them(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        table = await own_table(anna)
        for _ in range(MAX_SOCKETS):
            await anna.follow("/events")
        for _ in range(MAX_SOCKETS):
            await anna.look(table)
        with pytest.raises(AssertionError, match="close"):
            await anna.look(table)


# What is remembered


def sentences() -> int:
    """How many sentences of pages are remembered."""
    return sum(len(page_words("en", its_meta).said) for its_meta in (None, iteru.meta("imhotep")))


async def own_table(anna: Somebody) -> str:
    seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
    return str(
        (await anna.call("POST", "/tables", {"game": "imhotep", "seats": seats})).json()["id"]
    )


async def test_what_strangers_write_is_not_remembered(tmp_path: Path) -> None:
    """Every refusal quotes it, at any length."""
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        table = await own_table(anna)

        async def refused(given: str) -> None:
            await status(inside, f"/t/{given[:9]}")
            await status(inside, f"/api/games/{given}")
            await anna.call("POST", "/tables", {"game": "imhotep", "seats": [], given: 1})
            await anna.call("GET", f"/tables/{table}/view?seat={len(given)}")
            move = {"version": 0, "move": given[:200]}
            assert (await anna.call("POST", f"/tables/{table}/moves", move)).status == 422
            odd = {"game": "imhotep", "seats": [{"kind": "me"}] * 2, "options": {"temple": given}}
            assert (await anna.call("POST", "/tables", odd)).status == 400

        await refused("x" * 1000)
        before = sentences()
        for number in range(1, 6):
            await refused(str(number) * 1000 * number)
        assert sentences() == before


async def test_what_only_one_caller_asks_for_is_not_kept(tmp_path: Path) -> None:
    """A program may name any mark as the last that it has seen."""
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        table = await own_table(anna)
        await anna.call("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"})
        for mark in [f"{number}.{number}" for number in range(50)]:
            seen = await anna.call("GET", f"/tables/{table}/view?since={mark}")
            assert seen.status == 200
        kept = [key for key in inside.house.tables[table].remembered if "seen" in str(key)]
        assert len(kept) <= 2


async def test_a_table_whose_players_change_their_names_is_drawn_by_one_artist(
    tmp_path: Path,
) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        table = await own_table(anna)
        for number in range(5):
            await anna.browse("POST", "/account/name", {"name": f"Anna {number}"})
            assert f"Anna {number}" in (await anna.browse("GET", f"/t/{table}")).text
        assert len(regions.ARTISTS[inside.house.tables[table]]) == 1


async def test_so_many_lines_of_chat_are_kept(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat_rights, "KEPT_LINES", 3)
    monkeypatch.setattr(storage, "KEPT_LINES", 3)
    async with Inside(database, tmp_path) as inside:
        anna, petr = await Somebody(inside).arrive(), await Somebody(inside).arrive()
        for somebody in (anna, petr):
            await somebody.take_token()
        table, other = await own_table(anna), await own_table(petr)
        for speaker, where, count in ((anna, table, 2), (petr, other, 5), (anna, table, 3)):
            line = await speaker.look(where)
            for number in range(count):
                await say_on(line, {"type": "chat", "text": f"line {number}"})
            await say_on(line, {"type": "why", "target": "nothing"})
            await until_told(line, "why")
        for where, last in ((table, 2), (other, 4)):
            told = [f"line {number}" for number in range(last - 2, last + 1)]
            assert [line.text for line in inside.house.tables[where].chat] == told
            assert [line.text for line in await inside.house.storage.load_chat(where)] == told
            async with inside.house.storage.database.connect() as connection:
                rows = select(schema.chat.c.id).where(schema.chat.c.table_id == where)
                assert len(list(await connection.scalars(rows))) == 3


async def test_so_many_tables_rest_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks at one after the other does not fill it."""
    monkeypatch.setattr(house, "MAX_RESTING", 3)
    monkeypatch.setattr(house, "LOOK_EVERY", 1)
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.take_token()
        tables = [await own_table(anna) for _ in range(8)]
        line = await anna.look(tables[0])
        for table in tables[1:]:
            assert await status(inside, f"/t/{table}") == 200
        assert [*inside.house.tables] == [tables[0], *tables[-3:]], "one is being looked at"
        await line.hang_up()


async def test_no_table_of_others_is_loaded_for_who_claims_to_have_seen_it(tmp_path: Path) -> None:
    """A stream goes on after what a program has seen last, of a hundred tables in one request."""
    async with Inside("", tmp_path) as inside:
        anna, eve = await Somebody(inside).arrive(), await Somebody(inside).arrive()
        for somebody in (anna, eve):
            await somebody.take_token()
        table, own = await own_table(anna), await own_table(eve)
        inside.house.tables.clear()
        await eve.follow("/events", **{"last-event-id": f"{table}:0.0,{own}:0.0"})
        assert [*inside.house.tables] == [own]


async def test_made_up_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        for made_up in ("x" * 60_000, "nowhere", "a" * 17, "\x00"):
            assert await status(inside, f"/t/{made_up}") == 404
        assert not inside.house.loading


@pytest.mark.parametrize(
    ("scheme", "seconds", "told"),
    [("https", 15_552_000, "max-age=15552000"), ("http", 15_552_000, ""), ("https", 0, "")],
)
async def test_who_came_over_https_is_told_to_come_back_so(
    tmp_path: Path, scheme: str, seconds: int, told: str
) -> None:
    async with Inside("", tmp_path, hsts=seconds) as inside:
        for path in ("/", "/static/main.js", "/nowhere"):
            scope = {**http_scope("GET", path, {}, b"", HERE), "scheme": scheme}
            line = Line(inside, scope)
            assert (await line.whole_answer()).header("strict-transport-security") == told
            await line.hang_up()


def with_box(number: int) -> str:
    """A record of a game whose box calls a card by another name each time."""
    corrections = {"cards": {"shabti": {"name": f"Servant {number}", "gold": number % 3}}}
    match = iteru.Match(iteru.game("valley_of_the_kings", corrections), 2, number)
    for _ in range(6):
        match.choose(match.state.actor, match.state.legal_actions()[0])
    return iteru.write_record(match.record())


async def test_boxes_of_strangers_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So many tables with boxes of their own rest in memory, and nothing that was drawn keeps a box."""
    monkeypatch.setattr(house, "MAX_CORRECTED", 2)
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        for number in range(6):
            kept = await anna.upload("/records", with_box(number))
            assert kept.status == 303
            where = kept.header("location")
            for path, lang in ((where, "en"), (where.removesuffix("/replay"), "cs")):
                page = await anna.browse("GET", path, None, **{"accept-language": lang})
                assert f"Servant {number}" in page.text
            table = await inside.house.table(where.split("/")[2])
            regions.draw(table, regions.audience(table, None, "en", 0))
            del table
        assert len(inside.house.tables) == 2
        registry.corrected_game.cache_clear()
        gc.collect()
        assert len(games_with_servants()) == 2


def games_with_servants() -> list[Game[State]]:
    """Found by looking at everything: compiled classes do not bear weak references.

    Not by `isinstance` or `issubclass`: compiled abstract classes share what `abc` remembers of their subclasses, so that a
    state that somebody once called a State is called a Game, too. And whoever looks at everything meets objects half made.
    """
    titles = [one for one in gc.get_objects() if Game in type(one).__mro__ and hasattr(one, "box")]
    return [title for title in titles if "Servant" in str(title.box.corrections)]


def test_a_title_keeps_so_many_settings() -> None:
    title = iteru.game("imhotep", {"turn": {"take": 2}})
    first = title.setting(2, {})
    for number in range(100):
        seats, sides = 2 + number % 3, bin(number)[2:].zfill(7).replace("0", "A").replace("1", "B")
        names = ["market", "pyramids", "temple", "burial_chamber", "obelisks"]
        mixed = title.setting(seats, dict(zip(names, sides, strict=False)))
        assert title.setting(2, {}) is first, "what is in use stays"
        assert mixed.seats == seats
    assert len(title.settings) == MAX_SETTINGS
