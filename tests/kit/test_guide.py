"""A guide that cannot be read is refused with one line that says where and why."""

from pathlib import Path
from typing import Any

import pytest

import iteru
from iteru.contract import test_guides
from iteru.kit.guide import BadGuide, Guide, guide_in, guide_of
from iteru.kit.lesson import Lesson, lesson_of, read_lesson

BOTH = {"en": "Say", "cs": "Řekni"}
STEP = {"name": BOTH, "say": BOTH, "rule": "R1.1"}
ASKS = STEP | {"task": BOTH, "do": ["stones"], "path": [["quarry"]]}
START = {"seats": 2, "seed": 1, "person": 1}


def guide(*steps: dict[str, Any], **start: object) -> Guide:
    return guide_of({"start": START | start, "step": list(steps)}, ("en", "cs"))


def why(*steps: dict[str, Any], **start: object) -> str:
    with pytest.raises(BadGuide) as refused:
        guide(*steps, **start)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_step_needs_little() -> None:
    assert guide(STEP).steps[0].light == ()
    assert guide(ASKS, person=2).start.person == 1


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (STEP | {"lights": []}, "step 1 (Say): there is no key `lights`; did you mean `light`?"),
        (STEP | {"say": {"en": "Say"}}, "step 1 (Say): `say`: `cs` is missing"),
        (STEP | {"say": BOTH | {"de": "?"}}, "`say`: there is no key `de`"),
        (STEP | {"say": "Say"}, "`say` is not a table"),
        ({"name": BOTH, "say": BOTH}, "`rule` is missing"),
        (STEP | {"do": ["stones"], "path": [[]]}, "`task` is missing"),
        (ASKS | {"path": []}, "`do` has 1 moves and `path` has 0: each needs its own"),
        (ASKS | {"path": ["quarry"]}, "`path` holds a list of things for each move"),
        (ASKS | {"try": "sled", "done": BOTH}, "`try` and `do` do not go together"),
        (STEP | {"light": "sled"}, "`light` is a list"),
        (STEP | {"points": [1]}, "`points` has a whole number for each of the 2 seats"),
        (ASKS | {"wrong": [BOTH]}, "wrong 1: it names a `move` or a `touch`, one of the two"),
        (ASKS | {"wrong": [BOTH | {"move": "x", "at": 1}]}, "1 is none of them"),
    ],
)
def test_what_is_wrong_with_a_step(step: dict[str, Any], reason: str) -> None:
    assert reason in why(step)


def test_what_is_wrong_with_the_start() -> None:
    assert "`person` is a seat from 1 to 2, not 3" in why(STEP, person=3)
    assert "`seed` is a whole number" in why(STEP, seed="?")
    assert "it has no [[step]]" in why()


def test_how_long_a_lesson_takes_follows_from_what_is_read_and_chosen() -> None:
    long, short = "x" * 100, "x" * 50
    said, reading = {"en": long, "cs": short}, STEP | {"say": {"en": long, "cs": short}}
    choosing = reading | {"task": said, "do": ["a", "b"], "path": [["sled", "ship"], []]}
    trying = reading | {"task": said, "try": "sled", "done": said}
    watching = choosing | {"then": ["c", "d"], "seen": said}
    seconds = [one.seconds("en") for one in guide(reading, choosing, trying, watching).steps]
    assert seconds == [10 + 2, 20 + 3 * 6, 30 + 6 + 2, 30 + 3 * 6 + 2 + 2 * 3]
    assert guide(reading).steps[0].seconds("cs") == 5 + 2
    assert guide(*[reading] * 5).minutes == 1
    assert guide(*[reading] * 6).minutes == 2


def test_a_lesson_that_takes_too_long_is_noticed() -> None:
    reading = STEP | {"say": {"en": "x" * 180, "cs": "x"}}
    test_guides.test_a_lesson_is_short(at_imhotep(*[reading] * 21))
    with pytest.raises(AssertionError, match="shorter sentences"):
        test_guides.test_a_lesson_is_short(at_imhotep(*[reading] * 22))


def at_imhotep(*steps: dict[str, Any]) -> Lesson:
    return Lesson(iteru.game("imhotep"), guide(*steps))


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (ASKS | {"do": ["fly"]}, "step 1 (Say): `fly` is refused: unreadable-move"),
        (ASKS | {"do": ["sail 1 market"]}, "`sail 1 market` is refused: R4.5"),
        (STEP | {"then": ["stones"]}, "`stones` would be a move of seat 1"),
        (ASKS | {"do": ["stones"] * 2, "path": [["quarry"]] * 2}, "would be a move of seat 2"),
    ],
)
def test_a_move_that_does_not_fit_is_named(step: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadGuide) as refused:
        at_imhotep(step).check()
    assert reason in str(refused.value)


def test_a_game_without_a_guide_is_fine_and_a_broken_one_is_refused(tmp_path: Path) -> None:
    assert guide_in(tmp_path, ("en", "cs")) is None
    (tmp_path / "guide.toml").write_text("[start", encoding="utf-8")
    with pytest.raises(BadGuide, match=r"^guide\.toml: Expected"):
        guide_in(tmp_path, ("en", "cs"))


def test_a_lesson_that_does_not_fit_is_not_offered(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("iteru.kit.lesson.read_guide", lambda meta: guide(ASKS | {"do": ["fly"]}))
    lesson_of.cache_clear()
    assert lesson_of(iteru.game("imhotep")) is None
    assert "imhotep: it has no lesson" in caplog.text
    lesson_of.cache_clear()


def test_a_lesson_is_left_and_resumed_at_any_move() -> None:
    lesson = read_lesson(iteru.game("imhotep"))
    assert lesson is not None
    place = lesson.at(8, 1)
    assert (place.asked, place.path, place.coming) == ("load 4 1", ("space-4-1",), "")
    assert place.match.record().moves[-1] == (0, "play sail")
    after = place.after()
    assert after is not None
    assert after.asked == "sail 4 temple"
    assert lesson.at(1, 1).coming == "sail 3 burial_chamber"
    assert lesson.at(len(lesson.guide.steps) - 1).after() is None


@pytest.mark.parametrize(
    ("held", "thing", "kind", "words"),
    [
        ([], "sled", "asked", ""),
        (["sled"], "space-1-1", "asked", ""),
        (["sled"], "space-4-1", "said", "Ship 4 sails with one stone"),
        (["sled"], "space-2-1", "said", "Load the bow of ship 1"),
        ([], "quarry", "said", "Load the bow of ship 1"),
        ([], "space-2-1", "said", "Load the bow of ship 1"),
        (["sled"], "quarry", "said", "Load the bow of ship 1"),
        ([], "site-burial_chamber", "refused", ""),
    ],
)
def test_a_touch_is_answered(held: list[str], thing: str, kind: str, words: str) -> None:
    lesson = read_lesson(iteru.game("imhotep"))
    assert lesson is not None
    answer = lesson.at(3).touched(thing, held)
    assert answer.kind == kind
    assert (answer.texts or {"en": ""})["en"].startswith(words)
    assert bool(answer.refusals) == (kind == "refused")


def test_a_move_that_a_step_answers_goes_on_to_its_end() -> None:
    lesson = read_lesson(iteru.game("imhotep"))
    assert lesson is not None
    sailing = lesson.at(4)
    assert sailing.touched("ship-1", []).kind == "asked"
    assert sailing.touched("site-obelisks", ["ship-1"]).kind == "said"
    assert sailing.chosen("sail 1 burial_chamber").rule == "R4.6"
    revenge = lesson.at(11)
    assert revenge.chosen("sail 2 burial_chamber").kind == "asked"
    assert lesson.at(11, 1).chosen("stones").kind == "go_on"
