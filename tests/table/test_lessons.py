"""A lesson that somebody takes: stored by a number, left and resumed, and no table of any list."""

from dataclasses import replace
from itertools import pairwise

import pytest

import iteru
from iteru.kit.lesson import Lesson
from iteru.table import lessons
from iteru.table.house import House
from iteru.table.lessons import LiveLesson, Stop, lesson_in, stops_of
from iteru.table.live import PLAYING
from iteru.table.people import Person
from iteru.table.storage import Stale
from tests.table.test_storage import house_at

EVERY_GAME = pytest.mark.parametrize("name", iteru.games())
NAMES = ("Anna", "Opponent")


def lesson(name: str = "imhotep") -> Lesson:
    found = lesson_in(name)
    assert found is not None
    return found


async def taken(house: House, person: Person, name: str = "imhotep") -> LiveLesson:
    live = await LiveLesson.load(lesson(name), person, NAMES, house.storage)
    assert live is not None
    return live


async def begun(house: House, name: str = "imhotep") -> tuple[LiveLesson, Person]:
    anna = await house.people.new_guest("Anna")
    await lessons.begin(house.storage, anna, name)
    return await taken(house, anna, name), anna


async def take_step(live: LiveLesson) -> None:
    """What the lesson waits for."""
    if live.stop.kind == "do":
        assert (await live.move(live.at, live.place.asked)).kind == "asked"
    elif live.stop.kind == "try":
        await live.touch(live.step.attempt, [])
    elif live.stop.kind == "then":
        await live.let_play(live.at)
    else:
        await live.go_on(live.at)


@EVERY_GAME
def test_every_move_of_a_lesson_is_waited_for_once(name: str) -> None:
    its = lesson(name)
    stops = stops_of(its.guide)
    moves = [stop for stop in stops if stop.kind in ("do", "then")]
    assert [its.guide.steps[stop.step].moves[stop.played] for stop in moves] == its.guide.moves(
        len(its.guide.steps) - 1
    )
    assert {stop.step for stop in stops} == {*range(len(its.guide.steps))}
    assert all(one.step <= other.step for one, other in pairwise(stops))
    assert stops[-1].kind in ("read", "done"), "at the end the person goes on by playing"


@EVERY_GAME
async def test_a_lesson_leads_to_a_table_where_it_is_played_on(name: str, database: str) -> None:
    async with house_at(database) as house:
        live, anna = await begun(house, name)
        while not live.is_at_end:
            before = live.at
            await take_step(live)
            assert live.at == before + 1, live.stop
        assert await house.tables_of(anna) == [], "a lesson is no table"
        table = await lessons.play_on(house, anna, live)
        assert (table.status, table.seats_of(anna)) == (PLAYING, [live.lesson.seat])
        assert table.match.state == live.place.match.state
        bot = table.seats[1 - live.lesson.seat].bot
        assert bot is not None
        assert bot.startswith("apprentice"), "whoever has just learned meets the first level"
        assert (await taken(house, anna, name)).is_at_end


async def test_a_lesson_is_resumed_where_it_was_left(database: str) -> None:
    async with house_at(database) as house:
        live, anna = await begun(house)
        for _ in range(5):
            await take_step(live)
        again = await taken(house, anna)
        assert (again.at, again.table.match.state) == (live.at, live.table.match.state)
        assert again.table.match.names == [*NAMES]
        petr = await house.people.new_guest("Petr")
        assert await LiveLesson.load(lesson(), petr, NAMES, house.storage) is None
        await lessons.begin(house.storage, anna, "imhotep")
        assert (await taken(house, anna)).at == 0


async def test_another_page_of_the_same_person_does_not_take_a_step_twice(database: str) -> None:
    async with house_at(database) as house:
        live, anna = await begun(house)
        other = await taken(house, anna)
        await live.go_on(0)
        with pytest.raises(Stale):
            await other.go_on(0)
        await other.read_again()
        assert other.at == live.at == 1
        with pytest.raises(Stale):
            await other.move(0, "load 3 1")


async def test_other_moves_are_answered_and_change_nothing(database: str) -> None:
    async with house_at(database) as house:
        live, _ = await begun(house)
        assert (await live.move(0, "load 3 1")).texts == live.step.otherwise, "not yet asked for"
        await live.go_on(0)
        before = live.table.match.state
        for move, kind in (
            ("stones", "said"),
            ("sail 3 pyramids", "said"),
            ("sail 1 market", "refused"),
        ):
            assert (await live.move(1, move)).kind == kind
        await live.go_on(1)
        await live.let_play(1)
        assert (live.at, live.table.match.state) == (1, before)


async def test_going_back_begins_the_step_or_the_one_before(database: str) -> None:
    async with house_at(database) as house:
        live, _ = await begun(house)
        await live.go_back(0)
        assert live.at == 0
        await live.go_on(0)
        await live.move(1, "load 3 1")
        assert live.stop == Stop("then", 1, 1)
        await live.go_back(2)
        assert (live.stop, live.table.match.played) == (Stop("do", 1, 0), [])
        await live.go_back(1)
        assert live.stop == Stop("read", 0, 0)


async def test_who_does_not_want_to_wait_skips_all_moves_of_the_others(database: str) -> None:
    async with house_at(database) as house:
        live, _ = await begun(house, "egizia")
        while live.step.then != ("crew black", "draw 2", "keep blue_crew"):
            await take_step(live)
        await live.go_on(live.at)
        assert live.stop.kind == "then"
        await live.go_on(live.at)
        assert (live.stop.kind, live.stop.played) == ("done", 3)


async def test_a_lesson_that_has_become_shorter_goes_on_at_its_end(database: str) -> None:
    async with house_at(database) as house:
        live, anna = await begun(house)
        while not live.is_at_end:
            await take_step(live)
        guide = live.lesson.guide
        shorter = Lesson(live.lesson.game, replace(guide, steps=guide.steps[:3]))
        again = await LiveLesson.load(shorter, anna, NAMES, house.storage)
        assert again is not None
        assert (again.stop.step, again.is_at_end) == (2, True)
        await again.go_back(again.at)
        assert again.stop.step == 1
