"""A part of a picture: what is shown, what is left out, and what is not there."""

from xml.etree import ElementTree

import pytest

import iteru
from iteru.kit.crop import NotThere, cropped
from iteru.kit.extent import Box, box_of, points_of
from iteru.kit.lesson import read_lesson
from iteru.kit.minute import minute_picture
from iteru.kit.paths import circle, rectangle
from iteru.words import Words

PICTURE = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">'
    '<defs><g id="far"/></defs><rect class="page" width="100%" height="100%"/>'
    '<g transform="translate(300 100) scale(2)" data-target="ship"><title>A ship</title>'
    '<path class="hit" d="M0 0h100v50h-100Z"/><path d="M0 0h100v50"/>'
    '<text font-size="12" x="10" y="20">large</text><text font-size="2" x="10" y="20">small</text></g>'
    '<g><path d="M900 400h50v50" data-piece="stone"/></g></svg>'
)


def box(path: str, transform: str = "") -> Box:
    found = box_of(ElementTree.fromstring(f'<g transform="{transform}"><path d="{path}"/></g>'))
    assert found is not None
    return Box(*[round(side, 1) for side in found])


def test_the_box_of_a_path() -> None:
    assert box("M1 2L3 4h5v-9z") == (1, -5, 8, 4)
    assert box("M5 5l1 1", "translate(10 0) rotate(90)") == (4, 5, 5, 6)
    assert box("M0 0C0 9 9 9 9 0", "scale(-1 1)") == (-9, 0, 0, 9)
    assert box(circle(10)) == (-10, -10, 10, 10)
    assert box(rectangle(0, 0, 40, 20, 5)) == (0, 0, 40, 20)
    assert box("M-30 0A300 300 0 0 1 30 0") == (-30, -1.5, 30, 0), "a shallow arc stays shallow"


def test_a_path_goes_on_where_it_was_closed() -> None:
    assert [*points_of("M1 1h5zl2 2")][-1] == (3, 3)


def test_a_part_shows_the_thing_and_little_else() -> None:
    part = cropped(PICTURE, ["ship"], 320, 200)
    whole = ElementTree.fromstring(part)
    x, y, wide, high = map(float, whole.attrib["viewBox"].split())
    assert wide / high == pytest.approx(1.6, rel=0.01)
    assert x <= 300
    assert x + wide >= 500
    assert y <= 100
    assert y + high >= 200
    assert [word in part for word in ("large", "far", "page")] == [True, True, True]
    gone = ("small", "M900", "title", "hit", "data-", "A ship")
    assert [word for word in gone if word in part] == []


def test_a_frame_stays_on_the_picture() -> None:
    part = ElementTree.fromstring(cropped(PICTURE, ["stone"], 320, 200))
    x, y, wide, high = map(float, part.attrib["viewBox"].split())
    assert x + wide == pytest.approx(1000, abs=0.2)
    assert y + high == pytest.approx(500, abs=0.2)


def test_what_is_not_there_is_named() -> None:
    with pytest.raises(NotThere, match="boat"):
        cropped(PICTURE, ["ship", "boat"], 320, 200)


def test_a_picture_of_a_minute_is_drawn_by_day_and_by_night_with_gold_on_what_is_lit() -> None:
    lesson = read_lesson(iteru.game("imhotep"))
    assert lesson is not None
    words = Words("en", lesson.game.meta)
    day, night = [minute_picture(lesson, words, 2, is_night) for is_night in (False, True)]
    assert "sails with 2" in day
    assert ("#e0a500" in day, "#f2c14e" in day) == (True, False)
    assert ("#e0a500" in night, "#f2c14e" in night) == (False, True)
    assert len(day) < 60_000
