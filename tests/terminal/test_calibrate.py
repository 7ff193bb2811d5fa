"""`iteru calibrate` as a person meets it: what it says, what it writes, how it stops, and what it refuses."""

import json
import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.arena.calibration_results import CalibrationResults
from tests.fake_games import fake_games

from .cli import Done, run

HEAD = "# Budgets set by hand.\n# Tried: 9 against 3.\n"
FILE = HEAD + "".join(
    f"\n[{name}]\niterations = {place + 1}\nrating = {800 + 100 * place}\n"
    + (f"wins = 0.64\ninterval = [0.6, 0.7]\ngames = 90\ndate = 2026-11-1{place}\nseed = 5\n")
    for place, name in enumerate(("apprentice", "scribe", "overseer", "architect", "vizier"))
)
NOT_UTF_8 = b"# \xff\n"


def calibrate(*flags: str) -> Done:
    return run("calibrate", "imhotep", "--jobs", "1", "--output", "mine.toml", *flags)


@pytest.fixture(name="mine")
def levels_of_mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_measuring_one_level_leaves_the_rest_of_the_file(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_games(monkeypatch, 3, 4)
    done = calibrate("--level", "vizier", "--games", "20", "--seed", "3")
    assert done.returncode == 0
    before, after = FILE.split("[vizier]"), mine.read_text(encoding="utf-8").split("[vizier]")
    assert after[0] == before[0]
    vizier = tomllib.loads(after[1])
    assert (vizier["iterations"], vizier["wins"], vizier["games"]) == (5, 0.75, 20)
    assert vizier["seed"] == 3
    assert "date" in vizier


def test_levels_of_the_game_are_the_start_where_there_is_no_file_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_games(monkeypatch, 3, 4)
    assert calibrate("--level", "vizier", "--games", "2").returncode == 0
    ours = (iteru.meta("imhotep").folder / "levels.toml").read_text(encoding="utf-8")
    written = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    assert written.split("[vizier]")[0] == ours.split("[vizier]")[0]


def test_a_new_file_has_the_usual_head_and_another_keeps_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_games(monkeypatch, 3, 4)
    path = tmp_path / "mine.toml"
    assert calibrate("--iterations", "32", "--games", "4").returncode == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Written by `iteru calibrate imhotep`, with two players")
    path.write_text(FILE, encoding="utf-8")
    assert calibrate("--iterations", "32", "--games", "4").returncode == 0
    assert path.read_text(encoding="utf-8").startswith(HEAD + "\n[apprentice]\n")
    assert tomllib.loads(path.read_text(encoding="utf-8"))["vizier"]["iterations"] == 32


def test_what_nobody_has_played_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_games(monkeypatch, 3, 4)
    for lang, said in (("en", "not measured"), ("cs", "nezměřeno")):
        flags = ("--iterations", "1000", "--most", "100", "--games", "4", "--lang", lang)
        *_, architect, vizier, _ = calibrate(*flags).stdout.splitlines()
        assert said in vizier
        assert "1223" in architect  # as pages write ratings


def test_a_pair_is_settled_before_all_games(monkeypatch: pytest.MonkeyPatch, mine: Path) -> None:
    played = fake_games(monkeypatch, 3, 4)
    done = calibrate("--level", "scribe")
    assert 40 < len(played) < 120
    last = done.stderr.splitlines()[-1]
    assert re.fullmatch(
        r"mcts.* against mcts.*: 7.\.\d% \(6.*% – 8.*%\) of \d+ games; settled", last
    )
    assert "wins = 0.7" in mine.read_text(encoding="utf-8")


def test_a_pair_that_was_stopped_by_time_does_not_look_final(
    monkeypatch: pytest.MonkeyPatch, mine: Path
) -> None:
    fake_games(monkeypatch, 3, 4, seconds=10.0)
    done = calibrate("--level", "scribe", "--minutes", "1", "--lang", "en")
    assert "of 6 games; not settled when time was up\n" in done.stderr
    assert "not settled" in done.stdout.replace("\n", " ")
    assert tomllib.loads(mine.read_text(encoding="utf-8"))["scribe"]["stopped"] == "time"


def test_a_level_for_which_there_was_no_time_stays_as_it_was(
    monkeypatch: pytest.MonkeyPatch, mine: Path
) -> None:
    fake_games(monkeypatch, 3, 4, seconds=90.0)
    done = calibrate("--level", "scribe", "--minutes", "1")
    assert done.stderr.endswith(": not measured; time was up\n")
    assert mine.read_text(encoding="utf-8") == FILE


def test_all_games_without_a_clear_result_are_said_to_be_so(
    monkeypatch: pytest.MonkeyPatch, mine: Path
) -> None:
    played = fake_games(monkeypatch, 13, 20)
    done = calibrate("--level", "scribe")
    assert len(played) == 300
    assert done.stderr.endswith("of 300 games; not settled after all games\n")
    assert done.stderr.count(" of 40 games") == 1, "a line for every twenty games"


def test_what_is_stopped_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch, mine: Path) -> None:
    again = ("--level", "vizier", "--games", "8", "--results", "games.jsonl")
    fake_games(monkeypatch, 3, 4, stopped_at=5)
    done = calibrate(*again)
    assert done.returncode == 130
    assert done.stderr == "Stopped. The same command goes on with the games in games.jsonl.\n"
    assert mine.read_text(encoding="utf-8") == FILE
    results = mine.with_name("games.jsonl")
    with results.open("a", encoding="utf-8") as file:
        file.write('{"upper": "mcts:it')  # torn by whatever ended the program
    played = fake_games(monkeypatch, 3, 4)
    assert calibrate(*again).returncode == 0
    assert [number for _, _, number in played] == [5, 6, 7]
    assert [json.loads(line)["game"] for line in results.read_text().splitlines()[1:]] == [
        1, 2, 3, 4, 5, 6, 7, 8,
    ]  # fmt: skip
    assert tomllib.loads(mine.read_text(encoding="utf-8"))["vizier"]["games"] == 8


def test_without_a_file_of_results_a_stop_says_that_games_are_lost(
    monkeypatch: pytest.MonkeyPatch, mine: Path
) -> None:
    fake_games(monkeypatch, 3, 4, stopped_at=5)
    assert "nothing is written" in calibrate("--level", "vizier").stderr
    assert mine.read_text(encoding="utf-8") == FILE


def test_the_same_command_goes_on_with_the_budget_it_began_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    flags = ("--games", "4", "--results", "games.jsonl")
    for speed, games in ((1000.0, 16), (2000.0, 0)):
        monkeypatch.setattr("iteru.arena.speed.thinking_speed", lambda *_, found=speed: found)
        played = fake_games(monkeypatch, 3, 4)
        assert calibrate(*flags).returncode == 0
        assert len(played) == games, "a machine that is quicker today plays no other levels"
        written = tomllib.loads((tmp_path / "mine.toml").read_text(encoding="utf-8"))
        assert written["vizier"]["iterations"] == 1000


LEVEL = ("--level", "vizier")
REFUSED: dict[str, tuple[tuple[str, ...], str]] = {
    "the weakest level": (("--level", "apprentice"), "scribe, overseer, architect, vizier."),
    "no such level": (("--level", "pharaoh"), "The level pharaoh cannot be measured"),
    "no minutes": ((*LEVEL, "--minutes", "0"), "--minutes 0 is no time. It takes more than 0"),
    "fewer minutes": ((*LEVEL, "--minutes=-3"), "3 is no time. It takes more than 0"),
    "a seed too large": ((*LEVEL, "--seed", "9223372036854775808"), "does not fit"),
    "games of another game": (
        (*LEVEL, "--results", "egizia.jsonl"),
        "egizia.jsonl has games of egizia, not of imhotep. Choose another file.",
    ),
    "games of another seed": (
        (*LEVEL, "--results", "seed.jsonl"),
        "seed.jsonl was begun with --seed 9, not 1.",
    ),
    "games of another budget": (
        (*LEVEL, "--results", "top.jsonl"),
        "top.jsonl was begun for a strongest level of 77 iterations, not 5.",
    ),
    "games of another budget for all levels": (
        ("--iterations", "99", "--results", "top.jsonl"),
        "of 77 iterations, not 99.",
    ),
    "games of other rules": (
        (*LEVEL, "--results", "rules.jsonl"),
        "rules.jsonl was played with other rules or another box of imhotep.",
    ),
    "no games": (
        (*LEVEL, "--results", "other.toml"),
        "other.toml is not a file of games between levels.",
    ),
    "an empty file of games": ((*LEVEL, "--results", "empty.jsonl"), "empty.jsonl is not a file"),
    "games in a folder": ((*LEVEL, "--results", "."), "cannot be read: it is a folder."),
    "games in no folder": (
        (*LEVEL, "--results", "none/games.jsonl"),
        "none/games.jsonl cannot be written: there is no such folder.",
    ),
    "levels that are not TOML": ((*LEVEL, "--output", "broken.toml"), "broken.toml is not TOML"),
    "all levels over a file that is not TOML": (("--output", "broken.toml"), "is not TOML"),
    "levels that are no text": ((*LEVEL, "--output", "binary.toml"), "cannot be read"),
    "a file without levels": (("--output", "other.toml"), "other.toml is not a file of levels."),
    "a budget that no bot has": (
        (*LEVEL, "--output", "budget.toml"),
        "budget.toml is not a file of levels.",
    ),
    "a budget for levels that have one": (
        (*LEVEL, "--iterations", "64"),
        "--iterations 64 cannot be used with --level",
    ),
    "games and levels in one file": (
        (*LEVEL, "--results", "./mine.toml"),
        "--results and --output both name mine.toml.",
    ),
    "levels in no folder": (("--output", "none/levels.toml"), "there is no such folder"),
    "levels over a folder": (("--output", "."), "it is a folder"),
}


def other_files(folder: Path) -> None:
    for name, game, seed, top in (
        ("egizia.jsonl", "egizia", 1, 5),
        ("seed.jsonl", "imhotep", 9, 5),
        ("top.jsonl", "imhotep", 1, 77),
        ("rules.jsonl", "imhotep", 1, 5),
    ):
        CalibrationResults.new(folder / name, game, seed, top)
    rules = folder / "rules.jsonl"
    rules.write_text(re.sub('"rules": "?[^,]+', '"rules": "0"', rules.read_text()))
    (folder / "empty.jsonl").touch()
    (folder / "broken.toml").write_text(FILE + "[vizier")
    (folder / "binary.toml").write_bytes(NOT_UTF_8)
    (folder / "other.toml").write_text("# Settings of somebody.\ncolour = 'red'\n")
    (folder / "budget.toml").write_text(FILE.replace("iterations = 2\n", "iterations = 0\n"))


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize(("flags", "sentence"), REFUSED.values(), ids=REFUSED.keys())
def test_what_does_not_fit_gets_one_sentence_and_nothing_is_written(
    mine: Path, monkeypatch: pytest.MonkeyPatch, flags: tuple[str, ...], sentence: str
) -> None:
    played = fake_games(monkeypatch, 3, 4)
    other_files(mine.parent)
    before = content(mine.parent)
    done = calibrate(*flags)
    assert (done.returncode, done.stdout, played) == (2, "", [])
    assert done.stderr.startswith("iteru: ")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert content(mine.parent) == before


def test_no_such_game_is_said_in_one_sentence() -> None:
    done = run("calibrate", "chess")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "There is no game “chess”." in done.stderr


@pytest.mark.parametrize("flags", [("--jobs", "0"), ("--games", "0"), ("--minutes", "soon")])
def test_numbers_that_cannot_be_understood_are_named(flags: tuple[str, ...]) -> None:
    done = run("calibrate", "imhotep", *flags)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().split("\n")[-1].startswith(f"Error: Invalid value for '{flags[0]}'")


def test_levels_that_may_not_be_changed_are_refused_before_any_game(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = fake_games(monkeypatch, 3, 4)
    monkeypatch.setattr(
        os, "access", lambda path, mode: (str(path), mode) != ("mine.toml", os.W_OK)
    )
    done = calibrate(*LEVEL)
    assert (done.returncode, played) == (2, [])
    assert done.stderr.startswith("iteru: mine.toml cannot be written: you are not allowed to.")


def test_levels_are_written_whole_or_not_at_all(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:10])
        raise OSError(28, "No space left on device")

    fake_games(monkeypatch, 3, 4)
    monkeypatch.setattr(Path, "write_bytes", full)
    done = calibrate(*LEVEL)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("iteru: mine.toml cannot be written: No space")
    assert content(mine.parent) == {"mine.toml": FILE.encode()}


def test_a_game_that_cannot_be_kept_ends_it_with_a_sentence(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = mine.with_name("games.jsonl")
    CalibrationResults.new(results, "imhotep", 1, 5)
    fake_games(monkeypatch, 3, 4)
    really_open = Path.open

    def open_to_read(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if mode == "a":
            raise PermissionError
        return really_open(path, mode, *rest, **more)

    monkeypatch.setattr(Path, "open", open_to_read)
    done = calibrate(*LEVEL, "--results", "games.jsonl")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("iteru: games.jsonl cannot be written: you are not allowed to.")
    assert mine.read_text(encoding="utf-8") == FILE
