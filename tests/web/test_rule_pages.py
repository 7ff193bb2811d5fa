"""The rules of a game on pages: aim first, legal words last, numbered rules, and all cards with the box that is played with."""

import gzip
import re
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import iteru
from iteru.kit.guide import read_guide
from iteru.kit.layers import LAYERS
from iteru.kit.shown import listed_cards
from iteru.terminal.rulebook import Rulebook
from iteru.web.pictures import kept_example, kept_minute
from iteru.web.texts import page_words
from iteru.words.rulings import rules_by_ruling
from tests.conftest import sqlite_at
from tests.web.inside import Inside, Somebody
from tests.web.test_boxes import record_with

PICTURE = re.compile(r'data-sheet="(\w+)" data-part="(\d+)"')
TWO_LOCALS = [{"kind": "local"}, {"kind": "local"}]


def plain(page: str) -> str:
    return unescape(page).replace("\N{NO-BREAK SPACE}", " ")


async def pictures_of(somebody: Somebody, page: str) -> list[ElementTree.Element]:
    """Returns the pictures that a page names, as the browser puts them in."""
    (sheet,) = {name for name, _ in PICTURE.findall(page)}
    layer = await somebody.browse("GET", f"/static/layers/{sheet}.svg")
    assert "immutable" in layer.header("cache-control")
    return list(ElementTree.fromstring(gzip.decompress(layer.body)))


# Rules


async def test_a_rule_page_begins_with_the_aim_and_ends_with_where_it_comes_from(
    tmp_path: Path,
) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        first = await reader.browse("GET", "/rules")
        assert first.header("location") == "/rules/imhotep", "the easiest"
        for name in iteru.games():
            page = (await reader.browse("GET", f"/rules/{name}")).text
            chapters = re.findall(r'<h2 id="(R\d+)"', page)
            assert chapters == re.findall(r'<a href="#(R\d+)"><span class="number">\1</span>', page)
            assert len(chapters) > 5
            lead = page.partition('<div class="lead">')[2].partition("</div>")[0]
            assert re.search(r"most points[^.]* wins", lead), "the aim comes first"
            parts = [
                page.index(f'<h2 id="{part}"') for part in ("R1", chapters[-1], "cards", "about")
            ]
            assert parts == sorted(parts)
            assert page.index("not affiliated with the designer") > parts[-1]
            assert "*(" not in page
            assert "<!--" not in page
            others = re.findall(
                r'<li><a href="/rules/(\w+)" title="[^"]+"><span class="emblem">', page
            )
            assert {name, *others} == set(iteru.games())


async def test_every_rule_is_an_anchor_and_is_linked_wherever_it_is_named(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for name in iteru.games():
            for lang in ("en", "cs"):
                page = (await reader.browse("GET", f"/rules/{name}", None, **speaking(lang))).text
                anchors = re.findall(r'<section class="one-rule" id="(R[\d.]+)"', page)
                assert anchors == Rulebook(iteru.meta(name), lang).numbers()
                named = set(re.findall(r'href="#(R\d+\.\d+)"', page))
                assert named <= set(anchors)
                body = re.sub(r"<a [^>]*>.*?</a>", "", page.partition("<article")[2])
                assert re.findall(r"\bR\d+\.\d+\b(?=[^>]*<)", body) == []


async def test_every_card_stands_with_its_values_on_the_rule_page(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for name in iteru.games():
            game = iteru.game(name)
            words = page_words("cs", game.meta)
            answer = await reader.browse("GET", f"/rules/{name}", None, **speaking("cs"))
            told = plain(answer.text.partition('<h2 id="cards"')[2].partition('<h2 id="about"')[0])
            for card in listed_cards(game):
                assert plain(words.phrase(card.name)) in told
                assert plain(words.phrase(card.does)) in told


async def test_the_rules_of_a_table_are_those_of_its_own_box_and_options(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        somebody = await Somebody(inside).arrive()
        addresses = []
        boxes: list[dict[str, object]] = [{"turn": {"take": 1}}, {}]
        for box in boxes:
            uploaded = await somebody.upload("/records", record_with(box))
            addresses.append(uploaded.header("location").rpartition("/")[0])
        corrected, as_printed = addresses
        for path in ("rules", "rules/text"):
            pages = [await somebody.browse("GET", f"{at}/{path}") for at in (corrected, as_printed)]
            notes = [page.text.count("In this box") for page in pages]
            assert notes[0] > notes[1] == 0
            assert 'class="in-force"' in pages[0].text, "with its options"
        assert "not affiliated" in pages[0].text


async def test_rules_lead_to_the_rulings_they_follow_and_back(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for name in iteru.games():
            for lang in ("en", "cs"):
                rules, rulings = [
                    (
                        await reader.browse("GET", f"/rules/{name}{path}", None, **speaking(lang))
                    ).text
                    for path in ("", "/rulings")
                ]
                cited = rules_by_ruling(iteru.meta(name), lang)
                for number, its_rules in cited.items():
                    ruling = rulings.partition(f'id="ruling-{number}"')[2].partition("</section>")[
                        0
                    ]
                    for rule in its_rules:
                        assert f'<a href="/rules/{name}#{rule}">{rule}</a>' in ruling
                        text = rules.partition(f'id="{rule}"')[2].partition("</section>")[0]
                        assert f'href="/rules/{name}/rulings#ruling-{number}"' in text
                assert rulings.count('id="ruling-') == len(cited) > 30


# Cards


async def test_every_card_is_on_the_page_of_its_game_drawn_and_in_words(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for name in iteru.games():
            for lang in ("en", "cs"):
                answer = await reader.browse("GET", f"/rules/{name}/cards", None, **speaking(lang))
                game = iteru.game(name)
                page, words, cards = (
                    plain(answer.text),
                    page_words(lang, game.meta),
                    listed_cards(game),
                )
                for part, card in enumerate(cards):
                    item = page.partition(f'<li id="{card.key}"')[2].partition("</li>")[0]
                    assert f'data-part="{part}"' in item
                    assert plain(words.phrase(card.name)) in item
                    assert plain(words.phrase(card.does)) in item
                    assert f"/rules/{name}#{card.rule}" in item
                assert len(await pictures_of(reader, answer.text)) == len(cards)


def speaking(lang: str) -> dict[str, str]:
    return {"accept-language": lang}


async def test_cards_are_those_of_the_servers_own_box_and_of_the_tables(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.statue]\ncount = 9\n", encoding="utf-8")
    async with Inside(sqlite_at(tmp_path), tmp_path, boxes={"imhotep": mine}) as inside:
        host = await Somebody(inside).arrive()
        await host.take_token()
        opened = await host.call("POST", "/tables", {"game": "imhotep", "seats": TWO_LOCALS})
        table = opened.json()["id"]
        for path in ("/rules/imhotep/cards", f"/t/{table}/cards"):
            page = plain((await host.browse("GET", path)).text)
            statue = page.partition('<li id="statue"')[2].partition("</li>")[0]
            assert "9 in the box" in statue
        assert f"/t/{table}/rules#R7.5" in statue, "a table's cards lead to the table's rules"


async def test_a_game_and_a_table_that_are_not_there_are_answered_in_a_sentence(
    tmp_path: Path,
) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for path in ("/rules/chess/cards", "/t/nothing/cards"):
            answer = await reader.browse("GET", path)
            assert answer.status == 404
            assert "Traceback" not in answer.text


async def test_a_forgotten_sheet_is_there_again_with_the_page(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        page = (await reader.browse("GET", "/rules/imhotep/cards")).text
        LAYERS.kept.clear()
        again = (await reader.browse("GET", "/rules/imhotep/cards")).text
        assert PICTURE.findall(page) == PICTURE.findall(again)
        assert await pictures_of(reader, again)


# Pictures


async def test_pictures_of_examples_are_fetched_once_and_nothing_else_is_kept(
    tmp_path: Path,
) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        page = (await reader.browse("GET", "/rules/imhotep", None, **speaking("cs"))).text
        (address,) = set(re.findall(r'src="([^"]*/examples/cs/temple-day.svg[^"]*)"', page))
        drawn = await reader.browse("GET", address)
        assert "immutable" in drawn.header("cache-control")
        assert ElementTree.fromstring(drawn.text).get("viewBox")
        kept = [its.cache_info().currsize for its in (kept_example, kept_minute)]
        for path in ("examples/cs/x", "examples/xx/temple", "minute/cs/99", "minute/xx/1"):
            for number in range(5):
                address = f"/static/games/imhotep/{path}{number}-day.svg"
                assert (await reader.browse("GET", address)).status == 404
        assert [its.cache_info().currsize for its in (kept_example, kept_minute)] == kept


async def test_the_page_shows_the_game_in_a_minute_and_tips(tmp_path: Path) -> None:
    async with Inside(sqlite_at(tmp_path), tmp_path) as inside:
        reader = await Somebody(inside).arrive()
        for name in iteru.games():
            answer = await reader.browse("GET", f"/rules/{name}", None, **speaking("cs"))
            minute = plain(answer.text.partition('class="minute"')[2].partition("</section>")[0])
            guide = read_guide(iteru.meta(name))
            assert guide is not None
            for sentence in guide.minute:
                assert sentence.say["cs"] in minute
            tips = plain(answer.text.partition('class="beginners"')[2].partition("</section>")[0])
            assert all(tip.say["cs"] in tips for tip in guide.tips)
            assert minute.count('class="day"') == len([one for one in guide.minute if one.shows])


async def test_examples_at_a_table_with_a_corrected_box_say_that_they_are_as_printed(
    tmp_path: Path,
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[turn]\ntake = 2\n", encoding="utf-8")
    for boxes, said in (({"imhotep": mine}, True), ({}, False)):
        async with Inside(sqlite_at(tmp_path), tmp_path, boxes=boxes) as inside:
            reader = await Somebody(inside).arrive()
            page = plain((await reader.browse("GET", "/rules/imhotep")).text)
            assert ("With the values as printed." in page) is said
