"""Boxes that people keep: stored, limited, changed by their owners alone, and told at tables and in records."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import iteru
from iteru.engine.errors import BadBox
from iteru.engine.record import read_record, write_record
from iteru.table import finished
from iteru.table.forbidden import Forbidden
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.shelf import MAX_GUEST_BOXES, MAX_LETTERS, OwnBox, box_name, only_corrected
from iteru.table.storage import Stale, Storage
from tests.table.test_boxes import TAKE_TWO, try_out_here
from tests.table.test_storage import TWO_LOCALS


@asynccontextmanager
async def house_at(database: str) -> AsyncIterator[House]:
    storage = Storage(database)
    await migrate(storage)
    house = House(storage, pace=0)
    house.cage.lane.do = try_out_here  # type: ignore[method-assign]
    house.start()
    try:
        yield house
    finally:
        await house.stop()


async def kept(house: House, name: str = "Anna", title: str = "Mine") -> OwnBox:
    anna = await house.people.new_guest(name)
    return await house.shelf.put(anna, "imhotep", title, TAKE_TWO)


async def test_a_box_is_kept_under_a_name_for_its_owner(database: str) -> None:
    async with house_at(database) as house:
        box = await kept(house, title="Má krabice")
        assert (box.name, box.author, box.is_guest) == ("Má krabice", "Anna", True)
        assert (box.corrections, box.version) == (TAKE_TWO, 0)
    async with house_at(database) as house:
        assert await house.shelf.box(box.id) == box
        owner = await house.people.find(box.owner)
        assert owner is not None
        assert await house.shelf.boxes_of(owner) == [box]
        assert await house.shelf.boxes_of(owner, "imhotep") == [box]
        assert await house.shelf.boxes_of(owner, "egizia") == []


async def test_ids_cannot_be_guessed_and_nonsense_is_no_id(database: str) -> None:
    async with house_at(database) as house:
        one, other = await kept(house), await kept(house)
        assert one.id != other.id
        assert len(one.id) == 16
        for nonsense in ("", "x", "\x00" * 16, "é" * 16, one.id[:-1], f"{one.id} ", "'" * 16):
            with pytest.raises(Forbidden, match="no-such-box"):
                await house.shelf.box(nonsense)


async def test_only_its_owner_may_change_a_box(database: str) -> None:
    async with house_at(database) as house:
        box, eva = await kept(house), await house.people.new_guest("Eva")
        for somebody in (eva, None):
            with pytest.raises(Forbidden, match="not-your-box"):
                await house.shelf.own(box.id, somebody)


async def test_a_change_from_another_window_is_not_overwritten(database: str) -> None:
    async with house_at(database) as house:
        box = await kept(house)
        newer = await house.shelf.change(box, 0, "Newer", {"turn": {"take": 1}})
        assert (newer.version, newer.name, newer.corrections) == (1, "Newer", {"turn": {"take": 1}})
        with pytest.raises(Stale, match="stale-box"):
            await house.shelf.change(box, 0, "Older", TAKE_TWO)
        assert await house.shelf.box(box.id) == newer


async def test_a_deleted_box_is_gone_and_its_tables_go_on(database: str) -> None:
    async with house_at(database) as house:
        box = await kept(house)
        anna = await house.people.find(box.owner)
        assert anna is not None
        table = await open_with(house, anna, box)
        await house.shelf.drop(box)
        with pytest.raises(Forbidden, match="no-such-box"):
            await house.shelf.box(box.id)
    async with house_at(database) as house:
        again = await house.table(table)
        assert (again.game.box.name, again.game.box.author) == ("Mine", "Anna")
        assert again.game.box.corrected_values() == TAKE_TWO


async def test_a_guest_keeps_a_limited_number_of_boxes(database: str) -> None:
    async with house_at(database) as house:
        anna = await house.people.new_guest("Anna")
        for number in range(MAX_GUEST_BOXES):
            await house.shelf.put(anna, "imhotep", str(number), TAKE_TWO)
        with pytest.raises(Forbidden, match="too-many-boxes"):
            await house.shelf.put(anna, "imhotep", "one more", TAKE_TWO)
        assert len(await house.shelf.boxes_of(anna)) == MAX_GUEST_BOXES


async def open_with(house: House, person: Any, box: OwnBox) -> str:
    table = await house.open_table(
        person, box.game, {}, TWO_LOCALS, corrections=box.signed, box_id=box.id, listed=True
    )
    return table.id


async def test_a_table_and_its_record_say_whose_box_was_played_with_then(database: str) -> None:
    async with house_at(database) as house:
        box = await kept(house)
        anna = await house.people.find(box.owner)
        assert anna is not None
        table = await house.table(await open_with(house, anna, box))
        await house.shelf.change(box, 0, "Another name", {"turn": {"take": 1}})
        await house.rename(anna, "Johanna")
        assert (table.box_id, table.game.box.name, table.game.box.author) == (
            box.id,
            "Mine",
            "Anna",
        )
        [listed] = await house.storage.listed_tables(("playing",), 9)
        assert (listed.box_name, listed.box_author) == ("Mine", "Anna")
        record = read_record(write_record(table.match.record()))
        assert record.corrections == {"name": "Mine", "author": "Anna", **TAKE_TWO}
        replay = iteru.game("imhotep", record.corrections)
        assert iteru.Match.of_record(record, replay).game.box.author == "Anna"


async def test_a_rematch_and_a_game_played_on_keep_the_box(database: str) -> None:
    async with house_at(database) as house:
        box = await kept(house)
        anna = await house.people.find(box.owner)
        assert anna is not None
        table = await house.table(await open_with(house, anna, box))
        while table.status == "playing":
            move = table.game.notation(table.match.state.legal_actions()[0])
            await table.move(anna, table.version, move)
        again = await house.table(await finished.rematch(house, anna, table))
        branch = await finished.play_on(house, anna, table, 3, "random")
        for new in (again, branch):
            assert (new.box_id, new.game.box.fingerprint) == (box.id, table.box)
            assert (new.game.box.name, new.game.box.author) == ("Mine", "Anna")


@pytest.mark.parametrize(
    ("given", "kept_of_it"),
    [
        ({"turn": {"take": 3}}, {}),
        ({"turn": {"take": 3, "note": "seen"}}, {}),
        ({"turn": {"take": 2, "note": "seen"}}, {"turn": {"take": 2, "note": "seen"}}),
        ({"name": "x", "author": "y", "turn": {"take": 2}}, TAKE_TWO),
        ({"obelisks": {"B": {"height": 3, "further": 5}}}, {"obelisks": {"B": {"further": 5}}}),
        ({"obelisks": {"B": {}}}, {}),
    ],
)
def test_only_what_differs_from_the_house_is_kept(
    given: dict[str, Any], kept_of_it: dict[str, Any]
) -> None:
    assert only_corrected("imhotep", given) == kept_of_it


def test_a_value_that_may_be_added_is_kept() -> None:
    given = {"cards": {"urn": {"name": "Jug", "cost": 2}}}
    assert only_corrected("valley_of_the_kings", given) == {"cards": {"urn": {"name": "Jug"}}}


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"boats": {"take": 2}}, "unknown-figure"),
        ({"turn": {"give": 2}}, "unknown-key"),
        ({"turn": {"take": "2"}}, "bad-figure"),
        ({"turn": {"take": [[[[[[[[[2]]]]]]]]]}}, "odd-corrections"),
        ({"turn": {"take": 2, "note": "x" * MAX_LETTERS}}, "corrections-too-large"),
        ({"turn": 2}, "stray-value"),
    ],
)
def test_what_the_game_does_not_have_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadBox, match=problem):
        only_corrected("imhotep", given)


@pytest.mark.parametrize("name", iteru.games())
def test_a_box_in_which_every_value_is_corrected_is_not_too_large(name: str) -> None:
    box = iteru.game(name).box
    assert len(json.dumps({figure.path: figure.values for figure in box})) * 1.5 < MAX_LETTERS


@pytest.mark.parametrize("bad", ["", " \n", "x" * 41, "\u202e\u200b", "\ud800"])
def test_a_box_needs_a_name(bad: str) -> None:
    with pytest.raises(BadBox, match="bad-box-name"):
        box_name(bad)


def test_a_name_has_one_form() -> None:
    assert box_name(" Ma\u0301  \u202e krabice\n<b>") == "Má krabice <b>"
