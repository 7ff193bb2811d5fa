"""Somebody at the table who tries every secret the house may have, against all that their seat has seen."""

import secrets
from pathlib import Path

import pytest

from iteru.engine import deal
from iteru.engine.deal import commitment_of
from iteru.engine.errors import IllegalMove
from iteru.engine.game import View
from iteru.engine.match import Match
from iteru.engine.rng import KEY_BYTES
from iteru.engine.state import State
from iteru.table import seating
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.migrate import migrate
from iteru.table.storage import Storage

NAME = "valley_of_the_kings"
BITS = 13
"""Of the shortened secret. Each bit more takes twice as long; the real one has 256."""
BUDGET = 2**BITS
SPY, VICTIM = 0, 1


def short_secret(length: int) -> bytes:
    return secrets.randbelow(BUDGET).to_bytes(length, "big")


async def begun_table(folder: Path) -> LiveTable:
    """Two people at a table, some way into a game."""
    house = House(Storage(f"sqlite+aiosqlite:///{folder}/iteru.db"))
    await migrate(house.storage)
    spy, victim = [await house.people.new_guest(name) for name in ("Spy", "Victim")]
    table = await house.open_table(spy, NAME, {}, [{"kind": "me"}, {"kind": "friend"}])
    await seating.join(table, victim, None)
    for _ in range(4):
        state = table.match.state
        person = (spy, victim)[state.actor]
        move = table.game.notation(state.legal_actions()[-1])
        await table.move(person, table.version, move)
    await house.stop()
    return table


def attacked(table: LiveTable) -> State | None:
    """The position behind what the spy sees, if one of the first secrets leads to it."""
    seen = table.view(SPY)
    moves = [(played.seat, played.action) for played in table.match.played]
    for number in range(BUDGET):
        house = number.to_bytes(KEY_BYTES, "big")
        key = deal.Deal(house, b"", "", (b"", b"")).key()
        state = replayed(table, key, moves, seen)
        if state is not None:
            return state
    return None


def replayed(
    table: LiveTable, key: bytes, moves: list[tuple[int, int]], seen: View
) -> State | None:
    """The position that a key and the moves lead to, if the spy would see the same there."""
    match = Match(table.game, 2, key)
    if match.state.actor != moves[0][0]:
        return None
    try:
        for seat, action in moves:
            match.choose(seat, action)
    except IllegalMove:
        return None
    return match.state if table.game.view(match.state, SPY) == seen else None


def hand_of_the_victim(state: State) -> object:
    return state.snapshot()["hand"][VICTIM]  # type: ignore[index]


async def test_a_short_secret_is_found_and_tells_the_hidden_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack works: so what follows proves something."""
    monkeypatch.setattr("iteru.engine.deal.os.urandom", short_secret)
    table = await begun_table(tmp_path)
    found = attacked(table)
    assert found is not None
    assert hand_of_the_victim(found) == hand_of_the_victim(table.match.state)


async def test_the_secret_of_a_house_is_not_found_by_the_same_search(tmp_path: Path) -> None:
    table = await begun_table(tmp_path)
    assert attacked(table) is None


async def test_a_commitment_does_not_give_the_secret_away(tmp_path: Path) -> None:
    """Each secret has a salt of its own, also of 256 bits: equal secrets have other commitments."""
    table = await begun_table(tmp_path)
    assert table.deal is not None
    house, salt = table.deal.house, table.deal.salt
    assert len(house) == len(salt) == KEY_BYTES
    assert house != salt
    guesses = {commitment_of(house, bytes(KEY_BYTES)), commitment_of(house, house)}
    assert table.deal.commitment not in guesses
