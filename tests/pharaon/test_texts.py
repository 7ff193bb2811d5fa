"""Words, refusals and the board in a terminal."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from iteru.games.pharaon.show import terminal
from iteru.games.pharaon.show.card_words import RULE_OF_EFFECT, noble_facts
from iteru.words import LANGUAGES, Words

from .builder import GAME, fill_area, moves, play, refusal, show_noble, started, table


def sentence(view: Any, number: int, lang: str) -> str:
    return Words(lang, GAME.meta).say("choice-noble", **{"slot": 1, **noble_facts(view, number)})


def test_nobles_speak_by_their_figures() -> None:
    view = GAME.view(started(), 0)
    assert sentence(view, 1, "en") == (
        "Take the Scribe (1). When you pay, black and green can stand in for each other. "
        "4 points, and 4 for each satisfied god beside the Artisans area."
    )
    assert sentence(view, 21, "cs").startswith(
        "Vzít si Dvorního úředníka (21). Postupte o 3 stupně"
    )
    for lang in LANGUAGES:
        for number in range(1, 27):
            assert "{" not in sentence(view, number, lang)


def test_every_effect_has_a_rule() -> None:
    view = GAME.view(started(), 0)
    effects = {one["effect"] for one in view["card_facts"]["nobles"].values()}
    assert effects == set(RULE_OF_EFFECT)


def test_a_choice_says_what_it_costs_and_what_to_touch() -> None:
    s = table(entry="nile red", goods={1: "red blue silver"})
    choices = {choice.notation: choice for choice in GAME.choices(s, 0)}
    words = Words("en", GAME.meta)
    assert words.phrase(choices["nile 4"].words) == (
        "Carry out Nile action 4; pay 1 red and 1 blue. Gain 1 yellow and 1 green. "
        "Advance 2 steps on the red or blue track (or on both)."
    )
    assert choices["nile 4"].path == ("nile-4",)
    assert choices["by-hand"].path == ()
    assert list(choices)[-1] == "pass"


@pytest.mark.parametrize(
    ("noble", "text", "path"),
    [("17", "seer", ("noble-own-17",)), ("18", "treasurer", ("noble-own-18",))],
)
def test_exchanges_are_made_by_touching_the_card(noble: str, text: str, path: tuple[str]) -> None:
    s = table(goods={1: "black"}, nobles={1: noble})
    choices = {choice.notation: choice for choice in GAME.choices(s, 0)}
    assert choices[text].path == path


def test_refusals_name_their_rules() -> None:
    s = table(entry="tomb green", goods={1: "green black"})
    assert refusal(s, "noble 1").problem == "refused-other-question"
    assert refusal(s, "seer").problem == "refused-not-ready"
    assert refusal(s, "nile 8").rule == "R5.5"
    assert refusal(s, "artisans").rule == "R4.4"
    fill_area(s, "tomb")
    assert refusal(s, "tomb").rule == "R3.3"
    s = table(entry="nobles black", goods={1: "black yellow green red blue"})
    play(s, "nobles")
    assert refusal(s, "noble 7").rule == "R5.3"
    show_noble(s, 1, 21)
    s.level[:5] = [3, 0, 0, 0, 0]
    play(s, "noble 1")
    assert moves(s) == ["step yellow", "step green", "step red", "step blue"]
    assert refusal(s, "step black").problem == "refused-track-full"


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_in_a_terminal(seats: int, lang: str) -> None:
    s = started(seats, 2)
    page = Console(file=StringIO(), width=160, legacy_windows=False)
    words = Words(lang, GAME.meta, ["Anna", "Petr", "Eva", "Jan", "Ota"][:seats])
    for _ in range(60):
        view: Any = GAME.view(s, 0)
        page.print(terminal.board(view, words.say))
        if s.actor < 0:
            break
        s.apply(s.legal_actions()[-1])
    text = page.file.getvalue()  # type: ignore[attr-defined]
    assert words.say("board-pyramid") in text
    assert ("board-traitor" in text) is False
    assert (words.say("rival") in text) == (seats == 1)
