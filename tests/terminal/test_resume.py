"""Saving a game and going on with it."""

from pathlib import Path

import pytest

import iteru

from .cli import begun_record, finished_record, lines, run, shown

TWO = ("play", "imhotep", "--seats", "me=Anna,me=Bob", "--seed", "1")
GO_ON = ("play", "imhotep", "--from", "game.iteru")


@pytest.fixture(name="saved")
def saved_game(tmp_path: Path) -> Path:
    """A folder with a game of four moves; Anna has the turn."""
    moves = ("load 1 1", "load 1 2", "stones", "load 4 1")
    shown(
        *TWO,
        "--side",
        "temple=B",
        answers=lines(*moves, "save game.iteru", "quit"),
        folder=tmp_path,
    )
    return tmp_path


def test_a_saved_game_goes_on_at_the_same_position(saved: Path) -> None:
    shown(*GO_ON, answers=lines("save again.iteru", "quit"), folder=saved)
    assert (saved / "again.iteru").read_text(encoding="utf-8") == (saved / "game.iteru").read_text(
        encoding="utf-8"
    )


def test_a_saved_game_goes_on_with_the_same_people_and_boards(saved: Path) -> None:
    screen = shown(*GO_ON, answers="quit\n", folder=saved)
    assert "Anna: choose one action." in screen
    assert "Temple B" in screen


def test_a_saved_game_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    shown(*TWO, answers=lines(*["1"] * 20, "save whole.iteru", "quit"), folder=tmp_path)
    shown(*TWO, answers=lines(*["1"] * 7, "save game.iteru", "quit"), folder=tmp_path)
    shown(*GO_ON, answers=lines(*["1"] * 13, "save rest.iteru", "quit"), folder=tmp_path)
    assert (tmp_path / "rest.iteru").read_text(encoding="utf-8") == (
        tmp_path / "whole.iteru"
    ).read_text(encoding="utf-8")


def test_a_saved_game_is_played_to_its_end(saved: Path) -> None:
    assert "Total" in shown(*GO_ON, "--seats", "me,random", answers="1\n" * 300, folder=saved)


def test_other_players_may_take_the_seats_of_a_saved_game(saved: Path) -> None:
    screen = shown(*GO_ON, "--seats", "me=Cleo,random", answers="quit\n", folder=saved)
    assert "Cleo: choose one action." in screen


def go_on_after(seats: str, folder: Path) -> str:
    """Play until the first seat has the turn again, save, and go on: what is shown then."""
    command = ("play", "imhotep", "--seats", seats, "--seed", "1")
    shown(*command, answers=lines("load 1 1", "save game.iteru", "quit"), folder=folder)
    return shown(*GO_ON, answers=lines("stones", "quit", "n"), folder=folder)


def test_bots_go_on_as_bots(tmp_path: Path) -> None:
    screen = go_on_after("me,random,random", tmp_path)
    assert "Random 2 " in screen
    assert "Random 1: choose" not in screen


def test_a_bot_with_a_name_of_its_own_goes_on_as_a_bot(tmp_path: Path) -> None:
    assert "Ramses: choose" not in go_on_after("me=Anna,random=Ramses", tmp_path)


@pytest.mark.parametrize("name", ["random", "greedy Greta"])
def test_a_person_who_is_called_like_a_bot_goes_on_as_a_person(tmp_path: Path, name: str) -> None:
    assert f"{name}: choose one action." in go_on_after(f"me=Anna,me={name}", tmp_path)


def test_names_with_odd_characters_are_kept(tmp_path: Path) -> None:
    names = ("Žofie: 1 = 2", "x/y [b]")
    (tmp_path / "game.iteru").write_text(begun_record("load 1 1", names=names), encoding="utf-8")
    assert "x/y [b]: choose one action." in shown(*GO_ON, answers="quit\n", folder=tmp_path)


def test_what_happened_before_is_in_the_log(saved: Path) -> None:
    assert "Bob loads a stone onto ship 4, space 1." in shown(
        *GO_ON, answers=lines("log", "quit"), folder=saved
    )


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    (tmp_path / "game.iteru").write_text(finished_record(), encoding="utf-8")
    assert "Total" in shown(*GO_ON, folder=tmp_path)


def test_a_game_with_corrections_goes_on_with_them_and_without_the_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[turn]\ntake = 2\n", encoding="utf-8")
    shown(
        *TWO,
        "--box",
        "mine.toml",
        answers=lines("stones", "save game.iteru", "quit"),
        folder=tmp_path,
    )
    shown(*GO_ON, "--box", "mine.toml", answers="quit\n", folder=tmp_path)
    (tmp_path / "mine.toml").unlink()
    shown(*GO_ON, answers="quit\n", folder=tmp_path)
    assert "verified, 1 move" in shown("replay", "game.iteru", "--verify", folder=tmp_path)


def test_a_game_with_other_corrections_than_it_was_played_with_does_not_go_on(
    tmp_path: Path,
) -> None:
    (tmp_path / "game.iteru").write_text(begun_record("load 1 1"), encoding="utf-8")
    (tmp_path / "mine.toml").write_text("[turn]\ntake = 2\n", encoding="utf-8")
    refused = run(*GO_ON, "--box", "mine.toml", folder=tmp_path).stderr
    assert "Replay it with the same file of corrections." in refused


def test_a_saved_game_of_a_record_is_a_record(saved: Path) -> None:
    record = iteru.load_record(saved / "game.iteru")
    assert record.names == ("Anna", "Bob")
    assert record.moves == ((0, "load 1 1"), (1, "load 1 2"), (0, "stones"), (1, "load 4 1"))
    assert record.options == {"temple": "B"}
