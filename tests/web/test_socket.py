"""The socket: what it accepts, what it refuses, and that nothing sent to one page depends on what its seat cannot know."""

import json
import random
import re
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import iteru
from iteru.engine.rng import Rng
from iteru.table import seating
from iteru.table.house import House
from iteru.table.migrate import migrate
from iteru.table.storage import Storage
from tests.conftest import run_apart
from tests.web.conftest import Server
from tests.web.signed import SECRET, begin_session, signed_cookie
from tests.web.socket_client import PageSocket
from tests.web.test_api import new_table

MOVE = re.compile(r'data-move="([^"]+)"')


def test_moves_reach_every_page(server: Server) -> None:
    guest, watcher = server.guest().take_token(), server.guest()
    table = new_table(guest)
    mine, theirs = PageSocket(guest, table), PageSocket(watcher, table)
    mine.until_version(0)
    theirs.until_version(0)
    assert MOVE.findall(mine.regions["ask"])
    assert not MOVE.findall(theirs.regions["ask"])
    mine.send(type="move", version=0, move="load 1 1")
    mine.until_version(1)
    theirs.until_version(1)
    assert "loads a stone" in theirs.regions["log"]


@pytest.mark.parametrize(("lang", "says"), [("cs", "nakládá"), ("en", "loads"), ("xx", "loads")])
def test_news_are_in_the_language_of_the_page(server: Server, lang: str, says: str) -> None:
    """A browser may ask for its socket in another language than for its page, and another window may have chosen one since."""
    guest = server.guest().take_token()
    page = PageSocket(guest, new_table(guest), lang=lang)
    page.until_version(0)
    page.send(type="move", version=0, move="load 1 1")
    page.until_version(1)
    assert says in page.regions["log"]


def test_only_what_changed_is_sent(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.until_version(0)
    page.send(type="chat", text="hello <b>there</b>")
    while "hello" not in page.regions["chat"]:
        changed = page.receive()
    assert set(changed["regions"]) == {"chat"}
    assert "hello &lt;b&gt;there&lt;/b&gt;" in page.regions["chat"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "x",
        "null",
        "[]",
        "17",
        '{"type": 1}',
        "{}",
        '{"type": "move"}',
        '{"type": "move", "version": "0", "move": "load 1 1"}',
        '{"type": "move", "version": 0, "move": 5}',
        '{"type": "move", "version": true, "move": "load 1 1"}',
        '{"type": "move", "version": 99999999999999999999, "move": "load 1 1"}',
        '{"type": "undo"}',
        '{"type": "chat"}',
        '{"type": "chat", "text": "   "}',
        '{"type": "stand-in", "seat": 9, "bot": "random"}',
        '{"type": "come-back"}',
        '{"type": "rematch"}',
        '{"type": "seed"}',
        '{"type": "why"}',
        "{" + '"a":' * 50,
        "[" * 3000,
        '"' + "x" * 5000 + '"',
    ],
)
def test_a_malformed_message_is_answered_with_a_sentence(server: Server, message: str) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.until_version(0)
    answer = page.answer(message)
    assert answer["error"]
    assert "Traceback" not in answer["error"]
    page.send(type="move", version=0, move="load 1 1")
    page.until_version(1)


def test_stale_foreign_and_repeated_moves_change_nothing(server: Server) -> None:
    anna, eve = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna)
    page, foreign = PageSocket(anna, table), PageSocket(eve, table)
    page.until_version(0)
    foreign.until_version(0)
    assert (
        "do not play" in foreign.answer({"type": "move", "version": 0, "move": "load 1 1"})["error"]
    )
    assert (
        "do not play" in foreign.answer({"type": "stand-in", "seat": 0, "bot": "random"})["error"]
    )
    page.send(type="move", version=0, move="load 1 1")
    page.send(type="move", version=0, move="load 1 1")
    while "error" not in (answer := page.receive()):
        pass
    assert "changed meanwhile" in answer["error"]
    assert anna.api("GET", f"/tables/{table}").json()["version"] == 1


def test_a_refusal_names_its_rule_and_why_not_explains(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    page = PageSocket(guest, table)
    page.until_version(0)
    refused = page.answer({"type": "move", "version": 0, "move": "sail 1 temple"})
    assert refused["rule"] == "R4.5"
    why = page.answer({"type": "why", "target": "ship-1"})["why"]
    assert {"R4.5"} <= {reason["rule"] for reason in why}
    nonsense = page.answer({"type": "why", "target": "nonsense"})["why"]
    assert [reason["text"] for reason in nonsense] == [
        "There is nothing to choose there now. (R4.1)"
    ]


def test_other_origins_and_missing_tables_get_no_socket(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    with pytest.raises(InvalidStatus):
        PageSocket(guest, table, origin="http://evil.example")
    with pytest.raises(InvalidStatus):
        PageSocket(guest, "nowhere")


OPTIONS = {"market": "B", "pyramids": "B", "temple": "B"}


def twin_keys() -> tuple[bytes, bytes]:
    """Two keys whose first positions look the same to seat 0 and differ in what is hidden."""
    game = iteru.game("imhotep")
    seen: dict[str, bytes] = {}
    for number in range(200_000):
        key = number.to_bytes(32, "big")
        shown = json.dumps(game.view(game.new(2, key, OPTIONS), 0))
        if shown in seen:
            return seen[shown], key
        seen[shown] = key
    raise AssertionError("no twins")


def quiet_moves(key: bytes) -> list[tuple[int, str]]:
    """Moves from the first position by which nobody learns anything hidden."""
    match = iteru.Match(iteru.game("imhotep"), 2, key, OPTIONS)
    rng = Rng.seeded(4)
    failures = 0
    while failures < 50:
        actions = match.state.legal_actions()
        action = actions[rng.below(len(actions))]
        ahead = match.state.clone()
        ahead.journal = iteru.Journal()
        ahead.apply(action)
        if any(event.reveals for event in ahead.journal.events):
            failures += 1
        else:
            match.choose(match.state.actor, action)
    return list(match.record().moves)


async def prepare(data: Path, key: bytes) -> tuple[str, list[str]]:
    """A database with two people and a table of a known key; gives the table and their tokens."""
    data.mkdir()
    storage = Storage(f"sqlite+aiosqlite:///{data / 'iteru.db'}")
    await migrate(storage)
    house = House(storage)
    people = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
    await begin_session(house, people[0])
    tokens = [(await house.people.new_token(person, "test"))[0] for person in people]
    table = await house.open_table(
        people[0], "imhotep", OPTIONS, [{"kind": "me"}, {"kind": "friend"}], key
    )
    await seating.join(table, people[1], None)
    await house.stop()
    return table.id, tokens


def everything_sent(data: Path, key: bytes, moves: list[tuple[int, str]]) -> list[str]:
    """All that Anna's browser is sent while the moves are made."""
    table, tokens = run_apart(prepare(data, key))
    server = Server(data, ITERU_SECRET=SECRET)
    try:
        anna = server.guest()
        anna.http.cookies.clear()
        page_text = anna.http.get(
            f"/t/{table}", headers={"cookie": f"iteru={signed_cookie()}"}
        ).text
        page = PageSocket(anna, table)
        page.until_version(1)
        for number, (seat, move) in enumerate(moves, start=1):
            anna.token = tokens[seat]
            answer = anna.api("POST", f"/tables/{table}/moves", {"version": number, "move": move})
            assert answer.status_code == 200, answer.text
            page.until_version(number + 1)
        page.close()
    finally:
        server.stop()
    return [
        without_stamps(text).replace(table, "X").replace(str(server.port), "P")
        for text in [page_text, *page.sent]
    ]


def without_stamps(text: str) -> str:
    """What is sent without the stamps of regions: they follow from regions that name the table, which are compared whole."""
    return re.sub(r"([\"'&#;\w]*stamps[\"'=:&#;\w]*)\{[^}]*\}", r"\1{}", text)


def test_what_one_browser_is_sent_does_not_depend_on_what_its_seat_cannot_know(
    tmp_path: Path,
) -> None:
    """The leak test over the real wire: the same game with all hidden things dealt anew is the same, byte for byte."""
    first, second = twin_keys()
    moves = quiet_moves(first)
    assert len(moves) > 12
    sent = [everything_sent(tmp_path / key.hex(), key, moves) for key in (first, second)]
    assert sent[0] == sent[1]


def test_random_bytes_never_break_the_server(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    rng = random.Random(5)
    kinds = [
        "move",
        "undo",
        "chat",
        "why",
        "uncover",
        "stand-in",
        "come-back",
        "rematch",
        "\u0000",
        "",
        None,
        3,
    ]
    page = PageSocket(guest, table)
    for _ in range(300):
        message: dict[str, object] = {"type": rng.choice(kinds)}
        for key in ("version", "move", "text", "seat", "bot", "target"):
            if rng.random() < 0.5:
                message[key] = rng.choice(
                    [0, -1, 1, None, [], {}, "load 1 1", "x" * 50, 1.5, "\ud83d\ude00", True]
                )
        page.send(**message)
    page.send(type="why", target="ship-1")
    while "why" not in page.receive():
        pass
    assert guest.api("GET", f"/tables/{table}").status_code == 200
