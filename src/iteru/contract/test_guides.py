"""A game's guide fits its rules and its board: the lesson can be played to its end as it is written."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import iteru
from iteru.contract.test_pictures import SCREENS, attributes, check_drawn, page
from iteru.contract.words import FAULTS
from iteru.engine.errors import IllegalMove
from iteru.engine.match import standing
from iteru.kit.artist import Artist
from iteru.kit.guide import Step, Texts
from iteru.kit.lesson import Lesson, Place, read_lesson
from iteru.kit.minute import minute_picture, position
from iteru.kit.shown import Screen, shown
from iteru.terminal.rulebook import Rulebook
from iteru.words import LANGUAGES, Words

STEPS = range(4, 16)
"""How many steps a lesson may have: a guided first game, and no course."""
MINUTES = 7
"""The most minutes that a lesson may take, by the estimate that pages tell."""
LONGEST = {"name": 30, "task": 60}
"""The most letters of a text; `SENTENCE` for all others."""
SENTENCE = 190
NAMES = ("data-target", "data-id")
"""Where a picture names its things. A thing that stands for others has their names."""
MARKUP = re.compile(r"[<>{}*_`\[\]]|&\w+;")
CLICK = re.compile(r"\b(click|tap|touch (a|the|your)|klikn|klep|ťukn|stiskn)", re.IGNORECASE)
"""Mouse, finger and keyboard read the same words: they choose."""


@pytest.fixture
def lesson(name: str) -> Lesson:
    found = read_lesson(iteru.game(name))
    if found is None:
        pytest.skip(f"{name} has no guide")
    return found


def places(lesson: Lesson) -> Iterator[Place]:
    """Yields every place of a lesson, from the first to the last."""
    place: Place | None = lesson.at(0)
    while place is not None:
        yield place
        place = place.after()


def texts_of(step: Step) -> Iterator[tuple[str, Texts]]:
    """Yields all texts of a step, with what they are for."""
    for kind in ("name", "say", "task", "done", "seen", "otherwise"):
        texts: Texts = getattr(step, kind)
        if texts:
            yield kind, texts
    for wrong in step.wrong:
        yield "wrong", wrong.answer


def test_a_lesson_can_be_played_to_its_end_and_on(lesson: Lesson) -> None:
    steps = lesson.guide.steps
    assert len(steps) in STEPS
    assert lesson.at(0).match.state.actor == lesson.seat, "somebody else begins"
    end = lesson.at(len(steps) - 1, len(steps[-1].moves))
    assert not end.match.is_over, "nothing is left to play on"
    assert iteru.Match.of_record(end.match.record(), lesson.game).state == end.match.state


def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert lesson.guide.minutes <= MINUTES, "fewer steps, fewer moves, shorter sentences"


def test_what_is_asked_for_can_be_chosen_as_the_lesson_says(lesson: Lesson) -> None:
    for place in places(lesson):
        if place.asked:
            choices = lesson.game.choices(place.match.state, lesson.seat)
            choice = next(one for one in choices if one.notation == place.asked)
            assert choice.path == place.path, f"{place}: {place.asked}"
            held: list[str] = []
            for thing in place.path:
                assert place.touched(thing, held).kind == "asked", f"{place}: {thing}"
                held.append(thing)
            assert place.chosen(place.asked).kind == "asked"


def test_a_wrong_move_is_refused_by_the_rule_that_the_lesson_names(lesson: Lesson) -> None:
    for place in places(lesson):
        for wrong in place.wrongs if place.played < max(1, len(place.step.do)) else ():
            rules = [refusal.rule for refusal in refusals(place, wrong.move, wrong.touch)]
            assert rules[:1] == ([wrong.rule] if wrong.rule else []), f"{place}: {wrong}"
            said = place.chosen(wrong.move) if wrong.move else place.touched(wrong.touch, [])
            assert said.texts == wrong.answer, f"{place}: {wrong}"


def test_what_a_lesson_lets_one_try_is_refused(lesson: Lesson) -> None:
    for place in places(lesson):
        if place.step.attempt:
            found = refusals(place, "", place.step.attempt)
            assert [one.rule for one in found][:1] == [place.step.rule], place


def refusals(place: Place, move: str, touch: str) -> list[IllegalMove]:
    """Returns why the rules refuse a move or a touch; nothing if they do not."""
    game, state = place.game, place.match.state
    if move:
        action = game.parse(move)
        return [] if action in state.legal_actions() else [game.why_not(state, action)]
    if any(path[:1] == (touch,) for path in place.legal_paths.values()):
        return []
    return game.refusals(state, touch, [], place.view)


def test_every_move_that_is_not_asked_for_has_an_answer(lesson: Lesson) -> None:
    for place in places(lesson):
        if place.asked or (not place.played and place.after() is not None):
            kinds = {move: place.chosen(move).kind for move in place.legal_paths}
            assert [move for move, kind in kinds.items() if kind == "go_on"] == [], place


def test_what_a_lesson_lights_is_on_the_page_of_every_screen(lesson: Lesson) -> None:
    if shown(lesson.game.meta).picture is None:
        return
    for place in places(lesson):
        lit = {*place.path, place.step.attempt, *(() if place.played else place.step.light)} - {""}
        for screen in SCREENS if lit else ():
            assert lit - named_on(lesson, place, screen) == set(), f"{place} on a {screen} screen"


def named_on(lesson: Lesson, place: Place, screen: Screen) -> set[str]:
    """Returns the names of everything that can be lit: on the picture, the panels of seats, and buttons."""
    meta, seats = lesson.game.meta, lesson.guide.start.seats
    drawn = attributes(page(meta, Words("en", meta), place.view, seats, screen))
    named = {name for key, names in drawn if key in NAMES for name in names.split()}
    buttons = {move for move, path in place.legal_paths.items() if not path}
    return named | buttons | {f"seat-{seat + 1}" for seat in range(seats)}


def test_the_game_in_a_minute_can_be_drawn(lesson: Lesson) -> None:
    meta = lesson.game.meta
    if shown(meta).picture is None:
        return
    for number, sentence in enumerate(lesson.guide.minute):
        drawn = minute_picture(lesson, Words("en", meta), number)
        assert not sentence.shows or ElementTree.fromstring(drawn).tag.endswith("svg")
        board = attributes(Artist(meta, Words("en", meta)).board(position(lesson, sentence)))
        assert {*sentence.light} <= {name for key, name in board if key == "data-target"}, number
    check_drawn(meta)


def test_the_points_are_those_that_the_lesson_says(lesson: Lesson) -> None:
    for place in places(lesson):
        if place.played == len(place.step.moves):
            its = standing(lesson.game, place.match.state)
            assert place.step.points in ((), tuple(its.points)), place
            assert place.step.now in ((), tuple(its.if_ended_now)), place


def test_the_rules_that_a_lesson_cites_exist(lesson: Lesson) -> None:
    known = {*Rulebook(lesson.game.meta, "en").numbers()}
    steps = lesson.guide.steps
    cited = {wrong.rule for step in steps for wrong in step.wrong if wrong.rule}
    assert cited | {step.rule for step in steps} <= known


def test_a_lesson_speaks_every_language_in_short_plain_sentences(lesson: Lesson) -> None:
    for step in lesson.guide.steps:
        for kind, texts in texts_of(step):
            assert {*texts} == {*LANGUAGES}
            for text in texts.values():
                assert len(text) <= LONGEST.get(kind, SENTENCE), text
                assert not MARKUP.search(text), text
                assert not CLICK.search(text), text
                assert not [fault for fault, found in FAULTS.items() if found.search(text)], text
    for sentence in (*lesson.guide.minute, *lesson.guide.tips):
        assert {*sentence.say} == {*LANGUAGES}
        assert max(map(len, sentence.say.values())) <= SENTENCE, sentence
