"""Who calls, and how much: everything is counted by address, and by account once it is known which one calls."""

import time
from pathlib import Path

import pytest

from iteru.web import rates
from iteru.web.guard import Guard
from iteru.web.rates import Rates, TooFast, network_of
from tests.web.conftest import inside, layer
from tests.web.in_process import application, csrf_of, new_token, post


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
    monkeypatch.setattr(rates.time, "monotonic", lambda: now + 60)
    assert refusals(counted, "c", 6) == 1


def test_keys_are_as_short_for_whatever_is_sent() -> None:
    counted = Rates(1)
    for who in ("a", "x" * 60_000, "\udcff" * 1000):
        counted.take(who)
    assert {len(key) for key in counted.full_at} == {12}


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
    async with application(tmp_path, rate=5) as asked:
        statuses = [
            (await asked.get("/api/games", authorization=f"Bearer {number}")).status_code
            for number in range(40)
        ]
        assert statuses.count(200) < 25
        assert (await asked.get("/api/games")).status_code == 429
        assert (await asked.get("/api/games", "192.0.2.2")).status_code == 200


async def test_a_verified_token_is_counted_by_its_account(tmp_path: Path) -> None:
    """Anna's program has its own allowance wherever it calls from, also where somebody else is too fast."""
    async with application(tmp_path, rate=2) as asked, asked.client() as anna:
        token = await new_token(anna)
        for _ in range(20):
            await asked.get("/")
        assert (await asked.get("/")).status_code == 429
        shown = {"authorization": f"Bearer {token}"}
        assert (await asked.get("/api/tables", **shown)).status_code == 200
        statuses = {
            (await asked.get("/api/tables", f"192.0.2.{number}", **shown)).status_code
            for number in range(20)
        }
        assert statuses == {200, 429}


async def test_wrong_tokens_are_slow_and_right_ones_beside_them_are_not(tmp_path: Path) -> None:
    async with application(tmp_path, rate=1000) as asked, asked.client() as anna:
        right = {"authorization": f"Bearer {await new_token(anna)}"}
        assert (await asked.get("/api/tables", **right)).status_code == 200
        answers = [
            await asked.get("/api/tables", authorization=f"Bearer iteru_{number:032}")
            for number in range(30)
        ]
        assert [answer.status_code for answer in answers[:10]] == [401] * 10
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) <= 5
        assert (await asked.get("/api/tables", **right)).status_code == 200


async def test_guesses_at_one_account_are_few_wherever_they_come_from(tmp_path: Path) -> None:
    """And however its name is written. Other accounts can still be signed in to."""
    async with application(tmp_path, rate=1000) as asked:
        names = ("Anna", " anna ", "ANNA", "an\u200bna", "a\u034fnna")
        statuses = []
        for number in range(30):
            async with asked.client(f"192.0.2.{number}") as client:
                given = {"name": names[number % 5], "password": f"guess number {number}"}
                statuses.append((await client.post("/api/tokens", json=given)).status_code)
        assert 429 in statuses
        assert statuses.count(401) <= 15
        async with asked.client("198.51.100.1") as client:
            given = {"name": "petr", "password": "guess number 1"}
            assert (await client.post("/api/tokens", json=given)).status_code == 401


async def test_new_tables_and_guests_are_counted_by_address(tmp_path: Path) -> None:
    """Each time another guest, without a cookie: the address is the same."""
    async with application(tmp_path, rate=1000, new_per_minute=4) as asked:
        opened = []
        for _ in range(8):
            async with asked.client() as stranger:
                opened.append((await post(stranger, "/play/imhotep")).status_code)
        assert opened.count(303) == 4  # a guest and a table each
        assert opened[-1] == 429
        async with asked.client("192.0.2.2") as elsewhere:
            assert (await post(elsewhere, "/play/imhotep")).status_code == 303


async def test_uploads_are_counted_by_address(tmp_path: Path) -> None:
    async with application(tmp_path, rate=1000, new_per_minute=2) as asked:
        statuses = []
        for _ in range(6):
            async with asked.client() as stranger:
                form, file = {"csrf": await csrf_of(stranger)}, {"file": ("x", b"not a record")}
                answer = await stranger.post("/records", data=form, files=file)
                statuses.append(answer.status_code)
        assert statuses[0] == 400
        assert statuses[-1] == 429


async def test_one_address_has_so_many_requests_open_at_once(tmp_path: Path) -> None:
    async with application(tmp_path, rate=1000, open_at_once=2) as asked:
        guard = layer(asked.app, Guard)
        with guard.one_more("192.0.2.1"), guard.one_more("192.0.2.1"):
            assert (await asked.get("/")).status_code == 429
            assert (await asked.get("/", "192.0.2.2")).status_code == 200
        assert (await asked.get("/")).status_code == 200
        assert not guard.open


async def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    async with application(tmp_path, rate=1000) as asked, asked.client(origin="http://[") as odd:
        assert (await odd.post("/play/imhotep")).status_code == 403


async def test_made_up_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async with application(tmp_path, rate=1000, open_at_once=100) as asked:
        house = inside(asked.app).state.house
        for made_up in ("x" * 60_000, "nowhere", "a" * 17, "%00"):
            assert (await asked.get(f"/t/{made_up}")).status_code == 404
        assert not house.loading
