"""From a sentence that somebody sees to the file that makes it: `scripts/find_text.py`."""

import sys
from collections.abc import Callable

import pytest

import iteru
from iteru.engine.rng import Rng
from iteru.web.texts import page_words
from iteru.words import LANGUAGES
from scripts import find_text

pytestmark = pytest.mark.every(5)

Ask = Callable[[str], tuple[int, str]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    """The script's exit status and what it prints about a sentence."""

    def answer(sentence: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["find_text.py", sentence])
        return find_text.main(), capsys.readouterr().out

    return answer


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


@pytest.mark.sample(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_a_sentence_of_a_game_leads_to_its_text_and_its_code(
    ask: Ask, name: str, lang: str
) -> None:
    for sentence in sentences(name, lang):
        status, found = ask(sentence)
        assert status == 0, sentence
        assert f"/{lang}.ftl:" in found
        assert ".py:" in found


def test_a_word_of_the_page_leads_to_its_template(ask: Ask) -> None:
    assert "templates/" in ask(page_words("en").say("web-send"))[1]


def test_what_nobody_says_is_not_found(ask: Ask) -> None:
    status, found = ask("The crocodile resigns at dawn.")
    assert status == 1
    assert found.startswith("No text says this.")
