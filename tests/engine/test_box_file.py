"""Corrections as the file that `--box` takes, and what they say of themselves."""

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import iteru
from iteru.engine.box_file import file_of, text_of
from iteru.engine.errors import BadBox
from iteru.words import LANGUAGES, Words
from tests.boxes import random_box

PLAIN = st.recursive(
    st.integers(-(10**9), 10**9)
    | st.booleans()
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text("aé .\"'", max_size=4), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(PLAIN)
@settings(max_examples=200, deadline=None)
def test_every_value_is_read_as_it_was_written(value: Any) -> None:
    assert tomllib.loads(f"value = {text_of(value)}") == {"value": value}


@pytest.mark.parametrize("name", iteru.games())
def test_a_file_gives_the_same_box(name: str) -> None:
    for seed in range(12):
        game = random_box(name, seed)[0]
        corrections = {**game.box.corrections, "name": "Má krabice “1”", "author": "Řehoř"}
        read = tomllib.loads(file_of(game.meta, corrections))
        assert read == corrections
        again = iteru.game(name, read)
        assert again.box.fingerprint == game.box.fingerprint
        assert (again.box.name, again.box.author) == ("Má krabice “1”", "Řehoř")


def test_sources_and_notes_of_an_owner_are_kept() -> None:
    corrections = {
        "turn": {"take": 2, "source": {"all": "published"}, "note": "čtvrté\nvydání \x7f"}
    }
    assert tomllib.loads(file_of(iteru.meta("imhotep"), corrections)) == corrections


def test_whose_box_it_is_changes_nothing_in_it() -> None:
    named = iteru.game("imhotep", {"name": "Mine", "author": "Anna", "turn": {"take": 2}})
    plain = iteru.game("imhotep", {"turn": {"take": 2}})
    assert (named.box.name, named.box.author) == ("Mine", "Anna")
    assert (plain.box.name, plain.box.author) == ("", "")
    assert named.box.fingerprint == plain.box.fingerprint
    assert named.box.corrected_values() == {"turn": {"take": 2}}


def test_a_record_says_whose_box_was_played_with_and_replays() -> None:
    game = iteru.game("imhotep", {"name": "Má", "author": "Řehoř", "turn": {"take": 2}})
    match = iteru.Match(game, 2, 5)
    match.play(0, "stones")
    record = iteru.read_record(iteru.write_record(match.record()))
    again = iteru.Match.of_record(record, iteru.game("imhotep", record.corrections))
    assert (again.game.box.name, again.game.box.author) == ("Má", "Řehoř")
    plain = iteru.game("imhotep", {"turn": {"take": 2}})
    assert iteru.Match.of_record(record, plain).state.snapshot() == again.state.snapshot()


@pytest.mark.parametrize("key", ["name", "author"])
@pytest.mark.parametrize("said", ["", "x" * 61, "a\nb", " a", "a\u202eb"])
def test_names_that_cannot_stand_on_a_page_are_refused(key: str, said: str) -> None:
    with pytest.raises(BadBox) as refused:
        iteru.game("imhotep", {key: said, "turn": {"take": 2}})
    assert refused.value.problem == "bad-whose"
    for lang in LANGUAGES:
        assert "bad-whose" not in Words(lang).error(refused.value)


@pytest.mark.parametrize("key", ["name", "author"])
def test_a_number_is_no_name(key: str) -> None:
    with pytest.raises(BadBox, match="stray-value"):
        iteru.game("imhotep", {key: 3})
