"""Promises 6 and 8: everything has words in both languages, and the rule page is numbered, sourced and cited by tests."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

import iteru
from iteru.engine.errors import IllegalMove
from iteru.engine.events import Value
from iteru.engine.options import options_of
from iteru.engine.registry import meta
from iteru.engine.rng import Rng
from iteru.terminal.rulebook import Rulebook
from iteru.web.texts import WEB_TEXTS
from iteru.words import HOUSE_TEXTS, LANGUAGES, Words
from tests.contract.games import Setting, main_settings, random_action

MAINLY = pytest.mark.parametrize("setting", main_settings(), ids=str)
TESTS = Path(__file__).parents[1]
RULE = re.compile(r"^\*\*(R\d+\.\d+) [^*]+\*\*.*\*\((.+)\)\*$", re.MULTILINE)


class StrictWords(Words):
    """Words that fail where the reader would see a gap: a missing message, a missing fact."""

    def say(self, message: str, **facts: Value) -> str:
        assert self.has(message), f"{self.lang}: no message {message}"
        shown: dict[str, Value] = {}
        for name, value in facts.items():
            shown |= self.shown(name, value)
        texts: FluentBundle = self.bundles[0]
        text, errors = texts.format_pattern(texts.get_message(message).value, shown)
        assert not errors, f"{self.lang}: {message}: {errors}"
        return str(text)


def both(name: str) -> list[StrictWords]:
    return [StrictWords(lang, meta(name)) for lang in LANGUAGES]


def text_folders() -> list[Path]:
    return [HOUSE_TEXTS, WEB_TEXTS, *[meta(name).folder / "texts" for name in iteru.games()]]


@pytest.mark.parametrize("folder", text_folders(), ids=lambda folder: folder.parent.name)
def test_texts_parse_and_both_languages_have_the_same_messages(folder: Path) -> None:
    found = {}
    for lang in LANGUAGES:
        resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk
        names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        assert len(names) == len(set(names)), "a message is there twice"
        found[lang] = set(names)
    assert found["en"] == found["cs"]


@MAINLY
def test_choices_prompts_and_events_have_words(setting: Setting) -> None:
    game = setting.game
    languages = both(setting.name)
    for seed in range(4):
        match = iteru.Match(game, setting.seats, seed, dict(setting.options))
        rng = Rng.seeded(seed)
        while not match.is_over:
            view = game.view(match.state, match.state.actor)
            for words in languages:
                words.phrase(game.prompt(view))
                for choice in game.choices(match.state, match.state.actor):
                    assert words.phrase(choice.words)
                    assert words.say(f"short-{choice.kind}", **choice.words.facts)
                    assert words.say(f"heading-{choice.kind}")
            match.choose(match.state.actor, random_action(match.state, rng))
        for words in languages:
            for event in [
                *match.opening,
                *[event for played in match.played for event in played.events],
            ]:
                assert words.phrase(game.describe(event))


@MAINLY
def test_every_refusal_has_words_and_a_rule(setting: Setting) -> None:
    game = setting.game
    rules = set(Rulebook(game.meta, "en").numbers())
    languages = both(setting.name)
    state = setting.new(2)
    rng = Rng.seeded(2)
    while state.actor != iteru.NOBODY:
        legal = state.legal_actions()
        view = game.view(state, state.actor)
        before = state.snapshot()
        illegal = sorted(set(range(game.action_count)) - set(legal))
        for action in illegal:
            refusal = game.why_not(view, action)
            assert refusal.rule in rules
            for words in languages:
                assert words.error(refusal)
        for action in illegal[
            :: len(illegal) // 4 + 1
        ]:  # each of them makes a view of its own, which is dear
            with pytest.raises(IllegalMove) as refused:
                game.play(state, state.actor, game.notation(action))
            assert str(refused.value) == str(game.why_not(view, action))
        assert state.snapshot() == before
        state.apply(random_action(state, rng))


@pytest.mark.parametrize("name", iteru.games())
def test_options_and_sources_of_points_have_words(name: str) -> None:
    game = iteru.game(name)
    for words in both(name):
        for option in options_of(game.meta.options):
            words.say(f"option-{option.name}")
            if option.flag:
                words.say(f"flag-{option.flag}")
        for source in game.breakdown(game.new(game.meta.min_seats, 1)):
            words.say(f"score-{source}")
        assert game.meta.title(words.lang)


@pytest.mark.parametrize("name", iteru.games())
def test_rule_pages_are_numbered_alike_and_sourced(name: str) -> None:
    pages = [Rulebook(meta(name), lang) for lang in LANGUAGES]
    numbers = [page.numbers() for page in pages]
    assert numbers[0] == numbers[1]
    assert numbers[0] == sorted(
        set(numbers[0]), key=lambda rule: tuple(map(int, rule[1:].split(".")))
    )
    for page in pages:
        sourced = [found.group(1) for found in RULE.finditer(page.text)]
        assert sourced == page.numbers()


@pytest.mark.parametrize("name", iteru.games())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py"))
    cited = {f"R{chapter}.{rule}" for chapter, rule in re.findall(r"def test_r(\d+)_(\d+)_", tests)}
    assert set(Rulebook(meta(name), "en").numbers()) - cited == set()


@pytest.mark.parametrize("name", iteru.games())
def test_rules_cited_in_the_code_exist(name: str) -> None:
    folder = meta(name).folder
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert set(re.findall(r"\bR\d+\.\d+\b", code)) <= set(Rulebook(meta(name), "en").numbers())
