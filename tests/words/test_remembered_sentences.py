"""Sentences are remembered, but not without end, whatever names people and boxes bring."""

from dataclasses import replace

import pytest

import iteru
from iteru import words
from iteru.words import MAX_REMEMBERED, MAX_REMEMBERED_OF_BOX, MAX_TEXTS, Words


def test_a_box_with_names_of_its_own_remembers_few_sentences() -> None:
    meta = replace(iteru.meta("imhotep"), said=lambda: {"en": "card-statue = Idol"})
    its = Words("en", meta)
    for number in range(3 * MAX_REMEMBERED_OF_BOX):
        assert its.say("seat-number", seat=f"guest {number}")
    assert 0 < len(its.said) <= MAX_REMEMBERED_OF_BOX
    assert MAX_TEXTS * MAX_REMEMBERED_OF_BOX < 100_000
    assert Words("en", iteru.meta("imhotep")).most_said == MAX_REMEMBERED


def test_the_house_forgets_sentences_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "MAX_REMEMBERED", 50)
    its = Words("en", iteru.meta("pharaon"))
    for number in range(200):
        its.say("seat-number", seat=f"guest {number}")
        assert len(its.said) <= 50
