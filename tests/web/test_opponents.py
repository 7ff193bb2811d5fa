"""The page of opponents: whom one has met, how strong they are, and a game against one or all of them."""

from html import unescape
from pathlib import Path

import pytest

import iteru
from iteru.bots import levels
from iteru.bots.characters import CHARACTERS
from iteru.bots.levels import Level, usual_levels
from iteru.table.bouts import Bout, bouts_of
from tests.web.test_levels import finish, person_of, visited


@pytest.fixture(autouse=True)
def _levels_with_one_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in iteru.games():
        monkeypatch.setitem(levels.FOUND, iteru.meta(name).folder, rated(usual_levels()))


def rated(found: tuple[Level, ...]) -> tuple[Level, ...]:
    return tuple(level._replace(rating=817) if level.number == 2 else level for level in found)


async def test_the_page_has_all_opponents_levels_and_games(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        page = (await somebody.browse("GET", "/opponents?who=merit&level=scribe&game=egizia")).text
        for text in ("Seneb", "Play against Merit", "level 2, Scribe", "Play Egizia", "Vizier"):
            assert text in page
        assert page.count('<span class="unseen">rating</span> 817') == len(iteru.games()) + 1
        assert page.count("You have not met yet") == len(CHARACTERS)
        assert '<input type="hidden" name="character" value="merit">' in page
        for picture in ("opponent-merit-2", "face-nakht-5", "rows-1"):
            answer = await somebody.browse("GET", f"/static/scenes/{picture}-night.svg")
            assert answer.status == 200


async def test_czech_declines_the_opponents(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        for who, said in (("seneb", "Senebovi"), ("merit", "Merit"), ("nakht", "Nachtovi")):
            page = await somebody.browse("GET", f"/opponents?who={who}", cookie="lang=cs")
            assert f"Hra proti {said}" in page.text


async def test_what_an_address_does_not_name_is_as_usual(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        page = (await somebody.browse("GET", "/opponents?who=osiris&level=9&game=chess")).text
        assert "Play against Seneb" in page
        assert "level 1, Apprentice" in page


async def test_one_plays_a_character_alone_and_it_is_remembered(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        form = {"level": "scribe", "character": "nakht"}
        answer = await somebody.browse("POST", "/play/imhotep", form)
        house = somebody.inside.house
        table = await house.table(answer.header("location").rpartition("/")[2])
        [rival] = table.seats[1:]
        assert (rival.bot or "").startswith("nakht:level=scribe:iterations=4:misses=0.2:liking=")
        await finish(house, table.id, "[0]")
        page = unescape((await somebody.browse("GET", "/opponents")).text)
        assert "Play against Nakht" in page
        assert "You 1 – 0 Nakht" in page
        assert "you have won 1 of 1 here" in page
        bouts = await bouts_of(house.storage, await person_of(somebody))
        assert bouts == [Bout("imhotep", "scribe", True, "nakht")]


async def test_all_three_come_to_one_table(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        form = {"level": "overseer", "all": "yes"}
        answer = await somebody.browse("POST", "/play/valley_of_the_kings", form)
        table = await somebody.inside.house.table(answer.header("location").rpartition("/")[2])
        names = [(seat.bot or "").partition(":")[0] for seat in table.seats]
        assert names == ["", *CHARACTERS]
        page = (await somebody.browse("GET", f"/t/{table.id}")).text
        for character in CHARACTERS:
            assert f"/static/scenes/face-{character}-3-day.svg" in page


async def test_home_offers_characters_at_the_last_level(tmp_path: Path) -> None:
    async with visited(tmp_path) as somebody:
        page = (await somebody.browse("GET", "/")).text
        label = "Seneb, the one who races · Apprentice"
        assert page.count(f'<option value="seneb">{label}</option>') == len(iteru.games())
        answer = await somebody.browse("POST", "/play/imhotep", {"level": "seneb"})
        table = await somebody.inside.house.table(answer.header("location").rpartition("/")[2])
        assert (table.seats[1].bot or "").startswith("seneb:level=apprentice:")
        form = (await somebody.browse("GET", "/new/imhotep")).text
        assert "Merit, the one who collects · Apprentice" in form
        assert 'value="bot-merit:level=apprentice"' in form


@pytest.mark.parametrize("form", [{"character": "osiris"}, {"level": "osiris"}])
async def test_who_is_not_there_is_refused_with_a_sentence(
    form: dict[str, str], tmp_path: Path
) -> None:
    async with visited(tmp_path) as somebody:
        answer = await somebody.browse("POST", "/play/imhotep", form)
        assert answer.status == 400
        assert "osiris" in answer.text


@pytest.mark.parametrize(
    ("back", "goes"),
    [
        ("/opponents?who=merit&level=scribe&game=egizia", True),
        ("/opponents?who=//evil.example", False),
        ("//evil.example?who=merit", False),
    ],
)
async def test_who_changes_the_language_comes_back_to_the_chosen_opponent(
    back: str, goes: bool, tmp_path: Path
) -> None:
    async with visited(tmp_path) as somebody:
        answer = await somebody.browse("POST", "/settings", {"lang": "cs", "back": back})
        assert answer.header("location") == (back if goes else "/")
