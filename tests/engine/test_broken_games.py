"""No game, however broken, breaks another one, the page, the commands or the server: it is left out with a line."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from iteru import games, skeleton
from iteru.engine import registry
from iteru.kit.seats import SHAPES
from tests.terminal.cli import succeeded
from tests.web.conftest import Guest, Server

from .packages import ITERU, copy_nim, edit, install, python_path, run

pytestmark = pytest.mark.every(5)

LEFT_OUT = {
    "wrong_package": ("meta.py", "package=__package__", "package='nowhere'", "nowhere"),
    "no_rule_page": ("RULES.md", "", "", "there is no RULES.md"),
    "plain_option": ("meta.py", "misere: bool = switch()", "misere: bool = False", "'misere'"),
    "odd_default": ("meta.py", 'choice("small", "small",', 'choice("tiny", "small",', "'heap'"),
    "many_seats": ("meta.py", "max_seats=2", "max_seats=9", "2 to 9 seats"),
    "leaves": ("meta.py", "META = Meta(", "raise SystemExit('bye')\nMETA = Meta(", "bye"),
    "no_box": ("components.toml", "small = 10", "small = = 10", "TOML"),
    "odd_figure": ("components.toml", "take = 3", "take = 9", "take = 9"),
    "bad_rules": ("game.py", "state.actor = 0", "state.actor = 0 // 0", "ZeroDivisionError"),
    "bad_move": ("game.py", "self.heap -= action + 1", "self.heap -= action / 0", "ZeroDivision"),
    "bad_view": ("game.py", '"heap": state.heap,', '"heap": state.mound,', "mound"),
    "odd_view": ("game.py", '"heap": state.heap,', '"heap": {1, 2},', "JSON"),
    "bad_choice": ("show.py", '"count": count', '"count": a', "'a'"),
    "bad_prompt": ("show.py", 'view["actor"]', 'view["nobody"]', "nobody"),
    "bad_show": ("show.py", "SHOWN = Shown(", "SHOWN = Shwon(", "Shwon"),
    "bad_event": ("game.py", 'self.journal.tell("took"', 'self.journal.say("took"', "say"),
    "no_census": ("game.py", "def census", "def inventory", "census"),
    "no_resample": ("game.py", "def resample", "def deal_again", "resample"),
    "no_winners": ("game.py", "return [0, 1]", "return []", "winners"),
    "odd_scores": ("game.py", "for seat in range(2)]}", "for seat in range(1)]}", "1 numbers"),
}
"""Games of which one thing was broken: a file, what stood there, what stands there now, and a part of what is said of it."""

KEPT = {
    "bad_texts": ("texts/en.ftl", "event-took = { $seat", "event-took = { $seat $"),
    "ends_badly": (
        "game.py",
        "self.last = self.actor",
        "self.last = self.actor // (self.heap > 3)",
    ),
    "odd_flag": ("meta.py", "heap: str", "seed: bool = switch()\n    heap: str"),
}
"""Games that begin well and fail later: they are listed, and fail alone."""

BAD_PICTURE = """

class Bad:
    def board(self, view, keep=None):
        raise RuntimeError("out of paint")
    seat = board


SHOWN = Shown(Path(__file__).parent, Telling(prompt=prompt), Bad(), Bad())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All these games installed beside each other, and Nim, which is well but short."""
    folder = tmp_path_factory.mktemp("site")
    copy_nim(folder)
    for name, (file, old, new, *_) in [*LEFT_OUT.items(), *KEPT.items()]:
        edit(copy_nim(folder, name) / file, old, new)
    (folder / "no_rule_page" / "RULES.md").unlink()
    foreign = copy_nim(folder, "foreign_letters") / "texts" / "en.ftl"
    foreign.write_bytes("prompt-take = Číslo?".encode("latin2"))
    edit(copy_nim(folder, "bad_picture") / "show.py", "\n\nSHOWN =", f"{BAD_PICTURE}\n\nPLAIN =")
    return folder


def iteru(site: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    done = run([str(ITERU), *arguments], site, answers)
    assert "Traceback" not in done.stderr
    return done


def test_the_games_that_work_are_played_and_the_others_are_told_of(site: Path) -> None:
    program = """
import json
from iteru.engine.registry import broken_games, valid_games
from iteru.words import Words
print(json.dumps([valid_games(), {name: Words("en").error(error) for name, error in broken_games().items()}]))
"""
    done = run([sys.executable, "-c", program], site)
    valid, broken = json.loads(done.stdout)
    assert valid == sorted([*KEPT, "bad_picture", "nim", *games()])
    assert set(broken) == {*LEFT_OUT, "foreign_letters"}
    for name, (*_, why) in LEFT_OUT.items():
        assert why in broken[name], f"{name}: {broken[name]}"
    assert "texts/en.ftl is not UTF-8" in broken["foreign_letters"]
    assert all(line.count("\n") == 0 and name in line for name, line in broken.items())


def test_every_command_for_another_game_works(site: Path) -> None:
    assert "Imhotep" in iteru(site, "play", "imhotep", "--help").stdout
    succeeded(iteru(site, "arena", "nim", "--games", "2", "--jobs", "1", "--seed", "1"))


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "command", [("--version",), ("--help",), ("play", "--help"), ("arena", "--help")]
)
def test_commands_for_no_game_work(site: Path, command: tuple[str, ...]) -> None:
    done = iteru(site, *command)
    assert (done.returncode, done.stderr) == (0, "")
    assert "iteru " in done.stdout


@pytest.mark.parametrize("name", ["bad_rules", "odd_flag", "no_census"])
def test_a_broken_game_asked_for_by_name_is_answered_with_one_line(site: Path, name: str) -> None:
    done = iteru(site, "play", name)
    assert done.returncode == 2
    assert done.stderr.startswith(f"iteru: The game “{name}” is installed but does not load: ")
    assert done.stderr.count("\n") == 1


def test_a_board_that_fails_in_the_terminal_is_shown_plainly(site: Path) -> None:
    done = iteru(
        site, "play", "bad_picture", "--seats", "me,random", "--seed", "3", answers="1\n" * 9
    )
    assert "heap: 11" in done.stdout
    assert "Winner: " in done.stdout
    assert done.stderr.count("out of paint") == 1


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"), PYTHONPATH=python_path(site))
    yield running
    running.stop()


def test_the_server_says_in_a_line_each_what_it_leaves_out(server: Server) -> None:
    log = server.log.read_text(encoding="utf-8")
    lines = [line for line in log.split("\n") if "is installed but does not load" in line]
    assert len(lines) == len(LEFT_OUT) + 1
    assert "Traceback" not in log


def test_the_home_page_shows_the_other_games(server: Server) -> None:
    for language in ("en", "cs"):
        home = server.guest(**{"accept-language": language}).http.get("/")
        assert home.status_code == 200
        for name in ("imhotep", "nim", "bad_picture", "ends_badly"):
            assert f'action="/play/{name}"' in home.text
        addresses = re.findall(r'/(\w+)["/?#]', home.text)  # a script may be called like a game
        assert not {*LEFT_OUT} & {*addresses}
        assert "imhotep" in addresses


def begun(guest: Guest, name: str) -> str:
    """The page of a table of that game."""
    answer = guest.post(f"/play/{name}")
    assert answer.status_code == 303
    return guest.http.get(answer.headers["location"]).text


@pytest.mark.parametrize("name", ["nim", "bad_picture", "bad_texts", "ends_badly", "odd_flag"])
def test_a_table_of_a_game_that_fails_to_draw_shows_the_view(server: Server, name: str) -> None:
    page = begun(server.guest(), name)
    assert "heap: " in page
    assert 'data-move="take 1"' in page


@pytest.mark.parametrize("name", ["bad_view", "nowhere"])
def test_a_table_of_a_broken_game_is_refused(server: Server, name: str) -> None:
    assert server.guest().post(f"/play/{name}").status_code == 404


def test_a_failing_table_does_not_disturb_another(server: Server) -> None:
    guest = server.guest().take_token()
    seats = [{"kind": "me"}, {"kind": "local"}]
    tables = {}
    for name in ("ends_badly", "imhotep"):
        opened = guest.api("POST", "/tables", {"game": name, "seats": seats})
        tables[name] = opened.json()["id"]
    for version in range(4):
        guest.api(
            "POST", f"/tables/{tables['ends_badly']}/moves", {"version": version, "move": "take 3"}
        )
    move = {"version": 0, "move": "load 1 1"}
    assert guest.api("POST", f"/tables/{tables['imhotep']}/moves", move).status_code == 200
    assert guest.http.get("/").status_code == 200


# Abstract methods, which a compiled house does not know by itself


@pytest.mark.every(1)
@pytest.mark.parametrize("method", ["offer", "answer", "happen"])
def test_a_question_or_task_without_its_methods_is_refused(tmp_path: Path, method: str) -> None:
    written = skeleton.write_game("forgetful", tmp_path / "written")
    shutil.move(written / "src" / "forgetful", tmp_path / "forgetful")
    install(tmp_path, "forgetful = forgetful.meta:META", "forgetful")
    edit(tmp_path / "forgetful" / "rules" / "river.py", f"def {method}(", "def something_else(")
    done = iteru(tmp_path, "play", "forgetful")
    assert done.returncode == 2
    assert method in done.stderr


@pytest.mark.every(1)
def test_the_abstract_methods_are_those_of_the_source() -> None:
    program = """
from iteru.engine import agenda, game, registry, state
for base, names in (
    (game.Game, registry.ABSTRACT_IN_GAME), (state.State, registry.ABSTRACT_IN_STATE),
    (agenda.Question, registry.ABSTRACT_IN_QUESTION), (agenda.Task, registry.ABSTRACT_IN_TASK),
):
    print(base.__name__, base.__abstractmethods__ == set(names))
"""
    done = run([sys.executable, "-c", program], Path.cwd(), ITERU_PURE="1")
    assert done.stdout.split() == [
        "Game",
        "True",
        "State",
        "True",
        "Question",
        "True",
        "Task",
        "True",
    ]


@pytest.mark.every(1)
def test_there_are_as_many_marks_as_seats_at_most() -> None:
    assert len(SHAPES) == registry.MAX_SEATS
