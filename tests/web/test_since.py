"""What the others did since one's own move: told to each seat, and to each only what it may know."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import iteru
from iteru.engine.match import Match
from iteru.engine.rng import Rng
from iteru.table import seating, undo
from iteru.table.house import House
from iteru.table.live import LiveTable
from iteru.table.migrate import migrate
from iteru.table.people import Person
from iteru.table.storage import Storage
from iteru.web import regions
from iteru.web.log import log_lines, runs, since
from iteru.web.texts import table_words
from tests.table.test_storage import TWO_LOCALS

LINE = re.compile(r"<li[^>]*>.*?<span>(.*?)</span>")
DEEDS = re.compile(r'data-by="(\d)" data-touches="([^"]*)"')
KEY = bytes(31) + b"\x07"
EVERY_GAME = pytest.mark.parametrize("name", iteru.games())


@asynccontextmanager
async def two_people(
    folder: Path, name: str = "imhotep"
) -> AsyncIterator[tuple[House, LiveTable, list[Person]]]:
    house = House(Storage(f"sqlite+aiosqlite:///{folder}/iteru.db"))
    await migrate(house.storage)
    people = [await house.people.new_guest(guest) for guest in ("Anna", "Petr")]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = await house.open_table(people[0], name, {}, seats, seed=KEY)
    await seating.join(table, people[1], None)
    yield house, table, people
    await house.stop()


def strip(table: LiveTable, person: Person | None, uncovered: int = -1) -> str:
    """The strip as it is drawn for somebody."""
    drawn = regions.draw(table, regions.audience(table, person, "en", uncovered))["since"]
    return drawn.replace("\u00a0", " ")


def lines(table: LiveTable, person: Person | None) -> list[str]:
    return LINE.findall(strip(table, person))


async def test_what_is_done_with_a_card_shows_its_emblem(tmp_path: Path) -> None:
    async with two_people(tmp_path, "valley_of_the_kings") as (_, table, (anna, petr)):
        await table.move(anna, table.version, "entomb urn")
        who, told = regions.audience(table, petr, "en", -1), strip(table, petr)
        log = log_lines(table, who, table_words("en", table))
        assert '<use href="#~log-urn"/>' in log
        assert told.count('<use href="#~log-urn"/>') == 2, "beside the seat, and in its line"
        assert told.count('<use href="#icon-entombed"/>') == 1, "the sentence says it"


async def test_each_seat_is_told_what_the_other_did_until_it_moves_itself(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (_, table, (anna, petr)):
        assert "So far: nothing" in strip(table, petr)
        await table.move(anna, table.version, "load 1 1")
        assert lines(table, anna) == []
        assert lines(table, petr) == ["Anna loads a stone onto ship 1, space 1."]
        assert "So far" in strip(table, petr)
        await table.move(petr, table.version, "load 1 2")
        assert lines(table, petr) == []
        assert "Since your turn: nothing" in strip(table, petr)
        assert lines(table, anna) == ["Petr loads a stone onto ship 1, space 2."]
        assert "Since your turn" in strip(table, anna)


async def test_the_place_of_the_latest_move_is_marked_for_the_others(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (_, table, (anna, petr)):
        await table.move(anna, table.version, "load 1 1")
        assert DEEDS.findall(strip(table, petr)) == [("0", "space-1-1")]
        assert DEEDS.findall(strip(table, anna)) == []
        await table.move(petr, table.version, "stones")
        assert DEEDS.findall(strip(table, anna)) == [("1", "seat-1")], "no place on the board"


async def test_what_was_taken_back_has_not_happened(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (_, table, (anna, petr)):
        await table.move(anna, table.version, "load 1 1")
        await table.move(petr, table.version, "load 1 2")
        await undo.take_back(table, petr, table.version)
        assert lines(table, petr) == ["Anna loads a stone onto ship 1, space 1."]
        assert lines(table, anna) == []


async def test_a_table_that_was_put_away_still_knows_it(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (house, table, (anna, petr)):
        await table.move(anna, table.version, "load 1 1")
        again = await LiveTable.load(table.id, house.storage)
        assert again is not None
        assert strip(again, petr) == strip(table, petr) != ""


async def test_those_who_watch_are_shown_the_latest_turn(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (_, table, (anna, petr)):
        await table.move(anna, table.version, "load 1 1")
        await table.move(petr, table.version, "load 1 2")
        assert lines(table, None) == ["Petr loads a stone onto ship 1, space 2."]
        assert "Last turn" in strip(table, None)


async def test_at_one_screen_it_is_told_to_whoever_is_to_choose(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (house, _, (anna, _)):
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS, seed=5)
        await table.move(anna, table.version, "load 1 1")
        assert lines(table, anna) == ["Anna loads a stone onto ship 1, space 1."]
        await table.move(anna, table.version, "load 1 2")
        assert lines(table, anna) == ["Petr loads a stone onto ship 1, space 2."]


async def test_a_covered_seat_is_told_no_secret_before_it_is_uncovered(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (house, _, (anna, _)):
        seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
        table = await house.open_table(anna, "valley_of_the_kings", {}, seats, seed=5)
        rng, covered = Rng.seeded(3), 0
        for _ in range(60):
            carry_out_any(table, rng)
            who = regions.audience(table, anna, "en", -1)
            covered += who.covered
            known_to = None if who.covered else who.seat
            assert all(event.known_to(known_to) for _, its in runs(table, who) for event in its)
        assert covered > 20


def carry_out_any(table: LiveTable, rng: Rng) -> None:
    state = table.match.state
    actions = state.legal_actions()
    table.match.carry_out(state.actor, actions[rng.below(len(actions))])
    table.version += 1
    table.remembered.clear()


def sentences(match: Match, table: LiveTable, seat: int | None, known: bool) -> set[str]:
    words = table_words("en", table)
    happened = [event for played in match.played for event in played.events]
    return {
        words.phrase(table.game.describe(event))
        for event in happened
        if event.known_to(seat) is known
    }


@EVERY_GAME
async def test_nobody_is_told_what_they_may_not_know(name: str, tmp_path: Path) -> None:
    async with two_people(tmp_path, name) as (_, table, people):
        rng = Rng.seeded(8)
        for _ in range(120):
            if table.match.is_over:
                break
            carry_out_any(table, rng)
            for person, seat in ((people[0], 0), (people[1], 1), (None, None)):
                who = regions.audience(table, person, "en", -1)
                words = table_words("en", table)
                strip_shown = since(table, who, words)
                shown = (
                    f"{strip_shown['lines']} {strip_shown['deeds']} {log_lines(table, who, words)}"
                )
                secret = sentences(table.match, table, seat, False)
                secret -= sentences(table.match, table, seat, True)
                assert [sentence for sentence in secret if sentence in shown] == []


async def test_to_let_a_window_pass_is_not_a_move(tmp_path: Path) -> None:
    """The table answers so for those who cannot react: it must not cost them what they have not read yet."""
    async with two_people(tmp_path, "valley_of_the_kings") as (_, table, people):
        rng, passed = Rng.seeded(6), 0
        for _ in range(400):
            if table.match.is_over:
                break
            seat = table.match.state.actor
            before = lines(table, people[seat])
            carry_out_any(table, rng)
            if table.match.played[-1].let_pass:
                passed += 1
                assert lines(table, people[seat])[: len(before)] == before != []
        assert passed > 3


async def test_the_log_shows_what_is_new_who_chose_and_where_a_round_begins(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (_, table, (anna, petr)):
        await table.move(anna, table.version, "load 1 1")
        who = regions.audience(table, petr, "en", -1)
        opening, *_, last = str(log_lines(table, who, table_words("en", table))).split("\n")
        assert 'class="divider"' in opening
        assert "Round 1 begins" in opening
        assert 'class="new-turn new" tabindex="0" data-touches="space-1-1"' in last
        assert "mark seat-0" in last
        assert "#icon-loaded" in last
        await table.move(petr, table.version, "stones")
        who = regions.audience(table, petr, "en", -1)
        *_, before, mine = str(log_lines(table, who, table_words("en", table))).split("\n")
        assert 'class="new-turn"' in before
        assert 'class="new-turn"' in mine
        assert "mark seat-1" in mine
        assert "#icon-took-stones" in mine
