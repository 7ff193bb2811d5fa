"""Replaying and verifying records."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

import iteru

from .cli import begun_record, finished_record, process, run, shown


def written(folder: Path, text: str) -> str:
    path = folder / "game.iteru"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_whole_record_is_shown_where_nobody_can_answer(tmp_path: Path) -> None:
    record = finished_record()
    done = process("replay", written(tmp_path, record))
    assert (done.returncode, done.stderr) == (0, "")
    moves = [line.partition(" ")[2] for line in record.strip().split("\n")[12:]]
    replayed = [
        line.partition(": ")[2] for line in done.stdout.split("\n") if line[:4].strip().isdecimal()
    ]
    assert replayed == moves
    assert "Total" in done.stdout


def test_a_replay_says_who_did_what(tmp_path: Path) -> None:
    screen = shown("replay", written(tmp_path, begun_record("load 4 1", "sail 4 temple")))
    assert "   1 Anna: load 4 1\n     Anna loads a stone onto ship 4, space 1." in screen
    assert "   2 Bob: sail 4 temple\n     Bob sails ship 4 to the temple." in screen


def test_a_replay_says_that_it_was_practice_and_who_resigned(tmp_path: Path) -> None:
    plain = begun_record("load 4 1", "stones")
    assert "practice" not in shown("replay", written(tmp_path, plain))
    marked = plain.replace("unfinished\n", "unfinished\nresigned: 2\npractice: yes\n")
    screen = shown("replay", written(tmp_path, marked))
    assert "A practice game" in screen
    assert "Resigned, so ranked behind all others (a bot finished the game): Bob" in screen


def test_a_replay_says_when_advice_was_taken(tmp_path: Path) -> None:
    plain = begun_record("load 4 1", "stones")
    assert "Advice" not in shown("replay", written(tmp_path, plain))
    marked = plain.replace("unfinished\n", "unfinished\nadvised: 1 3\n")
    assert "Advice was taken before these moves: 1, 3" in shown("replay", written(tmp_path, marked))
    marked = plain.replace("unfinished\n", "unfinished\nhurried: 2\n")
    said = "Bots thought over these moves for less than usual: 2"
    assert said in shown("replay", written(tmp_path, marked))


@pytest.mark.parametrize(
    ("whose", "said"),
    [
        ({"name": "Mine", "author": "[red]Eva"}, "“Mine” by [red]Eva"),
        ({"name": "Mine"}, "“Mine”"),
        ({"author": "Eva"}, "a box by Eva"),
        ({}, "a corrected box"),
    ],
)
def test_a_replay_says_whose_box_was_played_with(
    tmp_path: Path, whose: dict[str, str], said: str
) -> None:
    box = iteru.game("imhotep", {**whose, "turn": {"take": 2}})
    match = iteru.Match(box, 2, 5)
    match.play(0, "stones")
    screen = shown("replay", written(tmp_path, iteru.write_record(match.record())))
    assert f"Played with {said}. Corrected: turn." in screen
    assert "Played with" not in shown("replay", written(tmp_path, begun_record("load 4 1")))


@pytest.mark.parametrize("name", ["Anna", "[/bold]", "[red]Anna"])
def test_an_unfinished_record_says_whose_turn_it_is(tmp_path: Path, name: str) -> None:
    screen = shown(
        "replay", written(tmp_path, begun_record("load 4 1", "stones", names=(name, "Bob")))
    )
    assert f"The record ends here, unfinished; it is the turn of {name}." in screen


def test_an_unfinished_record_shows_points_so_far_and_apart_what_they_would_be(
    tmp_path: Path,
) -> None:
    record = begun_record("load 4 1", "sail 4 obelisks", wrath="yes")
    (tmp_path / "game.iteru").write_text(record, encoding="utf-8")
    screen = shown("replay", "game.iteru", folder=tmp_path)
    assert screen.endswith(
        "Points so far: Anna 0, Bob 0\nIf it ended now: Anna 5, Bob \N{MINUS SIGN}5\n"
    )
    screen = shown("replay", "game.iteru", "--lang", "cs", folder=tmp_path)
    assert screen.endswith("Kdyby hra skončila teď: Anna 5, Bob \u22125\n")


def test_the_replay_of_an_unfinished_game_does_not_tell_its_secrets(tmp_path: Path) -> None:
    """Anna looks at the hidden pair now: whoever watches must not."""
    record = begun_record("load 4 1", "sail 4 market", "take 4", market="B")
    assert "The pair:" not in shown("replay", written(tmp_path, record))


def test_the_replay_of_a_finished_game_tells_all(tmp_path: Path) -> None:
    screen = shown("replay", written(tmp_path, finished_record(market="B")))
    assert ("take 4" in screen) == ("The pair:" in screen)


def test_a_record_is_verified(tmp_path: Path) -> None:
    record = finished_record()
    moves = len(record.strip().split("\n")) - 12
    result = next(line for line in record.split("\n") if line.startswith("result: "))
    done = process("replay", "--verify", written(tmp_path, record))
    assert (done.returncode, done.stderr) == (0, "")
    assert f": verified, {moves} moves, {result.replace(':', '')}" in done.stdout


def test_an_unfinished_record_is_verified(tmp_path: Path) -> None:
    assert ": verified, 1 move, result -" in shown(
        "replay", "--verify", written(tmp_path, begun_record("stones"))
    )


def test_a_record_with_line_ends_of_windows_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.iteru"
    path.write_bytes(finished_record().replace("\n", "\r\n").encode())
    assert "verified" in shown("replay", "--verify", str(path))


def test_a_changed_result_fails_loudly(tmp_path: Path) -> None:
    done = process(
        "replay", "--verify", written(tmp_path, finished_record().replace("result: ", "result: 1"))
    )
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: The replay differs from the record: recorded 1")
    assert done.stdout == ""


def test_a_changed_move_fails_loudly_and_says_in_words_what_is_wrong(tmp_path: Path) -> None:
    record = begun_record("load 1 1", "stones").replace("2 stones", "2 sail 1 temple")
    done = process("replay", "--verify", written(tmp_path, record))
    assert done.returncode == 2
    assert done.stderr.startswith("iteru: Move 2 of the record, “sail 1 temple” by ")
    assert done.stderr.endswith(
        "is not possible: Ship 1 needs 3 stones to sail and would have 1. (R4.5)\n"
    )


def test_a_changed_move_is_reported_in_czech_too(tmp_path: Path) -> None:
    record = begun_record("load 1 1", "stones").replace("2 stones", "2 sail 1 temple")
    done = run("replay", "--verify", written(tmp_path, record), "--lang", "cs")
    assert "Loď 1 potřebuje k odplutí 3 kameny; takto by jich vezla jen 1. (R4.5)" in done.stderr


def test_a_move_swapped_with_another_legal_one_fails_by_its_result(tmp_path: Path) -> None:
    record = finished_record()
    first = record.split("\n")[12]
    changed = record.replace(first, "1 load 1 1" if first != "1 load 1 1" else "1 load 1 2", 1)
    assert run("replay", "--verify", written(tmp_path, changed)).returncode == 2


@pytest.mark.parametrize(
    ("flags", "moves"), [((), 2), (("--at", "0"), 0), (("--at", "1"), 1), (("--at", "2"), 2)]
)
def test_a_position_of_a_record_is_drawn_into_a_file(
    tmp_path: Path, flags: tuple[str, ...], moves: int
) -> None:
    record = written(tmp_path, begun_record("load 1 1", "load 1 2"))
    screen = shown("replay", record, "--svg", "board.svg", *flags, folder=tmp_path)
    assert "board.svg" in screen
    drawn = ElementTree.parse(tmp_path / "board.svg").getroot()
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    loaded = [
        part for part in drawn.iter() if (part.get("data-place") or "").startswith("space-1-")
    ]
    assert len(loaded) == moves


@pytest.mark.parametrize("svg", [("--svg", "board.svg"), ()])
@pytest.mark.parametrize("at", ["3", "9999", "9" * 30])
def test_a_position_after_the_end_of_a_record_is_refused(
    tmp_path: Path, at: str, svg: tuple[str, ...]
) -> None:
    record = written(tmp_path, begun_record("load 1 1", "load 1 2"))
    done = run("replay", record, "--at", at, *svg, folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        f"iteru: The record has 2 moves: there is no position after move {at}.\n"
    )
    assert not (tmp_path / "board.svg").exists()


def test_the_number_of_moves_is_said_in_czech(tmp_path: Path) -> None:
    record = written(tmp_path, begun_record("load 1 1"))
    done = run("replay", record, "--at", "2", "--lang", "cs", folder=tmp_path)
    assert "Počet tahů v záznamu je 1: pozice po tahu 2 v něm není." in done.stderr
