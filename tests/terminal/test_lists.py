"""The commands that list what is installed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import iteru
from iteru.bots.levels import levels_of
from tests.engine.packages import install, python_path

from .cli import ITERU, Done, environment, run, shown


def test_every_game_is_listed() -> None:
    screen = shown("games")
    assert "imhotep              Imhotep: Builder of Egypt" in screen
    assert "2–4" in screen
    for option in ("temple=A|B", "wrath", "boat_crumble=turn|boat"):
        assert option in [line.split()[-1] for line in screen.splitlines()]


def test_games_are_listed_in_czech() -> None:
    assert "Ve stínu pyramid" in shown("games", "--lang", "cs")


def test_games_are_listed_for_programs() -> None:
    found = json.loads(shown("games", "--json"))
    assert [game["name"] for game in found["games"]] == iteru.games()
    (imhotep,) = [game for game in found["games"] if game["name"] == "imhotep"]
    assert imhotep["seats"] == [2, 4]
    assert imhotep["minutes"] == 40
    assert imhotep["options"]["temple"] == {
        "default": "A",
        "values": ["A", "B"],
        "seats": [],
    }
    assert imhotep["options"]["wrath"] == {
        "default": False,
        "values": [False, True],
        "seats": [],
    }
    assert found["broken"] == []


def with_a_broken_game(folder: Path, *arguments: str) -> Done:
    install(folder, "broken = nowhere.meta:META", "broken")
    done = subprocess.run(
        [sys.executable, ITERU, *arguments],
        env=environment(PYTHONPATH=python_path(folder)),
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0
    return done


def test_a_broken_game_is_listed_with_what_is_wrong(tmp_path: Path) -> None:
    *_, last = with_a_broken_game(tmp_path, "games").stdout.splitlines()
    assert last.startswith("The game “broken” is installed but does not load: ")
    assert "No module named 'nowhere'" in last


def test_a_broken_game_is_listed_for_programs(tmp_path: Path) -> None:
    found = json.loads(with_a_broken_game(tmp_path, "games", "--json").stdout)
    assert [game["name"] for game in found["games"]] == iteru.games()
    (broken,) = found["broken"]
    assert broken["name"] == "broken"
    assert "nowhere" in broken["why"]


def test_a_broken_game_is_left_out_of_the_measuring_with_a_line(tmp_path: Path) -> None:
    done = with_a_broken_game(tmp_path, "bench", "--seconds", "0.1")
    assert "imhotep" in done.stdout
    assert done.stderr.startswith("iteru: The game “broken” is installed but does not load: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("lang", "name"), [("en", "Greedy"), ("cs", "Nenasyta")])
def test_every_bot_is_listed(lang: str, name: str) -> None:
    assert name in shown("bots", "--lang", lang)


def test_bots_are_listed_for_programs() -> None:
    found = json.loads(shown("bots", "--json"))
    assert found["bots"][:2] == [
        {"name": "random", "parameters": {}},
        {"name": "greedy", "parameters": {}},
    ]


@pytest.mark.parametrize(("lang", "title"), [("en", "Overseer"), ("cs", "Dozorce")])
def test_the_levels_of_a_game_are_listed_with_their_ratings(lang: str, title: str) -> None:
    lines = [line.split() for line in shown("bots", "imhotep", "--lang", lang).splitlines()[1:]]
    levels = levels_of(iteru.game("imhotep"))
    assert [(line[0], line[2]) for line in lines] == [(one.name, str(one.rating)) for one in levels]
    assert title in [line[1] for line in lines]


def test_the_levels_of_a_game_are_listed_for_programs() -> None:
    found = json.loads(shown("bots", "egizia", "--json"))
    vizier = found["levels"][-1]
    level = levels_of(iteru.game("egizia"))[-1]
    assert (found["game"], len(found["levels"]), vizier["name"]) == ("egizia", 5, "vizier")
    assert (vizier["rating"], vizier["iterations"]) == (level.rating, level.iterations)
    assert level.measured is not None
    assert vizier["measured"]["games"] == level.measured.games


def test_the_levels_of_an_unknown_game_get_a_sentence() -> None:
    done = run("bots", "nogame")
    assert done.returncode == 2
    assert "There is no game “nogame”" in done.stderr
