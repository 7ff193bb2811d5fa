"""Help, version, and the commands that only show something."""

from pathlib import Path

import pytest

from iteru.engine.build import is_compiled
from iteru.version import __version__

from .cli import command_line, process, shown

COMMANDS = sorted(command_line("en").typer.main.get_command(command_line("en").app).commands)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize(
    "command", [(), *[(name,) for name in COMMANDS], ("play", "imhotep"), ("arena", "imhotep")]
)
def test_every_command_has_help(command: tuple[str, ...], lang: str) -> None:
    screen = shown(*command, "--help", lang=lang)
    assert screen.startswith("Usage: ")
    assert "help-" not in screen


def test_the_version_says_whether_it_runs_compiled() -> None:
    done = process("--version")
    assert (
        done.stdout == f"iteru {__version__} ({'compiled' if is_compiled() else 'pure Python'})\n"
    )


def test_pure_python_can_be_asked_for() -> None:
    assert process("--version", ITERU_PURE="1").stdout == f"iteru {__version__} (pure Python)\n"


def test_the_version_is_said_in_czech() -> None:
    assert "čistý Python" in shown("--version", lang="cs") or "zkompilováno" in shown(
        "--version", lang="cs"
    )


def test_no_command_shows_the_help() -> None:
    done = process()
    assert "Usage: iteru" in done.stdout + done.stderr


def test_the_flags_of_a_game_are_its_options() -> None:
    screen = shown("play", "imhotep", "--help")
    assert "--wrath" in screen
    assert "--side NAME=A|B" in screen


def test_a_flag_of_several_words_has_dashes() -> None:
    screen = shown("play", "valley_of_the_kings", "--help")
    assert "--boat-crumble turn|boat" in screen
    assert "--partial-draws" in screen


def test_a_rule_is_shown() -> None:
    assert "R4.5 Sail a ship: minimum load." in shown("rules", "imhotep", "R4.5")


def test_a_rule_is_found_whatever_its_case() -> None:
    assert "R4.5 Sail a ship: minimum load." in shown("rules", "imhotep", "r4.5")


def test_a_chapter_is_shown() -> None:
    screen = shown("rules", "imhotep", "R4")
    assert "R4.5 Sail a ship" in screen
    assert "R5.1" not in screen.split("R4.10")[1].split("(")[0]


def test_all_rules_are_shown_in_czech() -> None:
    assert "Imhotep: Stavitel Egypta" in shown("rules", "imhotep", "--lang", "cs")


def test_the_box_is_shown_with_its_sources() -> None:
    screen = shown("box", "imhotep")
    assert "88dd9fed4a33" in screen
    assert "reconstructed" in screen
    assert "pyramids.B: spaces." in screen


def test_the_box_says_on_how_many_pieces_a_value_is_reconstructed() -> None:
    screen = shown("box", "valley_of_the_kings")
    assert "Reconstructed action: 15 values, 34 pieces in the box." in screen
    assert "action draw 3; discard 1" in " ".join(screen.split())


def test_the_box_is_shown_with_corrections(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[turn]\ntake = 2\n", encoding="utf-8")
    screen = shown("box", "imhotep", "--box", "mine.toml", folder=tmp_path)
    assert "(take: owner)" in screen
    assert "take 2" in screen


def test_the_arena_shows_standings() -> None:
    screen = shown(
        "arena",
        "imhotep",
        "--games",
        "4",
        "--jobs",
        "1",
        "--seed",
        "3",
        "--side",
        "all=B",
        "--wrath",
    )
    assert "4 games, seed 3" in screen
    assert "greedy" in screen
    assert "A shared win counts for its share. Intervals: 95%." in screen


def test_the_same_seed_gives_the_same_standings() -> None:
    once, again = (
        shown("arena", "imhotep", "--games", "4", "--jobs", "1", "--seed", "3") for _ in range(2)
    )
    assert once == again


def test_speed_is_measured() -> None:
    screen = shown("bench", "imhotep", "--seats", "2", "--seconds", "0.1")
    assert "imhotep, 2 seats, pure Python" in screen
