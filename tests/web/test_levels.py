"""The pages offer the levels by name, remember the last one, and suggest another after wins or losses."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

import iteru
from iteru.bots import levels
from iteru.bots.characters import level_played
from iteru.bots.levels import usual_levels
from iteru.table import schema
from iteru.table.bouts import Bout, Score, bouts_of, score_against, suggested
from iteru.table.house import House
from iteru.table.people import Person
from tests.web.inside import Inside, Somebody


@pytest.fixture(autouse=True)
def _levels_that_nobody_has_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in iteru.games():
        monkeypatch.setitem(levels.FOUND, iteru.meta(name).folder, usual_levels())


CHOSEN = re.compile(r'<option value="([\w-]+)" selected>([^<]+)<')


@asynccontextmanager
async def visited(tmp_path: Path) -> AsyncIterator[Somebody]:
    async with Inside(f"sqlite+aiosqlite:///{tmp_path / 'iteru.db'}", tmp_path) as inside:
        yield await Somebody(inside).arrive()


async def person_of(somebody: Somebody) -> Person:
    found = await somebody.inside.state.identity.from_cookie(somebody.cookie)
    assert found.person is not None
    person: Person = found.person
    return person


async def finish(house: House, table: str, winners: str, **more: object) -> None:
    """Ends a game as if it had been played to its end."""
    row = update(schema.tables).where(schema.tables.c.id == table)
    async with house.storage.change() as connection:
        await connection.execute(row.values(status="over", winners=winners, **more))


async def play(somebody: Somebody, level: str = "", **more: str) -> str:
    form = {"level": level, **more} if level else more
    answer = await somebody.browse("POST", "/play/imhotep", form)
    assert answer.status == 303, answer.text
    return answer.header("location").rpartition("/")[2]


def wins(level: str, *results: bool, game: str = "imhotep") -> list[Bout]:
    return [Bout(game, level, result) for result in results]


@pytest.mark.parametrize(
    ("bouts", "level", "found"),
    [
        ([], "scribe", ""),
        (wins("scribe", True), "scribe", ""),
        (wins("scribe", True, True), "scribe", "overseer"),
        (wins("scribe", True, False, True), "scribe", ""),
        (wins("scribe", True, True, game="egizia"), "scribe", ""),
        (wins("scribe", True, True), "overseer", ""),
        (wins("vizier", True, True), "vizier", ""),
        (wins("scribe", False, False), "scribe", ""),
        (wins("scribe", False, False, False), "scribe", "apprentice"),
        (wins("apprentice", False, False, False), "apprentice", ""),
        (wins("scribe", True) + wins("overseer", False) + wins("scribe", True), "scribe", ""),
    ],
)
def test_results_suggest_another_level(bouts: list[Bout], level: str, found: str) -> None:
    assert suggested(bouts, "imhotep", level) == found


async def test_play_now_remembers_the_level_on_every_device(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        before = CHOSEN.findall((await somebody.browse("GET", "/")).text)
        assert {level for level, _ in before} == {"apprentice"}, "a newcomer begins with the first"
        table = await somebody.inside.house.table(await play(somebody, "overseer"))
        assert [seat.bot for seat in table.seats[1:]] == ["overseer:iterations=40"] * 2
        again = await somebody.inside.house.table(await play(somebody))
        assert again.seats[1].bot == table.seats[1].bot
        home = CHOSEN.findall((await somebody.browse("GET", "/")).text)
        assert ("overseer", "Overseer") in home
        form = CHOSEN.findall((await somebody.browse("GET", "/new/egizia")).text)
        assert ("bot-overseer", "bot: Overseer") in form
        other = Somebody(somebody.inside)
        page = await other.browse("GET", "/", cookie=f"iteru={somebody.cookie}; level=vizier")
        assert "level=overseer" in page.header("set-cookie") or any(
            "level=overseer" in value for _, value in page.headers
        ), "the person's own choice comes before the cookie of a device"
        stranger = await other.browse("GET", "/", cookie="level=vizier")
        assert {level for level, _ in CHOSEN.findall(stranger.text)} == {"vizier"}


async def test_a_level_that_is_none_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        answer = await somebody.browse("POST", "/play/imhotep", {"level": "pharaoh"})
        assert answer.status == 400
        assert "pharaoh" in answer.text
        assert "vizier" in answer.text
        home = await somebody.browse("GET", "/", cookie="level=pharaoh")
        assert {level for level, _ in CHOSEN.findall(home.text)} == {"apprentice"}


async def test_home_shows_the_score_and_the_next_level_after_two_wins(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        house = somebody.inside.house
        for winners in ("[1]", "[0]", "[0, 2]"):
            await finish(house, await play(somebody, "scribe"), winners)
        page = (await somebody.browse("GET", "/")).text
        assert "Scribe · you 2:1" in page
        assert page.count("Two wins in a row: try Overseer") == 1, "in the game where they were"
        assert '<input type="hidden" name="level" value="overseer">' in page
        czech = await somebody.browse("GET", "/", None, **{"accept-language": "cs"})
        assert "Písař · vy 2:1" in czech.text
        assert "Dvě výhry za sebou: Dozorce?" in czech.text


async def test_only_whole_games_against_one_level_count(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        house = somebody.inside.house
        await finish(house, await play(somebody, "scribe"), "[0]", practice=True)
        mixed = {"seat-0": "me", "seat-1": "bot-scribe", "seat-2": "bot-vizier"}
        answer = await somebody.browse("POST", "/new/imhotep", mixed)
        await finish(house, answer.header("location").rpartition("/")[2], "[0]")
        known = await house.open_table(
            await person_of(somebody),
            "imhotep",
            {},
            [{"kind": "me"}, {"kind": "bot", "bot": "scribe"}],
            7,
        )
        await finish(house, known.id, "[0]")
        assert await bouts_of(house.storage, await person_of(somebody)) == []
        resigned = await house.table(await play(somebody, "scribe"))
        await finish(house, resigned.id, "[0]")
        row = update(schema.seats).where(
            schema.seats.c.table_id == resigned.id, schema.seats.c.seat == 0
        )
        async with house.storage.change() as connection:
            await connection.execute(row.values(resigned=1))
        found = await bouts_of(house.storage, await person_of(somebody))
        assert found == [Bout("imhotep", "scribe", False)]
        assert score_against(found, "imhotep", "scribe") == Score(0, 1)


async def test_ratings_are_shown_where_they_were_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rated = tuple(level._replace(rating=1000 + 100 * level.number) for level in usual_levels())
    async with visited(tmp_path) as somebody:
        game = somebody.inside.house.game("imhotep")
        monkeypatch.setitem(levels.FOUND, game.meta.folder, rated)
        page = (await somebody.browse("GET", "/new/imhotep")).text
        assert "bot: Scribe · 1200" in page
        table_id = await play(somebody, "scribe")
        page = (await somebody.browse("GET", f"/t/{table_id}")).text
        assert "<span>bot, level 2 · 1200</span>" in page
        table = await somebody.inside.house.table(table_id)
        changed = level_played("scribe:iterations=5", table.game)
        assert changed is not None
        assert (changed.number, changed.rating) == (2, 0), "a rating is of one way of playing"
        assert level_played("greedy", table.game) is None
        monkeypatch.setitem(levels.FOUND, game.meta.folder, usual_levels())
        page = (await somebody.browse("GET", "/new/imhotep")).text
        assert "bot: Scribe<" in page
