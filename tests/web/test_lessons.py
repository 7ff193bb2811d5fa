"""The page of a lesson and its socket: begun, left and resumed, on another device too; kind answers; playing on."""

import re
from pathlib import Path
from typing import Any

import pytest

from iteru.table.lessons import lesson_in
from iteru.words import LANGUAGES
from tests.web.inside import Inside, Line, Somebody, say_on, until_told
from tests.web.test_sessions import signed_in, with_account

STOP = re.compile(r'data-stop="(\w+)"')


async def begin(somebody: Somebody, game: str = "imhotep") -> str:
    assert (await somebody.browse("POST", f"/learn/{game}", {})).status == 303
    return await page_of(somebody, game)


async def page_of(somebody: Somebody, game: str = "imhotep") -> str:
    page = await somebody.browse("GET", f"/learn/{game}")
    assert page.status == 200, page.status
    return page.text


async def go(line: Line, kind: str, version: int, **more: object) -> dict[str, Any]:
    """Does something that the lesson goes on or back by, and waits for what the page then shows."""
    await say_on(line, {"type": kind, "version": version, **more})
    while True:
        told = await until_told(line, "regions")
        if told["version"] != version:
            return told


async def answers(line: Line, **message: object) -> list[str]:
    await say_on(line, message)
    told = await until_told(line, "why")
    return [reason["text"].replace("\xa0", " ") for reason in told["why"]]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_all_lessons_are_in_a_list(database: str, tmp_path: Path, lang: str) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = (await anna.send("GET", "/learn", b"", **{"accept-language": lang})).text
        assert re.findall(r'action="/learn/(\w+)"', page) == [
            "imhotep",
            "valley_of_the_kings",
            "pharaon",
            "egizia",
        ]
        assert {"en": "Begin the lesson", "cs": "Začít lekci"}[lang] in page


async def test_who_has_not_begun_a_lesson_is_shown_the_list(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        answer = await anna.browse("GET", "/learn/imhotep")
        assert (answer.status, answer.header("location")) == (303, "/learn#imhotep")
        assert await inside.house.people.find(1) is None, "a link makes nobody a guest"
        assert (await anna.browse("POST", "/learn/imhotep/play-on", {})).status == 403
        assert (await anna.browse("GET", "/learn/chess")).status == 404
        assert (await anna.browse("POST", "/learn/imhotep", {"csrf": "x"})).status == 403


async def test_a_lesson_is_left_and_resumed_after_a_restart(database: str, tmp_path: Path) -> None:
    inside = Inside(database, tmp_path)
    async with inside:
        anna = await Somebody(inside).arrive()
        assert "Step 1 of 13" in await begin(anna)
        line = await anna.look_at("/learn/imhotep")
        await go(line, "next", 0)
        await go(line, "move", 1, move="load 3 1")
        await go(line, "then", 2)
        assert "Go on with step 3" in (await anna.browse("GET", "/")).text
    async with inside:
        assert "Step 3 of 13" in await page_of(anna)
        assert "Step 3 of 13" in await begin(anna), "the button on the home page goes on with it"
        await anna.browse("POST", "/learn/imhotep/again", {})
        assert "Step 1 of 13" in await page_of(anna)


async def test_a_lesson_follows_an_account_to_another_device(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await with_account(inside)
        await begin(anna)
        await go(await anna.look_at("/learn/imhotep"), "next", 0)
        elsewhere = await signed_in(inside)
        assert "Step 2 of 13" in await page_of(elsewhere)
        stranger = await Somebody(inside).arrive()
        assert (await stranger.browse("GET", "/learn/imhotep")).status == 303


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_is_not_asked_for_is_answered_in_the_words_of_the_guide(
    database: str, tmp_path: Path, lang: str
) -> None:
    lesson = lesson_in("imhotep")
    assert lesson is not None
    step = lesson.guide.steps[1]
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await anna.browse("POST", "/settings", {"lang": lang, "back": "/"})
        await begin(anna)
        line = await anna.look_at("/learn/imhotep", lang)
        look_first = lesson.guide.steps[0].otherwise[lang]
        assert await answers(line, type="why", target="quarry", held="") == [look_first]
        await go(line, "next", 0)
        wrong = {one.move or one.touch: one.answer[lang] for one in step.wrong}
        said = [wrong["stall-3"]]
        assert await answers(line, type="why", target="stall-3", held="") == said
        said = [wrong["sail 3 pyramids"]]
        assert await answers(line, type="move", version=1, move="sail 3 pyramids") == said
        said = [step.otherwise[lang]]
        assert await answers(line, type="move", version=1, move="stones") == said
        assert await answers(line, type="why", target="space-1-1", held="sled") == said
        refused = await answers(line, type="move", version=1, move="sail 1 market")
        assert "R4.5" in refused[0]
        await say_on(line, {"type": "why", "target": "no such thing", "held": ""})
        assert (await until_told(line, "error"))["error"]
        assert 'data-version="1"' in await page_of(anna), "nothing has changed"


async def test_bad_messages_are_answered_with_a_sentence(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await begin(anna)
        line = await anna.look_at("/learn/imhotep")
        for message in ('{"type": "resign"}', '{"type": ["next"]}', '{"type": "next"}', "{}"):
            await say_on(line, message)
            assert "not valid" in (await until_told(line, "error"))["error"]
        await say_on(line, {"type": "move", "version": 0, "move": "fly"})
        assert "fly" in (await until_told(line, "error"))["error"]


async def test_two_pages_of_one_person_show_the_same_in_the_end(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await begin(anna)
        one, other = [await anna.look_at("/learn/imhotep") for _ in range(2)]
        await go(one, "next", 0)
        await say_on(other, {"type": "next", "version": 0})
        told = await until_told(other, "regions")
        while told["version"] != 1:
            told = await until_told(other, "regions")
        assert "Step 2" in str(told["regions"]["ask"])


async def test_a_lesson_is_in_no_list_and_on_no_other_page(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        await begin(anna)
        await anna.take_token()
        assert (await anna.call("GET", "/tables?mine=true")).json() == []
        assert inside.house.tables == {}
        assert "/t/" not in (await anna.browse("GET", "/")).text
        petr = await Somebody(inside).arrive()
        with pytest.raises(AssertionError):
            await petr.look_at("/learn/imhotep")


async def test_the_end_offers_to_play_on_and_a_tip_or_two(database: str, tmp_path: Path) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = await begin(anna)
        line = await anna.look_at("/learn/imhotep")
        lesson = lesson_in("imhotep")
        assert lesson is not None
        moves = iter(lesson.guide.moves(len(lesson.guide.steps) - 1))
        version = 0
        while 'form="play-on"' not in page:
            stop = STOP.findall(page)[0]
            kind = {"do": "move", "then": "then"}.get(stop, "next")
            more = {"move": next(moves)} if stop == "do" else {}
            if stop == "then":
                next(moves)
            version = (await go(line, kind, version, **more))["version"]
            page = await page_of(anna)
        assert page.count("<li>") >= 2
        for tip in lesson.guide.tips[:2]:
            assert tip.say["en"][:30] in page.replace("\xa0", " ").replace("&#39;", "'")
        answer = await anna.browse("POST", "/learn/imhotep/play-on", {})
        table = answer.header("location")
        assert re.fullmatch(r"/t/[\w-]+", table)
        shown = (await anna.browse("GET", table)).text
        assert "data-table" in shown
        assert 'name="warnings" value="on" aria-pressed="true"' in shown
        bots = [seat.bot for seat in (await inside.house.table(table[3:])).seats if seat.bot]
        assert {bot.partition(":")[0] for bot in bots} == {"apprentice"}
        assert table in (await anna.browse("GET", "/")).text
        assert "Step 1 of 13" in await begin(anna), "who has been at the end begins again"


async def test_the_rules_beside_a_lesson_are_those_it_plays_by(
    database: str, tmp_path: Path
) -> None:
    async with Inside(database, tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = await begin(anna, "egizia")
        assert 'href="/learn/egizia/rules' in page
        for path in ("/learn/egizia/rules", "/learn/egizia/rules/text"):
            answer = await anna.browse("GET", path)
            assert answer.status == 200
            assert 'id="R4.2"' in answer.text


async def test_the_cards_beside_a_lesson_are_those_it_plays_with(tmp_path: Path) -> None:
    """The lesson is played with the box as printed, whatever the server's own box says."""
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.urn]\nname = 'Jug'\n", encoding="utf-8")
    async with Inside("", tmp_path, boxes={"valley_of_the_kings": mine}) as inside:
        anna = await Somebody(inside).arrive()
        await begin(anna, "valley_of_the_kings")
        rules = await anna.browse("GET", "/learn/valley_of_the_kings/rules")
        assert 'href="/learn/valley_of_the_kings/cards"' in rules.text
        cards = await anna.browse("GET", "/learn/valley_of_the_kings/cards")
        assert "Jug" in (await anna.browse("GET", "/rules/valley_of_the_kings/cards")).text
        assert (cards.status, "Jug" in cards.text, "Urn" in cards.text) == (200, False, True)
        assert 'href="/learn/valley_of_the_kings/rules"' in cards.text
