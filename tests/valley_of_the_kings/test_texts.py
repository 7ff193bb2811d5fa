"""What is said: card texts, prompts, log lines, in both languages."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.games.valley_of_the_kings.rules.printed import does
from iteru.games.valley_of_the_kings.rules.state import ValleyState
from iteru.words import LANGUAGES, Words

from .builder import FULL, GAME, corrected, play, table, told_words

NAMES = ["Anna", "Petr", "Eva"]


def says(card: str, lang: str, game: Game[State] = GAME) -> str:
    """What a card does, in words."""
    view = game.view(game.new(2, 1), None)
    return Words(lang, game.meta).say("board-does", phrases=does(view["cards"], FULL[card]))


def prompt(state: ValleyState, lang: str = "en", game: Game[State] = GAME) -> str:
    return Words(lang, game.meta, NAMES).phrase(game.prompt(game.view(state, state.actor)))


def choices(state: ValleyState, lang: str = "en") -> list[str]:
    words = Words(lang, GAME.meta, NAMES)
    return [words.phrase(choice.words) for choice in GAME.choices(state, state.actor)]


# Cards


@pytest.mark.parametrize(
    ("card", "en", "cs"),
    [
        (
            "qebehsenuef",
            "Each opponent who has at least 6 cards in hand, deck and discard pile together "
            "sacrifices 1 card from hand.",
            "Každý soupeř, který má v ruce, v balíčku a na hromádce dohromady aspoň 6 karet, "
            "obětuje 1 kartu z ruky.",
        ),
        (
            "bastet",
            "Each opponent who has at least 6 cards in hand, deck and discard pile together "
            "puts 1 card from hand on your discard pile.",
            "Každý soupeř, který má v ruce, v balíčku a na hromádce dohromady aspoň 6 karet, "
            "dá 1 kartu z ruky na vaši odkládací hromádku.",
        ),
        (
            "duamutef",
            "Each opponent discards 2 cards from hand.",
            "Každý soupeř odloží 2 karty z ruky.",
        ),
        (
            "earth",
            "Sacrifice a card from your hand. "
            "Gain a card from the pyramid that costs at most 2 times as much as the one before.",
            "Obětujte kartu z ruky. "
            "Získejte z pyramidy kartu, která stojí nejvýš 2× tolik co ta předchozí.",
        ),
        (
            "djed",
            "Gain a card from the pyramid that belongs to a set in your tomb.",
            "Získejte z pyramidy kartu, která patří do sady, kterou už máte v hrobce.",
        ),
        ("inner", "Entomb a card from your hand.", "Zapečeťte kartu z ruky."),
        (
            "ankh",
            "Take a card from your tomb into your hand.",
            "Vezměte si kartu z hrobky do ruky.",
        ),
        (
            "imsety",
            "Discard any number of cards from your hand. Then draw as many.",
            "Odložte libovolný počet karet z ruky. Pak si jich stejný počet doberte.",
        ),
        (
            "dead",
            "Entomb the cheapest card from the pyramid.",
            "Zapečeťte nejlevnější kartu z pyramidy.",
        ),
        (
            "censer",
            "This turn you may buy any card of the pyramid.",
            "V tomto tahu smíte kupovat kteroukoli kartu pyramidy.",
        ),
    ],
)
def test_what_a_card_says(card: str, en: str, cs: str) -> None:
    assert (says(card, "en"), says(card, "cs")) == (en, cs)


@pytest.mark.parametrize(
    ("steps", "en", "cs"),
    [
        (
            ["take 1 from tomb costing up to 3"],
            "Take into your hand a card from your tomb that costs at most 3.",
            "Vezměte si do ruky z hrobky kartu, která stojí nejvýš 3.",
        ),
        (
            ["discard 1 costing up to 4"],
            "Discard a card from your hand that costs at most 4.",
            "Odložte z ruky kartu, která stojí nejvýš 4.",
        ),
        (
            ["opponents give 3 if they own 2"],
            "Each opponent who has at least 2 cards in hand, deck and discard pile together "
            "puts 3 cards from hand on your discard pile.",
            "Každý soupeř, který má v ruce, v balíčku a na hromádce dohromady aspoň 2 karty, "
            "dá 3 karty z ruky na vaši odkládací hromádku.",
        ),
    ],
)
def test_a_corrected_card_is_said_with_its_own_figures(
    tmp_path: Path, steps: list[str], en: str, cs: str
) -> None:
    game = corrected(tmp_path, food=steps)
    assert (says("food", "en", game), says("food", "cs", game)) == (en, cs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_in_card_texts_come_from_the_box(lang: str) -> None:
    """No digit stands in a text about a card; what is printed is filled in."""
    text = (GAME.meta.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    for message in FluentParser().parse(text).body:
        if isinstance(message, ast.Message) and re.match(r"does|brief|reacts", message.id.name):
            words = [part.value for part in text_elements(message.value)]
            assert not re.search(r"\d", " ".join(words)), message.id.name


def text_elements(node: Any) -> list[ast.TextElement]:
    """All pieces of plain text in a pattern and its variants."""
    if isinstance(node, ast.TextElement):
        return [node]
    if isinstance(node, ast.SelectExpression):
        return [part for variant in node.variants for part in text_elements(variant.value)]
    inside = getattr(node, "elements", None) or [getattr(node, "expression", None)]
    return [part for one in inside if one is not None for part in text_elements(one)]


# Prompts and choices


@pytest.mark.parametrize(
    ("line", "en", "cs"),
    [
        ("", "discard a card (1 of 2).", "odložte kartu (1. z 2)."),
        ("pick urn", "discard a card (2 of 2).", "odložte kartu (2. z 2)."),
        ("pick urn, pick ka", "entomb a card.", "zapečeťte kartu."),
    ],
)
def test_a_prompt_counts_the_cards(line: str, en: str, cs: str) -> None:
    state = table(hand={1: "outer urn ka boat"})
    play(state, "act outer", *[move for move in line.split(", ") if move])
    assert prompt(state) == f"Anna: Outer Sarcophagus – {en}"
    assert prompt(state, "cs") == f"Anna: Vnější sarkofág – {cs}"


@pytest.mark.parametrize(
    ("cards", "line", "counted"),
    [
        ("urn ka boat", "", " (1 of 2)."),
        ("urn ka boat", "pick ka", " (2 of 2)."),
        ("urn", "", " a card."),
    ],
)
def test_a_prompt_counts_for_a_victim_too(cards: str, line: str, counted: str) -> None:
    state = play(
        table(hand={1: "duamutef", 2: cards}), "act duamutef", *line.split(", ") if line else []
    )
    assert prompt(state).startswith("Petr: Anna uses Duamutef Jar – discard a card")
    assert prompt(state).endswith(counted)


def test_a_prompt_says_how_many_are_chosen_so_far() -> None:
    state = play(table(hand={1: "imsety urn ka boat"}, deck={1: "urn " * 4}), "act imsety")
    assert prompt(state).endswith("as many cards as you like.")
    assert prompt(play(state, "pick ka", "pick urn")).endswith(
        "as many cards as you like (2 so far)."
    )


@pytest.mark.parametrize(
    ("position", "line", "en", "cs"),
    [
        (
            {"hand": {1: "hapi hapi", 2: "boat"}},
            "buy 1",
            "React with Boat: discard it and gain a card from the base.",
            "Reagovat Bárkou: odložíte tuto kartu a získáte kartu ze základny.",
        ),
        (
            {"hand": {1: "shabti", 2: "cat"}},
            "act shabti, pick 6",
            "React with Mummified Cat: discard it and gain the sacrificed card.",
            "Reagovat Mumifikovanou kočkou: odložíte tuto kartu a získáte obětovanou kartu.",
        ),
        (
            {"hand": {1: "duamutef", 2: "table"}},
            "act duamutef",
            "React with Offering Table: show it and keep all your cards.",
            "Reagovat Obětním stolem: ukážete tuto kartu a žádnou neztratíte.",
        ),
    ],
)
def test_a_reaction_is_said_once(position: dict[str, Any], line: str, en: str, cs: str) -> None:
    state = play(table(**position), *line.split(", "))
    assert en in choices(state)
    assert cs in choices(state, "cs")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Koupit Sošku Bastet za 4 mince, platíte: Skarabeus a Nádoba"),
        ("lay scarab", "Koupit Sošku Bastet za 4 mince, doplatíte: Nádoba"),
        ("lay scarab, lay urn", "Koupit Sošku Bastet za 4 mince, už vyloženo"),
    ],
)
def test_a_purchase_in_czech_says_what_is_paid_with(line: str, words: str) -> None:
    state = table(hand={1: "scarab urn"}, pyramid="bastet . . . . .")
    found = choices(play(state, *line.split(", ") if line else []), "cs")
    assert words in [
        found_words.replace("Nádoba a Skarabeus", "Skarabeus a Nádoba") for found_words in found
    ]


@pytest.mark.parametrize(
    ("gold", "words"),
    [(1, "vyložena 1 mince"), (3, "vyloženy 3 mince"), (5, "vyloženo 5 mincí")],
)
def test_gold_laid_out_agrees_in_czech(gold: int, words: str) -> None:
    state = table(hand={1: "mask mask"}, laid=gold)
    assert words in prompt(state, "cs")
    assert Words("cs", GAME.meta).say("board-laid", count=gold) == words


# What happened


@pytest.mark.parametrize(
    ("position", "line", "en", "cs"),
    [
        ({}, "end", "Anna ends the turn.", "Anna končí tah."),
        (
            {"hand": {1: "urn ka"}},
            "end",
            "Anna ends the turn and discards 2 cards.",
            "Anna končí tah a odkládá 2 karty.",
        ),
        (
            {"hand": {1: "bastet", 2: "boat"}, "deck": {2: "urn " * 6}},
            "act bastet, pick boat",
            "Petr gives Boat to Anna.",
            "Petr odevzdává kartu Bárka, dostává ji Anna.",
        ),
        (
            {"hand": {1: "food"}, "pile": {1: "urn ka"}},
            "act food",
            "Anna shuffles the discard pile into a new deck of 2 cards.",
            "Anna míchá odkládací hromádku: nový dobírací balíček má 2 karty.",
        ),
    ],
)
def test_a_line_of_the_log(position: dict[str, Any], line: str, en: str, cs: str) -> None:
    lines = [told_words(table(**position), line, lang, NAMES) for lang in LANGUAGES]
    assert en in lines[0]
    assert cs in lines[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_puts_away_no_cards(lang: str) -> None:
    """A log says nothing of things that are not there."""
    text = " ".join(told_words(table(), "end, pick 6, end, pick 6", lang, NAMES))
    assert not re.search(r"žádn|no cards", text)
