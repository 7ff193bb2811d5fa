"""The five levels: in every game, by the same names, and written down so that they stay what they are."""

from dataclasses import replace
from pathlib import Path

import pytest

import iteru
from iteru.arena.plan import Tournament
from iteru.arena.work import Work
from iteru.bots.characters import spelled_out
from iteru.bots.levels import LEVEL_BOTS, LEVELS, level_of, levels_of, read_levels
from iteru.bots.registry import bot, title
from iteru.engine.errors import BadBox
from iteru.engine.record import read_record
from iteru.engine.rng import Rng
from iteru.words import Words
from tests.engine.nim.game import Nim
from tests.engine.nim.meta import META

EVERY_GAME = pytest.mark.parametrize("name", iteru.games())


@EVERY_GAME
def test_every_game_has_five_levels_each_thinking_more(name: str) -> None:
    found = levels_of(iteru.game(name))
    assert tuple(level.name for level in found) == LEVELS
    assert [level.number for level in found] == [1, 2, 3, 4, 5]
    efforts = [(level.iterations, -level.misses) for level in found]
    assert efforts == sorted(efforts)


@EVERY_GAME
def test_a_level_plays_every_game_as_its_file_says(name: str) -> None:
    game = iteru.game(name)
    state = game.new(2, 5)
    level = level_of(game, "scribe")
    answers = [
        bot(text).choose(game, game.sight(state, 0, Rng.seeded(1)), Rng.seeded(2))
        for text in ("scribe", level.text)
    ]
    assert answers[0] == answers[1]
    assert bot("scribe") is not bot(level.text)


def test_a_game_without_a_file_has_levels_without_ratings() -> None:
    found = levels_of(Nim(META, META.read_box()))
    assert [level.rating for level in found] == [0] * 5
    assert [level.measured for level in found] == [None] * 5


def test_levels_have_a_name_in_both_languages() -> None:
    names = {lang: [title(name, Words(lang)) for name in LEVELS] for lang in ("en", "cs")}
    assert names["en"] == ["Apprentice", "Scribe", "Overseer", "Architect", "Vizier"]
    assert names["cs"] == ["Učedník", "Písař", "Dozorce", "Architekt", "Vezír"]
    assert title("scribe:iterations=4:misses=0.2", Words("en")) == "Scribe"


def test_the_classes_have_the_names_of_the_levels() -> None:
    assert tuple(one.level for one in LEVEL_BOTS) == LEVELS


def test_a_record_names_the_level_and_its_parameters() -> None:
    game = iteru.game("imhotep")
    plan = Tournament("imhotep", ("apprentice", "random"), 1, 3)
    record = Work(replace(plan, records="kept")).play(0).record
    assert record is not None
    assert sorted(read_record(record).bots) == sorted([spelled_out("apprentice", game), "random"])
    assert spelled_out("apprentice", game).startswith("apprentice:iterations=")
    assert spelled_out("greedy", game) == "greedy"


def test_what_was_measured_is_read(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    row = "iterations = 7\nrating = 800\nwins = 0.75\ninterval = [0.7, 0.8]\ngames = 120\n"
    path.write_text("\n".join(f"[{name}]\n{row}" for name in LEVELS), encoding="utf-8")
    level = read_levels(path)[1]
    assert (level.name, level.iterations, level.misses, level.rating) == ("scribe", 7, 0.0, 800)
    assert level.measured == (0.75, 0.7, 0.8, 120)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("iterations = ", "broken-toml"),
        ("misses = 0.5", "not-levels"),
        ("iterations = 0", "not-levels"),
        ("iterations = 'many'", "not-levels"),
        ("iterations = 7\nmisses = 1.0", "not-levels"),
        ("iterations = 7\ngames = 4\nwins = 0.5\ninterval = [0.1]", "not-levels"),
    ],
)
def test_levels_that_cannot_be_read_are_an_error_with_words(
    tmp_path: Path, row: str, problem: str
) -> None:
    path = tmp_path / "levels.toml"
    path.write_text("\n".join(f"[{name}]\n{row}\n" for name in LEVELS), encoding="utf-8")
    with pytest.raises(BadBox) as refused:
        read_levels(path)
    assert refused.value.problem == problem
    assert "levels.toml" in Words("en").error(refused.value)


def test_a_file_without_every_level_is_an_error_with_words(tmp_path: Path) -> None:
    path = tmp_path / "levels.toml"
    path.write_text("scribe = 4\n", encoding="utf-8")
    with pytest.raises(BadBox, match="not-levels"):
        read_levels(path)
