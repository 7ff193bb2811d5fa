"""What the page says of undo, requests, resigning, leaving and closing, and what its forms do."""

import re
from pathlib import Path

import iteru
from iteru.table import seating, undo, undo_requests
from iteru.table.live import LiveTable
from iteru.table.people import Person
from iteru.web import regions
from iteru.web.texts import table_words
from tests.conftest import sqlite_at
from tests.table.test_leaving import WITH_FRIEND, two_people
from tests.table.test_storage import ME_AND_BOT, TWO_LOCALS, house_at, play_some, until_turn_of
from tests.table.test_undo import after_moves_of_both, turns_against_bot
from tests.web.conftest import Guest, Server
from tests.web.socket_client import PageSocket


def page(table: LiveTable, person: Person | None, lang: str = "en") -> dict[str, str]:
    return regions.draw(table, regions.audience(table, person, lang, -1))


# Undo


async def test_against_bots_there_is_undo_and_a_way_to_every_earlier_turn(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        assert "data-undo" not in page(table, anna)["ask"]
        await turns_against_bot(table, anna, 3)
        shown = page(table, anna)
        assert "data-undo" in shown["ask"]
        turns = re.findall(r'data-undo-to="(\d+)"', shown["undo"])
        assert [int(turn) for turn in turns] == undo.steps_of(table, table.seats_of(anna))[::-1]
        assert "practice" not in shown["status"]
        await undo.take_back(table, anna, table.version, int(turns[-1]))
        assert "practice game" in page(table, anna)["status"]
        assert "cvičná hra" in page(table, None, "cs")["status"]


async def test_a_watcher_has_no_undo_and_sees_no_way_back(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        table, anna, petr = await after_moves_of_both(house)
        eva = await house.people.new_guest("Eva")
        await undo_requests.ask(table, anna, table.version)
        for person in (eva, None):
            shown = page(table, person)
            assert "Anna asks to undo this" in shown["undo"]
            assert not re.search(
                "data-(undo|ask-undo|agree|refuse|withdraw)", "".join(shown.values())
            )
        assert "data-agree" in page(table, petr)["undo"]
        assert "data-withdraw" in page(table, anna)["undo"]
        assert "data-agree" not in page(table, anna)["undo"]


async def test_undo_is_gone_when_the_game_is_over(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, TWO_LOCALS)
        await play_some(table, anna, 10_000)
        assert "data-undo" not in "".join(page(table, anna).values())


async def test_a_turn_at_one_screen_is_told_only_as_far_as_who_looks_may_know(
    tmp_path: Path,
) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "valley_of_the_kings", {}, TWO_LOCALS, seed=1)
        await play_some(table, anna, 30)
        covered = page(table, anna)["undo"]
        secrets = [
            event
            for played in table.match.played
            for event in played.events
            if not event.known_to(None)
        ]
        assert secrets
        words = table_words("en", table)
        for event in secrets:
            assert words.phrase(table.game.describe(event)) not in covered


# Seats


async def test_ones_own_seat_is_first_and_the_others_follow_in_the_order_of_play(
    tmp_path: Path,
) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna, petr, eva = [await house.people.new_guest(name) for name in ("Anna", "Petr", "Eva")]
        table = await house.open_table(anna, "imhotep", {}, [*WITH_FRIEND, {"kind": "friend"}])
        await seating.join(table, petr, None)
        await seating.join(table, eva, None)
        for person, order in ((anna, "012"), (petr, "120"), (eva, "201"), (None, "012")):
            assert re.findall(r'data-seat="(\d)"', page(table, person)["seats"]) == list(order)


async def test_the_page_says_who_has_resigned_and_offers_it_to_who_plays(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        table, anna, petr = await two_people(house)
        assert "data-resign-table" in page(table, petr)["leave"]
        assert "data-close-table" not in page(table, anna)["leave"]
        await seating.resign(table, petr)
        assert "resigned" in page(table, anna)["seats"]
        assert "data-resign-table" not in page(table, petr)["leave"]
        assert "data-come-back" not in page(table, petr)["ask"]
        assert "data-close-table" in page(table, anna)["leave"]
        assert "data-close-table" not in page(table, petr)["leave"]


async def test_who_has_resigned_sees_what_a_spectator_sees_and_may_still_speak(
    tmp_path: Path,
) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        table, _, petr = await two_people(house, "valley_of_the_kings")
        assert page(table, petr) != page(table, None)
        await seating.resign(table, petr)
        his, theirs = page(table, petr), page(table, None)
        assert "data-hushed" in theirs.pop("chat")
        assert "data-hushed" not in his.pop("chat")
        assert his == theirs


async def test_before_the_start_one_can_leave_and_the_host_can_close(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna, petr = [await house.people.new_guest(name) for name in ("Anna", "Petr")]
        table = await house.open_table(
            anna, "valley_of_the_kings", {}, [*WITH_FRIEND, {"kind": "friend"}]
        )
        await seating.join(table, petr, None)
        assert re.findall(r"data-(\w+)-table", page(table, anna)["leave"]) == ["leave", "close"]
        assert re.findall(r"data-(\w+)-table", page(table, petr)["leave"]) == ["leave"]
        assert page(table, petr)["board"] == page(table, None)["board"], "no cards yet"
        await seating.close(table, anna)
        for person in (anna, petr, None):
            shown = page(table, person)
            assert "was cancelled" in shown["status"]
            assert shown["leave"].strip() == ""


async def test_the_result_names_who_resigned(tmp_path: Path) -> None:
    async with house_at(sqlite_at(tmp_path)) as house:
        anna = await house.people.new_guest("Anna")
        table = await house.open_table(anna, "imhotep", {}, ME_AND_BOT)
        await until_turn_of(table, 0)
        await seating.resign(table, anna)
        while table.status != "over":
            await table.bot_move(table.version, table.match.state.legal_actions()[0])
        assert (
            "Resigned, so ranked behind all others (a bot finished the game): Anna"
            in page(table, anna)["result"]
        )


# Over the socket


def joined(server: Server) -> tuple[Guest, Guest, str]:
    anna, petr = server.guest(), server.guest()
    seats = {"seat-0": "me", "seat-1": "friend", "host-name": "Anna"}
    table = str(anna.post("/new/imhotep", **seats).headers["location"]).rpartition("/")[2]
    petr.post(f"/t/{table}/join", name="Petr")
    return anna, petr, table


def test_a_request_is_asked_and_answered_over_the_sockets(server: Server) -> None:
    anna, petr, table = joined(server)
    hers, his = PageSocket(anna, table), PageSocket(petr, table)
    hers.until_version(1)
    hers.send(type="move", version=1, move="load 1 1")
    his.until_version(2)
    his.send(type="move", version=2, move="load 1 2")
    hers.until_version(3)
    assert "another seat" in hers.answer({"type": "undo", "version": 3})["error"]
    hers.send(type="ask-undo", version=3)
    his.until_version(4)
    assert 'data-agree="3"' in his.regions["undo"]
    assert (
        "not yours to answer"
        in hers.answer({"type": "answer-undo", "request": 3, "agrees": True})["error"]
    )
    his.send(type="answer-undo", request=3, agrees=True)
    hers.until_version(5)
    assert "data-move" in hers.regions["ask"]
    assert "moved on" in his.answer({"type": "answer-undo", "request": 3, "agrees": True})["error"]


def test_strange_steps_are_refused_with_a_sentence(server: Server) -> None:
    guest = server.guest()
    table = str(guest.post("/play/imhotep").headers["location"]).rpartition("/")[2]
    socket = PageSocket(guest, table)
    socket.until_version(0)
    wrong: list[object] = ["x", 1.5, True, [], 1 << 40]
    for to in wrong:
        for kind in ("undo", "ask-undo"):
            said = socket.answer({"type": kind, "version": socket.version, "to": to})
            assert said["error"] == "The message is not valid."


def test_programs_are_told_of_practice_and_of_who_resigned(server: Server) -> None:
    guest = server.guest().take_token()
    seats = [{"kind": "me"}, {"kind": "local", "name": "Petr"}]
    opened = guest.api("POST", "/tables", {"game": "imhotep", "seats": seats}).json()
    path = f"/tables/{opened['id']}"
    assert (opened["practice"], opened["seats"][0]["resigned"]) == (False, False)
    guest.api("POST", f"{path}/moves", {"version": 0, "move": "load 1 1"})
    guest.api("POST", f"{path}/moves", {"version": 1, "move": "load 1 2"})
    socket = PageSocket(guest, opened["id"])
    socket.until_version(2)
    socket.send(type="undo", version=2, to=0)
    socket.until_version(3)
    assert guest.api("GET", path).json()["practice"]
    socket.send(type="resign")
    socket.until_version(4)
    assert [seat["resigned"] for seat in guest.api("GET", path).json()["seats"]] == [True, True]


# Forms and lists


def test_a_shared_table_asks_for_the_name_of_who_invites(server: Server) -> None:
    guest = server.guest()
    seats = {"seat-0": "me", "seat-1": "friend"}
    refused = guest.post("/new/imhotep", **seats)
    assert refused.status_code == 422
    assert "Say your name" in refused.text
    opened = guest.post("/new/imhotep", **seats, **{"host-name": "Anna"})
    assert "Anna" in guest.http.get(opened.headers["location"]).text
    assert guest.post("/new/imhotep", **seats).status_code == 303, "the name is known now"


def test_a_new_name_is_seen_at_the_table(server: Server) -> None:
    anna, petr, table = joined(server)
    socket = PageSocket(anna, table)
    socket.until_version(1)
    petr.post("/account/name", name="Pavel")
    while "Pavel" not in socket.regions["seats"]:
        socket.receive()


def test_what_one_plays_alone_is_not_shown_to_others(server: Server) -> None:
    guest, other = server.guest(), server.guest()
    alone = guest.post("/play/imhotep").headers["location"]
    seats = {"seat-0": "me", "seat-1": "local", "name-1": "Petr"}
    hidden = guest.post("/new/imhotep", **seats).headers["location"]
    shown = guest.post("/new/imhotep", **seats, listed="yes").headers["location"]
    home = other.http.get("/").text
    assert [address in home for address in (alone, hidden, shown)] == [False, False, True]
    mine = guest.http.get("/").text
    assert all(address in mine for address in (alone, hidden, shown))


def finished_text() -> tuple[str, str]:
    """A record of a practice game in which the second seat resigned, and the name of who won."""
    match = iteru.Match(iteru.game("imhotep"), 2, 5, names=["Anna", "Petr"])
    while not match.is_over:
        match.choose(match.state.actor, match.state.legal_actions()[0])
    match.resigned, match.practice = [1], True
    (winner,) = match.state.winners()
    return iteru.write_record(match.record()), match.names[winner]


def test_finished_games_show_their_day_and_who_won(server: Server) -> None:
    guest = server.guest()
    text, winner = finished_text()
    guest.http.post("/records", data={"csrf": guest.csrf}, files={"file": ("x.iteru", text)})
    home = guest.http.get("/").text
    assert re.search(r'<time [^>]*datetime="\d{4}-\d\d-\d\d">\d+ [A-Z][a-z]+ \d{4}</time>', home)
    assert re.search(
        winner + r' (<span class="hint">guest</span> )?<b>\d+</b> <span class="winner">won', home
    )
    assert re.search(
        r"Petr (<span class=.hint.>guest</span> )?<b>\d+</b>.* <span class=.hint.>resigned", home
    )
    assert "practice game" in home
    czech = guest.http.get("/", headers={"accept-language": "cs"}).text
    assert re.search(r">\d+\.\s\d+\.\s\d{4}</time>", czech)


def test_the_log_of_a_replay_begins_with_the_opening_deal(server: Server) -> None:
    guest = server.guest()
    text, _ = finished_text()
    kept = guest.http.post("/records", data={"csrf": guest.csrf}, files={"file": ("x.iteru", text)})
    replay = guest.http.get(kept.headers["location"]).text
    log = replay[replay.index('class="log steps-log"') :]
    opening = log[: log.index('data-at="1"')]
    assert 'data-at="0" aria-current="step"' in opening
    assert "Round 1 begins" in opening


def test_a_guest_is_invited_to_create_an_account(server: Server) -> None:
    guest = server.guest()
    for path in ("/", "/account"):
        assert "Create an account" in guest.http.get(path).text
    guest.post("/account/take", name=f"Anna {id(guest)}", password="correct horse")
    assert "Create an account" not in guest.http.get("/").text
