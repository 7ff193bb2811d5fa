"""What can be asked at the keyboard, and what the keyboard asks once more."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import iteru
from iteru.contract.games import walk
from iteru.terminal import play, show
from iteru.words import LANGUAGES, Words

from .cli import lines, run, shown

VALLEY = ("play", "valley_of_the_kings", "--seats", "me=Anna,me=Bob", "--seed", "3")
"""Anna holds 3 Shabti, an Urn and an Offering Table; the dearest card that she can pay for is the Tyet Amulet."""
IMHOTEP = ("play", "imhotep", "--seats", "me=Anna,me=Bob", "--seed", "1")
PHARAON = ("play", "pharaon", "--seats", "me=Anna,me=Bob", "--seed", "1")
COVER = ""


def said(screen: str) -> str:
    """Without line breaks, which fall anywhere."""
    return " ".join(screen.split())


@pytest.mark.parametrize(
    ("game", "asked", "answer"),
    [
        (VALLEY, "? boat", "Boat – cost 5 – gold 2 · unique, 2 points – Reaction: after"),
        (VALLEY, "help Offering Table", "R9.4 Offering Table."),
        (VALLEY, "? offering_table", "R9.4 Offering Table."),
        (VALLEY, "? hapi", "Hapi Jar – cost 6"),
        (VALLEY, "? statue", "That fits several: Statue of Sobek Statue of Bastet"),
        (VALLEY, "? attack", "R6.6 Attacks."),
        (IMHOTEP, "? statue", "Statue – end: 1, 3, 6, 10, 15 points"),
        (IMHOTEP, "? temple", "R5.7 Temple."),
        (IMHOTEP, "? burial chamber", "R5.9 Burial chamber."),
        (IMHOTEP, "? sail", "Sail – later: load 1 stone and sail that ship"),
        (IMHOTEP, "? quarry", "R7.2 Red card and an empty quarry."),
        (
            PHARAON,
            "? pyramid",
            "Pyramid of Time – When you pass, your disk goes to the lowest free row",
        ),
        (PHARAON, "? wheel", "Wheel and areas – The colour at an area is its entry"),
        (PHARAON, "? clockwise", "R3.1 Five rounds."),
        (IMHOTEP, "rules", "R4 A turn"),
        (IMHOTEP, "rules R8.2", "R8.2 The winner."),
        (IMHOTEP, "rules winner", "R8.2 The winner."),
        (IMHOTEP, "help", "Type the number of a choice"),
        (IMHOTEP, "help load 1 1", "R4.4 Load a stone."),
    ],
)
def test_a_thing_is_told_by_its_name(game: tuple[str, ...], asked: str, answer: str) -> None:
    assert answer in said(shown(*game, answers=lines(COVER, asked, "q")))


def test_a_rule_that_several_things_share_is_told_once() -> None:
    screen = said(shown(*PHARAON, answers=lines("? scribe", "q", "n")))
    assert [screen.count(f"Scribe ({number}) –") for number in range(1, 6)] == [1] * 5
    assert screen.count("R6.1 Scribes (1–5).") == 1


def test_a_thing_is_told_by_its_name_in_czech() -> None:
    screen = said(shown(*IMHOTEP, answers=lines("? socha", "? statue", "q"), lang="cs"))
    assert screen.count("Socha – na konci: 1, 3, 6, 10, 15 bodů") == 2


def test_what_the_side_of_a_site_does_is_told() -> None:
    screen = said(shown(*IMHOTEP, "--side", "temple=B", answers=lines("? temple", "q")))
    assert "Temple B – seen from above, every round R6.7 Temple B." in screen


@pytest.mark.parametrize("word", ["q", "quit"])
def test_q_leaves(word: str) -> None:
    done = run(*IMHOTEP, answers=lines("load 1 1", word, "n"))
    assert done.stdout.endswith("Save the game before you leave? [Y/n] ")


@pytest.mark.parametrize("typed", ["s", "st", "l 1 1", "load 1 1 "])
def test_a_short_form_never_ends_a_turn(typed: str) -> None:
    screen = shown(*IMHOTEP, answers=lines(typed, "q", "n"))
    is_whole = typed.strip() == "load 1 1"
    assert ("and end your turn: type that whole, or its number." in screen) == (not is_whole)
    assert ("Bob: choose one action." in screen) == is_whole


@pytest.mark.parametrize("typed", ["e", "en", "arr"])
def test_a_short_form_never_ends_a_turn_that_has_a_last_question(typed: str) -> None:
    screen = shown(*VALLEY, answers=lines(COVER, typed, "q"))
    assert (
        f"“{typed}” would be {'arrange' if typed == 'arr' else 'end'} and end your turn" in screen
    )
    assert "all the same?" not in screen


def test_a_short_form_does_what_does_not_end_a_turn() -> None:
    assert "Anna entombs Urn." in shown(*VALLEY, answers=lines(COVER, "ent u", "q", "n"))


CAUTION = "You still have 5 gold, and Tyet Amulet costs 5. Do it all the same? [y/N] "


@pytest.mark.parametrize("again", ["y", "Y", "end"])
def test_ending_a_turn_with_gold_for_a_card_is_asked_for_once_more(again: str) -> None:
    screen = shown(*VALLEY, answers=lines(COVER, "end", again, "q", "n"))
    assert CAUTION in screen
    assert "Anna ends the turn" in screen


@pytest.mark.parametrize("again", ["n", "", "board", "yes?", "q"])
def test_anything_else_leaves_it(again: str) -> None:
    screen = shown(*VALLEY, answers=lines(COVER, "end", again, "q"))
    assert CAUTION in screen
    assert "Anna ends the turn" not in screen


def test_another_answer_is_taken_as_one() -> None:
    screen = shown(*VALLEY, answers=lines(COVER, "11", "entomb urn", "q", "n"))
    assert CAUTION in screen
    assert "Anna entombs Urn." in screen


def test_what_is_asked_for_once_more_is_asked_in_czech() -> None:
    screen = shown(*VALLEY, answers=lines(COVER, "end", "a", "q", "n"), lang="cs")
    assert "V ruce ještě máte 5 mincí a " in screen
    assert " stojí 5. Přesto provést? [a/N] " in screen
    assert "Anna končí tah" in screen


def test_nothing_is_asked_twice_where_nothing_is_left_to_do() -> None:
    screen = shown(*VALLEY, answers=lines(COVER, "buy 1", "end", "q", "n"))
    assert "all the same?" not in screen
    assert "Anna ends the turn" in screen


@pytest.mark.parametrize("game", [VALLEY, IMHOTEP])
@pytest.mark.parametrize(("lang", "heading"), [("en", "points so far"), ("cs", "průběžné body")])
def test_the_board_says_what_points_are(game: tuple[str, ...], lang: str, heading: str) -> None:
    assert heading in shown(*game, answers=lines(COVER, "q"), lang=lang)


@pytest.mark.sample(2, by="game")
@pytest.mark.parametrize("game", iteru.games())
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_nothing_is_cut_off_on_a_narrow_screen(game: str, lang: str, width: int) -> None:
    """Where a word does not fit, the rest of it stands on the next line."""
    title = iteru.game(game)
    state = title.new(title.meta.max_seats, 1)
    words = Words(lang, title.meta, ["Karolína Novotná", "Bob", "Greedy 1", "Greedy 2", "Dan"])
    for step, _ in enumerate(walk(state, 1)):
        if step % 40 == 0 and state.actor != iteru.NOBODY:
            screen = Console(width=width, file=StringIO(), record=True)
            screen.print(show.board(title, title.view(state, state.actor), words))
            screen.print(show.choice_list(words, title.choices(state, state.actor)))
            assert re.findall(r"\w+…", screen.export_text()) == []


@pytest.mark.parametrize(("lang", "title"), [("en", "Advice:"), ("cs", "Rada:")])
def test_a_hint_names_choices_of_the_list_and_is_noted(
    lang: str, title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HINT_ITERATIONS", 40)
    file = tmp_path / "hinted.iteru"
    asked = lines("", "hint", "stones", f"save {file}", "q")
    screen = shown(*IMHOTEP, "--lang", lang, answers=asked)
    advised = re.findall(r"^  (\d+) .+ · .*%", screen[screen.index(title) :], re.MULTILINE)
    assert 1 <= len(set(advised)) == len(advised) <= 3
    assert "advised: 1\n" in file.read_text(encoding="utf-8")
