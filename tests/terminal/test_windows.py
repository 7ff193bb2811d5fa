"""Windows in a terminal: who is asked whether to react, and who sits down first."""

from functools import cache
from pathlib import Path

import iteru
from iteru.engine.rng import Rng

from .cli import lines, shown

PLAY = ("play", "valley_of_the_kings")
ASKED = "Anna may react to the "


@cache
def record_at_window(choices: int) -> str:
    """A game of two that waits for Anna to react, or only to decline."""
    game = iteru.game("valley_of_the_kings")
    for seed in range(200):
        match = iteru.Match(game, 2, seed, {}, ["Anna", "Bob"])
        rng = Rng.seeded(seed)
        while not match.is_over:
            legal = match.state.legal_actions()
            if game.is_window(match.state) and match.state.actor == 0 and len(legal) == choices:
                return iteru.write_record(match.record())
            match.choose(match.state.actor, legal[rng.below(len(legal))])
    raise AssertionError("no such window in 200 games")


def resumed(folder: Path, choices: int, seats: str, *answers: str) -> str:
    (folder / "window.iteru").write_text(record_at_window(choices), encoding="utf-8")
    return shown(
        *PLAY,
        "--from",
        "window.iteru",
        "--seats",
        seats,
        answers=lines(*answers, "quit", "n"),
        folder=folder,
    )


def test_a_person_who_can_react_is_asked(tmp_path: Path) -> None:
    screen = resumed(tmp_path, 2, "me=Anna,random=Bob")
    assert ASKED in screen
    assert "Do not react" in screen


def test_a_person_who_could_only_decline_is_not_asked(tmp_path: Path) -> None:
    screen = resumed(tmp_path, 1, "me=Anna,random=Bob")
    assert ASKED not in screen
    assert "Anna lets it pass." in screen


def test_among_several_people_one_who_could_only_decline_is_asked_too(tmp_path: Path) -> None:
    assert ASKED in resumed(tmp_path, 1, "me=Anna,me=Bob", "")


def test_a_person_who_goes_on_choosing_sits_down_only_once(tmp_path: Path) -> None:
    answers = lines("", "entomb shabti", "undo", "quit")
    screen = shown(
        *PLAY, "--seats", "me=Anna,me=Bob", "--seed", "3", answers=answers, folder=tmp_path
    )
    assert screen.count("look away") == 1
    assert "Undone." in screen


def test_the_next_person_sits_down_at_an_empty_screen(tmp_path: Path) -> None:
    turn = lines("", "end", "end", "pick 1", "", "quit", "n")
    two = ("--seats", "me=Anna,me=Bob", "--seed", "3")
    screen = shown(*PLAY, *two, answers=turn, folder=tmp_path, FORCE_COLOR="1", TERM="xterm")
    assert screen.count("look away") == 2
    assert (
        "\x1b[2J" in screen[screen.index("sacrifice one of its cards") : screen.rindex("look away")]
    )
