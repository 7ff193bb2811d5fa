"""Programs (`cmd:...`) and modules (`module:Class`) are for command lines: nothing that comes from elsewhere starts one."""

import sys
from pathlib import Path

import pytest

import iteru
from iteru.engine.errors import BadBox, BadOptions
from iteru.table.forbidden import Forbidden
from iteru.table.seating import checked_bot
from iteru.table.workers import choose
from tests.external.programs import EXAMPLES, PYTHON, bad
from tests.terminal.cli import finished_record
from tests.web.conftest import Server
from tests.web.test_remote_bot import run

MODULE = "trap_for_servers"
REFUSED = (400, 403, 422)
"""Not a bot, not allowed, or longer than any bot's name."""
SAILOR = f"cmd:{PYTHON} {EXAMPLES / 'sailor.py'}"


@pytest.fixture(name="marker")
def marker_of_what_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that every trap would write: a program, and a module that can be imported here."""
    marker = tmp_path / "sprung"
    code = f"open({str(marker)!r}, 'w').close()\ndef Bot(game, sight, rng): return 0\n"
    (tmp_path / f"{MODULE}.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return marker


def traps(marker: Path) -> list[str]:
    program = f"cmd:{sys.executable} -c open({str(marker)!r},'w')"
    return [program, f'"{program}"', f"cmd:touch {marker}", "cmd:touch", f"{MODULE}:Bot"]


def is_unsprung(marker: Path) -> bool:
    return not marker.exists() and MODULE not in sys.modules


def test_the_traps_work_where_they_may(marker: Path) -> None:
    """Or the other tests would prove nothing."""
    from iteru.external.typed import typed_bot

    typed_bot(f"{MODULE}:Bot")
    assert not is_unsprung(marker)
    del sys.modules[MODULE]


def test_no_bot_of_a_table_is_a_program_or_a_module(marker: Path) -> None:
    """Neither a seat that somebody asks for, nor one that stands in the database."""
    snapshot = iteru.game("imhotep").new(2, 1).snapshot()
    for text in traps(marker):
        with pytest.raises(BadOptions, match="unknown-bot"):
            iteru.bot(text)
        with pytest.raises(Forbidden, match="unknown-bot"):
            checked_bot(text, 10)
        with pytest.raises(BadOptions, match="unknown-bot"):
            choose("imhotep", {}, snapshot, text, 1)
    assert is_unsprung(marker)


def test_a_corrected_box_names_none(marker: Path) -> None:
    for text in traps(marker):
        for corrections in ({"bots": {"usual": text}}, {"turn": {"bot": text}}, {"bot": text}):
            with pytest.raises(BadBox):
                iteru.game("imhotep", corrections)
    assert is_unsprung(marker)


def test_api_page_and_record_name_none(server: Server, marker: Path) -> None:
    guest = server.guest().take_token()
    head, _, moves = finished_record().partition("\n\n")
    for text in traps(marker):
        body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "bot", "bot": text}]}
        assert guest.api("POST", "/tables", body).status_code in REFUSED
        form = {"seat-0": "me", "seat-1": f"bot-{text}"}
        assert guest.post("/new/imhotep", **form).status_code in REFUSED
        with_bots = f"{head}\nbots: - | {text}\n\n{moves}"
        files = {"file": ("x.iteru", with_bots)}
        kept = guest.http.post("/records", data={"csrf": guest.csrf}, files=files)
        assert kept.status_code == 303, kept.text
        table = kept.headers["location"].rpartition("/")[0]
        assert guest.http.get(f"{table}/replay").status_code == 200
        assert guest.post(f"{table}/play-on", at="3", bot=text).status_code in REFUSED
        assert guest.post(f"{table}/play-on", at="3", bot="random").status_code == 303
    assert is_unsprung(marker)


def test_a_program_plays_at_a_server(server: Server) -> None:
    guest = server.guest().take_token()
    opening = ("--open", "imhotep", "--against", "random")
    code, out, err = run(server.url, guest.token, *opening, "--bot", SAILOR)
    assert (code, err) == (0, "")
    said = out.splitlines()
    assert said[0].startswith("What sailor writes to standard error goes to ")
    assert said[1].startswith("The bot cmd:sailor is ready")
    assert "the game is over" in said[-1]


def test_a_program_that_fails_at_a_server_resigns(server: Server) -> None:
    guest = server.guest().take_token()
    opening = ("--open", "imhotep", "--against", "random")
    code, _, err = run(server.url, guest.token, *opening, "--bot", bad("illegal"))
    assert code == 2
    assert err.startswith("iteru: bad answered “best {")
    assert guest.api("GET", "/tables").json() == []
