"""A replay: from every viewpoint, the moves of one seat, round by round, and a link to each position."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

import iteru
from iteru.bots.levels import LEVELS
from iteru.engine.story import story_of
from tests.table.test_storytelling import whole_game
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.inside import Answer, Inside, Somebody

TITLE = "valley_of_the_kings"
CONTRASTS = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const behind = light(getComputedStyle(document.querySelector(".ask")).backgroundColor);
  return [...document.querySelectorAll(".rise path")].map((line) => light(getComputedStyle(line).stroke))
    .map((its) => Math.max(its, behind) / Math.min(its, behind));
}"""
LINE = re.compile(r'<a href="\?at=(\d+)([^"]*)" data-at="\1"')


def played(name: str = TITLE, seats: int = 2) -> iteru.Match:
    """A random game to its end."""
    match = iteru.Match(iteru.game(name), seats, 5, names=["Anna", "Petr"][:seats])
    for seat, move in whole_game(name, seats):
        match.play(seat, move)
    return match


async def replay_of(somebody: Somebody, match: iteru.Match) -> str:
    """Where the replay of a match lies that somebody brings along."""
    kept = await somebody.upload("/records", iteru.write_record(match.record()))
    return kept.header("location")


def lines(page: Answer) -> list[int]:
    """The steps that are listed."""
    return [int(at) for at, _ in LINE.findall(page.text)]


async def test_each_viewpoint_shows_what_was_known_there(tmp_path: Path) -> None:
    """Everybody's draws, those of one seat, or none."""
    async with Inside("", tmp_path) as inside:
        anna, match = await Somebody(inside).arrive(), played()
        at = await replay_of(anna, match)
        own = [
            [event for event in match.events_for(seat) if not event.known_to(None)]
            for seat in range(2)
        ]
        half = len(match.played)
        found = {
            view: (await anna.browse("GET", f"{at}?at={half}&view={view}")).text.count("You drew")
            for view in ("all", "public", "1", "2")
        }
        assert found["public"] == 0
        assert 0 < found["1"] <= len(own[0])
        assert 0 < found["2"] <= len(own[1])
        assert found["all"] == found["1"] + found["2"]


async def test_the_moves_of_one_seat_can_be_listed_alone(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, match = await Somebody(inside).arrive(), played()
        at = await replay_of(anna, match)
        of_petr = [number for number, one in enumerate(match.played, start=1) if one.seat == 1]
        page = await anna.browse("GET", f"{at}?at=3&seat=2&view=1")
        assert [step for step in lines(page) if step] == of_petr
        assert {rest for _, rest in LINE.findall(page.text)} == {"&amp;view=1&amp;seat=2"}
        step = at.replace("/replay", "/step/3")
        assert lines(await anna.browse("GET", f"{step}?seat=2&view=1")) == lines(page)


@pytest.mark.sample(2)
@pytest.mark.parametrize("asked", ["view=9", "view=x", "seat=9", "seat=-1", "view=0"])
async def test_a_viewpoint_or_seat_that_is_not_there_counts_as_not_asked_for(
    tmp_path: Path, asked: str
) -> None:
    async with Inside("", tmp_path) as inside:
        anna, match = await Somebody(inside).arrive(), played("imhotep")
        at = await replay_of(anna, match)
        page = await anna.browse("GET", f"{at}?{asked}")
        assert page.status == 200
        assert [step for step in lines(page) if step] == list(range(1, len(match.played) + 1))


@pytest.mark.parametrize("game", iteru.games())
async def test_every_round_can_be_reached(tmp_path: Path, game: str) -> None:
    async with Inside("", tmp_path) as inside:
        anna, match = await Somebody(inside).arrive(), played(game)
        page = await anna.browse("GET", await replay_of(anna, match))
        select = page.text[page.text.index("data-rounds") : page.text.index("</select>")]
        begins = [int(at) for at in re.findall(r'value="(\d+)"', select)]
        assert begins == [one.begins for one in story_of(match).rounds]


async def test_a_game_is_continued_against_the_level_one_plays(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        at = await replay_of(anna, played("imhotep"))
        offered = re.compile(r'<option value="(\w+)" selected>')

        async def rival() -> list[str]:
            page = (await anna.browse("GET", at)).text
            return offered.findall(page[page.index('<select id="bot"') :].partition("</select>")[0])

        assert await rival() == [LEVELS[0]]
        await anna.browse("POST", "/play/imhotep", {"level": LEVELS[2]})
        assert await rival() == [LEVELS[2]]


# In a browser


@pytest.fixture
def reader(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody at the replay of a game of Imhotep."""
    guest = server.guest()
    file = {"file": ("game.iteru", iteru.write_record(played("imhotep").record()).encode())}
    kept = guest.http.post("/records", data={"csrf": guest.csrf}, files=file)
    somebody = Person(browser, server)
    somebody.page.goto(str(kept.headers["location"]))
    yield somebody
    somebody.close()


def test_keys_go_by_moves_of_one_seat_and_by_rounds(reader: Person) -> None:
    page, match = reader.page, played("imhotep")
    rounds = [one.begins for one in story_of(match).rounds]
    where = page.locator(".where b")
    page.keyboard.press("Shift+ArrowRight")
    expect(where).to_have_text(str(rounds[1]))
    page.keyboard.press("Shift+ArrowRight")
    expect(where).to_have_text(str(rounds[2]))
    expect(page.locator("[data-rounds]")).to_have_value(str(rounds[2]))
    page.keyboard.press("Home")
    expect(where).to_have_text("0")
    page.keyboard.press("2")
    page.wait_for_url(re.compile(r"seat=2"))
    of_petr = [number for number, one in enumerate(match.played, start=1) if one.seat == 1]
    for step in of_petr[:3]:
        page.keyboard.press("ArrowRight")
        expect(where).to_have_text(str(step))
    page.keyboard.press("End")
    expect(where).to_have_text(str(len(match.played)))
    page.keyboard.press("0")
    page.wait_for_url(re.compile(r"seat=0"))


def test_the_address_names_the_position_and_a_reload_stays_there(reader: Person) -> None:
    page = reader.page
    page.locator("[popovertarget=looking]").click()
    page.locator("[name=view]").select_option("2")
    page.wait_for_url(re.compile(r"view=2"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".where b")).to_have_text("2")
    page.wait_for_url(re.compile(r"\?at=2&view=2"))
    assert page.locator(".looking [data-copy]").get_attribute("data-copy") == page.url
    page.reload()
    expect(page.locator(".where b")).to_have_text("2")
    expect(page.locator("[name=view]")).to_have_value("2")


def test_the_beginning_has_room_in_the_log(reader: Person) -> None:
    box = reader.page.locator(".steps-log [data-at='0'] span").bounding_box()
    assert box is not None
    assert box["width"] > 100, "as wide as the lines below it"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lines_of_the_game_stand_out_by_day_and_by_night(
    reader: Person, scheme: Literal["light", "dark"]
) -> None:
    reader.page.emulate_media(color_scheme=scheme)
    contrasts = reader.page.evaluate(CONTRASTS)
    assert len(contrasts) == 2
    assert min(contrasts) >= 3


def test_the_list_of_keys_has_those_of_a_replay(reader: Person) -> None:
    reader.page.keyboard.press("?")
    expect(reader.page.locator("#shortcuts")).to_contain_text("Go to the previous or next round")
    expect(reader.page.locator("#shortcuts")).to_contain_text("Show the moves of one seat")


def test_a_shared_link_shows_the_board_for_the_screen_it_is_opened_on(
    browser: Browser, server: Server, reader: Person
) -> None:
    phone = Person(browser, server, 390, 844, touch=True)
    phone.page.goto(reader.page.url)
    expect(phone.page.locator(".pan > .blocks")).to_be_visible()
    phone.close()
