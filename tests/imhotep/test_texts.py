"""What is said: numbers from the box, the right pyramid, and the Czech that an editor asked for."""

import re
from typing import Any

import pytest

import iteru
from iteru.engine.events import Journal
from iteru.engine.phrase import Phrase
from iteru.games.imhotep.rules.state import ImhotepState
from iteru.games.imhotep.rules.view import view
from iteru.games.imhotep.show.card_words import card_facts
from iteru.words import Words

from .builder import end_round, game_of, play, refusal, table
from .test_corrected_box import CARDS, FOUR

NAMES = ["Anna", "Petr", "Eva", "Jan"]
WORDS = {lang: Words(lang, iteru.game("imhotep").meta, NAMES) for lang in ("en", "cs")}


def log(state: ImhotepState, *moves: str, lang: str = "en") -> list[str]:
    """What is told of some moves."""
    state.journal = Journal()
    play(state, *moves)
    return [WORDS[lang].phrase(game_of(state).describe(event)) for event in state.journal.events]


def does(card: str, lang: str, box: dict[str, Any] | None = None) -> list[str]:
    """What a card does, in its title and on the picture."""
    facts = card_facts(view(table(box=box), None), card)
    return [WORDS[lang].say(message, **facts) for message in ("does", "picture-does")]


# Numbers from the box


@pytest.mark.parametrize(
    ("card", "whole", "short"),
    [
        (
            "entrance",
            "at once: a stone of yours from the quarry to the pyramids",
            "at once: stone to pyramids",
        ),
        (
            "temple_decoration",
            "end: 1 point per 3 stones in the temple",
            "end: 1 point per 3 stones",
        ),
        (
            "statue",
            "end: 1, 3, 6, 10, 15 points for 1 to 5 statues, then 2 each",
            "end: 1, 3, 6, 10, 15 points",
        ),
        ("lever", "later: sail a ship, unload it in any order", "sail, unload in any order"),
        ("hammer", "later: take 3 stones and load 1 stone", "take 3 stones, load 1 stone"),
        ("sail", "later: load 1 stone and sail that ship", "load 1 stone, sail the ship"),
        ("chisel", "later: load 2 stones", "load 2 stones"),
    ],
)
def test_what_a_card_does(card: str, whole: str, short: str) -> None:
    assert does(card, "en") == [whole, short]


@pytest.mark.parametrize(
    ("card", "whole", "short"),
    [
        (
            "entrance",
            "at once: a stone of yours from the quarry to the temple",
            "at once: stone to temple",
        ),
        (
            "pyramid_decoration",
            "end: 1 point per 2 stones on the pyramids",
            "end: 1 point per 2 stones",
        ),
        ("statue", "end: 2, 5, 9 points for 1 to 3 statues, then 4 each", "end: 2, 5, 9 points"),
        (
            "hammer",
            "later: take 4 stones, load 2 stones and sail a ship, unload it in any order",
            "take 4 stones, load 2 stones, sail, unload in any order",
        ),
    ],
)
def test_what_a_corrected_card_does(card: str, whole: str, short: str) -> None:
    assert does(card, "en", CARDS) == [whole, short]


@pytest.mark.parametrize(
    ("card", "whole"),
    [
        ("sarcophagus", "ihned: váš kámen z kamenolomu do hrobky"),
        ("pyramid_decoration", "na konci: 1 bod za každé 2 kameny na pyramidách"),
        ("statue", "na konci: 2, 5, 9 bodů za 1 až 3 sochy, za každou další 4"),
        ("sail", "později: naložte 1 kámen a s touto lodí odplujte"),
    ],
)
def test_what_a_corrected_card_does_in_czech(card: str, whole: str) -> None:
    assert does(card, "cs", CARDS)[0] == whole


def test_the_choice_of_the_temple_names_the_points_of_the_box() -> None:
    state = end_round(box=CARDS, side_b="temple", temple="2", sled={2: 4})
    game = game_of(state)
    view = game.view(state, 1)
    choices = {one.kind: WORDS["en"].phrase(one.words) for one in game.choices(state, 1, view)}
    assert choices == {"stones": "Take 1 stone from the quarry", "point": "Score 3 points"}
    prompt = WORDS["en"].phrase(game.prompt(view))
    assert prompt == "Petr: temple, space 1 – 3 points or 1 stone from the quarry?"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_text_holds_a_figure_of_the_box(lang: str) -> None:
    """Digits stand only where one is meant: one point for so many stones, one card of several, from the first on."""
    folder = iteru.game("imhotep").meta.folder / "texts"
    texts = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = [line for line in texts.splitlines() if not line.lstrip().startswith(("[0]", "#"))]
    found = {digit for line in lines for digit in re.findall(r"(?<![\w$])\d+(?!\w)", line)}
    assert found <= {"1"}


# Which pyramid, which tower


@pytest.mark.parametrize(
    ("name", "en", "cs"),
    [
        (
            "left",
            "Anna builds on the left pyramid: 2 points.",
            "Anna staví na levé pyramidě: 2 body.",
        ),
        (
            "middle",
            "Anna builds on the middle pyramid: 3 points.",
            "Anna staví na prostřední pyramidě: 3 body.",
        ),
    ],
)
def test_r6_3_the_log_says_which_pyramid(name: str, en: str, cs: str) -> None:
    for lang, said in (("en", en), ("cs", cs)):
        state = table(side_b="pyramids", cargo={3: "1."})
        assert log(state, "sail 3 pyramids", f"pyramid {name}", lang=lang)[-1] == said


def test_r5_5_one_pyramid_needs_no_name() -> None:
    said = log(table(cargo={3: "1."}), "sail 3 pyramids")
    assert said[-1] == "Anna builds on the pyramid: 2 points."


def test_r6_3_four_pyramids_are_counted() -> None:
    state = table(box=FOUR, side_b="pyramids", cargo={3: "1."})
    said = log(state, "sail 3 pyramids", "pyramid fourth")
    assert said[-1] == "Anna builds on the fourth pyramid: 3 points."


def test_r5_11_a_stone_raises_the_obelisk_of_its_owner() -> None:
    said = log(table(obelisk="2 0 0 0", cargo={3: "1."}), "sail 3 obelisks")
    assert said[-1] == "Anna raises the obelisk to 3."


def test_r6_9_stones_wait_for_a_tower_and_raise_nothing() -> None:
    state = table(side_b="obelisks", obelisk="0 2 0 0", cargo={3: "12"})
    assert log(state, "sail 3 obelisks")[1:] == [
        "Anna has 1 of 3 stones for a tower on the obelisks.",
        "Petr raises a tower on the obelisks: 12 points.",
    ]
    state = table(side_b="obelisks", obelisk="1 0 0 0", cargo={3: "1."})
    said = log(state, "sail 3 obelisks", lang="cs")[-1]
    assert said == "Anna má nový kámen na obeliscích, na věž čeká 2/3."


# Refusals


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Sail cannot be played: it loads a stone, and you have none. (R7.9)"),
        ("cs", "Kartu Plachta nelze zahrát: nemáte kámen k naložení. (R7.9)"),
    ],
)
def test_r7_9_a_sail_with_an_empty_sled_is_refused_for_its_stone(lang: str, said: str) -> None:
    refused = refusal(table(owned={1: "sail"}, sled={1: 0}), "play sail")
    assert WORDS[lang].error(refused) == said


# Czech


def test_nobody_takes_no_stones_in_czech() -> None:
    """A negated noun needs a negated verb."""
    state = end_round(side_b="temple", temple="2", sled={2: 5})
    assert log(state, "stones", lang="cs")[0] == "Petr si z kamenolomu nebere žádný kámen."
    said = WORDS["cs"].phrase(Phrase("choice-stones", {"count": 0}))
    assert said == "Nevzít si z kamenolomu žádný kámen"


@pytest.mark.parametrize(
    ("room", "said"),
    [
        (1, "vejde se na ně 1 kámen"),
        (3, "vejdou se na ně 3 kameny"),
        (5, "vejde se na ně 5 kamenů"),
    ],
)
def test_the_verb_agrees_with_the_stones_on_a_full_sled(room: int, said: str) -> None:
    assert said in WORDS["cs"].say("refused-sled-full", room=room)


CZECH = iteru.game("imhotep").meta.folder
WRONG_CZECH = {
    "vyplout for odplout": r"\b(ne)?vypl(o|u)",
    "patro for stupeň": r"\bpatr[oaue]",
    "skupina for oblast": r"\bskupin",
    "a name after a noun in the genitive": r"hráče \{|majitel: \{",
    "a past tense of vykání": r"\bjste \w+l[ioay]\b|\w+l[ioay] jste\b",
    "a preposition that would change with its number": r"\b(z|s|v|k) \{ \$(?!card|site|pyramid)",
    "tykání": r"\b(máš|můžeš|jsi|tvůj|tvoje)\b",
}


@pytest.mark.parametrize("pattern", WRONG_CZECH.values(), ids=WRONG_CZECH.keys())
def test_czech_uses_the_words_of_the_rulebook_and_no_participle(pattern: str) -> None:
    for path in (CZECH / "RULES.cs.md", CZECH / "texts" / "cs.ftl"):
        found = re.findall(pattern, path.read_text(encoding="utf-8"), re.IGNORECASE)
        assert found == []
