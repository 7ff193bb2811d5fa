"""The arena at the command line: one's own bots, output for programs, records."""

import csv
import json
import re
from pathlib import Path

import pytest

from .cli import process, run, shown

ARENA = ("arena", "imhotep", "--seed", "3", "--games", "4")
MINE = """
import iteru

class First(iteru.Bot):
    parameters = (iteru.Parameter("depth", 1, low=1, high=3),)

    def __init__(self, depth):
        self.depth = depth

    def choose(self, game, sight, rng):
        print("thinking")
        return sight.legal_actions()[0]

def raises(game, sight, rng):
    if len(sight.legal_actions()) < 10:
        raise ValueError("out of papyrus")
    return sight.legal_actions()[0]

def illegal(game, sight, rng):
    return next(a for a in range(game.action_count) if a not in sight.legal_actions())
"""


@pytest.fixture(name="folder")
def folder_with_a_bot(tmp_path: Path) -> Path:
    (tmp_path / "own_bots_of_mine.py").write_text(MINE, encoding="utf-8")
    return tmp_path


def seats(*names: str) -> tuple[str, str]:
    return "--seats", ",".join(
        f"own_bots_of_mine:{name}" if name[0] != "=" else name[1:] for name in names
    )


@pytest.mark.every(5)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_plays(folder: Path, jobs: str) -> None:
    done = process(
        *ARENA, "--jobs", jobs, *seats("First:depth=2", "=greedy"), "--json", folder=folder
    )
    assert done.returncode == 0
    assert [one["bot"] for one in json.loads(done.stdout)["standings"]] == [
        "own_bots_of_mine:First:depth=2",
        "greedy",
    ]
    assert "thinking" in done.stderr


@pytest.mark.every(5)
@pytest.mark.sample(1, by="name")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("raises", " failed in game "),
        ("illegal", " broke the rules in game "),
    ],
)
def test_a_bot_that_breaks_down_ends_the_arena_with_a_sentence(
    folder: Path, jobs: str, name: str, said: str
) -> None:
    done = process(*ARENA, "--jobs", jobs, *seats(name, "=random"), folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    which = "1" if jobs == "1" else r"\d"  # of several at once, any may fail first
    told = rf"iteru: The bot own_bots_of_mine:{name}{re.escape(said)}{which} \(seed \d+\), move "
    assert re.match(told, done.stderr)
    assert done.stderr.count("\n") == 1


@pytest.mark.every(5)
def test_a_bot_that_breaks_down_is_reported_in_czech(folder: Path) -> None:
    command = (*ARENA, "--jobs", "1", *seats("raises", "=random"), "--lang", "cs")
    assert "selhal ve hře 1 (seed 714718187), tah " in process(*command, folder=folder).stderr


def test_the_standings_are_printed_for_programs() -> None:
    text = shown(*ARENA, "--jobs", "1", "--json", "--side", "all=B")
    found = json.loads(text)
    assert (found["game"], found["games"], found["seed"]) == ("imhotep", 4, 3)
    assert found["options"]["temple"] == "B"
    for one in found["standings"]:
        low, high = one["win_interval"]
        assert low <= one["win_rate"] <= high


def test_every_game_is_printed_for_programs() -> None:
    rows = list(csv.DictReader(shown(*ARENA, "--jobs", "1", "--csv").splitlines()))
    assert len(rows) == 8
    named = {"game", "seed", "seat", "bot", "score", "win", "moves", "deal", "place", "ended"}
    assert set(rows[0]) == named


@pytest.mark.every(5)
@pytest.mark.sample(1)
@pytest.mark.parametrize("form", ["--json", "--csv"])
def test_what_programs_read_does_not_depend_on_the_number_of_processes(form: str) -> None:
    command = ("arena", "imhotep", "--seed", "3", "--games", "25", form)
    one, two = shown(*command, "--jobs", "1"), process(*command, "--jobs", "2").stdout
    assert without_times(one) == without_times(two)


def without_times(text: str) -> str:
    return re.sub(r'"seconds_per_move": [0-9.e-]+', "", text)


def test_only_one_output_is_printed() -> None:
    done = run(*ARENA, "--json", "--csv")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "iteru: --json and --csv cannot both be given.\n"


@pytest.mark.every(5)
def test_records_are_kept_and_replay(folder: Path) -> None:
    done = process(
        *ARENA, "--jobs", "2", *seats("First", "=random"), "--records", "kept", folder=folder
    )
    assert done.returncode == 0
    kept = sorted((folder / "kept").iterdir())
    assert len(kept) == 4
    assert kept[0].name == "imhotep-1-714718187.iteru"
    for record in kept:
        assert "verified" in shown("replay", "--verify", str(record))


def test_records_are_not_overwritten(tmp_path: Path) -> None:
    shown(*ARENA, "--jobs", "1", "--records", str(tmp_path))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    done = run(*ARENA, "--jobs", "1", "--records", str(tmp_path))
    assert done.returncode == 2
    assert "imhotep-1-714718187.iteru is there already." in done.stderr
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("folder_name", "why"),
    [
        ("file", "je to soubor"),
        ("file/deeper", "taková složka neexistuje"),
        ("/proc/records", "taková složka neexistuje"),
    ],
)
def test_a_folder_that_cannot_be_written_is_refused(
    tmp_path: Path, folder_name: str, why: str
) -> None:
    """In the reader's language, not the system's."""
    (tmp_path / "file").touch()
    answer = (*ARENA, "--jobs", "1", "--lang", "cs", "--records", folder_name)
    done = run(*answer, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{folder_name} nelze zapsat: {why}. " in done.stderr
    assert done.stderr.count("\n") == 1


# At the keyboard


@pytest.mark.every(5)
@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("seat", "name"),
    [
        ("First:depth=3=Otto", "Otto"),
        ("First=Otto", "Otto"),
        ("First", "own_bots_of_mine:First"),
        ("First:depth=3", "own_bots_of_mine:First (depth=3)"),
    ],
)
def test_a_bot_of_ones_own_is_played_against(folder: Path, seat: str, name: str) -> None:
    command = ("play", "imhotep", "--seed", "2", *seats(seat, "=me=Anna"))
    screen = process(*command, answers="quit\n", folder=folder, COLUMNS="200").stdout
    assert f"{name} takes 3 stones from the quarry." in screen


@pytest.mark.every(5)
def test_a_bot_that_breaks_down_loses_nobody_a_game(folder: Path) -> None:
    command = ("play", "imhotep", "--seed", "2", *seats("=me", "illegal"))
    done = process(*command, answers="stones\n", folder=folder)
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: The bot own_bots_of_mine:illegal failed at move 2: ")
    assert done.stderr.count("\n") == 1
    assert ": verified, 1 move" in shown("replay", "--verify", str(folder / "imhotep-2.iteru"))


@pytest.mark.every(5)
def test_a_record_does_not_import_what_it_names(folder: Path) -> None:
    process(*ARENA, "--jobs", "1", *seats("First", "=random"), "--records", ".", folder=folder)
    record = sorted(folder.glob("*.iteru"))[0]
    text = record.read_text(encoding="utf-8").replace("First", "raises")
    record.write_text(text, encoding="utf-8")
    done = process("play", "imhotep", "--from", record.name, folder=folder)
    assert done.returncode == 2
    assert "The saved game was played by own_bots_of_mine:raises. A file does not" in done.stderr
