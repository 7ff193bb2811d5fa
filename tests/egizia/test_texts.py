"""What is said: card texts made from the box, refusals, lists that a person can read, the board in a terminal."""

import random
from io import StringIO

import pytest
from rich.console import Console

import iteru
from iteru.games.egizia.rules.moves import CARDS, SPHINX_CARDS
from iteru.games.egizia.rules.view import view
from iteru.games.egizia.show import terminal
from iteru.games.egizia.show.card_words import does
from iteru.words import LANGUAGES, Words

from .builder import GAME, build, play, sphinx_deck, table

LONGEST_LIST = 22


def text_of(card: str, lang: str) -> str:
    return Words(lang, GAME.meta).say("choice-use", card=card, phrases=does(view(table(), 0), card))


@pytest.mark.parametrize(
    ("card", "english", "czech"),
    [
        (
            "field_10",
            "8 grain, only with the ring on the right; immediately +3 points",
            "ihned +3 body",
        ),
        ("quarry_1", "2 stones every round", "2 kameny každé kolo"),
        ("paid_crew", "2 stones for a crew +1", "za 2 kameny četa +1"),
        (
            "brick_points_2",
            "1 point for each of your bricks on the graves and on the temple",
            "1 bod za každou vlastní cihličku na hrobech a na chrámu",
        ),
        (
            "obelisk_low",
            "5 points if row 7 of the obelisk is built",
            "5 bodů, má-li obelisk postavenou 7. řadu (stavět mohl kdokoli)",
        ),
        (
            "own_temple",
            "7 points for at least 4 of your bricks on the temple",
            "7 bodů za aspoň 4 vlastní cihličky na chrámu",
        ),
        (
            "all_stone_sale",
            "3/5/7/9 points if 1/2/3/4 players, including you,",
            "3/5/7/9 bodů, je-li na spodním políčku (prodej kamenů)",
        ),
    ],
)
def test_the_text_of_a_card_is_made_from_the_box(card: str, english: str, czech: str) -> None:
    assert english in text_of(card, "en")
    assert czech in text_of(card, "cs")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, GAME.meta)
    for card in (*CARDS, *SPHINX_CARDS):
        assert "{" not in text_of(card, lang)
        assert words.say(f"card-{card}") != f"card-{card}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_list_is_longer_than_a_person_reads(seats: int) -> None:
    for seed in range(10):
        state, chance = GAME.new(seats, seed), random.Random(seed)
        while state.actor != iteru.NOBODY:
            actions = state.legal_actions()
            assert len(actions) <= LONGEST_LIST
            state.apply(chance.choice(actions))
    assert GAME.action_count < 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_in_a_terminal(lang: str) -> None:
    words = Words(lang, GAME.meta, ["Anna", "Petr", "Eva"])
    state = table(river={1: "field_1"}, sphinx={1: "pillars"}, stones={1: 3}, crews={1: "3 1 1 2"})
    sphinx_deck(state, "columns", "tenths")
    play(build(state, "sphinx", 1, 2, waiting=3), "crew black", "draw 2")
    out = StringIO()
    Console(file=out, width=160, color_system=None).print(terminal.board(view(state, 0), words.say))
    drawn = out.getvalue()
    for wanted in ("Heliopolis", "Anna", words.say("card-columns"), words.say("card-pillars")):
        assert wanted in drawn
    assert "board-" not in drawn


def test_choices_of_a_kind_stand_together() -> None:
    kinds = [choice.kind for choice in GAME.choices(table(), 0)]
    assert kinds == [*["sail-card"] * 10, *["sail-town"] * 7, *["sail-site"] * 3, "pass"]


def test_what_is_asked_tells_the_running_total() -> None:
    words = Words("en", GAME.meta)
    state = play(
        build(table(stones={1: 9}, crews={1: "4 1 1 2"}), "pyramid", 1), "crew black", "pyramid 1"
    )
    prompt = words.phrase(GAME.prompt(GAME.view(state, 0)))
    assert prompt == "1: another brick? Left: strength 3, 8 stones; 1 point so far."
