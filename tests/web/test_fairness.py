"""What programs and pages are told of the deal: a commitment before, everything after, nothing of it in between."""

import hashlib
import re
import subprocess
from pathlib import Path

import pytest

from iteru.engine.record import Record, read_record
from iteru.engine.rng import KeyedRng
from tests.web.conftest import PROGRAM, Guest, Server

LOCALS = [{"kind": "me"}, {"kind": "local", "name": "Eva"}]
GIVEN = "5a" * 32


def opened(guest: Guest, **more: object) -> dict[str, object]:
    answer = guest.api("POST", "/tables", {"game": "imhotep", "seats": LOCALS, **more})
    assert answer.status_code == 201, answer.text
    told: dict[str, object] = answer.json()
    return told


def contributed(guest: Guest) -> tuple[dict[str, object], str]:
    """A table opened with an offer, and the commitment that was shown before."""
    offer = guest.api("POST", "/offers").json()
    return opened(guest, offer=offer["offer"], given=GIVEN), offer["commitment"]


def play_to_the_end(guest: Guest, table: object) -> list[str]:
    """Plays both seats; gives all that was answered on the way."""
    texts: list[str] = []
    while True:
        about = guest.api("GET", f"/tables/{table}")
        if about.json()["status"] == "over":
            return texts
        seen = guest.api("GET", f"/tables/{table}/view?seat={about.json()['actor']}")
        texts += [about.text, seen.text]
        if len(texts) == 3 * 7 + 2:
            texts += asked_in_vain(guest, table)
        given = {"version": seen.json()["version"], "move": seen.json()["choices"][-1]["move"]}
        texts.append(guest.api("POST", f"/tables/{table}/moves", given).text)


def asked_in_vain(guest: Guest, table: object) -> list[str]:
    """Everywhere else that a secret might leak from a running game."""
    refused = [
        guest.api("GET", f"/tables/{table}/record"),
        guest.http.get(f"/t/{table}/record"),
        guest.http.get(f"/t/{table}/replay"),
        guest.http.get(f"/t/{table}/step/0"),
        guest.http.get(f"/t/{table}/verified"),
    ]
    assert {answer.status_code for answer in refused} == {403}
    given = [guest.http.get(f"/t/{table}"), guest.api("GET", f"/tables/{table}/sight")]
    assert [answer.status_code for answer in given] == [200, 200]
    return [answer.text for answer in [*refused, *given]]


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Guest, dict[str, object], str, list[str]]:
    guest = server.guest().take_token()
    table, commitment = contributed(guest)
    return guest, table, commitment, play_to_the_end(guest, table["id"])


def record_of(guest: Guest, table: dict[str, object]) -> Record:
    return read_record(guest.api("GET", f"/tables/{table['id']}/record").text)


def test_the_commitment_is_shown_before_and_kept_after(
    finished: tuple[Guest, dict[str, object], str, list[str]],
) -> None:
    guest, table, commitment, _ = finished
    deal = record_of(guest, table).deal
    assert deal is not None
    assert table["commitment"] == commitment == deal.commitment
    right = hashlib.sha256(b"iteru-commitment-1\n" + deal.house + deal.salt).hexdigest()
    assert commitment == right
    assert deal.given == (bytes.fromhex(GIVEN), b"")


def test_nothing_of_the_secret_leaves_the_server_before_the_end(
    server: Server, finished: tuple[Guest, dict[str, object], str, list[str]]
) -> None:
    guest, table, _, texts = finished
    record = record_of(guest, table)
    assert record.deal is not None
    assert isinstance(record.seed, bytes)
    words = [str(word) for word in KeyedRng(record.seed).words()[:-1]]
    deal = record.deal
    secrets = [record.seed.hex(), deal.house.hex(), deal.salt.hex(), GIVEN, *words]
    everything = "\n".join([*texts, server.log.read_text()])
    assert [secret for secret in secrets if secret in everything] == []


def test_the_record_is_verified_with_the_commitment_that_was_noted(
    finished: tuple[Guest, dict[str, object], str, list[str]], tmp_path: Path
) -> None:
    guest, table, commitment, _ = finished
    text = guest.api("GET", f"/tables/{table['id']}/record").text
    path = tmp_path / "game.iteru"

    def verify(text: str, *more: str) -> subprocess.CompletedProcess[str]:
        path.write_text(text)
        command = [str(PROGRAM), "replay", "--verify", str(path), *more]
        return subprocess.run(command, capture_output=True, text=True, timeout=240)

    right = verify(text, "--commitment", commitment)
    assert right.returncode == 0
    assert "what the players contributed (Guest)." in right.stdout
    assert "The commitment is the one that you noted." in right.stdout
    wrong = verify(text, "--commitment", "0" * 64)
    assert wrong.returncode != 0
    assert wrong.stderr.startswith("iteru: You noted the commitment 000")
    forged = verify(text.replace(GIVEN, "a5" * 32), "--lang", "cs")
    assert forged.returncode != 0
    assert forged.stderr.startswith("iteru: Nerozdávalo se tak, jak říká záznam")


def test_a_page_of_a_running_game_has_the_commitment_and_one_of_a_finished_game_all(
    server: Server, finished: tuple[Guest, dict[str, object], str, list[str]]
) -> None:
    guest, table, commitment, texts = finished
    running = next(text for text in texts if "data-commitment" in text)
    assert f'data-commitment="{commitment}"' in running
    assert "data-house" not in running
    for path in (f"/t/{table['id']}", f"/t/{table['id']}/replay"):
        page = guest.http.get(path).text
        assert re.search(r'data-house="[0-9a-f]{64}"', page)
        assert f'data-given="{GIVEN} -"' in page
    assert guest.http.get(f"/t/{table['id']}/verified").json() == {"replays": True}


NOT_VERIFIABLE = "This deal cannot be verified"


def test_a_table_with_a_seed_of_ones_own_has_no_commitment(server: Server) -> None:
    guest = server.guest().take_token()
    table = opened(guest, seed=7)
    assert table["commitment"] is None
    assert NOT_VERIFIABLE in guest.http.get(f"/t/{table['id']}").text


def test_a_game_played_on_from_a_position_says_that_its_deal_cannot_be_verified(
    finished: tuple[Guest, dict[str, object], str, list[str]],
) -> None:
    guest, table, _, _ = finished
    assert NOT_VERIFIABLE not in guest.http.get(f"/t/{table['id']}").text
    played_on = guest.post(f"/t/{table['id']}/play-on", at="5", bot="random").headers["location"]
    assert NOT_VERIFIABLE in guest.http.get(played_on).text


UPLOADED = "Somebody uploaded this record"


def test_an_uploaded_record_is_not_taken_for_a_game_of_the_house(
    finished: tuple[Guest, dict[str, object], str, list[str]],
) -> None:
    """Whoever writes a record can choose a secret, and the commitment to it."""
    guest, table, _, _ = finished
    text = guest.api("GET", f"/tables/{table['id']}/record").text
    file = {"file": ("game.iteru", text.encode())}
    answer = guest.http.post("/records", data={"csrf": guest.csrf}, files=file)
    replay = answer.headers["location"]
    for page in (replay, replay.removesuffix("/replay")):
        assert UPLOADED in guest.http.get(page).text
    assert UPLOADED not in guest.http.get(f"/t/{table['id']}/replay").text


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ({"offer": "unknown", "given": GIVEN}, "unknown-offer"),
        ({"offer": "unknown"}, "half-contribution"),
        ({"given": GIVEN}, "half-contribution"),
        ({"offer": "unknown", "given": GIVEN, "seed": 7}, "half-contribution"),
    ],
)
def test_a_contribution_that_does_not_fit_is_refused(
    server: Server, more: dict[str, object], error: str
) -> None:
    guest = server.guest().take_token()
    answer = guest.api("POST", "/tables", {"game": "imhotep", "seats": LOCALS, **more})
    assert (answer.status_code, answer.json()["error"]) == (403, error)


def test_a_contribution_is_not_silently_left_out(server: Server) -> None:
    guest = server.guest().take_token()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    given = {"offer": guest.api("POST", "/offers").json()["offer"], "given": GIVEN}
    answer = guest.api("POST", "/tables", {"game": "imhotep", "seats": bots, **given})
    assert (answer.status_code, answer.json()["error"]) == (403, "contribution-without-seat")


def test_a_friend_contributes_when_they_join(server: Server) -> None:
    host, friend = server.guest().take_token(), server.guest().take_token()
    table = opened(host, seats=[{"kind": "me"}, {"kind": "friend"}])
    answer = friend.api("POST", f"/tables/{table['id']}/join", {"given": GIVEN})
    assert answer.json()["commitment"] == table["commitment"]
    odd = friend.api("POST", f"/tables/{table['id']}/join", {"given": "5A" * 32})
    assert odd.status_code == 422


def test_a_form_with_a_lapsed_offer_still_opens_a_table(server: Server) -> None:
    guest = server.guest()
    answer = guest.post("/play/imhotep", offer="lapsed", given=GIVEN)
    assert answer.status_code == 303
    assert "data-commitment" in guest.http.get(answer.headers["location"]).text
