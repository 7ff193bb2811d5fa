"""A person's page: what they see there, what others see, and how it looks in a browser."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import event, update

import iteru
from iteru.engine.ranking import POINTS, Rank
from iteru.table import endings, schema
from iteru.table.endings import Ending, Endings, ending_of
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.people import Person as Player
from iteru.table.storage import Storage
from iteru.web.pages.profile import decided
from iteru.web.texts import page_words
from tests.conftest import run_apart
from tests.table.test_storytelling import whole_game
from tests.web.browser import Person
from tests.web.conftest import Server
from tests.web.inside import Inside, Somebody
from tests.web.signed import SECRET, begin_session, signed_cookie

PASSWORD = "of no importance"


async def finish(
    house: House,
    host: Player,
    game: str = "imhotep",
    others: tuple[str | Player, ...] = ("Amira",),
    listed: bool = True,
    seed: int = 5,
    **columns: object,
) -> str:
    """A game that was dealt fairly and played to its end: with accounts, names typed at one screen, or bots (`bot:scribe`)."""
    seats = len(others) + 1
    sit: list[dict[str, object]] = [{"kind": "me"}]
    for one in others:
        name = one.name if isinstance(one, Player) else one
        is_bot = name.startswith("bot:")
        sit.append({"kind": "bot", "bot": name[4:]} if is_bot else {"kind": "local", "name": name})
    moves = whole_game(game, seats, seed)
    table = await house.open_table(host, game, {}, sit, seed, listed, moves)
    ended = {"scores": json.dumps(table.match.state.scores()), "house": "0" * 64, "salt": "0" * 64}
    ended["winners"] = json.dumps(table.match.winners())
    async with house.storage.change() as connection:
        its = update(schema.tables).where(schema.tables.c.id == table.id)
        await connection.execute(its.values(**ended, **columns))
        for seat, one in enumerate(others, start=1):
            if isinstance(one, Player):
                own = (schema.seats.c.table_id == table.id) & (schema.seats.c.seat == seat)
                sat = update(schema.seats).where(own)
                await connection.execute(sat.values(kind="person", person=one.id, name=one.name))
    house.tables.pop(table.id)
    return table.id


async def signed_in(inside: Inside, name: str) -> tuple[Somebody, Player]:
    """Somebody with a new account."""
    somebody = await Somebody(inside).arrive()
    await somebody.browse("POST", "/account/take", {"name": name, "password": PASSWORD})
    player = await inside.house.people.sign_in(name, PASSWORD)
    return await somebody.arrive(), player


async def test_a_stranger_sees_finished_games_that_were_listed_and_no_others(
    tmp_path: Path,
) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        house = inside.house
        public = await finish(house, player, others=("Amira",))
        private = await finish(house, player, "egizia", ("Petr", "Jonas"), listed=False)
        running = await house.open_table(
            player, "pharaon", {}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        )
        waiting = await house.open_table(
            player, "imhotep", {}, [{"kind": "me"}, {"kind": "friend"}]
        )
        own = (await anna.browse("GET", "/people/anna")).text
        for table in (public, private, running.id, waiting.id):
            assert f"/t/{table}" in own
        seen = await Somebody(inside).browse("GET", "/people/anna")
        assert seen.status == 200
        assert f"/t/{public}" in seen.text
        for table in (private, running.id, waiting.id):
            assert table not in seen.text
        for word in ("Egizia", "Jonas", "against the bots", "Games in progress", "2 games"):
            assert word not in seen.text, word
        assert "1 game ·" in seen.text


async def test_the_score_against_bots_is_for_the_person_alone(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        await finish(inside.house, player, others=("bot:scribe", "bot:scribe"))
        own = (await anna.browse("GET", "/people/Anna")).text
        assert len(re.findall(r"\d won, \d lost", own)) == 1
        assert len(re.findall(r'<rect class="(laid|place)" x="1"', own)) == 1
        petr, _ = await signed_in(inside, "Petr")
        assert "lost" not in (await petr.browse("GET", "/people/Anna")).text


@pytest.mark.parametrize(
    "name",
    ["nobody", "guest", "Guest", "", " ", "a/b", "..%2F..", "%00", "x" * 400, "%F0%9F%90%AA"],
)
async def test_under_a_bad_name_there_is_nobody(tmp_path: Path, name: str) -> None:
    async with Inside("", tmp_path) as inside:
        await Somebody(inside).arrive()
        page = await Somebody(inside).browse("GET", f"/people/{name}")
        assert page.status == 404
        assert "cracked" in page.text


async def test_guests_have_no_page(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        guest = await Somebody(inside).arrive()
        await guest.browse("POST", "/account/name", {"name": "Mira"})
        assert (await guest.browse("GET", "/people/mira")).status == 404
        assert "/people/" not in (await guest.browse("GET", "/account")).text


async def test_who_takes_another_name_is_found_under_neither_by_others(tmp_path: Path) -> None:
    """Else the page would tell strangers with which name somebody signs in."""
    async with Inside("", tmp_path) as inside:
        anna, _ = await signed_in(inside, "Anna")
        await anna.browse("POST", "/account/name", {"name": "Zora"})
        for name in ("anna", "zora"):
            assert (await Somebody(inside).browse("GET", f"/people/{name}")).status == 404
        own = await anna.browse("GET", "/people/anna")
        assert own.status == 200
        assert "Zora" in own.text


def test_a_name_with_any_letters_leads_to_its_page(server: Server) -> None:
    anna = server.guest()
    anna.post("/account/take", name="Žofie / 100 % & <b>?", password=PASSWORD)
    found = re.search(r'href="(/people/[^"]+)"', anna.http.get("/account").text)
    assert found is not None
    assert found[1] == f"/people/{quote('žofie / 100 % & <b>?', safe='')}"
    own = anna.http.get(found[1])
    assert own.status_code == 200
    assert "&lt;b&gt;" in own.text
    assert "<b>?" not in own.text


async def test_names_lead_to_the_pages_of_accounts_only(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        _, petr = await signed_in(inside, "Petr")
        await finish(inside.house, player, others=(petr, "Mira", "bot:greedy"))
        page = (await anna.browse("GET", "/people/anna")).text
        history = page[page.index('id="history"') :]
        assert re.findall(r'href="(/people/[^"]+)"', history) == ["/people/petr"]


async def test_seats_typed_for_others_and_records_are_not_ones_own_games(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, _ = await signed_in(inside, "Anna")
        match = iteru.Match(iteru.game("imhotep"), 2, 5, names=["Anna", "Petr"])
        for seat, move in whole_game("imhotep", 2):
            match.play(seat, move)
        await anna.upload("/records", iteru.write_record(match.record()))
        page = (await anna.browse("GET", "/people/anna")).text
        assert "Your first game will stand here." in page
        assert "no finished game yet" in page


async def test_what_decided_and_where_points_came_from_is_as_the_result_says(
    tmp_path: Path,
) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        table = await finish(inside.house, player)
        page = (await anna.browse("GET", "/people/anna")).text
        live = await inside.house.table(table)
        sources = live.game.breakdown(live.match.state)
        own = {name: points[0] for name, points in sources.items()}
        words = page_words("en", iteru.meta("imhotep"))
        best = max(own, key=lambda name: own[name])
        assert f"Strongest source: {words.say(f'score-{best}')}, {own[best]} a game" in page
        said = decided(0, ending_of(live.match), words)
        assert said
        assert said in page


def test_a_tie_is_told_by_what_broke_it() -> None:
    words = page_words("en", iteru.meta("imhotep"))
    ranks = (Rank(1, 1, ""), Rank(0, 2, "sled"), Rank(2, 3, POINTS))
    ending = Ending(ranks, (30, 30, 20), {"pyramids": (10, 20, 5), "temple": (20, 10, 15)})
    assert (
        decided(0, ending, words) == decided(1, ending, words) == "a tie: more stones on the sled"
    )
    assert decided(2, ending, words) == "Pyramids: 5 to 20"
    shared = Ending((Rank(0, 1, ""), Rank(1, 1, "")), (30, 30), {"temple": (30, 30)})
    assert decided(0, shared, words).startswith("nothing")
    assert decided(0, None, words) == ""


async def test_practice_and_known_deals_are_listed_but_not_counted(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        await finish(inside.house, player, practice=False)
        await finish(inside.house, player, practice=True, seed=6)
        page = (await anna.browse("GET", "/people/anna")).text
        assert "of 1 won" in page
        assert len(re.findall(r"/t/[\w-]+/replay", page)) == 2
        assert "practice" in page


async def test_many_games_cost_few_queries_and_endings_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        ids = [await finish(inside.house, player, seed=seed) for seed in range(1, 16)]
        read: list[str] = []
        whole = endings.read_ending

        async def counted(house: House, summary: object) -> Ending | None:
            read.append(summary.id)  # type: ignore[attr-defined]
            return await whole(house, summary)  # type: ignore[arg-type]

        monkeypatch.setattr(endings, "read_ending", counted)
        page = (await anna.browse("GET", "/people/anna")).text
        assert len(re.findall(r"/t/[\w-]+/replay", page)) == len(read) == 12
        assert "15 games" in page
        assert set(read) <= set(ids)
        asked = queries(inside)
        await anna.browse("GET", "/people/anna")
        assert len(read) == 12
        assert asked() <= 16, "the same for one game and for many"


def queries(inside: Inside) -> Callable[[], int]:
    """Counts what the database is asked from now on."""
    found: list[str] = []
    engine = inside.house.storage.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *its: found.append(its[2]))
    return lambda: len(found)


async def test_what_cannot_be_told_any_more_is_left_out(tmp_path: Path) -> None:
    async with Inside("", tmp_path) as inside:
        anna, player = await signed_in(inside, "Anna")
        await finish(inside.house, player, rules=0)
        page = await anna.browse("GET", "/people/anna")
        assert page.status == 200
        assert "Imhotep" in page.text
        assert "Strongest source" not in page.text


async def test_the_oldest_endings_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endings, "MOST_KEPT", 2)
    async with Inside("", tmp_path) as inside:
        _, player = await signed_in(inside, "Anna")
        ids = [await finish(inside.house, player, seed=seed) for seed in (1, 2, 3)]
        kept = Endings()
        for summary in await inside.house.storage.summaries(ids):
            assert await kept.of(inside.house, summary) is not None
        assert len(kept.told) == 2


# In a browser


async def lay_out(data: Path) -> None:
    data.mkdir(parents=True, exist_ok=True)
    storage = Storage(f"sqlite+aiosqlite:///{data / 'iteru.db'}")
    await migrate(storage)
    house = House(storage)
    anna = await house.people.new_account("Anna", PASSWORD)
    await begin_session(house, anna)
    for seed, game in enumerate(iteru.games(), start=1):
        await finish(house, anna, game, ("bot:scribe",), seed=seed)
    await house.stop()


@pytest.fixture(scope="module")
def with_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("profile")
    run_apart(lay_out(data))
    server = Server(data, ITERU_SECRET=SECRET)
    yield server
    server.stop()


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_the_page_shows_all_games_and_leads_to_them(
    browser: Browser, with_games: Server, width: int
) -> None:
    anna = Person(browser, with_games, width, 900, touch=width < 1000)
    anna.context.add_cookies([{"name": "iteru", "value": signed_cookie(), "url": with_games.url}])
    anna.page.goto("/account")
    anna.page.locator(".to-page a").click()
    expect(anna.page.locator("h1")).to_have_text("Anna")
    expect(anna.page.locator(".tablets > li")).to_have_count(len(iteru.games()))
    expect(anna.page.locator(".history tbody tr")).to_have_count(len(iteru.games()))
    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "nothing reaches beyond the edge"
    anna.page.locator(".history .button").first.click()
    anna.page.wait_for_url("**/replay")
    anna.close()
