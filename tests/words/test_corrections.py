"""Corrected boxes in words, in every game: rule notes without names from the file, errors without English in Czech."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import TypeVar

import pytest

import iteru
from iteru.engine.box import Box
from iteru.engine.errors import BadBox
from iteru.engine.game import Game
from iteru.engine.phrase import Phrase, unpacked
from iteru.engine.rng import Rng
from iteru.engine.state import State
from iteru.words import LANGUAGES, Words

GAMES = [name for name in iteru.games() if name not in ("hapi", "nim")]
T = TypeVar("T")
WORD = re.compile(r"[A-Za-z_]{3,}")


def pick(rng: Rng, items: Sequence[T]) -> T:
    return items[rng.below(len(items))]


def nested(path: str, values: dict[str, object]) -> dict[str, object]:
    found: dict[str, object] = values
    for name in reversed(path.split(".")):
        found = {name: found}
    return found


def another(rng: Rng, value: object) -> object:
    """A value of the same kind that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return max(0, value + pick(rng, [-1, 1, 2]))
    if isinstance(value, list) and value:
        changed = deepcopy(value)
        place = rng.below(len(value))
        changed[place] = another(rng, changed[place])
        return changed
    return value


def odd(rng: Rng, value: object) -> object:
    """A value that does not fit, or hardly."""
    if isinstance(value, list):
        shorter = value[: rng.below(len(value) + 1)]
        return pick(rng, [[], [*value, *value], shorter, [[]], ["nowhere"], [-1], 3])
    return pick(rng, ["nowhere", -1, 5000, 0, 99, [], True])


def corrections(rng: Rng, box: Box) -> Iterator[tuple[str, str, dict[str, object]]]:
    for figure in box:
        for key in figure.values:
            yield figure.path, key, nested(figure.path, {key: another(rng, figure.values[key])})


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


def check_notes(name: str, share: int) -> None:
    """One of so many values corrected, each by itself, where the box allows it."""
    shipped = iteru.game(name).box
    rng = Rng.seeded(share)
    noted = 0
    for path, key, change in corrections(rng, shipped):
        if rng.below(share):
            continue
        try:
            game = iteru.game(name, change)
        except BadBox:
            continue
        for lang in LANGUAGES:
            words = Words(lang, game.meta)
            for note in game.rule_notes().values():
                said = words.phrase(note)
                noted += 1
                assert not re.search(r"[_=`]", said), said
                assert is_named(words, note), (key, said)
                assert f"{path}.{key}" not in said
                assert said.startswith("**")
    assert noted


@pytest.mark.parametrize("name", GAMES)
def test_rule_notes_name_no_key_of_the_file(name: str) -> None:
    check_notes(name, 16)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_no_rule_note_names_a_key_of_the_file(name: str) -> None:
    check_notes(name, 1)


def vocabulary(game: Game[State]) -> set[str]:
    """All words that an owner may have to write into a file of corrections."""
    text = (game.meta.folder / "components.toml").read_text(encoding="utf-8")
    return set(WORD.findall(text)) | {"true", "false"}


def refused(name: str, rng: Rng, box: Box) -> BadBox | None:
    figure = pick(rng, list(box))
    key = pick(rng, list(figure.values))
    value = odd(rng, figure.values[key])
    change = nested(figure.path, {key: value})
    kind = rng.below(8)
    if kind == 0:
        change = {key: value}
    elif kind == 1:
        change = nested(figure.path, {"nowhere": value})
    try:
        iteru.game(name, change)
    except BadBox as error:
        return error
    return None


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("name", GAMES)
def test_errors_have_nothing_of_another_language_or_game(name: str, seed: int) -> None:
    """Beside the sentence only what stands in the file, what was given, and words that may stand there."""
    game = iteru.game(name)
    error = refused(name, Rng.seeded(seed), game.box)
    if error is None:
        return
    right = str(error.facts.get("right", ""))
    own = vocabulary(game)
    assert {word for word in WORD.findall(right) if word not in own} <= {"number", "list", "text"}
    said = Words("cs").error(error)
    for fact in ("figure", "key", "given", "part", "right"):
        said = said.replace(str(error.facts.get(fact, "…")), "…")
    assert not ENGLISH.search(said), said


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
