"""The page of a lesson: that of a table, with the lesson in place of what is asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from iteru.engine.phrase import Choice
from iteru.kit.guide import Texts, said
from iteru.kit.lesson import Answer, Lesson, Place
from iteru.kit.shown import Screen
from iteru.table.house import House
from iteru.table.lessons import LiveLesson, lesson_in, stops_of
from iteru.table.people import Person
from iteru.web import log, regions
from iteru.web.audience import Audience
from iteru.web.identity import Visitor
from iteru.web.region_changes import Regions
from iteru.web.texts import page_words, table_words
from iteru.words import Words
from iteru.words.typography import typeset

LETTERS_READ = 30
"""The letters that a person reads in the time that a bot pauses before its move."""
MOST_LETTERS = 220
"""Of tips at the end of a lesson: more would leave no room for the seats."""
WITHOUT = ("status", "result", "undo", "leave", "chat")
"""The regions of a table that a lesson leaves empty."""


@dataclass(frozen=True)
class LessonProgress:
    """A lesson in a list, with how far somebody is in it."""

    minutes: int
    steps: int
    step: int
    """The step that they are at, from 1; 0 if they have not begun."""
    is_over: bool


def lesson_progress(name: str, reached: int | None) -> LessonProgress | None:
    """Returns how far somebody who has reached a stop is in a game's lesson; None if the game has no lesson."""
    its = lesson_in(name)
    if its is None:
        return None
    stops = stops_of(its.guide)
    step = 0 if reached is None else stops[min(reached, len(stops) - 1)].step + 1
    is_over = reached is not None and reached >= len(stops) - 1
    return LessonProgress(its.guide.minutes, len(its.guide.steps), step, is_over)


async def of_visitor(house: House, name: str, visitor: Visitor, lang: str) -> LiveLesson | None:
    """The lesson that a visitor has begun, None if they have not."""
    its = lesson_in(name)
    person = visitor.person
    if its is None or person is None:
        return None
    return await LiveLesson.load(its, person, names_at(its, person, lang), house.storage)


def names_at(lesson: Lesson, person: Person, lang: str) -> list[str]:
    """The players of a lesson: the person, and opponents, who are numbered if there are several."""
    opponent = page_words(lang).say("web-lesson-opponent")
    seats = lesson.guide.start.seats
    names = [opponent if seats == 2 else f"{opponent} {number}" for number in range(1, seats + 1)]
    names[lesson.seat] = person.name
    return names


def audience(live: LiveLesson, lang: str, screen: Screen) -> Audience:
    seat = live.lesson.seat
    return Audience((seat,), seat, False, (), lang, screen)


def draw_once(live: LiveLesson, who: Audience, pace: float) -> Regions:
    """Every region as HTML, drawn once for each stop."""
    return live.table.once(("lesson", who), lambda: draw(live, who, pace))


def draw(live: LiveLesson, who: Audience, pace: float) -> Regions:
    drawn = regions.draw_once(live.table, who)
    words = table_words(who.lang, live.table)
    context = {"live": live, "table": live.table, "say": words.say}
    ask = regions.fill("lesson", context, lesson_part(live, who, words, pace))
    return Regions(drawn | {"ask": ask} | dict.fromkeys(WITHOUT, ""))


def lesson_part(live: LiveLesson, who: Audience, words: Words, pace: float) -> dict[str, Any]:
    """Returns the lesson's present text and question."""
    step, stop, place = live.step, live.stop, live.place
    sentences = [typeset(said(texts, who.lang), who.lang) for texts in said_now(live)]
    just = log.just_done(live.table, who, words) if stop.kind == "then" else None
    offered = choices(live)
    return {
        "name": text_of(step.name, who.lang),
        "sentences": sentences,
        "just": just,
        "task": text_of(step.task, who.lang) if stop.kind in ("do", "try") else "",
        "attempt": step.attempt if stop.kind == "try" else "",
        "asked": place.asked,
        "path": " ".join(place.path),
        "groups": regions.grouped(offered, words),
        "actions": regions.buttons(offered, words),
        "lights": " ".join(dict.fromkeys([*step.light, *place.path])) if is_lit(live) else "",
        "seconds": reading_time(sentences, just, pace) if stop.kind == "then" else None,
        "tips": tips(live, who.lang) if live.is_at_end else [],
    }


def tips(live: LiveLesson, lang: str) -> list[str]:
    """A tip for the next game, or two if they are short."""
    found = [text_of(tip.say, lang) for tip in live.lesson.guide.tips[:2]]
    return found if len("".join(found)) <= MOST_LETTERS else found[:1]


def text_of(texts: Texts, lang: str) -> str:
    return typeset(said(texts, lang), lang)


def said_now(live: LiveLesson) -> list[Texts]:
    """The sentences on the page: before the moves of a step what there is to know, afterwards what came of it."""
    step, kind = live.step, live.stop.kind
    if kind in ("do", "try", "read"):
        return [step.say]
    return [texts for texts in (step.done, step.seen if kind == "done" else {}) if texts]


def is_lit(live: LiveLesson) -> bool:
    """Whether something stands in the light: not while others move, whose pieces may be anywhere."""
    return live.stop.kind != "then" and not (live.stop.kind == "done" and live.step.then)


def choices(live: LiveLesson) -> list[Choice]:
    """The move that is asked for, and others for which the step has an answer and that the light falls on."""
    place = live.place
    if not place.asked:
        return []
    found = live.table.game.choices(place.match.state, live.lesson.seat, place.view)
    answered = {wrong.move for wrong in place.wrongs}
    return [
        choice._replace(caution=None)
        for choice in found
        if choice.notation == place.asked
        or (choice.notation in answered and is_in_light(choice, place))
    ]


def is_in_light(choice: Choice, place: Place) -> bool:
    """Whether something that tells a move from the one that is asked for stands in the light."""
    own = {*(choice.path or [choice.notation])} - {*place.path}
    return not own.isdisjoint(place.step.light)


def reading_time(sentences: Sequence[str], just: Any, pace: float) -> float:
    """Seconds that somebody needs to read what is new on the page."""
    letters = len(just.said) if just else sum(map(len, sentences))
    return round(pace * (1 + letters / LETTERS_READ), 1)


def why_not(live: LiveLesson, who: Audience, answer: Answer) -> list[dict[str, str]]:
    """Explains why the person's answer is not what the lesson asks for."""
    words = table_words(who.lang, live.table)
    if answer.texts:
        return [{"text": text_of(answer.texts, who.lang), "rule": answer.rule}]
    if answer.kind == "refused":
        refused = answer.refusals[: regions.MAX_REASONS]
        return [{"text": words.error(one), "rule": one.rule} for one in refused]
    if live.stop.kind in ("do", "try"):
        return [{"text": text_of(live.step.task, who.lang), "rule": live.step.rule}]
    message = "web-lesson-others" if live.stop.kind == "then" else "web-lesson-go-on"
    return [{"text": words.say(message), "rule": ""}]
