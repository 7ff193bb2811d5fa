"""Lists of things in sentences: counted, in the form that the sentence needs, without the same noun twice."""

from dataclasses import replace

import pytest

from iteru.engine.phrase import Phrase, packed
from iteru.engine.registry import meta
from iteru.words import Words

SAID = {
    "cs": """
card-black = { $count ->
    [one] černá vrána
    [few] { $count } černé vrány
   *[other] { $count } černých vran
}
    .acc = { $count ->
        [one] černou vránu
       *[other] { card-black }
    }
    .shared = černá
    .shared-acc = černou
card-white = bílá vrána
    .acc = bílou vránu
    .shared = bílá
    .shared-acc = bílou
card-ibis = ibis
    .acc = ibise
got = { $seat } získává { $cards-acc }.
has = Má: { $cards }.
all = { $phrases }
one = { CAPITAL($card) } je tu.
""",
    "en": """
card-black = black crow
card-white = white crow
card-ibis = ibis
has = Has { $cards }.
""",
}
CZECH, ENGLISH = (
    Words(lang, replace(meta("pharaon"), said=lambda: SAID), ["Anna"]) for lang in ("cs", "en")
)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("ibis", "ibise"),
        ("black", "černou vránu"),
        ("black black ibis", "2 černé vrány a ibise"),
        ("black white", "černou a bílou vránu"),
        ("black white ibis", "černou a bílou vránu a ibise"),
        ("ibis black white", "ibise a černou a bílou vránu"),
        ("black black white", "2 černé vrány a bílou vránu"),
        ("black black black black black", "5 černých vran"),
        ("white white black", "2× bílou vránu a černou vránu"),
        ("white ibis black", "bílou vránu, ibise a černou vránu"),
    ],
)
def test_a_list_in_the_accusative(cards: str, said: str) -> None:
    assert CZECH.say("got", seat=0, cards=cards) == f"Anna získává {said}."


def test_a_language_that_does_not_decline_needs_names_only() -> None:
    assert ENGLISH.say("has", cards="black white") == "Has black crow and white crow."
    assert ENGLISH.say("has", cards="ibis black ibis") == "Has 2× ibis and black crow."
    assert ENGLISH.say("has", cards="sphinx") == "Has sphinx."
    assert ENGLISH.say("has", cards="") == "Has ."


def test_a_list_in_a_phrase_within_a_phrase() -> None:
    phrases = packed(
        [Phrase("has", {"cards": "black ibis"}), Phrase("got", {"seat": 0, "cards": "ibis"})]
    )
    assert CZECH.say("all", phrases=phrases) == "Má: černá vrána a ibis. Anna získává ibise."


def test_a_word_at_the_beginning_of_a_sentence() -> None:
    assert CZECH.say("one", card="black") == "Černá vrána je tu."


LOST = "lost = { $points } of 2-4, --port -x"


def test_negative_numbers_have_the_sign_of_print() -> None:
    minus = replace(meta("pharaon"), said=lambda: {"en": LOST})
    assert Words("en", minus).say("lost", points=-5) == "\u22125 of 2-4, --port -x"
