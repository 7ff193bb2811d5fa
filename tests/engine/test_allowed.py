"""What may stand for a printed value: checked, narrowed, noted when rules read it, and said in words."""

from itertools import product

import pytest

import iteru
from iteru.engine.allowed import (
    Allowed,
    Each,
    Either,
    Form,
    Line,
    Listed,
    Name,
    Said,
    Switch,
    Whole,
    Word,
    like,
)
from iteru.engine.box import Figure
from iteru.engine.errors import BadBox
from iteru.engine.reading import Reading, read_by_rules
from iteru.words import LANGUAGES, Words
from tests.boxes import reading_of
from tests.engine.nim.meta import META as NIM

SPACE = Either(Whole(0, 100), Word(("card", "load")))
FITS: list[tuple[Allowed, object]] = [
    (Whole(1, 5), 1),
    (Whole(1, 5), 5),
    (Switch(), False),
    (Word(("red", "blue")), "blue"),
    (Name(5), "Údolí"),
    (Line(5), "[{*"),
    (Listed(Whole(0, 2), 2, 3), [0, 2]),
    (Listed(Whole(1, 3), falling=True), [3, 1]),
    (Listed(Listed(SPACE)), [[3, "card"], [1]]),
    (Each(("en", "cs"), Name(9)), {"en": "Jar", "cs": "Nádoba"}),
    (Said((Form(("draw ", Whole(1, 9))),)), "draw 3"),
]
MISSES: list[tuple[Allowed, object]] = [
    (Whole(1, 5), 0),
    (Whole(1, 5), 6),
    (Whole(0, 5), True),
    (Whole(0, 5), 2.0),
    (Whole(0, 5), None),
    (Switch(), 1),
    (Word(("red",)), ["red"]),
    (Word(("red",)), "Red"),
    (Name(5), ""),
    (Name(5), " Ra"),
    (Name(5), "{ra}"),
    (Name(5), "a\nb"),
    (Name(5), "Sekhmet"),
    (Line(5), "a\u202eb"),
    (Line(5), "Sekhmet"),
    (Listed(Whole()), []),
    (Listed(Whole()), [0] * 101),
    (Listed(Whole(0, 2), 2, 3), [0]),
    (Listed(Whole(1, 3), falling=True), [1, 3]),
    (Listed(Whole(1, 3), falling=True), [3, 3]),
    (Listed(SPACE), [3, "sail"]),
    (Each(("en", "cs"), Name(9)), {"en": "Jar"}),
    (Each(("en", "cs"), Name(9)), {"en": "Jar", "cs": 3}),
    (Said(()), 3),
]


@pytest.mark.parametrize(("allowed", "value"), FITS, ids=str)
def test_what_fits_is_allowed(allowed: Allowed, value: object) -> None:
    assert allowed.allows(value)


@pytest.mark.parametrize(("allowed", "value"), MISSES, ids=str)
def test_what_does_not_fit_is_not(allowed: Allowed, value: object) -> None:
    assert not allowed.allows(value)


@pytest.mark.parametrize(
    ("first", "then", "both"),
    [
        (Whole(0, 40), Whole(16, 1000), Whole(16, 40)),
        (Listed(Whole(0, 9), 1, 9), Listed(Whole(2, 99), 3, 30), Listed(Whole(2, 9), 3, 9)),
        (Either(Whole(0, 9), Word(("a",))), Either(Whole(3, 99), Word(("a",))), None),
        (Word(("a", "b")), Word(("a",)), Word(("a",))),
    ],
)
def test_what_is_read_twice_must_fit_both_times(
    first: Allowed, then: Allowed, both: Allowed | None
) -> None:
    assert first.narrowed(then) == (both or Either(Whole(3, 9), Word(("a",))))


@pytest.mark.parametrize(
    ("value", "allowed"),
    [
        (3, Whole()),
        (True, Switch()),
        ("jar", Line(100)),
        ([3], Listed(Whole(), 0)),
        ({"en": "Jar"}, Each(("en",), Line(100))),
    ],
)
def test_for_a_value_that_nobody_reads_its_type_will_do(value: object, allowed: Allowed) -> None:
    assert like(value) == allowed
    assert allowed.allows(value)


def test_a_value_that_may_be_missing_is_noted_all_the_same() -> None:
    figure = Figure("cards.urn", {"cost": 2}, "rulebook", {}, "")
    assert figure.optional("name", Name(9)) is None
    assert figure.optional("cost", Whole(1, 3)) == 2
    assert figure.allowed == {"name": Name(9), "cost": Whole(1, 3)}


def test_values_are_noted_with_the_settings_in_which_they_matter() -> None:
    reading = reading_of("imhotep")
    assert reading.may_stand(("turn", "take")) == Whole(1, 5)
    assert reading.set_ups["turn", "take"] == (4, ())
    assert reading.set_ups["round_cards.for_3", "ships"][0] == 3
    assert dict(reading.set_ups["obelisks.B", "towers"][1])["obelisks"] == "B"
    assert reading.set_ups["burial_chamber.B", "places_for_4"][0] == 4


def test_what_hangs_together_follows_a_correction() -> None:
    meta = iteru.meta("imhotep")
    box = meta.read_box({"sled": {"capacity": 9}})
    at_start = read_by_rules(meta, box).may_stand(("sled", "at_start"))
    assert at_start == Listed(Whole(0, 9), 4, 4)
    assert reading_of("imhotep").may_stand(("sled", "at_start")) == Listed(Whole(0, 5), 4, 4)


def test_values_are_noted_wherever_a_game_reads_them() -> None:
    """Nim reads its box when a game is set up, and one value only with an option."""
    reading = read_by_rules(NIM, NIM.read_box())
    assert dict(reading.allowed) == {
        ("turn", "take"): Whole(1, 3),
        ("heap", "small"): Whole(),
        ("heap", "large"): Whole(),
    }
    assert reading.set_ups["heap", "large"] == (2, (("misere", True), ("heap", "large")))


def test_a_box_is_refused_if_it_fits_only_some_settings() -> None:
    box = NIM.read_box({"heap": {"large": 1001}})
    NIM.load(box).new(2, 0)
    with pytest.raises(BadBox) as refused:
        read_by_rules(NIM, box)
    assert refused.value.facts["key"] == "large"


def fits_itself(reading: Reading) -> None:
    for path, key in reading.places():
        value = reading.box[path].values.get(key)
        assert value is None or reading.may_stand((path, key)).allows(value), (path, key, value)


@pytest.mark.parametrize("name", iteru.games())
def test_every_value_of_every_box_is_read_and_allowed(name: str) -> None:
    reading = reading_of(name)
    fits_itself(reading)
    assert [place for place in reading.places() if place not in reading.allowed] == []


@pytest.mark.parametrize(("name", "lang"), list(product(iteru.games(), LANGUAGES)))
def test_what_may_stand_there_is_said_in_words(name: str, lang: str) -> None:
    words, reading = Words(lang), reading_of(name)
    for place in reading.places():
        said = words.right(reading.may_stand(place))
        assert "allowed-" not in said
        assert "{" not in said


@pytest.mark.parametrize(
    ("allowed", "english", "czech"),
    [
        (Whole(1, 30), "a whole number from 1 to 30", "celé číslo od 1 do 30"),
        (Whole(4, 4), "exactly 4", "přesně 4"),
        (Word(("red", "blue")), "one of: red, blue", "jedno z: red, blue"),
        (
            Listed(SPACE, 5, 5),
            "a list of 5, each a whole number from 0 to 100, or one of: card, load",
            "seznam (počet položek: 5), každá položka je celé číslo od 0 do 100, nebo jedno z: card, load",
        ),
        (
            Listed(Whole(1, 3), 1, 3, falling=True),
            "a list of 1 to 3, each a whole number from 1 to 3, each smaller than the one before",
            "seznam (počet položek: 1 až 3), každá položka je celé číslo od 1 do 3, každá menší než předchozí",
        ),
    ],
)
def test_sentences(allowed: Allowed, english: str, czech: str) -> None:
    assert (Words("en").right(allowed), Words("cs").right(allowed)) == (english, czech)
