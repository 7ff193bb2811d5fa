"""The pictures of "the game in a minute": parts of the game's own board in positions of its lesson."""

from iteru.engine.game import View
from iteru.engine.rng import Rng
from iteru.engine.state import NOBODY, State
from iteru.kit.artist import Artist, Speaker
from iteru.kit.crop import NotThere, cropped
from iteru.kit.guide import BadGuide, Sentence
from iteru.kit.lesson import Lesson

WIDTH, HEIGHT = 320, 200


def minute_picture(lesson: Lesson, words: Speaker, number: int, night: bool = False) -> str:
    """Draws the picture of a sentence, which counts from 0, as an SVG file; nothing if it has none."""
    sentence = lesson.guide.minute[number]
    if not sentence.shows:
        return ""
    artist = Artist(lesson.game.meta, words)
    whole = artist.standalone(position(lesson, sentence), night, sentence.light)
    try:
        return cropped(whole, sentence.shows, WIDTH, HEIGHT)
    except NotThere as missing:
        raise BadGuide(f"minute {number + 1}: `{missing}` is not on the picture") from missing


def position(lesson: Lesson, sentence: Sentence) -> View:
    """Returns what the person would see."""
    state = lesson.at(sentence.step).match.state
    wander(state, sentence.more, Rng.seeded(lesson.guide.start.seed))
    return lesson.game.view(state, lesson.seat)


def wander(state: State, moves: int, rng: Rng) -> None:
    """Makes random moves, the same ones every time."""
    for _ in range(moves):
        if state.actor != NOBODY:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
