"""From a sentence that somebody sees to the file that makes it: `scripts/find_text.py`."""

import subprocess
import sys

import pytest

import iteru
from iteru.engine.rng import Rng
from iteru.web.texts import page_words
from iteru.words import LANGUAGES

from .tree import ROOT


def find_text(sentence: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "scripts" / "find_text.py"), sentence]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def sentences(name: str, lang: str) -> list[str]:
    """A prompt, choices and log lines from some way into a game, on the page of a table."""
    game = iteru.game(name)
    words = page_words(lang, game.meta, ["Anna", "Petr"])
    match, rng = iteru.Match(game, 2, 3), Rng.seeded(3)
    for _ in range(12):
        actions = match.state.legal_actions()
        played = match.choose(match.state.actor, actions[rng.below(len(actions))])
    choices = game.choices(match.state, match.state.actor)
    phrases = [
        game.prompt(game.view(match.state, match.state.actor)),
        choices[0].words,
        choices[-1].words,
    ]
    phrases += [game.describe(event) for event in played.events[:2]]
    return [words.phrase(phrase) for phrase in phrases]


@pytest.mark.sample(1, by="name")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_a_sentence_of_a_game_leads_to_its_text_and_its_code(name: str, lang: str) -> None:
    for sentence in sentences(name, lang):
        found = find_text(sentence)
        assert found.returncode == 0, sentence
        assert f"/{lang}.ftl:" in found.stdout
        assert ".py:" in found.stdout


def test_a_word_of_the_page_leads_to_its_template() -> None:
    assert "templates/" in find_text(page_words("en").say("web-send")).stdout


def test_what_nobody_says_is_not_found() -> None:
    found = find_text("The crocodile resigns at dawn.")
    assert found.returncode == 1
    assert found.stdout.startswith("No text says this.")
