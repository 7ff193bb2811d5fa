"""What is told of a box that somebody corrects: everything that does not fit, what may stand there, how it looks."""

from typing import Any
from xml.etree import ElementTree

import pytest

import iteru
from iteru.engine.reading import read_by_rules
from iteru.table.box_trial import Draft, Preview, preview, prove, where_shown
from iteru.words import LANGUAGES


def looked(name: str, figure: str, **corrections: Any) -> Preview:
    return preview(Draft(name, corrections, figure, "en"))


def test_everything_that_does_not_fit_is_told_at_once_beside_its_field() -> None:
    given = {"turn": {"take": 9}, "sled": {"capacity": "many"}, "wrath": {"penalty": -1}}
    found = looked("imhotep", "turn", **given)
    assert [(one.figure, one.key) for one in found.problems] == [
        ("sled", "capacity"),
        ("turn", "take"),
        ("wrath", "penalty"),
    ]
    told = {one.key: one.sentence for one in found.problems}
    assert told["take"] == "9 does not fit here. It can be: a whole number from 1 to 5."
    [czech] = preview(Draft("imhotep", {"turn": {"take": 9}}, "turn", "cs")).problems
    assert czech.sentence == "9 sem nepatří. Může tu být: celé číslo od 1 do 5."


def test_of_a_list_the_item_is_told_that_does_not_fit() -> None:
    values = [1, 2, 3, 4, 5, 6, 7, 8, 99999]
    [found] = looked("egizia", "obelisk", obelisk={"values": values}).problems
    assert found.sentence.startswith("99999 does not fit here. It can be: a whole number from ")
    [short] = looked("egizia", "obelisk", obelisk={"values": []}).problems
    assert short.sentence.startswith("[] does not fit here. It can be: a list")
    either = (
        "[1, 2] does not fit here. It can be: a list of 4, each a whole number from 0 to 1,000."
    )
    chamber = {"B": {"places_for_4": [1, 2]}}
    assert (
        looked("imhotep", "burial_chamber.B", burial_chamber=chamber).problems[0].sentence == either
    )


def test_what_fits_is_shown_although_something_else_does_not() -> None:
    given = {"cards": {"urn": {"cost": 29, "gold": 99}}}
    [card] = looked("valley_of_the_kings", "cards.urn", **given).pictures
    assert ">29<" in card.after
    assert ">29<" not in card.before
    assert ">99<" not in card.after


def test_values_that_hang_together_are_told_as_they_are_corrected() -> None:
    plain = looked("imhotep", "sled").hints["at_start"]
    wider = looked("imhotep", "sled", sled={"capacity": 9}).hints["at_start"]
    assert (plain.endswith("0 to 5"), wider.endswith("0 to 9")) == (True, True)


def test_a_contradiction_between_figures_is_told_where_it_is_found() -> None:
    found = looked("valley_of_the_kings", "cards.urn", cards={"tyet_amulet": {"set": "books"}})
    assert [(one.figure, one.key) for one in found.problems] == [("sets.amulets", "size")]


@pytest.mark.sample(2)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", iteru.games())
def test_every_figure_can_be_looked_at(name: str, lang: str) -> None:
    """The last of each section, to be quick."""
    last = {figure.path.partition(".")[0]: figure.path for figure in iteru.game(name).box}
    for path in last.values():
        found = preview(Draft(name, {}, path, lang))
        assert found.problems == ()
        assert list(found.hints) == iteru.game(name).box.keys_of(path)
        for picture in found.pictures:
            ElementTree.fromstring(picture.before)
            ElementTree.fromstring(picture.after)


@pytest.mark.parametrize(
    ("name", "figure"),
    [
        ("imhotep", "obelisks.B"),
        ("imhotep", "pyramids.B"),
        ("imhotep", "temple.A"),
        ("pharaon", "tomb"),
        ("pharaon", "pyramid"),
        ("pharaon", "segments.nile"),
        ("egizia", "obelisk"),
        ("egizia", "river"),
        ("egizia", "grain_market"),
    ],
)
def test_the_part_of_the_board_that_shows_a_figure_is_found(name: str, figure: str) -> None:
    shown = where_shown(name, figure)
    assert shown is not None
    assert shown.parts


@pytest.mark.parametrize(
    ("name", "figure"),
    [
        ("imhotep", "cards.lever"),
        ("imhotep", "round_cards.for_3"),
        ("pharaon", "nobles.3"),
        ("pharaon", "jars.J07"),
        ("pharaon", "traitor.T2.dark"),
        ("egizia", "nile.field_3"),
        ("egizia", "nile.field_12"),
        ("egizia", "nile.quarry_4"),
        ("egizia", "sphinx.pillars"),
        ("valley_of_the_kings", "cards.throne"),
    ],
)
def test_a_card_is_shown_by_itself(name: str, figure: str) -> None:
    found = preview(Draft(name, {}, figure, "en"))
    assert found.pictures
    assert all(picture.is_card for picture in found.pictures)
    assert found.reads


def test_what_is_corrected_on_the_board_is_marked() -> None:
    towers = {"values": [1, 2, 3, 4, 5, 6, 7, 8, 44]}
    [part] = looked("egizia", "obelisk", obelisk=towers).pictures
    assert "data-changed" in part.after
    assert "data-changed" not in part.before
    [same] = looked("egizia", "obelisk").pictures
    assert "data-changed" not in same.after
    assert "data-here" in same.after


def test_rules_that_a_figure_changes_are_told_and_no_others() -> None:
    given = {"cards": {"urn": {"cost": 4}, "boat": {"cost": 9}}}
    notes = dict(looked("valley_of_the_kings", "cards.urn", **given).notes)
    assert sorted(notes) == ["R1.4", "R9.2"]
    assert "cost 4" in notes["R9.2"]


def test_a_figure_that_is_not_there_shows_nothing() -> None:
    assert looked("imhotep", "boats").pictures == ()


def test_a_box_is_tried_in_every_setting() -> None:
    assert prove("imhotep", {"turn": {"take": 2}}, "en", 2.0) == ()
    [found] = prove("imhotep", {"obelisks": {"B": {"height": 31}}}, "en", 2.0)
    assert (found.figure, found.key) == ("obelisks.B", "height")


def test_what_the_house_reads_is_not_changed_by_looking() -> None:
    meta = iteru.meta("imhotep")
    before = read_by_rules(meta, meta.read_box()).allowed
    looked("imhotep", "sled", sled={"capacity": 9})
    assert read_by_rules(meta, iteru.game("imhotep").box).allowed == before
