"""Corrected boxes in words, in every game: rule notes without names from the file, errors without English in Czech."""

import re
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

import iteru
from iteru.engine.errors import BadBox
from iteru.engine.events import Value
from iteru.engine.game import Game
from iteru.engine.phrase import Phrase, packed, unpacked
from iteru.engine.state import State
from iteru.kit.corrections import is_under
from iteru.words import LANGUAGES, Words
from tests.boxes import Wishes

GAMES = ("egizia", "imhotep", "pharaon", "valley_of_the_kings")
WORD = re.compile(r"[A-Za-z_]{3,}")


def check(name: str, seed: int) -> None:
    """A random box: what is said of it once it is accepted, and of all that was wrong with it before."""
    wishes = Wishes(name, seed)
    while True:
        try:
            check_notes(iteru.game(name, wishes.corrections()))
            return
        except BadBox as error:
            check_error(iteru.game(name), error)
            wishes.mend(error)


def check_notes(game: Game[State]) -> None:
    for lang in LANGUAGES:
        words = Words(lang, game.meta)
        for note in game.rule_notes().values():
            said = words.phrase(note)
            assert not re.search(r"[_=`]", said), said
            assert is_named(words, note), said


def is_named(words: Words, note: Phrase) -> bool:
    """Whether the texts have a name for every value and thing that a note tells of; codes such as A27 stand for themselves."""
    for phrase in unpacked(str(note.facts.get("phrases", ""))):
        item = str(phrase.facts.get("item", "none"))
        is_code = item == "none" or re.fullmatch(r"[A-Z]?\d+", item)
        if "figure" in phrase.facts and not (
            words.has(f"figure-{phrase.facts['figure']}") and (is_code or words.has(f"item-{item}"))
        ):
            return False
    return True


def check_error(game: Game[State], error: BadBox) -> None:
    """Beside the sentence only what stands in the file, what was given, and words that may stand there."""
    said = Words("cs").error(error)
    for fact in ("figure", "key", "given", "part", "right"):
        said = said.replace(str(error.facts.get(fact) or "…"), "…")
    own = vocabulary(game)
    left = " ".join([word for word in re.findall(r"\w+", said) if word not in own])
    assert not ENGLISH.search(left), said


def vocabulary(game: Game[State]) -> set[str]:
    """All words that an owner may have to write into a file of corrections."""
    text = (game.meta.folder / "components.toml").read_text(encoding="utf-8")
    return set(WORD.findall(text)) | {"true", "false"}


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_a_random_box_is_told_in_words(name: str, seed: int) -> None:
    check(name, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 500))
@pytest.mark.parametrize("name", GAMES)
def test_many_random_boxes_are_told_in_words(name: str, seed: int) -> None:
    check(name, seed)


@pytest.mark.parametrize("name", ["egizia", "imhotep", "pharaon"])
def test_every_value_that_a_rule_tells_has_a_name(name: str) -> None:
    """In both languages; the cards of Egizia tell themselves."""
    game = iteru.game(name)
    rules = import_module(f"iteru.games.{name}.show.corrections").RULES_OF_FIGURES
    for figure in game.box:
        if any(is_under(figure.path, beginning) for beginning in rules):
            first, *middle = figure.path.split(".")
            for key, lang in product(figure.values, LANGUAGES):
                facts: dict[str, Value] = {
                    "figure": f"{first}-{key}",
                    "item": "-".join(middle) or "none",
                }
                note = Phrase("note", {"phrases": packed([Phrase("note-figure", facts)])})
                assert is_named(Words(lang, game.meta), note), (figure.path, key)


ENGLISH = re.compile(r"\b(not|all|of|the|number|list|table|and|does|would|ships|cards|at)\b")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[turn\ntake = 2", "řádek 1, sloupec"),
        ("[turn]\ntake = ", "není TOML"),
        (None, "takový soubor neexistuje"),
        (b"\xff\xfe", "není to text v kódování UTF-8"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_czech(
    tmp_path: Path, text: str | bytes | None, words: str
) -> None:
    path = tmp_path / "opravy"
    if text is not None:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadBox) as caught:
        iteru.game("imhotep", path)
    said = Words("cs").error(caught.value)
    assert words in said
    assert not ENGLISH.search(said.replace(str(path), "")), said


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_a_section_of_the_same_game(name: str) -> None:
    with pytest.raises(BadBox) as caught:
        iteru.game(name, {"nowhere": 3})
    assert caught.value.facts["right"] in iteru.game(name).box.figures
    assert f"[{caught.value.facts['right']}]" in Words("cs").error(caught.value)
