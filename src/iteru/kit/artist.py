"""Draws views as SVG and HTML, the same for page, notebook and files."""

import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Protocol

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from iteru.engine.events import Value
from iteru.engine.game import View
from iteru.engine.meta import Meta
from iteru.kit.kept import cache, cache_by_box
from iteru.kit.layers import LAYERS
from iteru.kit.marks import mark
from iteru.kit.parts import OWN, Drawn, Part, markup
from iteru.kit.scene import XMLNS, Board, Ground
from iteru.kit.shown import (
    BriefPicture,
    Picture,
    Screen,
    SmallPicture,
    SymbolPicture,
    failed,
    plain_lines,
    shown,
)
from iteru.kit.standalone import standalone
from iteru.kit.style import by_night
from iteru.kit.symbols import symbols_markup

PALETTE = Path(__file__).parent / "palette.css"
MAX_KEPT = 120
"""How many parts of boards an artist remembers: those of the latest moves, on all kinds of screens."""
PLAIN_WIDTH, PLAIN_LETTERS, PLAIN_LINE = 480, 56, 20


class Speaker(Protocol):
    """Says messages in one language."""

    lang: str

    def say(self, message: str, **facts: Value) -> str:
        """Returns a message with its facts filled in."""


class QuickTemplates(Environment):
    """Templates for every move: keys of dicts are looked up first, without a failed look-up of an
    attribute."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


@cache
def seat_template(folder: Path) -> Template:
    """Returns the template of a game's seat panels, the same for all languages."""
    env = QuickTemplates(
        loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined
    )
    env.trim_blocks = env.lstrip_blocks = True
    env.globals["mark"] = mark
    return quick(env.get_template("seat.html.jinja"))


def quick(template: Template) -> Template:
    """Makes a template cheap to fill in after every move: its globals, copied each time, become a plain dict."""
    template.globals = dict(template.globals)
    return template


class Artist:
    """Draws one game in one language, with a table's own names if the words know them.

    Cheap to make. An artist that is kept for a table draws only what has changed.
    """

    def __init__(self, meta: Meta, words: Speaker) -> None:
        self.meta = meta
        self.say = words.say
        self.title = meta.title(words.lang)
        self.shown = shown(meta)
        self.kept: dict[str, Drawn] = {}
        self.layers: dict[str, str] = {}
        """The names of the layers of grounds, by what these show."""
        self.panels: dict[tuple[int | None, int], tuple[Mapping[str, object], str]] = {}
        """The panels drawn last, by viewer and seat, with what they showed."""

    def board(self, view: View, screen: Screen = "wide") -> str:
        """Draws the shared board as an HTML element with an SVG element, or with several for a small screen. Things to touch
        carry `data-target`, pieces `data-piece` and `data-place`. A ground is named as a layer, to be fetched once.

        A game that draws nothing, or fails to, shows its view as text.
        """
        picture = self.shown.picture
        if picture is None:
            return plain_board(self.title, view)
        try:
            board = self.arranged(picture, view, screen)
            board.look = self.meta.name
            for ground in board.grounds:
                ground.layer = self.layer(ground)
            return markup(board, self.say)
        except Exception as error:
            failed(self.meta, "picture", error)
            return plain_board(self.title, view)

    def layer(self, ground: Ground) -> str:
        """Returns the name of the layer of a ground; draws it if nobody did, or if it was forgotten."""
        name = self.layers.get(ground.shows, "")
        if name not in LAYERS:
            name = self.layers[ground.shows] = LAYERS.add(ground.markup(self.say))
        return name

    def arranged(self, picture: Picture, view: View, screen: Screen) -> Board:
        if screen != "wide" and isinstance(picture, SmallPicture):
            return picture.blocks(view, self.keep, screen)
        return picture.board(view, self.keep)

    def keep(self, shows: str, draw: Callable[[], Part]) -> Part:
        """Returns a part of a board; draws it only if none that shows the same is remembered."""
        part = self.kept.pop(shows, None) or Drawn(markup(draw(), self.say))
        self.kept[shows] = part
        if len(self.kept) > MAX_KEPT:
            del self.kept[next(iter(self.kept))]
        return part

    def seat(self, view: View, seat: int) -> str:
        """Draws what one seat has before it, as HTML."""
        picture = self.shown.picture
        if picture is None:
            return ""
        try:
            its = picture.seat(view, seat)
            shown, panel = self.panels.get((view.get("seat"), seat), (None, ""))
            if its != shown:
                panel = self.panel(its, seat)
                self.panels[view.get("seat"), seat] = its, panel
            return panel
        except Exception as error:
            failed(self.meta, "seat panel", error)
            return ""

    def panel(self, its: Mapping[str, object], seat: int) -> str:
        inside = seat_template(self.shown.folder).render(its, say=self.say, draw=self.draw)
        look = f"belongings {self.meta.name} seat-{seat}"
        return f'<div class="{look}" data-look="">{inside}</div>'

    def brief(self, view: View, seat: int) -> str:
        """Draws in brief what one seat has, as an SVG element; returns nothing for a game that does not."""
        picture = self.shown.picture
        if not isinstance(picture, BriefPicture):
            return ""
        try:
            inside = markup(picture.brief(view, seat), self.say)
        except Exception as error:
            failed(self.meta, "seat in brief", error)
            return ""
        return f'<svg class="brief {self.meta.name}" viewBox="0 0 42 13" aria-hidden="true">{inside}</svg>'

    def draw(self, part: Part) -> Markup:
        """Draws a part of a scene, for a template."""
        return Markup(markup(part, self.say))

    def standalone(self, view: View, night: bool = False, lit: Collection[str] = ()) -> str:
        """Draws the board as an SVG file that needs nothing else and that every program can show. Targets in `lit` have gold
        rims, as things have that can be chosen."""
        return self.with_looks(lit_up(self.alone(view), lit), night)

    def with_looks(self, picture: str, night: bool = False) -> str:
        """Returns a picture of this game with the style and the symbols that it needs."""
        own = re.sub(rf"\.{self.meta.name} (?=[\w.])", "", self.shown.style)  # all is that game's
        sheet = PALETTE.read_text(encoding="utf-8") + own
        symbols = symbols_of(self.shown.picture)
        return named(standalone(picture, symbols, by_night(sheet) if night else sheet), self.meta)

    def alone(self, view: View) -> str:
        """Draws the board as an SVG element that needs style and symbols, but no other layer."""
        picture = self.shown.picture
        if picture is None:
            return plain_picture(self.title, view)
        try:
            scene = picture.board(view, self.keep)
            scene.look = self.meta.name
            return scene.alone(self.say)
        except Exception as error:
            failed(self.meta, "picture", error)
            return plain_picture(self.title, view)


def lit_up(board: str, lit: Collection[str]) -> str:
    """Lights targets of a board."""
    for target in lit:
        thing = re.compile(rf'<g(?: class="([^"]*)")?([^>]* data-target="{re.escape(target)}")')
        board = thing.sub(lambda its: f'<g class="{its[1] or ""} lit"{its[2]}', board)
    return board


def named(markup: str, meta: Meta) -> str:
    """Fills in the name of the game where a picture names or uses its symbols, for documents with several pictures."""
    return markup.replace(f"#{OWN}", f"#{meta.name}-").replace(f'id="{OWN}', f'id="{meta.name}-')


def symbols_of(picture: Picture | None) -> str:
    return symbols_markup(picture.symbols()) if isinstance(picture, SymbolPicture) else ""


def symbols_layer(meta: Meta) -> str:
    """Returns the name of the layer with a game's symbols, or nothing if it has none."""
    drawn = symbols_drawn(meta)
    return LAYERS.add(drawn) if drawn else ""


@cache_by_box
def symbols_drawn(meta: Meta) -> str:
    try:
        return symbols_of(shown(meta).picture)
    except Exception as error:
        failed(meta, "symbols", error)
        return ""


def plain_board(title: str, view: View) -> str:
    """Shows a view as lines of text."""
    return (
        f'<div class="board scene fits"><div class="leaf">{plain_picture(title, view)}</div></div>'
    )


def plain_picture(title: str, view: View) -> str:
    lines = [line[:PLAIN_LETTERS] for line in plain_lines(view)]
    texts = "".join(
        f'<text class="plain" x="12" y="{PLAIN_LINE * number}">{escape(line)}</text>'
        for number, line in enumerate(lines, start=1)
    )
    size = f'viewBox="0 0 {PLAIN_WIDTH} {PLAIN_LINE * (len(lines) + 1)}"'
    return (
        f'<svg {XMLNS} class="top" {size} role="group" aria-label="{escape(title)}">{texts}</svg>'
    )
