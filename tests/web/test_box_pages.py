"""Boxes on the page: corrected in a form, looked at, kept, played with, shared, downloaded and read in again."""

import gc
import html
import json
import re
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from weakref import ref

import pytest
from sqlalchemy import update

import iteru
from iteru.table import schema
from iteru.table.people import digest
from iteru.table.process import Failed
from iteru.table.shelf import MAX_GUEST_BOXES, OwnBox
from iteru.web import assets, pictures
from iteru.web.box_form import MAX_FIELDS
from iteru.web.rates import GUEST_BOXES
from tests.engine.packages import copy_hapi, copy_nim, found_in
from tests.table.test_boxes import try_out_here
from tests.web.inside import Answer, Inside, Somebody

FORM = {"content-type": "application/x-www-form-urlencoded"}
NEW = "/boxes/new/imhotep"
TAKE = {"figure": "turn", "key": "take", "v.take": "2", "name": "Mine"}
NASTY = "<b onclick=1>&\"'"


@asynccontextmanager
async def server(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Inside]:
    """The application, whose cage is this process: `tests/table/test_cage.py` has a real one."""
    async with Inside(database, folder, **settings) as inside:
        inside.house.cage.lane.do = try_out_here  # type: ignore[method-assign]
        yield inside


async def send(somebody: Somebody, path: str, fields: dict[str, Any], **headers: str) -> Answer:
    """A form, in which a field may be there several times."""
    body = urlencode({"csrf": somebody.csrf, **fields}, doseq=True).encode()
    return await somebody.send("POST", path, body, **FORM, **headers)


async def arrived(inside: Inside, name: str = "Anna", lang: str = "en") -> Somebody:
    somebody = await Somebody(inside).arrive()
    await somebody.browse("POST", "/account/name", {"name": name}, **in_language(lang))
    return somebody


async def saved(somebody: Somebody, path: str = NEW, **fields: Any) -> str:
    """Saves a box and returns its id."""
    answer = await send(somebody, path, {**TAKE, **fields, "do": "save"})
    assert answer.status == 303, text_of(answer)
    found = re.match(r"/boxes/([\w-]{16})/edit", answer.header("location"))
    assert found is not None
    return found[1]


async def pressed(somebody: Somebody, page: Answer, button: str, path: str = NEW) -> Answer:
    """The form of a page sent back by one of its buttons."""
    return await send(somebody, path, {**fields_of(page), "do": button})


async def table_with(
    somebody: Somebody, box: str, other: str = "bot-random", game: str = "imhotep", **more: str
) -> str:
    """Opens a listed table with a box, and returns its address."""
    fields = {"box": box, "seat-0": "me", "seat-1": other, "listed": "yes", **more}
    opened = await send(somebody, f"/new/{game}", fields)
    return opened.header("location")


async def box_of(inside: Inside, box_id: str) -> OwnBox:
    return await inside.house.shelf.box(box_id)


def in_language(lang: str) -> dict[str, str]:
    return {"accept-language": lang}


def text_of(answer: Answer) -> str:
    """What stands on a page, without tags."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", answer.text)).split()).replace(
        "\u00a0", " "
    )


def fields_of(answer: Answer) -> dict[str, Any]:
    """The fields of the form on a page, as a browser would send them."""
    found: dict[str, Any] = {}
    form = answer.text.partition('<form id="box"')[2].partition("</form>")[0]
    for tag in re.findall(r"<input[^>]*>|<select.*?</select>", form, re.DOTALL):
        name = re.search(r'\bname="([^"]*)"', tag)
        value = re.search(r'<option value="([^"]*)" selected', tag) or re.search(
            r'\bvalue="([^"]*)"', tag
        )
        is_off = 'type="radio"' in tag and " checked" not in tag
        if name and not is_off and 'type="file"' not in tag:
            found.setdefault(html.unescape(name[1]), []).append(
                html.unescape(value[1]) if value else ""
            )
    return found


# The form


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Burial chamber", "Side B", "Points for the places of four players", "0 to 1,000")),
        ("cs", ("Hrobka", "Strana B", "Body za pořadí čtyř hráčů", "0 až 1 000")),
    ],
)
async def test_the_form_shows_values_with_sources_and_what_may_stand_there(
    tmp_path: Path, lang: str, words: tuple[str, ...]
) -> None:
    async with server(tmp_path) as inside:
        anna = Somebody(inside)
        page = await anna.browse("GET", f"{NEW}?figure=burial_chamber.B", None, **in_language(lang))
        said = text_of(page)
        assert [word for word in words if word not in said] == []
        note = iteru.game("imhotep").box["burial_chamber.B"].note_in(lang)
        assert note in said
        assert "reconstructed" in page.text
        assert fields_of(page)["v.places_for_4"] == ["8", "4", "2", "1"]
        assert "v.rows" not in fields_of(page)  # the rulebook states it: to be opened first


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", iteru.games())
async def test_every_figure_has_a_form_that_changes_nothing_by_itself(
    tmp_path: Path, name: str
) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        paths = list(iteru.game(name).box.figures)
        inside.house.cage.lane.do = no_pictures  # type: ignore[assignment]
        for path in [*paths[:: max(1, len(paths) // 12)], paths[-1]]:
            page = await anna.browse("GET", f"/boxes/new/{name}?figure={path}")
            opened = await send(anna, f"/boxes/new/{name}", fields_of(page))
            assert page.status == opened.status == 200, path
            assert fields_of(opened)["draft"] == ["{}"], path


async def nothing_wrong(*_: Any) -> tuple[()]:
    return ()


async def no_pictures(*_: Any) -> Any:
    raise Failed("no pictures", "KeyError")


async def test_a_box_is_saved_under_its_name_and_listed(database: str, tmp_path: Path) -> None:
    async with server(tmp_path, database) as inside:
        anna = await arrived(inside)
        box = await box_of(inside, await saved(anna, name="Má krabice"))
        assert (box.name, box.author, box.corrections) == (
            "Má krabice",
            "Anna",
            {"turn": {"take": 2}},
        )
        edited = await anna.browse("GET", f"/boxes/{box.id}/edit?saved=yes")
        assert "Saved." in text_of(edited)
        listed = text_of(await anna.browse("GET", "/boxes"))
        assert "Má krabice Imhotep · 1 value" in listed


async def test_what_is_entered_for_several_things_is_saved_together(tmp_path: Path) -> None:
    """Two numbers of a set change places: neither fits without the other."""
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        path = "/boxes/new/valley_of_the_kings"
        first = await anna.browse("GET", f"{path}?figure=cards.tyet_amulet")
        first = await pressed(anna, first, "open:number", path)
        values = iteru.game("valley_of_the_kings").box
        tyet, djed = [
            str(values[f"cards.{card}"].values["number"]) for card in ("tyet_amulet", "djed_amulet")
        ]
        fields = {**fields_of(first), "v.number": djed}
        second = await send(anna, path, {**fields, "do": "go:cards.djed_amulet"})
        assert "Something does not fit yet" in text_of(second)
        fields = {**fields_of(second), "v.number": tyet, "name": "Swapped"}
        box = await box_of(inside, await saved(anna, path, **fields))
        assert box.corrections["cards"] == {
            "tyet_amulet": {"number": int(djed)},
            "djed_amulet": {"number": int(tyet)},
        }


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "9 does not fit here. It can be: a whole number from 1 to 5."),
        ("cs", "9 sem nepatří. Může tu být: celé číslo od 1 do 5."),
    ],
)
async def test_a_bad_value_gets_a_sentence_beside_it_and_nothing_is_lost(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside, lang=lang)
        draft = json.dumps({"wrath": {"penalty": 7}})
        fields = {**TAKE, "v.take": "9", "name": "Kept name", "draft": draft, "do": "save"}
        page = await send(anna, NEW, fields, **in_language(lang))
        assert page.status == 422
        beside = re.search(r'<p class="problem" id="problem-take"[^>]*>(.*?)</p>', page.text)
        assert beside is not None
        assert beside[1].replace("\u00a0", " ") == sentence
        assert re.search(r'name="v.take" value="9"[^>]*aria-invalid="true"', page.text)
        assert re.search(r'name="v.take"[^>]*aria-describedby="problem-take hint-take"', page.text)
        assert re.search(r'data-key="take" data-wrong', page.text)
        kept = fields_of(page)
        assert kept["name"] == ["Kept name"]
        assert json.loads(kept["draft"][0]) == {"wrath": {"penalty": 7}, "turn": {"take": 9}}
        assert await inside.house.shelf.boxes_of(await person_of(inside, anna)) == []


async def person_of(inside: Inside, somebody: Somebody) -> Any:
    await somebody.take_token()
    found = await inside.house.people.by_digest(digest(somebody.token))
    assert found is not None
    return found


@pytest.mark.sample(3)
@pytest.mark.parametrize("typed", ["two", "2.5", "", " ", "9" * 40, "٣", "1e3"])
async def test_what_is_no_number_is_refused_as_it_was_typed(tmp_path: Path, typed: str) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        page = await send(anna, NEW, {**TAKE, "v.take": typed, "do": "save"})
        assert page.status == 422
        assert "does not fit here" in text_of(page)
        assert fields_of(page)["v.take"] == [typed.strip()]


async def test_the_form_opens_where_the_first_value_does_not_fit(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        draft = json.dumps({"obelisks": {"B": {"further": -3}}})
        page = await send(anna, NEW, {**TAKE, "draft": draft, "do": "save"})
        assert page.status == 422
        assert fields_of(page)["figure"] == ["obelisks.B"]
        assert json.loads(fields_of(page)["draft"][0])["turn"] == {"take": 2}


async def test_a_look_shows_the_card_as_it_is_corrected(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        fields = {"figure": "cards.urn", "key": "cost", "v.cost": "29"}
        answer = await send(anna, "/boxes/new/valley_of_the_kings/preview", fields)
        drawn = answer.json()["html"]
        assert ">29<" in drawn
        assert "as you correct it" in drawn
        assert 'data-part="notes.cost"' in drawn
        wrong = await send(
            anna, "/boxes/new/valley_of_the_kings/preview", {**fields, "v.cost": "99"}
        )
        assert 'id="problem-cost"' in wrong.json()["html"]


async def test_lists_grow_shrink_and_change_their_shape(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = await anna.browse("GET", f"{NEW}?figure=obelisks.B")
        page = await pressed(anna, page, "more:v.towers")
        assert fields_of(page)["v.towers"] == ["12", "9", "7", "6", "5", "4", ""]
        page = await pressed(anna, page, "less:v.towers.1")
        assert fields_of(page)["v.towers"] == ["12", "7", "6", "5", "4"]
        page = await pressed(anna, page, "shape:v.towers")
        assert fields_of(page)["v.towers.2"] == ["12", "7", "6", "5", "4"]
        page = await pressed(anna, page, "less:v.towers.2.0")
        assert fields_of(page)["v.towers.2"] == ["7", "6", "5", "4"]
        assert fields_of(page)["v.towers.1"] == ["12", "7", "6", "5", "4"]
        page = await pressed(anna, page, "back:obelisks.B:towers")
        assert fields_of(page)["v.towers"] == ["12", "9", "7", "6", "5", "4"]
        assert fields_of(page)["draft"] == ["{}"]


async def test_what_the_rulebook_states_is_corrected_only_after_asking(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = await anna.browse("GET", f"{NEW}?figure=wrath")
        assert "v.penalty" not in fields_of(page)
        page = await pressed(anna, page, "open:penalty")
        assert fields_of(page)["v.penalty"] == ["5"]


async def test_a_word_may_be_called_by_its_name_in_the_readers_language(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside, lang="cs")
        czech = in_language("cs")
        page = await anna.browse("GET", f"{NEW}?figure=pyramids.B", None, **czech)
        fields = fields_of(page)
        assert fields["v.spaces.0"][1] == "karta tržiště"
        fields["v.spaces.0"][1:2] = ["Naložit kámen"]
        page = await send(anna, NEW, fields, **czech)
        draft = json.loads(fields_of(page)["draft"][0])
        assert draft["pyramids"]["B"]["spaces"][0] == [2, "load", 1, "stones", 4]


async def test_the_next_thing_to_check_is_opened(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        seen = []
        page = await anna.browse("GET", NEW)
        for _ in range(4):
            seen += fields_of(page)["figure"]
            page = await pressed(anna, page, "next")
        assert seen == ["pyramids.B", "burial_chamber.B", "obelisks.B", "pyramids.B"]


# Keeping


async def test_a_box_that_differs_in_nothing_is_not_saved(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        page = await send(anna, NEW, {**TAKE, "v.take": "3", "do": "save"})
        assert page.status == 400
        assert "Nothing differs from our values yet." in text_of(page)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\u200b"])
async def test_a_box_without_a_name_is_not_saved(tmp_path: Path, name: str) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        page = await send(anna, NEW, {**TAKE, "name": name, "do": "save"})
        assert page.status == 400
        assert "A box needs a name" in text_of(page)
        assert fields_of(page)["v.take"] == ["2"]


async def test_of_two_windows_the_older_one_is_told_and_loses_nothing(
    database: str, tmp_path: Path
) -> None:
    async with server(tmp_path, database) as inside:
        anna = await arrived(inside)
        box = await saved(anna)
        edit = f"/boxes/{box}/edit"
        await saved(anna, edit, version="0", **{"v.take": "1"})
        stale = await send(anna, edit, {**TAKE, "version": "0", "v.take": "4", "do": "save"})
        assert stale.status == 409
        assert "changed in another window" in text_of(stale)
        assert fields_of(stale)["v.take"] == ["4"]
        assert (await box_of(inside, box)).corrections == {"turn": {"take": 1}}
        again = await send(anna, edit, {**fields_of(stale), "do": "save"})
        assert again.status == 303
        assert (await box_of(inside, box)).corrections == {"turn": {"take": 4}}


async def test_the_box_of_somebody_else_can_be_seen_and_copied_but_not_changed(
    tmp_path: Path,
) -> None:
    async with server(tmp_path) as inside:
        anna, eva = await arrived(inside), await arrived(inside, "Eva")
        box = await saved(anna)
        shared = text_of(await eva.browse("GET", f"/boxes/{box}"))
        assert "corrected by Anna. guest" in shared
        assert "Stones taken in a turn we have 3 → here 2" in shared
        for method, path in (("GET", "edit"), ("POST", "edit"), ("POST", "delete")):
            form = None if method == "GET" else {"do": "save"}
            refused = await eva.browse(method, f"/boxes/{box}/{path}", form)
            assert refused.status == 403, path
        copied = await eva.browse("POST", f"/boxes/{box}/copy", {})
        own = await box_of(inside, copied.header("location").split("/")[2])
        assert (own.author, own.corrections, own.id != box) == ("Eva", {"turn": {"take": 2}}, True)
        assert (await anna.browse("POST", f"/boxes/{box}/delete", {})).status == 303
        assert (await eva.browse("GET", f"/boxes/{box}")).status == 404
        assert (await eva.browse("GET", f"/boxes/{own.id}")).status == 200


async def test_a_form_without_its_token_changes_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        box = await saved(anna)
        for path in (NEW, f"{NEW}/preview", f"/boxes/{box}/edit", f"/boxes/{box}/copy"):
            refused = await send(anna, path, {**TAKE, "csrf": "forged", "do": "save"})
            assert refused.status == 403, path


async def test_names_are_shown_as_they_are_and_never_as_html(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside, NASTY)
        box = await saved(anna, name=NASTY)
        table = await table_with(anna, box)
        pages = ("/boxes", f"/boxes/{box}", f"/boxes/{box}/edit", f"/new/imhotep?box={box}", "/")
        for path in (*pages, table):
            page = await anna.browse("GET", path)
            assert page.status == 200, path
            assert "<b onclick" not in page.text
            assert "onclick=1" in html.unescape(page.text)


@pytest.mark.parametrize("shown", ["cards", "board"])
async def test_a_card_named_like_html_is_drawn_as_words(tmp_path: Path, shown: str) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        path = "/boxes/new/valley_of_the_kings"
        fields = {"figure": "cards.urn", "key": "name", "v.name": "<b>Jug</b>", "name": "x"}
        drawn = (await send(anna, f"{path}/preview", fields)).json()["html"]
        assert "<b>Jug</b>" not in drawn
        assert "Jug" in drawn
        box = await saved(anna, path, **fields)
        assert "<b>Jug</b>" not in (await anna.browse("GET", f"/boxes/{box}")).text


# Playing


async def test_a_table_says_whose_box_it_plays_with_and_so_does_its_record(
    database: str, tmp_path: Path
) -> None:
    async with server(tmp_path, database) as inside:
        anna, eva = await arrived(inside), await arrived(inside, "Eva")
        box = await saved(anna)
        offered = await eva.browse("GET", f"/new/imhotep?box={box}")
        assert f'<option value="{box}" selected>“Mine” by Anna (1 value)' in offered.text
        table = await table_with(eva, box, "local", **{"name-1": "Petr"})
        said = text_of(await eva.browse("GET", table))
        assert "Played with: “Mine” by Anna guest · See the box" in said
        assert "Stones taken in a turn we have 3 → here 2" in said
        assert "Box: “Mine” by Anna" in text_of(await anna.browse("GET", "/"))
        live = await inside.house.table(table.removeprefix("/t/"))
        record = iteru.write_record(live.match.record())
        assert '{"author": "Anna", "name": "Mine", "turn": {"take": 2}}' in record
        await anna.browse("POST", f"/boxes/{box}/delete", {})
        later = text_of(await eva.browse("GET", table))
        assert "Played with: “Mine” by Anna as stated then" in later
        assert "See the box" not in later


async def test_programs_open_tables_with_a_box(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        box = await saved(anna)
        await anna.take_token()
        seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
        given = {"game": "imhotep", "seats": seats, "box": box}
        opened = await anna.call("POST", "/tables", given)
        assert opened.status == 201, opened.text
        its = opened.json()["box"]
        assert (its["name"], its["author"]) == ("Mine", "Anna")
        assert its["corrected"] == {"turn": {"take": 2}}
        other = await anna.call("POST", "/tables", {**given, "game": "egizia"})
        assert (other.status, other.json()["error"]) == (403, "box-of-other-game")
        none = await anna.call("POST", "/tables", {**given, "box": "x" * 16})
        assert (none.status, none.json()["error"]) == (404, "no-such-box")


@pytest.mark.parametrize("box", ["x" * 16, "../../x", "\x00", "é" * 16])
async def test_a_table_with_a_box_that_is_not_there_is_refused_at_the_form(
    tmp_path: Path, box: str
) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        fields = {"box": box, "seat-0": "me", "seat-1": "bot-greedy"}
        refused = await send(anna, "/new/imhotep", fields)
        assert refused.status == 404
        assert "There is no such box." in text_of(refused)
        assert '<option value="bot-greedy" selected>' in refused.text


# Files


async def test_a_downloaded_file_gives_the_same_box_everywhere(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        path = "/boxes/new/valley_of_the_kings"
        draft = {
            "cards": {
                "urn": {"name": {"en": "Jug", "cs": "Džbán"}, "cost": 4, "note": "druhé\nvydání"},
                "boat": {"action": ["draw 3", "discard 1"], "repeatable": True},
            }
        }
        box = await saved(anna, path, figure="hand", key=[], draft=json.dumps(draft), name="“Moje”")
        file = await anna.browse("GET", f"/boxes/{box}/file")
        assert 'filename="valley_of_the_kings-box.toml"' in file.header("content-disposition")
        (tmp_path / "mine.toml").write_bytes(file.body)
        played = iteru.game("valley_of_the_kings", tmp_path / "mine.toml")
        plain = iteru.game("valley_of_the_kings", draft)
        assert played.box.fingerprint == plain.box.fingerprint
        assert (played.box.name, played.box.author) == ("“Moje”", "Anna")
        read = await read_in(anna, path, file.text)
        assert json.loads(fields_of(read)["draft"][0]) == draft
        assert fields_of(read)["name"] == ["“Moje”"]
        unsaved = await pressed(anna, read, "file", path)
        assert tomllib.loads(unsaved.text) == {"name": "“Moje”", **draft}


async def read_in(somebody: Somebody, path: str, file: str, **fields: str) -> Answer:
    """The form with a file, as browsers send it."""
    boundary = "part"
    given = {"csrf": somebody.csrf, "name": "Mine", "do": "read", **fields}
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in given.items()
    ]
    head = 'form-data; name="file"; filename="mine.toml"'
    parts += [f"--{boundary}\r\nContent-Disposition: {head}\r\n\r\n{file}\r\n--{boundary}--\r\n"]
    kind = {"content-type": f"multipart/form-data; boundary={boundary}"}
    return await somebody.send("POST", path, "".join(parts).encode("utf-8", "replace"), **kind)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("[turn\ntake = 2", "is not TOML: look at line 1"),
        ("take = ", "is not TOML"),
        ("a = " + "[" * 3000, "is not TOML"),
        ("[turn]\nnote = '" + "x" * 41_000 + "'", "The corrections are too large"),
        ("[a.b.c.d.e.f.g.h.i.j]\nk = 1", "nested at most 8 deep"),
        ("[turn]\ntake = nan", "These hold something else"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_and_nothing_is_lost(
    tmp_path: Path, file: str, sentence: str
) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        entered = {"figure": "turn", "key": "take", "v.take": "2"}
        page = await read_in(anna, NEW, file, **entered)
        assert sentence in text_of(page)
        assert json.loads(fields_of(page)["draft"][0]) == {"turn": {"take": 2}}


async def test_what_the_game_does_not_have_is_told_and_can_be_left_out(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        file = "[boats]\nsize = 2020-01-01\n[turn]\ngive = 1\ntake = 2\n"
        page = await read_in(anna, NEW, file)
        said = text_of(page)
        assert "There is no “boats” in the box." in said
        assert "turn has no value “give”." in said
        refused = await pressed(anna, page, "save")
        assert refused.status == 422
        page = await pressed(anna, page, "back:boats")
        page = await pressed(anna, page, "back:turn:give")
        assert json.loads(fields_of(page)["draft"][0]) == {"turn": {"take": 2}}
        assert "Something does not fit" not in text_of(page)


# Attacks


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "draft",
    [
        "[" * 30_000,
        '{"a":' * 5_000 + "1" + "}" * 5_000,
        '{"turn": {"take": NaN}}',
        '["turn"]',
        "null",
        "{",
        '{"\\ud800": 1}',
        json.dumps({"turn": {"note": "x" * 50_000}}),
    ],
)
async def test_a_draft_that_no_form_carries_is_refused_in_words(tmp_path: Path, draft: str) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        for path in (NEW, f"{NEW}/preview"):
            answer = await send(anna, path, {**TAKE, "draft": draft, "do": "save"})
            assert answer.status == 400, answer.text[:200]
            assert "too large" in text_of(answer)
        assert await inside.house.shelf.boxes_of(await person_of(inside, anna)) == []


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "draft",
    [
        {"turn": 3},
        {"turn": {"take": {"deep": {"er": [1, [2, [3]]]}}}},
        {"turn": {"take": [2] * 5_000}},
        {"x" * 5_000: {"y": 1}},
        {"cards": {"lever": []}},
        {"turn": {"take": None}},
        {"obelisks": {"B": {"towers": [[[[1]]]]}}},
        {"name": {"x": 1}, "author": "Ra"},
    ],
)
async def test_nonsense_in_a_draft_is_told_and_not_kept(
    tmp_path: Path, draft: dict[str, Any]
) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        for path, do in ((NEW, "preview"), (f"{NEW}/preview", ""), (NEW, "file"), (NEW, "save")):
            fields = {"figure": "obelisks.B", "draft": json.dumps(draft), "name": "x", "do": do}
            answer = await send(anna, path, fields)
            assert answer.status in (200, 400, 422), answer.text[:300]
            assert len(answer.body) < 400_000
        assert await inside.house.shelf.boxes_of(await person_of(inside, anna)) == []


async def test_huge_forms_are_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        many = {**TAKE, "v.take": ["2"] * (MAX_FIELDS + 1)}
        large = {**TAKE, "draft": " " * 200_000}
        for fields, status in ((many, 422), (large, 413)):
            for path in (NEW, f"{NEW}/preview"):
                assert (await send(anna, path, fields)).status == status


@pytest.mark.sample(5)
@pytest.mark.parametrize(
    "do",
    [
        "more:v.towers.99999999999999999999",
        "more:v",
        "more:",
        "less:v.towers.-1",
        "less:v.towers.99",
        "less:v.towers.0.0.0",
        "shape:v.height",
        "back:",
        "back:obelisks",
        "back:obelisks.B.towers.x:y",
        "open:nothing",
        "go:nowhere",
        "dance",
        "more:v.towers" * 500,
    ],
)
async def test_buttons_that_are_not_there_do_no_harm(tmp_path: Path, do: str) -> None:
    async with server(tmp_path) as inside:
        anna = await Somebody(inside).arrive()
        page = await anna.browse("GET", f"{NEW}?figure=obelisks.B")
        draft = json.dumps({"obelisks": {"B": {"further": 3}}})
        answer = await send(anna, NEW, {**fields_of(page), "draft": draft, "do": do})
        assert answer.status == 200


async def test_a_guest_keeps_few_boxes_and_guests_of_one_address_not_many_more(
    tmp_path: Path,
) -> None:
    async with server(tmp_path, new_per_minute=10_000.0) as inside:
        inside.house.cage.prove = nothing_wrong  # type: ignore[assignment]
        anna = await arrived(inside)
        for number in range(MAX_GUEST_BOXES):
            await saved(anna, name=str(number))
        full = await send(anna, NEW, {**TAKE, "do": "save"})
        assert full.status == 403
        assert f"You already have {MAX_GUEST_BOXES} boxes." in text_of(full)
        kept, refused = MAX_GUEST_BOXES + 1, None
        while kept <= GUEST_BOXES:
            other = await Somebody(inside, anna.address).arrive()
            refused = await send(other, NEW, {**TAKE, "do": "save"})
            if refused.status != 303:
                break
            kept += 1
        last = await send(
            await Somebody(inside, anna.address).arrive(), NEW, {**TAKE, "do": "save"}
        )
        assert last.status == 429
        assert "Create an account" in text_of(last)
        assert fields_of(last)["v.take"] == ["2"]


async def test_a_box_that_breaks_the_game_is_refused_and_not_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as inside:
        anna = await arrived(inside)
        inside.house.cage.lane.do = no_pictures  # type: ignore[assignment]
        page = await send(anna, NEW, {**TAKE, "do": "save"})
        assert page.status == 400
        assert "break imhotep" in text_of(page)
        assert fields_of(page)["v.take"] == ["2"]
        assert await inside.house.shelf.boxes_of(await person_of(inside, anna)) == []


async def test_a_box_of_older_rules_says_what_no_longer_fits(database: str, tmp_path: Path) -> None:
    async with server(tmp_path, database) as inside:
        anna = await arrived(inside)
        box = await saved(anna)
        older = {"turn": {"take": 9, "gone": 1}, "gone": {"by": 2}}
        change = update(schema.boxes).values(corrections=json.dumps(older), rules=0)
        async with inside.house.storage.change() as connection:
            await connection.execute(change)
        shared = text_of(await anna.browse("GET", f"/boxes/{box}"))
        assert "This box no longer fits the game" in shared
        assert "There is no “gone” in the box." in shared
        assert "Play with it" not in shared
        fields = {"box": box, "seat-0": "me", "seat-1": "bot-greedy"}
        assert (await send(anna, "/new/imhotep", fields)).status == 400
        edited = await anna.browse("GET", f"/boxes/{box}/edit?figure=turn")
        assert "Leave it out" in text_of(edited)
        assert "9 does not fit here" in text_of(edited)
        assert (await anna.browse("GET", "/boxes")).status == 200
        assert (await anna.browse("GET", f"/boxes/{box}/file")).status == 200


async def test_a_server_with_a_box_of_its_own_begins_with_that(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("[turn]\ntake = 4\n", encoding="utf-8")
    async with server(tmp_path / "data", boxes={"imhotep": file}) as inside:
        anna = await arrived(inside)
        page = await anna.browse("GET", f"{NEW}?figure=turn")
        assert fields_of(page)["v.take"] == ["4"]
        assert "was 3" in text_of(page)
        new = text_of(await anna.browse("GET", "/new/imhotep"))
        assert "as corrected on this server" in new
        box = await saved(anna)
        table = await inside.house.table((await table_with(anna, box)).removeprefix("/t/"))
        assert table.game.box.corrected_values() == {"turn": {"take": 2}}


class Said:
    """What a box calls its things."""

    def __call__(self) -> dict[str, str]:
        return {}


def test_pages_of_ever_new_boxes_do_not_keep_them_all_in_memory() -> None:
    """What pages remember of a game belongs to one box, and strangers can bring any number of them."""
    brought = [Said() for _ in range(200)]
    kept = [ref(one) for one in brought]
    while brought:
        its = replace(iteru.meta("valley_of_the_kings"), said=brought.pop())
        assets.style_link(its)
        assets.symbols(its)
        pictures.example_pictures(its, "en")
        pictures.minute(its, "en")
        pictures.game_picture(its, "cover")
    del its
    gc.collect()
    assert 0 < len([one for one in kept if one() is not None]) < 100


async def test_a_game_of_another_package_has_the_form_too(tmp_path: Path) -> None:
    copy_nim(tmp_path, "heaps")
    with found_in(tmp_path):
        async with server(tmp_path / "data") as inside:
            anna = await arrived(inside)
            path = "/boxes/new/heaps"
            page = await anna.browse("GET", path)
            assert fields_of(page)["figure"] == ["turn"]
            assert "some take two" in text_of(page)
            box = await saved(anna, path)
            assert (await box_of(inside, box)).corrections == {"turn": {"take": 2}}
            assert "Take we have 3 → here 2" in text_of(await anna.browse("GET", f"/boxes/{box}"))
            wrong = await send(anna, path, {**TAKE, "v.take": "4", "do": "save"})
            assert "4 does not fit here. It can be: a whole number from 1 to 3." in text_of(wrong)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("5000 does not fit here", "Points of a harvest we have 1, 2, 4 → here 1, 2, 7")),
        ("cs", ("5000 sem nepatří", "Body za sklizeň u nás 1, 2, 4 → zde 1, 2, 7")),
    ],
)
async def test_a_box_of_the_example_is_corrected_played_and_taken_along(
    tmp_path: Path, lang: str, words: tuple[str, str]
) -> None:
    copy_hapi(tmp_path)
    with found_in(tmp_path):
        async with server(tmp_path / "data") as inside:
            anna, path = await arrived(inside, lang=lang), "/boxes/new/hapi"
            assert path in (await anna.browse("GET", "/boxes")).text
            page = await anna.browse("GET", f"{path}?figure=flood", None, **in_language(lang))
            page = await pressed(anna, page, "open:points", path)
            fields = {**fields_of(page), "v.points": ["1", "2", "7"], "name": "Flood"}
            look = await send(anna, f"{path}/preview", fields, **in_language(lang))
            assert ">+7<" in look.json()["html"]
            wrong = {**fields, "v.points": ["1", "2", "5000"], "do": "save"}
            refused = await send(anna, path, wrong, **in_language(lang))
            assert (refused.status, words[0] in text_of(refused)) == (422, True)
            box = await saved(anna, path, **fields)
            for address in (f"/boxes/{box}", await table_with(anna, box, game="hapi")):
                shown = await anna.browse("GET", address, None, **in_language(lang))
                assert words[1] in text_of(shown)
            live = await inside.house.table(address.removeprefix("/t/"))
            assert '"flood": {"points": [1, 2, 7]}' in iteru.write_record(live.match.record())
            file = await anna.browse("GET", f"/boxes/{box}/file")
            assert tomllib.loads(file.text)["flood"] == {"points": [1, 2, 7]}
