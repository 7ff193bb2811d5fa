# ruff: noqa: RUF001 - letters that look alike are what this is about
"""Names that look alike: no new account takes somebody else's look, and guests are marked."""

from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text

from iteru.table import chat_rights, schema, seating
from iteru.table.house import House
from iteru.table.lookalikes import LONGEST_KEY, lookalike_key
from iteru.table.migrate import configuration, migrate
from iteru.table.names import BadPerson
from iteru.table.passwords import hashed
from iteru.table.storage import Storage
from iteru.web import regions

PASSWORD = "papyrus and clay"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnnа"),  # Cyrillic
        ("Petr", "Реtr"),
        ("NIKOS", "ΝΙΚΟΣ"[:4] + "S"),  # Greek
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Bob", "B0b"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "𝐀nna"),
        ("Jiří", "Jiri"),
        ("Łukasz", "Lukasz"),
        ("modern", "modem"),
        ("Anna N.", "anna n"),
        ("An na", "Anna"),
    ],
)
def test_names_that_are_taken_for_each_other_have_one_look(one: str, other: str) -> None:
    assert lookalike_key(one) == lookalike_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Hanna"),
        ("Eva", "Iva"),
        ("Петя", "Маша"),
        ("李", "王"),
        ("!!!", "???"),
        ("bot 2", "bot 3"),
    ],
)
def test_other_names_have_other_looks(one: str, other: str) -> None:
    assert lookalike_key(one) != lookalike_key(other)
    assert 0 < len(lookalike_key(one * 100)) <= LONGEST_KEY


async def test_no_account_takes_the_look_of_another(database: str) -> None:
    house = House(Storage(database), pace=0)
    await migrate(house.storage)
    people = house.people
    try:
        paul = await people.take_account(await people.new_guest("x"), "Paul", PASSWORD)
        for name, problem in (("PAUL", "account-taken"), ("Pau1", "account-alike")):
            guest = await people.new_guest("Paul")
            with pytest.raises(BadPerson) as refused:
                await people.take_account(guest, name, PASSWORD)
            assert refused.value.problem == problem
            with pytest.raises(BadPerson) as refused:
                await people.new_account(name, PASSWORD)
            assert refused.value.problem == problem
        eva = await people.new_account("Eva", PASSWORD)
        with pytest.raises(BadPerson, match="account-alike"):
            await people.rename(eva, "PauI")
        assert (await people.rename(paul, "PAUL")).name == "PAUL"
        assert (await people.rename(await people.new_guest("x"), "Paul")).name == "Paul"
    finally:
        await house.stop()


@pytest.mark.parametrize("name", ["Guest", "GUEST", "Gue5t", "Host"])
async def test_no_account_is_called_as_every_guest_is_at_first(database: str, name: str) -> None:
    house = House(Storage(database), pace=0)
    await migrate(house.storage)
    people = house.people
    try:
        eva = await people.new_account("Eva", PASSWORD)
        with pytest.raises(BadPerson, match="account-like-guest"):
            await people.rename(eva, name)
        with pytest.raises(BadPerson, match="account-like-guest"):
            await people.new_account(name, PASSWORD)
        guest = await people.new_guest(name)
        with pytest.raises(BadPerson, match="account-like-guest"):
            await people.take_account(guest, name, PASSWORD)
    finally:
        await house.stop()


async def test_accounts_that_look_alike_already_go_on(database: str) -> None:
    storage = Storage(database)
    names = ("paul", "pau1", "anna")
    kept = await hashed(PASSWORD)

    def before_looks(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0007")
        for name in names:
            values = {"name": name, "account": name, "password": kept, "seen": 0.0}
            connection.execute(insert(schema.people).values(values))

    async with storage.database.engine.begin() as connection:
        await connection.run_sync(before_looks)
    await migrate(storage)
    house = House(storage, pace=0)
    try:
        for name in names:
            assert (await house.people.sign_in(name, PASSWORD)).account == name
        async with storage.database.connect() as connection:
            looks = list(
                await connection.scalars(select(schema.people.c.look).order_by(text("id")))
            )
        assert looks == ["paul", None, "anna"]
    finally:
        await house.stop()


async def test_guests_are_marked_until_they_have_an_account(tmp_path: Path) -> None:
    house = House(Storage(f"sqlite+aiosqlite:///{tmp_path}/iteru.db"), pace=0)
    await migrate(house.storage)
    try:
        anna = await house.people.new_account("Anna", PASSWORD)
        false = await house.people.new_guest("Аnna")
        table = await house.open_table(anna, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}])
        await seating.join(table, false, None)
        await chat_rights.say(table, anna, "hello")
        await chat_rights.say(table, false, "hello")
        assert [seat.name for seat in table.seats] == ["Anna", "Аnna 2"]
        for lang, mark in (("en", "guest"), ("cs", "host")):
            drawn = regions.draw(table, regions.audience(table, anna, lang, -1))
            assert drawn["seats"].count(f"<span>{mark}</span>") == 1
            assert drawn["chat"].count(f'<span class="hint">{mark}</span>') == 1
        house.tables.clear()
        table = await house.table(table.id)
        assert [seat.guest for seat in table.seats] == [False, True]
        assert [line.guest for line in table.chat] == [False, True]
        await house.take_account(false, "Hanna", PASSWORD)
        assert [(seat.name, seat.guest) for seat in table.seats] == [
            ("Anna", False),
            ("Hanna", False),
        ]
    finally:
        await house.stop()
