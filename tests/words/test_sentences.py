"""What the contract finds wrong in texts, on lines that once were shown; and no text has a hyphen for a minus."""

import doctest
import re
from pathlib import Path

import pytest

import iteru
from iteru.contract import words
from iteru.contract.words import FAULTS, is_sentence
from iteru.engine.registry import meta
from iteru.kit import numerals
from iteru.kit.numerals import BEFORE_DIGIT
from iteru.web.texts import WEB_TEXTS
from iteru.words import HOUSE_TEXTS, LANGUAGES

FOLDERS = [HOUSE_TEXTS, WEB_TEXTS, *[meta(name).folder / "texts" for name in iteru.games()]]
PLACEABLE = re.compile(r"\{[^{}]*\}")
TYPED_QUOTE = re.compile(r"\"|(?<=\w)'(?=\w)")
NUMBER_OF_A_VARIANT = re.compile(r"^\s*\*?\[-\d+\]", re.MULTILINE)


@pytest.mark.parametrize(
    "line",
    [
        "žlutý jde na 3. lištu, 1. pole.",
        "černý: tím teď k jiné platbě nedojdete. (R4.7)",
        "yellow goes to column 3, field 1.",
        "Vzít si odměnu 3. pole: Získáte: 1× stříbro.",
        "Vaše vzaté karty: počet postavených hrobů: 10, vlastní hroby.",
        "1: chybějící obilí: 2 (ztráta: 6 bodů).",
        "Anna gains 2 red",
    ],
)
def test_what_is_no_sentence_is_found(line: str) -> None:
    assert not is_sentence(line)


@pytest.mark.parametrize(
    "line",
    ["1: který žeton zaplatíte? Akce: dvořan.", "„Páka“ tu není. (R1.1)", "3. kolo: začíná Petr."],
)
def test_a_sentence_is_one(line: str) -> None:
    assert is_sentence(line)


@pytest.mark.parametrize(
    "text",
    [
        "Získáte { $cards-acc }.",
        "prodej: stone_sale",
        "Body: -5",
        "Karta  je tu.",
        "Nic .",
        "kdo má karty dvořanů (počet: 2)",
        "Anna – 0. políčko hrobky",
        "Egizia: the board in round 0 of 5",
        "Stupeň na žluté stupnici. Stupeň na žluté stupnici.",
    ],
)
def test_a_fault_is_found(text: str) -> None:
    assert [fault for fault, pattern in FAULTS.items() if pattern.search(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_has_a_hyphen_for_a_minus(folder: Path, lang: str) -> None:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    assert BEFORE_DIGIT.findall(NUMBER_OF_A_VARIANT.sub("", text)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_quotes_and_apostrophes_are_those_of_print(folder: Path, lang: str) -> None:
    lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    told = [PLACEABLE.sub("", line) for line in lines if not line.startswith("#")]
    assert [line for line in told if TYPED_QUOTE.search(line)] == []


@pytest.mark.parametrize("name", iteru.games())
def test_no_rule_page_has_one(name: str) -> None:
    for page in meta(name).folder.glob("RULES*.md"):
        assert BEFORE_DIGIT.findall(page.read_text(encoding="utf-8")) == []


def test_the_examples_hold() -> None:
    assert doctest.testmod(words) == (0, 2)
    assert doctest.testmod(numerals) == (0, 1)
