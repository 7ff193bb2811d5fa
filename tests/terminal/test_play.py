"""Playing at the keyboard: choosing, asking, undoing, leaving."""

import re
import signal
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

import iteru
from iteru.bots.levels import levels_of
from iteru.terminal.show import result
from iteru.words import Words
from tests.engine.test_ranking import imhotep

from .cli import ITERU, environment, lines, process, run, shown

TWO = ("play", "imhotep", "--seats", "me=Anna,me=Bob", "--seed", "1")
"""Two people at one keyboard; the ships of round 1 have 4, 3, 3 and 1 spaces."""


def test_a_whole_game_is_played_by_always_choosing_the_first() -> None:
    done = process(
        "play", "imhotep", "--seats", "me,greedy,random", "--seed", "5", answers="1\n" * 300
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Imhotep – round 6 of 6" in done.stdout
    assert "Winner: " in done.stdout or "Shared win: " in done.stdout


def test_who_names_nobody_plays_against_two_of_the_first_level() -> None:
    screen = process("play", "imhotep", "--seed", "5", answers="quit\n").stdout
    rating = levels_of(iteru.game("imhotep"))[0].rating
    assert f"Apprentice: level 1 of 5, rating {rating}. All levels: iteru bots imhotep" in screen
    assert re.findall(r"Apprentice \d", screen)[:2] == ["Apprentice 1", "Apprentice 2"]


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("seats", "lines"),
    [
        ("me,seneb", ["Seneb: level 3 of 5, rating "]),
        ("me,scribe:iterations=5", ["Scribe: level 2 of 5. All levels"]),
        ("me,vizier,vizier", ["Vizier: level 5 of 5, rating "]),
        ("me,greedy", []),
    ],
)
def test_levels_are_told_by_name_with_their_rating(seats: str, lines: list[str]) -> None:
    screen = process("play", "imhotep", "--seats", seats, "--seed", "5", answers="quit\n").stdout
    told = [line for line in screen.splitlines() if ": level " in line]
    assert len(told) == len(lines)
    assert all(line.startswith(start) for line, start in zip(told, lines, strict=True))


@pytest.mark.parametrize(
    ("lang", "title", "places", "decided"),
    [
        (
            "en",
            "Place",
            ["2nd", "1st", "3rd"],
            "decided by more stones on the sled: Petr ahead of Anna",
        ),
        ("cs", "Pořadí", ["2.", "1.", "3."], "rozhoduje více kamenů na saních: Petr, pak Anna"),
    ],
)
def test_the_result_has_all_places_and_says_what_decided_a_tie(
    lang: str, title: str, places: list[str], decided: str
) -> None:
    match = imhotep([40, 40, 31], [1, 3, 0])
    console = Console(width=80)
    with console.capture() as written:
        console.print(result(match, Words(lang, match.game.meta, ["Anna", "Petr", "Eva"])))
    screen = written.get().replace("\u00a0", " ")
    (row,) = [line for line in screen.split("\n") if title in line]
    assert [cell.strip() for cell in row.split("│")[2:-1]] == places
    assert decided in screen


def test_bots_play_a_game_among_themselves() -> None:
    assert "Total" in shown("play", "imhotep", "--seats", "greedy,random", "--seed", "5")


def test_two_people_play_a_whole_game_at_one_keyboard() -> None:
    screen = shown(*TWO, answers="1\n" * 500)
    assert "Anna: choose one action." in screen
    assert "Bob: choose one action." in screen
    assert "Total" in screen


def test_the_same_seed_and_answers_give_the_same_screen() -> None:
    once, again = (shown("play", "imhotep", "--seed", "8", answers="1\n" * 300) for _ in range(2))
    assert once == again


def test_options_are_played_with() -> None:
    screen = shown(*TWO, "--side", "temple=B", "--side", "market=b", answers="quit\n")
    assert all(heading in screen for heading in ("Temple B", "Market B", "Pyramids A"))


def test_a_move_is_typed_in_notation() -> None:
    screen = shown(*TWO, answers=lines("load 4 1", "sail 4  Obelisks", "quit", "n"))
    assert "Anna loads a stone onto ship 4, space 1." in screen
    assert "Bob sails ship 4 to the obelisks." in screen


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99; type a number from 1 to 12, or a move."),
        ("0", "There is no choice 0; type a number from 1 to 12, or a move."),
        ("castle", "“castle” is not a move. Type ? to see how moves are written."),
        ("p", "“p” could be several moves: pass, point."),
        ("sail 1 temple", "Ship 1 needs 3 stones to sail and would have 0. (R4.5)"),
        ("undo", "There is nothing to take back yet."),
        ("? castle", "There is no move, thing or rule called “castle” here."),
        ("? R99", "imhotep has no rule “R99”."),
        ("? sail 1 temple", "Ship 1 needs 3 stones to sail and would have 0. (R4.5)"),
        (
            "save none/of/this",
            "none/of/this cannot be written: there is no such folder. Choose another place.",
        ),
        ("[/bold]", "“[/bold]” is not a move."),
    ],
)
def test_what_cannot_be_done_is_answered_and_asked_again(
    tmp_path: Path, typed: str, answer: str
) -> None:
    screen = shown(*TWO, answers=lines(typed, "load 1 1", "quit", "n"), folder=tmp_path)
    assert answer in screen
    assert "Bob: choose one action." in screen


STRAY = {
    "a number of 5000 digits": b"9" * 5000,
    "a question of 5000 digits": b"? " + b"9" * 5000,
    "a digit of another script": "? ²".encode(),
    "bytes that are no text": b"\xff\xfe",
    "a zero byte": b"save a\0b",
    "the folder itself": b"save .",
    "the root of the disk": b"save /",
    "a file as a folder": b"save file/game",
    "a name too long": b"save " + b"x" * 300,
}


@pytest.mark.parametrize("typed", STRAY.values(), ids=STRAY.keys())
def test_stray_input_is_answered_and_asked_again(tmp_path: Path, typed: bytes) -> None:
    (tmp_path / "file").touch()
    answers = typed + b"\nload 1 1\nquit\nn\n"
    screen = shown(*TWO, answers=answers, folder=tmp_path)
    assert "Bob: choose one action." in screen


def test_a_file_name_that_looks_like_markup_is_shown_as_it_is(tmp_path: Path) -> None:
    screen = shown(*TWO, answers=lines("save [red]game.iteru", "quit"), folder=tmp_path)
    assert "Saved to [red]game.iteru." in screen


def test_a_move_cut_short_is_told_apart_from_the_moves_possible_now(tmp_path: Path) -> None:
    """The hand holds a Box of Food, and no Boat or Book."""
    valley = ("play", "valley_of_the_kings", "--seats", "me=Anna,random", "--seed", "12")
    screen = shown(*valley, answers=lines("ent bo", "quit", "n"), folder=tmp_path)
    assert "Anna entombs Box of Food." in screen


def test_an_empty_line_shows_the_choices_again() -> None:
    screen = shown(*TWO, answers=lines("", "quit"))
    assert screen.count("Anna: choose one action.") == 2


def test_a_question_mark_explains_how_to_answer() -> None:
    screen = shown(*TWO, answers=lines("?", "quit"))
    assert "Type the number of a choice, or the move itself (load 1 1)." in screen
    assert "? 1 or ? load 1 1 explains a choice and its rule; ? and the name of a card" in screen


@pytest.mark.parametrize("asked", ["? 1", "? stones"])
def test_a_choice_is_explained_with_its_rule(asked: str) -> None:
    screen = shown(*TWO, answers=lines(asked, "quit"))
    assert "Take 3 stones from the quarry  (stones)" in screen
    assert "R4.2 Take stones." in screen


def test_a_move_is_explained_with_its_rule() -> None:
    screen = shown(*TWO, answers=lines("? load 1 1", "quit"))
    assert "Load a stone onto ship 1, space 1  (load 1 1)" in screen
    assert "R4.4 Load a stone." in screen


def test_a_rule_is_shown_by_its_number() -> None:
    assert "R4.5 Sail a ship: minimum load." in shown(*TWO, answers=lines("? R4.5", "quit"))


def test_the_log_shows_all_that_happened_and_does_not_call_it_the_latest() -> None:
    screen = shown(*TWO, answers=lines("load 1 1", "load 1 2", "load 1 3", "log", "quit", "n"))
    log = screen.split("> ")[-2]
    assert "Anna loads a stone onto ship 1, space 1." in log
    assert "Since your last choice" not in log


def test_the_board_is_drawn_again_when_asked_for() -> None:
    assert shown(*TWO, answers=lines("board", "quit")).count("Imhotep – round 1 of 6") == 2


# Undo


def test_the_turn_of_another_person_cannot_be_taken_back() -> None:
    screen = shown(*TWO, answers=lines("load 1 1", "load 2 1", "undo", "quit", "n"))
    assert "That cannot be taken back: another seat has chosen since." in screen


def test_a_turn_can_be_taken_back_before_it_passes_on() -> None:
    screen = shown(*TWO, "--confirm", answers=lines("load 1 1", "undo", "quit"))
    assert "Enter to go on, undo to take it back:" in screen
    assert "Undone." in screen
    assert screen.count("Anna: choose one action.") == 2
    assert "Bob: choose one action." not in screen


def test_a_turn_confirmed_passes_on() -> None:
    screen = shown(*TWO, "--confirm", answers=lines("load 1 1", "", "quit", "n"))
    assert "Bob: choose one action." in screen


def test_a_choice_within_a_turn_is_taken_back() -> None:
    """Side B of the pyramids asks which of them: before that, the sailing can be undone."""
    begun = lines("load 4 1", "load 1 1", "sail 4 pyramids", "undo", "sail 4 temple", "quit", "n")
    screen = shown(*TWO, "--side", "pyramids=B", answers=begun)
    assert "Undone." in screen
    assert "Anna sails ship 4 to the temple." in screen


# A secret


def keeps_a_card(**changes: str) -> str:
    """Anna's stone arrives at the market, she takes the hidden pair and keeps a card of it."""
    moves = lines("load 4 1", "sail 4 market", "take 4", "", "keep 1", "quit", "n")
    return shown(*TWO, "--side", "market=B", answers=moves, **changes)


def test_whoever_may_see_a_secret_sits_down_first() -> None:
    screen = keeps_a_card()
    covered = screen.index(
        "Anna chooses now and is about to see hidden information. Everyone else, please look away."
    )
    assert covered < screen.index("keep one card of the pair")


def test_a_secret_is_wiped_off_the_screen_before_the_next_person_looks() -> None:
    screen = keeps_a_card(FORCE_COLOR="1", TERM="xterm")
    kept = screen.index("keep one card of the pair")
    assert "\x1b[2J" in screen[kept : screen.index("choose one action", kept)]


def test_nothing_is_covered_where_one_person_plays_with_bots() -> None:
    screen = shown(
        "play",
        "imhotep",
        "--seats",
        "me,random",
        "--seed",
        "1",
        "--side",
        "market=B",
        answers="1\n" * 300,
    )
    assert "look away" not in screen


# Leaving


def saved(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@pytest.mark.parametrize("answer", ["y", "Y", "", "yes"])
def test_leaving_saves_the_game_unless_told_not_to(tmp_path: Path, answer: str) -> None:
    screen = shown(*TWO, answers=lines("load 1 1", "quit", answer), folder=tmp_path)
    assert "Save the game before you leave? [Y/n]" in screen
    assert saved(tmp_path) == ["imhotep-1.iteru"]


@pytest.mark.parametrize("answer", ["n", "N", "no"])
def test_leaving_without_saving_leaves_nothing(tmp_path: Path, answer: str) -> None:
    shown(*TWO, answers=lines("load 1 1", "quit", answer), folder=tmp_path)
    assert saved(tmp_path) == []


def test_leaving_before_the_first_move_asks_nothing(tmp_path: Path) -> None:
    assert "Save the game" not in shown(*TWO, answers="quit\n", folder=tmp_path)


def test_leaving_just_after_saving_asks_nothing(tmp_path: Path) -> None:
    screen = shown(*TWO, answers=lines("load 1 1", "save mine.iteru", "quit"), folder=tmp_path)
    assert "Save the game" not in screen
    assert saved(tmp_path) == ["mine.iteru"]


def test_input_that_ends_in_the_middle_saves_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = process(*TWO, answers=lines("load 1 1", "load 1 2"), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert (
        "Saved to imhotep-1.iteru. Go on with: iteru play imhotep --from imhotep-1.iteru"
        in done.stdout
    )
    assert len(iteru.load_record(tmp_path / "imhotep-1.iteru").moves) == 2


def test_input_that_ends_before_the_first_move_leaves_nothing(tmp_path: Path) -> None:
    shown(*TWO, folder=tmp_path)
    assert saved(tmp_path) == []


def test_a_game_that_cannot_be_kept_when_input_ends_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "imhotep-1.iteru.part").mkdir()
    done = run(*TWO, answers="load 1 1\n", folder=tmp_path)
    assert "imhotep-1.iteru cannot be written" in done.stdout + done.stderr
    assert done.returncode != 0


def test_a_game_saved_earlier_is_not_overwritten_by_another_of_the_same_seed(
    tmp_path: Path,
) -> None:
    shown(*TWO, answers=lines("load 1 1", "load 1 2", "load 1 3"), folder=tmp_path)
    shown(*TWO, answers=lines("stones"), folder=tmp_path)
    assert 3 in [len(iteru.load_record(path).moves) for path in tmp_path.iterdir()]


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [ITERU, *TWO], stdin=pipe, stdout=pipe, stderr=pipe, cwd=tmp_path, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"load 1 1\n")
        process.stdin.flush()
        screen = b""
        while screen.count(b"\n> ") < 2:
            byte = process.stdout.read(1)
            assert byte, screen
            screen += byte
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert errors == b""
    assert b"Saved to imhotep-1.iteru." in rest
    assert saved(tmp_path) == ["imhotep-1.iteru"]


# Screens and names


@pytest.mark.parametrize("encoding", ["ascii", "cp1250", "latin-1"])
def test_a_screen_that_lacks_some_characters_shows_the_others(encoding: str) -> None:
    screen = shown(*TWO, answers=lines("load 1 1", "quit", "n"), encoding=encoding)
    assert "Bob: choose one action." in screen


@pytest.mark.parametrize("name", ["[/bold]", "[red]Anna", "{ $seat }", "Žofie 𓂀", "=", "a=b"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    screen = shown(
        "play",
        "imhotep",
        "--seats",
        f"me={name},me=Bob",
        "--seed",
        "1",
        answers=lines("load 1 1", "quit", "n"),
    )
    assert f"{name} loads a stone" in screen


def test_a_name_with_stray_bytes_is_played_with(tmp_path: Path) -> None:
    done = run(
        "play", "imhotep", "--seats", b"me=\xff,me=Bob", answers=lines("load 1 1"), folder=tmp_path
    )
    assert done.returncode == 0
    assert len(saved(tmp_path)) == 1


def test_equal_names_are_told_apart() -> None:
    screen = shown(
        "play", "imhotep", "--seats", "me=Eva,me=Eva,random", "--seed", "1", answers="quit\n"
    )
    assert "Eva 1: choose one action." in screen
