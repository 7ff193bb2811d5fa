"""At tables nobody can know or choose the cards: keys of 256 bits, a house that is bound, contributions before the deal."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

import iteru
from iteru.engine.deal import Deal, commitment_of
from iteru.engine.match import Match
from iteru.engine.record import read_record, write_record
from iteru.engine.rng import KeyedRng
from iteru.table import dealing, finished, seating
from iteru.table.dealing import Contribution, Offers
from iteru.table.house import House
from iteru.table.live import OPEN, PLAYING, Forbidden, LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage

ME, FRIEND, LOCAL = {"kind": "me"}, {"kind": "friend"}, {"kind": "local", "name": "Eva"}
GIVEN, OTHER = "ab" * 32, "cd" * 32


@asynccontextmanager
async def house_at(folder: Path) -> AsyncIterator[House]:
    house = House(Storage(f"sqlite+aiosqlite:///{folder}/iteru.db"), pace=0)
    await migrate(house.storage)
    try:
        yield house
    finally:
        await house.stop()


async def play_to_the_end(table: LiveTable, *people: Person) -> None:
    while not table.match.is_over:
        state = table.match.state
        person = next(one for one in people if state.actor in table.seats_of(one))
        await table.move(person, table.version, table.game.notation(state.legal_actions()[0]))


def deal_of(table: LiveTable) -> Deal:
    assert table.match.deal is not None
    return table.match.deal


@pytest.mark.parametrize("name", iteru.games())
async def test_the_fast_generator_is_not_used_at_tables(name: str, tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        tables = [await house.open_table(anna, name, {}, [ME, LOCAL]) for _ in range(2)]
        assert all(isinstance(table.match.state.rng, KeyedRng) for table in tables)
        assert len({table.match.seed for table in tables}) == 2
        record = read_record(write_record(tables[0].match.record()))
        assert record.seed == deal_of(tables[0]).key() == tables[0].match.seed


async def test_a_rematch_and_a_table_among_friends_are_keyed_too(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, [ME, FRIEND])
        await seating.join(table, petr, None)
        await play_to_the_end(table, anna, petr)
        again = await house.table(await finished.rematch(house, petr, table))
        await seating.join(again, anna, None)
        assert isinstance(again.match.state.rng, KeyedRng)
        assert deal_of(again).house != deal_of(table).house


async def test_cards_are_dealt_only_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    """Until then all see the same example, whatever the house has chosen; so nobody contributes to suit what they see."""
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        name = "valley_of_the_kings"
        tables = [await house.open_table(anna, name, {}, [ME, FRIEND]) for _ in range(2)]
        assert [table.status for table in tables] == [OPEN, OPEN]
        assert tables[0].view(None) == tables[1].view(None)
        assert tables[0].events_for(None) == []
        for table in tables:
            await seating.join(table, petr, None, GIVEN)
        assert [table.status for table in tables] == [PLAYING, PLAYING]
        assert tables[0].match.state.snapshot() != tables[1].match.state.snapshot()
        assert deal_of(tables[0]).given == (b"", bytes.fromhex(GIVEN))


async def test_the_house_is_bound_before_anybody_contributes(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        offer, deal = house.offers.make()
        table = await house.open_table(
            anna, "imhotep", {}, [ME, FRIEND], contribution=Contribution(offer, GIVEN)
        )
        assert table.deal is not None
        assert table.deal.commitment == deal.commitment
        await seating.join(table, petr, None, OTHER)
        dealt = deal_of(table)
        assert dealt.commitment == commitment_of(dealt.house, dealt.salt) == deal.commitment
        assert dealt.given == (bytes.fromhex(GIVEN), bytes.fromhex(OTHER))


async def test_contributions_and_the_deal_outlive_the_server(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        offer, _ = house.offers.make()
        contribution = Contribution(offer, GIVEN)
        table = await house.open_table(anna, "imhotep", {}, [ME, FRIEND], contribution=contribution)
        bound = table.deal
    async with house_at(tmp_path) as house:
        table = await house.table(table.id)
        assert table.status == OPEN
        assert table.deal is not None
        assert bound is not None
        assert table.deal.house == bound.house
        await seating.join(table, petr, None, OTHER)
        record = table.match.record()
    async with house_at(tmp_path) as house:
        again = await house.table(table.id)
        assert again.match.record() == record
        assert deal_of(again).givers == [0, 1]
        Match.of_record(record, again.game)


async def test_who_stands_up_takes_their_contribution_with_them(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(anna, "imhotep", {}, [ME, FRIEND, FRIEND])
        await seating.join(table, petr, None, GIVEN)
        await seating.leave(table, petr)
        assert [seat.given for seat in table.seats] == [None, None, None]


async def test_one_person_at_one_screen_contributes_once(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        contribution = Contribution(house.offers.make()[0], GIVEN)
        table = await house.open_table(anna, "imhotep", {}, [ME, LOCAL], contribution=contribution)
        assert deal_of(table).given == (bytes.fromhex(GIVEN), b"")


async def test_a_finished_game_tells_all_and_an_uploaded_record_too(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        contribution = Contribution(house.offers.make()[0], GIVEN)
        table = await house.open_table(anna, "imhotep", {}, [ME, LOCAL], contribution=contribution)
        await play_to_the_end(table, anna)
        record = table.match.record()
        kept = await house.table(await finished.keep_record(house, anna, record))
        assert kept.match.record().deal == record.deal == deal_of(table)
        on = await finished.play_on(house, anna, kept, 5, "random")
        assert (on.deal, on.match.seed) == (None, record.seed)


def test_an_offer_is_good_for_one_table() -> None:
    """Once a game is over its secret is known: another one with it could be computed."""
    offers = Offers()
    contribution = Contribution(offers.make()[0], GIVEN)
    offers.deal_for(contribution)
    with pytest.raises(Forbidden) as caught:
        offers.deal_for(contribution)
    assert caught.value.problem == "unknown-offer"


def test_offers_that_nobody_takes_up_lapse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MAX_OFFERS", 3)
    offers = Offers()
    made = [offers.make()[0] for _ in range(5)]
    assert list(offers.deals) == made[2:]


@pytest.mark.parametrize("given", ["", "ab", "zz" * 32, GIVEN.upper(), GIVEN + "\n"])
def test_an_odd_contribution_is_refused(given: str) -> None:
    offers = Offers()
    with pytest.raises(Forbidden):
        offers.deal_for(Contribution(offers.make()[0], given))


async def test_a_failure_of_the_database_quotes_no_secret(tmp_path: Path) -> None:
    """What nobody has foreseen is written to the log as the driver tells it."""
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, [ME, LOCAL])
        stored = await house.storage.load_table(table.id)
        assert stored is not None
        with pytest.raises(IntegrityError) as caught:
            await house.storage.add_table(stored, None)
        deal = deal_of(table)
        assert "INSERT INTO tables" in str(caught.value)
        for secret in (deal.house, deal.salt, deal.key()):
            assert secret.hex() not in str(caught.value)


async def test_what_is_logged_of_a_table_has_no_secret(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        anna = await house.people.new_guest("Anna")
        contribution = Contribution(house.offers.make()[0], GIVEN)
        table = await house.open_table(anna, "imhotep", {}, [ME, LOCAL], contribution=contribution)
        stored = await house.storage.load_table(table.id)
        shown = repr(stored) + json.dumps(table.game.view(table.match.state, 0))
        deal = deal_of(table)
        for secret in (deal.house, deal.salt, deal.key(), bytes.fromhex(GIVEN)):
            assert secret.hex() not in shown
            assert repr(secret) not in shown


async def test_nobody_joins_a_table_from_before_fair_dealing(tmp_path: Path) -> None:
    """Its seed has 32 bits, which its host may have tried out. Those who sit there already play on."""
    async with house_at(tmp_path) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        old = await house.open_table(anna, "imhotep", {}, [ME, FRIEND], seed=7)
        new = await house.open_table(anna, "imhotep", {}, [ME, FRIEND])
        with pytest.raises(Forbidden) as refused:
            await seating.join(old, petr, None)
        assert refused.value.problem == "table-of-old-deal"
        assert [one.id for one in await house.storage.listed_tables((OPEN,), 9)] == [new.id]
        await seating.join(new, petr, None)
        running = await house.open_table(anna, "imhotep", {}, [ME, LOCAL], seed=7, listed=True)
        await running.move(anna, 0, "load 1 1")
        assert running.id in [one.id for one in await house.storage.listed_tables((PLAYING,), 9)]
