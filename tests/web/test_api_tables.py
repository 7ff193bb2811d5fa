"""The JSON API at tables: my tables, refusals in words, constants, sights, seeds, tokens, and leaving."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import iteru
from iteru.engine.game import whole_view
from tests.web.conftest import Guest, Server
from tests.web.test_api import LOCALS, new_table

DOCS = Path(__file__).parents[2] / "docs"
GAMES = iteru.games()


def solo(guest: Guest, game: str, **more: object) -> str:
    answer = guest.api("POST", "/tables", {"game": game, "seats": LOCALS, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def view(guest: Guest, table: str, **query: Any) -> dict[str, Any]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    found: dict[str, Any] = guest.api("GET", f"/tables/{table}/view?{asked}").json()
    return found


# Refusals


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_refused_moves_are_said_in_the_words_of_the_game(
    server: Server, game: str, lang: str
) -> None:
    """Every action that is not legal in the first position, each with the sentence and the rule that the game gives."""
    guest = server.guest(**{"accept-language": lang}).take_token()
    table = solo(guest, game)
    actor = guest.api("GET", f"/tables/{table}").json()["actor"]
    legal = {choice["move"] for choice in view(guest, table, seat=actor)["choices"]}
    illegal = [move for move in iteru.game(game).notations if move not in legal]
    for move in illegal[:: max(1, len(illegal) // 25)]:
        answer = guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": move})
        told = answer.json()
        assert answer.status_code == 422, told
        assert told["message"] != told["error"]
        assert not {"{", "}", "'"} & set(told["message"]), told["message"]
        assert told["rule"] == "" or told["rule"] in told["message"]
    word = guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "dance"}).json()
    assert "?" not in word["message"], "that is how to ask for help in the terminal"


# My tables


def test_my_tables_are_those_i_opened_and_those_i_joined(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    assert anna.api("GET", "/tables").json() == []
    table = new_table(anna, [{"kind": "me"}, {"kind": "friend"}])
    assert petr.api("GET", "/tables").json() == []
    petr.api("POST", f"/tables/{table}/join", {})
    for guest, seat in ((anna, 0), (petr, 1)):
        (listed,) = guest.api("GET", "/tables").json()
        assert (listed["id"], listed["mine"], listed["status"]) == (table, [seat], "playing")
        assert listed["actor"] == 0
    assert anna.api("GET", "/tables?over=true").json() == []


def test_one_can_resign_leave_and_close(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna, [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}])
    petr.api("POST", f"/tables/{table}/join", {})
    assert petr.api("POST", f"/tables/{table}/leave").json()["status"] == "open"
    assert petr.api("GET", "/tables").json() == []
    petr.api("POST", f"/tables/{table}/join", {})
    assert anna.api("DELETE", f"/tables/{table}").json()["status"] == "closed"
    running = new_table(anna, [{"kind": "me"}, {"kind": "friend"}])
    petr.api("POST", f"/tables/{running}/join", {})
    assert petr.api("POST", f"/tables/{running}/resign").status_code == 200
    assert petr.api("GET", f"/tables/{running}").json()["mine"] == []
    assert petr.api("GET", "/tables").json() == [], "nothing more to do there"
    assert petr.api("GET", f"/tables/{running}").json()["seats"][1]["bot"] == "overseer"


def undo_asked(server: Server) -> tuple[Guest, Guest, str, int]:
    """Anna has moved and asks Petr to let her undo that; returns the number of her request, too."""
    anna, petr = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna, [{"kind": "me"}, {"kind": "friend"}])
    petr.api("POST", f"/tables/{table}/join", {})
    for guest in (anna, petr):
        seen = view(guest, table)
        move = {"version": seen["version"], "move": seen["choices"][0]["move"]}
        assert guest.api("POST", f"/tables/{table}/moves", move).status_code == 200
    version = {"version": view(anna, table)["version"]}
    assert anna.api("POST", f"/tables/{table}/undo", version).status_code == 403
    assert anna.api("POST", f"/tables/{table}/undo-request", version).status_code == 200
    request = petr.api("GET", f"/tables/{table}").json()["undo_request"]
    assert (request["seat"], request["moves"], request["asks_you"]) == (0, 0, True)
    assert not anna.api("GET", f"/tables/{table}").json()["undo_request"]["asks_you"]
    return anna, petr, f"/tables/{table}", request["request"]


def test_a_choice_is_undone_if_the_others_agree(server: Server) -> None:
    anna, petr, table, request = undo_asked(server)
    answer = {"request": request, "agrees": True}
    assert anna.api("POST", f"{table}/undo-request/answer", answer).status_code == 403
    assert petr.api("POST", f"{table}/undo-request/answer", answer).json()["actor"] == 0
    assert anna.api("GET", f"{table}/view").json()["mark"].endswith(".0")
    assert anna.api("GET", table).json()["undo_request"] is None


@pytest.mark.parametrize("who", ["anna", "petr"])
def test_a_request_to_undo_is_declined_or_withdrawn(server: Server, who: str) -> None:
    anna, petr, table, request = undo_asked(server)
    guest = anna if who == "anna" else petr
    answer = {"request": request, "agrees": False}
    assert guest.api("POST", f"{table}/undo-request/answer", answer).status_code == 200
    assert petr.api("GET", table).json()["undo_request"] is None
    assert anna.api("GET", f"{table}/view").json()["mark"].endswith(".2")


def test_a_choice_that_leaves_something_undone_says_so(server: Server) -> None:
    guest = server.guest().take_token()
    table = solo(guest, "valley_of_the_kings", seed=7)
    cautions = {choice["move"]: choice["caution"] for choice in view(guest, table)["choices"]}
    assert "You still have 5 gold" in cautions["end"]
    assert [move for move, caution in cautions.items() if caution] == ["end", "arrange"]


# What never changes


@pytest.mark.parametrize("game", GAMES)
def test_constants_are_fetched_once_and_make_a_view_whole(server: Server, game: str) -> None:
    guest = server.guest().take_token()
    table = solo(guest, game, seed=7)
    first = guest.api("GET", f"/tables/{table}/constants")
    name = guest.api("GET", f"/tables/{table}").json()["constants"]
    assert first.headers["etag"] == f'"{name}"'
    headers = {"authorization": f"Bearer {guest.token}", "if-none-match": f'"{name}"'}
    again = httpx.get(f"{server.url}/api/tables/{table}/constants", headers=headers)
    assert (again.status_code, again.content) == (304, b"")
    title = iteru.game(game)
    sent = view(guest, table)["view"]
    assert whole_view(sent, first.json()) == title.view(title.new(2, 7), 0)
    other = guest.api("GET", f"/tables/{solo(guest, game)}").json()
    assert other["constants"] == name, "equal ones have equal names"


def test_a_view_of_valley_is_a_small_part_of_what_it_was(server: Server) -> None:
    guest = server.guest().take_token()
    table = solo(guest, "valley_of_the_kings")
    constants = guest.api("GET", f"/tables/{table}/constants").content
    seen = guest.api("GET", f"/tables/{table}/view")
    assert len(seen.content) < len(constants) / 2
    assert "cards" not in seen.json()["view"]


# A position to search in


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_is_a_position_that_the_seat_cannot_tell_from_the_true_one(
    server: Server, game: str
) -> None:
    """It restores; the seat sees and may do the same in it; and it is dealt anew each time, never the true deal."""
    guest = server.guest().take_token()
    table = solo(guest, game, seed=11)
    title, state = iteru.game(game), iteru.game(game).new(2, 11)
    sights = [guest.api("GET", f"/tables/{table}/sight").json() for _ in range(4)]
    for sight in sights:
        restored = title.restore(sight["snapshot"])
        assert title.view(restored, sight["seat"]) == title.view(state, sight["seat"])
        assert restored.legal_actions() == state.legal_actions()
        assert restored.rng.words() != state.rng.words()
        assert restored != state
        assert restored.digest() != state.digest()
    assert len({str(sight["snapshot"]) for sight in sights}) == len(sights)


def test_only_whoever_must_choose_gets_a_sight(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    table = new_table(anna, [{"kind": "me"}, {"kind": "friend"}])
    assert anna.api("GET", f"/tables/{table}/sight").json()["error"] == "not-begun"
    petr.api("POST", f"/tables/{table}/join", {})
    assert anna.api("GET", f"/tables/{table}/sight").json()["seat"] == 0
    assert petr.api("GET", f"/tables/{table}/sight").json()["error"] == "not-your-turn"
    eve = server.guest().take_token()
    assert eve.api("GET", f"/tables/{table}/sight").json()["error"] == "not-your-table"


# Seeds


def test_a_seed_repeats_a_game_where_nobody_else_plays(server: Server) -> None:
    guest = server.guest().take_token()
    tables = [solo(guest, "imhotep", seed=seed) for seed in (5, 5, 6)]
    views = [view(guest, table)["view"] for table in tables]
    assert views[0] == views[1]
    assert views[0] != views[2]


@pytest.mark.parametrize("seed", [-1, 2**63, "x", 1.5])
def test_a_seed_that_is_none_is_refused_in_words(server: Server, seed: object) -> None:
    body = {"game": "imhotep", "seats": LOCALS, "seed": seed}
    answer = server.guest().take_token().api("POST", "/tables", body)
    assert answer.status_code == 422
    assert "seed" in answer.json()["message"]


def test_a_word_that_is_not_known_is_refused_rather_than_ignored(server: Server) -> None:
    body = {"game": "imhotep", "seats": LOCALS, "sead": 7}
    answer = server.guest().take_token().api("POST", "/tables", body)
    assert answer.json()["message"] == "The request is not valid. sead is not known here."


# Tokens


def test_tokens_are_made_with_name_and_password_listed_and_dropped(server: Server) -> None:
    guest = server.guest()
    guest.post("/account/take", name="Tokenmaker", password="a long password")
    given = {"name": "tokenmaker", "password": "a long password", "label": "first"}
    made = httpx.post(f"{server.url}/api/tokens", json=given)
    assert made.status_code == 201
    guest.token = made.json()["token"]
    (listed,) = guest.api("GET", "/tokens").json()
    assert (listed["id"], listed["label"]) == (made.json()["id"], "first")
    assert made.json()["token"] not in guest.api("GET", "/tokens").text
    stranger = server.guest().take_token()
    assert stranger.api("DELETE", f"/tokens/{listed['id']}").status_code == 404
    assert guest.api("DELETE", f"/tokens/{listed['id']}").status_code == 204
    assert guest.api("GET", "/tokens").status_code == 401


def test_an_account_is_opened_by_program(server: Server) -> None:
    given = {"name": "Robot", "password": "a long password", "label": "first"}
    made = httpx.post(f"{server.url}/api/accounts", json=given)
    assert made.status_code == 201
    robot = server.guest()
    robot.token = made.json()["token"]
    table = robot.api("POST", "/tables", {"game": "imhotep", "seats": LOCALS}).json()
    assert table["seats"][0]["name"] == "Robot"
    again = httpx.post(f"{server.url}/api/accounts", json={**given, "name": "ROBOT"})
    assert (again.status_code, again.json()["error"]) == (422, "account-taken")
    short = httpx.post(f"{server.url}/api/accounts", json={**given, "password": "short"})
    assert (short.status_code, short.json()["error"]) == (422, "bad-password")
    assert httpx.post(f"{server.url}/api/tokens", json=given).status_code == 201


# Tables of others, numbers, time


def test_tables_of_others_with_a_free_seat_are_listed(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    free = [{"kind": "me"}, {"kind": "friend"}]
    ids = [
        anna.api("POST", "/tables", {"game": game, "seats": free}).json()["id"]
        for game in ("imhotep", "egizia")
    ]
    hidden = {"game": "imhotep", "seats": free, "listed": False}
    ids.append(anna.api("POST", "/tables", hidden).json()["id"])

    def listed(guest: Guest, query: str = "") -> list[bool]:
        found = guest.api("GET", f"/open-tables{query}").json()
        return [table in [one["id"] for one in found] for table in ids]

    assert listed(petr) == [True, True, False]
    assert listed(petr, "?game=egizia") == [False, True, False]
    assert listed(anna) == [False, False, False]
    assert petr.api("POST", f"/tables/{ids[0]}/join", {}).status_code == 200
    assert listed(petr) == [False, True, False]


def test_choices_have_the_numbers_of_the_engine_and_are_made_by_them(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest)
    choice = view(guest, table)["choices"][-1]
    assert choice["action"] == iteru.game("imhotep").actions[choice["move"]]
    for body, problem in (
        ({"version": 0}, "move-or-action"),
        ({"version": 0, "move": "stones", "action": 1}, "move-or-action"),
        ({"version": 0, "action": 10**6}, "no-such-action"),
    ):
        refused = guest.api("POST", f"/tables/{table}/moves", body)
        assert (refused.status_code, refused.json()["error"]) == (422, problem)
    body = {"version": 0, "action": choice["action"]}
    moved = guest.api("POST", f"/tables/{table}/moves", body)
    assert moved.json()["version"] == 1


def test_a_table_has_the_reaction_time_it_was_opened_with(server: Server) -> None:
    guest = server.guest().take_token()
    body: dict[str, object] = {"game": "valley_of_the_kings", "seats": LOCALS}
    assert guest.api("POST", "/tables", body).json()["reaction_seconds"] is None
    opened = guest.api("POST", "/tables", {**body, "reaction_seconds": 0.25}).json()
    assert opened["reaction_seconds"] == 0.25
    assert guest.api("GET", f"/tables/{opened['id']}").json()["reaction_seconds"] == 0.25
    for seconds in (0, -1, 61, "soon"):
        refused = guest.api("POST", "/tables", {**body, "reaction_seconds": seconds})
        assert refused.status_code == 422
        assert "reaction_seconds" in refused.json()["message"]


# What happened


def test_happened_tells_what_followed_a_mark(server: Server) -> None:
    guest = server.guest(**{"accept-language": "cs"}).take_token()
    table = solo(guest, "imhotep")
    before = view(guest, table)
    assert before["happened"] is None
    for version, move in enumerate(("load 1 1", "load 2 1")):
        guest.api("POST", f"/tables/{table}/moves", {"version": version, "move": move})
    seen = view(guest, table, since=before["mark"])
    assert [event["name"] for event in seen["happened"]] == ["loaded", "loaded"]
    assert [event["facts"]["seat"] for event in seen["happened"]] == [0, 1]
    assert "two" in seen["happened"][1]["words"]
    assert view(guest, table, since=seen["mark"])["happened"] == []
    guest.api("POST", f"/tables/{table}/undo", {"version": 2})
    assert view(guest, table, since=seen["mark"])["happened"] is None
    assert view(guest, table, since="nonsense")["happened"] is None


def test_what_happened_in_secret_is_told_to_no_other_seat(server: Server) -> None:
    anna, petr = server.guest().take_token(), server.guest().take_token()
    body = {"game": "valley_of_the_kings", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    table = anna.api("POST", "/tables", body).json()["id"]
    petr.api("POST", f"/tables/{table}/join", {})
    first = view(anna, table)["actor"]
    mover, other = (anna, petr) if first == 0 else (petr, anna)
    before = view(mover, table)["mark"]
    while (seen := view(mover, table))["actor"] == first:
        moves = [choice["move"] for choice in seen["choices"]]
        body = {"version": seen["version"], "move": "end" if "end" in moves else moves[0]}
        mover.api("POST", f"/tables/{table}/moves", body)
    own, others = (view(guest, table, since=before)["happened"] for guest in (mover, other))
    assert others
    secret = [event for event in own if event not in others]
    assert secret, "whoever ends a turn draws cards that nobody else sees"


# Pace and limits


def test_bots_of_the_house_do_not_wait_for_programs(pausing_server: Server) -> None:
    guest = pausing_server.guest().take_token()
    table = new_table(guest, [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    headers = {"authorization": f"Bearer {guest.token}"}
    events = f"{pausing_server.url}/api/events"
    with httpx.stream("GET", events, headers=headers, timeout=60) as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data: "))
        next(lines)
        guest.api("POST", f"/tables/{table}/moves", {"version": 0, "move": "load 1 1"})
        assert [next(lines), next(lines)], "one is asked again, since the bot has moved"


def test_bots_wait_for_a_page_that_is_on_its_way(pausing_server: Server) -> None:
    """Whoever wants to see bots play finds them at the beginning, however slow the way."""
    guest = pausing_server.guest().take_token()
    opened = guest.post("/new/imhotep", **{f"seat-{number}": "bot-random" for number in (0, 1)})
    page = opened.headers["location"]
    for_programs = new_table(guest, [{"kind": "bot", "bot": "random"}] * 2)
    while guest.api("GET", f"/tables/{for_programs}").json()["status"] != "over":
        time.sleep(0.1)
    assert 'data-version="0"' in guest.http.get(page).text


@pytest.mark.every(5)
def test_limits_are_told_as_they_are_set_and_documented_as_they_are(tmp_path: Path) -> None:
    from iteru.web.api.limits import limits_of, limits_table
    from iteru.web.server_settings import ServerSettings

    usual = limits_table(limits_of(ServerSettings(data=tmp_path)))
    assert usual in (DOCS / "bot-api.md").read_text(encoding="utf-8")
    other = Server(tmp_path, ITERU_STREAMS="1", ITERU_RATE="77")
    try:
        told = httpx.get(f"{other.url}/api/limits").json()
        assert (told["streams"], told["requests_per_second"]) == (1, 77)
        described = httpx.get(f"{other.url}/api/openapi.json").json()["info"]["description"]
        assert "| `requests_per_second` | 77 |" in described
        guest = other.guest().take_token()
        headers = {"authorization": f"Bearer {guest.token}"}
        with httpx.stream("GET", f"{other.url}/api/events", headers=headers) as stream:
            parts = stream.iter_raw()  # kept: thrown away, it would end the stream
            next(parts)
            refused = guest.api("GET", "/events")
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-streams")
            assert refused.headers["retry-after"] == "60"
        for _ in range(told["unfinished_tables"]):
            new_table(guest)
        refused = guest.api("POST", "/tables", {"game": "imhotep", "seats": LOCALS})
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-tables")
        assert refused.headers["retry-after"] == "60"
    finally:
        other.stop()
