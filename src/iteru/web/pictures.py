"""Covers of games and landscapes as images, each by day and by night, at addresses that change with their contents.

An image does not see the theme of its page. So both are in the page, one of them hidden, which browsers do not load.
"""

from functools import cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

import iteru
from iteru.engine.meta import Meta
from iteru.kit.canvas import Canvas
from iteru.kit.example import example_picture, read_positions
from iteru.kit.guide import BadGuide
from iteru.kit.kept import cache_by_box
from iteru.kit.landscape import COVER, reeds, sky, waves
from iteru.kit.lesson import Lesson, lesson_of
from iteru.kit.minute import HEIGHT as MINUTE_HEIGHT
from iteru.kit.minute import WIDTH as MINUTE_WIDTH
from iteru.kit.minute import minute_picture
from iteru.kit.paths import rectangle
from iteru.kit.shown import failed, shown
from iteru.web.assets import stamp
from iteru.web.scenery import SCENES
from iteru.web.texts import page_words
from iteru.words import LANGUAGES, Words

LIGHTS: Final = ("day", "night")
KINDS: Final = ("cover", "emblem")
LOOKS: Final = ("*.py", "*.css", "*.toml")
IMAGE: Final = Markup(
    '<img class="{}" src="{}" width="{}" height="{}" alt="" loading="lazy" decoding="async">'
)


@cache
def scene(name: str, light: str) -> str:
    """A landscape."""
    draw, width, height = SCENES[name]
    canvas = Canvas(light == "night")
    draw(canvas)
    return canvas.written(width, height)


@cache_by_box
def of_game(meta: Meta, kind: str, light: str) -> str:
    """The cover or the emblem of a game; those of the house for one that has none, or fails to draw it."""
    its = shown(meta).cover
    if its is not None:
        try:
            canvas = Canvas(light == "night")
            (its.cover if kind == "cover" else its.emblem)(canvas)
            return framed(canvas, kind)
        except Exception as error:
            failed(meta, kind, error)
    canvas = Canvas(light == "night")
    (plain_cover if kind == "cover" else plain_emblem)(canvas)
    return framed(canvas, kind)


def framed(canvas: Canvas, kind: str) -> str:
    return canvas.written(*COVER) if kind == "cover" else canvas.written(40, 40, (-20, -20))


def plain_cover(canvas: Canvas) -> None:
    sky(canvas, "#BFDCD6", "#FCEBC4", (70, 56), 20)
    canvas.paint(rectangle(0, 150, 320, 82), canvas.far("#4F93A6"))
    canvas.paint("M0 150Q80 128 160 146T320 138V156H0Z", canvas.far("#E7CB97"))
    waves(canvas, (0, 158), (320, 70), 20, 9, canvas.far("#BFE0DF"))
    reeds(canvas, (262, 234), 60, 7)


def plain_emblem(canvas: Canvas) -> None:
    canvas.paint("M0 -13L15 11H-15Z", canvas.near("#E7CB97"), "line", 1.2)
    canvas.paint("M0 -13L15 11H5Z", canvas.near("#B98757"))


def addresses(name: str) -> list[str]:
    """Returns the addresses of a landscape by day and by night."""
    return [address(f"/static/scenes/{name}", light, scene(name, light)) for light in LIGHTS]


def address(at: str, light: str, drawn: str) -> str:
    return f"{at}-{light}.svg?{stamp([drawn.encode()])}"


@cache
def landscape(name: str) -> Markup:
    """A landscape for a page."""
    _, width, height = SCENES[name]
    return images(addresses(name), width, height)


@cache_by_box
def game_picture(meta: Meta, kind: str) -> Markup:
    """The cover or the emblem of a game for a page."""
    width, height = COVER if kind == "cover" else (40, 40)
    at = f"/static/games/{meta.name}/{kind}"
    return images(
        [address(at, light, of_game(meta, kind, light)) for light in LIGHTS], width, height
    )


# The game in a minute


def minute(meta: Meta, lang: str) -> list[Markup]:
    """Returns the pictures of "the game in a minute" for a page, one for each sentence; drawn when somebody fetches them."""
    lesson = lesson_of(iteru.game(meta.name))
    return [
        minute_images(meta, lang, number) if sentence.shows else Markup()
        for number, sentence in enumerate(lesson.guide.minute if lesson else ())
    ]


@cache_by_box
def minute_images(meta: Meta, lang: str, number: int) -> Markup:
    at = f"/static/games/{meta.name}/minute/{lang}/{number + 1}"
    found = [f"{at}-{light}.svg?{looks_of(meta.folder)}" for light in LIGHTS]
    return images(found, MINUTE_WIDTH, MINUTE_HEIGHT)


@cache
def looks_of(folder: Path) -> str:
    """Returns a stamp of everything that a game's pictures are drawn by, without drawing any."""
    files = sorted([one for kind in LOOKS for one in folder.rglob(kind)])
    return stamp([iteru.__version__.encode(), *[one.read_bytes() for one in files]])


def minute_drawn(meta: Meta, lang: str, number: int, light: str) -> str:
    """Returns the picture of a sentence, which counts from 1; nothing if there is none. Only what there is, is kept."""
    lesson = lesson_of(iteru.game(meta.name))
    if lang not in LANGUAGES or lesson is None or not 0 < number <= len(lesson.guide.minute):
        return ""
    return kept_minute(lesson, lang, number, light)


@cache
def kept_minute(lesson: Lesson, lang: str, number: int, light: str) -> str:
    meta = lesson.game.meta
    try:
        return minute_picture(lesson, named_words(lang, meta), number - 1, light == "night")
    except BadGuide as error:
        failed(meta, "game in a minute", error)
        return ""


# Worked examples of the rules


@cache_by_box
def example_pictures(meta: Meta, lang: str) -> dict[str, Markup]:
    """Returns the pictures of a game's worked examples for a page, by name; drawn when somebody fetches them."""
    try:
        positions = read_positions(meta)
    except BadGuide as error:
        failed(meta, "examples", error)
        return {}
    at = f"/static/games/{meta.name}/examples/{lang}"
    return {
        name: images(
            [f"{at}/{name}-{light}.svg?{looks_of(meta.folder)}" for light in LIGHTS],
            its.width,
            its.height,
        )
        for name, its in positions.items()
    }


def example_drawn(meta: Meta, lang: str, name: str, light: str) -> str:
    """Returns the picture of an example; nothing if there is none. Only what there is, is kept."""
    if lang not in LANGUAGES or name not in example_pictures(meta, lang):
        return ""
    return kept_example(meta, lang, name, light)


@cache
def kept_example(meta: Meta, lang: str, name: str, light: str) -> str:
    words = named_words(lang, meta)
    try:
        return example_picture(iteru.game(meta.name), words, name, light == "night")
    except BadGuide as error:
        failed(meta, "examples", error)
        return ""


def named_words(lang: str, meta: Meta) -> Words:
    """Returns words that call the seats by the names that examples use."""
    return Words(lang, meta, page_words(lang).say("web-example-names").split())


def images(found: list[str], width: int, height: int) -> Markup:
    return Markup("").join(
        [IMAGE.format(light, at, width, height) for light, at in zip(LIGHTS, found, strict=True)]
    )
