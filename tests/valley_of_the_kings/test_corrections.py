"""A box that its owner corrected is said and explained as it is: names of cards, rule page, help of the terminal."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import iteru
from iteru.cli import app
from iteru.engine.errors import BadRecord
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.kit.artist import Artist
from iteru.terminal.play import Keyboard
from iteru.terminal.players import Player
from iteru.terminal.rulebook import Rulebook
from iteru.web.rule_text import ShownChapter, rule_text
from iteru.web.texts import page_words
from iteru.words import Words

from .builder import GAME, corrected, play, table, with_box

RENAMED = '[cards.throne]\nname = { en = "Golden Fan", cs = "Zlatý vějíř" }\n'


def rule(game: Game[State], number: str, lang: str = "en") -> str:
    return Rulebook.of(game, Words(lang, game.meta)).rule(number)


# Names


def test_a_corrected_name_is_used_in_every_sentence(tmp_path: Path) -> None:
    game = with_box(tmp_path, RENAMED)
    state = table(game=game, hand={1: "throne throne"}, deck={1: "urn " * 3})
    choices = [choice.words for choice in game.choices(state, 0) if choice.kind == "act"]
    assert [Words("en", game.meta).phrase(words) for words in choices] == [
        "Use Golden Fan: Draw 3 cards."
    ]
    assert [Words("cs", game.meta).phrase(words) for words in choices] == [
        "Použít akci karty Zlatý vějíř: Doberte si 3 karty."
    ]
    assert "Golden Fan" in Artist(game.meta, Words("en", game.meta)).board(game.view(state, 0))


def test_a_name_may_be_one_for_all_languages(tmp_path: Path) -> None:
    game = with_box(tmp_path, '[cards.throne]\nname = "Seshat"\n')
    assert [Words(lang, game.meta).say("board-name", card="throne") for lang in ("en", "cs")] == [
        "Seshat",
        "Seshat",
    ]


def test_the_box_as_it_is_shipped_keeps_its_names(tmp_path: Path) -> None:
    with_box(tmp_path, RENAMED)
    assert Words("en", GAME.meta).say("board-name", card="throne") == "Throne"


def test_a_record_of_a_renamed_box_is_played_with_that_box_only(tmp_path: Path) -> None:
    game = with_box(tmp_path, RENAMED)
    record = iteru.Match(game, 2, 1).record()
    assert iteru.Match.of_record(record, game).game is game
    with pytest.raises(BadRecord):
        iteru.Match.of_record(record, GAME)


# Repeating


@pytest.mark.parametrize(("given", "repeats"), [("true", ["repeat hapi"]), ("false", [])])
def test_r9_20_corrections_say_what_may_be_repeated(
    tmp_path: Path, given: str, repeats: list[str]
) -> None:
    game = with_box(tmp_path, f"[cards.hapi_jar]\nrepeatable = {given}\n")
    state = table(game=game, hand={1: "hapi tyet"}, deck={1: "urn " * 9})
    play(state, "act hapi", game=game)
    names = [game.notation(action) for action in state.legal_actions()]
    assert ("act tyet_amulet" in names) == bool(repeats)


# The rule page


@pytest.mark.parametrize(
    ("lang", "note"),
    [
        (
            "en",
            "**In this box:** Box of Food – Starters, 1 point, copies 8, cost 3, gold 1. "
            "Draw 2 cards. Discard a card from your hand.",
        ),
        (
            "cs",
            "**V této krabici:** Truhla s jídlem – Počáteční karty, 1 bod, kusů 8, cena 3, kapitál 1. "
            "Doberte si 2 karty. Odložte kartu z ruky.",
        ),
    ],
)
def test_r9_3_follows_the_correction(tmp_path: Path, lang: str, note: str) -> None:
    game = corrected(tmp_path, food=["draw 2", "discard 1"])
    assert rule(game, "R9.3", lang).endswith(note)
    assert rule(game, "R9.4", lang) == rule(GAME, "R9.4", lang)


@pytest.mark.parametrize(
    ("text", "number", "note"),
    [
        ("[hand]\ncards = 4", "R2.2", "a hand is drawn of 4 cards."),
        ("[hand]\ncards = 4", "R3.6", "a hand is drawn of 4 cards."),
        (
            "[cards.urn]\neach = 2",
            "R2.1",
            "takes: 4× Shabti, 2× Urn, 2× Box of Food and Offering Table.",
        ),
        ("[cards.urn]\ncost = 4", "R1.4", "say how they are: Urn."),
        ("[cards.urn]\ncost = 4", "R9.2", "cost 4, gold 1. Put the top card of your discard pile"),
        (RENAMED, "R9.9", "Golden Fan – Uniques, 4 points"),
        ("[cards.throne]\nrepeatable = false", "R9.9", "Its action may not be repeated."),
        ("[cards.censer]\nrepeatable = true", "R9.6", "Its action may be repeated."),
    ],
)
def test_r1_4_every_rule_that_a_correction_contradicts_says_so(
    tmp_path: Path, text: str, number: str, note: str
) -> None:
    game = with_box(tmp_path, text)
    assert note in rule(game, number)
    assert note not in rule(GAME, number)


def test_what_an_owner_only_confirms_needs_no_note(tmp_path: Path) -> None:
    game = with_box(tmp_path, "[cards.urn]\ncost = 2\n")
    assert Rulebook.of(game, Words("en", game.meta)).text == Rulebook(GAME.meta, "en").text


def test_the_rules_on_the_command_line_follow_the_correction(tmp_path: Path) -> None:
    corrected(tmp_path, food=["draw 2"])
    command = ["rules", "valley_of_the_kings", "R9.3", "--lang", "en"]
    told = [
        CliRunner().invoke(app, [*command, *box]).stdout
        for box in ([], ["--box", str(tmp_path / "corrections.toml")])
    ]
    assert ["In this box:" in text for text in told] == [False, True]


def chapters(game: Game[State]) -> tuple[ShownChapter, ...]:
    return rule_text(game, "en").chapters


def test_pages_follow_the_correction(tmp_path: Path) -> None:
    game = with_box(tmp_path, RENAMED)
    assert any("<strong>In this box:</strong> Golden Fan" in its.html for its in chapters(game))
    assert not any("In this box" in its.html for its in chapters(GAME))
    assert page_words("cs", game.meta).say("picture-name", card="throne") == "Zlatý vějíř"
    assert page_words("cs", GAME.meta).say("picture-name", card="throne") == "Trůn"


def test_the_help_of_the_terminal_follows_the_correction(tmp_path: Path) -> None:
    game = corrected(tmp_path, food=["draw 2"])
    console = Console(width=200, record=True, file=StringIO())
    match = iteru.Match(game, 2, 1)
    keyboard = Keyboard(match, [Player("Anna", "")] * 2, Words("en", game.meta), console, False)
    actor = match.state.actor
    keyboard.help(actor, game.choices(match.state, actor), "R9.3")
    assert "In this box: Box of Food" in console.export_text()
