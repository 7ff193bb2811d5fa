"""Promise 6: everything has words in every language, also what random games seldom reach."""

import re
from itertools import product

import pytest

import iteru
from iteru.contract.code import GIVES_EVENT, GIVES_PHRASE, Found, names_passed
from iteru.contract.games import Case, cases, random_actions, random_choices, walk
from iteru.contract.words import (
    TWO_COLONS,
    StrictWords,
    begins,
    check_texts,
    in_all_languages,
    is_sentence,
    message_names,
    messages,
    read_entries,
)
from iteru.engine.agenda import AgendaState
from iteru.engine.allowed import words_in
from iteru.engine.errors import IllegalMove
from iteru.engine.game import Game, View
from iteru.engine.moves import Kind
from iteru.engine.options import options_of
from iteru.engine.reading import read_by_rules
from iteru.terminal.rulebook import Rulebook
from iteru.words import HOUSE_TEXTS, LANGUAGES
from iteru.words.figures import section_of, word_message

OF_A_CHOICE = ("heading", "choice", "short")


def test_texts_parse_and_all_languages_have_the_same_messages(name: str) -> None:
    check_texts(iteru.meta(name).folder / "texts")


def test_printed_values_have_names(name: str) -> None:
    """Owners correct them in a form: sections, values, and the words that may stand there."""
    game = iteru.game(name)
    reading = read_by_rules(game.meta, game.box)
    for words in in_all_languages(game.meta):
        for path, key in reading.places():
            assert words.say(f"section-{section_of(path)}")
            assert words.say(f"figure-{section_of(path)}-{key}")
            for word in words_in(reading.may_stand((path, key))):
                message = word_message(word)
                assert not message or words.has(message), f"{words.lang}: no message {message}"


# In random games


def test_choices_prompts_and_events_have_words(main_case: Case) -> None:
    game = main_case.game
    languages = in_all_languages(game.meta)
    for seed in range(4):
        match = iteru.Match(game, main_case.seats, seed, dict(main_case.options))
        for action in random_choices(match, seed):
            say_choices(match, languages)
            match.choose(match.state.actor, action)
        say_choices(match, languages)
        happened = [event for played in match.played for event in played.events]
        for words, event in product(languages, [*match.opening, *happened]):
            line = words.phrase(game.describe(event))
            assert is_sentence(line), line


def say_choices(match: iteru.Match, languages: list[StrictWords]) -> None:
    """Says the prompt to the actor and to everybody else, and every choice in its three forms."""
    actor = match.state.actor
    for words, seat in product(languages, (actor if actor >= 0 else 0, None)):
        prompt = match.game.prompt(match.game.view(match.state, seat))
        for asked in (words.phrase(prompt), words.question(prompt)):
            assert is_sentence(asked), asked
    for words, choice in product(languages, match.game.choices(match.state, actor)):
        said = words.phrase(choice.words)
        assert begins(said), said
        assert not TWO_COLONS.search(said), said
        assert begins(words.short(choice)), words.short(choice)
        assert words.say(f"heading-{choice.kind}")
        if choice.caution is not None:
            warning = words.phrase(choice.caution)
            assert is_sentence(warning), warning


def test_a_caution_can_be_heeded(main_case: Case) -> None:
    """A player who is warned of a choice has another one without a caution."""
    game = main_case.game
    for state in walk(main_case.new(3), 3):
        choices = game.choices(state, state.actor) if state.actor != iteru.NOBODY else []
        cautions = [choice.caution is not None for choice in choices]
        assert not any(cautions) or not all(cautions)


def test_every_refusal_has_words_and_a_rule(main_case: Case) -> None:
    game = main_case.game
    rules = set(Rulebook(game.meta, "en").numbers())
    languages = in_all_languages(game.meta)
    state = main_case.new(2)
    for chosen in random_actions(state, 2):
        before = state.snapshot()
        illegal = sorted(set(range(game.action_count)) - set(state.legal_actions()))
        for action in illegal:
            refusal = game.why_not(state, action)
            assert refusal.rule in rules
            for words in languages:
                refused_with = words.error(refusal)
                assert is_sentence(refused_with), refused_with
        for action in illegal[:: len(illegal) // 4 + 1]:
            with pytest.raises(IllegalMove) as refused:
                game.play(state, state.actor, game.notation(action))
            assert str(refused.value) == str(game.why_not(state, action))
        assert state.snapshot() == before
        state.apply(chosen)


# In the game's own lists


def test_options_values_and_points_have_words(name: str) -> None:
    game = iteru.game(name)
    for words in in_all_languages(game.meta):
        assert game.meta.titles[words.lang]
        for option in options_of(game.meta.options):
            words.say(f"option-{option.name}")
            if option.flag:
                words.say(f"flag-{option.flag}")
            for value in option.values:
                if len(value) > 2:  # A and B need no words
                    words.say(f"value-{option.name}-{value}")
        for case in cases([name]):
            for source in game.breakdown(case.new(1)):
                words.say(f"score-{source}")
            for tie in case.new(1).tie_breaks():
                words.say(f"tie-{tie}")


def test_every_question_has_words(name: str) -> None:
    """Random games say the questions they reach; any other must have the message of its name."""
    game = iteru.game(name)
    asked = said_questions(game)
    bare = game.new(game.meta.min_seats, 1)
    view = game.view(bare, bare.actor)
    for question in bare.items.questions if isinstance(bare, AgendaState) else []:
        for lang in LANGUAGES:
            names = messages(game.meta, lang)
            said = question.name in asked or f"prompt-{question.name}" in names
            assert said, f"{lang}: no prompt-{question.name}"
            kinds = {name for kind in question.answers for name in message_kinds(game, view, kind)}
            for form, kind in product(OF_A_CHOICE, sorted(kinds)):
                assert has_kind(names, f"{form}-{kind}"), f"{lang}: no {form}-{kind}"


def message_kinds(game: Game[iteru.State], view: View, kind: Kind) -> set[str]:
    """Returns the names by which the messages for the actions of a kind are called."""
    actions = range(kind.first, kind.first + kind.count)
    return {game.wording(view, action).kind or kind.name for action in actions}


def said_questions(game: Game[iteru.State]) -> set[str]:
    """Returns the questions that random games reach; says each when it first comes."""
    asked: set[str] = set()
    languages = in_all_languages(game.meta)
    for case in cases([game.name]):
        for state in walk(case.new(1), 1):
            question = state.asked() if isinstance(state, AgendaState) else None
            if question is not None and question.name not in asked:
                asked.add(question.name)
                for words in languages:
                    words.phrase(game.prompt(game.view(state, state.actor)))
    return asked


def has_kind(names: list[str], wanted: str) -> bool:
    """Whether a kind has a message of its own or several finer ones: `choice-pick`, or `choice-pick-discard` and others."""
    return any(name == wanted or name.startswith(f"{wanted}-") for name in names)


def test_headings_choices_and_short_forms_belong_together(name: str) -> None:
    names = messages(iteru.meta(name), "en")
    kinds = [
        {one.removeprefix(f"{form}-") for one in names if one.startswith(f"{form}-")}
        for form in OF_A_CHOICE
    ]
    assert kinds[0] == kinds[1] == kinds[2]


# In the code


def test_every_event_in_the_code_has_words(name: str) -> None:
    game = iteru.game(name)
    if type(game).describe is Game.describe:
        check_found(name, "event-", names_passed(game.meta.folder, GIVES_EVENT))


def test_every_phrase_in_the_code_has_words(name: str) -> None:
    check_found(name, "", names_passed(iteru.meta(name).folder, GIVES_PHRASE))


def check_found(name: str, prefix: str, found: list[Found]) -> None:
    assert found
    for lang in LANGUAGES:
        of_house = message_names(read_entries(HOUSE_TEXTS, lang))
        names = "\n".join([*messages(iteru.meta(name), lang), *of_house])
        missing = [
            f"{prefix}{pattern} ({where})"
            for pattern, where in found
            if not re.search(f"^{prefix}{pattern}$", names, re.MULTILINE)
        ]
        assert missing == [], f"{lang}: no such messages"
