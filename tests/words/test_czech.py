"""Rules of good Czech that a program can hold: how players are addressed, and how texts are set."""

import doctest
import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import iteru
from iteru.engine.events import Value
from iteru.engine.registry import meta
from iteru.kit.guide import read_guide
from iteru.web.texts import WEB_TEXTS, page_words
from iteru.words import HOUSE_TEXTS, LANGUAGES, MAX_TEXTS, Words, bundle, sentences, typography
from iteru.words.typography import typeset, typeset_html

HOUSE = [HOUSE_TEXTS, WEB_TEXTS]
FOLDERS = [*HOUSE, *[meta(name).folder / "texts" for name in iteru.games()]]
EVERY_TEXT = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
EVERY_RULE_PAGE = pytest.mark.parametrize("name", iteru.games())

NOT_A_VERB = ("váš", "náš", "spíš")
SECOND_PERSON = re.compile(
    r"\b\w+[eíá]š\b|\b(?:jsi|bys|ses|sis|tebe|tobě|tvůj|tvoj\w*|tvou|tvá|tvé\w*|tvý\w+)\b", re.I
)
IMPERATIVE = re.compile(
    r"\b(?:zvol|vyber|napiš|přidej|počkej|podívej|zkus|hraj|polož|vezmi|klikni|zaplať|dej|otevři|zadej|odlož|kup)\b",
    re.IGNORECASE,
)
PAST_OF_ONE_PERSON = re.compile(r"\bjste\b[^.:;]*?\w{2,}l[ia]?\b|\b\w{3,}l[ia]? jste\b")


class Texts(visitor.Visitor):
    """The words of a file of texts, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's own name)
        self.found.append(node.value)


def parsed(folder: Path, lang: str) -> ast.Resource:
    return FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


def texts_of(folder: Path) -> list[str]:
    texts = Texts()
    texts.visit(parsed(folder, "cs"))
    return texts.found


def found_in(pattern: re.Pattern[str], texts: list[str]) -> list[str]:
    hits = [hit.group() for text in texts for hit in pattern.finditer(text)]
    return [hit for hit in hits if hit.casefold() not in NOT_A_VERB]


def rule_page(name: str) -> str:
    return (meta(name).folder / "RULES.cs.md").read_text(encoding="utf-8")


@EVERY_TEXT
def test_players_are_never_addressed_as_ty(folder: Path) -> None:
    assert found_in(SECOND_PERSON, texts_of(folder)) == []
    assert found_in(IMPERATIVE, texts_of(folder)) == []


@EVERY_RULE_PAGE
def test_readers_of_the_rules_are_never_addressed_as_ty(name: str) -> None:
    assert found_in(SECOND_PERSON, [rule_page(name)]) == []
    assert found_in(IMPERATIVE, [rule_page(name)]) == []


def guide_texts(name: str) -> list[str]:
    guide = read_guide(meta(name))
    assert guide is not None
    said = [texts for step in guide.steps for texts in step.texts]
    said += [sentence.say for sentence in (*guide.minute, *guide.tips)]
    return [texts["cs"] for texts in said]


@EVERY_RULE_PAGE
def test_a_lesson_speaks_to_one_person_politely_and_without_a_gender(name: str) -> None:
    texts = guide_texts(name)
    for pattern in (SECOND_PERSON, IMPERATIVE, PAST_OF_ONE_PERSON):
        assert found_in(pattern, texts) == []
    assert [text for text in texts if re.search(r'["\u201d\u2018\u2019]| - |\.\.\.', text)] == []


@pytest.mark.parametrize("text", ["Na reakci máš 6 s.", "Tvůj tah", "Zvol akci.", "můžeš", "jsi"])
def test_what_addresses_as_ty_is_found(text: str) -> None:
    assert found_in(SECOND_PERSON, [text]) or found_in(IMPERATIVE, [text])


@pytest.mark.parametrize("folder", HOUSE, ids=lambda folder: folder.parent.name)
def test_one_person_is_never_given_a_gender(folder: Path) -> None:
    """A past tense would be of a man, of a woman or of several people."""
    assert found_in(PAST_OF_ONE_PERSON, texts_of(folder)) == []


@pytest.mark.parametrize(
    "text", ["O nic jste nepřišli; zkuste", "Vyložili jste 3 mince", "které jste se dotkla"]
)
def test_a_past_tense_to_one_person_is_found(text: str) -> None:
    assert found_in(PAST_OF_ONE_PERSON, [text])


@EVERY_TEXT
def test_quotes_dashes_ellipses_and_minus_are_those_of_print(folder: Path) -> None:
    for text in texts_of(folder):
        assert '"' not in text
        assert not re.search(r"[\u201d\u2018\u2019\u00ab\u00bb]", text), text
        assert not re.search(r"\w …(?!“)", text), text
        assert not re.search(r"(?<![\w-])-\d", text), text
        assert " - " not in text, text


@EVERY_TEXT
def test_quotes_are_opened_low_and_closed_high(folder: Path) -> None:
    for entry in parsed(folder, "cs").body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            marks = re.findall("[„“]", "".join(texts.found))
            assert marks == ["„", "“"] * (len(marks) // 2), entry.id.name


@EVERY_TEXT
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    names = [
        {entry.id.name for entry in parsed(folder, lang).body if isinstance(entry, ast.Message)}
        for lang in LANGUAGES
    ]
    assert names[0] == names[1]


# Where lines may end


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("karta v ruce a na stole", "karta v_ruce a_na stole"),
        ("A v kole 2 i s ním", "A_v_kole_2 i_s_ním"),
        ("loď 1, pole 2, místo 3", "loď_1, pole_2, místo_3"),
        ("Lodi 1 chybí políčko 2", "Lodi_1 chybí políčko_2"),
        ("3 kameny za 12 bodů, 95 %", "3_kameny za 12_bodů, 95_%"),
        ("v 2. kole. Skončilo kolo 2. Začíná Anna.", "v_2._kole. Skončilo kolo_2. Začíná Anna."),
        ("vyhrává 3 : -5 (-12)", "vyhrává 3 : \u22125 (\u221212)"),
        ("2-4 hráči, --port 8000, v-1", "2-4_hráči, --port 8000, v-1"),
        ("bez ničeho", "bez ničeho"),
    ],
)
def test_short_words_and_numbers_stay_with_what_they_belong_to(text: str, bound: str) -> None:
    assert typeset(text, "cs").replace("\u00a0", "_") == bound
    assert typeset(typeset(text, "cs"), "cs") == typeset(text, "cs")
    assert typeset(text, "en") == text.replace("-5", "\u22125").replace("-12", "\u221212")


def test_the_example_of_typesetting_holds() -> None:
    assert doctest.testmod(typography) == (0, 1)


def test_only_what_stands_between_tags_is_typeset() -> None:
    html = '<p class="a v b" id="k 1">k <b>2 lodím</b> v <i>řece</i></p>'
    assert typeset_html(html, "cs") == html.replace("2 lodím", "2\u00a0lodím")


def test_pages_are_typeset_and_terminals_are_not() -> None:
    said: dict[str, Value] = {"least": 2, "most": 4, "game": "x", "given": 1}
    assert "s\u00a0tímto počtem" in page_words("cs").say("bad-seats", **said)
    assert "s tímto počtem" in Words("cs").say("bad-seats", **said)
    assert "\u00a0" not in page_words("en").say("bad-seats", **said)


def test_texts_that_boxes_bring_are_not_remembered_for_ever() -> None:
    """A box with names of its own may come in anybody's record."""
    for number in range(MAX_TEXTS + 10):
        said = {"cs": f"card-lever = Páka {number}\n"}
        named = replace(meta("imhotep"), said=partial(dict, said))
        assert Words("cs", named).say("card-lever") == f"Páka {number}"
    assert bundle.cache_info().currsize <= MAX_TEXTS
    assert sentences.cache_info().currsize <= MAX_TEXTS
    assert Words("cs", meta("imhotep")).say("card-lever") == "Páka"


def test_an_option_without_a_word_for_its_value_shows_the_value() -> None:
    words = Words("cs", meta("valley_of_the_kings"))
    assert words.value("boat_crumble", "turn") == "hráč na tahu"
    assert words.value("boat_crumble", "nobody") == "nobody"
