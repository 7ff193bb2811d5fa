"""In Czech everything is Czech: no English sentence is left over on the screen."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import iteru
from iteru.engine.registry import meta
from iteru.words import HOUSE_TEXTS, language_of_environment

from .cli import begun_record, finished_record, lines, run, shown

CZECH = ("play", "imhotep", "--seed", "1", "--lang", "cs", "--seats", "me=Anna,me=Bob")
ALONE = (*CZECH[:-1], "me=Anna,random,random")
FOLDERS = (HOUSE_TEXTS, meta("imhotep").folder / "texts")


def plain_texts(lang: str) -> dict[str, str]:
    """The messages that are always the same, by their names."""
    found = {}
    for folder in FOLDERS:
        for entry in (
            FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
        ):
            if isinstance(entry, ast.Message) and entry.value is not None:
                texts = [
                    part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
                ]
                if len(texts) == len(entry.value.elements) == 1:
                    found[entry.id.name] = texts[0]
    return found


NOTATION = " ".join(iteru.game("imhotep").notations)
CZECH_TEXTS = " ".join(plain_texts("cs").values()).casefold()
ENGLISH = [
    text
    for text in plain_texts("en").values()
    if len(text) > 5 and text not in NOTATION and text.casefold() not in CZECH_TEXTS
]


def english_on(screen: str) -> list[str]:
    return [text for text in ENGLISH if text in screen]


def test_there_are_english_texts_to_look_for() -> None:
    assert len(ENGLISH) > 80


def test_english_is_found_on_an_english_screen() -> None:
    assert english_on(shown("play", "imhotep", "--seed", "1", answers="?\nquit\n"))


def test_a_whole_game_is_shown_in_czech() -> None:
    screen = shown(*ALONE, "--side", "all=B", "--wrath", answers="1\n" * 300, COLUMNS="200")
    assert english_on(screen) == []
    assert "Vítězí " in screen or "Společné vítězství: " in screen
    assert "\u00a0" not in screen, "a terminal wraps at such spaces as at any other"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "Napište číslo volby, nebo přímo tah"),
        ("? 1", "R4.2"),
        ("? R4.5", "R4.5"),
        ("99", "Volba 99 tu není"),
        ("castle", "„castle“ není tah."),
        ("undo", "Zatím není co vzít zpět."),
        ("sail 1 temple", "Loď 1 potřebuje k odplutí 3 kameny; takto by jich vezla jen 0. (R4.5)"),
        ("save none/of/this", "none/of/this nelze zapsat"),
    ],
)
def test_an_answer_is_czech(tmp_path: Path, typed: str, answer: str) -> None:
    screen = shown(
        *CZECH, answers=lines(typed, "load 1 1", "quit", "n"), folder=tmp_path, COLUMNS="200"
    )
    assert answer in screen
    assert english_on(screen) == []


def test_leaving_is_czech(tmp_path: Path) -> None:
    screen = shown(*CZECH, answers=lines("load 1 1", "quit", "a"), folder=tmp_path)
    assert "Uložit hru, než odejdete? [A/n]" in screen
    assert "Uloženo do imhotep-1.iteru." in screen


def test_players_without_names_have_czech_ones() -> None:
    assert "Hráč 1" in shown(
        "play", "imhotep", "--seats", "me,me", "--lang", "cs", answers="quit\n"
    )


def test_a_replay_is_czech(tmp_path: Path) -> None:
    (tmp_path / "game.iteru").write_text(finished_record(market="B"), encoding="utf-8")
    assert (
        english_on(shown("replay", "game.iteru", "--lang", "cs", folder=tmp_path, COLUMNS="200"))
        == []
    )


def test_box_and_arena_are_czech() -> None:
    assert "rekonstruováno" in shown("box", "imhotep", "--lang", "cs")
    assert "4 hry, seed 3" in shown(
        "arena", "imhotep", "--games", "4", "--jobs", "1", "--seed", "3", "--lang", "cs"
    )


@pytest.mark.parametrize("why", ["none.iteru", "."])
def test_the_reason_why_a_file_cannot_be_read_is_czech_as_far_as_it_is_ours(
    tmp_path: Path, why: str
) -> None:
    assert "nelze přečíst" in run("replay", why, "--lang", "cs", folder=tmp_path).stderr


@pytest.mark.parametrize("variable", ["ITERU_LANG", "LC_ALL", "LANG"])
def test_the_environment_chooses_the_language(variable: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("ITERU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setenv(variable, "cs_CZ.UTF-8")
        assert language_of_environment() == "cs"


def test_a_language_that_is_not_there_is_english() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ITERU_LANG", "de_DE.UTF-8")
        assert language_of_environment() == "en"


def test_a_record_is_written_alike_in_both_languages(tmp_path: Path) -> None:
    for lang in ("en", "cs"):
        command = ("play", "imhotep", "--seed", "1", "--lang", lang, "--seats", "me=Anna,me=Bob")
        shown(*command, answers=lines("load 1 1", f"save {lang}.iteru", "quit"), folder=tmp_path)
    texts = {(tmp_path / f"{lang}.iteru").read_text(encoding="utf-8") for lang in ("en", "cs")}
    assert texts == {begun_record("load 1 1")}


def test_bots_have_czech_names_in_the_log_and_the_result() -> None:
    seats = ("--seats", "me=Anna,greedy,random")
    screen = shown(*CZECH[:-2], *seats, answers="1\n" * 300, COLUMNS="200")
    assert "Nenasyta" in screen
    assert "Náhoda" in screen
    for name in ("greedy", "random", "Greedy", "Random"):
        assert name not in screen


def test_a_record_names_bots_by_what_they_are_in_every_language(tmp_path: Path) -> None:
    shown(*ALONE, answers=lines("load 1 1", "save game.iteru", "quit"), folder=tmp_path)
    text = (tmp_path / "game.iteru").read_text(encoding="utf-8")
    assert "names: Anna | random 1 | random 2" in text


def test_two_bots_of_one_kind_have_numbers() -> None:
    screen = shown(*ALONE, answers="quit\n")
    assert "Náhoda 1" in screen
    assert "Náhoda 2" in screen
