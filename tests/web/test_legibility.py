"""Everything can be read and touched, on every screen, in every language: on every game, from positions of all kinds.

`make test` takes a sample of the screens and languages, `make test-long` all of them, and positions of many more games.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import iteru
from iteru.bots.levels import LEVELS
from iteru.contract.legibility import LONG_NAMES, SCREENS, Screen
from iteru.kit.guide import said
from iteru.table.house import House
from iteru.table.lessons import lesson_in, stops_of
from iteru.table.migrate import migrate
from iteru.table.storage import Storage
from iteru.words import LANGUAGES
from tests.conftest import run_apart
from tests.web.conftest import Server
from tests.web.positions import MissingExtremes, extremes
from tests.web.reader import LIGHTS, Reader, Tables, serve
from tests.web.signed import SECRET, begin_session
from tests.web.test_profile import finish

PATHS = [
    "/",
    "/account",
    "/learn",
    "/opponents",
    *[f"/{page}/{game}" for game in iteru.games() for page in ("new", "rules")],
    *[f"/rules/{game}/cards" for game in iteru.games()],
    "/rules/egizia/rulings",
    "/boxes",
    *[f"/boxes/new/{game}" for game in iteru.games()],
]
FEW, MANY = 1, 12
"""Random games of each kind from which positions are taken."""
LINES = """(texts) => texts.map((text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
})"""
"""On how many lines each stands."""
LONG = pytest.mark.long


def every_way(names: list[str]) -> list[Any]:
    """Every name on every screen in every language."""
    return [
        pytest.param(name, screen, lang, id=f"{name}-{screen}-{lang}")
        for name, screen, lang in product(names, SCREENS, LANGUAGES)
    ]


EVERY_WAY = pytest.mark.parametrize(("game", "screen", "lang"), every_way(iteru.games()))
PAGES = pytest.mark.parametrize(("name", "screen", "lang"), every_way(["pages"]))


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    yield from serve(tmp_path_factory.mktemp("tables"), FEW)


@pytest.fixture(scope="module")
def many_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    yield from serve(tmp_path_factory.mktemp("many"), MANY)


@pytest.fixture(scope="module")
def well_known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Where somebody with a long name has played everything."""
    data = tmp_path_factory.mktemp("well-known")
    run_apart(play_much(data))
    server = Server(data, ITERU_SECRET=SECRET)
    yield Tables(server, {}, {})
    server.stop()


async def play_much(data: Path) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{data / 'iteru.db'}")
    await migrate(storage)
    house = House(storage)
    one, other = [await house.people.new_account(name, SECRET) for name in LONG_NAMES[:2]]
    await begin_session(house, one)
    for seed, game in enumerate(iteru.games()):
        await finish(house, one, game, (f"bot:{LEVELS[seed]}",), seed=seed)
        await finish(house, one, game, (f"bot:merit:level={LEVELS[-1]}",), seed=seed + 10)
        await finish(house, one, game, (other, LONG_NAMES[2], LONG_NAMES[3]), seed=seed + 20)
        seats: list[dict[str, object]] = [{"kind": "me"}, {"kind": "local", "name": LONG_NAMES[4]}]
        await house.open_table(one, game, {}, seats)
    await house.open_table(one, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}], listed=True)
    await house.stop()


def look_at_all(reader: Reader, game: str) -> None:
    """Positions of random games, and what the game says play hardly reaches."""
    for position in reader.tables.by_game[game]:
        reader.look_at(position)
        reader.ask_for_caution(f"{position}-cautious")
        if position.label == "end":
            reader.open_parts(str(position))
        if position.label == "since":
            reader.open_strip(f"{position}-open")
        if position.label == "middle":
            reader.open_sheets()
            reader.look_at_extremes(position, position.seat)


@pytest.mark.sample(2)
@EVERY_WAY
def test_a_table_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, tables, screen, lang)
    look_at_all(reader, game)
    assert reader.leave() == ""


@LONG
@EVERY_WAY
def test_many_tables_can_be_read_and_touched(
    browser: Browser, many_tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, many_tables, screen, lang)
    look_at_all(reader, game)
    assert reader.leave() == ""


@pytest.mark.sample(1)
@EVERY_WAY
def test_what_others_see_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    """Those who only watch see the hands of all; a replay has steps instead of choices."""
    reader = Reader(browser, tables, screen, lang)
    reader.stand_up()
    found = {position.label: position for position in tables.by_game[game]}
    reader.look_at(found["words"])
    reader.look_at_extremes(found["words"], None)
    played = len(found["end"].moves)
    reader.page.goto(f"/t/{tables.ids[found['end']]}/replay?at={played // 2}")
    reader.complain("replay")
    assert reader.leave() == ""


@pytest.mark.sample(1)
@EVERY_WAY
def test_a_lesson_can_be_read_and_touched(
    browser: Browser, tables: Tables, game: str, screen: Screen, lang: str
) -> None:
    """Where the most is said, where the most is in the shade, and at its end."""
    reader = Reader(browser, tables, screen, lang)
    reader.begin_lesson(game)
    for number in telling_stops(game, lang):
        reader.look_at_lesson(game, number)
    assert reader.leave() == ""


def telling_stops(game: str, lang: str) -> list[int]:
    """The stops of a lesson with the longest texts of each kind, and the last one."""
    lesson = lesson_in(game)
    assert lesson is not None
    stops, steps = stops_of(lesson.guide), lesson.guide.steps
    letters = {
        number: sum(len(said(text, lang)) for text in (steps[stop.step].say, steps[stop.step].task))
        if stop.kind in ("do", "try", "read")
        else sum(len(said(text, lang)) for text in (steps[stop.step].done, steps[stop.step].seen))
        for number, stop in enumerate(stops)
    }
    longest: dict[str, int] = {}
    for number, stop in enumerate(stops):
        if stop.kind != "then" and letters[number] >= letters[longest.get(stop.kind, number)]:
            longest[stop.kind] = number
    return sorted({*longest.values(), len(stops) - 1})


@pytest.mark.sample(1)
@PAGES
def test_pages_of_text_and_forms_can_be_read_and_touched(
    browser: Browser, tables: Tables, name: str, screen: Screen, lang: str
) -> None:
    reader = Reader(browser, tables, screen._replace(one_screen=False), lang)
    for path in PATHS:
        reader.open(path)
    assert reader.leave() == ""


@pytest.mark.sample(1)
@PAGES
def test_pages_on_the_way_can_be_read_and_touched(
    browser: Browser, tables: Tables, name: str, screen: Screen, lang: str
) -> None:
    """Errors, no net, settings, somebody's own account, a table that waits for people, and coming to it."""
    reader = Reader(browser, tables, screen._replace(one_screen=False), lang)
    reader.stand_up()
    for path in ("/nowhere", "/t/nowhere", "/offline"):
        reader.open(path)
    reader.page.goto("/")
    reader.open_sheet("#settings")
    reader.send_old_form()
    reader.take_account(f"Anna {screen} {lang}")
    reader.complain("account")
    reader.make_token("my own bot")
    reader.complain("token")
    reader.open(f"/people/Anna {screen} {lang}")
    table = reader.invite("imhotep")
    reader.complain("a table that waits")
    reader.stand_up()
    reader.open(table)
    assert reader.leave() == ""


@pytest.mark.sample(1)
@PAGES
def test_the_page_of_somebody_who_plays_much_can_be_read_and_touched(
    browser: Browser, well_known: Tables, name: str, screen: Screen, lang: str
) -> None:
    """Games of all kinds, levels that were met, long names; and what others see of it."""
    reader = Reader(browser, well_known, screen._replace(one_screen=False), lang)
    for _ in LIGHTS:
        reader.open("/")
        lines = reader.page.locator(".finished .people b").evaluate_all(LINES)
        assert len(lines) > 2 * len(iteru.games())
        assert {*lines} == {1}, "points are read from left to right"
    for _ in LIGHTS:
        reader.open(f"/people/{LONG_NAMES[0]}")
        assert reader.page.locator(".history tbody tr").count() == 3 * len(iteru.games())
    reader.stand_up()
    for _ in LIGHTS:
        reader.open(f"/people/{LONG_NAMES[0]}")
        assert reader.page.locator(".tablets > li").count() == len(iteru.games())
    assert reader.leave() == ""


def test_a_game_without_extremes_fails() -> None:
    with pytest.raises(MissingExtremes, match=r"tests/no_such_game/extremes\.py"):
        extremes("no_such_game", {})
