"""Pages in Czech: nothing English is left on them, and lines end where a printer would let them."""

import re
from html import unescape

import httpx
import pytest

import iteru
from iteru.engine.game import View
from iteru.engine.options import options_of
from iteru.engine.registry import meta
from iteru.kit.artist import Artist
from iteru.web.texts import WEB_TEXTS, page_words
from iteru.words import Words
from tests.web.conftest import Guest, Server
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table
from tests.web.test_boxes import upload

ENGLISH_BOTS = re.compile(r"\b(?:greedy|random)\b", re.IGNORECASE)
ENDS_BADLY = re.compile(r"\b[ksvzouai] \w|(?<![\u00a0\d])\d+ [^\W\d]", re.IGNORECASE)
BOTS = [{"kind": "me"}, *[{"kind": "bot", "bot": name} for name in ("greedy", "greedy", "random")]]


@pytest.fixture
def guest(server: Server) -> Guest:
    return server.guest(**{"accept-language": "cs"}).take_token()


def text_of(html: str) -> str:
    """What a person reads of a page, and hears: without tags, scripts and addresses."""
    body = re.sub(r"(?s)<head>.*?</head>", "", html)
    heard = re.findall(r'(?:aria-label|placeholder|title)="([^"]*)"', body)
    return unescape("\n".join([re.sub(r"<[^>]*>", "\n", body), *heard]))


def without_pictures(html: str) -> str:
    """A picture breaks its lines itself."""
    return re.sub(r"(?s)<svg.*?</svg>", "", html)


def played(guest: Guest, game: str, moves: int) -> tuple[str, list[str]]:
    """A table at which bots have played some moves, and all that its page was sent."""
    seats = BOTS[: meta(game).max_seats]
    table = str(guest.api("POST", "/tables", {"game": game, "seats": seats}).json()["id"])
    page = PageSocket(guest, table)
    shown: list[str] = []
    for _ in range(moves):
        while "data-move" not in page.regions.get("ask", "") and not page.regions.get("result", ""):
            page.receive()
        shown += page.regions.values()
        if page.regions["result"].strip():
            break
        move = unescape(re.findall(r'data-move="([^"]+)"', page.regions["ask"])[-1])
        before = page.version
        page.send(type="move", version=before, move=move)
        page.until_version(before + 1)
    page.close()
    return table, shown


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", iteru.games())
def test_no_bot_has_an_english_name_at_a_czech_table(guest: Guest, game: str) -> None:
    table, shown = played(guest, game, 12)
    pages = [*shown, guest.http.get(f"/t/{table}").text, guest.http.get("/").text]
    assert {found for page in pages for found in ENGLISH_BOTS.findall(text_of(page))} == set()
    assert "Nenasyta 2" in text_of(shown[-3] + pages[-2])
    assert "Náhoda" in text_of(pages[-1])


def test_in_english_bots_have_english_names_at_the_same_table(guest: Guest) -> None:
    table, _ = played(guest, "imhotep", 2)
    english = guest.http.get(f"/t/{table}", headers={"accept-language": "en"}).text
    assert "Greedy 1" in english
    assert "Nenasyta" not in english


def test_programs_are_told_of_bots_in_their_language(guest: Guest) -> None:
    table = new_table(guest, BOTS)
    names = [seat["name"] for seat in guest.api("GET", f"/tables/{table}").json()["seats"]]
    assert names[1:] == ["Nenasyta 1", "Nenasyta 2", "Náhoda"]
    seen = guest.api("GET", f"/tables/{table}").json()["seats"]
    assert [seat["bot"] for seat in seen] == [None, "greedy", "greedy", "random"]


def test_an_uploaded_record_names_its_bots_in_czech(guest: Guest) -> None:
    match = iteru.Match(iteru.game("imhotep"), 2, 5, {}, ["greedy 1", "greedy 2"], ["greedy"] * 2)
    while not match.is_over:
        match.choose(match.state.actor, match.state.legal_actions()[0])
    sent_to = upload(guest, iteru.write_record(match.record())).headers["location"]
    page = text_of(guest.http.get(sent_to).text)
    assert not ENGLISH_BOTS.search(page)
    assert "Nenasyta 2" in page


@pytest.mark.parametrize("game", iteru.games())
def test_no_option_shows_its_raw_value_on_the_page_of_a_new_table(guest: Guest, game: str) -> None:
    page = guest.http.get(f"/new/{game}").text
    labels = dict(re.findall(r'<option value="([^"]+)"[^>]*>([^<]*)</option>', page))
    labels |= dict(re.findall(r'type="radio"[^>]*value="([^"]+)"[^>]*><span>([^<]*)</span>', page))
    for option in options_of(meta(game).options):
        for value in option.values:
            assert value in labels
            assert labels[value] != value or len(value) == 1, f"{option.name}: {value}"
        assert f">{option.name}<" not in page


@pytest.mark.parametrize("game", iteru.games())
def test_the_form_of_a_new_table_groups_options_that_share_a_flag(guest: Guest, game: str) -> None:
    page = guest.http.get(f"/new/{game}").text
    sides = [option.name for option in options_of(meta(game).options) if option.flag]
    assert page.count('<fieldset class="sides">') == len(sides)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", iteru.games())
def test_no_line_of_a_czech_page_ends_after_a_short_word_or_a_number(
    guest: Guest, game: str
) -> None:
    table, shown = played(guest, game, 8)
    paths = (
        "/",
        "/account",
        f"/new/{game}",
        f"/rules/{game}",
        f"/t/{table}/rules/text",
        f"/t/{table}",
    )
    pages = [*shown, *[guest.http.get(path).text for path in paths]]
    found = [hit for page in pages for hit in ENDS_BADLY.findall(text_of(without_pictures(page)))]
    assert found == []
    assert "\u00a0" in text_of("".join(shown))


@pytest.mark.parametrize("game", iteru.games())
def test_a_picture_breaks_its_lines_as_if_nothing_were_typeset(game: str) -> None:
    """It has less room than a page: a number may stand at the end of a line."""
    title, names = iteru.game(game), ["Anna", "Petr"]
    plain = Artist(title.meta, Words("cs", title.meta, names, more=(WEB_TEXTS,)))
    page = Artist(title.meta, page_words("cs", title.meta, names))
    state, rng = title.new(2, 3), iteru.Rng.seeded(3)
    for _ in range(60):
        view = title.view(state, state.actor)
        drawn = [whole(artist, view).replace("\u00a0", " ") for artist in (plain, page)]
        assert drawn[0] == drawn[1]
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def whole(artist: Artist, view: View) -> str:
    """A board with what its grounds hold; these are named after their contents."""
    picture = artist.shown.picture
    assert picture is not None
    board = picture.board(view, artist.keep)
    return board.alone(artist.say)


def test_a_refusal_is_typeset_too(guest: Guest) -> None:
    table = new_table(guest)
    answer = guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "sail 1 temple"})
    assert "Loď\u00a01 potřebuje k\u00a0odplutí" in answer.json()["message"]


def test_english_pages_are_left_alone(server: Server) -> None:
    assert "\u00a0" not in httpx.get(f"{server.url}/rules/imhotep").text
