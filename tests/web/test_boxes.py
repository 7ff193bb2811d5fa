"""A server with corrected boxes: pages, lists and API say so, and records are shown with the box they carry."""

import json
import os
import random
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from iteru.engine.match import Match
from iteru.engine.record import write_record
from iteru.engine.registry import game
from iteru.web.server_settings import ServerSettings
from tests.conftest import free_port
from tests.terminal import cli
from tests.web.conftest import PROGRAM, Guest, Server
from tests.web.test_api import LOCALS, new_table

CORRECTED = {"turn": {"take": 2}, "obelisks.B": {"towers": [20, 1]}}
FILE = "[turn]\ntake = 2\n[obelisks.B]\ntowers = [20, 1]\n"


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("corrected")
    (folder / "mine.toml").write_text(FILE, encoding="utf-8")
    running = Server(folder / "data", "--box", f"imhotep={folder / 'mine.toml'}")
    yield running
    running.stop()


def valley_table(guest: Guest) -> str:
    seats = {"game": "valley_of_the_kings", "seats": LOCALS}
    return str(guest.api("POST", "/tables", seats).json()["id"])


def test_the_api_says_what_is_corrected(corrected: Server) -> None:
    guest = corrected.guest().take_token()
    games = {one["name"]: one for one in httpx.get(f"{corrected.url}/api/games").json()}
    assert games["imhotep"]["box"]["corrected"] == CORRECTED
    assert games["valley_of_the_kings"]["box"]["corrected"] == {}
    about = guest.api("GET", f"/tables/{new_table(guest)}").json()
    assert about["box"] == games["imhotep"]["box"]
    assert guest.api("GET", f"/tables/{valley_table(guest)}").json()["box"]["corrected"] == {}


@pytest.mark.parametrize(
    ("lang", "said", "why", "counted"),
    [
        ("en", "Corrected values", "were corrected by an owner", "values are corrected here"),
        ("cs", "Opravené údaje", "opravil majitel", "oprav"),
    ],
)
def test_table_page_new_table_and_lists_say_what_is_corrected(
    corrected: Server, lang: str, said: str, why: str, counted: str
) -> None:
    guest = corrected.guest(**{"accept-language": lang}).take_token()
    table, valley = new_table(guest), valley_table(guest)
    for path in (f"/t/{table}", "/new/imhotep", "/rules/imhotep"):
        page = guest.http.get(path).text.replace("\u00a0", " ")
        assert why in page
        assert re.search(r"12, 9, 7, 6, 5, 4</del>.*?20, 1</ins>", page)
        assert re.search(r"3</del>.*?2</ins>", page)
    for path in (f"/t/{valley}", "/new/valley_of_the_kings"):
        assert said not in guest.http.get(path).text.replace("\u00a0", " ")
    home = guest.http.get("/").text.replace("\u00a0", " ")
    assert counted in home
    items = dict(re.findall(r'<a href="/t/([\w-]+)">(.*?)</ul>', home, re.DOTALL))
    assert said in items[table]
    assert said not in items[valley]


def test_a_server_without_corrections_says_nothing_of_them(server: Server) -> None:
    guest = server.guest().take_token()
    for path in ("/", "/new/imhotep", f"/t/{new_table(guest)}"):
        assert "Corrected values" not in guest.http.get(path).text


def test_files_of_corrections_may_be_named_in_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ITERU_BOXES", '{"imhotep": "mine.toml"}')
    assert ServerSettings().boxes == {"imhotep": Path("mine.toml")}


def test_the_log_of_the_server_names_the_corrected_figures(corrected: Server) -> None:
    said = "New tables of imhotep play with corrected values: obelisks.B, turn."
    assert said in corrected.log.read_text(encoding="utf-8")


def record_with(corrections: dict[str, object]) -> str:
    match = Match(game("imhotep", corrections), 2, 5, {}, ["Anna", "Petr"])
    while not match.is_over:
        match.choose(match.state.actor, match.state.legal_actions()[0])
    return write_record(match.record())


def upload(guest: Guest, text: str) -> httpx.Response:
    files = {"file": ("game.iteru", text.encode("utf-8", "surrogatepass"), "text/plain")}
    return guest.http.post("/records", data={"csrf": guest.csrf}, files=files)


def test_an_uploaded_record_is_replayed_with_the_box_it_carries(
    corrected: Server, server: Server
) -> None:
    record = record_with({"turn": {"take": 1}})
    for running in (corrected, server):
        guest = running.guest()
        sent_to = upload(guest, record).headers["location"]
        page = guest.http.get(sent_to).text
        assert re.search(r"Stones taken in a turn</dt>.*?3</del>.*?1</ins>", page)
        assert page.count("</ins>") == 1
        assert guest.http.get(sent_to.replace("/replay", "/record")).text == record
        plain = guest.http.get(upload(guest, record_with({})).headers["location"]).text
        assert "Corrected values" not in plain


ODD = [
    "",
    "{}",
    "x",
    "[1]",
    '{"turn": 2}',
    '{"turn": {"take": 99}}',
    '{"boats": {"take": 2}}',
    '{"turn": {"take": 1e999}}',
    '{"turn": {"take": 1, "note": "\\ud800"}}',
    '{"\\ud800": {"take": 1}}',
    '{"turn": {"take": 1, "source": "hearsay"}}',
    '{"turn": {"take": 1, "source": {"\\u0000": 1}}}',
    '{"turn": {"<script>": 1}}',
    '{"turn":' * 500 + "1" + "}" * 500,
    '{"turn":' * 50_000,
    '{"' + "x" * 90_000 + '": {"take": 1}}',
    '{"turn": {"take": ' + json.dumps([1] * 20_000) + "}}",
    '{"turn": {"note": "' + "x" * 200_000 + '"}}',
]


@pytest.mark.parametrize("corrections", ODD, ids=range(len(ODD)))
def test_odd_corrections_are_refused_in_a_sentence(server: Server, corrections: str) -> None:
    text = re.sub("(?m)^corrections: .*$", lambda _: f"corrections: {corrections}", RECORD)
    answer = upload(server.guest(), text)
    assert 400 <= answer.status_code < 500
    assert "Traceback" not in answer.text
    assert len(answer.text) < 10_000
    assert "<script>" not in answer.text.split("<body")[1]


RECORD = record_with({"turn": {"take": 1}})


def test_corrections_with_random_damage_never_break_the_server(server: Server) -> None:
    guest = server.guest()
    rng = random.Random(3)
    line = next(line for line in RECORD.split("\n") if line.startswith("corrections"))
    for _ in range(150):
        letters = list(line)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(13, len(letters))] = rng.choice('{}[]":,0192x\\u\0é ')
        answer = upload(guest, RECORD.replace(line, "".join(letters)))
        assert answer.status_code < 500, "".join(letters)
    assert guest.http.get("/").status_code == 200


@pytest.mark.every(5)
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("flags", "lang", "said"),
    [
        (("imhotep",), "en", "Write --box GAME=FILE with a GAME of: egizia"),
        (("imhotep=",), "cs", "Napište --box HRA=SOUBOR, kde HRA je: egizia"),
        (("imhotep=good.toml", "imhotep=good.toml"), "en", "each game once"),
        (("chess=good.toml",), "en", "There is no game “chess”."),
        (("imhotep=none.toml",), "en", "none.toml cannot be read"),
        (("imhotep=bad.toml",), "en", "turn: take = 99 does not fit."),
        (("imhotep=bad.toml",), "cs", "Údaj turn: take = 99 nevyhovuje."),
        (("valley_of_the_kings=good.toml",), "en", "There is no “turn” in the box."),
    ],
)
def test_a_server_does_not_start_with_a_box_that_does_not_fit(
    tmp_path: Path, flags: tuple[str, ...], lang: str, said: str
) -> None:
    (tmp_path / "good.toml").write_text("[turn]\ntake = 2\n", encoding="utf-8")
    (tmp_path / "bad.toml").write_text("[turn]\ntake = 99\n", encoding="utf-8")
    given = [part for flag in flags for part in ("--box", flag)]
    done = serve(tmp_path, lang, "--port", str(free_port()), *given)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("lang", "said"), [("en", "once for each game"), ("cs", "pro každou hru")])
def test_the_help_of_the_command_explains_the_flag(lang: str, said: str) -> None:
    explained = " ".join(cli.shown("serve", "--help", lang=lang, COLUMNS="120").split())
    assert "--box GAME=FILE" in explained
    assert said in explained


def serve(folder: Path, lang: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "ITERU_LANG": lang, "ITERU_DATA": str(folder), "COLUMNS": "120"}
    command = [str(PROGRAM), "serve", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60
    )
