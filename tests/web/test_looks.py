"""Style sheets and scripts: a game brings its own look, break-points stand in one place, nobody gets half a release."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from gzip import decompress
from itertools import chain, cycle, product
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple, get_args
from urllib.parse import urlsplit

import httpx
import pytest

import iteru
from iteru.contract.games import main_cases, walk
from iteru.engine.phrase import Phrase
from iteru.kit.artist import PALETTE, Artist, symbols_drawn
from iteru.kit.layers import LAYERS
from iteru.kit.letters import Face, FaceName
from iteru.kit.marks import mark
from iteru.kit.parts import Part, Text, markup
from iteru.kit.pieces import hit, rim, ring
from iteru.kit.scene import FITS, Block, Blocks, Ground, Scene, Spared
from iteru.kit.seats import COLOURS
from iteru.kit.shown import Screen, shown
from iteru.kit.style import CLASS, COMMENT, RULE
from iteru.web import assets
from iteru.words import LANGUAGES, Words
from tests.web.conftest import Server

TEMPLATES = assets.STATIC.parent / "templates"
SHEETS = [PALETTE, *sorted(assets.STATIC.glob("*.css"))]
SCRIPTS = sorted(assets.STATIC.glob("*.js"))
WORN = re.compile(r'\bclass="([^"]*)"')
PART = re.compile(r"<(?:g|path|text|tspan|use)\b[^>]*>")
COMMA = re.compile(r",(?![^(]*\))")
"""Between two selectors, not within `:is(...)`."""
JINJA = re.compile(r"\{%.*?%\}|\{\{.*?\}\}")
OFTEN = 12
STRIDE = 20
"""A question that is asked often is looked at now and then, others every time."""
TEXT = re.compile(r'"[^"\n]*"|`[^`]*`')
FILLED_IN = re.compile(r"\$\{[^}]*\}")
BY_NAME = re.compile(r"(?:classList\.\w+\([^)]*|className = .*)")
CONDITION = re.compile(r"(?:@media|@import|@container)[^;{]*")
SIZE = re.compile(r"\b(?:width|height)\b")
ADDRESS = re.compile(r'(?:href|src)="(/static/[^"]*)"')
IMPORT = re.compile(r'from "([^"]+)"')
EVERY_GAME = pytest.mark.parametrize("name", iteru.games())
EVERY_SCRIPT = pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)


def classes(markup: str) -> set[str]:
    return {name for names in WORN.findall(markup) for name in names.split()}


class Worn(NamedTuple):
    """The classes on boards, and on what lies before seats; those on the parts of boards alone."""

    everywhere: set[str]
    on_parts: set[str]


def drawn_classes(game: str) -> set[str]:
    return worn(game).everywhere


@cache
def worn(game: str) -> Worn:
    """All classes that a game wears: on all screens, in all languages, by turns; with grounds and symbols."""
    symbols = classes(symbols_drawn(iteru.meta(game)))
    found = Worn({*symbols}, {*symbols})
    looked_at: set[str] = set()
    asked: Counter[str] = Counter()
    for case in main_cases([game]):
        meta = case.game.meta
        ways = cycle(
            product(get_args(Screen), [Artist(meta, Words(lang, meta)) for lang in LANGUAGES])
        )
        for state in chain(*[walk(case.new(seed), seed) for seed in (1, 2, 3)]):
            view = case.game.view(state, max(0, state.actor))
            question = str((view.get("asks") or {}).get("question"))
            asked[question] += 1
            if asked[question] > OFTEN and asked[question] % STRIDE:
                continue
            screen, artist = next(ways)
            board = artist.board(view, screen)
            fresh = {*artist.layers.values()} - looked_at
            looked_at |= fresh
            drawn = "".join([board, *[ground(layer) for layer in fresh]])
            found.on_parts.update(classes("".join(PART.findall(drawn))))
            found.everywhere.update(classes(drawn))
            found.everywhere.update(classes(artist.seat(view, asked.total() % case.seats)))
    return found


def ground(layer: str) -> str:
    compressed = LAYERS.compressed(layer)
    assert compressed is not None, "forgotten before it was looked at"
    return decompress(compressed).decode()


@cache
def page_classes() -> frozenset[str]:
    """All classes that the page wears around the pictures."""
    pages = [JINJA.sub(" ", path.read_text("utf-8")) for path in TEMPLATES.rglob("*.html")]
    return frozenset(classes("".join([*pages, mark(0)])))


def of_one_game() -> set[str]:
    """The classes that a single game wears, and the house not at all."""
    games = [drawn_classes(game) for game in iteru.games()]
    alone = {name for its in games for name in its if sum(name in other for other in games) == 1}
    return alone - page_classes() - kit_classes()


def kit_classes() -> set[str]:
    """All classes that the kit puts on the pictures of any game: frames, what is touched and marked, typefaces."""
    faces = [Text(Face(12, face), 0, 0, "") for face in get_args(FaceName)]
    return frame_classes([hit(""), rim(""), ring(1), *faces])


def frame_classes(parts: Sequence[Part] = ()) -> set[str]:
    """All classes that a board has although no game draws anything."""
    title = Phrase("title")
    tabs = [Block(1, (), tab="one"), Block(1, (), tab="other"), Block(1, (), stays=True)]
    boards = [
        Scene(FITS, 1, title, parts, Ground("", list), get_args(Spared)),
        Blocks(FITS, title, [Block(1, parts, Ground("", list)), *tabs]),
    ]
    return classes("".join([markup(board, lambda message: message) for board in boards]))


def put_on(script: str) -> set[str]:
    """The classes that a script puts on elements, or takes from them."""
    by_name = "".join(BY_NAME.findall(script))
    return {name for found in TEXT.findall(by_name) for name in re.findall(r"[\w-]+", found)}


def shared_colours() -> set[str]:
    """The house has a card of every colour, and a fifth seat; that one is used once today is by chance."""
    palette = PALETTE.read_text("utf-8")
    cards = {f"card-{colour}" for colour in re.findall(r"--sign-(\w+)", palette)}
    return cards | {f"seat-{seat}" for seat in range(len(COLOURS))}


def selectors(sheet: str) -> list[str]:
    found = RULE.findall(COMMENT.sub("", sheet))
    return [part.strip() for selector, _ in found for part in COMMA.split(selector)]


@pytest.mark.every(2)
def test_enough_is_drawn_to_judge_by() -> None:
    """What is seldom seen: an order chosen by Imhotep's lever, used tokens. Pharaon's beads are on the ground alone."""
    seldom = {
        "egizia": {"spent", "passed"},
        "imhotep": {"order"},
        "pharaon": {"used", "chip", "beads"},
        "valley_of_the_kings": {"covered"},
    }
    for game, its in seldom.items():
        assert drawn_classes(game) >= {"board", "scene", "blocks", "belongings"} | its, game


@EVERY_GAME
def test_no_part_of_a_picture_wears_a_class_of_its_frame(name: str) -> None:
    """By these, scripts exchange what lies on a ground, and sheets place whole boards."""
    assert worn(name).on_parts & frame_classes() == set()


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_what_one_game_alone_draws_is_not_styled_by_the_house(sheet: Path) -> None:
    styled = {
        name for selector in selectors(sheet.read_text("utf-8")) for name in CLASS.findall(selector)
    }
    assert styled & (of_one_game() - shared_colours()) == set()


@EVERY_GAME
def test_the_looks_of_the_form_for_boxes_reach_no_table(name: str) -> None:
    """Its sheet is on all other pages, and most of its rules begin with a class of its own."""
    sheet = (assets.STATIC / "boxes.css").read_text("utf-8")
    first = {found[0] for one in selectors(sheet) if (found := CLASS.findall(one))}
    assert first & drawn_classes(name) == set()


@EVERY_GAME
def test_a_game_styles_only_itself(name: str) -> None:
    """Who looks at one game after another may have several sheets at once."""
    style = shown(iteru.meta(name)).style
    assert style
    assert [one for one in selectors(style) if not re.match(rf"\.{name}\b", one)] == []


@EVERY_GAME
def test_every_class_that_a_game_styles_is_drawn(name: str) -> None:
    styled = {
        found
        for selector in selectors(shown(iteru.meta(name)).style)
        for found in CLASS.findall(selector)
    }
    set_by = [(assets.STATIC / script).read_text("utf-8") for script in ("lights.js", "leaves.js")]
    assert styled - drawn_classes(name) - put_on("".join(set_by)) == set()


@EVERY_SCRIPT
def test_scripts_know_no_class_of_a_picture(script: Path) -> None:
    text = FILLED_IN.sub("", script.read_text("utf-8"))
    named = {name for found in TEXT.findall(text) for name in CLASS.findall(found)}
    pictures = {name for game in iteru.games() for name in drawn_classes(game)}
    assert (named | put_on(text)) & (pictures - page_classes() - kit_classes()) == set()


# What a change costs

STEADY = re.compile(r"^\.(pan|board-area):has\(> (\.pan > )?\.(scene|fits|spares-(seats|log))\)")
"""A board is drawn in one way as long as the screen stays as it is."""


@pytest.mark.parametrize(
    "sheet", [*sorted({*assets.SHEETS} - assets.NOT_AT_TABLES - {"print.css"}), *iteru.games()]
)
def test_nothing_at_a_table_is_styled_by_what_it_holds(sheet: str) -> None:
    """With `:has`, each change would style anew whatever any such rule is about: hundreds of elements for a move."""
    path = assets.STATIC / sheet
    style = path.read_text("utf-8") if path.exists() else shown(iteru.meta(sheet)).style
    asking = [one.strip() for one in selectors(style) if ":has(" in one]
    assert [one for one in asking if not STEADY.match(one)] == []


# Break-points


def sizes_asked(sheet: str) -> list[str]:
    return [one for one in CONDITION.findall(COMMENT.sub("", sheet)) if SIZE.search(one)]


def asked_of_the_screen(sheet: str) -> list[str]:
    """The sizes that a sheet asks for, but for those of a container that it has named itself."""
    named = re.findall(r"\bcontainer: (\w+) /", sheet)
    return [
        asked
        for asked in sizes_asked(sheet)
        if not any(asked.startswith(f"@container {name} (") for name in named)
    ]


def test_no_style_sheet_knows_a_break_point() -> None:
    """Which sheets hold on which screens is said once, in `assets`."""
    assert {*assets.SHEETS} == {path.name for path in assets.STATIC.glob("*.css")}
    assert [
        asked for path in SHEETS for asked in asked_of_the_screen(path.read_text("utf-8"))
    ] == []
    assert asked_of_the_screen("@container (width < 9px) {} @media (width < 9px) {}") != []


@EVERY_GAME
def test_a_game_asks_at_most_how_wide_its_own_panel_is(name: str) -> None:
    """It cannot know how wide a page is. Its panel is a container named like the game: no other one may answer."""
    style = shown(iteru.meta(name)).style
    asked = sizes_asked(style)
    assert [one for one in asked if not one.startswith(f"@container {name} (")] == []
    named = [
        selector for selector, its in RULE.findall(COMMENT.sub("", style)) if "container" in its
    ]
    assert [one.strip() for one in named] == [f".{name}.belongings"] * bool(asked)


@EVERY_SCRIPT
def test_scripts_know_no_break_point(script: Path) -> None:
    asked = re.findall(r"matchMedia\(([^)]*)", script.read_text("utf-8"))
    assert [query for query in asked if SIZE.search(query)] == []
    assert "innerWidth" not in script.read_text("utf-8")


# Scripts


@EVERY_SCRIPT
def test_a_script_is_short_and_imports_its_neighbours(script: Path) -> None:
    text = script.read_text("utf-8")
    assert text.count("\n") <= 300
    for name in IMPORT.findall(text):
        assert re.fullmatch(r"\./\w+\.js", name), "else the address would lack the stamp"
        assert (assets.STATIC / name).is_file()


def test_the_stamp_changes_with_what_is_in_the_files() -> None:
    assert assets.stamp([b"a", b"b"]) != assets.stamp([b"a", b"c"])
    assert assets.stamp([b"ab", b""]) != assets.stamp([b"a", b"b"])


# What is served


BEGINNINGS = ("main.js", "at_table.js", "at_replay.js")


def test_every_script_is_needed_by_some_page() -> None:
    assert {path.name for path in SCRIPTS} == set().union(*map(assets.imported, BEGINNINGS))


def test_a_page_without_a_table_fetches_no_script_of_tables(server: Server) -> None:
    home = server.guest().http.get("/").text
    for name in assets.imported("at_table.js") - assets.imported("main.js"):
        assert f"/{name}" not in home, name


@pytest.fixture(scope="module", name="table")
def open_table(server: Server) -> str:
    guest = server.guest()
    return guest.http.get(guest.post("/play/imhotep").headers["location"]).text


def test_everything_static_may_be_kept_for_good_since_its_address_has_a_stamp(
    server: Server, table: str
) -> None:
    found = ADDRESS.findall(table)
    assert len(found) >= len(assets.imported("at_table.js")) + 3
    for address in found:
        assert re.search(r"/[0-9a-f]{12}/|\?[0-9a-f]{12}$", address), address
        answer = httpx.get(f"{server.url}{address}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        kind, _ = guess_type(urlsplit(address).path)
        assert kind is not None
        assert answer.headers["content-type"].startswith(kind)


def test_a_page_links_the_looks_of_the_boards_it_shows(server: Server, table: str) -> None:
    home = httpx.get(server.url).text
    for name in iteru.games():
        link = f'"/static/games/{name}.css?'
        assert (link in table) == (name == "imhotep")
        assert link not in home
        served = httpx.get(f"{server.url}/static/games/{name}.css").text
        assert served == assets.style_of(iteru.meta(name))


@EVERY_GAME
def test_signs_are_of_kinds_of_choices_that_there_are(name: str) -> None:
    meta = iteru.meta(name)
    signs = shown(meta).signs
    assert signs
    for kind, strokes in signs.items():
        assert Words("en", meta).say(f"heading-{kind}")
        assert assets.sign_rule(meta, kind, strokes) in assets.style_of(meta)
        assert not {*strokes} & {*"\"'<>#%"}, "it stands in an address within a style sheet"
