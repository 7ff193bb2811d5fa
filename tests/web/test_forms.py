"""Forms that keep what was typed, options where they matter, and the rules that a table is played by."""

import re

import iteru
from iteru.engine.options import options_of
from iteru.terminal.flags import option_help
from iteru.words import Words
from tests.web.conftest import Server
from tests.web.test_api import new_table


def section(page: str, title: str) -> str:
    found = re.search(rf'<section[^>]*aria-labelledby="{title}".*?</section>', page, re.DOTALL)
    assert found is not None, title
    return found.group()


def in_force(page: str) -> dict[str, str]:
    listed = page.partition('<dl class="in-force">')[2].partition("</dl>")[0]
    rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", listed)
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


def test_a_refused_form_of_a_new_table_keeps_what_was_chosen(server: Server) -> None:
    guest = server.guest()
    form = {"seat-0": "friend", "seat-1": "local", "name-1": "Petr & Co", "seat-2": "none"}
    more = {"seat-3": "bot-random", "option-temple": "B", "option-wrath": "yes", "listed": "yes"}
    answer = guest.post("/new/imhotep", **form, **more)
    assert answer.status_code == 422
    assert 'class="refused" role="alert"' in answer.text
    chosen = re.findall(r'<option value="([^"]+)" selected', answer.text)
    assert chosen == ["friend", "local", "none", "bot-random"]
    assert 'value="Petr &amp; Co"' in answer.text
    checked = re.findall(r'name="([^"]+)" value="([^"]+)" checked', answer.text)
    assert {("option-temple", "B"), ("option-market", "A"), ("option-wrath", "yes")} < set(checked)
    assert ("listed", "yes") in checked
    fresh = guest.http.get("/new/imhotep").text
    assert re.findall(r'name="(listed|option-wrath)" value="yes" checked', fresh) == []
    assert 'class="refused"' not in fresh
