"""Reactions at a table: only who can react is asked, and nobody else can tell."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.engine.match import Match
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.table import seating, windows
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage
from iteru.table.trouble import DatabaseAway
from iteru.web import regions

NAME = "valley_of_the_kings"
LONG = 3600.0


@asynccontextmanager
async def house_at(folder: Path, reaction_time: float) -> AsyncIterator[House]:
    storage = Storage(f"sqlite+aiosqlite:///{folder}/iteru.db")
    await migrate(storage)
    house = House(storage, pace=0, reaction_time=reaction_time)
    house.start()
    try:
        yield house
    finally:
        await house.stop()


@cache
def match_in_window(actor: int) -> Match:
    """A game of two in which a seat may react and holds the card for it."""
    game = iteru.game(NAME)
    for seed in range(200):
        match = Match(game, 2, seed.to_bytes(32, "big"))
        rng = Rng.seeded(seed)
        while not match.is_over:
            actions = match.state.legal_actions()
            if game.is_window(match.state) and match.state.actor == actor and len(actions) == 2:
                return match
            match.carry_out(match.state.actor, actions[rng.below(len(actions))])
    raise AssertionError("no game with a reaction found")


def without_the_card(state: State, seat: int) -> State:
    """The same position for the other seat, but this one cannot react."""
    game = iteru.game(NAME)
    for seed in range(200):
        other = game.sight(state, 1 - seat, Rng.seeded(seed))
        if len(other.legal_actions()) == 1:
            return other
    raise AssertionError("the card is always there")


async def two_people(
    house: House, actor: int = 1, reaction: float | None = None
) -> tuple[LiveTable, Person, Person]:
    """Anna in seat 0 and Petr in seat 1, in a window of `actor`."""
    anna, petr = await house.people.new_guest("Anna"), await house.people.new_guest("Petr")
    match = match_in_window(actor)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = await house.open_table(
        anna, NAME, {}, seats, seed=match.seed, moves=match.record().moves, reaction=reaction
    )
    await seating.join(table, petr, None)
    assert table.in_window
    return table, anna, petr


def page(table: LiveTable, person: Person) -> dict[str, str]:
    return regions.draw(table, regions.audience(table, person, "en", -1))


def is_asked_on_page(table: LiveTable, person: Person) -> bool:
    return 'data-asked="yes"' in page(table, person)["ask"]


async def until_window_closes(table: LiveTable) -> None:
    async with asyncio.timeout(30):
        while table.in_window:
            await asyncio.sleep(0.01)


async def test_who_can_react_is_asked_and_may_do_so_at_once(tmp_path: Path) -> None:
    async with house_at(tmp_path, LONG) as house:
        table, anna, petr = await two_people(house)
        assert is_asked_on_page(table, petr)
        assert not is_asked_on_page(table, anna)
        await table.move(petr, table.version, "react")
        assert table.game.notation(table.match.played[-1].action) == "react"


async def test_who_cannot_react_is_not_asked_and_the_window_closes_by_itself(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, 0.2) as house:
        table, _, petr = await two_people(house)
        table.match.state = without_the_card(table.match.state, 1)
        assert not is_asked_on_page(table, petr)
        await until_window_closes(table)
        assert table.game.notation(table.match.played[-1].action) == "decline"


async def test_a_window_closes_although_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path, 0.05) as house:
        tries, store = [0], house.storage.add_move

        async def not_at_first(*given: Any) -> None:
            tries[0] += 1
            if tries[0] == 1:
                raise DatabaseAway
            await store(*given)

        monkeypatch.setattr(house.storage, "add_move", not_at_first)
        table, _, _ = await two_people(house)
        await until_window_closes(table)
        assert tries == [2]


async def test_the_others_see_the_same_page_whether_or_not_somebody_can_react(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, LONG) as house:
        table, anna, _ = await two_people(house)
        shown = page(table, anna)
        table.match.state = without_the_card(table.match.state, 1)
        assert page(table, anna) == shown


async def test_letting_it_pass_early_is_not_seen_before_the_window_closes(tmp_path: Path) -> None:
    async with house_at(tmp_path, 0.3) as house:
        table, anna, petr = await two_people(house)
        version, shown = table.version, page(table, anna)
        await table.move(petr, version, "decline")
        assert (table.version, page(table, anna)) == (version, shown)
        assert not is_asked_on_page(table, petr)
        await until_window_closes(table)
        assert table.version == version + 1


async def test_a_window_nobody_answers_closes_too(tmp_path: Path) -> None:
    async with house_at(tmp_path, 0.1) as house:
        table, _, _ = await two_people(house)
        await until_window_closes(table)
        assert table.game.notation(table.match.played[-1].action) == "decline"


async def test_who_keeps_quiet_is_not_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path, 0.3) as house:
        table, _, petr = await two_people(house)
        windows.keep_quiet(table, petr, True)
        assert not is_asked_on_page(table, petr)
        windows.keep_quiet(table, petr, False)
        assert is_asked_on_page(table, petr)
        windows.keep_quiet(table, petr, True)
        await until_window_closes(table)


async def test_against_bots_there_is_no_hurry_and_no_waiting(tmp_path: Path) -> None:
    async with house_at(tmp_path, LONG) as house:
        anna = await house.people.new_guest("Anna")
        match = match_in_window(0)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await house.open_table(
            anna, NAME, {}, seats, seed=match.seed, moves=match.record().moves
        )
        assert is_asked_on_page(table, anna)
        assert not house.windows.closing, "it waits until she has chosen"
        table.match.state = without_the_card(table.match.state, 0)
        table.tell_everybody()
        await until_window_closes(table)


async def test_people_at_one_screen_are_asked_even_if_they_can_only_let_it_pass(
    tmp_path: Path,
) -> None:
    async with house_at(tmp_path, LONG) as house:
        anna = await house.people.new_guest("Anna")
        match = match_in_window(1)
        seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
        table = await house.open_table(
            anna, NAME, {}, seats, seed=match.seed, moves=match.record().moves
        )
        table.match.state = without_the_card(table.match.state, 1)
        table.tell_everybody()
        assert windows.is_asked(table)
        await table.move(anna, table.version, "decline")
        assert not table.in_window


async def test_a_window_goes_on_after_the_server_has_died(tmp_path: Path) -> None:
    async with house_at(tmp_path, LONG) as house:
        table, _, _ = await two_people(house)
    async with house_at(tmp_path, 0.1) as house:
        again = await house.table(table.id)
        await until_window_closes(again)


@pytest.mark.parametrize("can_react", [True, False])
async def test_a_table_may_have_a_reaction_time_of_its_own(tmp_path: Path, can_react: bool) -> None:
    """Exactly that, whether or not the seat can react or has let it pass already."""
    async with house_at(tmp_path, LONG) as house:
        table, _, petr = await two_people(house, reaction=0.05)
        if not can_react:
            table.match.state = without_the_card(table.match.state, 1)
        assert house.windows.patience(table) == 0.05
        table.passed = table.version
        assert house.windows.patience(table) == 0.05
        await until_window_closes(table)
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        assert stored.reaction == 0.05
        house.tables.clear()
        assert (await house.table(table.id, petr)).reaction_time == 0.05


async def test_a_reaction_time_counts_also_for_who_plays_against_bots(tmp_path: Path) -> None:
    async with house_at(tmp_path, LONG) as house:
        anna, match = await house.people.new_guest("Anna"), match_in_window(0)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = await house.open_table(
            anna, NAME, {}, seats, match.seed, moves=match.record().moves, reaction=0.02
        )
        assert table.in_window
        await until_window_closes(table)
        assert "decline" in [table.game.notation(played.action) for played in table.match.played]
