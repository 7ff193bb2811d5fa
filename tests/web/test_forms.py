"""Forms that keep what was typed, options where they matter, and the rules that a table is played by."""

import re

import iteru
from iteru.engine.options import options_of
from iteru.terminal.flags import option_help
from iteru.words import Words
from tests.web.conftest import Server
from tests.web.test_api import new_table
from tests.web.test_boxes import record_with, upload


def section(page: str, title: str) -> str:
    found = re.search(rf'<section[^>]*aria-labelledby="{title}".*?</section>', page, re.DOTALL)
    assert found is not None, title
    return found.group()


def in_force(page: str) -> dict[str, str]:
    rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page)
    return {name.replace("\u00a0", " "): value.replace("\u00a0", " ") for name, value in rows}


# Passwords


def test_a_wrong_password_is_said_at_the_form_which_keeps_the_name(server: Server) -> None:
    answer = server.guest().post("/account/sign-in", name="Nofret & Co", password="wrong horse")
    assert answer.status_code == 401
    form = section(answer.text, "sign-in")
    assert 'class="refused" role="alert"' in form
    assert 'value="Nofret &amp; Co"' in form
    assert "wrong horse" not in answer.text
    assert 'class="refused"' not in section(answer.text, "take")


def test_a_name_or_password_that_does_not_do_is_said_at_its_form(server: Server) -> None:
    guest = server.guest()
    short = guest.post("/account/take", name="Merit", password="x")
    assert 'value="Merit"' in section(short.text, "take")
    assert 'class="refused"' in section(short.text, "take")
    assert 'class="refused"' in section(guest.post("/account/name", name=" ").text, "name-title")
    assert guest.post("/account/take", name="Merit of Forms", password="long enough").is_redirect
    guest.csrf = guest.find_csrf(guest.http.get("/account").text)
    wrong = guest.post("/account/password", old="no", new="reed and ink")
    assert wrong.status_code == 401
    assert 'class="refused"' in section(wrong.text, "change-password")


# Options


def test_a_table_shows_its_options(server: Server) -> None:
    guest = server.guest().take_token()
    table = new_table(guest, options={"temple": "B", "wrath": True})
    shown = in_force(guest.http.get(f"/t/{table}").text)
    assert shown["Site boards (side A or B)"] == (
        "Market A, Pyramids A, Temple B, Burial chamber A, Obelisks A"
    )
    assert [value for name, value in shown.items() if name.startswith("Wrath")] == ["yes"]
    assert in_force(guest.http.get(f"/t/{table}/rules/text").text) == shown


def test_options_that_do_not_matter_are_not_shown_at_a_table(server: Server) -> None:
    guest = server.guest().take_token()
    seats = [{"kind": "me"}, {"kind": "local"}]
    table = guest.api("POST", "/tables", {"game": "pharaon", "seats": seats}).json()["id"]
    assert len(in_force(guest.http.get(f"/t/{table}").text)) == 2, "two who may be new to it"


def test_the_form_says_with_how_many_seats_an_option_matters(server: Server) -> None:
    page = server.guest().http.get("/new/pharaon").text
    for option in options_of(iteru.meta("pharaon").options):
        found = re.search(
            rf'<label class="check"([^>]*)>(?:(?!<label).)*option-{option.name}"', page
        )
        assert found is not None
        right = f' data-seats="{" ".join(map(str, option.seats))}"' if option.seats else ""
        assert found.group(1) == right


def test_an_option_that_does_not_matter_is_not_kept(server: Server) -> None:
    guest = server.guest().take_token()
    form = {"seat-0": "me", "seat-1": "bot-greedy", "option-traitor_level": "3"}
    sent_to = guest.post("/new/pharaon", **form).headers["location"]
    about = guest.api("GET", f"/tables/{sent_to.removeprefix('/t/')}").json()
    assert about["options"] == {}


def test_help_and_api_say_with_how_many_seats_an_option_matters(server: Server) -> None:
    words = Words("en", iteru.meta("pharaon"))
    helps = [option_help(option, words) for option in options_of(iteru.meta("pharaon").options)]
    assert helps[0].endswith("(only with this number of players: 1)")
    assert helps[2].endswith("starts with a scribe")
    assert helps[4].endswith("(only with this number of players: 3–5)")
    told = server.guest().http.get("/api/games/pharaon").json()["options"]
    assert [option["seats"] for option in told[:4]] == [[1], [1], [], [2, 3, 4, 5]]


# Rules


def test_the_rules_of_a_table_are_those_of_its_own_box(server: Server) -> None:
    guest = server.guest()
    table = upload(guest, record_with({"turn": {"take": 1}})).headers["location"].split("/")[2]
    plain = upload(guest, record_with({})).headers["location"].split("/")[2]
    of_house = guest.http.get("/rules/imhotep").text
    for path in ("rules", "rules/text"):
        notes = guest.http.get(f"/t/{table}/{path}").text.count("take")
        assert notes > guest.http.get(f"/t/{plain}/{path}").text.count("take")
    assert guest.http.get(f"/t/{plain}/rules").text.count("<p") == of_house.count("<p")
