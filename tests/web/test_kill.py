"""A server killed at any moment loses no accepted move."""

import asyncio
import random
import time
from pathlib import Path

import httpx
import pytest

from tests.conftest import run_apart
from tests.web.conftest import Server
from tests.web.test_api import new_table

pytestmark = pytest.mark.every(5)

TABLES = 6


async def play_until_killed(
    server: Server, token: str, table: str, accepted: dict[str, list[str]]
) -> None:
    """Move as fast as the server answers; what it accepted is written down the moment it says so."""
    async with httpx.AsyncClient(
        base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=10
    ) as client:
        rng = random.Random(table)
        try:
            while True:
                about = (await client.get(f"/api/tables/{table}")).json()
                if about["status"] == "over":
                    return
                seen = (await client.get(f"/api/tables/{table}/view?seat={about['actor']}")).json()
                move = rng.choice(seen["choices"])["move"]
                answer = await client.post(
                    f"/api/tables/{table}/moves", json={"version": seen["version"], "move": move}
                )
                if answer.status_code == 200:
                    accepted[table].append(move)
        except httpx.HTTPError:
            return


async def play_and_kill(
    server: Server, token: str, accepted: dict[str, list[str]], more: int
) -> None:
    """Kill the server in the middle of things, once so many more moves have been accepted."""
    wanted = sum(map(len, accepted.values())) + more
    players = [
        asyncio.create_task(play_until_killed(server, token, table, accepted)) for table in accepted
    ]
    async with asyncio.timeout(120):
        while sum(map(len, accepted.values())) < wanted:
            await asyncio.sleep(0.003)
    server.kill()
    await asyncio.gather(*players)


def stored_moves(data: Path) -> dict[str, list[str]]:
    import sqlite3

    with sqlite3.connect(data / "iteru.db") as connection:
        rows = connection.execute(
            "select table_id, move from moves order by table_id, number"
        ).fetchall()
    found: dict[str, list[str]] = {}
    for table, move in rows:
        found.setdefault(table, []).append(move)
    return found


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.long)])
def test_a_server_killed_again_and_again_loses_no_accepted_move(tmp_path: Path, kills: int) -> None:
    server = Server(tmp_path / "data")
    try:
        guest = server.guest().take_token()
        accepted: dict[str, list[str]] = {new_table(guest): [] for _ in range(TABLES)}
        for kill in range(kills):
            run_apart(play_and_kill(server, guest.token, accepted, 30 + 17 * kill))
            server.start()
            stored = stored_moves(tmp_path / "data")
            for table, moves in accepted.items():
                kept = stored.get(table, [])
                assert kept[: len(moves)] == moves
                assert len(kept) - len(moves) <= 1, (
                    "only the move being answered may be stored without the client knowing"
                )
                accepted[table] = kept
                assert guest.api("GET", f"/tables/{table}").json()["version"] == len(kept)
        assert sum(map(len, accepted.values())) > TABLES
    finally:
        server.stop()


def test_a_killed_server_leaves_no_workers_behind(tmp_path: Path) -> None:
    server = Server(tmp_path)
    workers = children_of(server.process.pid)
    assert workers
    server.kill()
    for _ in range(200):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            return
        time.sleep(0.05)
    raise AssertionError(f"workers {workers} are still there")


def children_of(parent: int) -> list[int]:
    """The processes that a server has started, once its workers are among them; the first is Python's own."""
    for _ in range(200):
        threads = Path(f"/proc/{parent}/task").glob("*/children")
        found = " ".join(thread.read_text(encoding="ascii") for thread in threads).split()
        if len(found) > 1:
            return [int(child) for child in found]
        time.sleep(0.05)
    return []
