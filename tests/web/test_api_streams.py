"""Streams of events: one table or all of them, what was missed, and how they end."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.web.conftest import Guest, Server
from tests.web.test_api import new_table

Message = tuple[str, dict[str, Any]]
TWO = [{"kind": "me"}, {"kind": "friend"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@contextmanager
def stream(guest: Guest, path: str, last: str = "") -> Iterator[Iterator[Message]]:
    """The messages of a stream, each with its id."""
    headers = {"authorization": f"Bearer {guest.token}"} | ({"last-event-id": last} if last else {})
    url = f"{guest.server.url}/api{path}"
    with httpx.stream("GET", url, headers=headers, timeout=30) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield messages(answer.iter_lines())


def messages(lines: Iterator[str]) -> Iterator[Message]:
    name = ""
    for line in lines:
        if line.startswith("id: "):
            name = line[4:]
        elif line.startswith("data: "):
            yield name, json.loads(line[6:])


def move(guest: Guest, table: str, which: int = 0) -> None:
    seen = guest.api("GET", f"/tables/{table}/view").json()
    body = {"version": seen["version"], "move": seen["choices"][which]["move"]}
    assert guest.api("POST", f"/tables/{table}/moves", body).status_code == 200


def two_at_a_table(server: Server) -> tuple[Guest, Guest, str]:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna, TWO)
    petr.api("POST", f"/tables/{table}/join", {})
    return anna, petr, table


def test_each_message_tells_what_happened_since_the_one_before(server: Server) -> None:
    anna, petr, table = two_at_a_table(server)
    with stream(petr, f"/tables/{table}/events") as told:
        name, first = next(told)
        assert (first["happened"], name) == (None, first["mark"])
        move(anna, table)
        move(petr, table)
        for seat in (0, 1):
            _, seen = next(told)
            assert {event["facts"]["seat"] for event in seen["happened"]} == {seat}
            assert all(event["words"] for event in seen["happened"])


def test_after_a_break_one_message_tells_all_that_was_missed(server: Server) -> None:
    anna, petr, table = two_at_a_table(server)
    path = f"/tables/{table}/events"
    with stream(petr, path) as told:
        last, _ = next(told)
    move(anna, table)
    move(petr, table)
    with stream(petr, path, last) as told:
        last, seen = next(told)
        assert {event["facts"]["seat"] for event in seen["happened"]} == {0, 1}
    with stream(petr, path, last) as told:
        move(anna, table)
        _, seen = next(told)
        assert seen["version"] == 4, "what was seen is not told again"
    with stream(petr, path, "from another age") as told:
        _, seen = next(told)
        assert (seen["version"], seen["happened"]) == (4, None), "the present state"


def test_what_was_taken_back_is_not_told_as_if_it_were_there(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    with stream(guest, f"/tables/{table}/events") as told:
        next(told)
        move(guest, table)
        last, _ = next(told)
    guest.api("POST", f"/tables/{table}/undo", {"version": 1})
    move(guest, table, 1)
    with stream(guest, f"/tables/{table}/events", last) as told:
        _, seen = next(told)
        assert (seen["version"], seen["happened"]) == (3, None)


def play_to_the_end(guest: Guest, table: str) -> None:
    while (seen := guest.api("GET", f"/tables/{table}/view").json())["status"] == "playing":
        if seen["choices"]:
            body = {"version": seen["version"], "move": seen["choices"][-1]["move"]}
            guest.api("POST", f"/tables/{table}/moves", body)


def test_the_stream_of_a_table_ends_with_the_game(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, ALONE)
    with stream(guest, f"/tables/{table}/events") as told:
        next(told)
        play_to_the_end(guest, table)
        *_, (last, seen) = told
    assert (seen["status"], seen["actor"], seen["choices"]) == ("over", None, [])
    assert seen["winners"]
    headers = {"authorization": f"Bearer {guest.token}", "last-event-id": last}
    again = httpx.get(f"{server.url}/api/tables/{table}/events", headers=headers)
    assert again.status_code == 204, "whoever has seen the end need not come again"
    with stream(guest, f"/tables/{table}/events") as told:
        assert [seen["status"] for _, seen in told] == ["over"]


def test_a_closed_table_ends_its_stream_too(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, TWO)
    with stream(guest, f"/tables/{table}/events") as told:
        next(told)
        guest.api("DELETE", f"/tables/{table}")
        assert [seen["status"] for _, seen in told] == ["closed"]


# All tables in one stream


def test_one_stream_tells_of_all_tables_also_of_later_ones(server: Server) -> None:
    anna, petr, first = two_at_a_table(server)
    with stream(petr, "/events") as told:
        assert next(told)[1]["table"] == first
        second = new_table(petr)
        seats = [next(told)[1] for _ in range(2)]
        assert [(seen["table"], seen["seat"]) for seen in seats] == [(second, 0), (second, 1)]
        third = new_table(anna, TWO)
        petr.api("POST", f"/tables/{third}/join", {})
        _, seen = next(told)
        assert (seen["table"], seen["status"], seen["seat"]) == (third, "playing", 1)
        move(anna, first)
        _, seen = next(told)
        assert (seen["table"], seen["choices"] != []) == (first, True)
        assert seen["happened"]
        petr.api("POST", f"/tables/{first}/resign")
        _, seen = next(told)
        assert (seen["table"], seen["seat"]) == (first, None)
        move(anna, third)
        assert next(told)[1]["table"] == third


def test_after_a_break_the_stream_of_all_tables_goes_on(server: Server) -> None:
    """Also at a table that ended meanwhile, and not at those where nothing happened."""
    guest = server.guest().take_token()
    quiet, ended = new_table(guest, TWO), new_table(guest, ALONE)
    with stream(guest, "/events") as told:
        last = [next(told) for _ in range(2)][-1][0]
    assert quiet in last
    assert ended in last
    play_to_the_end(guest, ended)
    with stream(guest, "/events", last) as told:
        last, seen = next(told)
        assert (seen["table"], seen["status"]) == (ended, "over")
        assert seen["happened"]
        assert ended not in last
        latest = new_table(guest, TWO)
        assert next(told)[1]["table"] == latest


def test_nobody_is_told_of_tables_of_others(server: Server) -> None:
    anna, _, table = two_at_a_table(server)
    eve = server.guest().take_token()
    forged = f"{table}:0.0"
    with stream(eve, "/events", forged) as told:
        move(anna, table)
        own = new_table(eve, TWO)
        assert next(told)[1]["table"] == own


def test_what_is_told_of_a_secret_hand_is_told_to_its_own_seat_alone(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    body = {"game": "valley_of_the_kings", "seats": TWO}
    table = anna.api("POST", "/tables", body).json()["id"]
    petr.api("POST", f"/tables/{table}/join", {})
    with stream(anna, "/events") as hers, stream(petr, "/events") as his:
        _, one = next(hers)
        _, two = next(his)
        assert one["view"]["players"][0]["hand_cards"]
        assert two["view"]["players"][0]["hand_cards"] == []
