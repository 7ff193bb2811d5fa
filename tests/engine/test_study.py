"""What games teach: the same page for every game, from events and points alone."""

import json
import re
from pathlib import Path

import pytest

import iteru
from iteru.arena.observing import things
from iteru.arena.outcome import Outcome
from iteru.arena.study import Study, Tally, compared, parts, usual
from iteru.arena.study_page import name_of, study_page, thing_table
from iteru.arena.study_results import StudyResults
from iteru.arena.tournament import run
from iteru.engine.events import EVERYONE, Event
from iteru.engine.options import options_of
from iteru.words import Words
from tests.terminal.cli import run as command
from tests.terminal.cli import shown


def studied(name: str, games: int = 3) -> Study:
    """A small study of two numbers of players and one option."""
    meta = iteru.meta(name)
    every = parts(meta, "random", games, 7, {})
    usual_parts = [part for part in every if part.is_usual]
    others = [part for part in every if not part.is_usual]
    fitting = [part for part in others if part.players in (2, 3)][:1] or others[:1]
    counts = {2, *[part.players for part in fitting]}
    study = Study(meta, "random", [p for p in usual_parts if p.players in counts] + fitting)
    for number, part in enumerate(study.parts):
        for outcome in run(part.plan, 1):
            study.add(number, outcome)
    return study


@pytest.mark.parametrize("name", iteru.games())
def test_a_page_is_made_for_every_game(name: str) -> None:
    study, game = studied(name), iteru.game(name)
    assert sum(one.games for one in usual(study)) == sum(
        part.plan.games for part in study.parts if part.is_usual
    )
    assert any(compared(study))
    points = [sum(winners) + sum(others) for winners, others in study.sources.values()]
    assert sum(points) == sum(sum(one.scores) for one in usual(study))
    for lang in ("en", "cs"):
        words = Words(lang, game.meta, names=["Anna", "Bob", "Cleo", "Dan", "Eva"])
        page = study_page(study, game, words)
        assert page.count("<svg") == 4
        assert page.count("<svg") == page.count("</svg>")
        assert not re.search(r"study-|arena-|score-|option-|event-|NaN|inf\b", page)
        assert not re.search(r"src=|href=|url\(|@import|http", page)


def test_things_are_the_facts_of_events_that_the_game_has_words_for() -> None:
    words = Words("en", iteru.meta("imhotep"))
    event = Event("took-card", {"seat": 1, "card": "statue", "count": 3}, EVERYONE, False)
    found = things(event)
    assert found == [("took-card", "card", "statue"), ("took-card", "count", "3")]
    assert [name_of(thing, words) for thing in found] == ["Statue", ""]
    dealt = Event("dealt", {"cards": "statue statue"}, EVERYONE, False)
    assert things(dealt) == [("dealt", "card", "statue")] * 2


def test_things_of_the_same_name_are_told_apart() -> None:
    study = Study(iteru.meta("egizia"), "random", [], seats=10)
    things = [("Field", "field_3"), ("Field", "field_5"), ("Canal", "canal")]
    table = thing_table(study, [(*thing, Tally(1, 1, 1.0, 1.0)) for thing in things], Words("en"))
    assert all(
        f"<td>{name}</td>" in table for name in ("Field (field_3)", "Field (field_5)", "Canal")
    )


def test_a_chance_is_a_multiple_of_an_equal_one() -> None:
    tally = Tally()
    for chance in (3.0, 0.0, 0.0, 3.0):
        tally.add(2, chance)
    mean, low, high = tally.interval
    assert (tally.times, mean) == (8, 1.5)
    assert low < 1 < high


def test_options_are_tried_where_they_matter_and_on_the_same_deals() -> None:
    for name in iteru.games():
        meta = iteru.meta(name)
        every = parts(meta, "greedy", 100, 7, {})
        assert sum(part.plan.games for part in every if part.is_usual) == 100
        assert {part.plan.seed for part in every} == {7}
        assert all(len(part.plan.round) == 1 for part in every)
        for option in options_of(meta.options):
            for part in every:
                assert part.option != option.name or option.matters_with(part.players)


def test_games_that_did_not_end_do_not_count() -> None:
    study = Study(iteru.meta("imhotep"), "random", parts(iteru.meta("imhotep"), "random", 3, 7, {}))
    study.add(0, Outcome(0, 0, 7, (0, 1), (1, 2), (1, 1), (), 1000, ended=False))
    assert (study.played, study.sums[0].unended) == (0, 1)


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "imhotep.html"
    said = shown(
        "study",
        "imhotep",
        "--bot",
        "random",
        "--games",
        "3",
        "--seed",
        "1",
        "--jobs",
        "1",
        "--page",
        str(page),
    )
    assert re.search(r"imhotep.html is written: \d+ games\.", said)
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


STUDY = ("study", "imhotep", "--bot", "random", "--games", "3", "--jobs", "1")


def test_a_study_goes_on_and_no_game_counts_twice(tmp_path: Path) -> None:
    kept, whole, again = (tmp_path / name for name in ("kept.jsonl", "whole.html", "again.html"))
    shown(*STUDY, "--results", str(kept), "--page", str(whole))
    first, *games = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join([first, *games[:5], games[4], games[5][:100]]))
    done = command(*STUDY, "--results", str(kept), "--page", str(again))
    assert (done.returncode, done.stderr.splitlines()[0]) == (0, "5 games are there already.")
    assert again.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in kept.read_bytes().splitlines()[1:]]
    assert len({(line["part"], line["game"]) for line in lines}) == len(games)
    assert len(lines) == len(games) + 1


@pytest.mark.parametrize("change", [("--bot", "greedy"), ("--games", "4"), ("--seed", "2")])
def test_another_study_does_not_go_on(tmp_path: Path, change: tuple[str, ...]) -> None:
    kept, page = tmp_path / "kept.jsonl", ("--page", str(tmp_path / "page.html"))
    meta = iteru.meta("imhotep")
    StudyResults.of(kept, Study(meta, "random", parts(meta, "random", 3, 1, {})))
    before = kept.read_bytes()
    done = command(*STUDY, *change, "--results", str(kept), *page)
    assert (done.returncode, done.stdout, kept.read_bytes()) == (2, "", before)
    assert "kept.jsonl belongs to another study" in done.stderr


@pytest.mark.parametrize("content", ["", "mine", '{"iteru_arena": 1}\n', "[]\n{}\n"])
def test_what_is_no_study_is_left_alone(tmp_path: Path, content: str) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text(content)
    done = command(*STUDY, "--results", str(kept), "--page", str(tmp_path / "page.html"))
    assert done.returncode == 2
    assert "kept.jsonl" in done.stderr
    assert kept.read_text() == content


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--bot", "nobody"), "There is no bot “nobody”."),
        (("--page", "a.txt"), "a.txt: the name of a report ends with one of .html."),
        (("--page", "nowhere/a.html"), "nowhere/a.html cannot be written"),
    ],
)
def test_bad_flags_get_a_sentence(tmp_path: Path, flags: tuple[str, ...], said: str) -> None:
    done = command("study", "imhotep", "--games", "1", "--jobs", "1", *flags, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []
