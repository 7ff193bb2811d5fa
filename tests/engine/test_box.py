"""The box: figures with their sources, its fingerprint, and corrections that really change play."""

from pathlib import Path

import pytest

import iteru
from iteru.engine.box import SOURCES, Box, read_box
from iteru.engine.game import Game
from iteru.engine.state import State
from iteru.words import LANGUAGES, Words

PLAIN = """
[ships.four]
source = { all = "rulebook", minimum = "published" }
note = "from the box"
count = 2
minimum = 3

[ships.one]
source = "reconstructed"
count = 1
minimum = 1
"""


def box_of(text: str, folder: Path) -> Box:
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return read_box(path)


def corrected(folder: Path, text: str) -> Game[State]:
    """Imhotep with an owner's corrections."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return iteru.game("imhotep", path)


def test_a_value_has_the_source_of_its_figure_or_its_own(tmp_path: Path) -> None:
    figure = box_of(PLAIN, tmp_path)["ships.four"]
    assert {key: figure.source_of(key) for key in figure.values} == {
        "count": "rulebook",
        "minimum": "published",
    }


@pytest.mark.parametrize(
    ("sources", "weakest"),
    [
        ('"owner"', "owner"),
        ('{ all = "owner", minimum = "rulebook" }', "rulebook"),
        ('{ all = "rulebook", minimum = "published" }', "published"),
        ('{ all = "derived", minimum = "published" }', "derived"),
        ('{ all = "rulebook", minimum = "reconstructed" }', "reconstructed"),
        ('{ all = "reconstructed", count = "rulebook", minimum = "rulebook" }', "rulebook"),
    ],
)
def test_a_figure_is_as_sure_as_its_weakest_value(
    tmp_path: Path, sources: str, weakest: str
) -> None:
    box = box_of(f"[ships.four]\nsource = {sources}\ncount = 2\nminimum = 3\n", tmp_path)
    assert box["ships.four"].weakest == weakest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"published"', '"derived"'),
        ('source = "reconstructed"', 'source = "owner"'),
        ('note = "from the box"', 'note = "from memory"'),
        ('note = "from the box"\n', ""),
        ("count = 2\nminimum = 3", "minimum = 3\ncount = 2"),
    ],
)
def test_the_fingerprint_does_not_depend_on_sources_notes_or_order(
    tmp_path: Path, old: str, new: str
) -> None:
    assert old in PLAIN
    assert (
        box_of(PLAIN.replace(old, new), tmp_path).fingerprint == box_of(PLAIN, tmp_path).fingerprint
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [("minimum = 3", "minimum = 2"), ("[ships.one]", "[ships.two]"), ("count = 2", 'count = "2"')],
)
def test_the_fingerprint_depends_on_every_value(tmp_path: Path, old: str, new: str) -> None:
    assert old in PLAIN
    assert (
        box_of(PLAIN.replace(old, new), tmp_path).fingerprint != box_of(PLAIN, tmp_path).fingerprint
    )


def test_the_standard_box_has_this_fingerprint_as_long_as_the_rules_version_stands() -> None:
    game = iteru.game("imhotep")
    assert (game.meta.rules_version, game.box.fingerprint) == (1, "88dd9fed4a33")


@pytest.mark.parametrize("name", iteru.games())
def test_every_value_of_every_box_has_a_known_source(name: str) -> None:
    for figure in iteru.game(name).box:
        assert {figure.source_of(key) for key in figure.values} <= set(SOURCES)


@pytest.mark.parametrize("name", iteru.games())
def test_every_note_is_there_in_every_language(name: str) -> None:
    for figure in iteru.game(name).box:
        assert not figure.note or sorted(figure.note) == sorted(LANGUAGES), figure.path


def test_a_note_without_a_language_is_for_all(tmp_path: Path) -> None:
    figure = box_of(PLAIN, tmp_path)["ships.four"]
    assert [figure.note_in(lang) for lang in LANGUAGES] == ["from the box"] * len(LANGUAGES)
    own = corrected(tmp_path, '[turn]\ntake = 2\nnote = { en = "seen" }\n').box["turn"]
    assert [own.note_in(lang) for lang in LANGUAGES] == ["seen"] * len(LANGUAGES)


def test_a_correction_changes_the_value_and_is_marked_as_the_owners(tmp_path: Path) -> None:
    figure = corrected(tmp_path, "[obelisks.B]\ntowers = [20, 1]\n").box["obelisks.B"]
    assert figure.values["towers"] == [20, 1]
    assert figure.source_of("towers") == "owner"


def test_a_correction_leaves_the_other_values_and_their_sources(tmp_path: Path) -> None:
    before = iteru.game("imhotep").box["obelisks.B"]
    after = corrected(tmp_path, "[obelisks.B]\ntowers = [20, 1]\n").box["obelisks.B"]
    others = [key for key in before.values if key != "towers"]
    assert {key: (before.values[key], before.source_of(key)) for key in others} == {
        key: (after.values[key], after.source_of(key)) for key in others
    }


def test_an_owner_may_name_source_and_note_of_a_correction(tmp_path: Path) -> None:
    text = '[obelisks.B]\ntowers = [20, 1]\nsource = "published"\nnote = "second edition"\n'
    figure = corrected(tmp_path, text).box["obelisks.B"]
    assert (figure.source_of("towers"), figure.note) == ("published", "second edition")


def test_an_empty_file_of_corrections_changes_nothing(tmp_path: Path) -> None:
    assert (
        corrected(tmp_path, "# nothing yet\n").box.fingerprint
        == iteru.game("imhotep").box.fingerprint
    )


def test_a_correction_leaves_the_standard_game_as_it_was(tmp_path: Path) -> None:
    before = iteru.game("imhotep").box.fingerprint
    corrected(tmp_path, "[turn]\ntake = 2\n")
    assert iteru.game("imhotep").box.fingerprint == before


def first_ship(game: Game[State], site: str) -> list[int]:
    """What a site brings when ship 1 is loaded with stones of seats 1, 2 and 1 from the bow, and sails there."""
    state = game.new(2, 7, {"obelisks": "B"})
    for move in ("load 1 1", "load 1 2", "load 1 3", f"sail 1 {site}"):
        game.play(state, state.actor, move)
    return game.breakdown(state)[site]


def test_corrected_towers_score_the_corrected_points(tmp_path: Path) -> None:
    game = corrected(tmp_path, "[obelisks.B]\nheight = 1\ntowers = [50, 40, 30]\n")
    assert first_ship(game, "obelisks") == [80, 40]


def test_a_corrected_pyramid_scores_the_corrected_points(tmp_path: Path) -> None:
    game = corrected(
        tmp_path, "[pyramids.A]\nspaces = [[90, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]]\n"
    )
    assert first_ship(game, "pyramids") == [93, 1]


def test_a_corrected_number_of_stones_is_taken(tmp_path: Path) -> None:
    game = corrected(tmp_path, "[turn]\ntake = 1\n")
    state = game.new(2, 7)
    sled = game.view(state, 0)["players"][0]["sled"]
    game.play(state, 0, "stones")
    assert game.view(state, 0)["players"][0]["sled"] == sled + 1


def test_a_record_of_a_corrected_box_replays_only_with_it(tmp_path: Path) -> None:
    game = corrected(tmp_path, "[turn]\ntake = 2\n")
    match = iteru.Match(game, 2, 5)
    match.play(0, "stones")
    record = iteru.read_record(iteru.write_record(match.record()))
    assert iteru.Match.of_record(record, game).state.snapshot() == match.state.snapshot()
    with pytest.raises(iteru.IteruError, match="other-box"):
        iteru.Match.of_record(record, iteru.game("imhotep"))


def test_a_corrected_box_says_what_was_corrected(tmp_path: Path) -> None:
    text = '[turn]\ntake = 2\nnote = "mine"\n[obelisks.B]\ntowers = [20, 1]\n'
    game = corrected(tmp_path, text)
    assert game.box.corrected_values() == {"turn": {"take": 2}, "obelisks.B": {"towers": [20, 1]}}
    assert iteru.game("imhotep").box.corrected_values() == {}
    names = {"en": "Jar", "cs": "Nádoba"}
    named = iteru.game("valley_of_the_kings", {"cards": {"urn": {"name": names}}})
    assert named.box.corrected_values() == {"cards.urn": {"name": names}}


def test_a_record_of_a_corrected_box_carries_the_corrections(tmp_path: Path) -> None:
    match = iteru.Match(corrected(tmp_path, '[turn]\ntake = 2\nnote = "můj"\n'), 2, 5)
    match.play(0, "stones")
    text = iteru.write_record(match.record())
    assert 'corrections: {"turn": {"note": "můj", "take": 2}}\n' in text
    record = iteru.read_record(text)
    again = iteru.Match.of_record(record, iteru.game("imhotep", record.corrections))
    assert again.state.snapshot() == match.state.snapshot()
    assert iteru.write_record(again.record()) == text


def test_corrections_that_do_not_give_the_recorded_box_are_refused(tmp_path: Path) -> None:
    match = iteru.Match(corrected(tmp_path, "[turn]\ntake = 2\n"), 2, 5)
    record = iteru.read_record(iteru.write_record(match.record()).replace('"take": 2', '"take": 1'))
    with pytest.raises(iteru.IteruError, match="other-box"):
        iteru.Match.of_record(record, iteru.game("imhotep", record.corrections))


def nested(depth: int) -> dict[str, object]:
    return {"turn": nested(depth - 1)} if depth else {"take": 2}


@pytest.mark.parametrize(
    ("corrections", "problem"),
    [
        (nested(9), "odd-corrections"),
        (nested(400), "odd-corrections"),
        ({"\ud800": {"take": 2}}, "odd-corrections"),
        ({"turn": {"\ud800": 2}}, "odd-corrections"),
        ({"turn": {"take": 2, "note": "\udfff"}}, "odd-corrections"),
        ({"turn": {"take": 2, "note": float("nan")}}, "odd-corrections"),
        ({"turn": {"take": 2, "note": [[float("inf")]]}}, "odd-corrections"),
        ({"turn": {"take": 2, "note": "x" * 100_000}}, "corrections-too-large"),
        ({"x" * 50_000: {"take": 2}}, "unknown-figure"),
        ({"turn": {"take": [2] * 30_000}}, "bad-figure"),
        ({"turn": 2}, "stray-value"),
        ({"turn": [2]}, "stray-value"),
    ],
)
def test_corrections_of_a_stranger_are_refused_in_a_sentence(
    corrections: dict[str, object], problem: str
) -> None:
    with pytest.raises(iteru.IteruError) as caught:
        iteru.game("imhotep", corrections)
    assert caught.value.problem == problem
    for lang in LANGUAGES:
        sentence = Words(lang).error(caught.value)
        assert problem not in sentence
        assert len(sentence.encode()) < 2000


def test_corrections_may_add_the_values_that_are_named_and_no_others(tmp_path: Path) -> None:
    path = tmp_path / "components.toml"
    path.write_text(PLAIN, encoding="utf-8")
    named = {"ships": {"four": {"name": {"en": "Barge", "cs": "Loď"}}}}
    figure = read_box(path, named, {"ships": ("name",)})["ships.four"]
    assert (figure.values["name"], figure.source_of("name")) == (
        {"en": "Barge", "cs": "Loď"},
        "owner",
    )
    with pytest.raises(iteru.IteruError) as caught:
        read_box(path, named)
    assert (caught.value.problem, caught.value.facts["key"]) == ("unknown-key", "name")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_names_the_part_of_a_value_that_does_not_fit(tmp_path: Path, lang: str) -> None:
    figure = box_of(PLAIN, tmp_path)["ships.four"]
    error = figure.wrong_part("steps", "x" * 500, "load | sail", "x" * 500 + " 1")
    sentence = Words(lang).error(error)
    assert "ships.four" in sentence
    assert "load | sail" in sentence
    assert len(sentence) < 500
